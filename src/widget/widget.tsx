/**
 * Module that the loader imports when a survey starts (requirements WID-06 to
 * WID-14, WID-31): widget.js and, with everything in one file, all.js.
 */
import { createRoot } from 'react-dom/client';
import { readSurveyCookie } from '../domain/selection';
import { visibleQuestions } from '../domain/logic';
import type { Question, WirePayload, WireQuestion, WireSurvey } from '../types';
import { moreFor } from './apart';
import { readCookie, writeSurveyCookie } from './cookies';
import { emit } from './events';
import { createHost } from './host';
import { loadIcon } from './icons';
import { LiveSurvey, wait } from './live';
import { routeOf } from './route';
import { transportOf } from './send';
import { fill } from './text';
import { questionsOf, stringsOf, surveyOf } from './usual';

const post = ( url: string ) => fetch( url, { method: 'POST', keepalive: true } );

/**
 * Records the start (CALL-20); brings the questions when they did not travel with
 * the page. What the fast path refuses it did not count; what got lost on the way
 * it may have counted, and is not sent again.
 */
async function recordImpression( payload: WirePayload, survey: WireSurvey ): Promise< readonly Question[] > {
	const url = routeOf( payload.api, survey.id, 'impression', {
		nonce: survey.nonces.impression,
		...( survey.questions ? {} : { with: 'questions' } ),
	} );
	if ( survey.questions ) {
		post( payload.impression ? `${ payload.impression }${ survey.id }` : url )
			.then( ( reply ) => ( payload.impression && ! reply.ok ? post( url ) : reply ) )
			.catch( () => {} );
		return questionsOf( survey.questions );
	}
	const { questions } = ( await ( await post( url ) ).json() ) as { questions?: WireQuestion[] };
	return questionsOf( questions ?? [] );
}

/** Milliseconds after which the open state follows the cookie (WID-16); until then the page has nothing of the widget. */
const OPENS_AFTER = 100;
/** How long the first question has the network for itself, in milliseconds. */
const TRANSPORT_COMES = 400;

/**
 * Starts a survey (A49: impression and cookie now, not earlier).
 *
 * @param payload What the page printed.
 * @param wire    The survey that was selected.
 * @param place   Shortcode element to fill; without it the survey floats.
 */
export async function start( payload: WirePayload, wire: WireSurvey, place?: Element ): Promise< void > {
	const survey = surveyOf( wire );
	const [ questions, more ] = await Promise.all( [
		recordImpression( payload, wire ),
		moreFor( payload, wire ),
		loadIcon( payload.widget, survey.theming.widget_toggle_icon ),
	] );
	const first = visibleQuestions( questions, [] )[ 0 ];
	// Without its conditions a survey would ask what it must not.
	if ( ! first || ( ! more.STYLES && questions.some( ( { logic } ) => logic.enabled ) ) ) {
		return;
	}
	if ( ! readSurveyCookie( readCookie( survey.cookie_name ) ) ) {
		const { cookie_name: name, behavior } = survey;
		writeSurveyCookie( name, { submitted: false, last_response_id: null }, behavior.remember_days );
	}
	const strings = stringsOf( payload, more.TEXTS );
	if ( ! place ) {
		await wait( OPENS_AFTER );
	}

	const { host, root } = createHost( place ?? document.body, ! place );
	more.paint?.( host, survey.theming );
	more.loadFont?.( survey.theming );
	let stop = () => {};
	const canvas = document.createElement( 'div' );
	const status = document.createElement( 'p' );
	root.append( canvas, status );
	if ( ! place ) {
		// Opened by a trigger it never takes the focus; a polite word says that it is there.
		status.className = 'sr';
		status.setAttribute( 'role', 'status' );
		setTimeout( () => ( status.textContent = fill( strings.opened, first.title ) ), 500 );
	}

	const app = createRoot( canvas );
	app.render(
		<LiveSurvey
			payload={ payload }
			strings={ strings }
			survey={ survey }
			questions={ questions }
			inline={ !! place }
			onGone={ () => {
				stop();
				app.unmount();
				host.remove();
			} }
		/>
	);
	emit( 'view', survey );
	setTimeout( () => {
		transportOf( payload.widget )
			.then( ( { followKeyboard } ) => {
				if ( ! place ) {
					stop = followKeyboard( host );
				}
			} )
			.catch( () => {} );
	}, TRANSPORT_COMES );
}
