import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BootData, ResponseListResult, SavedSurvey, SurveyListResult } from '../../src/types';
import { expect, site, test } from './support';
import { NINE, nineTypes } from './support/nine';

const settings = () => site.admin( 'admin.php?page=userfeedback_settings#/general' );
const addonsPage = () => site.admin( 'admin.php?page=userfeedback_addons' );

/** Those that have something to install. */
const ADDONS = [ 'templates', 'question-types', 'behavior', 'branding', 'targeting' ];

test.beforeEach( async ( { problems } ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /(wp_update_(plugins|themes)|wp_version_check)\(\)/ );
	await site.vendor.switchTo( 'normal' );
	await site.asLite();
} );

/** Boot data of an admin page, as the screen got them. */
async function bootOf( page: Page, address = addonsPage() ): Promise< BootData > {
	await page.goto( address );
	return page.evaluate( () => window.userfeedbackBoot as BootData );
}

/** An ajax action with the session and the nonce of a signed-in page that shows one of our screens. */
async function ajax( page: Page, action: string, fields: Record< string, string > ) {
	const { ajax: door } = await page.evaluate( () => window.userfeedbackBoot as BootData );
	const reply = await page.request.post( door.url, { form: { action, nonce: door.nonce, ...fields } } );
	return ( await reply.json() ) as { success: boolean; data: Record< string, unknown > };
}

/** Lite to Pro through the screen, by pasting a key. */
async function connect( admin: Page, key: string ) {
	await admin.goto( settings() );
	const verify = admin.getByRole( 'button', { name: 'Verify Key' } );
	await expect( verify ).toBeDisabled();
	await admin.getByRole( 'textbox', { name: /license key/i } ).fill( key );
	await verify.click();
	await expect( admin.getByText( /Your license key type for this site is/ ) ).toBeVisible( { timeout: 60_000 } );
}

/** The same by the call alone, for stories that are not about the screen. */
async function connectByCall( admin: Page, key: string ) {
	await admin.goto( addonsPage() );
	const reply = await ajax( admin, 'userfeedback_connect_url', { key } );
	expect( reply, 'connected' ).toMatchObject( { success: true } );
	await admin.goto( addonsPage() );
}

async function install( page: Page, slug: string ) {
	const { data } = await ajax( page, 'userfeedback_get_addons', {} );
	const { url } = ( data.addons as { slug: string; url: string }[] ).find( ( addon ) => addon.slug === slug ) ?? {
		url: '',
	};
	const installed = await ajax( page, 'userfeedback_install_addon', { plugin: url } );
	expect( installed, `${ slug } is installed` ).toMatchObject( {
		success: true,
		data: { plugin: `userfeedback-${ slug }/userfeedback-${ slug }.php` },
	} );
	const activated = await ajax( page, 'userfeedback_activate_addon', { plugin: String( installed.data.plugin ) } );
	expect( activated.success, `${ slug } is activated` ).toBe( true );
}

const responsesOf = async (
	rest: ( page: Page, method: string, path: string ) => Promise< { body: unknown } >,
	page: Page,
	id: number
) => ( ( await rest( page, 'GET', `surveys/${ id }/responses` ) ).body as ResponseListResult ).pagination.total;

