/**
 * npm run countries: writes from the package countries-list what PHP and the screens know of
 * countries, and the small database of development sites.
 *
 *   addons/geo-restrictions/includes/Codes.php    codes, for PHP
 *   src/shared/countries/continents.json          codes by continent, for the screens
 *   src/shared/countries/codes.json               the same codes in short, without continents
 *   tests/fixtures/countries.mmdb                 addresses of documentation
 *
 *   npm run countries -- --check    compares only
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countries } from 'countries-list';
import { main, say, UserError } from './lib/log.mjs';
import { demoDatabase } from './lib/mmdb.mjs';
import { root } from './lib/paths.mjs';

/** Reserved for islands that ISO 3166 counts to Saint Helena (SH), as databases do. */
const NOT_ASSIGNED = [ 'AC', 'TA' ];

/** Kosovo (XK) has no code of ISO 3166 yet; databases and networks use this one. */
const codes = Object.keys( countries )
	.filter( ( code ) => ! NOT_ASSIGNED.includes( code ) )
	.sort();

const continents = {};
for ( const code of codes ) {
	( continents[ countries[ code ].continent ] ??= [] ).push( code );
}

/** Half as many bytes as the codes, for screens without room: AT and AU are "ATU". */
const packed = [ ...new Set( codes.map( ( [ first ] ) => first ) ) ]
	.map( ( first ) =>
		[ first, ...codes.filter( ( code ) => code[ 0 ] === first ).map( ( code ) => code[ 1 ] ) ].join( '' )
	)
	.join( ' ' );

const lines = codes.map( ( code ) => `\t\t'${ code }',` );

const files = {
	'addons/geo-restrictions/includes/Codes.php': `<?php
declare(strict_types=1);

namespace UserFeedback\\GeoRestrictions;

/**
 * Codes of countries: ISO 3166-1, and XK for Kosovo. Made by \`npm run countries\`.
 */
final class Codes {

	public const ALL = array(
${ lines.join( '\n' ) }
	);

	/**
	 * The code, '' for one that there is not.
	 */
	public static function known( string $code ): string {
		return in_array( $code, self::ALL, true ) ? $code : '';
	}
}
`,
	'src/shared/countries/continents.json': `${ JSON.stringify(
		Object.fromEntries( Object.entries( continents ).map( ( [ key, list ] ) => [ key, list.join( ' ' ) ] ) ),
		null,
		'\t'
	) }\n`,
	'src/shared/countries/codes.json': `${ JSON.stringify( packed ) }\n`,
	'tests/fixtures/countries.mmdb': demoDatabase(),
};

await main( async () => {
	const check = process.argv.includes( '--check' );
	for ( const [ path, content ] of Object.entries( files ) ) {
		const file = join( root, path );
		const bytes = Buffer.from( content );
		if ( ! check ) {
			await mkdir( dirname( file ), { recursive: true } );
			await writeFile( file, bytes );
		} else if ( ! existsSync( file ) || ! readFileSync( file ).equals( bytes ) ) {
			throw new UserError( `${ path } is not what "npm run countries" writes.` );
		}
	}
	say( `${ codes.length } countries` );
} );
