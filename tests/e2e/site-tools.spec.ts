import { execFileSync } from 'node:child_process';
import type { ResponseListResult, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';

const PERSON = 'person@example.org';

test.beforeEach( async ( { problems } ) => {
	// WordPress's own tests ask wordpress.org, which no test may, and its own calls of itself.
	problems.allow( /WordPress\.org|wp_(version_check|update_\w+)\(\)|directory-sizes|background-updates/ );
	await site.empty();
} );

test( 'Site Health has the tests and the facts, and names what is wrong', async ( { admin } ) => {
	const outbox = ( set: string ) =>
		site.php(
			`$GLOBALS['wpdb']->query( "${ set.replaceAll( '{outbox}', "{$GLOBALS['wpdb']->prefix}userfeedback_outbox" ) }" );`
		);
	await admin.goto( site.admin( 'site-health.php' ) );
	// Each result moves what is below it, also between press and release of a click.
	await expect( admin.getByText( 'Results are still loading' ) ).toBeHidden();
	const passed = admin.getByRole( 'button', { name: /^Passed tests/ } );
	await passed.click();
	const good = admin.locator( '#health-check-site-status-good' );
	for ( const name of [ 'The tables of UserFeedback are complete', 'Background jobs of UserFeedback run' ] ) {
		await expect( good.getByRole( 'button', { name } ) ).toBeVisible();
	}

	// A job that nobody runs is an issue, with the way on.
	await outbox(
		"INSERT INTO {outbox} (kind, job_key, survey_id, response_id, payload, reason, available_at, created_at) VALUES ('mail', 'story-1', 1, 1, '', '', '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
	);
	await admin.reload();
	const issues = admin.locator( '#health-check-issues-critical, #health-check-issues-recommended' );
	await expect(
		issues.getByRole( 'button', { name: 'Mails and other jobs of UserFeedback are waiting' } )
	).toBeVisible();
	await outbox( 'DELETE FROM {outbox}' );

	// WordPress adds up every file below the plugin, which here is the checkout: long after the page was left, and
	// until PHP has no memory.
	await admin.route( /directory-sizes/, ( route ) => route.fulfill( { json: {} } ) );
	await admin.goto( site.admin( 'site-health.php?tab=debug' ) );
	await admin.getByRole( 'button', { name: 'UserFeedback', exact: true } ).click();
	const facts = admin.locator( '#health-check-accordion-block-userfeedback' );
	await expect( facts.getByRole( 'row', { name: 'Version 0.1.0' } ) ).toBeVisible();
	expect( await facts.textContent() ).not.toMatch( /elite-|whsec_/ );
} );

test( 'WordPress exports and erases a person with their answers, and its guide has our text', async ( {
	admin,
	visitor,
	rest,
}, info ) => {
	await admin.goto( site.admin( 'admin.php?page=userfeedback_surveys' ) );
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'How was your café?',
			status: 'publish',
			questions: [
				{ id: 'why', type: 'text', title: 'What brought you here?', config: {}, settings: {} },
				{ id: 'who', type: 'email', title: 'May we write to you?', config: {}, settings: {} },
			],
		} )
	).body as SavedSurvey;
	for ( const [ why, who ] of [
		[ 'My private reason', PERSON ],
		[ 'Another reason', 'other@example.org' ],
	] ) {
		const { status } = await rest( admin, 'POST', `surveys/${ id }/responses`, {
			answers: [
				{ question_id: 'why', value: why },
				{ question_id: 'who', value: who },
			],
		} );
		expect( status ).toBe( 201 );
	}

	await admin.goto( site.admin( 'options-privacy.php?tab=policyguide' ) );
	const guide = admin.getByRole( 'button', { name: 'UserFeedback', exact: true } );
	await guide.click();
	await expect(
		admin.getByText( 'When you answer a survey on this site, we store your answers' ).first()
	).toBeVisible();

	const request = async ( page: string ) => {
		await admin.goto( site.admin( page ) );
		await admin.getByRole( 'textbox', { name: 'Username or email address' } ).fill( PERSON );
		await admin.getByRole( 'checkbox', { name: /confirmation email/ } ).uncheck();
		await admin.getByRole( 'button', { name: 'Send Request' } ).click();
		const row = admin.getByRole( 'row', { name: new RegExp( PERSON ) } );
		await expect( row ).toBeVisible();
		return row;
	};

	const exported = await request( 'export-personal-data.php' );
	await exported.hover();
	const [ download ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		exported.getByRole( 'button', { name: 'Download personal data' } ).first().click(),
	] );
	const file = info.outputPath( 'person.zip' );
	await download.saveAs( file );
	const json = execFileSync( 'php', [
		'-r',
		'$zip = new ZipArchive(); $zip->open( $argv[1] ); echo $zip->getFromName( "export.json" );',
		file,
	] ).toString();
	expect( json ).toContain( 'My private reason' );
	expect( json ).toContain( 'How was your caf' );
	expect( json ).not.toContain( 'Another reason' );

	const erased = await request( 'erase-personal-data.php' );
	await erased.hover();
	await erased.getByRole( 'button', { name: 'Erase personal data' } ).first().click();
	await expect( admin.getByText( 'All of the personal data found for this user was erased.' ) ).toBeVisible();
	const left = ( await rest( admin, 'GET', `surveys/${ id }/responses` ) ).body as ResponseListResult;
	expect( JSON.stringify( left ) ).not.toContain( 'My private reason' );
	expect( JSON.stringify( left ) ).toContain( 'Another reason' );
	await visitor.goto( '/' );
	await expect( visitor.getByText( 'What brought you here?', { exact: true } ) ).toBeVisible();
} );
