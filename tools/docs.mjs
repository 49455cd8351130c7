/**
 * npm run docs: writes docs/hooks.md from the docblocks of hooks, and the lower half of
 * docs/rest.md from what the controllers register and tests/fixtures/routes.json says of it,
 * and the JSON schemas of the replies from src/types and of survey files.
 * `-- --check` only says whether the committed pages are current.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureVendor } from './lib/install.mjs';
import { main, say, UserError } from './lib/log.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { hooksPage } from './docs/hooks.mjs';
import { restPage } from './docs/rest.mjs';
import { schemaFile, shapesOf } from './docs/shapes.mjs';

const phpFiles = ( folder ) =>
	readdirSync( join( root, folder ), { recursive: true } )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => `${ folder }/${ name.replaceAll( '\\', '/' ) }` )
		.sort()
		.map( ( path ) => ( { path, text: readFileSync( join( root, path ), 'utf8' ) } ) );

await main( async () => {
	await ensureVendor();
	const check = process.argv.includes( '--check' );
	const { stdout } = await run( 'php', [ join( root, 'tools/docs/routes.php' ) ], { cwd: root } );
	const table = JSON.parse( await readFile( join( root, 'tests/fixtures/routes.json' ), 'utf8' ) );
	const routes = JSON.parse( stdout );
	const { schemas, sources } = shapesOf( table.map( ( { answer } ) => answer ) );
	const replies = routes.map( ( { method, route, pro } ) => {
		const at = table.findIndex( ( line ) => line.method === method && line.route === route );
		return { method, route, pro, schema: schemas[ at ] };
	} );
	const surveyFile = await run( 'php', [ join( root, 'tools/docs/survey-file.php' ) ], { cwd: root } );
	const failures = await readFile( join( root, 'includes/Support/Failure.php' ), 'utf8' );
	const pages = {
		'docs/hooks.md': hooksPage( [
			...phpFiles( 'includes' ),
			...phpFiles( 'addons' ).filter( ( { path } ) => path.includes( '/includes/' ) ),
		] ),
		'docs/rest.md': restPage(
			await readFile( join( root, 'docs/rest.md' ), 'utf8' ),
			routes,
			table,
			failures,
			sources
		),
		'schemas/survey-file.v1.json': `${ JSON.stringify( JSON.parse( surveyFile.stdout ), null, '\t' ) }\n`,
		'includes/Rest/reply-schemas.json': schemaFile( replies.filter( ( { pro } ) => ! pro ) ),
		'includes/Pro/Rest/reply-schemas.json': schemaFile( replies.filter( ( { pro } ) => pro ) ),
	};
	const stale = [];
	for ( const [ path, text ] of Object.entries( pages ) ) {
		const file = join( root, path );
		if ( ( await readFile( file, 'utf8' ).catch( () => '' ) ) !== text ) {
			stale.push( path );
			if ( ! check ) {
				await mkdir( dirname( file ), { recursive: true } );
				await writeFile( file, text );
				say( path );
			}
		}
	}
	if ( check && stale.length ) {
		throw new UserError( `Not current: ${ stale.join( ', ' ) }. Run npm run docs.` );
	}
} );
