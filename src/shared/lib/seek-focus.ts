/**
 * The one place that moves the focus when a screen changes by itself: after a
 * step, a refusal, a save, a dialog. Parts of a screen load late and dialogs give
 * the focus back when they go, so a wish waits for its field and holds it for a
 * moment. Whoever types or presses something meanwhile has decided otherwise.
 */
const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 10_000;
/** How long dialogs and menus take to give the focus back. */
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

/**
 * Focuses what a selector finds, as soon as it is there and can have the focus.
 * The newest wish counts.
 */
export function seekFocus( selector: string, { select = false }: Options = {} ): void {
	current?.end();
	// Dictation and input methods write without a key.
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
	// React draws first.
	timer = setTimeout( look );
}

/** Focuses a part that has just been drawn, unless a field in it is still waited for. */
export function focusPart( element: HTMLElement | null ): void {
	if ( current?.reached ) {
		current.end();
	}
	element?.focus( { preventScroll: true } );
}
