import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

test( 'an owner follows a score over time with the keyboard and opens the days of a week', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '600', '--days=120' );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ survey.id }?range=last_90_days` ) );
	const title = nineTypes( '' ).questions.find( ( { type } ) => type === 'nps' )?.title ?? '';
	await admin.getByRole( 'link', { name: `Trend of question: ${ title }` } ).click();

	const chart = admin.getByRole( 'group', { name: /^NPS over time/ } );
	await expect( chart ).toBeVisible();
	await expect( admin.getByRole( 'radio', { name: 'Week' } ) ).toBeChecked();
	await expect( admin.getByRole( 'group', { name: /^Mean stars over time/ } ) ).toBeVisible();
	const happened = admin.getByRole( 'list', { name: 'What happened' } ).first();
	await expect( happened ).toContainText( 'Survey published.' );
	await expectAccessible( admin, '#userfeedback-root' );

	await chart.press( 'End' );
	await chart.press( 'ArrowLeft' );
	await expect( chart.locator( '[aria-live]' ) ).toHaveText( /: NPS .+ to .+, n \d+, \d+ promoters/ );
	const week = /^(.+?): NPS/.exec( ( await chart.locator( '[aria-live]' ).textContent() ) ?? '' )?.[ 1 ] ?? '';
	await chart.press( 'Enter' );
	await expect( admin ).toHaveURL( /from=\d{4}-\d\d-\d\d&to=/ );
	await expect( admin.getByRole( 'radio', { name: 'Day' } ) ).toBeChecked();
	await expect( admin.getByRole( 'button', { name: week } ) ).toBeVisible();

	await admin.getByRole( 'link', { name: 'Survey Results' } ).click();
	await expect( admin.getByRole( 'heading', { name: 'Responses per day' } ) ).toBeVisible();
} );

test( 'an owner goes from two compared groups to their trend, on a phone too', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '600', '--days=60' );
	await admin.goto(
		site.admin(
			`admin.php?page=userfeedback_results#/survey/${ survey.id }?range=last_90_days&filter%5Bdevice%5D=mobile&compare=people&compare_filter%5Bdevice%5D=desktop`
		)
	);
	const title = nineTypes( '' ).questions.find( ( { type } ) => type === 'nps' )?.title ?? '';
	await admin.getByRole( 'link', { name: `Trend of question: ${ title }` } ).press( 'Enter' );

	const chart = admin.getByRole( 'group', { name: /^NPS: A Mobile, B Desktop over time/ } );
	await expect( chart ).toBeVisible();
	await expect( chart.locator( 'rect' ).first() ).toBeVisible();
	await chart.press( 'End' );
	await expect( chart.locator( '[aria-live]' ) ).toHaveText( /: A Mobile .*; B Desktop / );
	const panel = admin.getByRole( 'region', { name: 'Trend', exact: true } );
	await panel.getByText( 'View as table' ).click();
	await expect( panel.getByRole( 'columnheader', { name: 'B Desktop' } ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );

	await admin.setViewportSize( { width: 375, height: 800 } );
	await expect( chart ).toBeVisible();
	expect(
		await admin.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
	).toBe( 0 );
	await admin.getByRole( 'button', { name: 'Stop comparing' } ).click();
	await expect( admin.getByRole( 'group', { name: /^NPS over time/ } ) ).toBeVisible();
	await expect( admin ).not.toHaveURL( /compare/ );
} );
