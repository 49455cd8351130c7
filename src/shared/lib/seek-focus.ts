/**
 * Moves the focus after a step, a refusal, a save or a dialog; no other module does. Parts of a screen load late and
 * closing dialogs restore the focus, so a request waits for its field and holds the focus for a moment. A key, a press
 * or an input ends it.
 */
const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 10_000;
/** Dialogs and menus restore the focus within this time. */
const HOLD_MS = 250;

interface Wish {
	reached: boolean;
	end: () => void;
}

let current: Wish | null = null;

interface Options {
	/** Selects the field's text, so that typing replaces it. */
	select?: boolean;
}

function moveTo( selector: string, select: boolean ): boolean {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		return false;
	}
	if ( found !== document.activeElement ) {
		found.focus();
		if ( select && ( found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ) ) {
			found.select();
		}
	}
	return found === document.activeElement;
}

/** Focuses the element of a selector as soon as it exists and accepts the focus. The newest request wins. */
export function seekFocus( selector: string, { select = false }: Options = {} ): void {
	current?.end();
	// Dictation and input methods write without key events.
	const events = [ 'keydown', 'pointerdown', 'input' ] as const;
	let waited = 0;
	let held = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const wish: Wish = {
		reached: false,
		end() {
			clearTimeout( timer );
			events.forEach( ( event ) => document.removeEventListener( event, wish.end, true ) );
			if ( current === wish ) {
				current = null;
			}
		},
	};
	const look = () => {
		wish.reached = moveTo( selector, select );
		held += wish.reached ? LOOK_AGAIN_MS : 0;
		waited += LOOK_AGAIN_MS;
		if ( held > HOLD_MS || waited > GIVE_UP_MS ) {
			wish.end();
		} else {
			timer = setTimeout( look, LOOK_AGAIN_MS );
		}
	};
	current = wish;
	events.forEach( ( event ) => document.addEventListener( event, wish.end, true ) );
	// React renders first.
	timer = setTimeout( look );
}

/** Focuses a part that was just rendered, unless a request still waits for a field in it. */
export function focusPart( element: HTMLElement | null ): void {
	if ( current?.reached ) {
		current.end();
	}
	element?.focus( { preventScroll: true } );
}
