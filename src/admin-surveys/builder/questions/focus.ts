export const TITLE_ID = 'ufb-question-title';

/**
 * Focuses the open question's title when React has drawn it and the menu that
 * was open has given the focus back.
 */
export function focusTitle(): void {
	setTimeout( () => {
		const field = document.getElementById( TITLE_ID );
		if ( field instanceof HTMLTextAreaElement ) {
			field.focus();
			field.select();
		}
	} );
}

/** Focuses what a selector finds once React has drawn it. */
export function focusLater( selector: string ): void {
	setTimeout( () => {
		document.querySelector< HTMLElement >( selector )?.focus();
	} );
}
