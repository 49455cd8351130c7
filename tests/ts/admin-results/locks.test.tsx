import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BootData, FeatureKey } from '../../../src/types';
import { resetBlurb } from '../../../src/shared/lib/use-blurb';
import { features, installBoot } from '../support/boot';
import { api, queriesOf, requests, server } from '../support/server';
import { currentRoute, openResults, setUpResultsApp } from './support/app';
import { question, responseItem, responseList, results, summary } from './support/fixtures';

setUpResultsApp();

const PAID: FeatureKey[] = [ 'range-30-days', 'export', 'ai-summary' ];

/** Lite, or Pro without a valid key. */
function site( state: 'upgrade' | 'license' ): Partial< BootData > {
	const keys = state === 'upgrade' ? [ ...PAID, 'manage-responses' as const ] : PAID;
	return {
		app: 'results',
		is_pro: state === 'license',
		is_licensed: false,
		license_type: '',
		features: features( Object.fromEntries( keys.map( ( key ) => [ key, state ] ) ) ),
	};
}

beforeEach( () => {
	resetBlurb();
	server.use(
		http.get( api( 'results-summary' ), () => HttpResponse.json( { data: summary() } ) ),
		http.get( api( 'surveys/:id/results' ), () =>
			HttpResponse.json( results( { question_stats: [ question() ] } ) )
		),
		http.get( api( 'surveys/:id/responses' ), () =>
			HttpResponse.json( responseList( [ responseItem( { id: 2 } ), responseItem( { id: 1 } ) ] ) )
		),
		http.post( 'http://site.test/wp-admin/admin-ajax.php', () =>
			HttpResponse.json( { success: true, data: { value: 'hidden' } } )
		)
	);
} );

/** Reached by keyboard, told to be locked, opened by click and Enter; nothing else happens. */
async function expectLocked( control: HTMLElement, title: string, user: UserEvent ) {
	expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( control ).not.toBeDisabled();
	control.focus();
	for ( const press of [ () => user.keyboard( '{Enter}' ), () => user.click( control ) ] ) {
		await press();
		expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ) ).toHaveTextContent( title );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	}
}

describe.each( [ 'upgrade', 'license' ] as const )( 'locked: %s', ( state ) => {
	const title = ( name: string, plan: string ) =>
		state === 'upgrade' ? `${ name } is a ${ plan } feature` : 'Activate License';

	it( 'RES-09, A23: 30 days, also by the address', async () => {
		installBoot( site( state ) );
		const { user } = openResults( '/?range=30' );
		const month = await screen.findByRole( 'radio', { name: 'Past 30 Days' } );
		expect( screen.getByRole( 'radio', { name: 'Past 7 Days' } ) ).toBeChecked();
		await waitFor( () => expect( queriesOf( 'results-summary' )[ 0 ]?.get( 'start_date' ) ).toBe( '2026-11-14' ) );
		await expectLocked( month, title( '30-Day Range', 'Plus' ), user );
		expect( month ).not.toBeChecked();
		expect( queriesOf( 'results-summary' ).every( ( query ) => query.get( 'start_date' ) === '2026-11-14' ) ).toBe(
			true
		);
	} );

	it( 'RES-18, RES-23, A23: export of a survey and of a question, date range', async () => {
		installBoot( site( state ) );
		const { user } = openResults( '/survey/12' );
		const button = await screen.findByRole( 'button', { name: /^Export question: / } );
		await expectLocked( button, title( 'Results Export', 'Plus' ), user );
		await expectLocked(
			screen.getByRole( 'button', { name: 'Export Results' } ),
			title( 'Results Export', 'Plus' ),
			user
		);
		await expectLocked(
			screen.getByRole( 'button', { name: 'Date range: all time' } ),
			title( 'Date Range picker', 'Plus' ),
			user
		);
		for ( const count of [ 'Past 7 days', 'Past 30 days', 'Total responses', 'Impressions' ] ) {
			expect( screen.getByText( count ) ).toBeInTheDocument();
		}
		expect( queriesOf( 'surveys/12/results' )[ 0 ]?.get( 'from' ) ).toBe( 'all' );
	} );

	it( 'RES-20, AI-01, A83, CALL-41: the AI summary is offered until the person dismisses it', async () => {
		installBoot( site( state ) );
		const { user } = openResults( '/survey/12' );
		const text = await screen.findByText( /It reads what people wrote/, { selector: '.uf-offer *' } );
		const offer = within( text.closest< HTMLElement >( '.uf-offer' )! );
		if ( state === 'upgrade' ) {
			await user.click( offer.getByRole( 'button', { name: 'Upgrade to Pro' } ) );
			expect( await screen.findByRole( 'dialog', { name: 'AI Summary is a Pro feature' } ) ).toBeInTheDocument();
			await user.keyboard( '{Escape}' );
			await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
			expect( offer.getByRole( 'link', { name: 'Already purchased?' } ) ).toHaveAttribute(
				'href',
				expect.stringContaining( 'userfeedback_settings' )
			);
		} else {
			expect( offer.getByRole( 'link', { name: 'Activate License' } ) ).toHaveAttribute(
				'href',
				expect.stringContaining( 'userfeedback_settings' )
			);
		}
		await user.click( offer.getByRole( 'button', { name: /^(Close|Dismiss)/ } ) );
		expect( document.querySelector( '.uf-offer' ) ).toBeNull();
		const calls = requests.filter( ( { url } ) => url.endsWith( 'admin-ajax.php' ) );
		await waitFor( async () => {
			const body = new URLSearchParams( await calls[ 0 ]?.clone().text() );
			expect( body.get( 'action' ) ).toBe( 'userfeedback_dismiss_settings_blurb' );
			expect( body.get( 'value' ) ).not.toBe( '' );
		} );
	} );

	it( 'RESP-03: export of responses', async () => {
		installBoot( site( state ) );
		const { user } = openResults( '/survey/12/responses' );
		await expectLocked(
			await screen.findByRole( 'button', { name: 'Export Results' } ),
			title( 'Results Export', 'Plus' ),
			user
		);
	} );
} );

