import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/paths.mjs';
import { CHOICES, CORE_FIVE, clear, createSurvey } from './site.mjs';
import { connectDrive, driveClient, forgetDrive, rowsIn } from './drive.mjs';
import { load } from './load.mjs';
import { processorTime } from './processor.mjs';
import { median } from './report.mjs';

const SLICE = 1;
const ROUNDS = 12;

/** Responses of the minute. */
const RESPONSES = 1000;
const MINUTE = 60_000;

/** Seconds between two starts of the worker; a server's cron takes a minute. */
const PAUSE = 5;

/** The survey with everything, and its spreadsheet. */
const WIRED = 'With mail, webhook and Drive';

/**
 * A thousand responses in a minute to a survey with mails, a webhook and a spreadsheet in Google Drive: what a visitor
 * waits, beside the same survey without them, and how long the jobs take. Mail server, receiver and the stand-in for
 * Google run on this machine.
 */
export async function measureOutbox( { site, report } ) {
	const mail = await start( 'mail' );
	const receiver = await start( 'receiver' );
	const google = await start( 'google' );
	const plugin = join( site.document, 'wp-content/mu-plugins/bench-outbox.php' );
	await writeFile( plugin, mustUse( mail.smtp, new URL( receiver.url ).port ) + driveClient( google.url ) );
	try {
		await clear( site );
		await forgetDrive( site );
		await connectDrive( site );
		const calls = await twoSurveys( site, receiver.url );
		await compare( site, report, calls );
		await waitForJobs( site );
		await minute( { site, report, calls, mail, receiver, google } );
	} finally {
		mail.stop();
		receiver.stop();
		google.stop();
		await rm( plugin, { force: true } );
		await clear( site );
		await forgetDrive( site );
		await site.php( `
			foreach ( array( 'webhook', 'webhook_delivery' ) as $table ) {
				$GLOBALS['wpdb']->query( "TRUNCATE {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
			}
		` );
	}
}

/** A stand-in of tools/, with what it prints. */
async function start( name ) {
	const child = spawn( process.execPath, [ join( root, 'tools', name, 'server.mjs' ), '--with-parent' ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const line = await new Promise( ( resolve, reject ) => {
		createInterface( { input: child.stdout } ).once( 'line', resolve );
		child.once( 'exit', () => reject( new Error( `tools/${ name } did not start.` ) ) );
	} );
	return { ...JSON.parse( line ), stop: () => child.stdin.end() };
}

const mustUse = ( smtp, port ) => `<?php
add_filter( 'wp_mail_from', static fn () => 'site@example.org' );
add_action( 'phpmailer_init', static function ( $mailer ) {
	$mailer->isSMTP();
	$mailer->Host = '127.0.0.1';
	$mailer->Port = ${ smtp };
	$mailer->SMTPAuth = false;
	$mailer->SMTPAutoTLS = false;
} );
add_filter( 'userfeedback_webhook_private_hosts', static fn () => array( '127.0.0.1' ) );
add_filter( 'userfeedback_webhook_ports', static fn () => array( ${ port } ) );
`;

/** Calls that submit to a survey without anything behind it, and to one with mail, webhook and spreadsheet. */
async function twoSurveys( site, hook ) {
	const questions = CORE_FIVE();
	const plain = await createSurvey( site, {
		title: 'Plain',
		questions,
		// New surveys send mails.
		notifications: { email: { active: false, addresses: '' } },
	} );
	const wired = await createSurvey( site, {
		title: WIRED,
		questions,
		settings: { google_drive: { enable: true, file_name: WIRED } },
		notifications: { email: { active: true, addresses: 'owner@example.org' } },
	} );
	await asAdmin( site, 'POST', '/webhooks', {
		survey_id: wired,
		url: `${ hook }/ok`,
		format: 'json',
		events: [ 'response.created' ],
	} );
	const values = [
		CHOICES.options[ 1 ],
		CHOICES.options.slice( 0, 2 ),
		CHOICES.options[ 0 ],
		CHOICES.options[ 3 ],
		'The search could find more.',
	];
	const body = () =>
		JSON.stringify( {
			client_id: randomUUID(),
			answers: questions.map( ( question, index ) => ( { question_id: question.id, value: values[ index ] } ) ),
			page_submitted: { link: `${ site.url }/`, title: 'Front page' },
		} );
	const call = ( id ) => ( {
		url: `${ site.url }/wp-json/userfeedback/v1/surveys/${ id }/responses`,
		body,
		expected: [ 201 ],
	} );
	return { plain: call( plain ), wired: call( wired ) };
}

/** As many as possible, both in turn. */
async function compare( site, report, calls ) {
	const results = { plain: [], wired: [] };
	for ( const call of Object.values( calls ) ) {
		await load( { ...call, seconds: 1 } );
	}
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const [ name, call ] of Object.entries( calls ) ) {
			const before = await processorTime( site );
			const result = await load( { ...call, seconds: SLICE } );
			const cost = ( ( await processorTime( site ) ) - before ) / result.times.length;
			results[ name ].push( { rate: result.rate, cost } );
		}
	}
	const ratio = ( key ) =>
		median( results.wired.map( ( result, round ) => result[ key ] / results.plain[ round ][ key ] ) );
	const middle = ( name, key ) => median( results[ name ].map( ( result ) => result[ key ] ) );
	report.add( {
		name: 'submit with mail, webhook and Drive',
		figure: `${ middle( 'wired', 'rate' ).toFixed( 1 ) }/s`,
		reference: `without ${ middle( 'plain', 'rate' ).toFixed( 1 ) }/s`,
		ratio: ratio( 'rate' ).toFixed( 2 ),
		budget: '>= 0.8',
		pass: ratio( 'rate' ) >= 0.8,
	} );
	report.add( {
		name: 'submit with mail, webhook and Drive: processor time',
		figure: `${ middle( 'wired', 'cost' ).toFixed( 1 ) } ms`,
		reference: `without ${ middle( 'plain', 'cost' ).toFixed( 1 ) } ms`,
		ratio: ratio( 'cost' ).toFixed( 2 ),
		budget: 'for comparison',
	} );
}

