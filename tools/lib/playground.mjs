import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { UserError } from './log.mjs';
import { isAlive, stop, wait } from './run.mjs';
import { addonSlugs, linkTree } from './site.mjs';
import { fetchWordPress } from './wordpress.mjs';

/**
 * WordPress in WordPress Playground: PHP in WebAssembly with SQLite, so that a
 * machine needs Node only.
 */
export class Playground {
	/**
	 * @param {Object}                 options             Options.
	 * @param {string}                 options.folder      Keeps WordPress and its database.
	 * @param {string}                 options.php         PHP version, for example "8.3".
	 * @param {number}                 options.port        A free port.
	 * @param {Record<string, string>} [options.constants] PHP constants of the site.
	 * @param {string[]}               [options.checkout]  What of this checkout is a plugin of the site: `userfeedback` and slugs of addons. Everything, without it.
	 */
	constructor( { folder, php, port, constants = {}, checkout = [ 'userfeedback', ...addonSlugs() ] } ) {
		this.folder = folder;
		this.php = php;
		this.port = port;
		this.constants = constants;
		this.checkout = checkout;
		this.document = join( folder, 'wordpress' );
		this.log = join( folder, 'playground.log' );
	}

	get url() {
		return `http://127.0.0.1:${ this.port }`;
	}

	/** Lays WordPress out, once. */
	async prepare() {
		const { wordpress, sqlite } = await fetchWordPress();
		await mkdir( this.folder, { recursive: true } );
		if ( ! existsSync( join( this.document, 'wp-load.php' ) ) ) {
			await linkTree( wordpress, this.document );
			await mkdir( join( this.document, 'wp-content/mu-plugins' ), { recursive: true } );
			await mkdir( join( this.document, 'wp-content/uploads' ), { recursive: true } );
		}
		return { sqlite };
	}

	/** Starts it and waits until it answers. */
	async start() {
		const log = createWriteStream( this.log );
		await new Promise( ( resolve ) => log.once( 'open', resolve ) );
		this.child = spawn(
			process.execPath,
			[
				join( root, 'node_modules/@wp-playground/cli/wp-playground.js' ),
				'server',
				'--wordpress-install-mode=install-from-existing-files-if-needed',
				'--mount-dir-before-install',
				this.document,
				'/wordpress',
				'--mount-dir-before-install',
				join( root, 'tools/demo' ),
				'/wordpress/wp-content/userfeedback-demo',
				...this.mounts(),
				`--port=${ this.port }`,
				`--site-url=${ this.url }`,
				// One worker deadlocks when WordPress calls itself.
				'--workers=6',
				`--php=${ this.php }`,
				...[
					'DISABLE_WP_CRON',
					'WP_HTTP_BLOCK_EXTERNAL',
					'AUTOMATIC_UPDATER_DISABLED',
					'WP_DEBUG',
					'WP_DEBUG_LOG',
				].flatMap( ( name ) => [ '--define-bool', name, 'true' ] ),
				'--define-bool',
				'WP_DEBUG_DISPLAY',
				'false',
				...Object.entries( this.constants ).flatMap( ( [ name, value ] ) => [ '--define', name, value ] ),
			],
			{ cwd: this.folder, stdio: [ 'ignore', log, log ] }
		);
		/** Resolves when Playground has ended, for whatever reason. */
		this.ended = new Promise( ( resolve ) => this.child.once( 'exit', resolve ) );
		const deadline = Date.now() + 180_000;
		while ( Date.now() < deadline ) {
			if ( ! isAlive( this.child.pid ) || this.child.exitCode !== null ) {
				throw new UserError( `Playground stopped:\n${ await this.tail() }` );
			}
			if ( await this.answers() ) {
				return;
			}
			await wait( 250 );
		}
		throw new UserError( `Playground did not answer in 3 minutes:\n${ await this.tail() }` );
	}

	mounts() {
		return this.checkout.flatMap( ( name ) => [
			'--mount-dir-before-install',
			name === 'userfeedback' ? root : join( root, 'addons', name ),
			`/wordpress/wp-content/plugins/${ name === 'userfeedback' ? name : `userfeedback-${ name }` }`,
		] );
	}

	/** Folder of the site's plugins that are its own. */
	get plugins() {
		return join( this.document, 'wp-content/plugins' );
	}

	async answers() {
		try {
			const response = await fetch( `${ this.url }/wp-login.php`, {
				signal: AbortSignal.timeout( 60_000 ),
			} );
			return response.status === 200;
		} catch {
			return false;
		}
	}

	async tail() {
		return ( await readFile( this.log, 'utf8' ) ).slice( -3000 );
	}

	async stop() {
		await stop( this.child?.pid );
	}
}
