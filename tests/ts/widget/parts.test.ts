import { describe, expect, it, vi } from 'vitest';
import type { WireSurvey } from '../../../src/types';
// First, because it stands in for files of the build.
import { beVisitor, failParts, partsAsked, pass, sent, visit } from './visit';
import { pending } from '../../../src/widget/queue';
import { start } from '../../../src/widget/widget';
import { payloadOf, question, visitorSurvey } from '../support/visitor';
import { waitUntil } from '../support/wait';

beVisitor();

/** A survey as the page prints it: without what is as usual. */
const wire = ( more: Partial< WireSurvey > = {} ): WireSurvey => ( {
	id: 7,
	title: 'Beans',
	cookie_name: 'userfeedback-7',
	nonces: { impression: 'i', submission: 's' },
	thank_you: { message: 'Thanks!' },
	questions: [
		{ id: 'a', type: 'nps', title: 'How likely?' },
		{ id: 'b', type: 'text', title: 'Why?' },
	],
	...more,
} );
const BARE = { strings: {}, addons: {} };

describe( 'what is as usual', () => {
	it( 'needs no word of the page', async () => {
		const { ui, host, title, press, choose } = await visit( wire(), BARE );
		expect( title() ).toBe( 'How likely?' );
		expect( ui.getByRole( 'dialog' ) ).toHaveAccessibleName( 'Survey: Beans' );
		expect( ui.getByText( 'Not Likely' ) ).toBeInTheDocument();
		expect( ui.getByText( 'UserFeedback' ) ).toBeInTheDocument();
		expect( host?.style.getPropertyValue( '--uf-bg' ) ).toBe( '' );
		await choose( '9' );
		expect( title() ).toBe( 'Why?' );
		expect( ui.getByPlaceholderText( 'Type your answer' ) ).toBeInTheDocument();
		await press( 'Skip' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
	} );

	it( 'is overruled by what the page says', async () => {
		const { ui } = await visit( wire( { theming: { next_text: 'Weiter', position: 'bottom_left' } } ), {
			...BARE,
			strings: { dialog: 'Umfrage: %s' },
		} );
		expect( ui.getByRole( 'button', { name: 'Weiter' } ) ).toBeInTheDocument();
		expect( ui.getByRole( 'dialog' ) ).toHaveAccessibleName( 'Umfrage: Beans' );
	} );
} );

describe( 'files', () => {
	it( 'fetches nothing more for text, choice, NPS and star, and delivery while the first question is read', async () => {
		const types = ( [ 'text', 'radio-button', 'nps', 'star-rating' ] as const ).map( ( type ) =>
			question( type, type )
		);
		await visit( wire( { questions: types } ), BARE );
		expect( partsAsked() ).toEqual( [] );
		await pass( 400 );
		expect( partsAsked() ).toEqual( [ 'transport' ] );
	} );

	it.each< [ string, Partial< WireSurvey > ] >( [
		[ 'an e-mail question', { questions: [ question( 'a', 'email' ) ] } ],
		[ 'tiles', { questions: [ question( 'a', 'image-radio' ) ] } ],
		[ 'a comment box', { questions: [ question( 'a', 'nps', { settings: { comment_box: true } } ) ] } ],
		[ 'mixed options', { questions: [ question( 'a', 'radio-button', { settings: { randomize: true } } ) ] } ],
		[
			'conditions',
			{ questions: [ question( 'a', 'nps', { logic: { enabled: true, action: 'show', conditions: [] } } ) ] },
		],
		[ 'a redirect', { thank_you: { type: 'redirect' } } ],
		[ 'a color', { theming: { button_color: '#000000' } } ],
		[ 'a font', { theming: { font: { family: 'Inter', weight: '400' } } } ],
	] )( 'fetches the rest with the widget for %s', async ( _, more ) => {
		await visit( wire( more ), BARE );
		expect( partsAsked() ).toEqual( [ 'more' ] );
	} );

	it( 'goes on with plain answers when the rest cannot be had', async () => {
		failParts();
		const { ui, user, press } = await visit(
			wire( {
				questions: [
					question( 'a', 'email' ),
					question( 'b', 'icon-choice', { config: { options: [ { label: 'Sun', icon: null } ] } } ),
				],
			} ),
			BARE
		);
		await user.type( ui.getByRole( 'textbox' ), 'ada@example.com' );
		await press( 'Next' );
		failParts( false );
		await user.click( ui.getByLabelText( 'Sun' ) );
		await press( 'Next' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers.map( ( { value } ) => value ) ).toEqual( [ 'ada@example.com', 'Sun' ] );
	} );

	it( 'does not start a survey whose conditions cannot be had', async () => {
		failParts();
		await start(
			{ ...payloadOf( visitorSurvey() ), ...BARE },
			wire( {
				questions: [ question( 'a', 'nps', { logic: { enabled: true, action: 'show', conditions: [] } } ) ],
			} )
		);
		expect( document.querySelector( '.userfeedback-survey' ) ).toBeNull();
	} );

	it( 'keeps the answers when delivery cannot be had, and delivers when the network is back', async () => {
		const beacon = vi.fn( () => true );
		Object.defineProperty( navigator, 'sendBeacon', { configurable: true, value: beacon } );
		failParts();
		const { ui, press, choose } = await visit( wire(), BARE );
		await choose( '9' );
		await press( 'Next' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( beacon ).toHaveBeenCalledOnce();
		expect( pending() ).toHaveLength( 1 );
		expect( sent ).toEqual( [] );
		failParts( false );
		dispatchEvent( new Event( 'online' ) );
		await waitUntil( () => expect( pending() ).toEqual( [] ) );
		expect( sent ).toHaveLength( 1 );
		Reflect.deleteProperty( navigator, 'sendBeacon' );
	} );
} );
