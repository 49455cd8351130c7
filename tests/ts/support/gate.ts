/**
 * Holds a reply back until the test lets it go. It may do so before the request arrives, which on a busy machine comes
 * later than the screen says that it waits.
 */
export function gate(): { passed: Promise< void >; open: () => void } {
	let open = () => {};
	const passed = new Promise< void >( ( resolve ) => {
		open = resolve;
	} );
	return { passed, open };
}
