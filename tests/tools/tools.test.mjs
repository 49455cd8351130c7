/**
 * The commands that write into the tree, run in a copy of it; and what they keep equal.
 */
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { fromTemplate } from '../../tools/lib/addon.mjs';
import { root } from '../../tools/lib/paths.mjs';
import { run } from '../../tools/lib/run.mjs';
import { releaseVersion } from '../../tools/lib/zip/contents.mjs';
import { casesSince, failureLines, slowestLines } from '../../tools/test/cases.mjs';

const NOT_COPIED = /^(node_modules|vendor|build|dist|\.cache|\.git)(\/|$)/;

let copy;

before( async () => {
	copy = await mkdtemp( join( tmpdir(), 'userfeedback-tools-' ) );
	await cp( root, copy, { recursive: true, filter: ( path ) => ! NOT_COPIED.test( relative( root, path ) ) } );
	await symlink( join( root, 'node_modules' ), join( copy, 'node_modules' ) );
	await symlink( join( root, 'vendor' ), join( copy, 'vendor' ) );
} );

after( () => rm( copy, { recursive: true, force: true } ) );

const node = ( ...args ) => run( process.execPath, args, { cwd: copy, allowFailure: true } );
const text = ( path ) => readFile( join( copy, path ), 'utf8' );
const addons = JSON.parse( readFileSync( join( root, 'addons.json' ), 'utf8' ) );

for ( const addon of addons ) {
	test( `the main file of ${ addon.slug } is the template's`, async () => {
		const path = join( root, 'addons', addon.slug, `userfeedback-${ addon.slug }.php` );
		assert.equal( await readFile( path, 'utf8' ), fromTemplate( 'main.php.txt', addon, releaseVersion() ) );
	} );
}

