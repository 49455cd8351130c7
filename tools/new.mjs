/**
 * npm run new -- addon <slug> ["One sentence."] [--plan=plus|pro|elite]: writes
 * the files of an addon and its line in every list that names all addons.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromTemplate, namespaceOf } from './lib/addon.mjs';
import { main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { addonSlugs, releaseVersion } from './lib/zip/contents.mjs';

const PLANS = [ 'plus', 'pro', 'elite' ];

/** Files of an addon by their template. */
const FILES = {
	'main.php.txt': ( slug ) => `userfeedback-${ slug }.php`,
	'Addon.php.txt': () => 'includes/Addon.php',
	'readme.txt.txt': () => 'readme.txt',
};

/**
 * Puts a line after the last one that has the same form.
 *
 * @param {string} path   File below the root.
 * @param {RegExp} form   Such a line; matched with the flags g and m.
 * @param {string} line   The new one.
 * @param {string} [ending] What ends the line before, e.g. a comma.
 */
async function addLine( path, form, line, ending = '' ) {
	const text = await readFile( join( root, path ), 'utf8' );
	const last = [ ...text.matchAll( form ) ].at( -1 );
	if ( ! last ) {
		throw new Error( `${ path } has no line like ${ form }.` );
	}
	const end = last.index + last[ 0 ].length;
	await writeFile( join( root, path ), `${ text.slice( 0, end ) }${ ending }\n${ line }${ text.slice( end ) }` );
	say( path );
}

async function newAddon( slug, excerpt, plan ) {
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ) {
		throw new UserError( 'Name the addon: npm run new -- addon my-addon' );
	}
	if ( addonSlugs().includes( slug ) || existsSync( join( root, 'addons', slug ) ) ) {
		throw new UserError( `There is an addon "${ slug }" already.` );
	}
	if ( ! PLANS.includes( plan ) ) {
		throw new UserError( `--plan is one of ${ PLANS.join( ', ' ) }.` );
	}
	const title = slug.replace( /(^|-)([a-z0-9])/g, ( _, dash, letter ) => ( dash && ' ' ) + letter.toUpperCase() );
	const addon = { slug, title, excerpt, plan };
	const version = releaseVersion();
	for ( const [ template, path ] of Object.entries( FILES ) ) {
		const file = `addons/${ slug }/${ path( slug ) }`;
		await mkdir( dirname( join( root, file ) ), { recursive: true } );
		await writeFile( join( root, file ), fromTemplate( template, addon, version ) );
		say( file );
	}
	const entry = { slug, title, excerpt, icon: 'plugins', plan, note: '', category: 'building' };
	const pairs = Object.entries( entry ).map( ( [ key, value ] ) => `"${ key }": ${ JSON.stringify( value ) }` );
	await addLine( 'addons.json', /^\t\{ "slug".*\}/gm, `\t{ ${ pairs.join( ', ' ) } }`, ',' );
	await addLine(
		'composer.json',
		/^\t+"UserFeedback.*": "addons\/.*"/gm,
		`\t\t\t"UserFeedback\\\\${ namespaceOf( slug ) }\\\\": "addons/${ slug }/includes/"`,
		','
	);
	await addLine(
		'phpcs.xml.dist',
		/^\t+<element value="userfeedback-.*"\/>/gm,
		`\t\t\t\t<element value="userfeedback-${ slug }"/>`
	);
	await addLine(
		'.wp-env.json',
		/^\t+"wp-content\/plugins\/userfeedback-.*"/gm,
		`\t\t"wp-content/plugins/userfeedback-${ slug }": "./addons/${ slug }"`,
		','
	);
	await addLine(
		'src/shared/lib/plans.ts',
		/^\t\tcase '[a-z-]+':\n\t\t\treturn __\( '.*', 'userfeedback' \);/gm,
		`\t\tcase '${ slug }':\n\t\t\treturn __( '${ title }', 'userfeedback' );`
	);
	say( 'Now: choose icon and category in addons.json, add its features to Plan\\Offers and Pro\\Plan\\Feature,' );
	say( 'and run npm run pot. docs/how-to/addon.md goes on from here.' );
}

await main( async () => {
	const args = process.argv.slice( 2 );
	const plan = args.find( ( arg ) => arg.startsWith( '--plan=' ) )?.slice( 7 ) ?? 'plus';
	const [ what, slug = '', excerpt = 'What it does, in one sentence.' ] = args.filter(
		( arg ) => ! arg.startsWith( '--' )
	);
	if ( what !== 'addon' ) {
		throw new UserError( 'What is new? npm run new -- addon <slug>' );
	}
	await newAddon( slug, excerpt, plan );
} );
