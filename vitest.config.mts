import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const dom = {
	environment: 'jsdom',
	setupFiles: [ './tests/ts/setup/dom.ts' ],
	// A busy machine is slow and not wrong.
	testTimeout: 30_000,
} as const;

/** The visitor's bundle is drawn by Preact; the same tests must hold for both. */
const preact = {
	react: 'preact/compat',
	'react-dom': 'preact/compat',
	'react-dom/client': 'preact/compat/client',
	'react-dom/test-utils': 'preact/test-utils',
	'react/jsx-runtime': 'preact/jsx-runtime',
	'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
	// Its CommonJS build would reach for the real React past these aliases.
	'@testing-library/react': fileURLToPath(
		new URL( './node_modules/@testing-library/react/dist/@testing-library/react.esm.js', import.meta.url )
	),
};

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
					// Whole screens in jsdom; queries by role are slow when the machine is busy.
					testTimeout: 30_000,
					include: [ 'tests/ts/{shared,admin-*,post-ratings}/**/*.test.{ts,tsx}' ],
				},
			},
			{
				test: {
					...dom,
					name: 'widget-react',
					include: [ 'tests/ts/widget/**/*.test.{ts,tsx}' ],
				},
			},
			{
				resolve: { alias: preact },
				test: {
					...dom,
					name: 'widget-preact',
					include: [ 'tests/ts/widget/**/*.test.{ts,tsx}' ],
					server: { deps: { inline: [ /@testing-library\/react/ ] } },
				},
			},
		],
	},
} );
