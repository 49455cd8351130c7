/** Stands in the page: decides whether this view is recorded, before anything is loaded. */
import { CONSENT_EVENT, FRESH, readData } from './data';
import { draw, isRefused } from './sample';

const data = readData();
let begun = false;

function begin() {
	if ( begun || ! data ) {
		return;
	}
	begun = true;
	const { isIn, isFresh } = draw( data, () => localStorage, Math.random );
	if ( ! isIn ) {
		return;
	}
	const load = () => {
		const script = document.createElement( 'script' );
		script.src = data.script;
		script.id = 'uf-heatmap-recorder';
		script.dataset[ FRESH ] = String( isFresh );
		document.head.append( script );
	};
	if ( document.readyState === 'complete' ) {
		load();
	} else {
		addEventListener( 'load', load );
	}
}

if ( data && ! isRefused( data, Date.now(), window ) ) {
	const { consent } = data;
	if ( consent ) {
		const look = () => {
			const { wp_has_consent: has } = window as Window & { wp_has_consent?: ( category: string ) => boolean };
			if ( has?.( consent ) ) {
				begin();
			}
		};
		document.addEventListener( CONSENT_EVENT, ( event ) => {
			if ( ( event as CustomEvent< Record< string, string > | null > ).detail?.[ consent ] === 'allow' ) {
				begin();
			}
		} );
		document.addEventListener( 'wp_consent_type_defined', look );
		document.addEventListener( 'DOMContentLoaded', look );
		look();
	} else {
		begin();
	}
}
