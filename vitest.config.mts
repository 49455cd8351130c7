import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const dom = {
	environment: 'jsdom',
	setupFiles: [ './tests/ts/setup/dom.ts' ],
	// A busy machine is slow and not wrong.
	testTimeout: 60_000,
	hookTimeout: 60_000,
} as const;

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
