/**
 * Writes the lists of texts for translators: languages/userfeedback.pot from PHP
 * and TypeScript, one of each addon from its PHP and its JSON files; and before
 * that the list of premium templates, whose names core shows.
 * `--check` only says whether the committed files are current.
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
import { PREMIUM, premiumTemplates, templateTexts } from './lib/templates.mjs';
import { fetchWordPress } from './lib/wordpress.mjs';
import { addonSlugs } from './lib/zip/contents.mjs';

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
 * The scripts of the build that need each source, lazily loaded parts included:
 * an app gets the texts of all its parts in the list of its own script.
 *
 * @return {Promise<Map<string, Set<string>>>} Scripts by source, both below the root.
 */
async function scriptsBySource() {
	const { default: typescript } = await import( 'typescript' );
	const scripts = new Map();
	const visit = async ( source, script ) => {
		const known = scripts.get( source ) ?? new Set();
		if ( known.has( script ) ) {
			return;
		}
		scripts.set( source, known.add( script ) );
		const { importedFiles } = typescript.preProcessFile( await readFile( join( root, source ), 'utf8' ) );
		for ( const { fileName } of importedFiles.filter( ( { fileName: name } ) => name.startsWith( '.' ) ) ) {
			const path = join( dirname( source ), fileName );
			const found = [ '.ts', '.tsx', '/index.ts', '/index.tsx' ]
				.map( ( end ) => path + end )
				.find( ( file ) => existsSync( join( root, file ) ) );
			if ( found ) {
				await visit( found, script );
			}
		}
	};
	for ( const name of await readdir( join( root, 'src' ) ) ) {
		const entry = `src/${ name }/index.tsx`;
		if ( existsSync( join( root, entry ) ) ) {
			// The Lite zip leaves out what begins with pro-.
			await visit( entry, `build/${ name === 'shared-report' ? 'pro-' : '' }${ name }/index.js` );
		}
	}
	return scripts;
}

/**
 * Names the scripts beside the sources. From them tools make the lists that
 * WordPress loads with a script (`wp i18n make-json`).
 *
 * @param {string}                   pot     Content of the list.
 * @param {Map<string, Set<string>>} scripts Scripts by source.
 * @return {string} Content with the scripts.
 */
function nameScripts( pot, scripts ) {
	return pot.replace( /(?:^#: src\/.*\n)+/gm, ( lines ) => {
		const sources = lines
			.trim()
			.split( '\n' )
			.map( ( line ) => line.slice( 3 ) );
		const needed = new Set( sources.flatMap( ( source ) => [ ...( scripts.get( source ) ?? [] ) ] ) );
		return (
			lines +
			[ ...needed ]
				.sort()
				.map( ( script ) => `#: ${ script }\n` )
				.join( '' )
		);
	} );
}

/**
 * The generator knows no JSON of ours: the texts of each file become calls in a PHP file of its name.
 *
 * @param {string}                to     Folder that receives them.
 * @param {Map<string, string[]>} files  Texts by path.
 * @param {string}                domain Text domain.
 */
