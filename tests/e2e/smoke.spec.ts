import { expect, site, test } from './support';

const PAGES = [ 'surveys', 'results', 'post_ratings', 'heatmaps', 'addons', 'settings', 'about' ];

test( 'the plugin is active and each of its pages mounts @story', async ( { admin } ) => {
	await admin.goto( site.admin( 'plugins.php' ) );
	await expect( admin.locator( 'tr[data-slug="userfeedback"]' ) ).toHaveClass( /active/ );

	for ( const page of PAGES ) {
		await admin.goto( site.admin( `admin.php?page=userfeedback_${ page }` ) );
		await expect( admin.locator( '#userfeedback-root' ).getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	}
} );

test( 'the front page is served without complaint @story', async ( { visitor } ) => {
	const response = await visitor.goto( '/' );
	expect( response?.status() ).toBe( 200 );
} );
