import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import './count-bar.scss';

interface Props {
	/** How far it is, in words. */
	children: ReactNode;
	value: number;
	total: number;
	/** The button that stops it or lets it go on. */
	action: { text: string; variant: 'secondary' | 'tertiary'; run: () => void };
}

/** How far a count or a search of many responses is. */
export function CountBar( { children, value, total, action }: Props ) {
	return (
		<div className="uf-countbar">
			<div>
				{ children }
				<progress value={ value } max={ Math.max( 1, total ) } aria-hidden="true" />
			</div>
			<Button size="compact" variant={ action.variant } onClick={ action.run }>
				{ action.text }
			</Button>
		</div>
	);
}
