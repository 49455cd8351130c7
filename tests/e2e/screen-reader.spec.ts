import type { Locator, Page } from '@playwright/test';
import type { Question, QuestionType, Survey } from '../../src/types';
import { expect, site, test } from './support';
import { PICTURE } from './support/nine';
import { screenReaderTree } from './support/screen-reader';

interface Case {
	type: QuestionType;
	/** Of the file, where a type has several. */
	name?: string;
	config?: Question[ 'config' ];
	/** What leads to its error beside Next; null where it has none. */
	wrong?: ( ( survey: Locator ) => Promise< void > ) | null;
}

const FEW = [ 'Tea', 'Coffee', 'Other' ];
const IDS = [ 't', 'c', 'o' ];
const MANY = Array.from( { length: 12 }, ( _, at ) => `Country ${ at + 1 }` );
const write = ( text: string ) => async ( survey: Locator ) => {
	await survey.getByRole( 'textbox' ).first().fill( text );
};
const choose = ( name: string ) => async ( survey: Locator ) => {
	await survey.getByText( name, { exact: true } ).first().click();
};

/** Every type, and the variants whose parts speak otherwise. */
const CASES: Case[] = [
	{ type: 'text' },
	{ type: 'text', name: 'text-of-a-kind', config: { kind: 'phone' }, wrong: write( 'none' ) },
	{ type: 'long-text' },
	{
		type: 'email',
		config: { include_name: true },
		wrong: ( survey ) => survey.getByLabel( /e-?mail/i ).fill( 'ada@' ),
	},
	{ type: 'radio-button', config: { options: FEW, option_ids: IDS } },
	{
		type: 'radio-button',
		name: 'radio-button-other',
		config: { options: FEW, option_ids: IDS, other: 'o' },
		wrong: choose( 'Other' ),
	},
	{ type: 'checkbox', config: { options: FEW, option_ids: IDS } },
	{
		type: 'checkbox',
		name: 'checkbox-at-least',
		config: { options: FEW, option_ids: IDS, least: 2 },
		wrong: choose( 'Tea' ),
	},
	{
		type: 'image-radio',
		config: { options: FEW.map( ( label ) => ( { label, image: PICTURE } ) ), option_ids: IDS },
	},
	{
		type: 'icon-choice',
		config: {
			options: FEW.map( ( label ) => ( { label, icon: { name: 'sun', style: 'solid' as const } } ) ),
			option_ids: IDS,
		},
	},
	{ type: 'star-rating' },
	{ type: 'nps', config: { options: [ 'Never', 'Sure' ] } },
	{ type: 'nps', name: 'nps-from-0', config: { options: [ 'Never', 'Sure' ], start: 0 } },
	{ type: 'scale', config: { points: 5, low_label: 'Bad', high_label: 'Good' } },
	{
		type: 'scale',
		name: 'scale-smileys',
		config: { look: 'smileys', points: 5, low_label: 'Bad', high_label: 'Good' },
	},
	{
		type: 'ranking',
		config: { options: FEW, option_ids: IDS, rank: 'all' },
		wrong: ( survey ) => survey.getByRole( 'button', { name: /^Tea/ } ).click(),
	},
	{ type: 'dropdown', config: { options: FEW, option_ids: IDS } },
	{
		type: 'dropdown',
		name: 'dropdown-other',
		config: { options: FEW, option_ids: IDS, other: 'o' },
		wrong: async ( survey ) => {
			await survey.getByRole( 'combobox' ).selectOption( 'Other' );
		},
	},
	{ type: 'dropdown', name: 'dropdown-search', config: { options: MANY } },
	{
		type: 'matrix',
		config: {
			options: [ 'Poor', 'Good' ],
			option_ids: [ 'p', 'g' ],
			rows: [
				{ id: 'a', label: 'Taste', required: true },
				{ id: 'b', label: 'Price', required: true },
			],
		},
		wrong: ( survey ) => survey.getByRole( 'radio', { name: /Poor/ } ).first().check( { force: true } ),
	},
	{
		type: 'number',
		config: { min: 1, max: 5, unit: 'cups' },
		wrong: ( survey ) => survey.getByLabel( /How is it/ ).fill( '9' ),
	},
	{
		type: 'date',
		config: { earliest: '2026-01-01' },
		wrong: ( survey ) => survey.getByLabel( /How is it/ ).fill( '2025-01-01' ),
	},
	{ type: 'consent', config: { text: 'I agree to the [terms]', link: 'https://example.org/', must: true } },
	{ type: 'statement', config: { text: 'Two questions follow.' }, wrong: null },
	{
		type: 'upload',
		config: { files: 'pictures', megabytes: 1 },
		wrong: async ( survey ) => {
			await survey
				.locator( 'input[type=file]' )
				.setInputFiles( { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from( 'x' ) } );
		},
	},
];

const asked = ( { type, config = {} }: Case ): Question => ( {
	id: 'q',
	type,
	title: 'How is it?',
	config,
	settings: { required: ! [ 'consent', 'statement' ].includes( type ), randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
} );

async function settled( page: Page, panel: Locator ): Promise< string > {
	let last = '';
	// What comes in moves for a moment, and status lines follow.
	await expect
		.poll( async () => {
			const before = last;
			last = await screenReaderTree( page, panel );
			return last === before;
		} )
		.toBe( true );
	return last;
}

test( 'a screen reader finds each question type and its error named', async ( {
	admin,
	newVisitor,
	problems,
	rest,
} ) => {
	test.setTimeout( 600_000 );
	problems.allow( /422.*files/ );
	await site.empty();
	await rest( admin, 'POST', 'settings', { settings: { uploads: true } } );
	const survey = ( await rest( admin, 'POST', 'surveys', {
		title: 'Coffee',
		status: 'publish',
		questions: [ asked( CASES[ 0 ] as Case ) ],
	} ) ) as { body: Survey };
	for ( const one of CASES ) {
		const saved = await rest( admin, 'POST', 'surveys', { id: survey.body.id, questions: [ asked( one ) ] } );
		expect( saved.status, `${ one.name ?? one.type }: ${ JSON.stringify( saved.body ) }` ).toBe( 200 );
		const visitor = await newVisitor();
		await visitor.goto( '/' );
		const widget = visitor.locator( '.userfeedback-survey' );
		const panel = widget.locator( '.panel' );
		await expect( panel.getByRole( 'heading', { name: 'How is it?' } ) ).toBeVisible();
		let tree = `# ${ one.name ?? one.type }: at first\n\n${ await settled( visitor, panel ) }`;
		if ( one.wrong !== null ) {
			await one.wrong?.( widget );
			await panel.getByRole( 'button', { name: 'Next' } ).click( { force: true } );
			tree += `\n# after Next, with what is missing or wrong\n\n${ await settled( visitor, panel ) }`;
		}
		expect.soft( tree ).toMatchSnapshot( [ 'screen-reader', `${ one.name ?? one.type }.txt` ] );
		await visitor.context().close();
	}
	await rest( admin, 'POST', 'settings', { settings: { uploads: false } } );
	await site.empty();
} );
