import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { SurveyRevision, SurveyRevisionDetail } from '../../../../src/types';
import { proRevisions } from '../../../../src/admin-surveys/builder/pro-builder';
import { features } from '../../support/boot';
import { api, installServer, requests, server } from '../../support/server';
import { open, question, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );

installServer();
await proRevisions.load();

const NEWEST: SurveyRevision = {
	id: 8,
	revision: 3,
	kind: 'saved',
	by: 'Maria Lind',
	saved_at: '2026-11-20T10:42:00Z',
	summary: 'Question 1: title',
};
const FIRST: SurveyRevision = { ...NEWEST, id: 7, revision: 2, kind: 'created', by: '', summary: 'New survey' };

function keep( items: SurveyRevision[], change: Partial< SurveyRevisionDetail > = {} ) {
	server.use(
		http.get( api( 'surveys/5/revisions' ), () => HttpResponse.json( { items, most: 50 } ) ),
		http.get( api( 'surveys/5/revisions/:id' ), ( { params } ) =>
			HttpResponse.json( {
				...items.find( ( { id } ) => id === Number( params.id ) ),
				compared_with: null,
				differences: [
					{ part: 'Question 1, title', from: 'Old words', to: 'New words', same: false },
					{ part: 'Logic', from: null, to: null, same: true },
				],
				locked: [],
				...change,
			} )
		),
		http.post( api( 'surveys/5/revisions/:id/restore' ), ( { params } ) =>
			HttpResponse.json( {
				...survey( {
					questions: [ { ...question( 'q1' ), title: params.id === '7' ? 'As before' : 'As after' } ],
					revision: params.id === '7' ? 4 : 5,
				} ),
				published: true,
				message: '',
			} )
		)
	);
}

async function look() {
	const { user } = await open( '/edit/5/questions', survey() );
	await user.click( await screen.findByRole( 'button', { name: 'Revisions' } ) );
	return { user, dialog: within( await screen.findByRole( 'dialog', { name: 'Revisions' } ) ) };
}

const restored = () =>
	Promise.all(
		requests
			.filter( ( { url } ) => url.includes( '/restore' ) )
			.map( async ( request ): Promise< unknown[] > => [
				/revisions\/(\d+)/.exec( decodeURIComponent( request.url ) )?.[ 1 ],
				( await request.clone().json() ) as object,
			] )
	);

