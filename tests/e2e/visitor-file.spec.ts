import type { SavedSurvey } from '../../src/types';
import { expect, site, test } from './support';
import { mustUse } from './support/services';

let stop = () => {};
test.beforeEach( async ( { problems } ) => {
	// WordPress asks wordpress.org about updates after each installation, and says so in the log where it cannot.
	problems.allow( /(wp_update_(plugins|themes)|wp_version_check)\(\)/ );
	await site.vendor.switchTo( 'normal' );
	await site.asLite();
	stop = mustUse(
		'visitor-file',
		`
		register_shutdown_function( static function () {
			if ( ! wp_doing_cron() && 'cli' !== PHP_SAPI && ! is_admin() && ! isset( $_COOKIE[ LOGGED_IN_COOKIE ] ) ) {
				file_put_contents(
					WP_CONTENT_DIR . '/visitor-files.txt',
					implode( "\\n", array( '> ' . $_SERVER['REQUEST_METHOD'] . ' ' . $_SERVER['REQUEST_URI'], ...get_included_files() ) ) . "\\n",
					FILE_APPEND
				);
			}
		} );
		`
	);
} );
test.afterEach( () => stop() );

test( 'a page, an impression and a submission find their classes in one file @lite', async ( {
	admin,
	newVisitor,
	rest,
} ) => {
	const saved = await rest( admin, 'POST', 'surveys', {
		title: 'Beans',
		status: 'publish',
		questions: [ { id: 'a', type: 'radio-button', title: 'Happy?', config: { options: [ 'Yes', 'No' ] } } ],
	} );
	const { id } = saved.body as SavedSurvey;
	const visitor = await newVisitor();
	// The first page builds what all later ones read.
	await visitor.goto( '/' );
	await site.php( 'file_put_contents( WP_CONTENT_DIR . "/visitor-files.txt", "" );' );
	await visitor.goto( '/' );
	const dialog = visitor.getByRole( 'dialog', { name: 'Survey: Beans' } );
	await dialog.getByRole( 'radio', { name: 'Yes' } ).check( { force: true } );
	await expect( dialog.getByRole( 'status' ) ).toBeVisible();
	let lines: string[] = [];
	// Each request writes at its end.
	await expect( async () => {
		lines = ( await site.php( 'readfile( WP_CONTENT_DIR . "/visitor-files.txt" );' ) ).split( '\n' );
		const requests = lines.filter( ( line ) => line.startsWith( '> ' ) );
		expect( requests.some( ( line ) => line.endsWith( ' /' ) ) ).toBe( true );
		for ( const call of [ 'impression', 'responses' ] ) {
			expect( requests.some( ( line ) => line.includes( `surveys/${ String( id ) }/${ call }` ) ) ).toBe( true );
		}
	} ).toPass();
	expect( lines.some( ( line ) => line.endsWith( '/build/visitor.php' ) ) ).toBe( true );
	expect( lines.filter( ( line ) => /\/plugins\/userfeedback[^/]*\/includes\//.test( line ) ) ).toEqual( [] );
} );
