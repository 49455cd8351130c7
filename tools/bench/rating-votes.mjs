import { randomBytes } from 'node:crypto';
import { load } from './load.mjs';
import { processorTime } from './processor.mjs';
import { median } from './report.mjs';

const ROUNDS = 24;

/** Posts that visitors vote on. */
const POSTS = 50;

/**
 * A vote of a new visitor on a post, beside a bare route with one INSERT. On one post all votes wait for each other,
 * because its sums are one row; on many they do not.
 */
export async function measureVotes( { site, report } ) {
	const posts = JSON.parse( await site.php( makePosts() ) );
	const api = `${ site.url }/wp-json/userfeedback/v1/post-ratings/`;
	const bare = { url: () => `${ site.url }/wp-json/bench/v1/insert`, expected: [ 201 ] };
	const calls = {
		bare,
		one: { url: () => `${ api }${ posts[ 0 ] }`, expected: [ 200, 201 ] },
		many: { url: ( n ) => `${ api }${ posts[ n % POSTS ] }`, expected: [ 200, 201 ] },
	};
	let visitors = 0;
	const visitor = () => {
		visitors++;
		return {
			cookie: `userfeedback_rater=${ randomBytes( 16 ).toString( 'hex' ) }`,
			'x-bench-address': `198.${ 18 + ( ( visitors >> 16 ) & 1 ) }.${ ( visitors >> 8 ) & 255 }.${ visitors & 255 }`,
		};
	};
	const body = ( n ) => JSON.stringify( { rating: 1 + ( n % 5 ) } );
	const results = { bare: [], one: [], many: [] };
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const [ name, call ] of Object.entries( calls ) ) {
			const before = await processorTime( site );
			const result = await load( { ...call, headers: visitor, body, seconds: 1 } );
			if ( round >= 0 ) {
				const cost = ( ( await processorTime( site ) ) - before ) / result.times.length;
				results[ name ].push( { rate: result.rate, cost } );
			}
		}
	}
	// Paired by round, as in server.mjs.
	const ratio = ( name, key ) =>
		median( results[ name ].map( ( result, round ) => result[ key ] / results.bare[ round ][ key ] ) );
	const middle = ( name, key ) => median( results[ name ].map( ( result ) => result[ key ] ) );
	for ( const [ name, label ] of [
		[ 'many', `a vote on one of ${ POSTS } posts` ],
		[ 'one', 'a vote, all on one post' ],
	] ) {
		report.add( {
			name: label,
			figure: `${ middle( name, 'rate' ).toFixed( 1 ) }/s`,
			reference: `bare route ${ middle( 'bare', 'rate' ).toFixed( 1 ) }/s`,
			ratio: ratio( name, 'rate' ).toFixed( 2 ),
			budget: '>= 0.9',
			pass: ratio( name, 'rate' ) >= 0.9,
		} );
		report.add( {
			name: `${ label }: processor time of PHP, MariaDB and nginx`,
			figure: `${ middle( name, 'cost' ).toFixed( 1 ) } ms`,
			reference: `bare route ${ middle( 'bare', 'cost' ).toFixed( 1 ) } ms`,
			ratio: ratio( name, 'cost' ).toFixed( 2 ),
			budget: 'for comparison: whoever sends the requests does not count',
		} );
	}
	await site.php( forget( posts ) );
}

const makePosts = () => `
	$posts = array();
	for ( $post = 1; $post <= ${ POSTS }; $post++ ) {
		$posts[] = wp_insert_post( array( 'post_title' => "Rated $post", 'post_content' => 'Text', 'post_status' => 'publish' ) );
	}
	echo wp_json_encode( $posts );
`;

const forget = ( posts ) => `
	foreach ( array( ${ posts.join( ', ' ) } ) as $post ) {
		wp_delete_post( $post, true );
	}
`;
