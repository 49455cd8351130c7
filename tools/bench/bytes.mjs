import { gzipped } from '../lib/gzip.mjs';
import { FIVE, NINE, clear, createSurvey, question, CHOICES } from './site.mjs';

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

	const widget = gzipped( await asset( payload.widget ) );
	const delivery = gzipped( await asset( payload.widget.replace( 'widget.js', 'delivery.js' ) ) );
	/** Loader, widget, data and, where they travel later, questions. */
	const visible = async () => {
		const block = payloadOf( await page() );
		return (
			gzipped( loader ) +
			widget +
			gzipped( JSON.stringify( block ) ) +
			( block.surveys[ 0 ].questions ? 0 : gzipped( await questionsOf( block ) ) )
		);
	};
	const totals = [];
	for ( const one of NINE() ) {
		await clear( site );
		await createSurvey( site, { title: 'Bytes, one type', questions: [ one ] } );
		totals.push( await visible() );
	}
	report.add( { name: 'until visible: the largest of the nine types', ...kilobytes( Math.max( ...totals ), 19 ) } );
	await clear( site );
	await createSurvey( site, { title: 'Bytes, all types', questions: NINE() } );
	report.add( {
		name: 'until visible: a survey of all nine types',
		figure: `${ ( ( await visible() ) / 1000 ).toFixed( 2 ) } kB`,
		budget: '19 kB and the texts of nine questions',
	} );
	report.add( {
		name: 'after that, while the first question is read: delivery',
		figure: `+${ ( delivery / 1000 ).toFixed( 2 ) } kB`,
		budget: 'no part of the first look',
	} );
}

/** The reply that brings the questions. */
async function questionsOf( { api, surveys: [ survey ] } ) {
	const address = `${ api }surveys/${ survey.id }/impression?with=questions&nonce=${ survey.nonces.impression }`;
	return ( await fetch( address, { method: 'POST' } ) ).text();
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

function kilobytes( bytes, limit ) {
	return {
		figure: `${ ( bytes / 1000 ).toFixed( 2 ) } kB`,
		budget: `<= ${ limit } kB`,
		pass: bytes <= limit * 1000,
	};
}
