import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../shared/format/numbers';
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

/** For example `783 of 1,284 responses`. */
export function countText( matching: number, all: number ): string {
	return sprintf(
		/* translators: 1: number of responses that match. 2: number of all responses */
		__( '%1$s of %2$s responses', 'userfeedback' ),
		formatNumber( matching ),
		formatNumber( all )
	);
}
