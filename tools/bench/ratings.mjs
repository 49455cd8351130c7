import { measureRatingBox } from './rating-box.mjs';
import { measureVotes } from './rating-votes.mjs';
import { quick } from './report.mjs';
import { say } from '../lib/log.mjs';

const ROUNDS = 15;

const SIZES = [ 1000, 100000 ];

const VOTES_PER_POST = 50;

/** Votes after which the lists are read again: so many posts changed their places since the index was made. */
const FRESH_VOTES = 1000;

const TABLES = [ 'rating', 'rating_sum', 'rating_index', 'rating_move' ];

/**
 * What post ratings cost: bytes and main thread of a visitor, a vote, and the list of rated posts.
 */
export async function measureRatings( bench ) {
	await measureRatingBox( bench );
	await measureVotes( bench );
	await measureList( bench );
}

/**
 * The list of rated posts, any page and order, at 1,000 and 100,000 posts. Times are taken as in growth.mjs.
 */
async function measureList( { site, report } ) {
	await site.php( seedPosts( SIZES[ 1 ] ) );
	for ( const size of SIZES ) {
		say(
			`Seeding ${ ( size * VOTES_PER_POST ).toLocaleString( 'en' ) } votes on ${ size.toLocaleString( 'en' ) } posts`
		);
		await site.php( seedVotes( size ) );
	}
	say( 'Calling' );
	const times = JSON.parse( await site.php( CALLS ) );
	const [ small, large ] = SIZES;
	for ( const name of Object.keys( times[ large ] ) ) {
		const [ first, last ] = [ small, large ].map( ( size ) => quick( times[ size ][ name ] ) );
		report.add( {
			name: `rated posts, ${ name }`,
			figure: `${ last.toFixed( 1 ) } ms`,
			reference: `${ first.toFixed( 1 ) } ms at ${ small.toLocaleString( 'en' ) } posts`,
			ratio: ( last / first ).toFixed( 2 ),
			budget: '<= 1.5',
			pass: last / first <= 1.5,
		} );
	}
	await site.php( `
		global $wpdb;
		foreach ( array( ${ SIZES.join( ', ' ) } ) as $size ) {
			foreach ( ${ names() } as $table ) {
				$wpdb->query( "DROP TABLE IF EXISTS g{$size}_userfeedback_$table" );
			}
		}
		$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID > 1000000" );
	` );
}

const names = () => `array( ${ TABLES.map( ( table ) => `'${ table }'` ).join( ', ' ) } )`;

const seedPosts = ( size ) => `
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID > 1000000" );
	$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered) SELECT 1000000 + seq, 1, NOW(), NOW(), '', CONCAT('Post ', MD5(seq)), '', 'publish', CONCAT('post-', seq), '', '', NOW(), NOW(), '' FROM seq_1_to_${ size }" );
	echo $wpdb->last_error;
`;

