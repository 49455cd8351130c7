/**
 * The packages that `npm run zip` makes, as a site and a stranger find them.
 */
import assert from 'node:assert/strict';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { unzipSync } from 'fflate';
import { root } from '../../tools/lib/paths.mjs';
import { run } from '../../tools/lib/run.mjs';
import { addonFiles } from '../../tools/lib/zip/contents.mjs';
import { makePackages } from '../../tools/lib/zip/packages.mjs';
import { privateKey, publicKeyOf } from '../../tools/lib/zip/signing.mjs';

/** RFC 8032, 7.1, test 1: a seed and its public key. */
const SEED = 'nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A=';
const PUBLIC_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

/** How Node wraps the 32 bytes of an Ed25519 public key (RFC 8410). */
const SPKI = Buffer.from( '302a300506032b6570032100', 'hex' );

const text = ( bytes ) => new TextDecoder().decode( bytes );

let folder;
let addons;
let version;
let catalog;

/** Content of the zips by file name, then by path. */
const zips = new Map();

const lite = () => zips.get( `userfeedback-lite-${ version }.zip` );
const pro = () => zips.get( `userfeedback-pro-${ version }.zip` );
const phpOf = ( files ) => Object.entries( files ).filter( ( [ path ] ) => path.endsWith( '.php' ) );

before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'userfeedback-zip-' ) );
	await makePackages( folder, privateKey( SEED ) );
	for ( const name of await readdir( folder ) ) {
		if ( name.endsWith( '.zip' ) ) {
			zips.set( name, unzipSync( await readFile( join( folder, name ) ) ) );
		}
	}
	catalog = JSON.parse( await readFile( join( folder, 'catalog.json' ), 'utf8' ) ).packages;
	addons = JSON.parse( await readFile( join( root, 'addons.json' ), 'utf8' ) );
	( { version } = JSON.parse( await readFile( join( root, 'package.json' ), 'utf8' ) ) );
} );

after( () => rm( folder, { recursive: true, force: true } ) );

test( 'there are Lite, Pro and one zip for each addon of addons.json', () => {
	const names = [ 'lite', 'pro', ...addons.map( ( { slug } ) => slug ) ];
	assert.equal( names.length, 11 );
	assert.deepEqual(
		[ ...zips.keys() ].sort(),
		names.map( ( name ) => `userfeedback-${ name }-${ version }.zip` ).sort()
	);
} );

