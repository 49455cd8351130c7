import { gzipSync } from 'node:zlib';
import { FIVE, NINE, clear, createSurvey, question, CHOICES } from './site.mjs';

/**
 * Size on the wire.
 *
 * @param {string|Buffer} content What is sent.
 * @return {number} Bytes after gzip -9.
 */
export function gzipped( content ) {
	return gzipSync( content, { level: 9 } ).length;
}

/**
 * What a visitor downloads.
 */
export async function measureBytes( { site, report } ) {
	const page = async ( headers = {} ) => ( await fetch( `${ site.url }/`, { headers } ) ).text();
	const bare = async () => page( { 'x-bench-no-plugin': '1' } );

	await clear( site );
	const none = ( await page() ).length - ( await bare() ).length;
	report.add( {
		name: 'page with no survey: HTML',
		figure: `${ none >= 0 ? '+' : '' }${ none } bytes`,
		reference: 'same page without the plugin',
		budget: '+0',
		pass: none === 0,
	} );

	await createSurvey( site, { title: 'Bytes', questions: basic() } );
	const first = await page();
	const payload = payloadOf( first );
	const loader = /<script[^>]*id="userfeedback-loader"[^>]*>([\s\S]*?)<\/script>/.exec( first )[ 1 ].trim();
	report.add( { name: 'loader', ...kilobytes( gzipped( loader ), 1.7 ) } );

	const one = gzipped( first );
	await createSurvey( site, { title: 'Bytes, a second survey', questions: basic() } );
	const second = gzipped( await page() );
	report.add( { name: 'page data of one more survey', ...kilobytes( second - one, 0.4 ) } );
	report.add( {
		name: 'page with a survey that is not due: HTML, loader in it',
		figure: `+${ one - gzipped( await bare() ) } bytes`,
		reference: 'same page without the plugin',
		budget: 'loader 1.7 kB + 0.4 kB per survey + translated texts',
	} );

	const widget = await modulesOf( payload.widget );
	const block = gzipped( JSON.stringify( payload ) );
	report.add( {
		name: 'until visible: text, choice, NPS and star',
		...kilobytes( gzipped( loader ) + widget.initial + block, 13 ),
	} );
	await clear( site );
	await createSurvey( site, { title: 'Bytes, all types', questions: NINE() } );
	const nine = payloadOf( await page() );
	const questions = nine.surveys[ 0 ].questions
		? 0
		: gzipped( JSON.stringify( { questions: NINE() } ) );
	report.add( {
		name: 'until visible: all nine types, themes, logic, delivery',
		...kilobytes( gzipped( loader ) + widget.all + gzipped( JSON.stringify( nine ) ) + questions, 17 ),
	} );
}

function basic() {
	return [ question( 'text' ), question( 'radio-button', CHOICES ), ...FIVE().slice( 2, 4 ) ];
}

/** The block that PHP prints. */
export function payloadOf( html ) {
	const found = /<script[^>]*id="userfeedback-data"[^>]*>([\s\S]*?)<\/script>/.exec( html );
	if ( ! found ) {
		throw new Error( 'The page holds no survey.' );
	}
	return JSON.parse( found[ 1 ] );
}

async function asset( url ) {
	const reply = await fetch( url );
	if ( ! reply.ok ) {
		throw new Error( `${ url } answered ${ reply.status }` );
	}
	return Buffer.from( await reply.arrayBuffer() );
}

/**
 * The widget's module with what it imports at once, and with every part that it
 * can import later.
 */
async function modulesOf( url ) {
	const seen = new Map();
	const walk = async ( address ) => {
		if ( seen.has( address ) ) {
			return;
		}
		const code = await asset( address );
		seen.set( address, gzipped( code ) );
		const imports = [
			...code.toString().matchAll( /(?:from|import)\s*\(?\s*["'](\.[^"']+\.js[^"']*)["']/g ),
		];
		for ( const [ , path ] of imports ) {
			await walk( new URL( path, address ).href );
		}
	};
	await walk( url );
	const all = [ ...seen.values() ].reduce( ( sum, size ) => sum + size, 0 );
	return { initial: seen.get( url ), all };
}

function kilobytes( bytes, limit ) {
	return {
		figure: `${ ( bytes / 1000 ).toFixed( 2 ) } kB`,
		budget: `<= ${ limit } kB`,
		pass: bytes <= limit * 1000,
	};
}
