import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localCache, root } from './paths.mjs';
import { UserError, say } from './log.mjs';
import { isAlive, run, stop } from './run.mjs';
import { ensureSystem } from './debian.mjs';
import { fetchLowestWordPress, fetchWordPress } from './wordpress.mjs';
import { startFpm, startMariaDb, startNginx } from './services.mjs';
import { keysByName, startVendorDaemon, vendorConstants } from './vendor.mjs';

/** Commits that reach the disk within a second: a site for development need not survive a power cut. */
const QUICK_DATABASE = [ '--innodb-flush-log-at-trx-commit=2' ];

export const USERS = [ 'admin', 'editor', 'author', 'contributor', 'subscriber' ];

/** PHP that stores a license of the highest plan, which no vendor was asked about. */
const DEVELOPMENT_LICENSE = `
	require_once ${ phpString( join( root, 'tools/demo/DevelopmentLicense.php' ) ) };
	UserFeedback\\Demo\\DevelopmentLicense::save();
`;

/**
 * PHP that activates a license key at the development vendor's.
 *
 * @param {string} key The key.
 * @return {string} PHP without an opening tag.
 */
const verifiedLicense = ( key ) => `
	UserFeedback\\Plugin::container()->get( UserFeedback\\Plan\\Licenses::class )->verify( '${ key }', UserFeedback\\Plan\\LicenseScope::Site );
`;

/** @return {string[]} Slugs of addons.json. */
export function addonSlugs() {
	return JSON.parse( readFileSync( join( root, 'addons.json' ), 'utf8' ) ).map( ( { slug } ) => slug );
}

/**
 * One WordPress for development or tests: nginx, php-fpm and a database, in a
 * folder of this checkout, with the checkout as its plugin "userfeedback".
 */
export class Site {
	/**
	 * @param {Object}  [options]           Options.
	 * @param {string}  [options.wordpress] "7.1" or "6.8".
	 * @param {boolean} [options.sqlite]    SQLite instead of MariaDB.
	 * @param {boolean} [options.vendor]    With a development vendor beside it.
	 * @param {string}  [options.purpose]   First part of the folder's name.
	 * @param {string}  [options.lite]      Zip of the Lite edition that a person would upload, instead of this checkout with its addons.
	 * @param {boolean} [options.measured]  With the settings of PHP that measuring needs.
	 * @param {Object}  [options.constants] Texts that wp-config.php defines, by name.
	 */
	constructor( {
		wordpress = '7.1',
		sqlite = false,
		vendor = false,
		purpose = 'site',
		lite = '',
		measured = false,
		constants = {},
	} = {} ) {
		this.lite = lite;
		this.measured = measured;
		this.constants = constants;
		this.version = wordpress;
		this.sqlite = sqlite;
		this.vendor = vendor;
		this.name = purpose + ( wordpress === '7.1' ? '' : `-${ wordpress }` ) + ( sqlite ? '-sqlite' : '' );
		this.folder = join( localCache, this.name );
		this.document = join( this.folder, 'wordpress' );
		this.debugLog = join( this.folder, 'debug.log' );
		this.stateFile = join( this.folder, 'state.json' );
		this.state = existsSync( this.stateFile ) ? JSON.parse( readFileSync( this.stateFile, 'utf8' ) ) : {};
	}

	get url() {
		return `http://127.0.0.1:${ this.state.nginx?.port }`;
	}

	get vendorUrl() {
		return `http://127.0.0.1:${ this.state.vendor?.port }`;
	}

	isUp() {
		return [
			'nginx',
			'fpm',
			...( this.sqlite ? [] : [ 'mariadb' ] ),
			...( this.vendor ? [ 'vendor' ] : [] ),
		].every( ( name ) => isAlive( this.state[ name ]?.pid ) );
	}

