/**
 * Playwright's global set-up: an empty site for this run. Its address and files
 * reach the tests through the environment; tests/e2e/support reads them.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Site } from '../lib/site.mjs';
import { localCache, root } from '../lib/paths.mjs';
import { startGoogle } from '../google/service.mjs';
import { googleConstants } from '../lib/google.mjs';
import { keysByName, makeSitePackages, startVendorHere, vendorConstants } from '../lib/vendor.mjs';

const KINDS = {
	7.1: {},
	6.8: { wordpress: '6.8' },
	sqlite: { sqlite: true },
	lite: {},
};

/** The Lite edition as a person installs it, with a vendor that sells the packages of this checkout. */
async function liteOptions() {
	const folder = join( localCache, 'e2e-vendor' );
	// What an earlier run activated.
	await rm( folder, { recursive: true, force: true } );
	const lite = await makeSitePackages( folder );
	const vendor = await startVendorHere( folder );
	return { vendor, options: { lite, constants: await vendorConstants( vendor.url ) } };
}

/**
 * The palette of commands (Ctrl+K) puts two megabytes of scripts on each screen of wp-admin, more than half of all: a
 * third of the time that a screen takes to load. The runs on SQLite and of Lite keep it.
 */
const WITHOUT_PALETTE = `<?php
remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
remove_action( 'admin_bar_menu', 'wp_admin_bar_command_palette_menu', 55 );
`;

/** All stories come from one address and one browser: on a fast machine they are too many a minute for a visitor. */
const MANY_VISITORS = `<?php
add_filter( 'userfeedback_rate_limit', static fn (): int => 10000 );
`;

async function addPlugin( site, name, code ) {
	const folder = join( site.document, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await writeFile( join( folder, name ), code );
}

export default async function setup() {
	const kind = process.env.USERFEEDBACK_E2E_SITE ?? '7.1';
	const { vendor, options: more } = kind === 'lite' ? await liteOptions() : {};
	const google = await startGoogle();
	const options = {
		...KINDS[ kind ],
		...more,
		constants: { ...more?.constants, ...googleConstants( google.url ) },
		purpose: kind === 'lite' ? 'e2e-lite' : 'e2e',
	};
	const site = new Site( options );
	await site.destroy();
	await site.up();
	await addPlugin( site, 'many-visitors.php', MANY_VISITORS );
	if ( kind === '7.1' ) {
		await addPlugin( site, 'without-palette.php', WITHOUT_PALETTE );
	}
	Object.assign( process.env, {
		USERFEEDBACK_E2E_ROOT: root,
		USERFEEDBACK_E2E_URL: site.url,
		USERFEEDBACK_E2E_FOLDER: site.folder,
		USERFEEDBACK_E2E_OPTIONS: JSON.stringify( options ),
		USERFEEDBACK_E2E_VENDOR: vendor?.url ?? '',
		USERFEEDBACK_E2E_GOOGLE: google.url,
		USERFEEDBACK_E2E_KEYS: JSON.stringify( keysByName() ),
	} );
	return async () => {
		await site.down();
		await vendor?.close();
		await google.close();
	};
}
