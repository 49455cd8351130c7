import { existsSync } from 'node:fs';

export const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Options of chromium.launch(). */
export function executable() {
	return existsSync( SYSTEM_CHROMIUM ) ? { executablePath: SYSTEM_CHROMIUM } : {};
}
