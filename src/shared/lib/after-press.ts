/**
 * A message that appears when a field loses the focus moves the content below it. A button that is pressed at that
 * moment would move away before the pointer is up, and lose its click. So such messages wait.
 */
let pressed = false;
let waiting: ( () => void )[] = [];

function release() {
	pressed = false;
	const due = waiting;
	waiting = [];
	// The click event follows pointerup.
	setTimeout( () => due.forEach( ( run ) => run() ) );
}

document.addEventListener( 'pointerdown', () => ( pressed = true ), true );
document.addEventListener( 'pointerup', release, true );
document.addEventListener( 'pointercancel', release, true );

/** Runs at once, or after the click of the pressed pointer. */
export function afterPress( run: () => void ): void {
	if ( pressed ) {
		waiting.push( run );
	} else {
		run();
	}
}