async function spellOut( to, files, domain ) {
	for ( const [ name, texts ] of files ) {
		const quoted = texts.map( ( text ) => text.replace( /[\\']/g, '\\$&' ) );
		const file = join( to, `${ name }.php` );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile(
			file,
			`<?php\n${ quoted.map( ( text ) => `__( '${ text }', '${ domain }' );\n` ).join( '' ) }`
		);
	}
}

/**
 * The list of texts of a plugin.
 *
 * @param {string}                          wpCli      WP-CLI.
 * @param {string}                          domain     Text domain, also the name of its main file.
 * @param {string}                          name       Name of the plugin.
 * @param {function(string): Promise<void>} putSources Puts the sources into a folder.
 * @return {Promise<string>} Content of the .pot.
 */
async function generate( wpCli, domain, name, putSources ) {
	const work = await mkdtemp( join( tmpdir(), 'userfeedback-pot-' ) );
	try {
		await putSources( work );
		const file = join( work, `${ domain }.pot` );
		await run( 'php', [
			'-d',
			'memory_limit=512M',
			wpCli,
			'--allow-root',
			'i18n',
			'make-pot',
			work,
			file,
			`--slug=${ domain }`,
			`--domain=${ domain }`,
			'--headers={"Report-Msgid-Bugs-To":""}',
		] );
		const text = await readFile( file, 'utf8' );
		return (
			text
				.replace( /^(#: src\/.*?\.tsx?)\.js/gm, '$1' )
				.replace( /^(#: .*?\.json)\.php/gm, '$1' )
				.replace( /^# Copyright.*$/m, `# Translations of ${ name }.` )
				.replace( /^("POT-Creation-Date:).*$/m, '$1 \\n"' )
				.replace( /^"X-Generator:.*\n/m, '' )
				// Lines would change with every commit and say nothing that the file does not.
				.replace( /^(#: .*?):\d+$/gm, '$1' )
		);
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}

/**
 * Copies files and folders that exist.
 *
 * @param {string}   from  Folder.
 * @param {string}   to    Folder.
 * @param {string[]} names What to copy.
 */
async function copy( from, to, names ) {
	for ( const name of names.filter( ( each ) => existsSync( join( from, each ) ) ) ) {
		await run( 'cp', [ '-R', join( from, name ), join( to, name ) ] );
	}
}

/**
 * Everything that this tool writes.
 *
 * @return {Promise<Map<string, string>>} Content by path below the root.
 */
async function files() {
	await ensureSystem( [ 'php' ] );
	const { wpCli } = await fetchWordPress();
	const premium = await premiumTemplates();
	const made = new Map( [ [ PREMIUM, JSON.stringify( premium, null, '\t' ) + '\n' ] ] );
	const addons = JSON.parse( await readFile( join( root, 'addons.json' ), 'utf8' ) );
	const texts = new Map( [
		[ 'addons.json', addons.flatMap( ( { title, excerpt, note } ) => [ title, excerpt, note ].filter( Boolean ) ) ],
		[ PREMIUM, premium.flatMap( ( card ) => [ card.name, card.description ] ) ],
	] );
	made.set(
		'languages/userfeedback.pot',
		nameScripts(
			await generate( wpCli, 'userfeedback', 'UserFeedback', async ( work ) => {
				await transpile( work );
				await copy( root, work, [ 'userfeedback.php', 'uninstall.php', 'includes' ] );
				await spellOut( work, texts, 'userfeedback' );
			} ),
			await scriptsBySource()
		)
	);
	for ( const slug of addonSlugs() ) {
		const domain = `userfeedback-${ slug }`;
		const folder = join( root, 'addons', slug );
		made.set(
			`addons/${ slug }/languages/${ domain }.pot`,
			await generate( wpCli, domain, `UserFeedback ${ slug }`, async ( work ) => {
				await copy( folder, work, [ `${ domain }.php`, 'uninstall.php', 'includes' ] );
				if ( slug === 'templates' ) {
					await spellOut( work, await templateTexts(), domain );
				}
			} )
		);
	}
	return made;
}

await main( async () => {
	await ensureNodeModules();
	for ( const [ path, text ] of await files() ) {
		const target = join( root, path );
		if ( process.argv.includes( '--check' ) ) {
			const current = existsSync( target ) ? await readFile( target, 'utf8' ) : '';
			if ( text !== current ) {
				throw new UserError( `${ path } is not current. Write it with: npm run pot` );
			}
		} else {
			await mkdir( dirname( target ), { recursive: true } );
			await writeFile( target, text );
		}
		if ( path.endsWith( '.pot' ) ) {
			say( `${ path }: ${ text.match( /^msgid /gm ).length - 1 } texts` );
		}
	}
} );
