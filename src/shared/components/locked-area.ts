import type { HTMLAttributes, KeyboardEvent, SyntheticEvent } from 'react';

/** Controls. Clicks elsewhere have no effect, and a label clicks its control. */
const CONTROLS = 'button, input, select, textarea, a, [role="option"]';

const PASSING_KEYS = [ 'Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta' ];

/** Arrow keys also click native radio buttons, without a wish to choose. */
let arrowed = false;

function isRadio( target: EventTarget ): boolean {
	return target instanceof HTMLInputElement && target.type === 'radio';
}

function isTick( target: EventTarget ): boolean {
	return target instanceof HTMLInputElement && [ 'radio', 'checkbox' ].includes( target.type );
}

function stop( event: SyntheticEvent ) {
	event.preventDefault();
	event.stopPropagation();
}

function isControl( { target }: SyntheticEvent ): boolean {
	return target instanceof Element && target.closest( CONTROLS ) !== null;
}

function isText( target: EventTarget ): boolean {
	return target instanceof HTMLTextAreaElement || ( target instanceof HTMLInputElement && target.type === 'text' );
}

/**
 * Props for the element around locked controls (PLAN-06). They stay focusable and readable, but neither a click nor a
 * key changes them: a click, Enter or Space opens the prompt.
 *
 * @param lock What a click does; null where nothing is locked.
 */
export function lockedArea( lock: { open: () => void } | null ): HTMLAttributes< HTMLElement > {
	if ( lock === null ) {
		return {};
	}
	return {
		onClickCapture( event ) {
			if ( ! isControl( event ) ) {
				return;
			}
			// React puts boxes and radio buttons back when nobody takes the change; it
			// would miss a stopped click, and stumble over a prevented one. Core's box
			// takes the focus at the click, so the dialog has to wait for that.
			if ( isTick( event.target ) ) {
				if ( ! arrowed ) {
					setTimeout( lock.open );
				}
				return;
			}
			stop( event );
			lock.open();
		},
		onMouseDownCapture( event ) {
			// The list of a select opens before the click.
			if ( event.target instanceof HTMLSelectElement ) {
				event.preventDefault();
			}
		},
		onChangeCapture: ( event ) => event.stopPropagation(),
		onKeyDownCapture( event: KeyboardEvent ) {
			const { key, target } = event;
			const arrow = key.startsWith( 'Arrow' );
			arrowed = arrow && isRadio( target );
			if (
				! isControl( event ) ||
				PASSING_KEYS.includes( key ) ||
				event.ctrlKey ||
				event.metaKey ||
				arrowed ||
				( arrow && isText( target ) )
			) {
				return;
			}
			stop( event );
			if ( key === 'Enter' || key === ' ' ) {
				lock.open();
			}
		},
		onKeyUpCapture() {
			arrowed = false;
		},
	};
}
