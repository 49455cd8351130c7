import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, pass, sent, visit } from '../visit';

beVisitor();

const rows = [
	{ id: 'taste', label: 'Taste' },
	{ id: 'price', label: 'Price' },
];
const options = [ 'Poor', 'Fair', 'Good' ];
const asking = ( config: QuestionConfig = {}, settings = {} ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [
					question( 'a', 'matrix', { config: { rows, options, ...config }, settings } ),
					question( 'z', 'text' ),
				],
			},
		} )
	);
type Visit = Awaited< ReturnType< typeof asking > >;

const cell = ( { ui }: Visit, row: number, column: string ) =>
	ui.getAllByRole( 'radio', { name: column } )[ row ] as HTMLInputElement;
const answerOf = async ( visitor: Visit ) => {
	await visitor.press( 'Go on' );
	expect( visitor.title() ).toBe( 'Title of z' );
	await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
	await visitor.press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ]?.value;
};

describe( 'a matrix', () => {
	it( 'is a group of radio buttons a row, named by the row', async () => {
		const { ui } = await asking();
		expect( ui.getAllByRole( 'radiogroup' ).map( ( row ) => row.getAttribute( 'aria-labelledby' ) ) ).toEqual( [
			'ufr0',
			'ufr1',
		] );
		expect( ui.getByRole( 'radiogroup', { name: 'Price' } ) ).not.toHaveAttribute( 'aria-required' );
		expect( ui.getAllByRole( 'radio' ) ).toHaveLength( 6 );
	} );

	it( 'is answered by the rows that were chosen, in their order, and another choice replaces the one in its row', async () => {
		const visitor = await asking();
		await visitor.user.click( cell( visitor, 1, 'Poor' ) );
		await visitor.user.click( cell( visitor, 0, 'Fair' ) );
		await visitor.user.click( cell( visitor, 0, 'Good' ) );
		expect( cell( visitor, 0, 'Fair' ) ).not.toBeChecked();
		expect( await answerOf( visitor ) ).toEqual( [ 'Taste: Good', 'Price: Poor' ] );
	} );

	it( 'without a touch is no answer, though a row is required', async () => {
		const visitor = await asking( { rows: rows.map( ( row ) => ( { ...row, required: true } ) ) } );
		expect( await answerOf( visitor ) ).toBeNull();
	} );

	it( 'asks for the required row before it lets go, with the focus on it', async () => {
		const visitor = await asking( { rows: [ rows[ 0 ]!, { ...rows[ 1 ]!, required: true } ] } );
		expect( visitor.ui.getByRole( 'radiogroup', { name: 'Price' } ) ).toHaveAttribute( 'aria-required', 'true' );
		await visitor.user.click( cell( visitor, 0, 'Good' ) );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Choose one answer for “Price”.' );
		expect( visitor.focused() ).toBe( cell( visitor, 1, 'Poor' ) );
		await visitor.press( 'Go on' );
		expect( visitor.focused() ).toBe( cell( visitor, 1, 'Poor' ) );
		await visitor.user.click( cell( visitor, 1, 'Fair' ) );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		expect( await answerOf( visitor ) ).toEqual( [ 'Taste: Good', 'Price: Fair' ] );
	} );

	it( 'changes the row by the arrow keys up and down, and keeps the column', async () => {
		const visitor = await asking();
		cell( visitor, 0, 'Fair' ).focus();
		fireEvent.keyDown( cell( visitor, 0, 'Fair' ), { key: 'ArrowDown' } );
		await pass( 0 );
		expect( visitor.focused() ).toBe( cell( visitor, 1, 'Fair' ) );
		fireEvent.keyDown( cell( visitor, 1, 'Fair' ), { key: 'ArrowDown' } );
		expect( visitor.focused() ).toBe( cell( visitor, 1, 'Fair' ) );
		fireEvent.keyDown( cell( visitor, 1, 'Fair' ), { key: 'ArrowUp' } );
		expect( visitor.focused() ).toBe( cell( visitor, 0, 'Fair' ) );
		expect( visitor.ui.getAllByRole( 'radio', { checked: false } ) ).toHaveLength( 6 );
	} );

	it( 'has its columns in the order of the owner, whatever is shuffled', async () => {
		const many = [ 'a', 'b', 'c', 'd', 'e', 'f', 'g' ];
		const { ui } = await asking( { options: many }, { randomize: true } );
		expect(
			ui
				.getAllByRole( 'radio' )
				.slice( 0, 7 )
				.map( ( radio ) => radio.getAttribute( 'aria-label' ) )
		).toEqual( many );
	} );
} );
