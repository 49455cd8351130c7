import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, Question, WidgetPart, WireQuestion } from '../../../../src/types';
import { WAY } from '../../../../src/domain/flow';
import { wordsOf } from '../../../../src/widget/survey/piping/words';
import cases from '../../../fixtures/piping.json';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, failParts, pass, sent, visit } from '../visit';

beVisitor();

// The files put their rules in the place of these, for as long as the page lives.
const plain = { ...WAY };
afterEach( () => {
	for ( const [ name, value ] of Object.entries( plain ) ) {
		Object.defineProperty( WAY, name, { value, writable: true, configurable: true, enumerable: true } );
	}
} );

describe( 'the words of an answer', () => {
	it.each( cases.words )( '$name', ( { type, config = {}, value, other, lang = 'en-US', words } ) => {
		const answer = { value, ...( other ? { extra: { other } } : {} ) } as Answer;
		expect( wordsOf( { type, config }, answer, lang ) ).toBe( words );
	} );
} );

/** A question as the server sends it: its title with fallback words, and beside it the one with answers. */
const piped = ( id: string, pipe: NonNullable< WireQuestion[ 'pipe' ] >, change: Partial< Question > = {} ) => ( {
	...question( id, 'text' ),
	title: 'Why this plan?',
	...change,
	pipe,
} );
const asking = async ( questions: Question[], parts?: Record< string, WidgetPart > ) => {
	const visitor = await visit( visitorSurvey( { survey: { questions, ...( parts && { parts } ) } } ) );
	const type = ( text: string ) => {
		fireEvent.input( visitor.ui.getByRole( 'textbox' ), { target: { value: text } } );
		return pass( 0 );
	};
	return { ...visitor, type };
};
const two = () => [ question( 'a', 'text' ), piped( 'b', { title: 'Why {{a|this plan}}?' } ) ];

describe( 'a survey that shows earlier answers', () => {
	it( 'shows them as text, also after Back', async () => {
		const { type, title, press, ui } = await asking( two() );
		await type( '<b>Pro</b> & co' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Why <b>Pro</b> & co?' );
		expect( ui.getByRole( 'textbox', { name: 'Why <b>Pro</b> & co?' } ) ).toBeInTheDocument();
		await press( 'Back' );
		await type( 'Plus' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Why Plus?' );
	} );

	it( 'shows them in the thank-you message', async () => {
		const survey = visitorSurvey( {
			survey: { questions: two() },
			thankYou: { message: 'Thanks for that!', pipe: { message: 'Thanks for {{b|that}}, {{a|friend}}!' } },
		} );
		const { ui, press } = await visit( survey );
		const type = ( text: string ) => {
			fireEvent.input( ui.getByRole( 'textbox' ), { target: { value: text } } );
			return pass( 0 );
		};
		await press( 'Skip it' );
		await type( 'Price <b>' );
		await press( 'Go on' );
		await waitUntil( () => expect( ui.getByText( 'Thanks for Price <b>, friend!' ) ).toBeInTheDocument() );
	} );

	it( 'shows the fallback words to who skipped, also after an answer', async () => {
		const { type, title, press } = await asking( two() );
		await press( 'Skip it' );
		expect( title() ).toBe( 'Why this plan?' );
		await press( 'Back' );
		await type( 'Plus' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Why Plus?' );
		await press( 'Back' );
		await press( 'Skip it' );
		expect( title() ).toBe( 'Why this plan?' );
	} );

	it( 'shows them in descriptions, and answers are sent as always', async () => {
		const { type, press, ui } = await asking( [
			question( 'a', 'text' ),
			piped( 'b', { description: 'You said {{a|nothing}}.' }, { config: { description: 'You said nothing.' } } ),
		] );
		await type( 'Pro' );
		await press( 'Go on' );
		expect( ui.getByText( 'You said Pro.' ) ).toBeInTheDocument();
		await type( 'Because' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers ).toEqual( [
			{ question_id: 'a', value: 'Pro' },
			{ question_id: 'b', value: 'Because' },
		] );
	} );

	it.each( [ [ [ 'paths', 'piping' ] ], [ [ 'piping', 'paths' ] ] ] )(
		'does so beside jumps: %s',
		async ( names ) => {
			const path = { enabled: false, action: 'show' as const, conditions: [] };
			const parts = names.map( ( name ) => [ name, { url: `/pro-types/${ name }.js`, missing: '' } ] as const );
			const { type, title, press, ui } = await asking(
				[ ...two(), question( 'c', 'text' ) ].map( ( one ) => ( { ...one, path } ) ),
				Object.fromEntries( parts )
			);
			await type( 'Pro' );
			await press( 'Go on' );
			expect( title() ).toBe( 'Why Pro?' );
			expect( ui.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', 'Question 2 of 3' );
		}
	);

	it( 'shows the fallback words where its file cannot be had', async () => {
		failParts();
		const { type, title, press } = await asking( two() );
		await type( 'Pro' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Why this plan?' );
	} );
} );
