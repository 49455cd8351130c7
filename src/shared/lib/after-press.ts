/**
 * What appears when a field is left moves what stands below it, and the thing
 * that was just pressed would be gone before the button is up: the click would
 * be lost. So it appears after the press.
 */
let pressed = false;
let waiting: ( () => void )[] = [];

function release() {
	pressed = false;
	const due = waiting;
	waiting = [];
	// The click follows the button.
	setTimeout( () => due.forEach( ( run ) => run() ) );
}

document.addEventListener( 'pointerdown', () => ( pressed = true ), true );
document.addEventListener( 'pointerup', release, true );
document.addEventListener( 'pointercancel', release, true );

/** Runs at once, or when the pointer has been lifted and its click is done. */
export function afterPress( run: () => void ): void {
	if ( pressed ) {
		waiting.push( run );
	} else {
		run();
	}
}
