import type { Page } from '@playwright/test';
import type { NewSharedReport, SavedSurvey, SurveyResults } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

test.beforeEach( () => site.empty() );

type Rest = ( page: Page, method: string, path: string, body?: unknown ) => Promise< { body: unknown } >;

async function seeded( admin: Page, rest: Rest ): Promise< number > {
	const nine = nineTypes( 'How was your checkout?' );
	const { id } = ( await rest( admin, 'POST', 'surveys', nine ) ).body as SavedSurvey;
	await site.wp( 'userfeedback', 'seed', String( id ), '300', '--days=30' );
	return id;
}

async function share( admin: Page, rest: Rest, id: number, body: object = {} ): Promise< NewSharedReport > {
	const whole = { name: 'Board', days: 'last_30_days', ...body };
	return ( await rest( admin, 'POST', `surveys/${ id }/shared-reports`, whole ) ).body as NewSharedReport;
}

test( 'a stranger with the link sees the owner’s figures under the filter, and nothing once it is revoked', async ( {
	admin,
	rest,
	visitor,
	problems,
	expectAccessible,
} ) => {
	problems.allow( /404/ );
	const id = await seeded( admin, rest );
	const query = new URLSearchParams( { 'filter[device]': 'mobile' } );
	const results = ( await rest( admin, 'GET', `surveys/${ id }/results?${ query }` ) ).body as SurveyResults;
	const { link, report } = await share( admin, rest, id, { filter: { device: 'mobile' } } );

	const reply = await visitor.goto( link );
	expect( reply?.headers()[ 'cache-control' ] ).toBe( 'private, no-store' );
	await expect( visitor.getByRole( 'heading', { name: 'How was your checkout?', level: 1 } ) ).toBeVisible();
	const count = `${ results.range_responses_count } of ${ results.unfiltered_responses_count ?? 0 } responses`;
	await expect( visitor.getByText( count ) ).toBeVisible();
	await expect( visitor.getByRole( 'list', { name: 'Filters' } ) ).toContainText( 'Device: Mobile' );
	for ( const [ index, question ] of results.question_stats.entries() ) {
		const card = visitor.getByRole( 'region', { name: `Q${ index + 1 } ${ question.title }`, exact: true } );
		await expect( card ).toContainText( `${ question.total_answers } answered` );
		for ( const { share: figure } of question.type === 'nps' ? [] : question.options ) {
			await expect( card ).toContainText( `${ ( figure.percent ?? 0 ).toFixed( 1 ) }%` );
		}
	}
	await expect( visitor.getByText( 'example.org' ) ).toHaveCount( 0 );
	await expectAccessible( visitor, 'body' );

	await rest( admin, 'DELETE', `surveys/${ id }/shared-reports/${ report.id }` );
	expect( ( await visitor.reload() )?.status() ).toBe( 404 );
	await expect( visitor.getByRole( 'heading', { name: 'This report is no longer shared' } ) ).toBeVisible();
	await expectAccessible( visitor, 'body' );
} );

test( 'a report with a password opens with it, and says how many tries are left', async ( {
	admin,
	rest,
	visitor,
	problems,
	expectAccessible,
} ) => {
	problems.allow( /403/ );
	const id = await seeded( admin, rest );
	const { link } = await share( admin, rest, id, { password: 'open sesame', written: true } );
	await visitor.goto( link );
	await visitor.getByLabel( 'Password' ).fill( 'sesame' );
	await visitor.getByRole( 'button', { name: 'Open report' } ).click();
	await expect( visitor.getByRole( 'alert' ) ).toContainText( 'You have 4 more tries in the next hour.' );
	await expectAccessible( visitor, 'body' );
	await visitor.getByLabel( 'Password' ).fill( 'open sesame' );
	await visitor.keyboard.press( 'Enter' );
	await expect( visitor.getByRole( 'heading', { name: 'How was your checkout?' } ) ).toBeVisible();
	await expect( visitor.getByRole( 'list', { name: /^What people wrote/ } ).first() ).toBeVisible();
	await visitor.reload();
	await expect( visitor.getByRole( 'heading', { name: 'How was your checkout?' } ) ).toBeVisible();
} );

test( 'a report fits a phone and is printed without its buttons', async ( { admin, rest, visitor } ) => {
	const id = await seeded( admin, rest );
	const { link } = await share( admin, rest, id );
	await visitor.setViewportSize( { width: 375, height: 800 } );
	await visitor.goto( link );
	await expect( visitor.getByRole( 'button', { name: 'Print or save as PDF' } ) ).toBeVisible();
	expect( await visitor.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 375 );
	await visitor.emulateMedia( { media: 'print' } );
	await expect( visitor.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( visitor.getByRole( 'region', { name: /^Q1/ } ) ).toBeVisible();
} );

test( 'the dialog that shares a report fits small screens, where links are made and listed', async ( {
	admin,
	rest,
	expectAccessible,
} ) => {
	const id = await seeded( admin, rest );
	await admin.goto(
		site.admin( `admin.php?page=userfeedback_results#/survey/${ id }?range=last_30_days&filter%5Bdevice%5D=mobile` )
	);
	for ( const width of [ 782, 375 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		await admin.getByRole( 'button', { name: 'Share report' } ).click();
		const dialog = admin.getByRole( 'dialog', { name: 'Share a report' } );
		const name = dialog.getByRole( 'textbox', { name: 'Name, for your list' } );
		await expect( name ).toBeVisible();
		await expect( dialog ).toContainText( 'Device: Mobile' );
		// Nothing stands outside of the dialog, and the dialog not outside of the screen.
		const cut = await dialog.evaluate( ( frame ) => {
			const { left, right } = frame.getBoundingClientRect();
			const outside = [ ...frame.querySelectorAll( 'input:not([type=checkbox]), select, button, li' ) ].filter(
				( part ) => {
					const box = part.getBoundingClientRect();
					return box.width > 0 && ( box.left < left - 1 || box.right > right + 1 );
				}
			);
			return outside.length + Number( left < 0 || right > document.documentElement.clientWidth );
		} );
		expect( cut ).toBe( 0 );
		await expectAccessible( admin, '[role="dialog"]' );
		await name.fill( `Board ${ width }` );
		await dialog.getByRole( 'button', { name: 'Create link' } ).click();
		await expect( dialog.getByRole( 'heading', { name: 'Link is ready' } ) ).toBeFocused();
		await expect( dialog.getByRole( 'button', { name: 'Copy' } ) ).toBeInViewport();
		await dialog.getByRole( 'tab', { name: 'All links' } ).click();
		await expect( dialog.getByText( `Board ${ width }` ) ).toBeVisible();
		await expectAccessible( admin, '[role="dialog"]' );
		await admin.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	}
} );
