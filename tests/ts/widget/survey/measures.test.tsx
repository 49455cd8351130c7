import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, keepSession, sent, visit } from '../visit';

beVisitor();

/** What a tab keeps of half a number or day that Back or a reload left: browsers have no value of it. */
const half = () => keepSession( { drafts: { a: { value: null, wrong: true } } } );
beforeEach( () => sessionStorage.clear() );

const last = question( 'z', 'text' );
const asking = ( type: 'number' | 'date', config: QuestionConfig, settings = {} ) =>
	visit( visitorSurvey( { survey: { questions: [ question( 'a', type, { config, settings } ), last ] } } ) );
const cups: QuestionConfig = { min: 0, max: 20, step: 1, unit: 'cups' };

describe( 'a number', () => {
	it( 'is named by its title and unit; its buttons are out of the way of the keyboard', async () => {
		const { ui } = await asking( 'number', cups );
		expect( ui.getByRole( 'spinbutton', { name: 'Title of a cups' } ) ).toBeInTheDocument();
		expect( ui.getByRole( 'button', { name: 'More' } ) ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'is sent as a number', async () => {
		const { ui, user, press } = await asking( 'number', { step: 0.5 } );
		await user.type( ui.getByRole( 'spinbutton' ), '2.5' );
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: 2.5 } );
	} );

	it( 'out of its limits says so, keeps the visitor, and lets go with the next input', async () => {
		const { ui, user, title, press } = await asking( 'number', cups );
		const field = ui.getByRole( 'spinbutton' );
		await user.type( field, '24' );
		expect( ui.queryByRole( 'alert' ) ).toBeNull();
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByRole( 'alert' ) ).toHaveTextContent( 'Enter a whole number from 0 to 20.' );
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( field ).toHaveAccessibleDescription( 'Enter a whole number from 0 to 20.' );
		await user.type( field, '{Backspace}' );
		expect( ui.queryByRole( 'alert' ) ).toBeNull();
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of z' );
	} );

	it( 'is skipped with a wrong value', async () => {
		const { ui, user, press } = await asking( 'number', cups );
		await user.type( ui.getByRole( 'spinbutton' ), '24' );
		await press( 'Skip it' );
		await user.type( ui.getByRole( 'textbox' ), 'x' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: null } );
	} );

	it( 'goes up and down by its step, not beyond its limits', async () => {
		const { ui, user } = await asking( 'number', { min: 2, max: 4, step: 1 } );
		const field = ui.getByRole( 'spinbutton' );
		const [ less, more ] = [
			ui.getByRole( 'button', { name: 'Less' } ),
			ui.getByRole( 'button', { name: 'More' } ),
		];
		for ( const value of [ 2, 3, 4, 4 ] ) {
			await user.click( more );
			expect( field ).toHaveValue( value );
		}
		expect( more ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( less );
		expect( field ).toHaveValue( 3 );
	} );

	it( 'of which half was typed before a reload keeps nobody on an empty field', async () => {
		half();
		const { ui, title, press } = await asking( 'number', cups );
		expect( ui.getByRole( 'spinbutton' ) ).toHaveValue( null );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of z' );
	} );

	it( 'that is wrong stays so after a reload, where it can be seen', async () => {
		const first = await asking( 'number', cups );
		await first.user.type( first.ui.getByRole( 'spinbutton' ), '24' );
		document.body.replaceChildren();
		const { ui, title, press } = await asking( 'number', cups );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByRole( 'spinbutton' ) ).toHaveValue( 24 );
	} );

	it( 'that is being typed stays wrong', async () => {
		const { ui, title, press } = await asking( 'number', cups );
		const field = ui.getByRole< HTMLInputElement >( 'spinbutton' );
		// This environment knows no half numbers.
		Object.defineProperty( field, 'validity', { value: { badInput: true } } );
		fireEvent.input( field );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByRole( 'alert' ) ).toHaveTextContent( 'Enter a whole number from 0 to 20.' );
	} );

	it( 'is there again after going back', async () => {
		const { ui, user, press } = await asking( 'number', cups );
		await user.type( ui.getByRole( 'spinbutton' ), '7' );
		await press( 'Go on' );
		await press( 'Back' );
		expect( ui.getByRole( 'spinbutton' ) ).toHaveValue( 7 );
	} );
} );

describe( 'a date', () => {
	const autumn = { earliest: '2026-09-22', latest: '2026-11-21' };

	it( 'of which half was entered before a reload keeps nobody on an empty field', async () => {
		half();
		const { title, press } = await asking( 'date', autumn );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of z' );
	} );

	it( 'is sent as a day', async () => {
		const { ui, press } = await asking( 'date', autumn );
		fireEvent.input( ui.getByLabelText( 'Title of a' ), { target: { value: '2026-11-17' } } );
		await press( 'Go on' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers[ 0 ] ).toEqual( { question_id: 'a', value: '2026-11-17' } );
	} );

	it( 'out of its limits names them', async () => {
		const { ui, title, press } = await asking( 'date', autumn );
		fireEvent.input( ui.getByLabelText( 'Title of a' ), { target: { value: '2026-08-02' } } );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( ui.getByRole( 'alert' ) ).toHaveTextContent( 'Choose a date from September 22 to November 21, 2026.' );
	} );
} );
