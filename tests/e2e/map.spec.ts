import type { Page } from '@playwright/test';
import type { SavedSurvey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';

test.beforeEach( () => site.empty() );

const plain = { enabled: false, action: 'show', conditions: [] };
const nps = ( value: string ) => [ { question_id: 'a', compare: 'IS', value } ];

const QUESTIONS = [
	{
		id: 'a',
		type: 'nps',
		title: 'Would you recommend us?',
		config: { options: [ 'No', 'Yes' ] },
		logic: { ...plain, jumps: [ { to: '@review', match: 'all', conditions: nps( 'promoter' ) } ] },
	},
	{
		id: 'b',
		type: 'text',
		title: 'What went wrong?',
		logic: { enabled: true, action: 'show', conditions: nps( 'detractor' ) },
	},
	{ id: 'c', type: 'text', title: 'Anything else?', logic: { ...plain, jumps: [ { to: 'e', match: 'always' } ] } },
	{ id: 'd', type: 'text', title: 'Which grinder do you own?' },
	{ id: 'e', type: 'star-rating', title: 'How was your order?' },
];

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< { body: unknown } >;

async function openMap( admin: Page, rest: Rest, questions: object[] = QUESTIONS ) {
	await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'draft',
		questions,
		settings: { thank_you: { endings: [ { id: 'review', title: 'Write a review', text: 'It takes a minute.' } ] } },
	} );
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ items[ 0 ]?.id ?? 0 }/questions` ) );
	await admin.getByRole( 'button', { name: 'Map', exact: true } ).press( 'Enter' );
	await expect( admin.getByRole( 'heading', { name: 'Map' } ) ).toBeFocused();
	return {
		map: admin.getByRole( 'region', { name: 'Map', exact: true } ),
		walk: admin.getByRole( 'complementary', { name: 'Walk it' } ),
		preview: admin.frameLocator( 'iframe[title="Survey preview"]' ),
	};
}

test( 'an owner sees the ways of a survey, what is wrong with them, and opens a question', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const { map } = await openMap( admin, rest );
	await expect( map.getByText( 'Q1 is Promoter' ) ).toBeVisible();
	await expect( map.getByText( 'Q1 is Detractor' ) ).toBeVisible();
	const problems = admin.getByRole( 'region', { name: 'Problems' } );
	await expect( problems ).toContainText( 'Nobody gets to question 4: every way jumps over it.' );
	await expectAccessible( admin, '.ufb-map' );
	await problems.getByRole( 'button', { name: /^Show it/ } ).click();
	const grinder = map.getByRole( 'button', { name: /^Question 4 .*Nobody gets here/ } );
	await expect( grinder ).toBeFocused();
	await grinder.click();
	await expect( admin.locator( '.ufb-panes__editor textarea' ).first() ).toHaveValue( 'Which grinder do you own?' );
} );

test( 'by keyboard alone: arrow keys on the map, the same as a list, a card opens its question', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const { map } = await openMap( admin, rest );
	await map.getByRole( 'button', { name: /^Question 1 / } ).focus();
	await admin.keyboard.press( 'ArrowDown' );
	await expect( map.getByRole( 'button', { name: /^Question 2 / } ) ).toBeFocused();
	await admin.keyboard.press( 'ArrowRight' );
	await expect( map.getByRole( 'button', { name: /^Question 3 / } ) ).toBeFocused();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( map.getByRole( 'button', { name: /^Question 2 / } ) ).toBeFocused();
	await admin.keyboard.press( 'ArrowUp' );
	await expect( map.getByRole( 'button', { name: /^Question 1 / } ) ).toBeFocused();

	await map.getByRole( 'radio', { name: 'Map' } ).focus();
	await admin.keyboard.press( 'ArrowRight' );
	const first = map.getByRole( 'listitem' ).filter( { hasText: 'Would you recommend us?' } );
	await expect( first ).toContainText( 'If Q1 is Promoter, goes to: Ending 1' );
	await expectAccessible( admin, '.ufb-map' );
	await map.getByRole( 'button', { name: 'Ending 1', exact: true } ).press( 'Enter' );
	await expect( map.getByRole( 'button', { name: 'Ending 1 Write a review' } ) ).toBeFocused();
	await map.getByRole( 'button', { name: /^Question 2 / } ).press( 'Enter' );
	await expect( admin.locator( '.ufb-panes__editor textarea' ).first() ).toHaveValue( 'What went wrong?' );
} );

test( 'walks the survey in the visitor’s widget, as somebody else and by own answers', async ( { admin, rest } ) => {
	const { walk, preview, map } = await openMap( admin, rest );
	await expect( preview.getByText( 'Would you recommend us?' ) ).toBeVisible();
	await preview.getByRole( 'radio', { name: '3', exact: true } ).click( { force: true } );
	await expect( preview.getByText( 'What went wrong?' ) ).toBeVisible();
	await expect( walk.getByRole( 'listitem' ).last() ).toHaveText( 'Question 2, because Q1 is Detractor.' );
	await expect( walk.getByText( 'Answered 3: Detractor.' ) ).toBeVisible();
	await expect( map.getByRole( 'button', { name: /^Question 2 You are here/ } ) ).toBeVisible();
	await walk.getByRole( 'button', { name: 'Step back' } ).press( 'Enter' );
	await expect( preview.getByText( 'Would you recommend us?' ) ).toBeVisible();

	await walk.getByRole( 'radio', { name: 'Passive' } ).click();
	await walk.getByRole( 'button', { name: 'To the end' } ).press( 'Enter' );
	await expect( preview.getByRole( 'status' ) ).toContainText( 'Thank' );
	await expect( walk.getByText( /Skipped question 2, because it shows only if Q1 is Detractor/ ) ).toBeVisible();
	await expect( walk.getByText( /Question 5, because question 3 always leads there/ ) ).toBeVisible();

	await walk.getByRole( 'radio', { name: 'Promoter' } ).click();
	await walk.getByRole( 'button', { name: 'Next step' } ).press( 'Enter' );
	await expect( preview.getByRole( 'status' ) ).toContainText( 'Write a review' );
	await expect( preview.getByText( 'It takes a minute.' ) ).toBeVisible();
	const { items } = ( await rest( admin, 'GET', 'surveys' ) ).body as SurveyListResult;
	expect( items[ 0 ]?.responses_count ).toBe( 0 );
} );

test( 'on a phone the list comes first, and 30 questions fit', async ( { admin, rest, expectAccessible } ) => {
	await admin.setViewportSize( { width: 375, height: 800 } );
	const thirty = Array.from( { length: 30 }, ( _, at ) => ( {
		id: `q${ at }`,
		type: 'text',
		title: `Question about our beans, number ${ at + 1 }`,
		logic: {
			...plain,
			jumps:
				at % 3 === 0 && at < 24
					? [
							{
								to: `q${ at + 4 }`,
								match: 'all',
								conditions: [ { question_id: '@device', compare: '=', value: 'mobile' } ],
							},
						]
					: [],
		},
	} ) );
	const { map } = await openMap( admin, rest, thirty );
	await expect( map.getByRole( 'radio', { name: 'List' } ) ).toBeChecked();
	await expect( map.getByText( 'If Device is Mobile, goes to:' ).first() ).toBeVisible();
	await expectAccessible( admin, '.ufb-map' );
	const wide = () => admin.evaluate( () => document.documentElement.scrollWidth > innerWidth );
	expect( await wide() ).toBe( false );
	await map.getByRole( 'radio', { name: 'Map' } ).click();
	await expect( map.getByRole( 'button', { name: /^Question 30 / } ) ).toBeAttached();
	expect( await wide() ).toBe( false );
} );

test( 'the map says how many came to each question, as the results do', async ( { admin, rest, expectAccessible } ) => {
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Beans',
			status: 'publish',
			questions: [ QUESTIONS[ 0 ], { ...QUESTIONS[ 1 ], logic: plain } ],
			settings: { thank_you: { endings: [ { id: 'review', title: 'Write a review', text: '' } ] } },
		} )
	).body as SavedSurvey;
	for ( const answers of [
		[ { question_id: 'a', value: 10 } ],
		[
			{ question_id: 'a', value: 3 },
			{ question_id: 'b', value: 'The parcel was late.' },
		],
		[ { question_id: 'a', value: 4 } ],
	] ) {
		await rest( admin, 'POST', `surveys/${ id }/responses`, { answers } );
	}
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/questions` ) );
	await admin.getByRole( 'button', { name: 'Map', exact: true } ).press( 'Enter' );
	const map = admin.getByRole( 'region', { name: 'Map', exact: true } );
	await expect( map.getByRole( 'button', { name: /^Question 1 .*Came here: 3\. Answered: 3\./ } ) ).toBeVisible();
	await expect(
		map.getByRole( 'button', { name: /^Question 2 .*Came here: 2\. Answered: 1\. Not answered: 1\./ } )
	).toBeVisible();
	await expect( map ).toContainText( /how many of the 3 responses of .* came to each question/ );
	await expectAccessible( admin, '.ufb-map' );
} );
