import { describe, expect, it } from 'vitest';
import type { QuestionConfig, QuestionType } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, sent, visit } from '../visit';

beVisitor();

const asking = ( type: QuestionType, config: QuestionConfig, settings = {} ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [
					{
						...question( 'a', type, { config, settings } ),
						type: `details:${ type }` as QuestionType,
					},
					question( 'z', 'long-text' ),
				],
			},
		} )
	);

describe( 'a description with links', () => {
	it( 'shows them as links that open beside the page, and describes the answer', async () => {
		const visitor = await asking( 'text', { help: 'See [our policy](https://example.com/p) <b>now</b>.' } );
		const link = visitor.ui.getByRole( 'link', { name: 'our policy' } );
		expect( link ).toHaveAttribute( 'href', 'https://example.com/p' );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		expect( link ).toHaveAttribute( 'rel', 'noopener noreferrer' );
		expect( visitor.ui.getByRole( 'textbox', { name: 'Title of a' } ) ).toHaveAccessibleDescription(
			'See our policy <b>now</b>.'
		);
	} );

	it( 'leaves an e-mail question its check', async () => {
		const visitor = await asking( 'email', { help: 'See https://example.com' } );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'ann' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), '@example.com' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of z' );
	} );

	it( 'leaves checkboxes their hint, and a choice its way on', async () => {
		const boxes = await asking( 'checkbox', { help: 'See https://example.com', options: [ 'A', 'B' ] } );
		expect( boxes.ui.getByRole( 'group' ) ).toHaveAccessibleDescription( /^See https:\/\/example.com · / );
		expect( boxes.ui.getAllByRole( 'checkbox' ) ).toHaveLength( 2 );
	} );

	it( 'leaves a choice its way on', async () => {
		const visitor = await asking( 'radio-button', { help: 'See https://example.com', options: [ 'A', 'B' ] } );
		await visitor.choose( 'B' );
		expect( visitor.title() ).toBe( 'Title of z' );
	} );
} );

describe( 'the rule of a text', () => {
	it( 'says what is wrong, keeps the visitor there, and lets an empty answer pass', async () => {
		const visitor = await asking( 'text', { kind: 'url' } );
		const field = visitor.ui.getByRole( 'textbox' );
		await visitor.user.type( field, 'example' );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Enter a web address, such as example.com.' );
		expect( field ).toHaveAccessibleDescription( 'Enter a web address, such as example.com.' );
		expect( visitor.focused() ).toBe( field );
		await visitor.user.type( field, '.com' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of z' );
		await visitor.press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: 'example.com' } );
	} );

	it( 'counts characters of any text, as the builder keeps it', async () => {
		const visitor = await asking( 'text', { kind: '', min_length: 5 } );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'abcd' );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Write at least 5 characters.' );
	} );

	it( 'counts characters', async () => {
		const visitor = await asking( 'long-text', { min_length: 5 } );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'abcd' );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Write at least 5 characters.' );
	} );

	it( 'writes telephone numbers and addresses from left to right in every language', async () => {
		for ( const [ kind, dir ] of [
			[ 'phone', 'ltr' ],
			[ 'url', 'ltr' ],
			[ 'postcode', '' ],
		] ) {
			const visitor = await asking( 'text', { kind: kind as never } );
			expect( visitor.ui.getByRole( 'textbox' ) ).toHaveProperty( 'dir', dir );
			document.body.replaceChildren();
		}
	} );
} );
