import { execFile } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const environment = ( name: string ): string => {
	const value = process.env[ `USERFEEDBACK_E2E_${ name }` ];
	if ( ! value ) {
		throw new Error( 'There is no test site. Run the browser tests with: npm test e2e' );
	}
	return value;
};

/** Process and port of one of the site's services. */
export interface Service {
	pid: number;
	port: number;
}

/** The WordPress that the browser tests run against. */
export const site = {
	get url(): string {
		return environment( 'URL' );
	},

	/** Site-relative path or full address of one of our admin pages. */
	admin( page = '' ): string {
		return `${ this.url }/wp-admin/${ page }`;
	},

	/** nginx, php-fpm and MariaDB (absent on SQLite), for tests that end them. */
	services(): { nginx: Service; fpm: Service; mariadb?: Service } {
		return JSON.parse( readFileSync( join( environment( 'FOLDER' ), 'state.json' ), 'utf8' ) ) as {
			nginx: Service;
			fpm: Service;
			mariadb?: Service;
		};
	},

	/** Runs WP-CLI; resolves to what it printed. */
	async wp( ...args: string[] ): Promise< string > {
		const { stdout } = await promisify( execFile )( process.execPath, [
			join( environment( 'ROOT' ), 'tools/test/site-wp.mjs' ),
			environment( 'OPTIONS' ),
			...args,
		] );
		return stdout.trim();
	},

	/** Runs PHP inside WordPress; resolves to what it printed. */
	php( code: string ): Promise< string > {
		return this.wp( 'eval', code );
	},

	/** Removes every survey with its data, so that each story decides what a page shows. */
	async empty(): Promise< void > {
		await this.php( `
			foreach ( array( 'survey', 'response', 'answer', 'counter', 'outbox', 'tag', 'response_tag', 'note', 'report', 'saved_filter' ) as $table ) {
				$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}userfeedback_$table" );
			}
			do_action( 'userfeedback_surveys_changed', array() );
		` );
	},

	/** Back to the Lite edition as it is installed first: no addons, no license, no surveys. */
	async asLite(): Promise< void > {
		const { lite } = JSON.parse( environment( 'OPTIONS' ) ) as { lite: string };
		for ( const name of readdirSync( this.plugins ).filter( ( folder ) => folder.startsWith( 'userfeedback-' ) ) ) {
			rmSync( join( this.plugins, name ), { recursive: true } );
		}
		await this.wp( 'plugin', 'install', lite, '--activate', '--force' );
		await this.empty();
		await this.php( `
			foreach ( $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name IN ( 'userfeedback_core_license', 'userfeedback_core_packages' )" ) as $name ) {
				delete_option( $name );
			}
			update_option( 'active_plugins', array( 'userfeedback/userfeedback.php' ) );
		` );
	},

	/** The vendor that this site buys from: its address, and switches for what can go wrong there. */
	vendor: {
		get url(): string {
			return environment( 'VENDOR' );
		},

		get keys(): Record< 'plus' | 'pro' | 'elite' | 'expired' | 'disabled', string > {
			return JSON.parse( environment( 'KEYS' ) ) as Record<
				'plus' | 'pro' | 'elite' | 'expired' | 'disabled',
				string
			>;
		},

		/** The latest calls of sites. */
		async calls(): Promise< unknown[] > {
			const reply = await fetch( `${ this.url }/switch` );
			return ( ( await reply.json() ) as { calls: unknown[] } ).calls;
		},

		async switchTo( mode: 'normal' | 'slow' | 'down' | 'garbage' | 'html' | 'error' ): Promise< void > {
			await fetch( `${ this.url }/switch`, { method: 'POST', body: new URLSearchParams( { mode } ) } );
		},
	},

	/** The stand-in for Google: its address, and switches for what can go wrong there. */
	google: {
		get url(): string {
			return environment( 'GOOGLE' );
		},

		async post( path: string, fields: Record< string, string > = {} ): Promise< void > {
			await fetch( `${ this.url }${ path }`, { method: 'POST', body: new URLSearchParams( fields ) } );
		},

		/** Cells of its spreadsheets by the name of the file. */
		async sheets(): Promise< Record< string, ( string | number | null )[][] > > {
			const reply = await fetch( `${ this.url }/state` );
			const { files } = ( await reply.json() ) as {
				files: { name: string; tab?: { cells: ( string | number | null )[][] } }[];
			};
			return Object.fromEntries( files.flatMap( ( { name, tab } ) => ( tab ? [ [ name, tab.cells ] ] : [] ) ) );
		},
	},

	/** Folder of this checkout. */
	get checkout(): string {
		return environment( 'ROOT' );
	},

	/** Folder of the packages that the vendor offers. */
	get packages(): string {
		return dirname( ( JSON.parse( environment( 'OPTIONS' ) ) as { lite: string } ).lite );
	},

	/**
	 * Lets the vendor offer a newer version of a package: the same files with another number, signed.
	 *
	 * @param slug    Slug of addons.json, or userfeedback-pro.
	 * @param version Version.
	 * @param spoil   Changes bytes after they were signed.
	 */
	async offer( slug: string, version: string, spoil: ( zip: Uint8Array ) => void = () => {} ): Promise< void > {
		const file = join( this.packages, 'catalog.json' );
		if ( ! existsSync( `${ file }.honest` ) ) {
			copyFileSync( file, `${ file }.honest` );
		}
		await promisify( execFile )( process.execPath, [
			join( environment( 'ROOT' ), 'tools/test/offer-version.mjs' ),
			this.packages,
			slug,
			version,
		] );
		const zip = join(
			this.packages,
			`${ slug === 'userfeedback-pro' ? slug : `userfeedback-${ slug }` }-${ version }.zip`
		);
		const bytes = readFileSync( zip );
		spoil( bytes );
		writeFileSync( zip, bytes );
	},

	/** The vendor offers what it did before. */
	withdrawOffers(): void {
		const file = join( this.packages, 'catalog.json' );
		if ( existsSync( `${ file }.honest` ) ) {
			renameSync( `${ file }.honest`, file );
		}
	},

	/** Folder of WordPress's plugins. */
	get plugins(): string {
		return join( environment( 'FOLDER' ), 'wordpress/wp-content/plugins' );
	},

	/** Length of PHP's log, to read from there later. */
	logLength(): number {
		const file = join( environment( 'FOLDER' ), 'debug.log' );
		return existsSync( file ) ? statSync( file ).size : 0;
	},

	/** Lines that PHP logged since the log had a length. */
	logSince( length: number ): string {
		const file = join( environment( 'FOLDER' ), 'debug.log' );
		return existsSync( file ) ? readFileSync( file ).subarray( length ).toString() : '';
	},
};
