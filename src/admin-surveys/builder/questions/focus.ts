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
const GIVE_UP_MS = 10_000;

/**
 * Focuses what a selector finds once React has drawn it. Tabs draw their content
 * in a second step, and parts that load when they are needed later still; whoever
 * has moved on meanwhile is left alone.
 */
export function focusLater( selector: string ): void {
	setTimeout( () => {
		const from = document.activeElement;
		const look = ( waited: number ) => {
			const found = document.querySelector< HTMLElement >( selector );
			if ( found ) {
				found.focus();
			} else if ( waited < GIVE_UP_MS && document.activeElement === from ) {
				setTimeout( () => look( waited + TRY_AGAIN_MS ), TRY_AGAIN_MS );
			}
		};
		look( 0 );
	} );
}
