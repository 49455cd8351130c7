import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { features } from '../../support/boot';
import { installServer } from '../../support/server';
import { readCopy, writeCopy } from '../../../../src/admin-surveys/builder/state/local-copy';
import { atStep, hash, header, heldSaves, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const title = () => screen.getByLabelText< HTMLTextAreaElement >( 'Question title' );
const one = () => survey( { questions: [ question( 'q1' ) ] } );

describe( 'unsaved work', () => {
	it( 'is kept in the browser, offered when the survey is opened again, and forgotten with a save', async () => {
		const first = await open( '/edit/5/questions', one() );
		await screen.findByRole( 'region', { name: 'Question 1' } );
		await first.user.click( title() );
		await first.user.paste( ' Really?' );
		await waitFor( () => expect( readCopy( 5 )?.draft.questions[ 0 ]?.title ).toBe( 'Title of q1 Really?' ) );
		first.unmount();

		const { user } = await open( '/edit/5/questions', one() );
		await user.click( await screen.findByRole( 'button', { name: 'Restore' } ) );
		expect( title() ).toHaveValue( 'Title of q1 Really?' );
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( readCopy( 5 ) ).toBeNull();
		expect( ( await saves() ).at( -1 )?.questions[ 0 ]?.title ).toBe( 'Title of q1 Really?' );
	} );

	it( 'goes on without a question or a save after the reload that an addon needs', async () => {
		const { draft } = await keptDraft();
		writeCopy( 5, { at: Date.now(), revision: 3, draft, resume: true } );
		await open( '/edit/5/questions', one() );
		await screen.findByRole( 'region', { name: 'Question 1' } );
		expect( title() ).toHaveValue( 'Kept' );
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
		expect( await saves() ).toHaveLength( 0 );
	} );

	it( 'is offered after that reload too when somebody saved meanwhile, and says which version it was made of', async () => {
		const { draft } = await keptDraft();
		writeCopy( 5, { at: Date.now(), revision: 2, draft, resume: true } );
		const { user } = await open( '/edit/5/questions', one() );
		const restore = await screen.findByRole( 'button', { name: 'Restore' } );
		expect( title() ).toHaveValue( 'Title of q1' );
		await user.click( restore );
		expect( title() ).toHaveValue( 'Kept' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( { based_on: 2 } );
	} );

	it( 'is based on the version of the server again after Undo', async () => {
		const { draft } = await keptDraft();
		writeCopy( 5, { at: Date.now(), revision: 2, draft, resume: false } );
		const { user } = await open( '/edit/5/questions', one() );
		await user.click( await screen.findByRole( 'button', { name: 'Restore' } ) );
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( title() ).toHaveValue( 'Title of q1' );
		await user.type( title(), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( { based_on: 3 } );
	} );

	it( 'stays as it was offered while somebody works on, until it is decided about', async () => {
		const { draft } = await keptDraft();
		const kept = { at: Date.now(), revision: 3, draft, resume: false };
		writeCopy( 5, kept );
		const first = await open( '/edit/5/questions', one() );
		await screen.findByRole( 'button', { name: 'Restore' } );
		await first.user.type( title(), '!' );
		await waitFor( () => expect( readCopy( 5, true )?.draft.questions[ 0 ]?.title ).toBe( 'Title of q1!' ) );
		expect( readCopy( 5 )?.draft.questions[ 0 ]?.title ).toBe( 'Kept' );
		first.unmount();

		// Restored, and the newer work is one Undo away.
		const second = await open( '/edit/5/questions', one() );
		await second.user.click( await screen.findByRole( 'button', { name: 'Restore' } ) );
		expect( title() ).toHaveValue( 'Kept' );
		await second.user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( title() ).toHaveValue( 'Title of q1!' );
		second.unmount();
	} );

	it( 'makes way for newer work when it is discarded', async () => {
		const { draft } = await keptDraft();
		const newer = { ...draft, questions: [ question( 'q1', 'text', { title: 'Newer' } ) ] };
		writeCopy( 5, { at: Date.now(), revision: 3, draft, resume: false } );
		writeCopy( 5, { at: Date.now(), revision: 3, draft: newer, resume: false }, true );
		const { user } = await open( '/edit/5/questions', one() );
		await user.click( await screen.findByRole( 'button', { name: 'Discard' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Restore' } ) );
		expect( title() ).toHaveValue( 'Newer' );
		expect( readCopy( 5, true ) ).toBeNull();
	} );

	it( 'is saved, undone and redone by keys of any keyboard', async () => {
		const { user } = await open( '/edit/5/questions', one() );
		await screen.findByRole( 'region', { name: 'Question 1' } );
		await user.click( title() );
		await user.paste( '!' );
		fireEvent.keyDown( title(), { key: 'я', code: 'KeyZ', ctrlKey: true } );
		await waitFor( () => expect( title() ).toHaveValue( 'Title of q1' ) );
		fireEvent.keyDown( title(), { key: 'y', code: 'KeyY', ctrlKey: true } );
		await waitFor( () => expect( title() ).toHaveValue( 'Title of q1!' ) );
		fireEvent.keyDown( title(), { key: 'ы', code: 'KeyS', ctrlKey: true } );
		await header().findByText( 'Saved' );
		fireEvent.keyDown( title(), { key: 'в', code: 'KeyD', ctrlKey: true } );
		expect( await screen.findByRole( 'region', { name: 'Question 2' } ) ).toBeVisible();
	} );

	it( 'is not offered when it is what the server has', async () => {
		const view = await open( '/edit/5/questions', one() );
		await screen.findByRole( 'region', { name: 'Question 1' } );
		expect( screen.queryByRole( 'button', { name: 'Restore' } ) ).not.toBeInTheDocument();
		view.unmount();
	} );
} );

async function keptDraft() {
	const view = await open( '/edit/5/questions', one() );
	await screen.findByRole( 'region', { name: 'Question 1' } );
	await view.user.clear( title() );
	await view.user.click( title() );
	await view.user.paste( 'Kept' );
	const copy = await waitFor( () => {
		const kept = readCopy( 5 );
		if ( kept?.draft.questions[ 0 ]?.title !== 'Kept' ) {
			throw new Error( 'Not kept yet' );
		}
		return kept;
	} );
	view.unmount();
	return copy;
}

describe( 'the first save of a new survey', () => {
	it( 'gives it an address, and a name from its first question', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Blank Survey/ } ) );
		await atStep( '/new/questions' );
		await user.click( await screen.findByLabelText( 'Question title' ) );
		await user.paste( 'What brought you here?' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await atStep( '/edit/9/questions' );
		expect( title() ).toHaveValue( 'What brought you here?' );
		expect( ( await saves() )[ 0 ] ).toMatchObject( { id: 0, title: 'What brought you here?' } );
		await user.click( title() );
		await user.paste( ' Please' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () => expect( await saves() ).toHaveLength( 2 ) );
		expect( ( await saves() )[ 1 ]?.id ).toBe( 9 );
		expect( hash() ).toBe( '/edit/9/questions' );
	} );
} );

describe( 'a new survey', () => {
	it( 'leaves no copy that is offered again, also when its owner types during the first save', async () => {
		const { user } = await open( '/new/setup' );
		await user.click( await screen.findByRole( 'button', { name: /Blank Survey/ } ) );
		await atStep( '/new/questions' );
		await user.click( await screen.findByLabelText( 'Question title' ) );
		await user.paste( 'What brought you here?' );
		await waitFor( () => expect( readCopy( 0 ) ).not.toBeNull() );
		const saving = heldSaves( { id: 9 } );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saving…' );
		await user.type( title(), ' Please' );
		saving.open();
		await atStep( '/edit/9/questions' );
		expect( readCopy( 0 ) ).toBeNull();
		await waitFor( () => expect( readCopy( 9 )?.draft.questions[ 0 ]?.title ).toMatch( /Please$/ ) );
	} );
} );

describe( 'a save on a site that lost its license', () => {
	it( 'names page rules and conditions before they go, also on the way to another step', async () => {
		const base = survey( { questions: [ question( 'q1' ) ] } );
		const { targeting } = base.settings;
		const { user } = await open(
			'/edit/5/settings',
			{
				...base,
				settings: {
					...base.settings,
					targeting: {
						...targeting,
						pages: 'select',
						page_rules: [ { logic: 'page_url_contains', data: 'shop', operator: '&&' } ],
					},
				},
			},
			{ features: features( { 'page-rules': 'license' } ) }
		);
		await screen.findByRole( 'heading', { name: 'Settings' } );
		await user.click( header().getByRole( 'button', { name: /Questions/ } ) );
		await screen.findByRole( 'dialog', { name: 'Save without these parts?' } );
		expect( screen.getByText( /The page rules/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await saves() ).toHaveLength( 0 );
		expect( hash() ).toBe( '/edit/5/settings' );
	} );
} );
