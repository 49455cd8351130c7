/**
 * The panel's height is the only thing that moves besides the new content: it grows
 * or shrinks when another question, a comment box or the thank-you message comes.
 */
const stepOf = ( panel: Element ) =>
	`${ panel.querySelector( '.q' )?.textContent } ${ panel.querySelector( '.comment' ) !== null }`;

/**
 * Animates it; returns a function that stops it.
 *
 * @param root What the widget is drawn in.
 */
export function animateHeight( root: ShadowRoot ): () => void {
	let last: { panel: Element; step: string; height: number } | undefined;
	const observer = new MutationObserver( () => {
		const panel = root.querySelector< HTMLElement >( '.panel' );
		const next = panel ? { panel, step: stepOf( panel ), height: panel.offsetHeight } : undefined;
		if (
			panel &&
			last?.panel === panel &&
			last.step !== next?.step &&
			! matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		) {
			panel.animate( [ { height: `${ last.height }px` }, { height: `${ next?.height }px` } ], {
				duration: 220,
				easing: 'cubic-bezier(.2,.8,.2,1)',
			} );
		}
		last = next;
	} );
	observer.observe( root, { childList: true, subtree: true } );
	return () => observer.disconnect();
}
