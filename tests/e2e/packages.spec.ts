import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BootData } from '../../src/types';
import { expect, site, test } from './support';

const page = () => site.admin( 'admin.php?page=userfeedback_addons' );

test.beforeEach( async ( { problems } ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /wp_(update_(plugins|themes)|version_check)\(\)/ );
	await site.vendor.switchTo( 'normal' );
	await site.asLite();
} );

/** Activates a key and installs Pro over the Lite folder, as connecting does it. */
async function becomePro( key: string ): Promise< string > {
	return site.php( `
		$container = UserFeedback\\Plugin::container();
		$container->get( UserFeedback\\Plan\\Licenses::class )->verify( '${ key }', UserFeedback\\Plan\\LicenseScope::Site );
		echo $container->get( UserFeedback\\Addons\\PackageInstaller::class )->install( 'userfeedback-pro' );
	` );
}

/** Opens one of our screens and calls an ajax action from it. */
async function ajax( admin: Page, action: string, fields: Record< string, string > ) {
	await admin.goto( page() );
	const { ajax: door } = await admin.evaluate( () => window.userfeedbackBoot as BootData );
	const reply = await admin.request.post( door.url, { form: { action, nonce: door.nonce, ...fields } } );
	const text = await reply.text();
	return {
		status: reply.status(),
		text,
		json: ( text.startsWith( '{' ) ? JSON.parse( text ) : {} ) as {
			success?: boolean;
			data?: Record< string, unknown >;
		},
	};
}

const activePlugins = async () =>
	JSON.parse( await site.php( "echo wp_json_encode( get_option( 'active_plugins' ) );" ) ) as string[];

const lookUpKey = ( slug: string ) => `${ site.vendor.url }/userfeedback/packages/userfeedback-${ slug }.zip`;

test( 'the Pro package replaces the Lite folder and nothing of the site @lite', async ( { admin, visitor, rest } ) => {
	const kept = ( await rest( admin, 'POST', 'surveys', { title: 'Made in Lite' } ) ).body as { id: number };
	const pro = join( site.plugins, 'userfeedback/includes/Pro/ProModule.php' );
	expect( () => readFileSync( pro ) ).toThrow();

	expect( await becomePro( site.vendor.keys.pro ) ).toBe( 'userfeedback/userfeedback.php' );

	expect( readFileSync( pro, 'utf8' ) ).toContain( 'ProModule' );
	expect( await activePlugins() ).toEqual( [ 'userfeedback/userfeedback.php' ] );
	await admin.goto( page() );
	expect( await admin.evaluate( () => window.userfeedbackBoot ) ).toMatchObject( {
		is_pro: true,
		is_licensed: true,
		license_type: 'pro',
	} );
	expect( ( await rest( admin, 'GET', `surveys/${ kept.id }` ) ).body ).toMatchObject( { title: 'Made in Lite' } );
	expect( ( await visitor.goto( '/' ) )?.status() ).toBe( 200 );
	expect( readdirSync( join( site.plugins, '../upgrade' ) ) ).toEqual( [] );
} );

test( 'a package that was changed at the vendor is not installed @lite', async ( { admin } ) => {
	await becomePro( site.vendor.keys.elite );
	const folder = site.packages;
	const file = readdirSync( folder ).find( ( name ) => /^userfeedback-heatmaps-.*\.zip$/.test( name ) ) ?? '';
	const honest = readFileSync( join( folder, file ) );
	const changed = Buffer.from( honest );
	changed[ 100 ] = ( changed[ 100 ] ?? 0 ) ^ 1;
	try {
		writeFileSync( join( folder, file ), changed );
		const { json } = await ajax( admin, 'userfeedback_install_addon', { plugin: lookUpKey( 'heatmaps' ) } );
		expect( json ).toMatchObject( {
			success: false,
			data: { code: 'userfeedback_package', message: expect.stringContaining( 'arrived damaged' ) as unknown },
		} );
		expect( readdirSync( site.plugins ) ).not.toContain( 'userfeedback-heatmaps' );
	} finally {
		writeFileSync( join( folder, file ), honest );
	}
	const { json } = await ajax( admin, 'userfeedback_install_addon', { plugin: lookUpKey( 'heatmaps' ) } );
	expect( json ).toMatchObject( { success: true } );
} );

const DEADLY: Record< string, string > = {
	templates: 'function get_option() {}',
	behavior: 'exit( 0 );',
	branding: 'class Broken implements UserFeedback\\Addons\\Addon {}',
	targeting: '$data = str_repeat( "x", PHP_INT_MAX >> 1 );',
	heatmaps: "add_action( 'userfeedback_loaded', function () { exit( 1 ); } );",
};

