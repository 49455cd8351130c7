import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installServer } from '../../support/server';
import { atStep, choice, editor, footer, header, hash, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const texts = () =>
	screen.getAllByRole< HTMLInputElement >( 'textbox', { name: /^Option \d$/ } ).map( ( { value } ) => value );

describe( 'what a person did by mistake', () => {
	it( 'Ctrl+Z brings a removed option back and leaves what was typed elsewhere', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1', [ 'A', 'B', 'C' ] ) ] } )
		);
		await editor( 1 );
		await user.click( screen.getByRole( 'textbox', { name: 'Option 1' } ) );
		await user.paste( '!' );
		await user.click( screen.getByRole( 'button', { name: 'Remove option 2' } ) );
		expect( texts() ).toEqual( [ 'A!', 'C' ] );
		await waitFor( () => expect( screen.getByRole( 'textbox', { name: 'Option 1' } ) ).toHaveFocus() );
		await user.keyboard( '{Control>}z{/Control}' );
		expect( texts() ).toEqual( [ 'A!', 'B', 'C' ] );
	} );

	it( 'another template asks before it replaces questions that somebody wrote', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Blank Survey/ } ) );
		await atStep( '/new/questions' );
		await user.click( await screen.findByLabelText( 'Question title' ) );
		await user.paste( 'Mine' );
		await user.click( footer().getByRole( 'button', { name: 'Back' } ) );
		await atStep( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Website Feedback/ } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Replace your questions?' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Keep Mine' } ) );
		await atStep( '/new/questions' );
		expect( await screen.findByLabelText( 'Question title' ) ).toHaveValue( 'Mine' );
	} );

	it( 'a survey for no device is stopped and says why', async () => {
		const stored = survey();
		stored.settings.targeting = { ...stored.settings.targeting, devices: [ 'desktop' ] };
		const { user } = await open( '/edit/5/settings', stored );
		await user.click( await screen.findByRole( 'checkbox', { name: /Desktop/ } ) );
		expect( footer().getByText( 'Choose at least one device.' ) ).toBeVisible();
		await user.click( footer().getByRole( 'button', { name: /^Next Step/ } ) );
		expect( hash() ).toBe( '/edit/5/settings' );
	} );

	it( 'an NPS survey keeps its NPS question, and the editor says so', async () => {
		await open(
			'/edit/5/questions',
			survey( { type: 'nps', questions: [ { ...question( 'q1' ), type: 'nps' }, question( 'q2' ) ] } )
		);
		const first = within( await editor( 1 ) );
		expect( first.queryByRole( 'button', { name: 'Delete Question' } ) ).not.toBeInTheDocument();
		expect( first.getByText( 'NPS surveys keep all questions' ) ).toBeVisible();
		expect( first.getByRole( 'button', { name: /^Question type/ } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'a date that is past publishes, and the button says so', async () => {
		const { user } = await open( '/edit/5/publish' );
		await user.click( await screen.findByLabelText( 'Publish on a date' ) );
		fireEvent.change( screen.getByLabelText( 'Date' ), { target: { value: '2020-01-01' } } );
		fireEvent.change( screen.getByLabelText( 'Time' ), { target: { value: '09:00' } } );
		expect( footer().getByRole( 'button', { name: 'Save and Publish' } ) ).toBeVisible();
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
		expect( await saves() ).toHaveLength( 0 );
	} );
} );
