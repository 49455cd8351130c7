/**
 * Module that the loader imports when a survey starts (requirements WID-06 to
 * WID-14, WID-31).
 */
import { createRoot } from 'react-dom/client';
import { readSurveyCookie } from '../domain/selection';
import { visibleQuestions } from '../domain/logic';
import type { Question, WirePayload, WireQuestion, WireSurvey } from '../types';
import { readCookie, writeSurveyCookie } from './cookies';
import { emit } from './events';
import { Guard } from './guard';
import { createHost, followKeyboard, loadFont } from './host';
import { loadIcon } from './icons';
import { LiveSurvey } from './live';
import { routeOf } from './route';
import { fill } from './text';
import { questionsOf, stringsOf, surveyOf } from './usual';

/** Records the start (CALL-20); brings the questions when they did not travel with the page. */
async function recordImpression( payload: WirePayload, survey: WireSurvey ): Promise< readonly Question[] > {
	const reply = fetch(
		routeOf( payload.api, survey.id, 'impression', {
			nonce: survey.nonces.impression,
			...( survey.questions ? {} : { with: 'questions' } ),
		} ),
		{ method: 'POST', keepalive: true }
	);
	if ( survey.questions ) {
		reply.catch( () => {} );
		return questionsOf( survey.questions );
	}
	const { questions } = ( await ( await reply ).json() ) as { questions?: WireQuestion[] };
	return questionsOf( questions ?? [] );
}

/**
 * Starts a survey (A49: impression and cookie now, not earlier).
 *
 * @param payload What the page printed.
 * @param wire    The survey that was selected.
 * @param place   Shortcode element to fill; without it the survey floats.
 */
export async function start( payload: WirePayload, wire: WireSurvey, place?: Element ): Promise< void > {
	const survey = surveyOf( wire );
	const [ questions ] = await Promise.all( [
		recordImpression( payload, wire ),
		loadIcon( survey.theming.widget_toggle_icon ),
	] );
	const first = visibleQuestions( questions, [] )[ 0 ];
	if ( ! first ) {
		return;
	}
	if ( ! readSurveyCookie( readCookie( survey.cookie_name ) ) ) {
		const { cookie_name: name, behavior } = survey;
		writeSurveyCookie( name, { submitted: false, last_response_id: null }, behavior.remember_days );
	}
	loadFont( survey.theming );
	const strings = stringsOf( payload );

	const { host, root } = createHost( place ?? document.body, survey.theming, ! place );
	const stop = place ? () => {} : followKeyboard( host );
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
		<Guard>
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
		</Guard>
	);
	emit( 'view', survey );
}