	/** Starts the site, and creates it first if necessary. */
	async up() {
		if ( this.isUp() ) {
			return;
		}
		await this.down();
		await ensureSystem( [ 'php', 'site', 'fpm', 'nginx', ...( this.sqlite ? [] : [ 'mariadb' ] ) ] );
		const sources = await fetchWordPress();
		const source = this.version === '7.1' ? sources.wordpress : await fetchLowestWordPress();
		this.state.wpCli = sources.wpCli;
		await mkdir( this.folder, { recursive: true } );
		if ( ! existsSync( join( this.document, 'wp-load.php' ) ) ) {
			say( `Laying out WordPress ${ this.version } in .cache/${ this.name }` );
			await linkTree( source, this.document );
			await mkdir( join( this.document, 'wp-content/uploads' ), { recursive: true } );
			if ( ! this.lite ) {
				await symlink( root, join( this.document, 'wp-content/plugins/userfeedback' ), 'junction' );
			}
			if ( this.sqlite ) {
				await this.addSqlite( sources.sqlite );
			}
		}
		try {
			if ( ! this.sqlite ) {
				await this.start( 'mariadb', ( wish ) =>
					startMariaDb( this.folder, wish, this.measured ? [] : QUICK_DATABASE )
				);
			}
			if ( this.vendor ) {
				await this.start( 'vendor', ( wish ) => startVendorDaemon( this.folder, wish ) );
			}
			await this.start( 'fpm', ( wish ) => startFpm( this.folder, wish, undefined, this.measured ) );
			await this.start( 'nginx', ( wish ) =>
				startNginx( this.folder, this.document, this.state.fpm.port, wish )
			);
			await this.writeConfig();
			await this.cacheCore();
			if ( ! this.state.installed ) {
				say( 'Installing WordPress' );
				await this.install();
				this.state.installed = true;
				await this.save();
			}
		} catch ( error ) {
			await this.down();
			throw error;
		}
	}

	async start( name, starter ) {
		this.state[ name ] = await starter( this.state[ name ]?.port );
		await this.save();
	}

	/** Ends the services; the data stays. */
	async down() {
		for ( const name of [ 'nginx', 'fpm', 'mariadb', 'vendor' ] ) {
			const service = this.state[ name ];
			if ( service?.pid ) {
				await stop( service.pid, 20000 );
				service.pid = undefined;
				if ( service.runtime ) {
					await rm( service.runtime, { recursive: true, force: true } );
				}
				await this.save();
			}
		}
	}

	/** Ends the services and removes everything. */
	async destroy() {
		await this.down();
		await rm( this.folder, { recursive: true, force: true } );
		this.state = {};
	}

	async save() {
		if ( existsSync( this.folder ) ) {
			await writeFile( this.stateFile, JSON.stringify( this.state, null, '\t' ) + '\n' );
		}
	}

