/**
 * Stands for `@wordpress/components` on the page of a shared report: what the cards of results draw of it where
 * nothing is chosen, searched or edited.
 */
import type { ReactNode } from 'react';

interface ButtonProps {
	children?: ReactNode;
	className?: string;
	onClick?: () => void;
}

export function Button( { children, className, onClick }: ButtonProps ) {
	return (
		<button type="button" className={ [ 'components-button', className ].join( ' ' ) } onClick={ onClick }>
			{ children }
		</button>
	);
}

export const Tooltip = ( { children }: { children: ReactNode } ) => <>{ children }</>;