it( 'A104: an offer that was dismissed before does not come back', async () => {
	installBoot( { ...site( 'upgrade' ), blurb: 'hidden' } );
	openResults( '/survey/12' );
	await screen.findByRole( 'button', { name: 'Export Results' } );
	await screen.findByText( 'Total responses' );
	expect( document.querySelector( '.uf-offer' ) ).toBeNull();
} );

describe( 'responses in Lite', () => {
	it( 'RESP-09 to RESP-11: no filters, no selection, no actions, each with its prompt', async () => {
		installBoot( site( 'upgrade' ) );
		const { user } = openResults( '/survey/12/responses?status=trash' );
		await screen.findByRole( 'link', { name: 'Response #2' } );
		expect(
			queriesOf( 'surveys/12/responses' ).some( ( query ) => query.get( 'filter[status]' ) === 'trash' )
		).toBe( false );
		expect( document.querySelector( '.subsubsub' ) ).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
		const title = 'Response Manager is a Plus feature';
		await expectLocked( screen.getAllByRole( 'button', { name: 'Select All' } )[ 0 ]!, title, user );
		await expectLocked( screen.getByRole( 'button', { name: 'View: Response #2' } ), title, user );
		await expectLocked( screen.getByRole( 'button', { name: 'Trash: Response #1' } ), title, user );
		await expectLocked( screen.getAllByRole( 'button', { name: 'Apply' } )[ 0 ]!, title, user );
		await expectLocked( screen.getAllByRole( 'combobox', { name: 'Select bulk action' } )[ 0 ]!, title, user );
		// RESP-05: the title still opens the response.
		expect( screen.getByRole( 'link', { name: 'Response #2' } ) ).toHaveAttribute(
			'href',
			'#/survey/12/responses/2'
		);
		expect( currentRoute() ).toBe( '/survey/12/responses' );
	} );

	it( 'A25: a lapsed license keeps managing responses', async () => {
		installBoot( site( 'license' ) );
		openResults( '/survey/12/responses' );
		expect( await screen.findByRole( 'button', { name: 'Trash: Response #1' } ) ).not.toHaveAttribute(
			'aria-disabled'
		);
		expect( screen.getAllByRole( 'checkbox', { name: 'Select All' } )[ 0 ] ).toBeEnabled();
	} );
} );

describe( 'open', () => {
	it( 'RES-18, RES-23: with a license nothing offers an upgrade', async () => {
		openResults( '/survey/12' );
		expect( await screen.findByRole( 'button', { name: 'Export Results' } ) ).not.toHaveAttribute(
			'aria-disabled'
		);
		expect( document.querySelector( '.uf-offer, .uf-lockbutton, .uf-lockicon' ) ).toBeNull();
	} );
} );
