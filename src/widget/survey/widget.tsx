/**
 * The module that the loader imports when a survey starts (requirements WID-06 to
 * WID-14, WID-31).
 */
import { WAY } from '../../domain/flow';
import { readSurveyCookie } from '../../domain/selection';
import type { Question, WirePayload, WireQuestion, WireSurvey } from '../../types';
import { readCookie, writeSurveyCookie } from '../cookies';
import { questionsOf, stringsOf, surveyOf } from './defaults';
import { emit } from './events';
import { createHost } from './host';
import { KIT } from './kit';
import { TYPES } from './questions';
import { LiveSurvey, wait } from './live-survey';
import type { WithParts } from './part';
import { paint } from './look';
import { mount } from '../preact';
import { routeOf } from '../route';
import { importDelivery } from '../import-delivery';

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
const DELIVERY_COMES = 400;

/**
 * Starts a survey (A49: impression and cookie now, not earlier).
 *
 * @param payload What the page printed.
 * @param wire    The survey that was selected.
 * @param place   Shortcode element to fill; without it the survey floats.
 */
export async function start( payload: WirePayload, wire: WireSurvey, place?: HTMLElement ): Promise< void > {
	// Its language is this survey's only, and another one may be on the page.
	payload = { ...payload };
	const styles =
		wire.parts &&
		( await ( await importDelivery( payload.widget ) ).addParts( wire as WithParts, TYPES, KIT, payload ) );
	const questions = await recordImpression( payload, wire );
	if ( ! WAY.visible( questions, [] ).length ) {
		return;
	}
	const survey = surveyOf( wire );
	if ( ! readSurveyCookie( readCookie( survey.cookie_name ) ) ) {
		const { cookie_name: name, behavior } = survey;
		writeSurveyCookie( name, { submitted: false, last_response_id: null }, behavior.remember_days );
	}
	const strings = stringsOf( payload );
	if ( ! place ) {
		await wait( OPENS_AFTER );
	}

	const { host, root } = createHost( place ?? document.body, ! place, styles );
	paint( host, survey.theming );
	const canvas = document.createElement( 'div' );
	root.append( canvas );
	const stops: ( () => void )[] = [];
	const gone = () => {
		stops.forEach( ( stop ) => stop() );
		host.remove();
		place?.remove();
	};
	stops.push(
		mount(
			<LiveSurvey
				payload={ payload }
				strings={ strings }
				survey={ survey }
				questions={ questions }
				place={ place }
				onGone={ gone }
			/>,
			canvas,
			gone
		)
	);
	emit( 'view', survey );
	setTimeout( () => {
		importDelivery( payload.widget )
			.then( ( { afterShown } ) =>
				stops.push( afterShown( { host, root, survey, strings, floating: ! place, gone } ) )
			)
			.catch( () => {} );
	}, DELIVERY_COMES );
}
