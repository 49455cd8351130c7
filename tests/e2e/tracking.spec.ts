import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { nineTypes } from './support/nine';

const FOLDER = 'google-analytics-for-wordpress';
const BASENAME = `${ FOLDER }/googleanalytics.php`;

/** What MonsterInsights brings to a page, as far as events reach it. */
const PLUGIN = `<?php
/**
 * Plugin Name: MonsterInsights
 */
add_action( 'wp_head', static function (): void {
	echo '<script>window.events=[];window.gtag=function(){events.push([].slice.call(arguments))}</script>';
} );
`;

const encoded = Buffer.from( PLUGIN ).toString( 'base64' );

test.beforeEach( () => site.empty() );

test( 'an owner activates an analytics plugin in the builder, and a visitor’s view reaches it', async ( {
	admin,
	newVisitor,
	rest,
	expectAccessible,
} ) => {
	await site.php(
		`wp_mkdir_p( WP_PLUGIN_DIR . '/${ FOLDER }' ); file_put_contents( WP_PLUGIN_DIR . '/${ BASENAME }', base64_decode( '${ encoded }' ) ); wp_cache_delete( 'plugins', 'plugins' );`
	);
	try {
		const all = nineTypes( 'Tracked' );
		// A live survey with a picture missing would not be saved on the way.
		const survey = { ...all, questions: all.questions.filter( ( { type } ) => type === 'text' ) };
		const { id } = ( await rest( admin, 'POST', 'surveys', survey ) ).body as SavedSurvey;
		await admin.goto( site.admin( `admin.php?page=userfeedback_surveys#/edit/${ id }/settings` ) );
		const card = admin.getByRole( 'region', { name: 'Tracking' } );
		await expect( card.getByText( 'Installed, not active' ) ).toBeVisible();
		await expect( card.getByText( 'Not installed' ) ).toBeVisible();
		await expectAccessible( admin, '.ufb-settings__main' );

		const reloaded = admin.waitForEvent( 'load' );
		await card.getByRole( 'button', { name: 'Activate MonsterInsights' } ).press( 'Enter' );
		await expect(
			admin.locator( '.components-snackbar' ).getByText( 'MonsterInsights has been activated!' )
		).toBeVisible();
		await reloaded;
		await expect( card.getByText( 'Active', { exact: true } ) ).toBeVisible();
		await expect( card.getByRole( 'checkbox', { name: 'Track this survey' } ) ).toBeChecked();
		await expect
			.poll( async () => ( ( await rest( admin, 'GET', `surveys/${ id }` ) ).body as SavedSurvey ).settings )
			.toMatchObject( { enable_tracking: true } );

		const visitor = await newVisitor();
		await visitor.goto( site.url );
		await expect( visitor.getByRole( 'textbox' ) ).toBeVisible();
		await expect
			.poll( () =>
				visitor.evaluate( () =>
					( window as unknown as { events: unknown[][] } ).events.map( ( [ , name ] ) => name )
				)
			)
			.toContain( 'userfeedback_view' );
	} finally {
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ BASENAME }' ); unlink( WP_PLUGIN_DIR . '/${ BASENAME }' ); rmdir( WP_PLUGIN_DIR . '/${ FOLDER }' );`
		);
	}
} );
