/** The stand-in for Google beside the measured site: an account, and what is in its spreadsheets. */
import { CLIENT } from '../google/service.mjs';

/**
 * PHP of a must-use plugin by which the site finds the stand-in.
 *
 * @param {string} url Address of the stand-in.
 * @return {string} PHP without an opening tag.
 */
export const driveClient = ( url ) => `
add_filter( 'userfeedback_google_client', static fn () => array( 'id' => '${ CLIENT.id }', 'secret' => '${ CLIENT.secret }', 'api_key' => '', 'base' => '${ url }' ) );
`;

const consent = '$consent = UserFeedback\\Plugin::container()->get( UserFeedback\\GoogleDrive\\Consent::class );';

/**
 * Connects an account as the administrator does.
 *
 * @param {import('../lib/site.mjs').Site} site The site.
 */
export async function connectDrive( site ) {
	const address = await site.php( `wp_set_current_user( 1 ); ${ consent } echo $consent->url( 'settings' );` );
	const page = await ( await fetch( address ) ).text();
	const fields = [ ...page.matchAll( /<input type="hidden" name="([^"]*)" value="([^"]*)">/g ) ].map(
		( [ , name, value ] ) => [ name, value.replace( /&#(\d+);/g, ( _, code ) => String.fromCodePoint( code ) ) ]
	);
	const reply = await fetch( new URL( '/consent', address ), {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( [ ...fields, [ 'answer', 'allow' ], [ 'drive', 'on' ] ] ),
	} );
	const query = JSON.stringify( Object.fromEntries( new URL( reply.headers.get( 'location' ) ).searchParams ) );
	await site.php( `
		wp_set_current_user( 1 );
		${ consent }
		$consent->answer( json_decode( base64_decode( '${ Buffer.from( query ).toString( 'base64' ) }' ), true ) );
		if ( ! UserFeedback\\GoogleDrive\\Connection::shown()['connected'] ) {
			throw new Exception( 'Google Drive is not connected.' );
		}
	` );
}

/**
 * Numbers of the responses in a spreadsheet.
 *
 * @param {string} url  Address of the stand-in.
 * @param {string} name Of the file.
 * @return {Promise<number[]>} In the order of the rows.
 */
export async function rowsIn( url, name ) {
	const { files } = await ( await fetch( `${ url }/state` ) ).json();
	const file = files.find( ( one ) => one.name === name );
	return ( file?.tab.cells ?? [] ).slice( 1 ).map( ( [ id ] ) => id );
}

/**
 * Forgets account and spreadsheets.
 *
 * @param {import('../lib/site.mjs').Site} site The site.
 */
export async function forgetDrive( site ) {
	await site.php( `
		foreach ( array( 'drive_sheet', 'drive_row', 'drive_former' ) as $table ) {
			$GLOBALS['wpdb']->query( "TRUNCATE {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
		}
		foreach ( array( '', '_tokens', '_pause' ) as $name ) {
			delete_option( 'userfeedback_core_google_drive' . $name );
		}
	` );
}
