/**
 * First script of a visitor, without framework: chooses the surveys of this
 * page, waits for their triggers and only then fetches the widget. Until a
 * survey starts there is no request and no cookie. An error here must never
 * reach the host page.
 */
import { deviceOf } from '../../domain/device';
import { select } from '../../domain/selection';
import type { Visitor } from '../../domain/selection';
import type { WirePayload, WireSurvey } from '../../types';
import { readCookie } from '../cookies';
import { QUEUE_PREFIX } from '../delivery/queue-prefix';
import { pageIsThere } from './page-is-there';
import { onTrigger } from './triggers';

/** The one global: why which survey does not show, for owners who wonder (SEL-09). */
declare global {
	interface Window {
		userfeedbackWidget?: { reasons: Record< number, string > };
	}
}

interface WidgetModule {
	start: ( payload: WirePayload, survey: WireSurvey, place?: HTMLElement ) => Promise< void >;
	resume: () => void;
}

const quietly = ( work: () => Promise< unknown > ): void => {
	work().catch( () => {} );
};

const fetchModule = ( url: string ) => import( /* webpackIgnore: true */ url ) as Promise< WidgetModule >;

type Who = Visitor[ 'who' ];

/** Asks the server who looks, in the loader for pages where that may decide. */
export type AskServer = (
	url: string,
	surveys: readonly WireSurvey[],
	choose: ( from: readonly WireSurvey[], who: Who ) => WireSurvey | undefined
) => Promise< Who >;

async function run( allows: Visitor[ 'allows' ], ask?: AskServer ): Promise< void > {
	// A block that is missing or broken ends it here, quietly.
	const block = document.getElementById( 'userfeedback-data' ) as HTMLElement;
	const payload = JSON.parse( block.textContent ) as WirePayload;
	const { missing = {}, surveys, utc_offset: utcOffset = 0, visitor: facts, widget } = payload;
	const reasons: Record< number, string > = {};
	window.userfeedbackWidget = { reasons };
	const device = deviceOf( navigator );

	const choose = ( from: readonly WireSurvey[], who?: Who ) =>
		select(
			from,
			{
				url: location.href,
				referrer: document.referrer,
				cookie: readCookie,
				who,
				device,
				now: Date.now(),
				utcOffset,
				missing,
				allows,
			},
			reasons
		);
	const whoLooks = async ( from: readonly WireSurvey[] ) => ( facts ? ask?.( facts, from, choose ) : undefined );
	const show = async ( survey: WireSurvey | undefined, place?: HTMLElement ) => {
		if ( survey ) {
			await ( await fetchModule( widget ) ).start( payload, survey, place );
		}
	};

	quietly( async () => {
		if ( Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE_PREFIX ) ) ) {
			( await fetchModule( widget.replace( 'widget.js', 'delivery.js' ) ) ).resume();
		}
	} );

	const places = document.querySelectorAll< HTMLElement >( '[data-userfeedback]' );
	places.forEach( ( place ) =>
		quietly( async () => {
			try {
				const placed = surveys
					.filter( ( { id } ) => `${ id }` === place.dataset.userfeedback )
					.map( ( survey ) => ( { ...survey, shortcode: true } ) );
				await show( choose( placed, await whoLooks( placed ) ), place );
			} finally {
				// Where no survey shows there must be no hole of its height.
				if ( ! place.firstChild ) {
					place.remove();
				}
			}
		} )
	);
	if ( places.length ) {
		return;
	}

	const floating = surveys.filter( ( { shortcode } ) => ! shortcode );
	const who = await whoLooks( floating );
	const survey = choose( floating, who );
	if ( survey ) {
		onTrigger( survey.behavior ?? {}, device, () =>
			quietly( async () => {
				await pageIsThere();
				// While this one waited, the visitor may have answered in another tab, or scripts
				// may have put another page in its place, with a loader of its own or none.
				await show( block.isConnected ? choose( [ survey ], who ) : undefined );
			} )
		);
	}
}

/**
 * Begins.
 *
 * @param allows Decides rules about the visitor, in the loader for pages that have some.
 * @param ask    Asks who looks, in the same loader.
 */
export function load( allows?: Visitor[ 'allows' ], ask?: AskServer ): void {
	const begin = () => quietly( () => run( allows, ask ) );
	// A page rendered ahead of a visit that may never come starts nothing.
	if ( ( document as Document & { prerendering?: boolean } ).prerendering ) {
		document.addEventListener( 'prerenderingchange', begin );
	} else {
		begin();
	}
}
