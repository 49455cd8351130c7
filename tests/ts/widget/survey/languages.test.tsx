import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import defaults from '../../../../src/domain/widget-defaults.json';
import type { LanguagesPart, SurveyInLanguage, WirePayload, WireSurvey } from '../../../../src/types';
import { API, payloadOf, question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, failParts, impressions, sent, server, startSurvey, visit } from '../visit';

beVisitor();

const asked: string[] = [];

const words: SurveyInLanguage = {
	lang: 'ar',
	rtl: true,
	strings: { ...defaults.payload.strings, back: 'رجوع' },
	survey: {
		title: 'استطلاع',
		questions: [
			question( 'a', 'radio-button', { title: 'ما هذا؟', config: { options: [ 'هدية', 'سم' ] } } ),
			question( 'b', 'text' ),
		],
		thank_you: { message: 'شكرا' },
	},
	theming: { next_text: 'التالي', skip_text: 'تخطي', widget_toggle_text: '' },
	parts: {},
};

const answers = ( reply: () => Response | Promise< Response > ) =>
	server.use(
		http.get( `${ API }surveys/7/texts/:language`, ( { params } ) => {
			asked.push( String( params.language ) );
			return reply();
		} )
	);

beforeEach( () => {
	asked.length = 0;
	sessionStorage.clear();
	document.documentElement.lang = 'en-US';
	vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'en-GB' ] );
	answers( () => HttpResponse.json( words ) );
} );
afterEach( () => {
	document.documentElement.lang = '';
} );

const part = ( more: Partial< LanguagesPart > = {} ): LanguagesPart => ( {
	url: '/pro-types/languages.js',
	missing: '',
	source: 'en-US',
	offered: [ 'de-DE', 'ar' ],
	page: '',
	site: 'en-US',
	...more,
} );

const asking = ( more: Partial< LanguagesPart > = {}, payload: Partial< WirePayload > = {}, survey = {} ) => {
	const languages = part( more );
	const wire: WireSurvey = { ...visitorSurvey( { survey } ), parts: { languages } };
	return visit( wire, payload );
};

describe( 'a survey in several languages', () => {
	it( 'reads as the browser does, mirrored, with the answers of that language', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'fr', 'ar-EG' ] );
		const { title, choose, press, host, ui } = await asking();
		expect( asked ).toEqual( [ 'ar' ] );
		expect( title() ).toBe( 'ما هذا؟' );
		const root = host?.shadowRoot?.querySelector( '.uf' );
		expect( [ root?.getAttribute( 'dir' ), root?.getAttribute( 'lang' ) ] ).toEqual( [ 'rtl', 'ar' ] );
		expect( ui.getByRole( 'dialog' ) ).toHaveAccessibleName( 'Survey: استطلاع' );
		await choose( 'سم' );
		expect( ui.getByRole( 'button', { name: 'رجوع' } ) ).toBeVisible();
		await press( 'تخطي' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body ).toMatchObject( {
			language: 'ar',
			answers: [
				{ question_id: 'a', value: 'سم' },
				{ question_id: 'b', value: null },
			],
		} );
		expect( await ui.findByText( 'شكرا' ) ).toBeVisible();
	} );

	it( 'leaves the language of other surveys on the page as it is', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		const wire = { ...visitorSurvey( {} ), parts: { languages: part() } };
		const payload = payloadOf( wire );
		const ofAll = ( { lang, rtl, strings, language }: WirePayload ) => ( { lang, rtl, strings, language } );
		const before = structuredClone( ofAll( payload ) );
		await act( async () => {
			const started = startSurvey( payload, wire );
			await vi.advanceTimersByTimeAsync( 100 );
			await started;
		} );
		expect( asked ).toEqual( [ 'ar' ] );
		expect( ofAll( payload ) ).toEqual( before );
	} );

	it( 'reads as the source for everybody else, without a request, and says so', async () => {
		const { title, choose, press } = await asking();
		expect( asked ).toEqual( [] );
		expect( title() ).toBe( 'Title of a' );
		await choose( 'Yes' );
		await press( 'Skip it' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.language ).toBe( 'en-US' );
	} );

	it( 'follows the page before the browser, and a multilingual plugin before all', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		document.documentElement.lang = 'de';
		await asking();
		expect( asked ).toEqual( [ 'de-DE' ] );
		document.body.replaceChildren();
		await asking( { page: 'en-US' } );
		expect( asked ).toEqual( [ 'de-DE' ] );
	} );

	it( 'shows the source where the texts cannot be had', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		answers( () => new HttpResponse( null, { status: 503 } ) );
		const { title, host, choose, press } = await asking();
		expect( title() ).toBe( 'Title of a' );
		expect( host?.shadowRoot?.querySelector( '.uf' )?.getAttribute( 'dir' ) ).toBe( 'ltr' );
		await choose( 'Yes' );
		await press( 'Skip it' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.language ).toBe( 'en-US' );
	} );

	it( 'waits for the next page where its answers began in a language that cannot be had', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		const { choose } = await asking();
		await choose( 'سم' );
		document.body.replaceChildren();
		impressions.length = 0;
		answers( () => new HttpResponse( null, { status: 503 } ) );
		const wire = { ...visitorSurvey( {} ), parts: { languages: part() } };
		// The loader ends such a start quietly.
		await expect( startSurvey( payloadOf( wire ), wire ) ).rejects.toThrow();
		expect( document.querySelector( '.userfeedback-survey' ) ).toBeNull();
		expect( impressions ).toEqual( [] );
		answers( () => HttpResponse.json( words ) );
		const { title } = await asking();
		expect( title() ).toBe( 'Title of b' );
	} );

	it( 'keeps the language where nothing can be stored', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		const { title, choose, press } = await asking();
		expect( title() ).toBe( 'ما هذا؟' );
		await choose( 'سم' );
		await press( 'تخطي' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.language ).toBe( 'ar' );
	} );

	it( 'shows the source where its file cannot be had', async () => {
		failParts();
		const { title } = await asking();
		failParts( false );
		expect( title() ).toBe( 'Title of a' );
	} );

	it( 'goes on in the language in which the answers began', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		const { choose } = await asking();
		await choose( 'سم' );
		document.body.replaceChildren();
		document.documentElement.lang = 'de';
		const { title } = await asking();
		expect( asked ).toEqual( [ 'ar', 'ar' ] );
		expect( title() ).toBe( 'Title of b' );
	} );

	it( 'gives files of question types their words', async () => {
		vi.spyOn( navigator, 'languages', 'get' ).mockReturnValue( [ 'ar' ] );
		const stars = question( 'a', 'scale', { config: { look: 'stars', points: 5, start: 1 } } );
		answers( () =>
			HttpResponse.json( {
				...words,
				survey: { ...words.survey, questions: [ stars ] },
				parts: { scale: { missing: 'x', words: { stars: '%1$s من %2$s' } } },
			} )
		);
		const languages: LanguagesPart = {
			url: '/pro-types/languages.js',
			missing: '',
			source: 'en-US',
			offered: [ 'ar' ],
			page: '',
			site: 'en-US',
		};
		const scale = { url: '/pro-types/scale.js', missing: 'Gone.', words: { stars: '%1$s of %2$s' } };
		const { ui } = await visit( {
			...visitorSurvey( { survey: { questions: [ stars ] } } ),
			parts: { languages, scale },
		} );
		expect( ui.getByRole( 'radio', { name: '4 من 5' } ) ).toBeInTheDocument();
	} );
} );
