/**
 * Writes languages/userfeedback.pot from PHP and TypeScript.
 * `--check` only says whether the committed file is current.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureNodeModules } from './lib/install.mjs';
import { ensureSystem } from './lib/debian.mjs';
import { main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { fetchWordPress } from './lib/wordpress.mjs';

const target = join( root, 'languages/userfeedback.pot' );

/**
 * The generator reads JavaScript only: types and JSX are taken out first, lines
 * and comments for translators stay.
 *
 * @param {string} to Folder that receives src/.
 */
async function transpile( to ) {
	const { default: typescript } = await import( 'typescript' );
	const entries = await readdir( join( root, 'src' ), { recursive: true } );
	for ( const name of entries.filter( ( entry ) => /\.tsx?$/.test( entry ) ) ) {
		const source = await readFile( join( root, 'src', name ), 'utf8' );
		const { outputText } = typescript.transpileModule( source, {
			compilerOptions: { target: 'ES2020', module: 'ESNext', jsx: 'react', removeComments: false },
		} );
		const file = join( to, 'src', `${ name }.js` );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile( file, outputText );
	}
}

/**
 * The texts of addons.json as the generator can read them; PHP translates them by their content.
 *
 * @param {string} to Folder that receives the file.
 */
async function listAddonTexts( to ) {
	const addons = JSON.parse( await readFile( join( root, 'addons.json' ), 'utf8' ) );
	const texts = addons.flatMap( ( { title, excerpt } ) => [ title, excerpt ] );
	const calls = texts.map( ( text ) => `__( '${ text.replace( /[\\']/g, '\\$&' ) }', 'userfeedback' );` );
	await writeFile( join( to, 'addons.json.php' ), `<?php\n${ calls.join( '\n' ) }\n` );
}

async function generate() {
	await ensureSystem( [ 'php' ] );
	const { wpCli } = await fetchWordPress();
	const work = await mkdtemp( join( tmpdir(), 'userfeedback-pot-' ) );
	try {
		await transpile( work );
		await listAddonTexts( work );
		for ( const name of [ 'userfeedback.php', 'uninstall.php', 'includes' ] ) {
			if ( existsSync( join( root, name ) ) ) {
				await run( 'cp', [ '-R', join( root, name ), join( work, name ) ] );
			}
		}
		const file = join( work, 'userfeedback.pot' );
		await run( 'php', [
			'-d',
			'memory_limit=512M',
			wpCli,
			'--allow-root',
			'i18n',
			'make-pot',
			work,
			file,
			'--slug=userfeedback',
			'--domain=userfeedback',
			'--headers={"Report-Msgid-Bugs-To":""}',
		] );
		const text = await readFile( file, 'utf8' );
		return text
			.replace( /^(#: src\/.*?\.tsx?)\.js/gm, '$1' )
			.replace( /^(#: addons\.json)\.php/gm, '$1' )
			.replace( /^# Copyright.*$/m, '# Translations of UserFeedback.' )
			.replace( /^("POT-Creation-Date:).*$/m, '$1 \\n"' )
			.replace( /^"X-Generator:.*\n/m, '' )
			// Lines would change with every commit and say nothing that the file does not.
			.replace( /^(#: .*?):\d+$/gm, '$1' );
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}

await main( async () => {
	await ensureNodeModules();
	const text = await generate();
	const current = existsSync( target ) ? await readFile( target, 'utf8' ) : '';
	const count = text.match( /^msgid /gm ).length - 1;
	if ( process.argv.includes( '--check' ) ) {
		if ( text !== current ) {
			throw new UserError( 'languages/userfeedback.pot is not current. Write it with: npm run pot' );
		}
		say( `languages/userfeedback.pot is current: ${ count } texts` );
		return;
	}
	await mkdir( dirname( target ), { recursive: true } );
	await writeFile( target, text );
	say( `languages/userfeedback.pot: ${ count } texts` );
} );
