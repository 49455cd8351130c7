import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/lib/chromium.mjs';

export default defineConfig( {
	testDir: 'tests/e2e',
	// Trees of screen readers: `npm run playwright -- screen-reader --update-snapshots` writes them, `git diff` shows what changed.
	snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
	// Two runs at a time must not clear each other's files.
	outputDir: `.cache/test-results/${ process.env.USERFEEDBACK_E2E_SITE ?? '7.1' }`,
	// Stories of the Lite edition need a site that was made for them.
	...( process.env.USERFEEDBACK_E2E_SITE === 'lite' ? { grep: /@lite/ } : { grepInvert: /@lite/ } ),
	globalSetup: './tools/test/e2e-site.mjs',
	// One site, one database: stories run one after another.
	workers: 1,
	fullyParallel: false,
	forbidOnly: true,
	retries: 0,
	// A busy machine is slow and not wrong.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ], ...( process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [ [ 'json' ] ] : [] ) ],
	use: {
		viewport: { width: 1280, height: 800 },
		locale: 'en-US',
		timezoneId: 'UTC',
		actionTimeout: 60_000,
		screenshot: 'only-on-failure',
		// A trace costs a third of a story's processor time: USERFEEDBACK_TRACE=on keeps those of failures.
		trace: process.env.USERFEEDBACK_TRACE === 'on' ? 'retain-on-failure' : 'off',
		launchOptions: launchOptions(),
	},
} );
