import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHOICES, CORE_FIVE, FILES, clear, createSurvey, withoutAddons } from './site.mjs';
import { load } from './load.mjs';
import { processorTime } from './processor.mjs';
import { median, quick } from './report.mjs';

/** Each kind of call is measured in slices of a second, all kinds in turn. */
const SLICE = 1;
const ROUNDS = 3;

/**
 * Server cost of a submission, an impression and a page.
 */
export async function measureServer( bench ) {
	await withoutAddons( bench.site );
	try {
		await measure( bench );
	} finally {
		await bench.site.activate();
	}
}

async function measure( { site, report, options } ) {
	await clear( site );
	const questions = CORE_FIVE();
	const id = await createSurvey( site, { title: 'Bench', questions } );
	const api = `${ site.url }/wp-json/userfeedback/v1/surveys/${ id }`;
	const values = [
		CHOICES.options[ 1 ],
		CHOICES.options.slice( 0, 2 ),
		CHOICES.options[ 0 ],
		CHOICES.options[ 3 ],
		'The search could find more.',
	];
	const submission = () =>
		JSON.stringify( {
			client_id: randomUUID(),
			answers: questions.map( ( question, index ) => ( { question_id: question.id, value: values[ index ] } ) ),
			page_submitted: { link: `${ site.url }/`, title: 'Front page' },
		} );
	const nothing = () => undefined;
	const calls = {
		bare: { url: `${ site.url }/wp-json/bench/v1/insert`, body: submission, expected: [ 201 ] },
		rest: { url: `${ api }/responses`, body: submission, expected: [ 201 ], headers: { 'x-bench-no-early': '1' } },
		early: { url: `${ api }/responses`, body: submission, expected: [ 201 ] },
		impressionRest: {
			url: `${ api }/impression`,
			body: nothing,
			expected: [ 200 ],
			headers: { 'x-bench-no-early': '1' },
		},
		impressionFast: { url: await fastPath( site, id ), body: nothing, expected: [ 200 ] },
		impressionEarly: { url: `${ api }/impression`, body: nothing, expected: [ 200 ] },
	};
	const results = Object.fromEntries( Object.keys( calls ).map( ( name ) => [ name, [] ] ) );
	for ( const call of Object.values( calls ) ) {
		await load( { ...call, seconds: 1 } );
	}
	for ( let round = 0; round < ROUNDS * options.seconds; round++ ) {
		for ( const [ name, call ] of Object.entries( calls ) ) {
			const before = await processorTime( site );
			const result = await load( { ...call, seconds: SLICE } );
			results[ name ].push( {
				...result,
				cost: ( ( await processorTime( site ) ) - before ) / result.times.length,
			} );
		}
	}
	// Ratios are paired by round, so that a busy minute of the machine hits both sides.
	const ratio = ( name ) =>
		median( results[ name ].map( ( result, round ) => result.rate / results.bare[ round ].rate ) );
	const cheaper = ( name ) =>
		median( results[ name ].map( ( result, round ) => results.bare[ round ].cost / result.cost ) );
	const cost = ( name ) => `${ median( results[ name ].map( ( result ) => result.cost ) ).toFixed( 1 ) } ms`;
	const p99 = ( name ) => {
		const times = results[ name ].flatMap( ( result ) => result.times ).sort( ( x, y ) => x - y );
		return times[ Math.floor( ( times.length - 1 ) * 0.99 ) ];
	};
	const rate = ( name ) => `${ median( results[ name ].map( ( result ) => result.rate ) ).toFixed( 1 ) }/s`;
	const row = ( name, label, floor ) => {
		report.add( {
			name: label,
			figure: rate( name ),
			reference: `bare route ${ rate( 'bare' ) }`,
			ratio: ratio( name ).toFixed( 2 ),
			budget: `>= ${ floor }`,
			pass: ratio( name ) >= floor,
		} );
		report.add( {
			name: `${ label }: processor time of PHP, MariaDB and nginx`,
			figure: cost( name ),
			reference: `bare route ${ cost( 'bare' ) }`,
			ratio: cheaper( name ).toFixed( 2 ),
			budget: 'for comparison: whoever sends the requests does not count',
		} );
	};
	row( 'rest', 'submit by REST, 5 answers', 0.9 );
	report.add( {
		name: 'submit by REST, p99',
		figure: `${ p99( 'rest' ).toFixed( 0 ) } ms`,
		reference: `bare route ${ p99( 'bare' ).toFixed( 0 ) } ms`,
		ratio: ( p99( 'rest' ) / p99( 'bare' ) ).toFixed( 2 ),
		budget: '<= 1.5',
		pass: p99( 'rest' ) / p99( 'bare' ) <= 1.5,
	} );
	row( 'early', 'submit by the early path', 3 );
	row( 'impressionRest', 'impression by REST', 0.9 );
	row( 'impressionEarly', 'impression by the early path', 3.5 );
	row( 'impressionFast', 'impression by the fast path', 8 );
	await site.wp( [ 'userfeedback', 'fast-impressions', 'disable' ] );
	await countFiles( { site, report, calls } );
	await measurePage( site, report );
}

