import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { BootData, SurveyLanguage, SurveyLanguages, TextSuggestions } from '../../../../src/types';
import { proLanguages } from '../../../../src/admin-surveys/builder/pro-builder';
import { api, installServer, server } from '../../support/server';
import { hash, open } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( {
	SurveyPreview: ( { rtl, survey }: { rtl: boolean; survey: { title: string } } ) => (
		<p dir={ rtl ? 'rtl' : 'ltr' }>{ survey.title }</p>
	),
} ) );
await proLanguages.load();
installServer();

const text = ( key: string, source: string, what = 'Title', place = 'Question 1' ) => ( {
	key,
	text: source,
	place,
	what,
	lines: false,
} );

const texts = [
	text( 'title', 'Coffee', 'Title', 'Survey' ),
	text( 'questions.q1.title', 'How was it?' ),
	text( 'questions.q1.options.o1', 'Good', 'Option' ),
];

const german: SurveyLanguage = {
	language: 'de',
	rtl: false,
	live: true,
	note: '',
	translated: 2,
	texts: {
		title: { text: 'Kaffee', of: 'Coffee' },
		'questions.q1.title': { text: 'Wie war es?', of: 'How is it?' },
	},
};

/** A server that keeps what it gets. */
async function openDialog( languages: SurveyLanguage[], boot: Partial< BootData > = {}, ai?: TextSuggestions ) {
	let all: SurveyLanguages = { source: 'en-US', texts, languages, tags: [ 'ar', 'de', 'en-US' ] };
	const calls: unknown[] = [];
	const { user } = await open( '/edit/5/settings', undefined, boot );
	server.use(
		http.get( api( 'surveys/5/languages' ), () => HttpResponse.json( all ) ),
		http.post( api( 'surveys/5/languages' ), async ( { request } ) => {
			const { add, source } = ( await request.json() ) as { add?: string; source?: string };
			calls.push( add ?? source );
			const added = { ...german, language: add ?? '', rtl: add === 'ar', translated: 0, texts: {} };
			all = {
				...all,
				source: source ?? all.source,
				languages: [ ...all.languages, ...( add ? [ added ] : [] ) ],
			};
			return HttpResponse.json( all );
		} ),
		http.post( api( 'surveys/5/languages/:tag' ), async ( { request, params: { tag } } ) => {
			if ( request.headers.get( 'X-HTTP-Method-Override' ) === 'DELETE' ) {
				calls.push( { removed: tag } );
				all = { ...all, languages: [] };
				return HttpResponse.json( { removed: tag } );
			}
			const body = ( await request.json() ) as { texts?: Record< string, string >; live?: boolean };
			calls.push( body );
			if ( body.texts?.[ 'questions.q1.options.o1' ] === 'Twice' ) {
				const params = { 'texts[questions.q1.options.o1]': 'Another option reads the same.' };
				return HttpResponse.json(
					{ code: 'userfeedback_invalid', message: 'Please check.', data: { status: 422, params } },
					{ status: 422 }
				);
			}
			all = {
				...all,
				languages: all.languages.map( ( one ) => ( {
					...one,
					live: body.live ?? one.live,
					texts: {
						...one.texts,
						...Object.fromEntries(
							Object.entries( body.texts ?? {} ).map( ( [ key, now ] ) => [
								key,
								{ text: now, of: texts.find( ( { key: of } ) => of === key )?.text ?? '' },
							] )
						),
					},
				} ) ),
			};
			return HttpResponse.json( all );
		} ),
		http.post( api( 'surveys/5/languages/:tag/suggestions' ), async ( { request } ) => {
			calls.push( await request.json() );
			return HttpResponse.json( ai );
		} )
	);
	await user.click( await screen.findByRole( 'button', { name: 'Translate the survey' } ) );
	const dialog = within( await screen.findByRole( 'dialog', { name: 'Languages' } ) );
	await dialog.findByRole( 'combobox', { name: 'Add a language' } );
	return { user, dialog, calls };
}

