/**
 * Pictures of the visitor's widget in every state, for comparing with the
 * design: `node tools/widget-sheet.mjs [folder] [name …]`. Runs the built bundle
 * against a page of its own and checks each state with axe.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { launchOptions } from './lib/chromium.mjs';
import { QUESTIONS, pageOf } from './lib/widget-page.mjs';

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const [ folder = path.join( root, '.cache/widget-sheet' ), ...only ] = process.argv.slice( 2 );
fs.mkdirSync( folder, { recursive: true } );

const server = http.createServer( ( request, response ) => {
	const { pathname, searchParams } = new URL( request.url, 'http://localhost' );
	if ( pathname.startsWith( '/widget/' ) ) {
		response.setHeader( 'Content-Type', 'text/javascript' );
		response.end( fs.readFileSync( path.join( root, 'build', path.normalize( pathname ) ) ) );
	} else if ( pathname.includes( '/surveys/' ) ) {
		response.setHeader( 'Content-Type', 'application/json' );
		setTimeout( () => response.end( '{"data":1}' ), pathname.startsWith( '/slow/' ) ? 3000 : 0 );
	} else {
		response.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
		response.end( pageOf( JSON.parse( searchParams.get( 'with' ) ?? '{}' ) ) );
	}
} );
await new Promise( ( done ) => server.listen( 0, done ) );
const base = `http://localhost:${ server.address().port }/`;

const browser = await chromium.launch( launchOptions() );
/** A visitor who set the text of the browser to 200 %. */
const largeText = await chromium.launch( launchOptions( '--blink-settings=defaultFontSize=32' ) );

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const DARK = { widget_color: '#333333', text_color: '#ffffff', button_color: '#2D87F1', color_scheme: 'dark' };
const UNSAFE = {
	widget_color: '#ffffff',
	text_color: '#B9BEC4',
	button_color: '#FFE45C',
	widget_toggle_color: '#FFE45C',
};

const press = ( name ) => ( page ) => page.getByRole( 'button', { name, exact: true } ).click();
const answer = {
	radio: ( page ) => page.getByRole( 'radio' ).nth( 2 ).press( 'ArrowUp' ),
	checkbox: async ( page ) => {
		await page.getByRole( 'checkbox' ).nth( 0 ).check();
		await page.getByRole( 'checkbox' ).nth( 3 ).check();
	},
	nps: ( page ) => page.getByRole( 'radio' ).nth( 8 ).check( { force: true } ),
	star: ( page ) => page.getByRole( 'radio' ).nth( 3 ).check( { force: true } ),
	image: ( page ) => page.getByRole( 'radio' ).nth( 1 ).check(),
	icon: ( page ) => page.getByRole( 'radio' ).nth( 0 ).check( { force: true } ),
	long: ( page ) =>
		page
			.getByRole( 'textbox' )
			.fill( 'Let me save two grinds. I order filter for home and espresso for the office.' ),
	text: ( page ) => page.getByRole( 'textbox' ).fill( 'The Huila from last autumn' ),
	email: async ( page ) => {
		await page.getByLabel( 'E-mail address' ).fill( 'hello@example' );
		await page.getByLabel( 'First name' ).fill( 'Visitor' );
	},
};

