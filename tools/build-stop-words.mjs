/**
 * Writes build/pro-stop-words/<language>.json from stopwords-iso (MIT): the words that the most frequent words of
 * answers leave out. Words that carry an opinion or name a part of a site stay in.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './lib/log.mjs';

const LANGUAGES =
	'ar bg ca cs da de el en es fa fi fr he hi hr hu id it ja ko nl no pl pt ro ru sk sl sv th tr uk vi zh'.split(
		' '
	);

/** The lists were made for search engines; these words matter to whoever reads answers. */
const KEPT = {
	en: 'amount awfully bad best better big bill case cases change changes clear clearly click computer copy cost date detail different easy empty fast find fire free good great greater greatest help homepage immediately important information interesting keep large largest line long longer longest missing miss move near necessary new newer newest novel number numbers obtain old older oldest open order ordered ordering orders page pages poorly present problem problems promptly quickly recent ring room rooms seconds section self serious seriously show sincere site slow slowly small smaller smallest sorry state stop system test text thank thanks unfortunately useful usefulness web webpage website welcome wish wonder work worked working works year years young younger youngest',
	de: 'dank ende ernst gern gross grosse grossen grosser grosses groß große großen großer großes gut gute guten guter gutes klein kleine kleinen kleiner kleines kurz lang lange leicht lieber neue neuen offen ordnung richtig satt schlecht schluss schon später startseite suche',
	fr: 'beau chère chères cher chers désormais difficile important juste merci mince multiple naturel nouveau nouveaux ouvert ouverte ouverts parfait rare rares simple',
	es: 'bien buen buena buenas bueno buenos claro despacio enseguida gran grandes grande largo lejos mejor nueva nuevas nuevo nuevos peor posible',
	it: 'accidenti bene benissimo brava bravo buono comprare consiglio grande grazie lontano lungo male malissimo meglio nuovi nuovo peccato peggio purtroppo registrazione',
	pt: 'apoio boa boas bom bons conselho falta grande grandes lento longe mau nova novas novo novos obrigada obrigado sistema tarde',
	nl: 'klaar missen samen snel',
};

const target = fileURLToPath( new URL( '../build/pro-stop-words/', import.meta.url ) );
const lists = createRequire( import.meta.url )( 'stopwords-iso' );

rmSync( target, { recursive: true, force: true } );
mkdirSync( target, { recursive: true } );
for ( const language of LANGUAGES ) {
	const kept = new Set( ( KEPT[ language ] ?? '' ).split( ' ' ) );
	const words = lists[ language ]
		.map( ( word ) => word.toLowerCase().replaceAll( '’', "'" ) )
		// As the splitter finds words: several letters, perhaps around an apostrophe.
		.filter( ( word ) => /^[\p{L}\p{M}]+('[\p{L}\p{M}]+)*$/u.test( word ) && ( word.length > 1 || word > '一' ) )
		.filter( ( word ) => ! kept.has( word ) );
	writeFileSync( path.join( target, `${ language }.json` ), JSON.stringify( [ ...new Set( words ) ].sort() ) );
}
say( `${ LANGUAGES.length } lists of stop words` );
