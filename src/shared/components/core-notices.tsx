import { useEffect, useRef } from 'react';

const FOREIGN = [ 'notice', 'updated', 'error' ].map( ( name ) => `#wpbody-content > .${ name }:not(.inline)` ).join();

/**
 * Moves the notices of WordPress and other plugins below the heading (LIST-05), and back when the screen closes, so
 * that the next screen finds them.
 */
export function CoreNotices() {
	const host = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const place = host.current;
		const take = () => place?.append( ...document.querySelectorAll( FOREIGN ) );
		take();
		// Core's script moves notices when the document is ready, perhaps after us and
		// even after the load event; others add theirs whenever they like.
		const observer = new MutationObserver( take );
		const content = document.getElementById( 'wpbody-content' );
		if ( content ) {
			observer.observe( content, { childList: true } );
		}
		return () => {
			observer.disconnect();
			document.getElementById( 'userfeedback-root' )?.before( ...( place?.childNodes ?? [] ) );
		};
	}, [] );

	return <div ref={ host } className="uf-core-notices" />;
}
