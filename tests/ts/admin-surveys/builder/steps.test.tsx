import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { date } from '@wordpress/date';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { bootData } from '../../support/boot';
import { api, installServer, server } from '../../support/server';
import { footer, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

describe( 'settings', () => {
	it( 'SET-01 to SET-03, SET-07: three cards, sections, devices and words', async () => {
		const { user } = await open( '/edit/5/settings' );
		for ( const card of [ 'Tracking', 'Targeting', 'Behavior' ] ) {
			expect( await screen.findByRole( 'region', { name: card } ) ).toBeInTheDocument();
		}
		for ( const section of [ 'Device Type', 'Pages', 'Geo Targeting' ] ) {
			expect( screen.getByRole( 'heading', { name: section } ) ).toBeInTheDocument();
		}
		const words = within( screen.getByRole( 'complementary', { name: 'Who will see it' } ) );
		expect( words.getByText( 'Desktop, tablet and mobile' ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Tablet' ) );
		expect( words.getByText( 'Desktop and Mobile' ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Track this survey' ) );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.settings ).toMatchObject( {
				enable_tracking: true,
				targeting: { devices: [ 'desktop', 'mobile' ], pages: 'all' },
			} )
		);
	} );

	it( 'TGT-01 to TGT-06, TGT-18, TGT-21, BLD-24: the rule list', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'Pages that match rules' ) );
		expect( footer().getByText( 'Rule 1 needs a value.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'And (Add another rule)' } ) );
		expect( screen.getByRole( 'button', { name: 'Or (Add another rule)' } ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( screen.queryByRole( 'button', { name: 'Remove rule 1' } ) ).not.toBeInTheDocument();
		const [ first, second ] = screen
			.getAllByRole( 'group', { name: /^Page rule/ } )
			.map( ( rule ) => within( rule ) );
		expect( first?.getAllByRole( 'option' ) ).toHaveLength( 21 );
		await user.selectOptions( first!.getByLabelText( 'Rule type' ), 'referrer' );
		await user.type( first!.getByLabelText( 'Value' ), 'maps' );
		await user.tab();
		expect( first!.getByText( 'Enter a complete URL, for example https://example.com/' ) ).toBeInTheDocument();
		await user.clear( first!.getByLabelText( 'Value' ) );
		await user.type( first!.getByLabelText( 'Value' ), 'https://maps.example/' );
		await user.selectOptions( second!.getByLabelText( 'Rule type' ), 'user_role' );
		await user.click( second!.getByRole( 'combobox', { name: 'Value' } ) );
		await user.click( await screen.findByRole( 'option', { name: 'Editor' } ) );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.settings.targeting.page_rules ).toEqual( [
				{ logic: 'referrer', operator: '&&', data: 'https://maps.example/' },
				{ logic: 'user_role', operator: '&&', data: { id: 'editor', label: 'Editor' } },
			] )
		);
		await user.click( screen.getByRole( 'button', { name: 'Remove rule 2' } ) );
		expect( screen.getByRole( 'button', { name: 'Or (Add another rule)' } ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'A54: the last day comes after the day that the survey is scheduled for', async () => {
		const year = new Date().getFullYear();
		const stored = survey( { publish_at: `${ year + 1 }-02-01T12:00:00Z` } );
		const last = { run_time: 'expire' as const, expire_at: { month: 12, day: 15, year } };
		stored.settings.behavior = { ...stored.settings.behavior, ...last };
		await open( '/edit/5/settings', stored );
		expect( await screen.findByText( `Until Dec 15, ${ year + 1 }` ) ).toBeInTheDocument();
	} );

	it( 'A54: the last day is the next one where a schedule was taken away', async () => {
		const year = Number( date( 'Y', new Date(), bootData().site.timezone ) );
		const stored = survey( { publish_at: null } );
		const last = { run_time: 'expire' as const, expire_at: { month: 12, day: 31, year: year + 1 } };
		stored.settings.behavior = { ...stored.settings.behavior, ...last };
		await open( '/edit/5/settings', stored );
		expect( await screen.findByText( `Until Dec 31, ${ year }` ) ).toBeInTheDocument();
	} );

	it( 'SET-13, SET-14, SET-17: a delay of 61 becomes 60; month and day only with an end date', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'After a delay' ) );
		const seconds = screen.getByLabelText( 'Seconds' );
		expect( seconds ).toHaveValue( 20 );
		fireEvent.change( seconds, { target: { value: '61' } } );
		fireEvent.blur( seconds );
		expect( await screen.findByText( 'After 60 seconds' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'Month' ) ).not.toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Until a date' ) );
		// One click chooses no day: it would end the survey tonight.
		expect( footer().getByText( 'Choose the last day of the survey.' ) ).toBeVisible();
		await user.selectOptions( screen.getByLabelText( 'Month' ), 'December' );
		await user.selectOptions( screen.getByLabelText( 'Day' ), '31' );
		expect( screen.getByText( /^Until Dec 31, \d{4}$/ ) ).toBeInTheDocument();
		await user.selectOptions( screen.getByLabelText( 'Month' ), 'May' );
		await user.click( header().getByRole( 'button', { name: 'Undo' } ) );
		expect( screen.getByLabelText( 'Month' ) ).toHaveDisplayValue( 'December' );
	} );

	it( 'a number that somebody only passed by is no change', async () => {
		const stored = survey();
		stored.settings.behavior.timing = 'delay';
		await open( '/edit/5/settings', stored );
		const seconds = await screen.findByLabelText( 'Seconds' );
		fireEvent.focus( seconds );
		fireEvent.blur( seconds );
		expect( header().getByRole( 'button', { name: 'Undo' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

describe( 'workflow', () => {
	it( 'lists the webhooks of the survey with the way to their settings', async () => {
		const hook = { name: '', short_url: 'hooks.slack.com/…k3fQ', survey_id: 0, active: true };
		server.use(
			http.get( api( 'webhooks' ), () =>
				HttpResponse.json( {
					items: [
						{ ...hook, id: 1 },
						{ ...hook, id: 2, name: 'Our CRM', survey_id: 5, active: false },
					],
					waiting: 0,
					waiting_since: null,
				} )
			)
		);
		await open( '/edit/5/notifications' );
		const card = within( await screen.findByRole( 'region', { name: 'Webhooks' } ) );
		expect( await card.findByText( 'hooks.slack.com/…k3fQ (all surveys)' ) ).toBeVisible();
		expect( card.getByText( 'Our CRM (this survey, off)' ) ).toBeVisible();
		expect( card.getByRole( 'link', { name: 'Manage webhooks in the settings' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_settings#/integrations'
		);
	} );

	it( 'NOTIF-01 to NOTIF-03, NOTIF-08, BLD-25: addresses are checked; empty ones may pass', async () => {
		const { user } = await open( '/edit/5/notifications' );
		expect( await screen.findAllByText( 'More Integrations Coming Soon' ) ).toHaveLength( 2 );
		await user.type( screen.getByLabelText( 'Addresses' ), 'nobody' );
		expect( footer().getByText( 'Correct the email addresses.' ) ).toBeInTheDocument();
		await user.tab();
		expect( screen.getByText( 'Not a valid email address: nobody' ) ).toBeInTheDocument();
		await user.clear( screen.getByLabelText( 'Addresses' ) );
		expect( footer().queryByText( 'Correct the email addresses.' ) ).not.toBeInTheDocument();
	} );

	it( 'names the limit where one address too many is typed (SEC-M2)', async () => {
		const { user } = await open( '/edit/5/notifications' );
		const addresses = await screen.findByLabelText( 'Addresses' );
		await user.clear( addresses );
		await user.click( addresses );
		await user.paste( 'a@example.com,'.repeat( 20 ) );
		await user.tab();
		expect( addresses ).toBeValid();
		await user.type( addresses, 'b@example.com' );
		expect( addresses ).toHaveAccessibleDescription( /At most 20 addresses are possible\.$/ );
		expect( footer().getByText( 'Correct the email addresses.' ) ).toBeInTheDocument();
	} );

	it( 'says beforehand that who may not see results cannot add an address', async () => {
		await open( '/edit/5/notifications', survey(), { capabilities: { ...bootData().capabilities, view: false } } );
		expect( await screen.findByLabelText( 'Addresses' ) ).toHaveAccessibleDescription(
			'Only people who can view results can add an address.'
		);
	} );
} );

describe( 'publish', () => {
	it( 'stays unsaved where a pause was chosen and nobody pressed Save', async () => {
		const live = survey( {
			status: 'publish',
			published_at: '2026-01-01T00:00:00Z',
			questions: [ question( 'q1' ) ],
		} );
		const { user } = await open( '/edit/5/publish', live );
		await user.click( await screen.findByRole( 'radio', { name: /^Draft/ } ) );
		await user.click( header().getByRole( 'button', { name: /Workflow/ } ) );
		await screen.findByLabelText( 'Addresses' );
		expect( ( await saves() ).at( -1 ) ).toMatchObject( { status: 'publish' } );
		expect( header().getByText( 'Unsaved' ) ).toBeVisible();
	} );

	it( 'PUB-01, PUB-02, PUB-05 to PUB-07, PUB-10 to PUB-13: status and schedule', async () => {
		const { user } = await open( '/edit/5/publish' );
		expect( await screen.findByText( '2 questions' ) ).toBeInTheDocument();
		expect( footer().getByRole( 'button', { name: 'Save as Draft' } ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'Publish on a date' ) );
		expect( screen.getByLabelText( 'Publish' ) ).toBeChecked();
		const button = footer().getByRole( 'button', { name: 'Save and Schedule' } );
		fireEvent.change( screen.getByLabelText( 'Date' ), { target: { value: '2030-12-01' } } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.change( screen.getByLabelText( 'Time' ), { target: { value: '09:00' } } );
		expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( screen.getByLabelText( 'Draft' ) );
		expect( screen.getByLabelText( 'Publish on a date' ) ).not.toBeChecked();
		await user.click( screen.getByLabelText( 'Publish on a date' ) );
		await user.click( footer().getByRole( 'button', { name: 'Save and Schedule' } ) );
		await waitFor( async () => expect( ( await saves() )[ 0 ]?.publish_at ).toMatch( /^2030-12-01T\d\d:00:00Z$/ ) );
	} );
} );