test( 'Lite, a key, Pro, the addon, NPS, an answer; without the addon the survey waits @lite', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	test.setTimeout( 300_000 );
	const kept = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Made in Lite',
			questions: nineTypes( '' ).questions.slice( 0, 1 ),
		} )
	).body as SavedSurvey;

	await admin.goto( addonsPage() );
	await expect( admin.locator( '#userfeedback-root' ).getByText( 'Addons are a PRO feature.' ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	await connect( admin, site.vendor.keys.pro );
	await expect( admin.getByText( 'Your license key type for this site is pro' ) ).toBeVisible();
	await expectAccessible( admin, '#userfeedback-root' );
	expect( ( await rest( admin, 'GET', `surveys/${ kept.id }` ) ).body ).toMatchObject( { title: 'Made in Lite' } );

	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
	await admin.getByRole( 'button', { name: /Blank/ } ).click();
	await admin.getByRole( 'button', { name: 'Add Question' } ).click();
	// Locked controls stay in reach of the keyboard and say what opens them.
	await admin.getByRole( 'menuitem', { name: /^NPS/ } ).press( 'Enter' );
	await expect(
		admin
			.getByRole( 'dialog' )
			.getByText( /Question Types addon/ )
			.first()
	).toBeVisible();
	await expect( admin.getByRole( 'heading', { name: 'Question 2', exact: true } ) ).toHaveCount( 0 );

	await admin.goto( addonsPage() );
	const card = admin
		.getByRole( 'listitem' )
		.filter( { has: admin.getByRole( 'heading', { name: 'Question Types' } ) } );
	await card.getByRole( 'button', { name: 'Install' } ).click();
	await expect( card.getByRole( 'button', { name: 'Deactivate' } ) ).toBeEnabled( { timeout: 60_000 } );

	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys#/new/setup' ) );
	await admin.reload();
	await admin.getByRole( 'button', { name: /Blank/ } ).click();
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'What brought you here?' );
	await admin.getByRole( 'button', { name: 'Add Question' } ).click();
	await admin.getByRole( 'menuitem', { name: /^NPS/ } ).click();
	await expect( admin.getByRole( 'heading', { name: 'Question 2', exact: true } ) ).toBeVisible();
	await admin.getByRole( 'textbox', { name: 'Question title' } ).fill( 'How likely are you to recommend us?' );
	for ( const step of [ 'Settings', 'Workflow', 'Publish' ] ) {
		await admin.getByRole( 'button', { name: `Next Step: ${ step }` } ).click();
	}
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( admin.getByText( 'Your Survey was Saved!' ).first() ).toBeVisible();
	const list = ( await rest( admin, 'GET', 'surveys?filter[status]=publish' ) ).body as SurveyListResult;
	const id = list.items[ 0 ]?.id ?? 0;

	const answer = async () => {
		const visitor = await newVisitor();
		await visitor.goto( '/' );
		await visitor.getByRole( 'textbox', { name: 'What brought you here?' } ).fill( 'A friend' );
		await visitor.getByRole( 'button', { name: 'Next' } ).click();
		await visitor.getByRole( 'radio', { name: '9', exact: true } ).click( { force: true } );
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
	};
	await answer();
	await expect.poll( () => responsesOf( rest, admin, id ) ).toBe( 1 );

	await admin.goto( addonsPage() );
	await card.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( card.getByRole( 'button', { name: 'Activate' } ) ).toBeEnabled( { timeout: 60_000 } );
	const waiting = await newVisitor();
	await waiting.goto( '/' );
	await waiting.waitForLoadState( 'networkidle' );
	expect( await waiting.evaluate( () => window.userfeedbackWidget?.reasons ) ).toEqual( {
		[ id ]: 'Question Types addon is missing',
	} );
	await expect( waiting.getByText( 'What brought you here?' ) ).toHaveCount( 0 );
	expect( await waiting.content() ).not.toContain( 'How likely are you to recommend us?' );
	expect( await responsesOf( rest, admin, id ) ).toBe( 1 );
	await admin.goto( site.admin( `admin.php?page=userfeedback_results#/survey/${ id }` ) );
	await expect( admin.getByRole( 'heading', { name: 'How likely are you to recommend us?' } ) ).toBeVisible();

	await admin.goto( addonsPage() );
	await card.getByRole( 'button', { name: 'Activate' } ).click();
	await expect( card.getByRole( 'button', { name: 'Deactivate' } ) ).toBeEnabled( { timeout: 60_000 } );
	await answer();
	await expect.poll( () => responsesOf( rest, admin, id ) ).toBe( 2 );
} );

