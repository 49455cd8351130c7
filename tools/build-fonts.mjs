/**
 * Writes build/pro-fonts.json, the families that an owner can choose for the widget (CONST-12, A106):
 * `[ [ "Lora", "serif", [ 400, 500, 600, 700 ] ], … ]`. The metadata is google-fonts-complete's (CC0).
 *
 * In the list are families with upright letters for European languages whose weight is one file per alphabet.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { say } from './lib/log.mjs';

const target = new URL( '../build/', import.meta.url );
const source = createRequire( import.meta.url ).resolve( 'google-fonts-complete/google-fonts.json' );

/** Cut into a hundred files and more. */
const MANY_FILES = /^(japanese|korean|chinese-)/;
/** Their Latin letters are Noto Sans and Noto Serif, which are in the list. */
const OTHER_SCRIPT = /^Noto (?!(Sans|Serif|Sans Mono|Sans Display|Serif Display)$)/;
const NO_LETTERS = /Barcode|Emoji|Symbols|Icons/;

/** @type {Record<string, { category: string, subsets: string[], variants: Record<string, Record<string, unknown>> }>} */
const families = JSON.parse( readFileSync( source, 'utf8' ) );

const list = Object.entries( families )
	.filter(
		( [ family, { subsets, variants } ] ) =>
			subsets.includes( 'latin-ext' ) &&
			! subsets.some( ( subset ) => MANY_FILES.test( subset ) ) &&
			! OTHER_SCRIPT.test( family ) &&
			! NO_LETTERS.test( family ) &&
			/^[A-Za-z0-9 ]+$/.test( family ) &&
			variants.normal
	)
	.map( ( [ family, { category, variants } ] ) => [
		family,
		category,
		Object.keys( variants.normal )
			.map( Number )
			.sort( ( a, b ) => a - b ),
	] )
	.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );

mkdirSync( fileURLToPath( target ), { recursive: true } );
writeFileSync( fileURLToPath( new URL( 'pro-fonts.json', target ) ), JSON.stringify( list ) );

say( `Fonts: ${ list.length } families.` );
