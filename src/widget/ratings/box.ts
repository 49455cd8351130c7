/** The rating box under a post: its form works without this. */
import { makeRateable } from './rate';
import type { BoxData } from './rate';

const data = document.getElementById( 'uf-rating-data' );
if ( data ) {
	const read = JSON.parse( data.textContent ) as BoxData;
	document
		.querySelectorAll< HTMLFormElement >( 'form[data-uf-rating]' )
		.forEach( ( form ) => makeRateable( form, read ) );
}