test( 'an addon that ends PHP while it is activated is not active afterwards @lite', async ( {
	admin,
	visitor,
	problems,
} ) => {
	problems.allow( /500|PHP Fatal error|Stack trace|thrown in|#\d/ );
	await becomePro( site.vendor.keys.elite );
	for ( const [ slug, code ] of Object.entries( DEADLY ) ) {
		const name = `userfeedback-${ slug }`;
		const folder = join( site.plugins, name );
		mkdirSync( folder );
		writeFileSync(
			join( folder, `${ name }.php` ),
			`<?php\n/**\n * Plugin Name: Deadly\n * Version: 0.1.0\n */\n${ code }\n`
		);
		const { json } = await ajax( admin, 'userfeedback_activate_addon', { plugin: `${ name }/${ name }.php` } );
		expect( json.success, slug ).not.toBe( true );
		expect( await activePlugins(), slug ).toEqual( [ 'userfeedback/userfeedback.php' ] );
		expect( ( await visitor.goto( '/' ) )?.status(), slug ).toBe( 200 );
		rmSync( folder, { recursive: true } );
	}
} );

test( 'half of an addon that is missing switches it off, and installing it again mends it @lite', async ( {
	admin,
	visitor,
	problems,
} ) => {
	problems.allow( /UserFeedback: Error: Class|Stack trace|#\d|thrown in/ );
	await becomePro( site.vendor.keys.elite );
	const { json } = await ajax( admin, 'userfeedback_install_addon', { plugin: lookUpKey( 'behavior' ) } );
	await ajax( admin, 'userfeedback_activate_addon', { plugin: String( json.data?.plugin ) } );
	rmSync( join( site.plugins, 'userfeedback-behavior/includes' ), { recursive: true } );

	expect( ( await visitor.goto( '/' ) )?.status() ).toBe( 200 );
	const list = ( await ajax( admin, 'userfeedback_get_addons', {} ) ).json.data?.addons as { slug: string }[];
	expect( list.find( ( { slug } ) => slug === 'behavior' ) ).toMatchObject( {
		installed: true,
		active: false,
		problem:
			'Switched off: it failed. Install it again or deactivate it. Class "UserFeedback\\Behavior\\Addon" not found',
	} );

	await ajax( admin, 'userfeedback_install_addon', { plugin: lookUpKey( 'behavior' ) } );
	const mended = ( await ajax( admin, 'userfeedback_get_addons', {} ) ).json.data?.addons as { slug: string }[];
	expect( mended.find( ( { slug } ) => slug === 'behavior' ) ).toMatchObject( {
		installed: true,
		active: true,
		problem: '',
	} );
} );

/** Everything that an action of ours could change: options, plugins, people's choices, our tables. */
const state = () =>
	site.php( `
		global $wpdb;
		$tables = array_map( static fn ( string $name ): string => (string) $wpdb->get_var( "CHECKSUM TABLE {$wpdb->prefix}userfeedback_$name", 1 ), array( 'survey', 'response', 'answer', 'counter', 'outbox' ) );
		echo wp_json_encode( array(
			$tables,
			$wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'userfeedback%' OR option_name = 'active_plugins' ORDER BY option_name" ),
			$wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta WHERE meta_key LIKE 'userfeedback%' ORDER BY umeta_id" ),
			scandir( WP_PLUGIN_DIR ),
		) );
	` );

test( 'a page of somebody else cannot make an administrator do anything @lite', async ( { admin, problems } ) => {
	problems.allow( /40[034]/ );
	await becomePro( site.vendor.keys.elite );
	const { json } = await ajax( admin, 'userfeedback_install_addon', { plugin: lookUpKey( 'behavior' ) } );
	const plugin = String( json.data?.plugin );
	await ajax( admin, 'userfeedback_activate_addon', { plugin } );
	const table = JSON.parse( readFileSync( join( site.checkout, 'tests/fixtures/ajax.json' ), 'utf8' ) ) as {
		action: string;
		needs: string;
		params: Record< string, string >;
	}[];
	const real: Record< string, Record< string, string > > = {
		userfeedback_install_addon: { plugin: lookUpKey( 'heatmaps' ) },
		userfeedback_activate_addon: { plugin },
		userfeedback_deactivate_addon: { plugin },
		userfeedback_deactivate_license: { license: site.vendor.keys.elite },
		userfeedback_verify_license: { license: site.vendor.keys.plus },
	};
	const before = await state();
	// The addon that these belong to is not on this site.
	const others = /^userfeedback_google_/;
	for ( const { action, needs, params } of table.filter(
		( entry ) => entry.needs !== 'visitor' && ! others.test( entry.action )
	) ) {
		for ( const method of [ 'post', 'get' ] ) {
			// Another origin on the same host: the browser sends the cookies along.
			await admin.goto( site.vendor.url );
			const answered = admin.waitForResponse( ( response ) => response.url().includes( 'admin-ajax.php' ) );
			await admin.evaluate(
				( [ address, how, fields ] ) => {
					const form = document.createElement( 'form' );
					form.action = address;
					form.method = how;
					for ( const [ name, value ] of Object.entries( fields ) ) {
						const input = document.createElement( 'input' );
						input.name = name;
						input.value = value;
						form.append( input );
					}
					document.body.append( form );
					form.submit();
				},
				[ site.admin( 'admin-ajax.php' ), method, { action, ...params, ...real[ action ] } ] as const
			);
			const reply = await answered;
			expect( reply.status(), `${ method } ${ action }, ${ needs }` ).toBe( 403 );
			expect( await reply.text() ).toContain( 'userfeedback_forbidden' );
		}
	}
	expect( await state() ).toBe( before );
} );
