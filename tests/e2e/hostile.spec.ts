import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt, randomUUID } from 'node:crypto';
import type { ResponseListResult, SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';
import { postFrom } from './support/post';

const QUESTION = nineTypes( '' ).questions[ 0 ];
const oneQuestion = ( title: string ) => ( { ...nineTypes( title ), questions: [ QUESTION ] } );

test.beforeEach( () => site.empty() );

test( 'what visitors and owners write runs on no screen (X1, X3, X4, X7, X9, X11)', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const { values } = JSON.parse( readFileSync( join( site.checkout, 'tests/fixtures/bad-input.json' ), 'utf8' ) ) as {
		values: { name: string; value: unknown }[];
	};
	const markup = values.flatMap( ( { name, value } ) => ( name.startsWith( 'markup' ) ? [ String( value ) ] : [] ) );
	expect( markup.length ).toBeGreaterThan( 5 );
	const all = markup.join( ' ' ).slice( 0, 390 );
	const title = `" onfocus="window.__xss=1" x="${ markup[ 0 ] ?? '' }`;
	const questions = nineTypes( '' ).questions.map( ( question ) => ( {
		...question,
		title: `${ question.title }${ title }`,
		settings: { required: false, randomize: false, comment_box: true },
	} ) );
	const survey = ( await rest( admin, 'POST', 'surveys', { title, status: 'publish', questions } ) )
		.body as SavedSurvey;
	const id = ( type: string ) => questions.find( ( question ) => question.type === type )?.id;
	const script = 'java\tscript:window.__xss=1';
	const from = `127.${ randomInt( 1, 255 ) }.${ randomInt( 1, 255 ) }`;
	for ( const [ n, text ] of [ all, ...markup ].entries() ) {
		const reply = await postFrom(
			`${ from }.${ n + 1 }`,
			`${ site.url }/wp-json/userfeedback/v1/surveys/${ survey.id }/responses`,
			{
				client_id: randomUUID(),
				answers: [
					{ question_id: id( 'nps' ), value: 3, extra: { comments: text } },
					{ question_id: id( 'text' ), value: text.slice( 0, 400 ) },
					{ question_id: id( 'long-text' ), value: text },
					{ question_id: id( 'email' ), value: 'a@example.org', extra: { name: text.slice( 0, 100 ) } },
				],
				page_submitted: { link: script, title: text },
			},
			{ 'X-Forwarded-For': markup[ 0 ] ?? '', 'User-Agent': `Mozilla/5.0 ${ markup[ 1 ] ?? '' }` }
		);
		expect( reply.status, text ).toBe( 201 );
	}
	const list = ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult;
	const newest = list.items[ 0 ]?.id ?? 0;
	const screens = [
		'admin.php?page=userfeedback_surveys',
		`admin.php?page=userfeedback_surveys#/edit/${ survey.id }`,
		'admin.php?page=userfeedback_results',
		`admin.php?page=userfeedback_results#/survey/${ survey.id }`,
		`admin.php?page=userfeedback_results#/survey/${ survey.id }/responses`,
		`admin.php?page=userfeedback_results#/survey/${ survey.id }/responses/${ newest }`,
	];
	for ( const screen of screens ) {
		await admin.goto( 'about:blank' );
		await admin.goto( site.admin( screen ) );
		await expect( admin.locator( '#userfeedback-root' ) ).not.toBeEmpty();
		await admin.waitForLoadState( 'networkidle' );
		expect( await admin.evaluate( () => '__xss' in window ), screen ).toBe( false );
		expect( await admin.locator( '[href^="java" i], [onerror], [onload], [onfocus]' ).count(), screen ).toBe( 0 );
	}
	await expect( admin.getByText( markup.at( -1 ) ?? '', { exact: false } ).first() ).toBeVisible();

	const visitor = await newVisitor();
	await visitor.goto( '/' );
	await expect( visitor.getByRole( 'heading', { name: /onfocus/ } ) ).toBeVisible();
	expect( await visitor.evaluate( () => '__xss' in window ) ).toBe( false );
} );

const REFUSALS: [ string, () => void ][] = [
	[
		'a library that gives arrays a toJSON of its own',
		() =>
			void Object.assign( Array.prototype, {
				toJSON( this: unknown[] ) {
					return `[${ this.map( ( item ) => JSON.stringify( item ) ).join( ', ' ) }]`;
				},
			} ),
	],
	[
		'storage that throws, as in some private windows',
		() => {
			for ( const name of [ 'localStorage', 'sessionStorage' ] ) {
				Object.defineProperty( window, name, {
					get() {
						throw new DOMException( 'Denied', 'SecurityError' );
					},
				} );
			}
		},
	],
	[
		'storage that is full',
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException( 'Full', 'QuotaExceededError' );
			};
		},
	],
	[
		'cookies that are refused',
		() => void Object.defineProperty( document, 'cookie', { get: () => '', set: () => {} } ),
	],
	[
		'a clock that is a day late',
		() =>
			void ( Date.now = (
				( now ) => () =>
					now() - 86_400_000
			 )( Date.now ) ),
	],
];

