import { describe, expect, it } from 'vitest';
import type { QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, pass, sent, visit } from '../visit';

beVisitor();

const options = [ 'Friend', 'Other', 'Shop', 'None of these' ];
const asking = ( config: QuestionConfig, settings = {} ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [
					{
						...question( 'a', 'checkbox', { config: { options, ...config }, settings } ),
						type: 'choices' as 'checkbox',
					},
					question( 'z', 'text' ),
				],
			},
		} )
	);
type Visit = Awaited< ReturnType< typeof asking > >;

const answerOf = async ( visitor: Visit ) => {
	expect( visitor.title() ).toBe( 'Title of z' );
	await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
	await visitor.press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ];
};
const box = ( { ui }: Visit, name: string ) => ui.getByLabelText( name, { selector: '.dot' } );

describe( 'the option "Other"', () => {
	it( 'stands last, opens a line, and is not passed without a text', async () => {
		const visitor = await asking( { other: 'Other' } );
		expect( visitor.ui.getAllByRole( 'radio' ).map( ( one ) => one.closest( '.opt' )?.textContent ) ).toEqual( [
			'Friend',
			'Shop',
			'None of these',
			'Other',
		] );
		await visitor.user.click( box( visitor, 'Other' ) );
		await pass( 300 );
		expect( visitor.title() ).toBe( 'Title of a' );
		const line = visitor.ui.getByRole( 'textbox', { name: 'Other' } );
		expect( visitor.focused() ).toBe( line );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Write your answer, or choose another one.' );
		expect( line ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( visitor.focused() ).toBe( line );
		await visitor.user.type( line, ' A podcast' );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( {
			question_id: 'a',
			value: 'Other',
			extra: { other: 'A podcast' },
		} );
	} );

	it( 'sends no text that was taken back; another choice leads on', async () => {
		const visitor = await asking( { other: 'Other' } );
		await visitor.user.click( box( visitor, 'Other' ) );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'Secret' );
		await visitor.user.click( box( visitor, 'Shop' ) );
		await pass( 300 );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: 'Shop' } );
	} );
} );

describe( 'several', () => {
	it( 'lead on when all are ticked, as without columns (WID-20, A2)', async () => {
		const visitor = await asking( { several: true, columns: 2 } );
		for ( const name of options ) {
			expect( visitor.title() ).toBe( 'Title of a' );
			await visitor.user.click( box( visitor, name ) );
			await pass( 300 );
		}
		expect( await answerOf( visitor ) ).toMatchObject( { value: options } );
	} );

	it( 'wait for the text at "Other"', async () => {
		const visitor = await asking( { several: true, other: 'Other' } );
		for ( const name of options ) {
			await visitor.user.click( box( visitor, name ) );
			await pass( 300 );
		}
		expect( visitor.title() ).toBe( 'Title of a' );
	} );
} );

describe( 'an option that excludes the others', () => {
	it( 'takes the others back, and they take it back', async () => {
		const visitor = await asking( { several: true, exclusive: 'None of these' } );
		await visitor.user.click( box( visitor, 'Friend' ) );
		await visitor.user.click( box( visitor, 'Shop' ) );
		await visitor.user.click( box( visitor, 'None of these' ) );
		expect( box( visitor, 'Friend' ) ).not.toBeChecked();
		expect( box( visitor, 'None of these' ) ).toBeChecked();
		await visitor.user.click( box( visitor, 'Friend' ) );
		expect( box( visitor, 'None of these' ) ).not.toBeChecked();
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: [ 'Friend' ] } );
	} );
} );

describe( 'how many may be chosen', () => {
	it( 'is said above, and what is missing or too much before the visitor goes on', async () => {
		const visitor = await asking( { several: true, least: 2, most: 2, exclusive: 'None of these' } );
		expect( visitor.ui.getByRole( 'group' ) ).toHaveAccessibleDescription( 'Choose 2 to 2.' );
		await visitor.user.click( box( visitor, 'Friend' ) );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Choose at least 2.' );
		await visitor.user.click( box( visitor, 'Shop' ) );
		await visitor.user.click( box( visitor, 'Other' ) );
		await visitor.press( 'Go on' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Choose up to 2.' );
		await visitor.user.click( box( visitor, 'None of these' ) );
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: [ 'None of these' ] } );
	} );

	it( 'may be passed with nothing chosen', async () => {
		const visitor = await asking( { several: true, least: 2 } );
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: null } );
	} );
} );

describe( 'a long list', () => {
	it( 'is searched, and Escape takes back the words first, then minimizes', async () => {
		const names = Array.from( { length: 12 }, ( _, at ) => `Shop ${ at + 1 }` );
		const visitor = await asking( { options: names, several: true } );
		const field = visitor.ui.getByRole( 'searchbox' );
		await visitor.user.type( field, 'Shop 12' );
		expect( visitor.ui.getAllByRole( 'checkbox' ) ).toHaveLength( 1 );
		await visitor.user.type( field, '{Escape}' );
		expect( field ).toHaveValue( '' );
		expect( visitor.ui.getAllByRole( 'checkbox' ) ).toHaveLength( 12 );
		await visitor.user.type( field, '{Escape}' );
		expect( visitor.ui.queryByRole( 'searchbox' ) ).toBeNull();
	} );
} );
