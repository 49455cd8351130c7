import { findChromium } from './debian.mjs';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/**
 * Options of Playwright's chromium.launch(): the system's Chromium, or else the one that Playwright installed.
 *
 * @param {...string} more Further flags.
 * @return {{executablePath?: string, args: string[]}} The options.
 */
export function launchOptions( ...more ) {
	const path = findChromium();
	return { ...( path ? { executablePath: path } : {} ), args: [ ...FLAGS, ...more ] };
}