const seedVotes = ( size ) => `
	global $wpdb;
	foreach ( ${ names() } as $table ) {
		$wpdb->query( "DROP TABLE IF EXISTS g${ size }_userfeedback_$table" );
		$wpdb->query( "CREATE TABLE g${ size }_userfeedback_$table LIKE {$wpdb->prefix}userfeedback_$table" );
	}
	for ( $from = 1; $from <= ${ size }; $from += 5000 ) {
		$to = min( ${ size }, $from + 4999 );
		$wpdb->query( "INSERT INTO g${ size }_userfeedback_rating (post_id, voter, network, user_id, stars, created_at, day, comment) SELECT 1000000 + p.seq, UNHEX(MD5(CONCAT(p.seq, '-', v.seq))), UNHEX(MD5(CONCAT('n', p.seq * v.seq))), 0, 1 + LEAST(4, FLOOR(POW(RAND(), 0.4) * 5)), DATE_SUB(NOW(), INTERVAL (p.seq * v.seq) % 500 DAY), DATE_SUB(CURDATE(), INTERVAL (p.seq * v.seq) % 500 DAY), '' FROM seq_{$from}_to_{$to} p JOIN seq_1_to_${ VOTES_PER_POST * 2 - 1 } v ON v.seq <= 1 + p.seq * 7919 % ${ VOTES_PER_POST * 2 - 1 }" );
	}
	$wpdb->query( "INSERT INTO g${ size }_userfeedback_rating_sum (post_id, title, listed, votes, total, stars_1, stars_2, stars_3, stars_4, stars_5) SELECT r.post_id, CONCAT('Post ', MD5(r.post_id - 1000000)), 1, COUNT(*), SUM(r.stars), SUM(r.stars = 1), SUM(r.stars = 2), SUM(r.stars = 3), SUM(r.stars = 4), SUM(r.stars = 5) FROM g${ size }_userfeedback_rating r GROUP BY r.post_id" );
	echo $wpdb->last_error;
	$prefix = $wpdb->prefix;
	$wpdb->prefix = 'g${ size }_';
	UserFeedback\\Plugin::container()->get( UserFeedback\\PostRatings\\Prior::class )->run();
	$wpdb->prefix = $prefix;
	$wpdb->query( "ANALYZE TABLE g${ size }_userfeedback_rating, g${ size }_userfeedback_rating_sum" );
`;

const CALLS = `
	global $wpdb;
	wp_set_current_user( 1 );
	rest_get_server();
	$call = static function ( $query ) {
		wp_cache_flush();
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'GET', '/userfeedback/v1/post-ratings' );
		$request->set_query_params( $query );
		$start    = hrtime( true );
		$response = rest_do_request( $request );
		$time     = ( hrtime( true ) - $start ) / 1e6;
		if ( 200 !== $response->get_status() ) {
			throw new RuntimeException( wp_json_encode( $response->get_data() ) );
		}
		return array( $time, $response->get_data() );
	};
	$calls = array();
	foreach ( array( 'post_title', 'total_ratings', 'average_rating', 'best' ) as $orderby ) {
		foreach ( array( 0, 13, 50, 77, 100 ) as $percent ) {
			$calls[ "$orderby, page of $percent %" ] = array( $percent, array( 'orderby' => $orderby ) );
		}
	}
	$calls['average_rating ascending, page of 50 %'] = array( 50, array( 'orderby' => 'average_rating', 'order' => 'asc' ) );
	$times   = array();
	$measure = static function ( $calls, $label ) use ( &$times, $call, $wpdb ) {
		foreach ( $calls as $name => list( $percent, $query ) ) {
			for ( $round = -1; $round < ${ ROUNDS }; $round++ ) {
				foreach ( array( ${ SIZES.join( ', ' ) } ) as $size ) {
					$wpdb->prefix = "g{$size}_";
					$page         = max( 1, (int) round( $size / 10 * $percent / 100 ) );
					$time         = $call( $query + array( 'page' => $page ) )[0];
					if ( $round >= 0 ) {
						$times[ $size ][ $name . $label ][] = $time;
					}
				}
			}
		}
	};
	$measure( $calls, '' );
	$ratings = UserFeedback\\Plugin::container()->get( UserFeedback\\PostRatings\\RatingRepository::class );
	foreach ( array( ${ SIZES.join( ', ' ) } ) as $size ) {
		$wpdb->prefix = "g{$size}_";
		for ( $vote = 0; $vote < ${ FRESH_VOTES }; $vote++ ) {
			$seq = 1 + $vote * 7919 % $size;
			$ratings->vote( 1000000 + $seq, 'Post ' . md5( (string) $seq ), new UserFeedback\\PostRatings\\Voter( md5( "fresh $vote" ), md5( "net $vote" ), 0 ), 1 + $vote % 5, null, gmdate( 'Y-m-d H:i:s' ), gmdate( 'Y-m-d' ), 10, 4.0, 50.0 );
		}
	}
	$measure( array_filter( $calls, static fn ( $call ) => 50 === $call[0] ), ', ${ FRESH_VOTES } votes later' );
	echo wp_json_encode( $times );
`;