	async addSqlite( source ) {
		const plugin = join( this.document, 'wp-content/plugins/sqlite-database-integration' );
		await cp( source, plugin, { recursive: true } );
		const dropIn = readFileSync( join( plugin, 'db.copy' ), 'utf8' )
			.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin )
			.replaceAll( '{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php' );
		await writeFile( join( this.document, 'wp-content/db.php' ), dropIn );
	}

	async writeConfig() {
		this.state.salt ??= randomBytes( 24 ).toString( 'hex' );
		const salts = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( kind ) => [
			`define( '${ kind }_KEY', '${ kind }-key-${ this.state.salt }' );`,
			`define( '${ kind }_SALT', '${ kind }-salt-${ this.state.salt }' );`,
		] );
		const constants = {
			// Addresses of documentation; a package has none of its own (docs/countries.md).
			USERFEEDBACK_CORE_COUNTRIES_FILE: join( root, 'tests/fixtures/countries.mmdb' ),
			...this.constants,
			...( this.vendor ? await vendorConstants( this.vendorUrl ) : {} ),
		};
		await writeFile(
			join( this.document, 'wp-config.php' ),
			`<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '127.0.0.1:${ this.state.mariadb?.port ?? 0 }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', ${ phpString( join( this.folder, 'sqlite' ) ) } );
${ salts.join( '\n' ) }
$table_prefix = 'wp_';
define( 'WP_HOME', '${ this.url }' );
define( 'WP_SITEURL', '${ this.url }' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', ${ phpString( this.debugLog ) } );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
${ Object.entries( constants )
	.map( ( [ name, value ] ) => `define( '${ name }', ${ phpString( value ) } );` )
	.join( '\n' ) }
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`
		);
	}

	async install() {
		if ( ! this.sqlite ) {
			await run( 'php', [
				'-r',
				`( new mysqli( '127.0.0.1', 'root', '', '', ${ this.state.mariadb.port } ) )->query( 'CREATE DATABASE IF NOT EXISTS wordpress' );`,
			] );
		}
		await this.wp( [
			'core',
			'install',
			`--url=${ this.url }`,
			'--title=UserFeedback development',
			'--admin_user=admin',
			'--admin_password=admin',
			'--admin_email=admin@example.org',
			'--skip-email',
		] );
		const users = JSON.stringify( USERS.slice( 1 ) );
		await this.php( `
			foreach ( json_decode( '${ users }' ) as $name ) {
				wp_insert_user( array( 'user_login' => $name, 'user_pass' => $name, 'user_email' => $name . '@example.org', 'role' => $name ) );
			}
			switch_theme( 'twentytwentyfive' );
			// Avatars would be fetched from another host.
			update_option( 'show_avatars', 0 );
			update_option( 'permalink_structure', '/%postname%/' );
			flush_rewrite_rules();
			// The welcome guides of the editors cover what one came to see.
			foreach ( get_users() as $user ) {
				update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), 'core' => array( 'welcomeGuide' => false ) ) );
			}
		` );
		await this.activate();
	}

	/** Activates the plugin and its addons, with a license that includes all of them. */
	async activate() {
		if ( this.lite ) {
			await this.wp( [ 'plugin', 'install', this.lite, '--activate', '--force' ] );
			return;
		}
		const plugins = join( this.document, 'wp-content/plugins' );
		for ( const slug of addonSlugs() ) {
			const link = join( plugins, `userfeedback-${ slug }` );
			if ( ! existsSync( link ) ) {
				await symlink( join( root, 'addons', slug ), link, 'junction' );
			}
		}
		await this.wp( [
			'plugin',
			'activate',
			'userfeedback',
			...addonSlugs().map( ( slug ) => `userfeedback-${ slug }` ),
		] );
		await this.php( this.vendor ? verifiedLicense( keysByName().elite ) : DEVELOPMENT_LICENSE );
	}

	/**
	 * Lets WP-CLI keep WordPress and itself compiled: a call takes half as long. What tests and developers change is
	 * compiled each time.
	 */
	async cacheCore() {
		await mkdir( join( this.folder, 'opcache' ), { recursive: true } );
		await writeFile(
			join( this.folder, 'opcache-never' ),
			[
				join( this.document, 'wp-content' ),
				join( this.document, 'wp-config.php' ),
				...[ 'addons', 'build', 'includes', 'tests', 'tools', 'vendor', 'userfeedback.php' ].map( ( name ) =>
					join( root, name )
				),
			].join( '\n' )
		);
	}

	/**
	 * Runs WP-CLI on this site.
	 *
	 * @param {string[]} args      Arguments.
	 * @param {Object}   [options] As for run().
	 * @return {Promise<{code: number, output: string, stdout: string}>} Its result.
	 */
	wp( args, options ) {
		return run(
			'php',
			[
				'-d',
				'memory_limit=1G',
				'-d',
				'sendmail_path=/bin/true',
				'-d',
				'opcache.enable_cli=1',
				'-d',
				'opcache.file_cache_only=1',
				'-d',
				`opcache.file_cache=${ join( this.folder, 'opcache' ) }`,
				'-d',
				`opcache.blacklist_filename=${ join( this.folder, 'opcache-never' ) }`,
				this.state.wpCli,
				'--allow-root',
				`--path=${ this.document }`,
				...args,
			],
			options
		);
	}

	/**
	 * Runs PHP code inside this WordPress.
	 *
	 * @param {string} code PHP without an opening tag.
	 * @return {Promise<string>} What it printed.
	 */
	async php( code ) {
		const { stdout } = await this.wp( [ 'eval-file', '-' ], { input: `<?php ${ code }` } );
		return stdout;
	}

	requireUp() {
		if ( ! this.isUp() ) {
			throw new UserError( 'The site is not running. Start it with: npm run site -- up' );
		}
	}
}

function phpString( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * Copies a folder by hard links (nothing edits WordPress's own files in
 * place), or by real copies where links are impossible.
 *
 * @param {string} from Source.
 * @param {string} to   Target.
 */
export async function linkTree( from, to ) {
	await mkdir( to, { recursive: true } );
	for ( const entry of await readdir( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			await linkTree( source, target );
		} else {
			await link( source, target ).catch( () => cp( source, target ) );
		}
	}
}