for ( const [ what, init ] of REFUSALS ) {
	test( `an answer arrives from a browser with ${ what } (T-QUOTA)`, async ( { admin, visitor, rest, problems } ) => {
		// WordPress's emoji script is not made for it.
		problems.allow( /forEach is not a function/ );
		const survey = ( await rest( admin, 'POST', 'surveys', oneQuestion( 'Refusals' ) ) ).body as SavedSurvey;
		await visitor.addInitScript( init );
		await visitor.goto( '/' );
		await visitor.getByText( 'A friend', { exact: true } ).click();
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
		await expect
			.poll(
				async () =>
					( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult )
						.pagination.total
			)
			.toBe( 1 );
	} );
}

test( 'a strict security policy of the site keeps neither the survey nor its looks away', async ( {
	admin,
	visitor,
	rest,
	problems,
} ) => {
	// Themes and core have inline styles and scripts of their own, which the policy refuses.
	problems.allow( /Content Security Policy|TrustedScript|interactivity/ );
	const survey = ( await rest( admin, 'POST', 'surveys', oneQuestion( 'Policy' ) ) ).body as SavedSurvey;
	const folder = join( site.plugins, '../mu-plugins' );
	const plugin = join( folder, 'policy.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		plugin,
		`<?php
		add_action( 'send_headers', static fn () => header( "Content-Security-Policy: default-src 'self'; script-src 'nonce-abc'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; require-trusted-types-for 'script'; base-uri 'none'" ) );
		foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $filter ) {
			add_filter( $filter, static fn ( array $attributes ): array => $attributes + array( 'nonce' => 'abc' ) );
		}`
	);
	try {
		const breaches: string[] = [];
		await visitor.exposeFunction( 'breach', ( file: string ) => breaches.push( file ) );
		await visitor.addInitScript( () => {
			document.addEventListener( 'securitypolicyviolation', ( { sourceFile } ) =>
				( window as unknown as { breach: ( file: string ) => void } ).breach( sourceFile )
			);
		} );
		await visitor.goto( '/' );
		await visitor.getByText( 'A friend', { exact: true } ).click();
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
		expect(
			await visitor
				.locator( '.userfeedback-survey .panel' )
				.evaluate( ( panel ) => getComputedStyle( panel ).borderRadius )
		).toBe( '16px' );
		await expect
			.poll(
				async () =>
					( ( await rest( admin, 'GET', `surveys/${ survey.id }/responses` ) ).body as ResponseListResult )
						.pagination.total
			)
			.toBe( 1 );
		expect( breaches.filter( ( file ) => file.includes( 'userfeedback' ) ) ).toEqual( [] );
	} finally {
		rmSync( plugin );
	}
} );

test( 'a survey stays in the window whatever the theme does to the page', async ( { admin, newVisitor, rest } ) => {
	await rest( admin, 'POST', 'surveys', oneQuestion( 'Looks' ) );
	for ( const css of [
		'* { all: unset } html { font-size: 62.5% }',
		'body { transform: translateX( 0 ) }',
		'body { filter: grayscale( 0 ) }',
		'html { transform: translateX( 0 ) } body { min-height: 3000px }',
		'div { display: none !important } body { display: flex }',
	] ) {
		const visitor = await newVisitor();
		await visitor.addInitScript( ( text ) => {
			document.addEventListener( 'DOMContentLoaded', () => {
				const style = document.createElement( 'style' );
				style.textContent = text;
				document.head.append( style );
			} );
		}, css );
		await visitor.goto( '/' );
		const panel = visitor.locator( '.userfeedback-survey .panel' );
		await expect( panel, css ).toBeInViewport( { ratio: 1 } );
		await expect( panel, css ).toHaveCSS( 'font-size', '16px' );
		await visitor.getByText( 'A friend', { exact: true } ).click();
		await expect( visitor.getByText( 'Thanks for your feedback!', { exact: true } ), css ).toBeInViewport();
	}
} );

test( 'a survey stands above what the page has at its bottom, also when that comes late', async ( {
	admin,
	visitor,
	rest,
} ) => {
	await rest( admin, 'POST', 'surveys', oneQuestion( 'Bar' ) );
	await visitor.goto( '/' );
	const next = visitor.getByRole( 'button', { name: 'Next' } );
	await expect( next ).toBeVisible();
	await visitor.evaluate( () => {
		const bar = document.createElement( 'div' );
		bar.id = 'cookie-bar';
		bar.style.cssText = 'position:fixed;inset:auto 0 0;height:120px;z-index:999999;background:#000';
		document.body.append( bar );
	} );
	const bottom = async () => {
		const box = await visitor.locator( '.userfeedback-survey .panel' ).boundingBox();
		return ( box?.y ?? 0 ) + ( box?.height ?? 0 );
	};
	await expect.poll( bottom ).toBeLessThanOrEqual( 800 - 120 );
	await visitor.evaluate( () => document.getElementById( 'cookie-bar' )?.remove() );
	await expect.poll( bottom ).toBeGreaterThan( 800 - 40 );
} );

test( 'a page from right to left gets no scrolling from the announcement', async ( { admin, visitor, rest } ) => {
	await rest( admin, 'POST', 'surveys', oneQuestion( 'Right to left' ) );
	await visitor.addInitScript( () => {
		document.addEventListener( 'DOMContentLoaded', () => ( document.documentElement.dir = 'rtl' ) );
	} );
	await visitor.goto( '/' );
	await expect( visitor.locator( '.userfeedback-survey [role=status]' ) ).toContainText( 'Survey:' );
	expect(
		await visitor.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
	).toBe( 0 );
} );
