import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const dom = {
	environment: 'jsdom',
	setupFiles: [ './tests/ts/setup/dom.ts' ],
	// A busy machine is slow and not wrong.
	testTimeout: 30_000,
} as const;

/** Visitors get the widget drawn by this module; the same tests must hold for both. */
const draw = fileURLToPath( new URL( './src/widget/draw.ts', import.meta.url ) );
const drawn = { 'react-dom/client': draw, 'react/jsx-runtime': draw, react: draw };

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
				resolve: { alias: drawn },
				oxc: { jsx: { runtime: 'automatic', development: false } },
				test: {
					...dom,
					name: 'widget',
					include: [ 'tests/ts/widget/**/*.test.{ts,tsx}' ],
					// The preview is a part of wp-admin.
					exclude: [ 'tests/ts/widget/preview.test.tsx' ],
				},
			},
		],
	},
} );
