import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

/** Answers as wordpress.org: each plugin is one file that does nothing. */
const answers = () => join( site.plugins, '../mu-plugins/wordpress-org-plugins.php' );

/** Main file by slug. */
const PLUGINS = {
	'all-in-one-seo-pack': 'all_in_one_seo_pack',
	'google-analytics-for-wordpress': 'googleanalytics',
};

test.beforeEach( async () => {
	mkdirSync( dirname( answers() ), { recursive: true } );
	writeFileSync(
		answers(),
		`<?php
		add_filter( 'pre_http_request', static function ( $reply, $arguments, $url ) {
			$said = static fn ( $body ) => array( 'headers' => array(), 'cookies' => array(), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'body' => $body );
			foreach ( json_decode( '${ JSON.stringify( PLUGINS ) }', true ) as $slug => $main ) {
				$zip = "https://downloads.wordpress.org/plugin/$slug.1.0.0.zip";
				if ( str_contains( $url, 'api.wordpress.org/plugins/info' ) && str_contains( $url . wp_json_encode( $arguments['body'] ?? '' ), $slug ) ) {
					return $said( wp_json_encode( array( 'slug' => $slug, 'name' => $slug, 'version' => '1.0.0', 'download_link' => $zip ) ) );
				}
				if ( $zip === $url ) {
					$archive = new ZipArchive();
					$archive->open( $arguments['filename'], ZipArchive::CREATE | ZipArchive::OVERWRITE );
					$archive->addFromString( "$slug/$main.php", "<?php\\n/* Plugin Name: $slug */\\n" );
					$archive->close();
					return array( 'filename' => $arguments['filename'] ) + $said( '' );
				}
			}
			return $reply;
		}, 10, 3 );`
	);
	await site.empty();
} );

test.afterEach( async () => {
	rmSync( answers(), { force: true } );
	for ( const [ slug, main ] of Object.entries( PLUGINS ) ) {
		await site.php( `deactivate_plugins( '${ slug }/${ main }.php' );` );
		rmSync( join( site.plugins, slug ), { recursive: true, force: true } );
	}
	await site.empty();
} );

test( 'a plugin that goes well with it is installed and activated; one for analytics from the builder', async ( {
	admin,
	rest,
	problems,
} ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /(wp_update_(plugins|themes)|wp_version_check)\(\)/ );
	await admin.goto( site.admin( 'admin.php?page=userfeedback_about#/about' ) );
	const card = admin.getByRole( 'listitem', { name: 'All in One SEO' } );
	await card.getByRole( 'button', { name: 'Install All in One SEO' } ).click();
	await card.getByRole( 'button', { name: 'Activate All in One SEO' } ).click();
	await expect( card.getByRole( 'status' ) ).toHaveText( 'Active' );

	const { id } = ( await rest( admin, 'POST', 'surveys', { ...nineTypes( 'Tracked' ), status: 'draft' } ) )
		.body as SavedSurvey;
	await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/settings` ) );
	const tracks = admin.getByLabel( 'Track this survey' );
	await expect( tracks ).not.toBeChecked();
	await admin.getByRole( 'button', { name: 'Install MonsterInsights' } ).click();
	// The page reloads by itself when the plugin is active.
	await admin.getByRole( 'button', { name: 'Activate MonsterInsights' } ).click();
	await expect( admin.getByText( 'MonsterInsights passes the events on.' ) ).toBeVisible();
	await expect(
		admin.getByRole( 'region', { name: 'Tracking' } ).getByText( 'Active', { exact: true } )
	).toBeVisible();
	await expect( tracks ).toBeChecked();
	await expect
		.poll( async () => ( ( await rest( admin, 'GET', `surveys/${ id }` ) ).body as SavedSurvey ).settings )
		.toMatchObject( { enable_tracking: true } );
} );
