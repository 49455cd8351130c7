/**
 * Playwright's global set-up: an empty site for this run. Its address and files
 * reach the tests through the environment; tests/e2e/support reads them.
 */
import { Site } from '../lib/site.mjs';
import { root } from '../lib/paths.mjs';

const KINDS = {
	'7.1': {},
	6.8: { wordpress: '6.8' },
	sqlite: { sqlite: true },
};

export default async function setup() {
	const options = { ...KINDS[ process.env.USERFEEDBACK_E2E_SITE ?? '7.1' ], purpose: 'e2e' };
	const site = new Site( options );
	await site.destroy();
	await site.up();
	Object.assign( process.env, {
		USERFEEDBACK_E2E_ROOT: root,
		USERFEEDBACK_E2E_URL: site.url,
		USERFEEDBACK_E2E_FOLDER: site.folder,
		USERFEEDBACK_E2E_OPTIONS: JSON.stringify( options ),
	} );
	return () => site.down();
}