/** A minute of each, the second one while a worker runs; then how the jobs ended. */
async function minute( { site, report, calls, mail, receiver, google } ) {
	const before = ( await rowsIn( google.url, WIRED ) ).length;
	await ask( mail.url, 'DELETE' );
	await ask( `${ receiver.url }/calls` );
	const alone = await paced( calls.plain );
	let open = true;
	const worker = ( async () => {
		while ( open ) {
			await work( site );
			await new Promise( ( resolve ) => setTimeout( resolve, PAUSE * 1000 ) );
		}
	} )();
	const wired = await paced( calls.wired );
	const ended = performance.now();
	open = false;
	await worker;
	await waitForJobs( site );
	const drained = ( performance.now() - ended ) / 1000;
	const p = ( times, part ) => times[ Math.floor( ( times.length - 1 ) * part ) ];
	for ( const [ name, part, most ] of [
		[ 'median', 0.5, 1.5 ],
		[ 'p95', 0.95, 2 ],
	] ) {
		const ratio = p( wired, part ) / p( alone, part );
		report.add( {
			name: `${ RESPONSES } responses in a minute with mail, webhook and Drive: ${ name } of a submit`,
			figure: `${ p( wired, part ).toFixed( 0 ) } ms`,
			reference: `without, and without a worker, ${ p( alone, part ).toFixed( 0 ) } ms`,
			ratio: ratio.toFixed( 2 ),
			budget: `<= ${ most }`,
			pass: ratio <= most,
		} );
	}
	const ids = ( await ask( `${ receiver.url }/calls` ) ).map( ( { headers } ) => headers[ 'webhook-id' ] );
	report.add( {
		name: 'webhooks of that minute, each delivered once',
		figure: `${ ids.length } messages, ${ new Set( ids ).size } ids`,
		budget: `${ RESPONSES } and ${ RESPONSES }`,
		pass: ids.length === RESPONSES && new Set( ids ).size === RESPONSES,
	} );
	const rows = ( await rowsIn( google.url, WIRED ) ).slice( before );
	report.add( {
		name: 'rows of that minute in the spreadsheet, each written once',
		figure: `${ rows.length } rows, ${ new Set( rows ).size } responses`,
		budget: `${ RESPONSES } and ${ RESPONSES }`,
		pass: rows.length === RESPONSES && new Set( rows ).size === RESPONSES,
	} );
	report.add( {
		name: 'the last job of that minute, after it',
		figure: `${ drained.toFixed( 0 ) } s`,
		budget: 'for comparison: seconds of one machine do not count',
	} );
	const { messages } = await ask( mail.url );
	report.add( {
		name: 'mails of that minute; the others wait for the digest',
		figure: `${ messages.length }`,
		budget: '<= 20',
		pass: messages.length <= 20,
	} );
}

/** A thousand submissions, evenly over a minute, however long each takes. */
async function paced( { url, body } ) {
	const times = [];
	const start_ = performance.now();
	const sent = [];
	for ( let number = 0; number < RESPONSES; number++ ) {
		const at = start_ + ( number * MINUTE ) / RESPONSES;
		await new Promise( ( resolve ) => setTimeout( resolve, Math.max( 0, at - performance.now() ) ) );
		const before = performance.now();
		sent.push(
			fetch( url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: body() } ).then(
				async ( reply ) => {
					await reply.arrayBuffer();
					if ( reply.status !== 201 ) {
						throw new Error( `${ url } answered ${ reply.status }` );
					}
					times.push( performance.now() - before );
				}
			)
		);
	}
	await Promise.all( sent );
	return times.sort( ( a, b ) => a - b );
}

const work = ( site ) => site.wp( [ 'userfeedback', 'outbox', 'run', '--quiet' ] );

/** Runs what is due until nothing is. */
async function waitForJobs( site ) {
	for ( let due = 1; due > 0; ) {
		await work( site );
		due = Number(
			await site.php(
				`echo $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}userfeedback_outbox WHERE status = 'waiting' AND available_at <= UTC_TIMESTAMP()" );`
			)
		);
	}
}

async function ask( url, method = 'GET' ) {
	return ( await fetch( url, { method } ) ).json();
}

/** One of our routes, as the administrator. */
async function asAdmin( site, method, route, body = {} ) {
	return site.php( `
		wp_set_current_user( 1 );
		do_action( 'rest_api_init' );
		$request = new WP_REST_Request( '${ method }', '/userfeedback/v1${ route }' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( base64_decode( '${ Buffer.from( JSON.stringify( body ) ).toString( 'base64' ) }' ) );
		$reply = rest_do_request( $request );
		if ( $reply->is_error() ) {
			throw new Exception( wp_json_encode( $reply->get_data() ) );
		}
		echo wp_json_encode( $reply->get_data() );
	` );
}
