/**
 * First script of a visitor, without framework: chooses the surveys of this
 * page, waits for their triggers and only then fetches the widget. Until a
 * survey starts there is no request and no cookie. An error here must never
 * reach the host page.
 */
import { deviceOf } from '../domain/device';
import { select } from '../domain/selection';
import type { Visitor } from '../domain/selection';
import type { PagePayload, VisitorFacts, WidgetSurvey } from '../types';
import { readCookie } from './cookies';
import { QUEUE_PREFIX } from './queue-prefix';
import { onTrigger } from './triggers';

/** The one global: why which survey does not show, for owners who wonder (SEL-09). */
declare global {
	interface Window {
		userfeedbackWidget?: { reasons: Record< number, string > };
	}
}

interface WidgetModule {
	start: ( payload: PagePayload, survey: WidgetSurvey, place?: Element ) => Promise< void >;
	resume: () => void;
}

const quietly = ( work: () => unknown ): void => {
	Promise.resolve()
		.then( work )
		.catch( () => {} );
};

const fetchModule = ( url: string ) => import( /* webpackIgnore: true */ url ) as Promise< WidgetModule >;

async function run( allows: Visitor[ 'allows' ] ): Promise< void > {
	const payload = JSON.parse( document.getElementById( 'userfeedback-data' )?.textContent ?? '' ) as PagePayload;
	const { addons, surveys, utc_offset: utcOffset, visitor: askServer, widget } = payload;
	const reasons: Record< number, string > = {};
	window.userfeedbackWidget = { reasons };
	const device = deviceOf( navigator.userAgent, navigator.maxTouchPoints );

	const choose = ( from: readonly WidgetSurvey[], who?: Visitor[ 'who' ] ) => {
		const selection = select( from, {
			url: location.href,
			referrer: document.referrer,
			cookie: readCookie,
			who,
			device,
			now: Date.now(),
			utcOffset,
			addons,
			allows,
		} );
		Object.assign( reasons, selection.reasons );
		return selection.survey;
	};
	const show = async ( survey: WidgetSurvey | undefined, place?: Element ) => {
		if ( survey ) {
			await ( await fetchModule( widget ) ).start( payload, survey, place );
		}
	};

	quietly( async () => {
		if ( Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE_PREFIX ) ) ) {
			( await fetchModule( widget.replace( 'widget.js', 'transport.js' ) ) ).resume();
		}
	} );

	const places = document.querySelectorAll( '[data-userfeedback]' );
	places.forEach( ( place ) => {
		const survey = surveys.find( ( { id } ) => `${ id }` === place.getAttribute( 'data-userfeedback' ) );
		if ( survey ) {
			const theming = { ...survey.theming, position: 'bottom_right' as const };
			quietly( () => show( choose( [ { ...survey, shortcode: true, theming } ] ), place ) );
		}
	} );
	if ( places.length ) {
		return;
	}

	// Login and role are asked for only when they decide.
	let who: Visitor[ 'who' ] = true;
	const floating = surveys.filter( ( { shortcode } ) => ! shortcode );
	if ( askServer && choose( floating, true ) !== choose( floating, false ) ) {
		who = ( await ( await fetch( askServer ) ).json() ) as VisitorFacts;
	}
	const survey = choose( floating, who );
	if ( survey ) {
		const timing = addons.behavior ? survey.behavior.timing : 'immediate';
		// The visitor may have answered in another tab while this one waited.
		onTrigger( { ...survey.behavior, timing }, device, () => quietly( () => show( choose( [ survey ], who ) ) ) );
	}
}

/**
 * Begins.
 *
 * @param allows Decides rules about the visitor, in the loader for pages that have some.
 */
export function load( allows?: Visitor[ 'allows' ] ): void {
	const begin = () => quietly( () => run( allows ) );
	// A page rendered ahead of a visit that may never come starts nothing.
	if ( ( document as Document & { prerendering?: boolean } ).prerendering ) {
		document.addEventListener( 'prerenderingchange', begin, { once: true } );
	} else {
		begin();
	}
}