const types = Object.keys( QUESTIONS );
const shots = [];
const add = ( name, options, act, context = DESK ) => shots.push( { name, options, act, context } );
for ( const type of types ) {
	add( `${ type }-1280`, { only: [ type, 'text' ] } );
	add( `${ type }-1280-answered`, { only: [ type, 'text' ], comments: true }, answer[ type ] );
	add( `${ type }-1280-dark`, { only: [ type, 'text' ], theming: DARK, comments: true }, answer[ type ] );
	add( `${ type }-1280-unsafe`, { only: [ type, 'text' ], theming: UNSAFE, comments: true }, answer[ type ] );
	add( `${ type }-375`, { only: [ type, 'text' ] }, undefined, PHONE );
	add( `${ type }-320-answered`, { only: [ type, 'text' ], comments: true }, answer[ type ], SMALL );
	add( `${ type }-rtl`, { only: [ type, 'text' ], rtl: true }, answer[ type ] );
	add( `${ type }-200`, { only: [ type, 'text' ] }, undefined, { ...DESK, large: true } );
	add( `${ type }-200-375`, { only: [ type, 'text' ] }, undefined, { ...PHONE, large: true } );
	add( `${ type }-forced`, { only: [ type, 'text' ], comments: true }, answer[ type ], {
		...DESK,
		forcedColors: 'active',
	} );
	add( `${ type }-inline`, { only: [ type, 'text' ], inline: true } );
}
add( 'required-1280', { only: [ 'radio', 'text' ], required: true }, ( page ) =>
	page.getByRole( 'button', { name: 'Next' } ).click( { force: true } )
);
add( 'second-1280', { only: [ 'text', 'radio' ] }, press( 'Skip' ) );
add( 'second-320', { only: [ 'text', 'nps' ] }, press( 'Skip' ), SMALL );
add( 'saving-1280', { only: [ 'checkbox' ], slow: true }, async ( page ) => {
	await answer.checkbox( page );
	await press( 'Next' )( page );
	await page.waitForTimeout( 400 );
} );
const finish = async ( page ) => {
	await answer.text( page );
	await press( 'Next' )( page );
	await page.getByText( 'Thanks for your feedback!' ).waitFor();
};
add( 'done-1280', { only: [ 'text' ] }, finish );
add( 'done-375', { only: [ 'text' ] }, finish, PHONE );
add( 'done-inline', { only: [ 'text' ], inline: true }, finish );
for ( const position of [ 'bottom_left', 'bottom_right', 'middle_left', 'middle_right' ] ) {
	add( `toggle-${ position }`, { only: [ 'radio' ], theming: { position } }, press( 'Minimize survey' ) );
	add( `toggle-${ position }-375`, { only: [ 'radio' ], theming: { position } }, press( 'Minimize survey' ), PHONE );
	add( `panel-${ position }`, { only: [ 'radio', 'text' ], theming: { position } } );
}
add( 'landscape', { only: [ 'nps', 'text' ] }, undefined, {
	viewport: { width: 667, height: 375 },
	hasTouch: true,
	isMobile: true,
} );
add( 'logo-none-single', { only: [ 'text' ], theming: { show_logo: false } } );
add( 'long-title', {
	only: [ 'radio', 'text' ],
	title: 'Thinking about the last three months, which of these played the biggest part in your decision to order from us again?',
} );

let violations = 0;
for ( const {
	name,
	options,
	act,
	context: { large, ...settings },
} of shots ) {
	if ( only.length && ! only.some( ( part ) => name.includes( part ) ) ) {
		continue;
	}
	const context = await ( large ? largeText : browser ).newContext( { ...settings, reducedMotion: 'reduce' } );
	const page = await context.newPage();
	const errors = [];
	page.on( 'console', ( message ) => message.type() === 'error' && errors.push( message.text() ) );
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	await page.addInitScript( () => {
		window.shift = 0;
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => ( window.shift += entry.hadRecentInput ? 0 : entry.value ) )
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( `${ base }?with=${ encodeURIComponent( JSON.stringify( options ) ) }` );
	await page.locator( '.userfeedback-survey .panel' ).waitFor();
	await act?.( page );
	await page.waitForTimeout( 350 );
	await page.screenshot( { path: path.join( folder, `${ name }.png` ) } );
	const found = ( await new AxeBuilder( { page } ).include( '.userfeedback-survey' ).analyze() ).violations;
	violations += found.length;
	const shift = await page.evaluate( () => window.shift );
	const notes = [
		...found.map(
			( { id, nodes } ) =>
				`axe ${ id }: ${ nodes[ 0 ]?.html?.slice( 0, 120 ) } ${ nodes[ 0 ]?.failureSummary?.replace( /\s+/g, ' ' ).slice( 0, 200 ) }`
		),
		...errors,
		...( shift > 0.0005 ? [ `layout shift ${ shift.toFixed( 4 ) }` ] : [] ),
	];
	process.stdout.write( `${ name }: ${ notes.join( ' | ' ) || 'ok' }\n` );
	await context.close();
}
await Promise.all( [ browser.close(), largeText.close() ] );
server.close();
process.stdout.write( `${ violations } violations\n` );
process.exitCode = violations ? 1 : 0;
