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

const TRY_AGAIN_MS = 50;

/**
 * Focuses what a selector finds once React has drawn it. Tabs draw their content
 * in a second step, and parts that load when they are needed later still.
 *
 * @param selector What to focus.
 * @param tries    How often it is looked for.
 */
export function focusLater( selector: string, tries = 20 ): void {
	const look = ( left: number ) => {
		const found = document.querySelector< HTMLElement >( selector );
		if ( found ) {
			found.focus();
		} else if ( left > 1 ) {
			setTimeout( () => look( left - 1 ), TRY_AGAIN_MS );
		}
	};
	setTimeout( () => look( tries ) );
}
