import { http, HttpResponse } from 'msw';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BootData, Survey } from '../../../../src/types';
import { bootData } from '../../support/boot';
import { api, installServer, requests, server } from '../../support/server';
import { atStep, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

const title = () => screen.getByLabelText< HTMLTextAreaElement >( 'Question title' );

/** The next save learns that Ada was first. */
function adaWasFirst() {
	server.use(
		http.post(
			api( 'surveys' ),
			() =>
				HttpResponse.json(
					{
						code: 'userfeedback_stale',
						message: 'Somebody else saved this since you opened it.',
						data: { status: 409, by: 'Ada', own: false },
					},
					{ status: 409 }
				),
			{ once: true }
		)
	);
}

async function refused( change: Partial< Survey > = {}, boot: Partial< BootData > = {} ) {
	const view = await open( '/edit/5/questions', survey( { questions: [ question( 'q1' ) ], ...change } ), boot );
	await screen.findByRole( 'region', { name: 'Question 1' } );
	await view.user.type( title(), '!' );
	adaWasFirst();
	await view.user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
	const dialog = within( await screen.findByRole( 'dialog', { name: 'There is a newer version' } ) );
	expect( dialog.getByText( /Ada saved this survey after you opened it/ ) ).toBeVisible();
	return { ...view, dialog };
}

describe( 'a save that was based on an older version', () => {
	it( 'says which version it was made of', async () => {
		const { dialog } = await refused();
		expect( ( await saves() )[ 0 ] ).toMatchObject( { based_on: 3 } );
		expect( dialog.getAllByRole( 'button', { name: /Newer|Copy|Overwrite/ } ) ).toHaveLength( 3 );
	} );

	it( 'replaces the newer version when the owner says so', async () => {
		const { user, dialog } = await refused();
		await user.click( dialog.getByRole( 'button', { name: 'Overwrite' } ) );
		await header().findByText( 'Saved' );
		const last = ( await saves() ).at( -1 );
		expect( last ).toMatchObject( { id: 5, questions: [ { title: 'Title of q1!' } ] } );
		expect( last ).not.toHaveProperty( 'based_on' );
	} );

	it( 'becomes a copy without recipients for who may not see results', async () => {
		const { user, dialog } = await refused( {}, { capabilities: { ...bootData().capabilities, view: false } } );
		await user.click( dialog.getByRole( 'button', { name: 'Keep Mine as a Copy' } ) );
		await atStep( '/edit/9/questions' );
		expect( ( await saves() ).at( -1 )!.notifications.email ).toMatchObject( { active: false, addresses: '' } );
	} );

	it( 'becomes a copy whose title fits', async () => {
		const { user, dialog } = await refused( { title: 'x'.repeat( 250 ) } );
		await user.click( dialog.getByRole( 'button', { name: 'Keep Mine as a Copy' } ) );
		await atStep( '/edit/9/questions' );
		const { title: name } = ( await saves() ).at( -1 )!;
		expect( name.length ).toBeLessThanOrEqual( 255 );
		expect( name ).toMatch( /^x{240} \(my version\)$/ );
	} );

	it( 'becomes a draft of its own', async () => {
		const { user, dialog } = await refused();
		await user.click( dialog.getByRole( 'button', { name: 'Keep Mine as a Copy' } ) );
		await atStep( '/edit/9/questions' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( {
			id: 0,
			status: 'draft',
			title: 'Coffee (my version)',
			questions: [ { title: 'Title of q1!' } ],
		} );
	} );

	it( 'makes room for the newer version, and Undo brings it back', async () => {
		const { user, dialog } = await refused();
		server.use(
			http.get( api( 'surveys/5' ), () =>
				HttpResponse.json(
					survey( { revision: 4, questions: [ question( 'q1', 'text', { title: 'By Ada' } ) ] } )
				)
			)
		);
		await user.click( dialog.getByRole( 'button', { name: 'See the Newer Version' } ) );
		await waitFor( () => expect( title() ).toHaveValue( 'By Ada' ) );
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( title() ).toHaveValue( 'Title of q1!' );
		// Saved or by itself: nothing replaces Ada's version before the owner says so.
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( { based_on: 3 } );
	} );

	it( 'and Redo goes on from the newer version', async () => {
		const { user, dialog } = await refused();
		const theirs = survey( { revision: 4, questions: [ question( 'q1', 'text', { title: 'By Ada' } ) ] } );
		server.use( http.get( api( 'surveys/5' ), () => HttpResponse.json( theirs ) ) );
		await user.click( dialog.getByRole( 'button', { name: 'See the Newer Version' } ) );
		await waitFor( () => expect( title() ).toHaveValue( 'By Ada' ) );
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		await user.click( header().getByRole( 'button', { name: 'Redo' } ) );
		await user.type( title(), '?' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( { based_on: 4, questions: [ { title: 'By Ada?' } ] } );
	} );
} );

describe( 'somebody else who is editing', () => {
	const held = ( holder: { name: string; avatar: string } | null ) =>
		server.use( http.post( api( 'surveys/:id/lock' ), () => HttpResponse.json( { holder } ) ) );

	it( 'lets nobody save below the question who goes on', async () => {
		await open( '/edit/5/questions' );
		await screen.findByRole( 'region', { name: 'Questions' } );
		held( { name: 'Ada', avatar: '' } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await screen.findByRole( 'dialog', { name: 'Somebody has taken over' } );
		fireEvent.keyDown( document.body, { key: 's', ctrlKey: true } );
		await act( () => Promise.resolve() );
		expect( await saves() ).toHaveLength( 0 );
		expect( screen.queryByText( 'Saving…' ) ).not.toBeInTheDocument();
	} );

	it( 'is named, and can be taken over from', async () => {
		const { user } = await open( '/edit/5/questions' );
		await screen.findByRole( 'region', { name: 'Questions' } );
		held( { name: 'Ada', avatar: '' } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Somebody has taken over' } ) );
		expect( dialog.getByText( /Ada has taken over/ ) ).toBeVisible();
		held( null );
		await user.click( dialog.getByRole( 'button', { name: 'Take Over' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		const last = requests.filter( ( { url, method } ) => method === 'POST' && url.includes( '/lock' ) ).at( -1 );
		expect( await last?.clone().json() ).toEqual( { take_over: true } );
	} );
} );
