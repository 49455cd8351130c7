import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { SubmissionPayload, WidgetPart, WidgetSurvey, WirePayload, WireSurvey } from '../../../src/types';
import type { Part } from '../../../src/widget/survey/part';
import type { TypeInWidget } from '../../../src/widget/survey/questions';
import { writeSession } from '../../../src/widget/survey/session';
import type { Session } from '../../../src/widget/survey/session';
import { setWords } from '../../../src/widget/survey/types/words';
import { start } from '../../../src/widget/survey/widget';
import { API, onPage, payloadOf, visitorSurvey } from '../support/visitor';

/** Delivery is a file of the build; here it is the module of the source, unless it cannot be had. */
const delivery = vi.hoisted( () => ( { failing: false, partsFailing: false, asked: 0 } ) );
export const failDelivery = ( failing = true ) => ( delivery.failing = failing );
export const failParts = ( failing = true ) => ( delivery.partsFailing = failing );
export const deliveryAsked = () => delivery.asked;
vi.mock( '../../../src/widget/import-delivery', () => ( {
	importDelivery: async () => {
		delivery.asked++;
		if ( delivery.failing ) {
			throw new TypeError( 'Failed to fetch dynamically imported module' );
		}
		return import( '../../../src/widget/delivery/delivery' );
	},
	// A type's file is the module of the source, drawn by what draws the widget.
	importFile: async ( url: string ) => {
		const file = /([a-z-]+)\.js/.exec( url )?.[ 1 ] ?? '';
		if ( delivery.partsFailing ) {
			throw new TypeError( 'Failed to fetch dynamically imported module' );
		}
		if ( file === 'intro' ) {
			return import( '../../../src/widget/survey/intro' );
		}
		if ( file === 'details' ) {
			return import( '../../../src/widget/survey/details' );
		}
		if ( file === 'paths' ) {
			return import( '../../../src/widget/survey/paths' );
		}
		if ( file === 'piping' ) {
			return import( '../../../src/widget/survey/piping' );
		}
		if ( file === 'languages' ) {
			return import( '../../../src/widget/survey/languages' );
		}
		const { default: own } = ( await import( `../../../src/widget/survey/types/${ file }.tsx` ) ) as {
			default: Part;
		};
		return {
			default: ( types: Record< string, TypeInWidget >, type: string, { words }: WidgetPart ) => {
				setWords( words );
				types[ type ] = own;
				return own.css;
			},
		};
	},
} ) );

/** What this tab keeps of a survey that the visitor has begun to answer. */
export const keepSession = ( kept: Partial< Session >, name = 'userfeedback-7' ) =>
	writeSession( name, { clientId: 'c', nonces: visitorSurvey().nonces, drafts: {}, path: [], ...kept } );

/** What the page says of types with files of their own. */
const PARTS: Record< string, WidgetPart > = {
	scale: {
		url: '/pro-types/scale.js',
		missing: 'Gone.',
		words: {
			of: '%1$s of %2$s',
			stars: '%1$s of %2$s stars',
			hearts: '%1$s of %2$s hearts',
			yes: 'Yes',
			no: 'No',
		},
	},
	ranking: {
		url: '/pro-types/ranking.js',
		missing: 'Gone.',
		words: {
			tap: 'Tap in the order you like them.',
			top: 'Tap your top %s in order.',
			ranked: '%1$s of %2$s ranked',
			rest: '%s. Not ranked yet',
			out: '%1$s, %2$s of %3$s. Press to take it out.',
			up: 'Move %s up',
			down: 'Move %s down',
			grip: 'Move %1$s, %2$s of %3$s. Use the arrow keys',
			now: '%1$s, now %2$s of %3$s',
			short: 'Rank %1$s. %2$s so far.',
			full: 'You ranked %s. Take one out to rank another.',
		},
	},
	dropdown: {
		url: '/pro-types/dropdown.js',
		missing: 'Gone.',
		words: {
			choose: 'Choose one',
			find: 'Search or choose',
			write: 'Write your answer, or choose another one.',
			found: 'Options: %s',
			none: 'Nothing matches “%s”.',
		},
	},
	choices: {
		url: '/pro-types/choices.js',
		missing: 'Gone.',
		words: {
			find: 'Search',
			match: '%1$s of %2$s match. Chosen ones stay on top.',
			write: 'Write your answer, or choose another one.',
			least: 'Choose at least %s.',
			most: 'Choose up to %s.',
			range: 'Choose %1$s to %2$s.',
		},
	},
	consent: {
		url: '/widget/types/consent.js',
		missing: 'Gone.',
		words: { must: 'Tick the box to go on.' },
	},
	statement: { url: '/widget/types/statement.js', missing: 'Gone.' },
	matrix: {
		url: '/pro-types/matrix.js',
		missing: 'Gone.',
		words: { missing: 'Choose one answer for “%s”.' },
	},
	number: {
		url: '/pro-types/number.js',
		missing: 'Gone.',
		words: { less: 'Less', more: 'More', whole_range: 'Enter a whole number from %1$s to %2$s.' },
	},
	date: {
		url: '/pro-types/date.js',
		missing: 'Gone.',
		words: { range: 'Choose a date from %1$s to %2$s.' },
	},
	upload: {
		url: '/pro-types/upload.js',
		missing: 'Gone.',
		words: {
			to: 'https://shop.test/wp-json/userfeedback/v1/surveys/',
			choose: 'Choose a file',
			other: 'Choose another file',
			drop: 'Or drop it here.',
			pictures: 'A picture, up to %1$s MB',
			any: 'A picture, a PDF or a text file, up to %1$s MB',
			sending: 'Sending the file',
			sent: 'The file is attached.',
			remove: 'Remove the file',
			wait: 'Wait until the file is sent, or remove it.',
			large: 'This file is too large. It may have %1$s MB.',
			failed: 'The file could not be sent. Please choose it again.',
		},
	},
};

