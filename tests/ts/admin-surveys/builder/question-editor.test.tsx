import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { features } from '../../support/boot';
import { installServer } from '../../support/server';
import { asks } from '../../domain/draft/samples';
import { choice, editor, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const titles = () =>
	within( screen.getByRole( 'region', { name: 'Questions' } ) )
		.getAllByRole( 'listitem' )
		.map( ( line ) => line.textContent );
const save = async ( user: Awaited< ReturnType< typeof open > >[ 'user' ] ) => {
	await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
	await waitFor( async () => expect( await saves() ).not.toHaveLength( 0 ) );
	return ( await saves() ).at( -1 )!;
};

describe( 'words of a question', () => {
	it( 'has a description below the title and words in the empty field', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ question( 'q1', 'long-text' ) ] } ) );
		await editor( 1 );
		await user.type( screen.getByLabelText( 'Description' ), 'Be honest.' );
		await user.type( screen.getByLabelText( 'Placeholder' ), 'Anything' );
		const { questions } = await save( user );
		expect( questions[ 0 ]?.config ).toMatchObject( { description: 'Be honest.', placeholder: 'Anything' } );
	} );

	it( 'undoes what was typed into one field in one step', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ question( 'q1' ) ] } ) );
		await editor( 1 );
		await user.type( screen.getByLabelText( 'Description' ), 'Why' );
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( screen.getByLabelText( 'Description' ) ).toHaveValue( '' );
	} );
} );

describe( 'a duplicated question', () => {
	it( 'stands below the original with ids of its own, and Undo takes it back', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( {
				questions: [
					choice( 'q1' ),
					{
						...choice( 'q2' ),
						config: { options: [ 'C', 'D' ], option_ids: [ 'c', 'd' ] },
						logic: asks( [ 'q1', '=', 'A' ] ),
					},
					question( 'q3', 'text', { logic: asks( [ 'q2', '=', 'C' ] ) } ),
				],
			} )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /Title of q2/ } ) );
		await user.click( screen.getByRole( 'button', { name: /Duplicate question/ } ) );
		await editor( 3 );
		expect( titles() ).toHaveLength( 4 );
		const { questions } = await save( user );
		const [ , original, copy, last ] = questions;
		expect( copy ).toMatchObject( { title: 'Title of q2', logic: original?.logic } );
		expect( copy?.id ).not.toBe( 'q2' );
		expect( copy?.config.options ).toEqual( [ 'C', 'D' ] );
		expect( copy?.config.option_ids ).not.toEqual( expect.arrayContaining( [ 'c' ] ) );
		expect( last?.logic.conditions[ 0 ]?.question_id ).toBe( 'q2' );
		await user.click( within( screen.getByTestId( 'snackbar' ) ).getByText( 'Undo' ) );
		expect( titles() ).toHaveLength( 3 );
		await editor( 2 );
	} );

	it( 'takes the Undo of the message before along, which would take both back', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ choice( 'q1' ), choice( 'q2' ) ] } ) );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Delete Question' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Yes, delete' } ) );
		expect( await screen.findByTestId( 'snackbar' ) ).toHaveTextContent( 'Question deleted.' );
		await user.click( screen.getByRole( 'button', { name: /Duplicate question/ } ) );
		await waitFor( () => expect( screen.getByTestId( 'snackbar' ) ).toHaveTextContent( 'Question duplicated.' ) );
		await user.click( within( screen.getByTestId( 'snackbar' ) ).getByText( 'Undo' ) );
		await waitFor( () => expect( titles() ).toEqual( [ expect.stringContaining( 'Title of q2' ) ] ) );
	} );

	it( 'takes its Undo along with the next edit, which that Undo would take back too', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ choice( 'q1' ) ] } ) );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: /Duplicate question/ } ) );
		await editor( 2 );
		expect( await screen.findByTestId( 'snackbar' ) ).toHaveTextContent( 'Question duplicated.' );
		await user.type( screen.getByLabelText( 'Question title' ), '?' );
		await waitFor( () => expect( screen.queryByTestId( 'snackbar' ) ).toBeNull() );
		expect( titles() ).toHaveLength( 2 );
	} );

	it( 'comes by Ctrl+D, and not in a survey that keeps its question', async () => {
		await open( '/edit/5/questions', survey( { questions: [ choice( 'q1' ) ] } ) );
		await editor( 1 );
		expect( fireEvent.keyDown( screen.getByLabelText( 'Question title' ), { key: 'd', ctrlKey: true } ) ).toBe(
			false
		);
		await editor( 2 );
		expect( titles() ).toHaveLength( 2 );
	} );

	it( 'is not offered for the question that an NPS survey keeps', async () => {
		await open( '/edit/5/questions', survey( { type: 'nps', questions: [ question( 'q1', 'nps' ) ] } ) );
		await editor( 1 );
		expect( screen.getByRole( 'button', { name: /Duplicate question/ } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		fireEvent.keyDown( screen.getByLabelText( 'Question title' ), { key: 'd', ctrlKey: true } );
		expect( titles() ).toHaveLength( 1 );
	} );
} );

describe( 'a pasted list', () => {
	it( 'says what counts before it adds', async () => {
		const { user } = await open( '/edit/5/questions', survey( { questions: [ choice( 'q1' ) ] } ), {
			// Without the addon five is the maximum.
			features: features( { 'question-settings': 'upgrade' } ),
		} );
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Paste a list' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Paste a list' } ) );
		expect( dialog.getByRole( 'button', { name: 'Add 0 new options' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		fireEvent.change( dialog.getByLabelText( 'One option on each line' ), {
			target: { value: 'A\nC\nC\nD\nE\nF' },
		} );
		expect(
			dialog.getByText(
				'5 options. 1 double line is left out. 5 is the maximum, with the options that are there. The last 1 line is left out. Empty lines do not count.'
			)
		).toBeVisible();
		await user.click( dialog.getByRole( 'checkbox', { name: 'Replace the 2 options that are there' } ) );
		expect( dialog.getByText( /^5 options\..*out\. Empty lines/ ) ).not.toHaveTextContent( 'maximum' );
		await user.click( dialog.getByRole( 'checkbox', { name: 'Replace the 2 options that are there' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Add 3 new options' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		const { questions } = await save( user );
		expect( questions[ 0 ]?.config.options ).toEqual( [ 'A', 'B', 'C', 'D', 'E' ] );
	} );

	it( 'replaces the options, says which conditions went along, and takes all of it back', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1' ), question( 'q2', 'text', { logic: asks( [ 'q1', '=', 'B' ] ) } ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Paste a list' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Paste a list' } ) );
		fireEvent.change( dialog.getByLabelText( 'One option on each line' ), { target: { value: 'A\nZ' } } );
		await user.click( dialog.getByLabelText( 'Replace the 2 options that are there' ) );
		await user.click( dialog.getByRole( 'button', { name: 'Replace options' } ) );
		expect( screen.getByLabelText( 'Option 2' ) ).toHaveValue( 'Z' );
		const toast = within( screen.getByTestId( 'snackbar' ) );
		expect( toast.getByText( 'Options replaced. 1 condition removed.' ) ).toBeVisible();
		await user.click( toast.getByText( 'Undo' ) );
		expect( screen.getByLabelText( 'Option 2' ) ).toHaveValue( 'B' );
		expect( titles()[ 1 ] ).toContain( 'Shown if Q1 is B' );
	} );
} );
