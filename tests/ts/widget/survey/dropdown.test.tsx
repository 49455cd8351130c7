import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, pass, sent, visit } from '../visit';

beVisitor();

const FEW = [ 'Beans', 'Moka pot', 'Filter' ];
const MANY = [
	'Austria',
	'Belgium',
	'Denmark',
	'Finland',
	'France',
	'Iceland',
	'Ireland',
	'Italy',
	'Netherlands',
	'Poland',
	'Spain',
	'Türkiye',
];
const asking = ( options: string[], settings = {}, type: 'dropdown' | 'checkbox' = 'dropdown' ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [ question( 'a', type, { config: { options }, settings } ), question( 'z', 'text' ) ],
			},
		} )
	);
type Visit = Awaited< ReturnType< typeof asking > >;

const answerOf = async ( visitor: Visit ) => {
	await visitor.press( 'Go on' );
	expect( visitor.title() ).toBe( 'Title of z' );
	await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
	await visitor.press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ]?.value;
};
const names = ( { ui }: Visit ) => ui.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );

describe( 'a dropdown with few options', () => {
	it( "is the browser's own list, without a choice at first", async () => {
		const visitor = await asking( FEW );
		const list = visitor.ui.getByRole( 'combobox', { name: 'Title of a' } );
		expect( list.tagName ).toBe( 'SELECT' );
		expect( names( visitor ) ).toEqual( [ 'Choose one', ...FEW ] );
		await visitor.user.selectOptions( list, 'Filter' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( await answerOf( visitor ) ).toBe( 'Filter' );
	} );

	it( 'takes a choice back', async () => {
		const visitor = await asking( FEW );
		await visitor.user.selectOptions( visitor.ui.getByRole( 'combobox' ), 'Filter' );
		await visitor.user.selectOptions( visitor.ui.getByRole( 'combobox' ), 'Choose one' );
		expect( await answerOf( visitor ) ).toBeNull();
	} );
} );

describe( 'a dropdown with twelve options and more', () => {
	it( 'is searched, with marks not written, and chosen by arrow keys and Enter without Next', async () => {
		const visitor = await asking( MANY );
		const field = visitor.ui.getByRole( 'combobox', { name: 'Title of a' } );
		expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
		await visitor.user.type( field, 'turk' );
		expect( names( visitor ) ).toEqual( [ 'Türkiye' ] );
		fireEvent.input( field, { target: { value: 'land' } } );
		await pass( 0 );
		expect( names( visitor ) ).toEqual( [ 'Finland', 'Iceland', 'Ireland', 'Netherlands', 'Poland' ] );
		expect( visitor.ui.getByRole( 'status' ) ).toHaveTextContent( 'Options: 5' );
		await visitor.user.keyboard( '{ArrowDown}{ArrowDown}{ArrowDown}' );
		expect( field ).toHaveAttribute( 'aria-activedescendant', visitor.ui.getByText( /^Ire/ ).closest( 'li' )!.id );
		await visitor.user.keyboard( '{Enter}' );
		expect( field ).toHaveValue( 'Ireland' );
		expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( await answerOf( visitor ) ).toBe( 'Ireland' );
	} );

	it( 'is chosen by a click', async () => {
		const visitor = await asking( MANY );
		await visitor.user.click( visitor.ui.getByRole( 'combobox' ) );
		expect( names( visitor ) ).toEqual( MANY );
		await visitor.user.click( visitor.ui.getByRole( 'option', { name: 'Spain' } ) );
		expect( await answerOf( visitor ) ).toBe( 'Spain' );
	} );

	it( 'closes its list with Escape first, then the panel', async () => {
		const visitor = await asking( MANY );
		await visitor.user.click( visitor.ui.getByRole( 'combobox' ) );
		await visitor.user.keyboard( '{Escape}' );
		expect( visitor.ui.getByRole( 'combobox' ) ).toHaveAttribute( 'aria-expanded', 'false' );
		await visitor.user.keyboard( '{Escape}' );
		expect( visitor.ui.queryByRole( 'combobox' ) ).toBeNull();
	} );

	it( 'says when nothing matches, and what was typed is no answer', async () => {
		const visitor = await asking( MANY, { required: true } );
		await visitor.user.type( visitor.ui.getByRole( 'combobox' ), 'atlantis' );
		expect( visitor.ui.getByRole( 'status' ) ).toHaveTextContent( 'Nothing matches “atlantis”.' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( visitor.ui.getByRole( 'combobox' ) ).toHaveValue( '' );
	} );

	it( 'takes a whole name without a choice from the list', async () => {
		const visitor = await asking( MANY );
		await visitor.user.type( visitor.ui.getByRole( 'combobox' ), 'poland' );
		expect( await answerOf( visitor ) ).toBe( 'Poland' );
	} );
} );

describe( 'twelve checkboxes and more', () => {
	const drawn = ( options: string[] ) =>
		visit(
			visitorSurvey( {
				survey: {
					questions: [
						{
							...question( 'a', 'checkbox', { config: { options, several: true } } ),
							type: 'choices' as 'checkbox',
						},
						question( 'z', 'text' ),
					],
				},
			} )
		);
	const rows = ( { ui }: Visit ) =>
		ui.getAllByRole( 'checkbox' ).map( ( row ) => row.closest( 'label' )!.textContent );

	it( 'are searched; chosen ones stay on top', async () => {
		const visitor = await drawn( MANY );
		await visitor.choose( 'Poland' );
		await visitor.user.type( visitor.ui.getByRole( 'searchbox', { name: 'Search' } ), 'ire{Enter}' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( rows( visitor ) ).toEqual( [ 'Poland', 'Ireland' ] );
		expect( visitor.ui.getByRole( 'status' ) ).toHaveTextContent( '1 of 12 match. Chosen ones stay on top.' );
		await visitor.choose( 'Ireland' );
		fireEvent.input( visitor.ui.getByRole( 'searchbox' ), { target: { value: '' } } );
		await pass( 0 );
		expect( rows( visitor ) ).toEqual( MANY );
		expect( visitor.ui.getByRole( 'group', { name: 'Title of a' } ) ).toBeInTheDocument();
		expect( await answerOf( visitor ) ).toEqual( [ 'Ireland', 'Poland' ] );
	} );
} );

describe.each( [
	[ 'few', FEW ],
	[ 'many', MANY ],
] )( 'a dropdown with %s options and "Other"', ( number, options ) => {
	const withOther = ( settings = {} ) =>
		visit(
			visitorSurvey( {
				survey: {
					questions: [
						question( 'a', 'dropdown', {
							config: { options: [ 'Elsewhere', ...options ], other: 'Elsewhere' },
							settings,
						} ),
						question( 'z', 'text' ),
					],
				},
			} )
		);
	const choose = async ( { ui, user }: Visit, name: string ) => {
		const list = ui.getByRole( 'combobox' );
		if ( number === 'few' ) {
			await user.selectOptions( list, name );
		} else {
			const all = ( list as HTMLInputElement ).value.length;
			await user.type( list, name, { initialSelectionStart: 0, initialSelectionEnd: all } );
			await user.click( ui.getByRole( 'option', { name } ) );
		}
	};

	it( 'lists it last and has no line before it is chosen', async () => {
		const visitor = await withOther();
		if ( number === 'many' ) {
			await visitor.user.click( visitor.ui.getByRole( 'combobox' ) );
		}
		expect( names( visitor ).at( -1 ) ).toBe( 'Elsewhere' );
		expect( visitor.ui.queryByRole( 'textbox', { name: 'Elsewhere' } ) ).toBeNull();
	} );

	it( 'sends what was written', async () => {
		const visitor = await withOther();
		await choose( visitor, 'Elsewhere' );
		await visitor.user.type( visitor.ui.getByRole( 'textbox', { name: 'Elsewhere' } ), ' Oslo ' );
		await visitor.press( 'Go on' );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
		await visitor.press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( {
			question_id: 'a',
			value: 'Elsewhere',
			extra: { other: 'Oslo' },
		} );
	} );

	it( 'keeps the visitor until the line has a text, and says why', async () => {
		const visitor = await withOther();
		await choose( visitor, 'Elsewhere' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		const line = visitor.ui.getByRole( 'textbox', { name: 'Elsewhere' } );
		expect( line ).toBeInvalid();
		expect( line ).toHaveAccessibleDescription( 'Write your answer, or choose another one.' );
		await visitor.user.type( line, 'Oslo' );
		expect( line ).toBeValid();
	} );

	it( 'forgets the text with another choice', async () => {
		const visitor = await withOther();
		await choose( visitor, 'Elsewhere' );
		await visitor.user.type( visitor.ui.getByRole( 'textbox', { name: 'Elsewhere' } ), 'Oslo' );
		await choose( visitor, options[ 1 ]! );
		expect( visitor.ui.queryByRole( 'textbox', { name: 'Elsewhere' } ) ).toBeNull();
		expect( await answerOf( visitor ) ).toBe( options[ 1 ] );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).not.toHaveProperty( 'extra' );
	} );
} );
