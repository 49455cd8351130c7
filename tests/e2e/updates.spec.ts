import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, site, test } from './support';

const PRO = 'userfeedback/userfeedback.php';
const BEHAVIOR = 'userfeedback-behavior/userfeedback-behavior.php';

const answersForWordPress = () => join( site.plugins, '../mu-plugins/wordpress-org.php' );

test.beforeEach( async () => {
	await site.vendor.switchTo( 'normal' );
	// This machine does not reach wordpress.org, which has no updates for this site.
	mkdirSync( join( site.plugins, '../mu-plugins' ), { recursive: true } );
	writeFileSync(
		answersForWordPress(),
		`<?php
		add_filter( 'pre_http_request', static fn ( $answer, $arguments, $url ) => preg_match( '~api\\.wordpress\\.org/(plugins|themes|core)/(update|version)-check~', $url ) ? array(
			'headers' => array(), 'cookies' => array(), 'filename' => null,
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'body' => '{"plugins":[],"themes":[],"no_update":[],"translations":[],"offers":[]}',
		) : $answer, 10, 3 );`
	);
	await site.asLite();
	await site.php( `
		delete_site_transient( 'update_plugins' );
		$container = UserFeedback\\Plugin::container();
		$container->get( UserFeedback\\Plan\\Licenses::class )->verify( '${ site.vendor.keys.elite }', UserFeedback\\Plan\\LicenseScope::Site );
		$container->get( UserFeedback\\Addons\\PackageInstaller::class )->install( 'userfeedback-pro' );
	` );
	// In a process of its own: this is Pro now.
	await site.php( `
		UserFeedback\\Plugin::container()->get( UserFeedback\\Addons\\PackageInstaller::class )->install( 'behavior' );
		activate_plugin( '${ BEHAVIOR }' );
	` );
} );

test.afterEach( () => {
	site.withdrawOffers();
	rmSync( answersForWordPress() );
} );

/** WordPress's event, a day after anybody was asked last. */
async function look(): Promise< void > {
	await site.php( `
		$kept = get_option( 'userfeedback_core_packages' );
		update_option( 'userfeedback_core_packages', array( 'asked' => $kept['asked'] - DAY_IN_SECONDS ) + $kept );
		delete_site_transient( 'update_plugins' );
	` );
	await site.wp( 'cron', 'event', 'run', 'wp_update_plugins' );
}

const versions = async () =>
	JSON.parse(
		await site.php( `
			echo wp_json_encode( array(
				get_plugins()['${ PRO }']['Version'],
				get_plugins()['${ BEHAVIOR }']['Version'],
				is_plugin_active( '${ BEHAVIOR }' ),
				UserFeedback\\Plugin::container()->get( UserFeedback\\Addons\\AddonStates::class )->is_active( 'behavior' ),
			) );
		` )
	) as [ string, string, boolean, boolean ];

const row = ( admin: Page, basename: string ) => admin.locator( `tr.plugin-update-tr[data-plugin="${ basename }"]` );

test( 'WordPress lists new versions of Pro and an addon, shows what is new, and installs them @lite', async ( {
	admin,
	visitor,
} ) => {
	await site.offer( 'userfeedback-pro', '0.2.0' );
	await site.offer( 'behavior', '0.2.0' );
	const calls = await site.vendor.calls();
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( admin.getByText( 'There is a new version' ) ).toHaveCount( 0 );
	await visitor.goto( '/' );
	expect( await site.vendor.calls() ).toEqual( calls );

	await look();
	expect( ( await site.vendor.calls() ).length ).toBe( calls.length + 1 );
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( row( admin, BEHAVIOR ) ).toContainText(
		'There is a new version of UserFeedback Behavior available.'
	);
	await row( admin, BEHAVIOR )
		.getByRole( 'link', { name: /View .* version 0\.2\.0 details/ } )
		.click();
	await expect( admin.frameLocator( '#TB_iframeContent' ).getByText( 'New in 0.2.0' ) ).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await row( admin, BEHAVIOR ).getByRole( 'link', { name: 'Update UserFeedback Behavior now' } ).click();
	await expect( row( admin, BEHAVIOR ) ).toContainText( 'Updated!' );
	expect( await versions() ).toEqual( [ '0.1.0', '0.2.0', true, true ] );

	await admin.goto( site.admin( 'update-core.php' ) );
	const line = admin.getByRole( 'row', { name: /You have version 0\.1\.0 installed\. Update to 0\.2\.0/ } );
	await expect( line ).toHaveCount( 1 );
	await line.getByRole( 'checkbox' ).check();
	await admin.getByRole( 'button', { name: 'Update Plugins' } ).first().click();
	await expect(
		admin.frameLocator( 'iframe[title="Update progress"]' ).getByText( 'All updates have been completed.' )
	).toBeVisible();
	expect( await versions() ).toEqual( [ '0.2.0', '0.2.0', true, true ] );

	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( admin.getByText( 'There is a new version' ) ).toHaveCount( 0 );
	expect( ( await visitor.goto( '/' ) )?.status() ).toBe( 200 );
} );

test( 'a package that was tampered with and an expired license leave the plugin as it is @lite', async ( {
	admin,
	problems,
} ) => {
	// WordPress 7.1 trips over its own script after any failed update on this page.
	problems.allow( /updatePluginError/ );
	const main = join( site.plugins, BEHAVIOR );
	const before = readFileSync( main, 'utf8' );
	await site.offer( 'behavior', '0.2.0', ( zip ) => {
		zip[ 100 ] = ( zip[ 100 ] ?? 0 ) ^ 1;
	} );
	await look();
	await admin.goto( site.admin( 'plugins.php' ) );
	await row( admin, BEHAVIOR ).getByRole( 'link', { name: 'Update UserFeedback Behavior now' } ).click();
	await expect( row( admin, BEHAVIOR ) ).toContainText(
		'Update failed: The package arrived damaged. Nothing was changed.'
	);
	expect( readFileSync( main, 'utf8' ) ).toBe( before );
	expect( await versions() ).toEqual( [ '0.1.0', '0.1.0', true, true ] );

	await site.php( `
		UserFeedback\\Plugin::container()->get( UserFeedback\\Plan\\LicenseStore::class )->save_site(
			new UserFeedback\\Plan\\License( '${ site.vendor.keys.elite }', UserFeedback\\Plan\\PlanLevel::Elite, UserFeedback\\Plan\\LicenseStatus::Expired, '2026-01-31' )
		);
	` );
	const sentence = 'Your UserFeedback license has expired. Renew it to get this update.';
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( row( admin, BEHAVIOR ) ).toContainText( sentence );
	await expect( row( admin, BEHAVIOR ).getByRole( 'link', { name: 'Renew your license' } ) ).toHaveAttribute(
		'href',
		/^https:/
	);
	await expect( row( admin, BEHAVIOR ).getByRole( 'link', { name: /^Update/ } ) ).toHaveCount( 0 );
	await admin.goto( site.admin( 'update-core.php' ) );
	await expect( admin.locator( '#update-plugins-table' ) ).toContainText( sentence );

	await site.vendor.switchTo( 'down' );
	await look();
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( row( admin, BEHAVIOR ) ).toContainText( sentence );
} );
