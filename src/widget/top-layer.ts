/**
 * A body that is transformed or filtered takes along what is fixed to the
 * window: a survey would hang at the end of the page. Above such a page it
 * stands in the browser's top layer.
 */
export function leaveBody( host: HTMLElement ): void {
	const { transform, filter, contain, willChange } = getComputedStyle( document.body );
	if ( [ transform, filter, contain, willChange ].join() !== 'none,none,none,auto' ) {
		host.popover = 'manual';
		// Browsers before 2024 have no top layer for it, and jsdom neither.
		( host as Partial< HTMLElement > ).showPopover?.();
	}
}
