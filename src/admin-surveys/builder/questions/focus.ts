/**
 * A class and not an id: core's TextareaControl ties its label to an id of its
 * own, and one given from outside leaves the field without a name.
 */
export const TITLE_CLASS = 'ufb-question-title';

/**
 * Focuses the open question's title when React has drawn it and the menu that
 * was open has given the focus back.
 */
export function focusTitle(): void {
	setTimeout( () => {
		const field = document.querySelector( `.${ TITLE_CLASS } textarea` );
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
