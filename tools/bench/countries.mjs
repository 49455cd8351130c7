import { load } from './load.mjs';
import { processorTime } from './processor.mjs';
import { median } from './report.mjs';

const ROUNDS = 12;

/** Of documentation; tests/fixtures/countries.mmdb knows its country. */
const ADDRESS = '192.0.2.7';

/**
 * The verdict about a visitor's country: processor time of its call beside that of a call that answers nothing.
 */
export async function measureCountries( { site, report } ) {
	const ajax = `${ site.url }/wp-admin/admin-ajax.php?action=`;
	const call = ( action ) => ( {
		url: `${ ajax }${ action }`,
		body: () => undefined,
		headers: { 'x-bench-address': ADDRESS },
		expected: [ 200 ],
	} );
	const calls = {
		bare: call( 'bench_nothing' ),
		facts: call( 'userfeedback_visitor_facts' ),
		country: call( 'userfeedback_visitor_facts&country=1' ),
	};
	const reply = await fetch( calls.country.url, { method: 'POST', headers: calls.country.headers } );
	const { country } = await reply.json();
	if ( country !== 'AT' ) {
		throw new Error( `The country of ${ ADDRESS } is ${ country }.` );
	}
	const costs = { bare: [], facts: [], country: [] };
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const [ name, one ] of Object.entries( calls ) ) {
			const before = await processorTime( site );
			const { times } = await load( { ...one, seconds: 1 } );
			if ( round >= 0 ) {
				costs[ name ].push( ( ( await processorTime( site ) ) - before ) / times.length );
			}
		}
	}
	// Paired by round, as in server.mjs.
	const over = ( name ) => median( costs[ name ].map( ( cost, round ) => cost - costs.bare[ round ] ) );
	for ( const [ name, label ] of [
		[ 'country', 'country verdict' ],
		[ 'facts', 'the same call without the country' ],
	] ) {
		report.add( {
			name: `${ label }: processor time over a bare route`,
			figure: `${ over( name ).toFixed( 2 ) } ms`,
			reference: `bare route ${ median( costs.bare ).toFixed( 2 ) } ms`,
			ratio: ( median( costs[ name ] ) / median( costs.bare ) ).toFixed( 2 ),
			...( name === 'country'
				? { budget: '<= 1 ms', pass: over( name ) <= 1 }
				: { budget: 'for comparison', pass: undefined } ),
		} );
	}
}
