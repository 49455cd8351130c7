/**
 * Playwright's global set-up: an empty site for this run. Its address and files
 * reach the tests through the environment; tests/e2e/support reads them.
 */
import { join } from 'node:path';
import { Site } from '../lib/site.mjs';
import { localCache, root } from '../lib/paths.mjs';
import { startVendor } from '../vendor/service.mjs';
import { KEYS } from '../vendor/shop.mjs';

const KINDS = {
	'7.1': {},
	6.8: { wordpress: '6.8' },
	sqlite: { sqlite: true },
	lite: {},
};

/** The Lite edition as a person installs it, with a vendor that sells the packages of this checkout. */
async function liteOptions() {
	const { developmentKey, publicKeyOf } = await import( '../lib/zip/signing.mjs' );
	const { makePackages } = await import( '../lib/zip/packages.mjs' );
	const packages = join( localCache, 'packages' );
	const key = await developmentKey();
	const [ lite ] = await makePackages( packages, key );
	const vendor = await startVendor( { packages } );
	return {
		vendor,
		options: {
			lite: join( packages, lite.file ),
			constants: { USERFEEDBACK_CORE_VENDOR_URL: vendor.url, USERFEEDBACK_CORE_VENDOR_KEY: publicKeyOf( key ) },
		},
	};
}

export default async function setup() {
	const kind = process.env.USERFEEDBACK_E2E_SITE ?? '7.1';
	const { vendor, options: more } = kind === 'lite' ? await liteOptions() : {};
	const options = { ...KINDS[ kind ], ...more, purpose: kind === 'lite' ? 'e2e-lite' : 'e2e' };
	const site = new Site( options );
	await site.destroy();
	await site.up();
	Object.assign( process.env, {
		USERFEEDBACK_E2E_ROOT: root,
		USERFEEDBACK_E2E_URL: site.url,
		USERFEEDBACK_E2E_FOLDER: site.folder,
		USERFEEDBACK_E2E_OPTIONS: JSON.stringify( options ),
		USERFEEDBACK_E2E_VENDOR: vendor?.url ?? '',
		USERFEEDBACK_E2E_KEYS: JSON.stringify( Object.fromEntries( Object.entries( KEYS ).map( ( [ name, { key } ] ) => [ name, key ] ) ) ),
	} );
	return async () => {
		await site.down();
		await vendor?.close();
	};
}
