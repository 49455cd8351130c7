/**
 * First script of a visitor, without framework: chooses the surveys of this
 * page, waits for their triggers and only then fetches the widget. Until a
 * survey starts there is no request and no cookie. An error here must never
 * reach the host page.
 */
import { deviceOf } from '../domain/device';
import { select } from '../domain/selection';
import type { Visitor } from '../domain/selection';
import type { PagePayload, WidgetSurvey } from '../types';
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
	start: ( payload: PagePayload, survey: WidgetSurvey, place?: Element ) => void;
}

const quietly = ( work: () => unknown ): void => {
	try {
		Promise.resolve( work() ).catch( () => {} );
	} catch {}
};

/** A page from a cache may name a file of an earlier version; its successor has the name without hash. */
const load = < T >( url: string, name: string ): Promise< T > =>
	import( /* webpackIgnore: true */ url ).catch(
		() => import( /* webpackIgnore: true */ new URL( name, url ).href )
	) as Promise< T >;

function run(): void {
	const payload = JSON.parse( document.getElementById( 'userfeedback-data' )?.textContent ?? '' ) as PagePayload;
	const reasons = ( window.userfeedbackWidget = { reasons: {} } ).reasons as Record< number, string >;
	const device = deviceOf( navigator.userAgent, navigator.maxTouchPoints );

	const choose = ( surveys: WidgetSurvey[] ) => {
		const visitor: Visitor = {
			url: location.href,
			referrer: document.referrer,
			cookie: readCookie,
			device,
			now: Date.now(),
			utcOffset: payload.utc_offset,
			addons: payload.addons,
		};
		const selection = select( surveys, visitor );
		Object.assign( reasons, selection.reasons );
		return selection.survey;
	};

	const show = ( survey: WidgetSurvey | undefined, place?: Element ) =>
		survey &&
		quietly( async () =>
			( await load< WidgetModule >( payload.widget, 'widget.js' ) ).start( payload, survey, place )
		);

	const places = document.querySelectorAll( '[data-userfeedback]' );
	places.forEach( ( place ) =>
		quietly( () => {
			const survey = payload.surveys.find( ( { id } ) => `${ id }` === place.getAttribute( 'data-userfeedback' ) );
			if ( survey ) {
				const theming = { ...survey.theming, position: 'bottom_right' as const };
				show( choose( [ { ...survey, shortcode: true, theming } ] ), place );
			}
		} )
	);

	const floating = places.length ? undefined : choose( payload.surveys.filter( ( { shortcode } ) => ! shortcode ) );
	if ( floating ) {
		const timing = payload.addons.behavior ? floating.behavior.timing : 'immediate';
		// The visitor may have answered in another tab while this one waited.
		onTrigger( { ...floating.behavior, timing }, device, () => quietly( () => show( choose( [ floating ] ) ) ) );
	}

	if ( Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE_PREFIX ) ) ) {
		const url = new URL( 'transport.js', payload.widget ).href;
		quietly( async () => ( await load< { resume: () => void } >( url, 'transport.js' ) ).resume() );
	}
}

quietly( () => {
	// A page rendered ahead of a visit that may never come starts nothing.
	if ( ( document as Document & { prerendering?: boolean } ).prerendering ) {
		document.addEventListener( 'prerenderingchange', () => quietly( run ), { once: true } );
	} else {
		run();
	}
} );