const DETAILS = {
	url: '/widget/types/details.js',
	missing: 'Gone.',
	words: { url: 'Enter a web address, such as example.com.', short: 'Write at least %s characters.' },
};

const partsOf = ( { questions = [] }: WireSurvey ) => {
	const used = Object.entries( PARTS ).filter( ( [ key ] ) => questions.some( ( { type } ) => type === key ) );
	const detailed = questions.map( ( { type } ): string => type ).filter( ( type ) => type.startsWith( 'details:' ) );
	const parts = [
		...used,
		...detailed.map( ( type ) => [ type, DETAILS ] as const ),
		...( questions.some( ( { path } ) => path )
			? [ [ 'paths', { url: '/pro-types/paths.js', missing: '' } ] as const ]
			: [] ),
		...( questions.some( ( { pipe } ) => pipe )
			? [ [ 'piping', { url: '/pro-types/piping.js', missing: '' } ] as const ]
			: [] ),
	];
	return parts.length ? { parts: Object.fromEntries( parts ) as Record< string, WidgetPart > } : {};
};

export const server = setupServer();

/** Bodies of submissions and addresses of impressions, in order. */
export const sent: { body: SubmissionPayload; headers: Headers }[] = [];
export const impressions: string[] = [];

export const impression = http.post( `${ API }surveys/:id/impression`, ( { request } ) => {
	impressions.push( request.url );
	return HttpResponse.json( { data: true } );
} );

/**
 * The responses route.
 *
 * @param answer Makes the reply of the n-th call, from 1.
 */
export const responses = ( answer: ( call: number ) => Response | Promise< Response > ) =>
	http.post( `${ API }surveys/:id/responses`, async ( { request } ) => {
		sent.push( { body: ( await request.json() ) as SubmissionPayload, headers: request.headers } );
		return answer( sent.length );
	} );

export const created = () => HttpResponse.json( { data: 41 }, { status: 201 } );

/** Server, clock and cookies of a visitor; call it at the top level of a file. */
export function beVisitor(): void {
	beforeAll( () => server.listen( { onUnhandledRequest: 'error' } ) );
	beforeEach( () => {
		server.use( impression, responses( created ) );
		vi.useFakeTimers( { shouldAdvanceTime: true } );
	} );
	afterEach( async () => {
		// Removes what was shown, with its timers.
		await act( async () => {
			document.body.replaceChildren();
			await vi.advanceTimersByTimeAsync( 1000 );
		} );
		vi.useRealTimers();
		server.resetHandlers();
		delivery.failing = false;
		delivery.partsFailing = false;
		delivery.asked = 0;
		sent.length = 0;
		impressions.length = 0;
		document.cookie.split( '; ' ).forEach( ( pair ) => {
			document.cookie = `${ pair.split( '=' )[ 0 ] }=; path=/; max-age=0`;
		} );
	} );
	afterAll( () => server.close() );
}

export const cookie = ( name: string ): unknown => {
	const pair = document.cookie.split( '; ' ).find( ( one ) => one.startsWith( `${ name }=` ) );
	return pair && JSON.parse( decodeURIComponent( pair.slice( name.length + 1 ) ) );
};

export const pass = ( time: number ) => act( () => vi.advanceTimersByTimeAsync( time ) );

/** Starts a survey as the loader does, with what a page prints of it, and gives the tools of a visitor. */
export async function visit( survey: WireSurvey, more: Partial< WirePayload > = {}, place?: HTMLElement ) {
	await act( async () => {
		const started = start(
			{ ...payloadOf( survey as WidgetSurvey ), ...more },
			onPage( { ...partsOf( survey ), ...survey } ),
			place
		);
		await vi.advanceTimersByTimeAsync( 100 );
		await started;
	} );
	const host = document.querySelector< HTMLElement >( '.userfeedback-survey' );
	const root = host?.shadowRoot?.firstElementChild as HTMLElement;
	const user = userEvent.setup( { document, advanceTimers: ( time ) => vi.advanceTimersByTimeAsync( time ) } );
	return {
		host,
		user,
		ui: within( root ),
		title: () => root.querySelector( 'h2' )?.textContent,
		press: ( name: string ) => user.click( within( root ).getByRole( 'button', { name } ) ),
		choose: async ( name: string ) => {
			await user.click( within( root ).getByLabelText( name ) );
			await pass( 220 );
		},
		/** The element with focus inside the widget. */
		focused: () => host?.shadowRoot?.activeElement,
	};
}

export { screen };
export const startSurvey: typeof start = ( ...given ) => start( ...given );