test( 'a new addon has its files and stands in every list', async () => {
	const made = await node( 'tools/new.mjs', 'addon', 'quiet-hours', 'No survey at night.', '--plan=pro' );
	assert.equal( made.code, 0, made.output );
	const entry = JSON.parse( await text( 'addons.json' ) ).at( -1 );
	assert.deepEqual(
		[ entry.slug, entry.title, entry.excerpt, entry.plan ],
		[ 'quiet-hours', 'Quiet Hours', 'No survey at night.', 'pro' ]
	);
	assert.deepEqual( Object.keys( entry ), Object.keys( addons[ 0 ] ) );
	assert.equal(
		JSON.parse( await text( 'composer.json' ) )[ 'autoload-dev' ][ 'psr-4' ][ 'UserFeedback\\QuietHours\\' ],
		'addons/quiet-hours/includes/'
	);
	const { mappings } = JSON.parse( await text( '.wp-env.json' ) );
	assert.deepEqual( Object.values( mappings ), [
		'.',
		...addons.map( ( { slug } ) => `./addons/${ slug }` ),
		'./addons/quiet-hours',
	] );
	assert.ok( ( await text( 'phpcs.xml.dist' ) ).includes( '<element value="userfeedback-quiet-hours"/>' ) );
	assert.match( await text( 'src/shared/lib/plans.ts' ), /case 'quiet-hours':\s+return __\( 'Quiet Hours'/ );
	assert.match( await text( 'addons/quiet-hours/readme.txt' ), /^=== UserFeedback Quiet Hours ===/ );
} );

test( 'its code passes the fences and the checkers', async () => {
	const phpunit = await run( 'php', [ 'vendor/bin/phpunit', '--testsuite', 'architecture', '--no-progress' ], {
		cwd: copy,
		allowFailure: true,
	} );
	assert.equal( phpunit.code, 0, phpunit.output );
	const phpcs = await run( 'php', [ 'vendor/bin/phpcs', '-q', '--no-cache', 'addons/quiet-hours' ], {
		cwd: copy,
		allowFailure: true,
	} );
	assert.equal( phpcs.code, 0, phpcs.output );
	const prettier = await node( 'node_modules/prettier/bin/prettier.cjs', '--check', 'src/shared/lib/plans.ts' );
	assert.equal( prettier.code, 0, prettier.output );
} );

test( 'a slug that is taken or wrong is refused', async () => {
	for ( const slug of [ 'heatmaps', 'quiet-hours', 'Quiet', '../x', '' ] ) {
		assert.equal( ( await node( 'tools/new.mjs', 'addon', slug ) ).code, 1, slug );
	}
	assert.equal( existsSync( join( copy, 'addons/Quiet' ) ), false );
} );

test( 'a version is set in every place at once, the new addon included', async () => {
	const set = await node( 'tools/version.mjs', '12.30.4' );
	assert.equal( set.code, 0, set.output );
	assert.match( set.output, /This is 12\.30\.4/ );
	assert.equal( JSON.parse( await text( 'package-lock.json' ) ).packages[ '' ].version, '12.30.4' );
	assert.match( await text( 'addons/quiet-hours/includes/Addon.php' ), /VERSION = '12\.30\.4'/ );
	const left = await run(
		'grep',
		[
			'-rlE',
			"(Version: +|VERSION = '|Stable tag: )0\\.1\\.0",
			'userfeedback.php',
			'includes',
			'addons',
			'readme.txt',
		],
		{
			cwd: copy,
			allowFailure: true,
		}
	);
	assert.equal( left.output.trim(), '' );
} );

test( 'a version that is none is refused', async () => {
	for ( const version of [ '', '1', '1.2', '1.2.3-beta', 'v1.2.3', '01.2.3' ] ) {
		assert.equal( ( await node( 'tools/version.mjs', version ) ).code, 1, version );
	}
} );

test( 'the end of a run names what failed and what was slow, whoever ran it', async () => {
	const reports = await mkdtemp( join( tmpdir(), 'userfeedback-reports-' ) );
	try {
		const write = ( name, content ) =>
			writeFile( join( reports, name ), typeof content === 'string' ? content : JSON.stringify( content ) );
		await write(
			'phpunit-unit.xml',
			'<testsuites><testsuite><testcase name="test_adds" class="A\\SumTest" time="2.5"/>' +
				'<testcase name="test_counts" class="A\\SumTest" time="0.1">' +
				'<failure type="x">Failed asserting that 1 &lt; 1.&#10;\n/SumTest.php:9</failure></testcase>' +
				'</testsuite></testsuites>'
		);
		await write( 'vitest.json', {
			testResults: [
				{
					name: '/x/sum.test.ts',
					status: 'failed',
					message: '',
					assertionResults: [
						{ fullName: ' sum is right', duration: 10, status: 'passed', failureMessages: [] },
						{
							fullName: 'sum is wrong',
							duration: 9000,
							status: 'failed',
							failureMessages: [ 'Expected 2' ],
						},
					],
				},
				{ name: '/x/lost.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
			],
		} );
		await write( 'e2e.json', {
			suites: [
				{
					suites: [
						{
							file: 'ask.spec.ts',
							specs: [
								{
									file: 'ask.spec.ts',
									title: 'asks',
									ok: true,
									tests: [ { results: [ { duration: 1500 } ] } ],
								},
								{
									file: 'ask.spec.ts',
									title: 'answers',
									ok: false,
									tests: [
										{
											results: [
												{
													duration: 700,
													errors: [ { message: '\u001b[31mTimed out\u001b[39m' } ],
												},
											],
										},
									],
								},
							],
						},
					],
				},
			],
		} );
		const cases = casesSince( reports, 0 );
		assert.deepEqual(
			failureLines( cases ).map( ( line ) => line.trim() ),
			[
				'e2e  ask.spec.ts: answers',
				'Timed out',
				'phpunit-unit  SumTest::test_counts',
				'Failed asserting that 1 < 1.',
				'/SumTest.php:9',
				'vitest  sum.test.ts: sum is wrong',
				'Expected 2',
				'vitest  lost.test.ts',
				'Cannot find module',
			]
		);
		assert.deepEqual( slowestLines( cases, 2 ), [
			'       9.0 s  vitest  sum.test.ts: sum is wrong',
			'       2.5 s  phpunit-unit  SumTest::test_adds',
		] );
	} finally {
		await rm( reports, { recursive: true, force: true } );
	}
} );
