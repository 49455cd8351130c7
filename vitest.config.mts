import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const dom = {
	environment: 'jsdom',
	setupFiles: [ './tests/ts/setup/dom.ts' ],
	// A busy machine is slow and not wrong.
	testTimeout: 60_000,
	hookTimeout: 60_000,
} as const;

/**
 * What the screens are made of, bundled once: each test file of a screen would open 2,000 files of these packages.
 * All that knows React is among them, or there would be two of it.
 */
const libraries = [
	'@tanstack/react-query',
	'@testing-library/dom',
	'@testing-library/jest-dom/vitest',
	'@testing-library/react',
	'@testing-library/user-event',
	'@wordpress/a11y',
	'@wordpress/api-fetch',
	'@wordpress/components',
	'@wordpress/date',
	'@wordpress/i18n',
	'@wordpress/icons',
	'@wordpress/primitives',
	'@wordpress/url',
	'react',
	'react-dom',
	'react-dom/client',
	'react/jsx-dev-runtime',
	'react/jsx-runtime',
	'wouter',
	'zustand',
];

/** As in the build: what stands for React at visitors. */
const preact = fileURLToPath( new URL( './src/widget/preact.ts', import.meta.url ) );

export default defineConfig( {
	oxc: { jsx: { runtime: 'automatic' } },
	test: {
		// Two cores are what the smallest machine has.
		maxWorkers: 2,
		passWithNoTests: false,
		projects: [
			{
				test: {
					name: 'domain',
					environment: 'node',
					include: [ 'tests/ts/domain/**/*.test.ts' ],
				},
			},
			{
				test: {
					...dom,
					name: 'admin',
					deps: { optimizer: { client: { enabled: true, include: libraries } } },
					include: [ 'tests/ts/{shared,admin-*,post-ratings,heatmaps,widget-preview}/**/*.test.{ts,tsx}' ],
				},
			},
			{
				resolve: { alias: { 'react/jsx-runtime': preact, react: preact } },
				oxc: { jsx: { runtime: 'automatic', development: false } },
				test: {
					...dom,
					name: 'widget',
					include: [ 'tests/ts/widget/**/*.test.{ts,tsx}' ],
				},
			},
		],
	},
} );
