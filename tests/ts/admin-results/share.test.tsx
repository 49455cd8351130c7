import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SharedFigures, SharedReport } from '../../../src/types';
import { filterBody } from '../../../src/admin-results/lib/filter-body';
import { ReportQuestion } from '../../../src/shared-report/report-question';
import { api, server } from '../support/server';
import { openResults, setUpResultsApp } from './support/app';
import { npsQuestion, question, results, starQuestion } from './support/fixtures';

setUpResultsApp();

const link = ( changes: Partial< SharedReport > = {} ): SharedReport => ( {
	id: 3,
	name: 'For the board',
	days: 'last_30_days',
	filtered: true,
	stopped: false,
	written: false,
	summary: false,
	has_password: true,
	author: 'Ada',
	created_at: '2026-11-01T10:00:00Z',
	ends_at: '2026-12-21T10:00:00Z',
	ended: false,
	opened_at: '2026-11-20T10:02:00Z',
	opened: 14,
	...changes,
} );

async function openDialog( route: string ) {
	server.use( http.get( api( 'surveys/:id/results' ), () => HttpResponse.json( results() ) ) );
	const { user } = openResults( route );
	const button = await screen.findByRole( 'button', { name: 'Share report' } );
	await waitFor( () => expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' ) );
	await user.click( button );
	return { user, dialog: within( await screen.findByRole( 'dialog', { name: 'Share a report' } ) ) };
}

describe( 'sharing a report', () => {
	it( 'sends filter and moving days of the screen, and shows the link once', async () => {
		const sent: unknown[] = [];
		server.use(
			http.post( api( 'surveys/:id/shared-reports' ), async ( { request } ) => {
				sent.push( await request.json() );
				return HttpResponse.json(
					{ report: link(), link: 'https://site.test/?uf-report=token' },
					{ status: 201 }
				);
			} )
		);
		const { user, dialog } = await openDialog( '/survey/12?range=last_7_days&filter%5Bdevice%5D=mobile' );
		expect( dialog.getByRole( 'checkbox', { name: /What people wrote/ } ) ).not.toBeChecked();
		const name = dialog.getByRole( 'textbox', { name: 'Name, for your list' } );
		expect( name ).toHaveValue( 'Last 7 days, Mobile' );
		await user.clear( name );
		await user.type( name, 'Board' );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Ends' } ), '0' );
		await user.click( dialog.getByRole( 'button', { name: 'Create link' } ) );
		expect( await dialog.findByRole( 'textbox', { name: 'Link' } ) ).toHaveValue(
			'https://site.test/?uf-report=token'
		);
		expect( dialog.getByRole( 'heading', { name: 'Link is ready' } ) ).toHaveFocus();
		expect( sent ).toEqual( [
			{
				name: 'Board',
				days: 'last_7_days',
				filter: { device: 'mobile' },
				stop: false,
				written: false,
				summary: false,
				password: '',
				ends: 0,
			},
		] );
	} );

	it( 'is called by the tag that it is filtered by, as soon as its name is there', async () => {
		server.use(
			http.get( api( 'tags' ), () =>
				HttpResponse.json( { items: [ { id: 31, name: 'payment', color: 0, responses: 94 } ] } )
			)
		);
		const { dialog } = await openDialog( '/survey/12?range=last_7_days&filter%5Btag%5D=31' );
		await waitFor( () =>
			expect( dialog.getByRole( 'textbox', { name: 'Name, for your list' } ) ).toHaveValue(
				'Last 7 days, payment'
			)
		);
	} );

	it( 'keeps the form when the server refuses, and says why', async () => {
		server.use(
			http.post( api( 'surveys/:id/shared-reports' ), () =>
				HttpResponse.json(
					{ code: 'userfeedback_conflict', message: 'Too many links.', data: { status: 409 } },
					{ status: 409 }
				)
			)
		);
		const { user, dialog } = await openDialog( '/survey/12' );
		await user.type( dialog.getByRole( 'textbox', { name: 'Password (optional)' } ), 'sesame' );
		await user.click( dialog.getByRole( 'button', { name: 'Create link' } ) );
		expect( await dialog.findByText( /Too many links\./ ) ).toBeInTheDocument();
		expect( dialog.getByRole( 'textbox', { name: 'Password (optional)' } ) ).toHaveValue( 'sesame' );
	} );

	it( 'revokes a link after a confirmation', async () => {
		let items = [ link(), link( { id: 4, name: 'Summer', ended: true, opened: 0, opened_at: null } ) ];
		const gone: string[] = [];
		server.use(
			http.get( api( 'surveys/:id/shared-reports' ), () => HttpResponse.json( { items } ) ),
			http.post( api( 'surveys/:id/shared-reports/:report' ), ( { params } ) => {
				gone.push( String( params[ 'report' ] ) );
				items = items.filter( ( { id } ) => String( id ) !== params[ 'report' ] );
				return HttpResponse.json( { deleted: Number( params[ 'report' ] ) } );
			} )
		);
		const { user, dialog } = await openDialog( '/survey/12' );
		await user.click( dialog.getByRole( 'tab', { name: 'All links' } ) );
		const row = ( await dialog.findByText( 'For the board' ) ).closest( 'li' );
		expect( row ).toHaveTextContent( 'Last 30 days, with a filter, with a password' );
		expect( row ).toHaveTextContent( '14 times' );
		await user.click( dialog.getByRole( 'button', { name: 'Revoke: For the board' } ) );
		expect( gone ).toEqual( [] );
		const question = within( await screen.findByRole( 'dialog', { name: 'Revoke “For the board”?' } ) );
		await user.click( question.getByRole( 'button', { name: 'Revoke link' } ) );
		await waitFor( () => expect( dialog.queryByText( 'For the board' ) ).not.toBeInTheDocument() );
		await user.click( dialog.getByRole( 'button', { name: 'Delete: Summer' } ) );
		expect( await dialog.findByText( 'Nobody has a link to this report.' ) ).toBeInTheDocument();
		expect( gone ).toEqual( [ '3', '4' ] );
	} );

	it( 'turns entries of a query into a body', () => {
		expect(
			filterBody( [
				[ 'filter[page][is][]', '/a' ],
				[ 'filter[page][is][]', '/b' ],
				[ 'filter[answers][q1][any]', 'k1,k2' ],
				[ 'filter[answers][q1][comment]', '1' ],
				[ 'filter[signed_in]', '0' ],
			] )
		).toEqual( {
			page: { is: [ '/a', '/b' ] },
			answers: { q1: { any: 'k1,k2', comment: '1' } },
			signed_in: '0',
		} );
	} );
} );

describe( 'the page of a shared report', () => {
	it( 'says what those chose who wrote a comment', () => {
		const draw = ( asked: ReturnType< typeof question >, value: number | string ) =>
			render(
				<ReportQuestion
					question={ asked }
					number={ 1 }
					figures={ results() as unknown as SharedFigures }
					written={ [ { text: 'Too slow', value } ] }
				/>
			).container.querySelector( '.uf-answers' );
		expect( draw( npsQuestion(), 9 ) ).toHaveTextContent( '9PromoterToo slow' );
		expect( draw( npsQuestion(), '9 of 10 (asked from 1 to 10)' ) ).toHaveTextContent(
			'9 of 10 (asked from 1 to 10)Too slow'
		);
		expect( draw( question(), 'Instagram' ) ).toHaveTextContent( 'InstagramToo slow' );
		expect( within( draw( starQuestion(), 2 ) as HTMLElement ).getByRole( 'img' ) ).toHaveAccessibleName(
			'2 of 5 stars'
		);
	} );
} );