/** Switches the fast path on, as an owner does. */
async function fastPath( site, survey ) {
	const { output } = await site.wp( [ 'userfeedback', 'fast-impressions', 'enable' ] );
	if ( ! output.includes( 'Success' ) ) {
		throw new Error( output );
	}
	return `${ site.url }/wp-content/userfeedback-impression.php?survey=${ survey }`;
}

/** Files of the plugin that a page and the early calls load beside the visitor's file (tools/lib/zip/visitor.mjs). */
async function countFiles( { site, report, calls } ) {
	const names = new Set();
	for ( const { url, body } of [ { url: `${ site.url }/` }, calls.early, calls.impressionEarly ] ) {
		const sent = body?.();
		await fetch( url, {
			method: body ? 'POST' : 'GET',
			body: sent,
			headers: { 'x-bench-files': '1', ...( sent ? { 'content-type': 'application/json' } : {} ) },
		} );
		for ( const name of JSON.parse( await readFile( join( site.document, FILES ), 'utf8' ) ) ) {
			names.add( name );
		}
	}
	report.add( {
		name: 'classes of a page, submission or impression in files of their own',
		figure: [ ...names ].join( ', ' ) || 'none',
		budget: 'none',
		pass: names.size === 0,
	} );
}

/** Queries and processor time of the front page, with the plugin and without, taken in turn. */
async function measurePage( site, report ) {
	const cost = async ( headers ) => {
		const text = await ( await fetch( `${ site.url }/`, { headers: { 'x-bench-cost': '1', ...headers } } ) ).text();
		const found = /bench queries=(\d+) ms=([\d.]+)/.exec( text );
		return { queries: Number( found[ 1 ] ), ms: Number( found[ 2 ] ) };
	};
	const without = [];
	const withSurvey = [];
	for ( let round = 0; round < 120; round++ ) {
		without.push( await cost( { 'x-bench-no-plugin': '1' } ) );
		withSurvey.push( await cost( {} ) );
	}
	const queries =
		median( withSurvey.map( ( page ) => page.queries ) ) - median( without.map( ( page ) => page.queries ) );
	report.add( {
		name: 'front page with a survey: queries',
		figure: `+${ queries }`,
		reference: `${ median( without.map( ( page ) => page.queries ) ) } without the plugin`,
		budget: '<= 1',
		pass: queries <= 1,
	} );
	const base = quick( without.map( ( page ) => page.ms ) );
	const more = quick( withSurvey.map( ( page ) => page.ms ) ) - base;
	report.add( {
		name: 'front page with a survey: processor time of PHP, plugin loading included',
		figure: `+${ more.toFixed( 2 ) } ms`,
		reference: `${ base.toFixed( 1 ) } ms without the plugin`,
		ratio: ( ( base + more ) / base ).toFixed( 3 ),
		budget: '<= 1 ms on a page of 96 ms (1.01)',
		pass: more <= Math.max( 1, base / 96 ),
	} );
}
