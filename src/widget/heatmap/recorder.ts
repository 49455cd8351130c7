/**
 * Records a view of a page for its heatmap (A93). It reads places and names of elements, never texts and never what is
 * in a field; everything is sent once, when the page is hidden.
 */
import { mayBeDead, rageDetector, watchForAnswer } from './clicks';
import { CONSENT_EVENT, FRESH, readData } from './data';
import type { HeatmapData } from './data';
import { DEAD, makeView, RAGE } from './view';

/** Milliseconds between two looks at a pointer that moved. */
const TICK = 250;
/** A pointer that did not move for so long was forgotten by its owner. */
const IDLE = 2000;
/** How long a page may take to answer a click. */
const ANSWER = 800;
/** A click on a label makes one on its field. */
const SAME_CLICK = 20;

const hasPassword = () => document.querySelector( 'input[type=password]' ) !== null;

function start( { url, token, sensitive, consent }: HeatmapData, fresh: boolean ) {
	const view = makeView( token, fresh );
	const isRage = rageDetector();
	let over = ! sensitive && hasPassword();
	let clicked = -Infinity;
	let pointer: PointerEvent | null = null;
	let moved = 0;
	let ticking = 0;
	let seeing = 0;

	const tick = () => {
		const rested = performance.now() - moved;
		if ( over || rested > IDLE ) {
			clearInterval( ticking );
			ticking = 0;
		} else if ( pointer?.target instanceof Element ) {
			view.rest( pointer.target, pointer.clientX, pointer.clientY );
		}
	};
	const see = () => {
		seeing = 0;
		view.see();
	};
	const send = () => {
		if ( over || ( ! sensitive && hasPassword() ) ) {
			return;
		}
		over = true;
		const body = new Blob( [ JSON.stringify( view.record() ) ], { type: 'application/json' } );
		if ( ! navigator.sendBeacon( url, body ) ) {
			void fetch( url, { method: 'POST', body, keepalive: true } ).catch( () => {} );
		}
	};

	view.see();
	addEventListener(
		'click',
		( event ) => {
			const { target, timeStamp } = event;
			if ( over || ! event.isTrusted || ! ( target instanceof Element ) || timeStamp - clicked < SAME_CLICK ) {
				return;
			}
			clicked = timeStamp;
			let { clientX: x, clientY: y } = event;
			// A key was pressed: the element was meant as a whole.
			if ( event.detail === 0 ) {
				const box = target.getBoundingClientRect();
				x = box.left + box.width / 2;
				y = box.top + box.height / 2;
			}
			// Its place was asked for anyway, so that this costs nothing more.
			view.see();
			const row = view.click( target, x, y, isRage( timeStamp, x + scrollX, y + scrollY ) ? RAGE : 0 );
			if ( row && mayBeDead( target ) ) {
				watchForAnswer( () => {
					row[ 3 ] += DEAD;
				}, ANSWER );
			}
		},
		true
	);
	addEventListener(
		'pointermove',
		( event ) => {
			if ( event.pointerType !== 'touch' ) {
				pointer = event;
				moved = performance.now();
				ticking ||= setInterval( tick, TICK ) as unknown as number;
			}
		},
		{ capture: true, passive: true }
	);
	document.addEventListener( 'mouseleave', () => {
		pointer = null;
	} );
	addEventListener(
		'scroll',
		() => {
			// What is under the pointer now is not known.
			pointer = null;
			// At once, because the page may go away next, and again when the scrolling has gone on.
			if ( ! seeing ) {
				view.see();
				seeing = setTimeout( see, TICK ) as unknown as number;
			}
		},
		{ passive: true }
	);
	addEventListener( 'pagehide', send );
	document.addEventListener( 'visibilitychange', () => {
		if ( document.visibilityState === 'hidden' ) {
			send();
		}
	} );
	document.addEventListener( CONSENT_EVENT, ( event ) => {
		over ||= ( event as CustomEvent< Record< string, string > | null > ).detail?.[ consent ] === 'deny';
	} );
}

const data = readData();
if ( data ) {
	start( data, document.getElementById( 'uf-heatmap-recorder' )?.dataset[ FRESH ] === 'true' );
}
