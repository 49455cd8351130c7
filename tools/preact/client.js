/** `react-dom/client` by Preact. */
import { render } from 'preact';

export const createRoot = ( container ) => ( {
	render: ( children ) => render( children, container ),
	unmount: () => render( null, container ),
} );
