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

test( 'every type of question stands beside itself on a phone and on paper', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const ask = ( id: string, type: string, title: string, config = {} ) => ( { id, type, title, config } );
	const { body } = await rest( admin, 'POST', 'surveys', {
		title: 'All types',
		status: 'publish',
		questions: [
			ask( 'c', 'scale', 'How satisfied are you?', { look: 'smileys', points: 5, start: 1, purpose: 'csat' } ),
			ask( 'u', 'number', 'How many cups a week?', { min: 0, max: 30, step: 1, unit: 'cups' } ),
			ask( 'd', 'date', 'When were you here last?' ),
			ask( 'k', 'ranking', 'Which do you like best?', { options: [ 'Guji', 'Kenya' ], rank: 'any' } ),
			ask( 'm', 'matrix', 'How were we?', {
				options: [ 'Poor', 'Good' ],
				rows: [
					{ id: 't', label: 'Taste' },
					{ id: 'p', label: 'Price' },
				],
			} ),
			ask( 'o', 'consent', 'May we write to you?', { text: 'I agree.', must: false } ),
			ask( 'w', 'text', 'What should we change?' ),
		],
	} );
	const { id } = body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '400', '--days=20' );
	await admin.setViewportSize( { width: 375, height: 800 } );
	const address = `admin.php?page=userfeedback_results#/survey/${ id }?range=all_time&filter%5Bdevice%5D=mobile&compare=people&compare_filter%5Bdevice%5D=desktop`;
	await admin.goto( site.admin( address ) );
	const card = ( title: string ) => admin.getByRole( 'region', { name: title } );
	await expect( card( 'How satisfied are you?' ) ).toContainText( /CSAT.*(Clear:|Within the margin)/ );
	await expect( card( 'How many cups a week?' ) ).toContainText( /Mean.*(Clear:|Within the margin)/ );
	await expect( card( 'How many cups a week?' ) ).toContainText( 'Medians stand without a test.' );
	await expect( card( 'When were you here last?' ).getByRole( 'row' ).first() ).toBeAttached();
	await expect( card( 'Which do you like best?' ).getByRole( 'table', { name: /Mean place$/ } ) ).toBeVisible();
	await expect( card( 'How were we?' ).getByRole( 'table' ) ).toHaveCount( 2 );
	await expect( card( 'May we write to you?' ) ).toContainText( 'Agreed, of those who were asked' );
	await card( 'What should we change?' ).scrollIntoViewIfNeeded();
	await expect(
		card( 'What should we change?' ).getByRole( 'table', { name: 'Most frequent words', exact: true } )
	).toBeVisible();
	await expect( card( 'What should we change?' ) ).toContainText( /compared.*\(Holm\)/ );
	await expect( card( 'Responses over time' ).getByText( 'View as table' ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	expect(
		await admin.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
	).toBe( 0 );

	// Paper shows what a long list folds, and which chip is whose.
	const folded = card( 'When were you here last?' ).getByRole( 'row', { includeHidden: true } ).nth( 10 );
	await expect( folded ).toBeHidden();
	await admin.emulateMedia( { media: 'print' } );
	await expect( folded ).toBeVisible();
	await expect( admin.locator( '.uf-compare__against' ) ).toBeVisible();
} );
