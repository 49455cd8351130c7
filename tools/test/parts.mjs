import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localCache, root } from '../lib/paths.mjs';
import { ensureSystem } from '../lib/debian.mjs';
import { ensureVendor } from '../lib/install.mjs';
import { Site } from '../lib/site.mjs';
import { run } from '../lib/run.mjs';

/**
 * @typedef {Object} Result
 * @property {number} passed Tests that passed; a linter counts as one.
 * @property {number} failed Tests that failed.
 */

export const reports = join( localCache, 'reports' );

/**
 * A part that passes or fails as a whole.
 *
 * @param {Function} command Gets `show` (receives output), resolves to an exit code.
 * @return {Function} The part.
 */
const whole = ( command ) => async ( show ) => {
	const code = await command( show );
	return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

async function execute( show, command, args, env ) {
	const { code } = await run( command, args, {
		cwd: root,
		env,
		allowFailure: true,
		onData: show,
	} );
	return code;
}

const node = ( show, script, args = [], env = {} ) =>
	execute( show, process.execPath, [ script.startsWith( '--' ) ? script : join( root, script ), ...args ], env );

const bin = ( show, name, args = [], env = {} ) => {
	const { bin: entry, name: own } = JSON.parse(
		readFileSync( join( root, 'node_modules', name, 'package.json' ), 'utf8' )
	);
	const path = typeof entry === 'string' ? entry : ( entry[ own ] ?? Object.values( entry )[ 0 ] );
	return node( show, join( 'node_modules', name, path ), args, env );
};

/**
 * Reads a runner's report, so that a runner which died counts as a failure.
 *
 * @param {string}   name  File name.
 * @param {number}   code  Exit code of the runner.
 * @param {Function} count Gets the report's text, returns a Result.
 * @return {Result} The result.
 */
function fromReport( name, code, count ) {
	const file = join( reports, name );
	const result = existsSync( file ) ? count( readFileSync( file, 'utf8' ) ) : { passed: 0, failed: 1 };
	return code !== 0 && ! result.failed ? { ...result, failed: 1 } : result;
}

async function freshReport( name ) {
	await mkdir( reports, { recursive: true } );
	await rm( join( reports, name ), { force: true } );
	return join( reports, name );
}

const phpunit =
	( suite, prepare = async () => ( {} ) ) =>
	async ( show ) => {
		await ensureVendor();
		const env = await prepare( show );
		const name = `phpunit-${ suite }.xml`;
		const report = await freshReport( name );
		const code = await execute(
			show,
			'php',
			[ join( root, 'vendor/bin/phpunit' ), '--testsuite', suite, '--no-progress', '--log-junit', report ],
			env
		);
		return fromReport( name, code, ( xml ) => {
			const [ total = '' ] = xml.match( /<testsuite [^>]*>/ ) ?? [];
			const value = ( key ) => Number( total.match( new RegExp( ` ${ key }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
			const failed = value( 'failures' ) + value( 'errors' );
			return { passed: value( 'tests' ) - failed - value( 'skipped' ), failed };
		} );
	};

const playwright =
	( name, env, args = [] ) =>
	async ( show ) => {
		await ensureSystem( [ 'php', 'site', 'fpm', 'nginx', 'chromium' ] );
		const file = `${ name }.json`;
		const report = await freshReport( file );
		const code = await bin( show, '@playwright/test', [ 'test', ...args ], {
			...env,
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
		} );
		return fromReport( file, code, ( text ) => {
			const { expected, unexpected, flaky } = JSON.parse( text ).stats;
			return { passed: expected, failed: unexpected + flaky };
		} );
	};

/** A site that somebody started for single tests is used, and left running. */
let ownTestSite;

async function startTestSite() {
	const site = new Site( { purpose: 'test' } );
	if ( ! site.isUp() ) {
		ownTestSite = site;
		// An old database may have tables that the migrations no longer make.
		await site.destroy();
		await site.up();
	}
	await site.activate();
	return {};
}

const stopTestSite = () => ownTestSite?.down();

/** Tests of tools and services, which Node's own runner runs one after the other. */
const nodeTest = ( name, folder ) => async ( show ) => {
	const report = await freshReport( `${ name }.xml` );
	const code = await node( show, '--test', [
		'--test-concurrency=1',
		'--test-reporter=spec',
		'--test-reporter-destination=stdout',
		'--test-reporter=junit',
		`--test-reporter-destination=${ report }`,
		...readdirSync( join( root, folder ) )
			.filter( ( file ) => file.endsWith( '.test.mjs' ) )
			.map( ( file ) => join( root, folder, file ) ),
	] );
	return fromReport( `${ name }.xml`, code, ( xml ) => {
		const failed = xml.split( '<failure' ).length - 1;
		return { passed: xml.split( '<testcase' ).length - 1 - failed, failed };
	} );
};

const playground = ( version ) => async ( show ) => {
	const name = `playground-${ version }.json`;
	const report = await freshReport( name );
	const code = await node( show, 'tools/test/playground.mjs', [ version, report ] );
	return fromReport( name, code, ( text ) => JSON.parse( text ) );
};

/**
 * All parts in the order in which they start.
 *
 * @type {Record<string, {run: Function, after?: string[], finish?: Function}>}
 */
export const PARTS = {
	build: { run: whole( ( show ) => node( show, 'tools/build.mjs' ) ) },
	types: { run: whole( ( show ) => bin( show, 'typescript', [ '-p', '.', '--pretty', 'false' ] ) ) },
	'phpunit-integration': {
		run: phpunit( 'integration', startTestSite ),
		after: [ 'build' ],
		finish: stopTestSite,
	},
	faults: { run: nodeTest( 'faults', 'tests/faults' ) },
	e2e: { run: playwright( 'e2e', {} ), after: [ 'build' ] },
	vitest: {
		run: async ( show ) => {
			const report = await freshReport( 'vitest.json' );
			const code = await bin(
				show,
				'vitest',
				[ 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${ report }` ],
				{ NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' }
			);
			return fromReport( 'vitest.json', code, ( text ) => {
				const { numPassedTests, numFailedTests } = JSON.parse( text );
				return { passed: numPassedTests, failed: numFailedTests };
			} );
		},
	},
	'phpunit-unit': { run: phpunit( 'unit' ) },
	architecture: { run: phpunit( 'architecture' ) },
	eslint: { run: whole( ( show ) => bin( show, 'eslint', [ '.', '--no-color', '--max-warnings=0' ] ) ) },
	format: { run: whole( ( show ) => bin( show, 'prettier', [ '--check', '.' ] ) ) },
	knip: {
		run: async ( show ) => {
			const dead = await bin( show, 'knip', [ '--no-progress' ] );
			const tested = await bin( show, 'knip', [
				'--no-progress',
				'--production',
				'--exclude',
				'types,unlisted',
			] );
			const failed = [ dead, tested ].filter( ( code ) => code !== 0 ).length;
			return { passed: 2 - failed, failed };
		},
	},
	stylelint: {
		run: whole( ( show ) =>
			bin( show, 'stylelint', [ 'src/**/*.{css,scss}', '--allow-empty-input', '--max-warnings=0', '--no-color' ] )
		),
	},
	phpcs: {
		run: whole( async ( show ) => {
			await ensureVendor();
			await mkdir( localCache, { recursive: true } );
			return execute( show, 'php', [ join( root, 'vendor/bin/phpcs' ), '-q' ] );
		} ),
	},
	phpstan: {
		run: whole( async ( show ) => {
			await ensureVendor();
			return execute( show, 'php', [
				join( root, 'vendor/bin/phpstan' ),
				'analyse',
				'--no-progress',
				'--no-ansi',
				'--memory-limit=1G',
			] );
		} ),
	},
	size: {
		run: async ( show ) => {
			const report = await freshReport( 'size.json' );
			const code = await node( show, 'tools/test/size.mjs', [ report ] );
			return fromReport( 'size.json', code, ( text ) => JSON.parse( text ) );
		},
		after: [ 'build' ],
	},
	vendor: { run: nodeTest( 'vendor', 'tests/vendor' ) },
	zip: { run: nodeTest( 'zip', 'tests/zip' ), after: [ 'build' ] },
	docs: { run: whole( ( show ) => node( show, 'tools/docs.mjs', [ '--check' ] ) ) },
	tools: { run: nodeTest( 'tools', 'tests/tools' ) },
	pot: { run: whole( ( show ) => node( show, 'tools/pot.mjs', [ '--check' ] ) ) },
	'e2e-68': {
		run: playwright( 'e2e-68', { USERFEEDBACK_E2E_SITE: '6.8' }, [ '--grep', '@story' ] ),
		after: [ 'build' ],
	},
	'e2e-sqlite': {
		run: playwright( 'e2e-sqlite', { USERFEEDBACK_E2E_SITE: 'sqlite' }, [ '--grep', '@story' ] ),
		after: [ 'build' ],
	},
	'e2e-lite': { run: playwright( 'e2e-lite', { USERFEEDBACK_E2E_SITE: 'lite' } ), after: [ 'build' ] },
	php81: { run: playground( '8.1' ), after: [ 'build' ] },
	php85: { run: playground( '8.5' ), after: [ 'build' ] },
};
