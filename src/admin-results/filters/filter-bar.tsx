import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import './filter-bar.scss';

interface Props {
	children: ReactNode;
	/** How many responses the filters leave. */
	count: string;
}

/** The frame of days and filters. */
export function FilterBar( { children, count }: Props ) {
	return (
		<div
			className="uf-filter"
			role="group"
			aria-label={ __( 'Filters, they apply to every figure on this page', 'userfeedback' ) }
		>
			{ children }
			<span className="uf-filter__end" role="status">
				{ count }
			</span>
		</div>
	);
}
