import type { NewWebhook, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { mustUse, startService } from './support/services';

interface Mail {
	envelope: string[];
	replyTo: string[];
	subject: string;
	html: string;
	text: string;
}

interface Call {
	path: string;
	headers: Record< string, string >;
	body: string;
	signed: boolean;
}

const settings = ( tab: string ) => site.admin( `admin.php?page=userfeedback_settings#/${ tab }` );

let mail: { url: string; smtp: number };
let receiver: { url: string };
let stops: ( () => void )[] = [];

const mails = async (): Promise< Mail[] > =>
	( ( await ( await fetch( mail.url ) ).json() ) as { messages: Mail[] } ).messages;

/** What came to the receiver since the last question, once the background jobs ran. */
async function calls(): Promise< Call[] > {
	await site.wp( 'userfeedback', 'outbox', 'run' );
	return ( await ( await fetch( `${ receiver.url }/calls` ) ).json() ) as Call[];
}

test.beforeAll( async () => {
	const smtp = await startService< typeof mail >( 'mail/server.mjs' );
	const hooks = await startService< typeof receiver >( 'receiver/server.mjs' );
	mail = smtp.ready;
	receiver = hooks.ready;
	const remove = mustUse(
		'arrivals',
		`
		add_filter( 'wp_mail_from', static fn () => 'site@example.org' );
		add_action( 'phpmailer_init', static function ( $mailer ) {
			$mailer->isSMTP();
			$mailer->Host = '127.0.0.1';
			$mailer->Port = ${ mail.smtp };
			$mailer->SMTPAuth = false;
			$mailer->SMTPAutoTLS = false;
		} );
		add_filter( 'userfeedback_webhook_private_hosts', static fn () => array( '127.0.0.1' ) );
		add_filter( 'userfeedback_webhook_ports', static fn ( $ports ) => array( ...$ports, ${ new URL( receiver.url ).port } ) );
		`
	);
	stops = [ remove, smtp.stop, hooks.stop ];
} );

test.afterAll( () => stops.forEach( ( stop ) => stop() ) );

test.beforeEach( async () => {
	await site.empty();
	await site.php( `
		foreach ( array( 'webhook', 'webhook_delivery' ) as $table ) {
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
		}
	` );
	await fetch( mail.url, { method: 'DELETE' } );
} );

test( 'a visitor answers: the owner gets a mail and another system a signed message @story', async ( {
	admin,
	visitor,
	rest,
	expectAccessible,
	problems,
} ) => {
	problems.allow( /422/ );
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

	// The workflow step switches the mail on.
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/notifications` ) );
	const card = admin.getByRole( 'region', { name: 'Send Email' } );
	await card.getByRole( 'checkbox', { name: 'Send Email' } ).check();
	await card.getByLabel( 'Addresses' ).fill( 'owner@example.org, kitchen@example.org' );
	await admin.keyboard.press( 'ControlOrMeta+s' );
	await expect( admin.getByText( 'Saved', { exact: true } ).first() ).toBeVisible();

	// The settings add the other system, and a test of it says how that went.
	await admin.goto( settings( 'integrations' ) );
	await admin.getByRole( 'button', { name: 'Add a webhook' } ).click();
	const dialog = admin.getByRole( 'dialog', { name: 'Add a webhook' } );
	await dialog.getByRole( 'textbox', { name: 'Address' } ).fill( 'http://10.0.0.1/ok' );
	await dialog.getByRole( 'button', { name: 'Add webhook' } ).click();
	await expect( dialog.getByText( 'This address is inside a private network.' ) ).toBeVisible();
	await dialog.getByRole( 'textbox', { name: 'Address' } ).fill( `${ receiver.url }/ok` );
	await expectAccessible( admin, '.components-modal__frame' );
	await dialog.getByRole( 'button', { name: 'Add webhook' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await admin.getByRole( 'button', { name: /^Edit: / } ).click();
	const edit = admin.getByRole( 'dialog', { name: 'Edit webhook' } );
	await edit.getByRole( 'button', { name: 'Show' } ).click();
	const secret = edit.locator( 'code', { hasText: /^whsec_[A-Za-z0-9+/=]{20,}$/ } );
	await expect( secret ).toBeVisible();
	await fetch( `${ receiver.url }/secret`, { method: 'POST', body: ( await secret.textContent() ) ?? '' } );
	await edit.getByRole( 'button', { name: 'Send a test' } ).click();
	await expect( edit.getByRole( 'status' ).filter( { hasText: /200/ } ) ).toBeVisible();
	await edit.getByRole( 'button', { name: 'Cancel' } ).click();
	expect(
		( await calls() ).map( ( { signed } ) => signed ),
		'the test'
	).toEqual( [ true ] );

	// The visitor answers in the widget.
	await visitor.goto( '/' );
	await visitor.getByRole( 'textbox', { name: 'What brought you here?' } ).fill( 'A friend & <b>luck</b>' );
	await visitor.getByRole( 'button', { name: 'Next' } ).click();
	await visitor.getByRole( 'textbox', { name: 'E-mail address' } ).fill( 'visitor@example.org' );
	await visitor.getByRole( 'button', { name: /Next|Submit|Send/ } ).click();
	await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();

	const arrived: Call[] = [];
	await expect
		.poll( async () => {
			arrived.push( ...( await calls() ) );
			return arrived.length;
		} )
		.toBe( 1 );
	expect( arrived[ 0 ] ).toMatchObject( { path: '/ok', signed: true } );
	expect( JSON.parse( arrived[ 0 ]?.body ?? '' ) ).toMatchObject( {
		type: 'response.created',
		data: {
			survey: { id, title: 'How was your café?' },
			response: {
				answers: [
					{ question_id: 'why', value: 'A friend & <b>luck</b>' },
					{ question_id: 'who', value: 'visitor@example.org' },
				],
			},
		},
	} );

	const received = await mails();
	expect( received ).toHaveLength( 1 );
	const message = received[ 0 ] as Mail;
	expect( message.subject ).toBe( 'New response: How was your café?' );
	expect( message.envelope ).toEqual( [ 'owner@example.org', 'kitchen@example.org' ] );
	expect( message.replyTo ).toEqual( [ 'visitor@example.org' ] );
	for ( const text of [ message.text, message.html ] ) {
		expect( text ).toContain( 'What brought you here?' );
	}
	expect( message.text ).toContain( 'A friend & <b>luck</b>' );
	expect( message.html ).toContain( 'A friend &amp; &lt;b&gt;luck&lt;/b&gt;' );

	// The link of the mail leads to the response.
	const link = /https?:\/\/\S+userfeedback_results#\/survey\/\S+/.exec( message.text )?.[ 0 ] ?? '';
	await admin.goto( link );
	await expect( admin.locator( '.uf-answer' ).filter( { hasText: 'A friend & <b>luck</b>' } ) ).toBeVisible();

	// Nothing goes twice.
	expect( await calls() ).toEqual( [] );
	expect( await mails() ).toHaveLength( 1 );
	await admin.goto( settings( 'integrations' ) );
	await admin.getByRole( 'button', { name: /^Deliveries: / } ).click();
	const log = admin.getByRole( 'dialog', { name: /^Deliveries: / } );
	await expect( log.getByRole( 'row', { name: /^Delivered response\.created/ } ) ).toBeVisible();
	await expectAccessible( admin, '.components-modal__frame' );
} );

test( 'a mail server that refuses, and a receiver that fails, are told to the owner', async ( { admin, rest } ) => {
	await admin.goto( settings( 'integrations' ) );
	const { id } = (
		await rest( admin, 'POST', 'surveys', {
			title: 'Tea',
			status: 'publish',
			questions: [ { id: 'why', type: 'text', title: 'Why?', config: {}, settings: {} } ],
			notifications: { email: { active: true, addresses: 'owner@example.org' } },
		} )
	).body as SavedSurvey;
	const made = await rest( admin, 'POST', 'webhooks', {
		url: `${ receiver.url }/500`,
		format: 'json',
		events: [ 'response.created' ],
	} );
	expect( made.status ).toBe( 201 );
	const hook = ( made.body as NewWebhook ).webhook.id;
	await fetch( mail.url, { method: 'POST', body: JSON.stringify( { mode: 'refuse' } ) } );
	await rest( admin, 'POST', `surveys/${ id }/responses`, { answers: [ { question_id: 'why', value: 'Hot' } ] } );
	const failed: Call[] = [];
	await expect
		.poll( async () => {
			failed.push( ...( await calls() ) );
			return failed.map( ( { path } ) => path );
		} )
		.toEqual( [ '/500' ] );
	expect( await mails() ).toEqual( [] );

	await admin.reload();
	await admin.getByRole( 'button', { name: /^Deliveries: / } ).click();
	const log = admin.getByRole( 'dialog', { name: /^Deliveries: / } );
	await expect( log.getByText( /Next try: / ) ).toBeVisible();
	await log.getByRole( 'button', { name: /^Details: / } ).click();
	await expect( log.getByText( 'upstream is restarting' ) ).toBeVisible();

	// The receiver is mended, and "Send again" brings the same message.
	const mended = await rest( admin, 'POST', `webhooks/${ hook }`, { url: `${ receiver.url }/ok` } );
	expect( mended.status ).toBe( 200 );
	await log.getByRole( 'button', { name: /^Send again: / } ).click();
	const again: Call[] = [];
	await expect
		.poll( async () => {
			again.push( ...( await calls() ) );
			return again.map( ( { path, headers } ) => [ path, headers[ 'webhook-id' ] ] );
		} )
		.toEqual( [ [ '/ok', failed[ 0 ]?.headers[ 'webhook-id' ] ] ] );

	await fetch( mail.url, { method: 'POST', body: JSON.stringify( { mode: 'accept' } ) } );
	// The pauses are over.
	await site.php(
		`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}userfeedback_outbox SET available_at = '2020-01-01 00:00:00' WHERE kind LIKE '%mail%'" );`
	);
	await calls();
	expect( ( await mails() ).map( ( { subject } ) => subject ) ).toEqual( [ 'New response: Tea' ] );
} );
