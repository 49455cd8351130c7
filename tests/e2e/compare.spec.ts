import type { Comparison, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

test( 'an owner puts desktop beside mobile by keyboard, swaps the groups and stops', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const survey = ( await rest( admin, 'POST', 'surveys', nineTypes( 'How was your checkout?' ) ) )
		.body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( survey.id ), '600', '--days=20' );
	const { body } = await rest(
		admin,
		'GET',
		`surveys/${ survey.id }/comparison?from=all&filter[device]=mobile&compare=people&compare_filter[device]=desktop`
	);
	const { a, b } = body as Comparison;
	expect( Math.min( a.responses_count, b.responses_count ) ).toBeGreaterThan( 30 );

	await admin.goto(
		site.admin(
			`admin.php?page=userfeedback_results#/survey/${ survey.id }?range=all_time&filter%5Bdevice%5D=mobile`
		)
	);
	const bar = admin.getByRole( 'group', { name: /^Filters/ } );
	await bar.getByRole( 'button', { name: 'Compare' } ).press( 'Enter' );
	await admin.getByRole( 'radio', { name: /^Other people/ } ).check();
	await admin.getByRole( 'button', { name: 'Apply' } ).press( 'Enter' );
	await expect( admin.getByRole( 'heading', { name: 'Choose who B is' } ) ).toBeVisible();

	await bar.getByRole( 'button', { name: 'Add filter to B' } ).press( 'Enter' );
	await admin.getByRole( 'button', { name: 'Device', exact: true } ).press( 'Enter' );
	await admin.getByRole( 'checkbox', { name: 'Desktop' } ).check();
	await admin.getByRole( 'button', { name: 'Apply' } ).press( 'Enter' );
	await expect( bar.getByRole( 'button', { name: 'Remove filter: Device: Desktop' } ) ).toBeVisible();
	const title = nineTypes( '' ).questions.find( ( { type } ) => type === 'nps' )?.title ?? '';
	const score = admin.getByRole( 'region', { name: new RegExp( title.replace( /\W/g, '.' ) ) } );
	await expect( score ).toContainText( /Clear:|Within the margin/ );
	await expectAccessible( admin, '#userfeedback-root' );

	await bar.getByRole( 'button', { name: 'Swap A and B' } ).press( 'Enter' );
	await expect( admin ).toHaveURL( /filter%5Bdevice%5D=desktop/ );
	await expect( admin ).toHaveURL( /compare_filter%5Bdevice%5D=mobile/ );
	await bar.getByRole( 'button', { name: 'Stop comparing' } ).press( 'Enter' );
	await expect( admin ).not.toHaveURL( /compare/ );
	await expect( admin.getByText( `${ b.responses_count } of 600 responses` ) ).toBeVisible();
} );