describe( 'the languages of a survey', () => {
	it( 'begins with one, and adds others by their own names', async () => {
		const { user, dialog, calls } = await openDialog( [] );
		expect( dialog.getByText( /Everybody reads this survey in American English/ ) ).toBeVisible();
		const add = dialog.getByRole( 'combobox', { name: 'Add a language' } );
		expect( within( add ).getByRole( 'option', { name: 'Deutsch (German)' } ) ).toBeInTheDocument();
		await user.selectOptions( add, 'ar' );
		expect( calls ).toEqual( [ 'ar' ] );
		const field = await dialog.findByRole( 'textbox', { name: /Arabic: Question 1, Option, Good/ } );
		expect( field ).toHaveAttribute( 'dir', 'rtl' );
		expect( within( add ).queryByRole( 'option', { name: /Arabic/ } ) ).toBeNull();
	} );

	it( 'shows what is missing and what the source was, and stores what was typed', async () => {
		const { user, dialog, calls } = await openDialog( [ german ] );
		expect( await dialog.findByRole( 'button', { name: /Deutsch.*2 of 3 translated/ } ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( dialog.getByText( 'The source has changed. It was: How is it?' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'checkbox', { name: 'Show only missing and changed texts' } ) );
		expect( dialog.queryByRole( 'textbox', { name: /Survey, Title/ } ) ).toBeNull();
		await user.click( dialog.getByRole( 'button', { name: 'Still right' } ) );
		await waitFor( () => expect( dialog.queryByText( /The source has changed/ ) ).toBeNull() );
		await user.click( dialog.getByRole( 'button', { name: 'Copy the source' } ) );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Show only missing and changed texts' } ) );
		const option = dialog.getByRole( 'textbox', { name: /German: Question 1, Option, Good/ } );
		expect( option ).toHaveValue( 'Good' );
		await user.clear( option );
		await user.type( option, 'Gut' );
		await user.click( dialog.getByRole( 'button', { name: 'Save translations' } ) );
		await waitFor( () =>
			expect( calls ).toEqual( [
				{ texts: { 'questions.q1.title': 'Wie war es?' }, of: { 'questions.q1.title': 'How was it?' } },
				{ texts: { 'questions.q1.options.o1': 'Gut' }, of: { 'questions.q1.options.o1': 'Good' } },
			] )
		);
		await waitFor( () =>
			expect( dialog.getByRole( 'button', { name: 'Save translations' } ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			)
		);
	} );

	it( 'goes on with Enter, says at the text what was refused, and keeps it', async () => {
		const { user, dialog } = await openDialog( [ german ] );
		const title = await dialog.findByRole( 'textbox', { name: /Question 1, Title/ } );
		await user.type( title, '{Enter}Twice' );
		const option = dialog.getByRole( 'textbox', { name: /Option, Good/ } );
		expect( option ).toHaveValue( 'Twice' );
		await user.click( dialog.getByRole( 'button', { name: 'Save translations' } ) );
		await waitFor( () => expect( option ).toBeInvalid() );
		expect( option ).toHaveAccessibleDescription( 'Another option reads the same.' );
		expect( option ).toHaveValue( 'Twice' );
	} );

	it( 'asks before typed texts are lost', async () => {
		const { user, dialog } = await openDialog( [ german ] );
		await user.type( await dialog.findByRole( 'textbox', { name: /Option, Good/ } ), 'Gut' );
		await user.keyboard( '{Escape}' );
		const asks = within( await screen.findByRole( 'dialog', { name: 'Close without saving?' } ) );
		await user.click( asks.getByRole( 'button', { name: 'Keep Editing' } ) );
		expect( dialog.getByRole( 'textbox', { name: /Option, Good/ } ) ).toHaveValue( 'Gut' );
		await user.keyboard( '{Escape}' );
		await user.click(
			within( await screen.findByRole( 'dialog', { name: 'Close without saving?' } ) )
				.getAllByRole( 'button', { name: 'Close' } )
				.at( -1 )!
		);
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
	} );

	it( 'asks on the way Back, too, and keeps what was typed when the language could not be removed', async () => {
		const { user, dialog } = await openDialog( [ german ] );
		const field = dialog.getByRole( 'textbox', { name: /Option, Good/ } );
		await user.type( field, 'Gut' );
		server.use(
			http.post( api( 'surveys/5/languages/de' ), () =>
				HttpResponse.json( { code: 'x', message: 'Busy.', data: { status: 503 } }, { status: 503 } )
			)
		);
		await user.click( dialog.getByRole( 'button', { name: 'Remove language' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Remove' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog', { name: /^Remove/ } ) ).toBeNull() );
		expect( dialog.getByRole( 'textbox', { name: /Option, Good/ } ) ).toHaveValue( 'Gut' );

		act( () => {
			window.location.hash = '#/edit/5/questions';
		} );
		const asked = within( await screen.findByRole( 'dialog', { name: 'Close without saving?' } ) );
		await user.click( asked.getByRole( 'button', { name: 'Keep Editing' } ) );
		expect( await dialog.findByRole( 'textbox', { name: /Option, Good/ } ) ).toHaveValue( 'Gut' );
		await waitFor( () => expect( hash() ).toBe( '/edit/5/settings' ) );
	} );

	it( 'hides a language from visitors, says what the site lacks, and removes it', async () => {
		const { user, dialog, calls } = await openDialog( [
			{ ...german, note: 'This site has no WordPress language pack.' },
		] );
		expect( await dialog.findByText( /no WordPress language pack/ ) ).toBeVisible();
		await user.click( dialog.getByRole( 'checkbox', { name: 'Visitors get this language' } ) );
		expect(
			await dialog.findByRole( 'button', { name: /2 of 3 translated, hidden from visitors/ } )
		).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Remove language' } ) );
		const asks = within( await screen.findByRole( 'dialog', { name: 'Remove German?' } ) );
		await user.click( asks.getByRole( 'button', { name: 'Remove' } ) );
		expect( await dialog.findByText( /Everybody reads this survey/ ) ).toBeVisible();
		expect( calls ).toEqual( [ { live: false }, { removed: 'de' } ] );
	} );

	it( 'offers translations by AI only where the site agreed', async () => {
		const { dialog } = await openDialog( [ german ], { ai_drafts: { connector: 'OpenAI', consent: false } } );
		await dialog.findByRole( 'textbox', { name: /Option, Good/ } );
		expect( dialog.queryByRole( 'button', { name: 'Translate with AI' } ) ).toBeNull();
	} );

	it( 'shows what the AI wrote before it is kept, and names what it refused', async () => {
		const { user, dialog, calls } = await openDialog(
			[ german ],
			{ ai_drafts: { connector: 'OpenAI', consent: true } },
			{
				error: null,
				texts: { 'questions.q1.options.o1': 'Gut' },
				refused: [ { key: 'questions.q1.title', text: 'Wie?', reason: 'Left out: a placeholder is missing.' } ],
				model: 'small-1',
			}
		);
		await user.click( await dialog.findByRole( 'button', { name: 'Translate with AI' } ) );
		expect( await dialog.findByText( '1 translation by AI. Read it before you use it.' ) ).toBeVisible();
		expect( calls ).toEqual( [ { keys: [ 'questions.q1.title', 'questions.q1.options.o1' ] } ] );
		expect( dialog.getByText( /Left out: a placeholder is missing/ ) ).toBeVisible();
		const option = dialog.getByRole( 'textbox', { name: /Option, Good/ } );
		expect( option ).toHaveValue( '' );
		await user.click( dialog.getByRole( 'button', { name: 'Use all' } ) );
		expect( option ).toHaveValue( 'Gut' );
		expect( calls ).toHaveLength( 1 );
	} );
} );