test( 'Lite holds no file and no class of Pro', () => {
	assert.deepEqual(
		Object.keys( lite() ).filter( ( path ) => /\/Pro\//.test( path ) ),
		[]
	);
	const naming = phpOf( lite() ).filter( ( [ , code ] ) => /UserFeedback\\+Pro\b/.test( text( code ) ) );
	// The composition root names the one door, behind the question for the edition.
	assert.deepEqual(
		naming.map( ( [ path ] ) => path ),
		[ 'userfeedback/build/visitor.php', 'userfeedback/includes/Plugin.php' ]
	);
	for ( const [ path, code ] of naming ) {
		assert.deepEqual( text( code ).match( /UserFeedback\\+Pro\\\w+/g ), [ 'UserFeedback\\Pro\\ProModule' ], path );
	}
} );

test( 'Pro is Lite and includes/Pro, and nothing else differs', () => {
	const more = Object.keys( pro() ).filter( ( path ) => ! ( path in lite() ) );
	assert.ok( more.length > 0 );
	assert.deepEqual(
		more.filter(
			( path ) =>
				! path.startsWith( 'userfeedback/includes/Pro/' ) &&
				! path.startsWith( 'userfeedback/build/pro-' ) &&
				! path.startsWith( 'userfeedback/build/chunks/pro-' )
		),
		[ 'userfeedback/build/icons/brands.json' ]
	);
	assert.ok( more.includes( 'userfeedback/includes/Pro/ProModule.php' ) );
	assert.ok( more.includes( 'userfeedback/build/pro-stop-words/en.json' ) );
	const {
		'userfeedback/userfeedback.php': main,
		'userfeedback/build/visitor.php': visitor,
		'userfeedback/build/icons/index.json': icons,
		...rest
	} = lite();
	assert.ok(
		! text( icons ).includes( '"brands"' ) && text( icons ).includes( '"solid"' ),
		'No logos of companies.'
	);
	for ( const [ path, content ] of Object.entries( rest ) ) {
		assert.deepEqual( pro()[ path ], content, path );
	}
	// Pro's own classes stand at the end.
	assert.ok( text( pro()[ 'userfeedback/build/visitor.php' ] ).startsWith( text( visitor ) ) );
	// Whose updates it gets is in the header.
	assert.equal(
		text( pro()[ 'userfeedback/userfeedback.php' ] ).replace( /^ \* Update URI: .*\n/m, '' ),
		text( main )
	);
} );

test( 'the vendor brings updates of Pro and the addons, and the plugin directory those of Lite', () => {
	const { vendor_url: vendor } = JSON.parse( text( pro()[ 'userfeedback/owner.json' ] ) );
	const uriOf = ( files, top ) =>
		text( files[ `${ top }/${ top }.php` ] ).match( /^ \* Update URI: +(\S+)$/m )?.[ 1 ];
	assert.equal( uriOf( lite(), 'userfeedback' ), undefined );
	assert.equal( uriOf( pro(), 'userfeedback' ), `${ vendor }/userfeedback` );
	for ( const { slug } of addons ) {
		const top = `userfeedback-${ slug }`;
		assert.equal( uriOf( zips.get( `${ top }-${ version }.zip` ), top ), `${ vendor }/${ top }` );
	}
} );

test( 'the catalog says what each version needs and what is new in it', () => {
	for ( const { slug, requires, requires_php: php, tested, changes } of catalog ) {
		assert.deepEqual( { requires, php, tested }, { requires: '6.8', php: '8.1', tested: '7.1' }, slug );
		assert.ok( changes.length > 0 && changes.every( ( change ) => change.length > 0 ), slug );
	}
} );

test( "PHP takes the visitor's file, and finds in it every class with all that the class is made of", async () => {
	for ( const edition of [ lite(), pro() ] ) {
		const code = text( edition[ 'userfeedback/build/visitor.php' ] );
		const names = code.match( /^(?:(?:final|abstract) )?(?:class|interface|enum) \w+/gm );
		assert.ok( names.length > 60 );
		const count =
			"count( array_filter( array_merge( get_declared_classes(), get_declared_interfaces() ), fn ( $name ) => str_starts_with( $name, 'UserFeedback' ) ) )";
		const { stdout } = await run( 'php', [], { input: `${ code }namespace { echo ${ count }; }` } );
		assert.equal( Number( stdout ), names.length );
	}
} );

test( "Pro carries the spreadsheet library, and another plugin's copy does it no harm", async () => {
	const library = Object.entries( pro() ).filter( ( [ path ] ) => path.includes( '/Pro/Vendor/' ) );
	assert.ok( library.length > 40 );
	for ( const [ path, code ] of phpOf( pro() ).filter( ( [ name ] ) => name.includes( '/Pro/' ) ) ) {
		assert.doesNotMatch( text( code ), /(?<!UserFeedback\\Pro\\Vendor\\)\bOpenSpout\\\w/, path );
		assert.doesNotMatch( text( code ), /[(,]\s*[A-Z]\w* \$\w+ = null/, `${ path }: PHP 8.4 complains` );
	}
	const place = await mkdtemp( join( tmpdir(), 'userfeedback-library-' ) );
	try {
		for ( const [ path, content ] of library ) {
			await mkdir( dirname( join( place, path ) ), { recursive: true } );
			await writeFile( join( place, path ), content );
		}
		const file = join( place, 'file.xlsx' );
		const { stdout } = await run( 'php', [
			join( root, 'tests/zip/foreign-copy.php' ),
			join( place, 'userfeedback' ),
			file,
		] );
		assert.equal( stdout, 'OpenSpout\\Common\\Entity\\Cell' );
		assert.match( text( unzipSync( await readFile( file ) )[ 'xl/worksheets/sheet1.xml' ] ), /ours/ );
	} finally {
		await rm( place, { recursive: true, force: true } );
	}
} );

test( "Geo Restrictions carries the reader of databases, and another plugin's copy does it no harm", async () => {
	const name = 'userfeedback-geo-restrictions';
	const files = zips.get( `${ name }-${ version }.zip` );
	assert.ok( `${ name }/includes/Vendor/LICENSE` in files );
	assert.equal( Object.keys( files ).filter( ( path ) => path.endsWith( '.mmdb' ) ).length, 0 );
	for ( const [ path, code ] of phpOf( files ) ) {
		assert.doesNotMatch( text( code ), /(?<!UserFeedback\\GeoRestrictions\\Vendor\\)\bMaxMind\\\w/, path );
	}
	const place = await mkdtemp( join( tmpdir(), 'userfeedback-reader-' ) );
	const database = join( root, 'tests/fixtures/countries.mmdb' );
	try {
		const withDatabase = await addonFiles( 'geo-restrictions', database );
		assert.deepEqual(
			Buffer.from( withDatabase.get( `${ name }/data/countries.mmdb` ) ),
			await readFile( database )
		);
		for ( const [ path, content ] of withDatabase ) {
			await mkdir( dirname( join( place, path ) ), { recursive: true } );
			await writeFile( join( place, path ), content );
		}
		const { stdout } = await run( 'php', [
			join( root, 'tests/zip/foreign-reader.php' ),
			join( place, name ),
			join( place, name, 'data/countries.mmdb' ),
		] );
		assert.equal( stdout, 'AT MaxMind\\Db\\Reader UserFeedback\\GeoRestrictions\\Vendor\\MaxMind\\Db\\Reader' );
	} finally {
		await rm( place, { recursive: true, force: true } );
	}
} );

test( 'neither Lite nor Pro holds code of an addon', () => {
	const names = addons.map( ( { slug } ) =>
		slug
			.split( '-' )
			.map( ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 ) )
			.join( '' )
	);
	const namespaces = new RegExp( `\\bUserFeedback\\\\+(${ names.join( '|' ) })\\b` );
	for ( const files of [ lite(), pro() ] ) {
		assert.deepEqual(
			phpOf( files )
				.filter( ( [ , code ] ) => namespaces.test( text( code ) ) )
				.map( ( [ path ] ) => path ),
			[]
		);
		assert.deepEqual(
			Object.keys( files ).filter( ( path ) => /\/addons\//.test( path ) ),
			[]
		);
	}
} );

test( 'a zip has one top folder and only what a site needs', () => {
	for ( const [ name, files ] of zips ) {
		const slug = name.slice( 0, -`-${ version }.zip`.length );
		const top = [ 'userfeedback-lite', 'userfeedback-pro' ].includes( slug ) ? 'userfeedback' : slug;
		const header = text( files[ `${ top }/${ top }.php` ] );
		assert.match( header, /^ \* Plugin Name: /m, name );
		assert.match( header, new RegExp( `^ \\* Version: +${ version.replaceAll( '.', '\\.' ) }$`, 'm' ), name );
		assert.match( header, new RegExp( `^ \\* Text Domain: +${ top }$`, 'm' ), name );
		for ( const [ path, content ] of Object.entries( files ) ) {
			assert.ok( path.startsWith( `${ top }/` ), `${ name }: ${ path }` );
			assert.doesNotMatch(
				path,
				/(^|\/)\.|\.(map|mjs|tsx?|scss|md|lock|dist)$|\/(node_modules|vendor|src|tests|tools|docs)\//,
				name
			);
			if ( /\.(js|css)$/.test( path ) ) {
				assert.doesNotMatch( text( content ), /sourceMappingURL=/, `${ name }: ${ path }` );
			}
		}
		assert.ok( `${ top }/LICENSE` in files, name );
	}
} );

test( 'languages, build, lists, readme and uninstaller travel', () => {
	for ( const path of [
		'languages/userfeedback.pot',
		'build/widget/loader.js',
		'build/widget/widget.js',
		'build/admin-surveys/index.asset.php',
		'build/icons/solid.json',
		'addons.json',
		'owner.json',
		'readme.txt',
		'uninstall.php',
	] ) {
		assert.ok( `userfeedback/${ path }` in lite(), path );
	}
} );

test( 'every package but Lite is in the catalog with its size, digest and a signature that verifies', async () => {
	assert.deepEqual(
		catalog.map( ( { slug } ) => slug ),
		[ 'userfeedback-pro', ...addons.map( ( { slug } ) => slug ) ]
	);
	const key = createPublicKey( {
		key: Buffer.concat( [ SPKI, Buffer.from( PUBLIC_KEY, 'base64' ) ] ),
		format: 'der',
		type: 'spki',
	} );
	for ( const entry of catalog ) {
		const zip = await readFile( join( folder, entry.file ) );
		assert.equal( entry.version, version );
		assert.equal( entry.size, zip.length );
		assert.equal( entry.sha256, createHash( 'sha256' ).update( zip ).digest( 'hex' ) );
		const signed = `userfeedback-package\n${ entry.slug }\n${ version }\n${ zip.length }\n${ entry.sha256 }\n`;
		assert.ok( verify( null, Buffer.from( signed ), key, Buffer.from( entry.signature, 'base64' ) ), entry.slug );
		assert.ok(
			! verify(
				null,
				Buffer.from( signed.replace( entry.slug, 'other' ) ),
				key,
				Buffer.from( entry.signature, 'base64' )
			)
		);
	}
} );

test( 'the same files make the same bytes, in every time zone', async () => {
	const again = await mkdtemp( join( tmpdir(), 'userfeedback-zip-' ) );
	const zone = process.env.TZ;
	try {
		process.env.TZ = 'Pacific/Kiritimati';
		await makePackages( again, privateKey( SEED ) );
		for ( const name of await readdir( folder ) ) {
			assert.ok(
				( await readFile( join( folder, name ) ) ).equals( await readFile( join( again, name ) ) ),
				name
			);
		}
	} finally {
		if ( zone === undefined ) {
			delete process.env.TZ;
		} else {
			process.env.TZ = zone;
		}
		await rm( again, { recursive: true, force: true } );
	}
} );

test( 'a signing key may be a seed or a PEM; anything else is refused', () => {
	assert.equal( publicKeyOf( privateKey( SEED ) ), PUBLIC_KEY );
	assert.equal(
		publicKeyOf( privateKey( privateKey( SEED ).export( { format: 'pem', type: 'pkcs8' } ) ) ),
		PUBLIC_KEY
	);
	const rsa = generateKeyPairSync( 'rsa', { modulusLength: 2048 } ).privateKey.export( {
		format: 'pem',
		type: 'pkcs8',
	} );
	for ( const wrong of [ '', 'AAAA', SEED.slice( 0, -4 ), rsa ] ) {
		assert.throws( () => privateKey( wrong ), /no Ed25519 key/ );
	}
} );

/** Code that asks for a license, refuses for want of one, or draws what only Pro has. */
const GATES = [
	/upgrade_required/,
	/\bFeature::|\bFeatureState\b|\bEntitlements\b/,
	/->(allows|require_plan|require_key)\(/,
	/->is_licensed\(\)\s*(\?|&&|\|\|)/,
];

test( 'nothing in Lite refuses, or asks a license whether something is allowed', () => {
	for ( const [ path, code ] of phpOf( lite() ) ) {
		for ( const gate of GATES ) {
			const found = text( code )
				.replace( /^\s*(\/\*\*.*|\*.*|\/\/.*)$/gm, '' )
				.match( gate );
			assert.equal( found, null, `${ path }: ${ found }` );
		}
	}
	// The same words are found where they are allowed.
	const words = phpOf( pro() ).map( ( [ , code ] ) => text( code ) );
	for ( const gate of GATES.slice( 0, 3 ) ) {
		assert.ok(
			words.some( ( code ) => gate.test( code ) ),
			String( gate )
		);
	}
} );

test( 'in Lite nobody manages responses, looks values up, or reads the settings of paid parts', () => {
	const code = phpOf( lite() )
		.map( ( [ , content ] ) => text( content ) )
		.join( '\n' );
	assert.doesNotMatch( code.replace( /^\s*(\/\*\*.*|\*.*|\/\/.*)$/gm, '' ), /logic-type/ );
	for ( const name of [ 'BulkResponses', 'TrimSurvey', 'LookupController', 'SettingsInput', 'AddonGate' ] ) {
		assert.doesNotMatch( code, new RegExp( `\\bclass ${ name }\\b` ) );
	}
} );

/** Sources of the panels that a plan opens. */
const PANELS = [
	'src/admin-surveys/builder/pro',
	'src/admin-results/pro',
	'src/admin-results/filters/pro',
	'src/admin-results/breakdown/pro',
	'src/admin-results/pro-compare',
	'src/admin-results/share/pro',
	'src/admin-results/trend/pro',
	'src/admin-results/pro-export',
	'src/admin-inbox/pro',
	'src/admin-settings/integrations/pro/ai',
	'src/shared/annotations',
	'src/shared/components/date-range',
];

/**
 * The texts of some sources, as far as they stand in a built file as they are.
 *
 * @param {string[]} names Paths below src/.
 * @return {Promise<Set<string>>} Texts.
 */
async function textsOf( names ) {
	const sources = await Promise.all( names.map( ( name ) => readFile( join( root, 'src', name ), 'utf8' ) ) );
	const call = /\b(?:__|_n|_x)\(\s*'((?:[\w .,:;?!()%-]){12,})'/g;
	return new Set( sources.flatMap( ( source ) => [ ...source.matchAll( call ) ].map( ( [ , found ] ) => found ) ) );
}

test( 'no script of Lite draws a panel that a plan opens; those of Pro do', async () => {
	const sources = ( await readdir( join( root, 'src' ), { recursive: true } ) ).filter( ( name ) =>
		/\.tsx?$/.test( name )
	);
	const isPanel = ( name ) => PANELS.some( ( folder ) => `src/${ name }`.startsWith( `${ folder }/` ) );
	const elsewhere = await textsOf( sources.filter( ( name ) => ! isPanel( name ) ) );
	const markers = [ ...( await textsOf( sources.filter( isPanel ) ) ) ].filter(
		( found ) => ! elsewhere.has( found )
	);
	assert.ok( markers.length > 40, `${ markers.length } texts to look for.` );
	assert.ok( markers.includes( 'Days to remember a visitor' ) && markers.includes( 'Use Site Defaults' ) );

	const scripts = ( files ) => Object.entries( files ).filter( ( [ path ] ) => path.endsWith( '.js' ) );
	const chunks = scripts( pro() ).filter( ( [ path ] ) => path.includes( '/chunks/pro-' ) );
	for ( const name of [
		'pro-builder',
		'pro-paths',
		'pro-icons',
		'pro-results',
		'pro-breakdown',
		'pro-compare',
		'pro-take-along',
		'pro-inbox',
	] ) {
		assert.equal( chunks.filter( ( [ path ] ) => path.includes( `/${ name }.` ) ).length, 1, name );
	}
	const paid = chunks.map( ( [ , code ] ) => text( code ) ).join( '\n' );
	// Whole texts: a free sentence may contain the same words.
	const holds = ( code, marker ) => [ '"', "'", '`' ].some( ( quote ) => code.includes( quote + marker + quote ) );
	for ( const marker of markers ) {
		assert.ok( holds( paid, marker ), `In no pro-* file: ${ marker }` );
	}
	for ( const [ path, code ] of scripts( lite() ) ) {
		assert.doesNotMatch( path, /\/pro-/ );
		const found = markers.filter( ( marker ) => holds( text( code ), marker ) );
		assert.deepEqual( found, [], path );
	}
} );

test( 'the licenses of bundled libraries travel with them', () => {
	const licenses = text( lite()[ 'userfeedback/build/licenses-admin.txt' ] );
	for ( const name of [ 'regexparam', '@tanstack/react-query', 'zustand' ] ) {
		assert.match( licenses, new RegExp( `^${ name } [0-9.]+ \\((MIT|ISC)\\)$`, 'm' ) );
	}
	assert.match( licenses, /Permission is hereby granted/ );
	assert.match( text( lite()[ 'userfeedback/readme.txt' ] ), /build\/licenses-admin\.txt/ );
} );