test( 'a Lite site gets nothing paid by REST alone @lite', async ( { admin, visitor, rest, problems } ) => {
	problems.allow( /4(0[034]|22)/ );
	const paid = nineTypes( 'Everything', {
		publish_at: '2030-01-01T00:00:00+00:00',
		settings: {
			thank_you: {
				type: 'redirect',
				message: 'A paid message',
				redirect_to: { id: 2, label: 'Sample Page' },
				conditions: [],
			},
			theming: { color_scheme: 'dark', widget_color: '#123456', text_color: '#fedcba', button_color: '#abcdef' },
			targeting: {
				devices: [ 'desktop', 'tablet', 'mobile' ],
				pages: 'select',
				page_rules: [ { logic: 'cookie_exist', operator: '&&', data: 'paid' } ],
			},
			behavior: {
				timing: 'delay',
				timing_delay: 1,
				display_length: 'once',
				run_time: 'expire',
				expire_at: { month: 1, day: 1 },
				start_minimized: true,
			},
		} as never,
	} );
	const pictures = await rest( admin, 'POST', 'surveys', {
		...paid,
		questions: paid.questions.filter( ( { type } ) => /image|icon/.test( type ) ),
	} );
	expect( pictures ).toMatchObject( { status: 422, body: { code: 'userfeedback_invalid' } } );
	const saved = (
		await rest( admin, 'POST', 'surveys', {
			...paid,
			questions: paid.questions.filter( ( { type } ) => ! /image|icon/.test( type ) ),
			status: 'publish',
		} )
	).body as SavedSurvey;
	const stored = JSON.stringify( ( await rest( admin, 'GET', `surveys/${ saved.id }` ) ).body );
	for ( const word of [
		'"nps"',
		'"star-rating"',
		'"image-radio"',
		'"icon-choice"',
		'A paid message',
		'#123456',
		'cookie_exist',
		'"delay"',
		'"once"',
		'"expire"',
		'"mobile"',
		'2030-01-01',
	] ) {
		expect( stored, word ).not.toContain( word );
	}
	for ( const [ method, path, body ] of [
		[ 'POST', `surveys/${ saved.id }/responses/trash`, { response_ids: [ 1 ] } ],
		[ 'POST', `surveys/${ saved.id }/responses/restore`, { response_ids: [ 1 ] } ],
		[ 'DELETE', `surveys/${ saved.id }/responses`, { response_ids: [ 1 ] } ],
		[ 'GET', 'search?title=a', undefined ],
		[ 'GET', 'logic-type?logic_type=post', undefined ],
	] as const ) {
		const reply = await rest( admin, method, path, body );
		expect( reply, path ).toMatchObject( { status: 404, body: { code: 'rest_no_route' } } );
	}
	const month = await rest( admin, 'GET', 'results-summary?start_date=2026-01-01&end_date=2026-01-31' );
	expect( month ).toMatchObject( {
		status: 200,
		body: { data: { range: { start: '2026-01-25', end: '2026-01-31' } } },
	} );
	await admin.goto( addonsPage() );
	const { ajax: door } = await admin.evaluate( () => window.userfeedbackBoot as BootData );
	const nobody = await admin.request.post( door.url, {
		form: {
			action: 'userfeedback_install_addon',
			nonce: door.nonce,
			plugin: `${ site.vendor.url }/userfeedback/packages/userfeedback-heatmaps.zip`,
		},
	} );
	expect( nobody.status(), 'WordPress knows no such action.' ).toBe( 400 );
	await visitor.goto( '/' );
	const block = ( await visitor.locator( '#userfeedback-data' ).textContent() ) ?? '';
	expect( block ).not.toMatch( /A paid message|123456|cookie_exist|"nps"|star-rating/ );
} );

test( 'the vendor is down for a day: visitors and admins notice one notice @lite', async ( {
	admin,
	visitor,
	rest,
} ) => {
	await connectByCall( admin, site.vendor.keys.pro );
	await install( admin, 'question-types' );
	await rest( admin, 'POST', 'surveys', {
		title: 'Stays',
		status: 'publish',
		questions: nineTypes( '' ).questions.slice( 5, 6 ),
	} );
	const before = await bootOf( admin );
	await site.vendor.switchTo( 'down' );
	await site.wp( 'cron', 'event', 'run', 'userfeedback_check_license' );
	const after = await bootOf( admin );
	expect( after.features ).toEqual( before.features );
	await expect( admin.getByText( /has been unreachable since/ ) ).toHaveCount( 1 );
	await visitor.goto( '/' );
	await expect( visitor.getByRole( 'heading', { name: NINE[ 5 ]?.title ?? '' } ) ).toBeVisible();
} );

test( 'each addon is deleted from disk while active: the site works, the feature locks @lite', async ( {
	admin,
	visitor,
	problems,
} ) => {
	// A request may come while half of the folder is gone.
	problems.allow( /UserFeedback: Error: Class/ );
	// Or just before WordPress itself reads its main file.
	problems.allow( /PHP Warning: .*\/(userfeedback-[a-z-]+)\/\1\.php.*(Failed to open stream|Failed opening)/ );
	problems.allow( /PHP Warning: .*Failed opening '[^']*\/(userfeedback-[a-z-]+)\/\1\.php'/ );
	test.setTimeout( 300_000 );
	await connectByCall( admin, site.vendor.keys.elite );
	for ( const slug of ADDONS ) {
		await install( admin, slug );
	}
	const open = await bootOf( admin );
	const locked = Object.values( open.features ).filter( ( { allowed } ) => ! allowed );
	expect( locked.filter( ( { addon } ) => ADDONS.includes( addon ) ) ).toEqual( [] );
	for ( const slug of ADDONS ) {
		rmSync( join( site.plugins, `userfeedback-${ slug }` ), { recursive: true } );
		expect( ( await visitor.goto( '/' ) )?.status(), slug ).toBe( 200 );
		const { features, addons } = await bootOf( admin );
		expect( addons[ slug ], slug ).toMatchObject( { installed: false, active: false } );
		for ( const { allowed, state } of Object.values( features ).filter( ( { addon } ) => addon === slug ) ) {
			expect( { allowed, state }, slug ).toEqual( { allowed: false, state: 'install' } );
		}
		expect( existsSync( join( site.plugins, 'userfeedback/userfeedback.php' ) ) ).toBe( true );
	}
} );