describe( 'Revisions', () => {
	it( 'lists who, when and what, restores a version, and takes it back', async () => {
		keep( [ NEWEST, FIRST ] );
		const { user, dialog } = await look();
		expect(
			await dialog.findByRole( 'button', { name: /Saved.*Maria Lind\. Question 1: title/ } )
		).toHaveAttribute( 'aria-pressed', 'true' );
		expect( await dialog.findByText( 'New words' ) ).toBeVisible();
		expect( dialog.getByText( 'Not changed' ) ).toBeVisible();
		expect( dialog.getByText( 'The last 50 versions are kept.' ) ).toBeVisible();
		expect( dialog.queryByRole( 'button', { name: /^Restore/ } ) ).not.toBeInTheDocument();

		await user.click( dialog.getByRole( 'button', { name: /no account any more/ } ) );
		await user.click( await dialog.findByRole( 'button', { name: /^Restore the version of / } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( await screen.findByDisplayValue( 'As before' ) ).toBeVisible();
		const toast = ( await screen.findAllByText( 'Version restored.' ) ).at( -1 );
		expect( toast ).toBeVisible();
		await user.click( screen.getAllByRole( 'button', { name: 'Undo' } ).at( -1 )! );
		expect( await screen.findByDisplayValue( 'As after' ) ).toBeVisible();
		expect( await restored() ).toEqual( [
			[ '7', { based_on: 3 } ],
			[ '8', { based_on: 4 } ],
		] );
	} );

	it( 'asks before unsaved work is replaced, and Undo of the builder brings it back', async () => {
		keep( [ NEWEST, FIRST ] );
		const { user } = await open( '/edit/5/questions', survey() );
		await user.type( await screen.findByRole( 'textbox', { name: 'Question title' } ), ' mine' );
		const mine = screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Question title' } ).value;
		await user.click( screen.getByRole( 'button', { name: 'Revisions' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Revisions' } ) );
		expect( await dialog.findByText( 'Not saved yet' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: /New survey/ } ) );
		await user.click( await dialog.findByRole( 'button', { name: /^Restore the version of / } ) );
		expect( await restored() ).toEqual( [] );
		const ask = within( await screen.findByRole( 'dialog', { name: 'Replace your unsaved changes?' } ) );
		await user.click( ask.getByRole( 'button', { name: 'Restore' } ) );
		expect( await screen.findByDisplayValue( 'As before' ) ).toBeVisible();
		await user.click( screen.getAllByRole( 'button', { name: 'Undo' } )[ 0 ]! );
		expect( await screen.findByDisplayValue( mine ) ).toBeVisible();
	} );

	it( 'opens what was saved in another window, so that the version can be restored from there', async () => {
		keep( [ NEWEST, FIRST ] );
		const { user, dialog } = await look();
		server.use(
			http.post(
				api( 'surveys/5/revisions/:id/restore' ),
				() =>
					HttpResponse.json(
						{
							code: 'userfeedback_stale',
							message: 'Somebody else saved this since you opened it.',
							data: { status: 409, by: 'Mara', own: true },
						},
						{ status: 409 }
					),
				{ once: true }
			)
		);
		await user.click( await dialog.findByRole( 'button', { name: /New survey/ } ) );
		await user.click( await dialog.findByRole( 'button', { name: /^Restore the version of / } ) );
		const ask = within( await screen.findByRole( 'dialog', { name: 'There is a newer version' } ) );
		expect( ask.getByText( /^You saved this survey in another window/ ) ).toBeVisible();
		expect( screen.queryByText( /Somebody else/ ) ).not.toBeInTheDocument();

		keep( [ { ...NEWEST, id: 9, revision: 6, summary: 'Title of the survey' }, NEWEST, FIRST ] );
		server.use(
			http.get( api( 'surveys/5' ), () =>
				HttpResponse.json( survey( { questions: [ { ...question( 'q1' ), title: 'Newer' } ], revision: 6 } ) )
			)
		);
		await user.click( ask.getByRole( 'button', { name: 'See the Newer Version' } ) );
		await waitFor( () => expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 ) );
		expect( await dialog.findByRole( 'button', { name: /Title of the survey/ } ) ).toBeVisible();
		expect( await screen.findByDisplayValue( 'Newer' ) ).toBeInTheDocument();

		await user.click( await dialog.findByRole( 'button', { name: /^Restore the version of / } ) );
		expect( await screen.findByDisplayValue( 'As before' ) ).toBeInTheDocument();
		expect( ( await restored() ).at( -1 ) ).toEqual( [ '7', { based_on: 6 } ] );
	} );

	it( 'names what cannot be restored, and what failed', async () => {
		keep( [ NEWEST, FIRST ], { locked: [ 'Branding' ] } );
		const { user, dialog } = await look();
		await user.click( await dialog.findByRole( 'button', { name: /New survey/ } ) );
		expect( await dialog.findByText( 'Branding' ) ).toBeVisible();
		expect( dialog.queryByRole( 'button', { name: /^Restore/ } ) ).not.toBeInTheDocument();
	} );

	it( 'has words for none, and for a list that does not load', async () => {
		keep( [] );
		const { user, dialog } = await look();
		expect( await dialog.findByText( /There are no revisions yet/ ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		server.use(
			http.get( api( 'surveys/5/revisions' ), () =>
				HttpResponse.json( { code: 'x', message: 'No.', data: { status: 400 } }, { status: 400 } )
			)
		);
		await user.click( await screen.findByRole( 'button', { name: 'Revisions' } ) );
		expect( ( await screen.findAllByText( /The revisions could not be loaded/ ) )[ 0 ] ).toBeVisible();
	} );

	it( 'is a prompt where the plan has none', async () => {
		const { user } = await open( '/edit/5/questions', survey(), {
			features: features( { revisions: 'upgrade' } ),
		} );
		await user.click( await screen.findByRole( 'button', { name: 'Revisions is a Plus feature' } ) );
		expect( await screen.findByRole( 'dialog', { name: /Revisions is a Plus feature/ } ) ).toBeVisible();
		expect( requests.some( ( { url } ) => url.includes( 'revisions' ) ) ).toBe( false );
	} );
} );
