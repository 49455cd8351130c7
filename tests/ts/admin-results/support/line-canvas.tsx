import type { ReactNode } from 'react';

/**
 * jsdom has no canvas: what Chart.js draws is looked at in a browser, what it is
 * told to draw in the tests of its options.
 */
export default function LineCanvas( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<>
			<div role="img" aria-label={ label } />
			<div data-testid="tooltip">{ children }</div>
		</>
	);
}
