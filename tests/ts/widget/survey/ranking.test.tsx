import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, pass, sent, visit } from '../visit';

beVisitor();

const options = [ 'Guji', 'Kenya', 'Winter', 'Huila' ];
const asking = ( config: QuestionConfig = {}, settings = {} ) =>
	visit(
		visitorSurvey( {
			survey: {
				questions: [
					question( 'a', 'ranking', { config: { options, ...config }, settings } ),
					question( 'z', 'text' ),
				],
			},
		} )
	);
type Visit = Awaited< ReturnType< typeof asking > >;

const names = ( { ui }: Visit ) =>
	ui.getAllByRole( 'listitem' ).map( ( row ) => row.querySelector( 'input' )!.getAttribute( 'aria-label' ) );
const tap = ( { user, ui }: Visit, label: string ) =>
	user.click( ui.getByRole( 'button', { name: new RegExp( `^${ label }[.,]` ) } ) );
const answerOf = async ( visitor: Visit ) => {
	await visitor.press( 'Go on' );
	expect( visitor.title() ).toBe( 'Title of z' );
	await visitor.press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ]?.value;
};

describe( 'a ranking', () => {
	it( 'is no answer while nobody touched it', async () => {
		const visitor = await asking();
		expect( names( visitor ) ).toEqual( options.map( ( label ) => `${ label }. Not ranked yet` ) );
		expect( visitor.ui.getByText( '0 of 4 ranked' ) ).toBeInTheDocument();
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of z' );
		await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
		await visitor.press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: null } );
	} );

	it( 'gives each tapped option the next place and lifts it above the others; a second tap takes it out', async () => {
		const visitor = await asking();
		await tap( visitor, 'Huila' );
		await tap( visitor, 'Guji' );
		await tap( visitor, 'Winter' );
		expect( names( visitor ) ).toEqual( [
			'Huila, 1 of 3. Press to take it out.',
			'Guji, 2 of 3. Press to take it out.',
			'Winter, 3 of 3. Press to take it out.',
			'Kenya. Not ranked yet',
		] );
		expect( visitor.ui.getByText( '3 of 4 ranked' ) ).toBeInTheDocument();
		await tap( visitor, 'Huila' );
		expect( names( visitor )[ 0 ] ).toBe( 'Guji, 1 of 2. Press to take it out.' );
		expect( visitor.focused() ).toHaveAttribute( 'aria-label', 'Huila. Not ranked yet' );
		expect( await answerOf( visitor ) ).toEqual( [ '1. Guji', '2. Winter' ] );
	} );

	it( 'is moved by arrow keys, Home and End on its grip, which keeps the focus and says the place', async () => {
		const visitor = await asking();
		for ( const label of options ) {
			await tap( visitor, label );
		}
		const grip = ( label: string ) =>
			visitor.ui.getByRole( 'button', { name: new RegExp( `^Move ${ label }, ` ) } );
		for ( const [ key, place ] of [
			[ 'ArrowUp', 3 ],
			[ 'Home', 1 ],
			[ 'ArrowDown', 2 ],
			[ 'End', 4 ],
			[ 'ArrowUp', 3 ],
		] as const ) {
			fireEvent.keyDown( grip( 'Huila' ), { key } );
			await pass( 0 );
			expect( visitor.focused() ).toBe( grip( 'Huila' ) );
			expect( visitor.ui.getByRole( 'status' ) ).toHaveTextContent( `Huila, now ${ place } of 4` );
		}
		await visitor.user.click( visitor.ui.getByRole( 'button', { name: 'Move Kenya up' } ) );
		await visitor.user.click( visitor.ui.getByRole( 'button', { name: 'Move Kenya up' } ) );
		expect( await answerOf( visitor ) ).toEqual( [ '1. Kenya', '2. Guji', '3. Huila', '4. Winter' ] );
	} );

	it( 'of all options says what is missing before it lets go of a part', async () => {
		const visitor = await asking( { rank: 'all' } );
		await tap( visitor, 'Winter' );
		await tap( visitor, 'Guji' );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Rank 4. 2 so far.' );
		await tap( visitor, 'Kenya' );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		await tap( visitor, 'Huila' );
		expect( await answerOf( visitor ) ).toEqual( [ '1. Winter', '2. Guji', '3. Kenya', '4. Huila' ] );
	} );

	it( 'of the top 3 takes no fourth', async () => {
		const visitor = await asking( { rank: 'top' } );
		expect( visitor.ui.getByText( 'Tap your top 3 in order.' ) ).toBeInTheDocument();
		for ( const label of options ) {
			await tap( visitor, label );
		}
		expect( visitor.ui.getByRole( 'status' ) ).toHaveTextContent( 'You ranked 3. Take one out to rank another.' );
		expect( await answerOf( visitor ) ).toEqual( [ '1. Guji', '2. Kenya', '3. Winter' ] );
	} );
} );
