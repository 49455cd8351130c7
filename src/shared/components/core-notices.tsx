import { useEffect, useRef } from 'react';

const FOREIGN = [ 'notice', 'updated', 'error' ]
	.map( ( name ) => `#wpbody-content > .${ name }:not(.inline)` )
	.join();

/**
 * Notices that WordPress and other plugins printed on this page (LIST-05). They
 * stand above the app; this takes them in, and gives them back when the screen
 * closes so that the next one can.
 */
export function CoreNotices() {
	const host = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const place = host.current;
		const take = () =>
			place?.append( ...document.querySelectorAll( FOREIGN ) );
		take();
		// Core's script moves notices once when the document is ready, perhaps after us.
		window.addEventListener( 'load', take );
		return () => {
			window.removeEventListener( 'load', take );
			document
				.getElementById( 'userfeedback-root' )
				?.before( ...( place?.childNodes ?? [] ) );
		};
	}, [] );

	return <div ref={ host } className="uf-core-notices" />;
}
