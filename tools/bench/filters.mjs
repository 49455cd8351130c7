import { FIVE, clear, createSurvey } from './site.mjs';
import { quick } from './report.mjs';
import { say } from '../lib/log.mjs';

const ROUNDS = 3;

/** What is asked for; those of results have plain statements beside them. */
const CASES = [
	'results, page and answer',
	'results, country',
	'trend, page',
	'break-down',
	'words',
	'words, country',
	'words, comparison',
];

/** The database copies responses twenty times as fast as PHP makes them up. */
const COPIES = 10;

/** A slice takes at most this long, and this much memory over a request that does nothing. */
const SLICE_MS = 1000;
const SLICE_MB = 16;

/** Times of the plain statements. */
const PLAIN = 1.5;

/**
 * Results under filters against plain statements that count the same, slice by slice. Times are taken inside PHP,
 * as in growth.mjs.
 */
export async function measureFilters( { site, report, options } ) {
	const size = Math.max( ...options.sizes );
	await clear( site );
	const questions = FIVE().map( ( question ) => ( { ...question, id: question.id.padEnd( 12, '0' ) } ) );
	const id = await createSurvey( site, { title: 'Filters', questions } );
	say( `Seeding ${ size.toLocaleString( 'en' ) } responses` );
	await site.wp( [ 'userfeedback', 'seed', String( id ), String( size / COPIES ), '--days=60' ] );
	await site.php( copies( id, COPIES ) );
	say( 'Counting' );
	for ( const name of CASES ) {
		const { plain, calls, at, peak } = JSON.parse( await site.php( count( id, name ) ) );
		const row = ( what, rest ) =>
			report.add( { name: `${ name }${ what } at ${ size.toLocaleString( 'en' ) }`, ...rest } );
		if ( plain.length > 0 ) {
			const ratio = quick( calls ) / quick( plain );
			row( '', {
				figure: `${ ( quick( calls ) / 1000 ).toFixed( 2 ) } s`,
				reference: `plain SQL ${ ( quick( plain ) / 1000 ).toFixed( 2 ) } s`,
				ratio: ratio.toFixed( 2 ),
				budget: `<= ${ PLAIN }`,
				pass: ratio <= PLAIN,
			} );
		}
		row( ': longest slice', {
			figure: `${ quick( at ).toFixed( 0 ) } ms`,
			budget: `<= ${ SLICE_MS } ms`,
			pass: quick( at ) <= SLICE_MS,
		} );
		row( ': memory of a slice', {
			figure: `${ ( Math.max( ...peak ) / 1048576 ).toFixed( 1 ) } MB`,
			budget: `<= ${ SLICE_MB } MB`,
			pass: Math.max( ...peak ) / 1048576 <= SLICE_MB,
		} );
	}
	await clear( site );
}

/**
 * PHP that stores each response several times, one beside the other, with countries. Ids keep the order of arrival,
 * as on a site.
 *
 * @param {number} survey Its id.
 * @param {number} times  How often each shall be there.
 * @return {string} The program.
 */
const copies = ( survey, times ) => `
	global $wpdb;
	$tables = array();
	foreach ( array( 'response', 'answer' ) as $name ) {
		$tables[ $name ] = array( "{$wpdb->prefix}userfeedback_$name", "{$wpdb->prefix}userfeedback_{$name}_few" );
		$wpdb->query( "DROP TABLE IF EXISTS {$tables[ $name ][1]}" );
		$wpdb->query( "RENAME TABLE {$tables[ $name ][0]} TO {$tables[ $name ][1]}" );
		$wpdb->query( "CREATE TABLE {$tables[ $name ][0]} LIKE {$tables[ $name ][1]}" );
	}
	$copied = static function ( $name, $id, $changed ) use ( $wpdb, $tables ) {
		$columns = $wpdb->get_col( "SHOW COLUMNS FROM {$tables[ $name ][1]}" );
		$values  = array_map( static fn ( $column ) => $changed[ $column ] ?? "t.$column", $columns );
		$most    = (int) $wpdb->get_var( "SELECT MAX( $id ) FROM {$tables[ $name ][1]}" );
		for ( $from = 1; $from <= $most; $from += 5000 ) {
			$to = $from + 4999;
			$wpdb->query( "INSERT INTO {$tables[ $name ][0]} (" . implode( ', ', $columns ) . ') SELECT ' . implode( ', ', $values ) . " FROM {$tables[ $name ][1]} t JOIN seq_0_to_${ times - 1 } s WHERE t.$id BETWEEN $from AND $to ORDER BY t.$id, s.seq" );
			if ( '' !== $wpdb->last_error ) {
				throw new RuntimeException( $wpdb->last_error );
			}
		}
		$wpdb->query( "DROP TABLE {$tables[ $name ][1]}" );
		$wpdb->query( "ANALYZE TABLE {$tables[ $name ][0]}" );
	};
	$copied( 'response', 'id', array(
		'id'        => 't.id * ${ times } + s.seq',
		'client_id' => "UNHEX( MD5( CONCAT( t.id, '-', s.seq ) ) )",
		'country'   => "ELT( 1 + ( t.id + s.seq ) % 4, 'AT', 'DE', 'US', '' )",
	) );
	$copied( 'answer', 'response_id', array( 'response_id' => 't.response_id * ${ times } + s.seq' ) );
	$wpdb->query( "UPDATE {$wpdb->prefix}userfeedback_counter SET total = total * ${ times }, value_sum = value_sum * ${ times } WHERE survey_id = ${ survey }" );
`;

/**
 * PHP that takes turns between a route, slice after slice, and the plain statements. Both must find as many responses.
 *
 * @param {number} survey Its id.
 * @param {string} name   Of CASES.
 * @return {string} The program.
 */
const count = ( survey, name ) => `
	global $wpdb;
	wp_set_current_user( 1 );
	rest_get_server();
	$id        = ${ survey };
	$path      = '/userfeedback/v1/surveys/' . $id;
	$questions = rest_do_request( new WP_REST_Request( 'GET', $path ) )->get_data()['questions'];
	$choice    = $questions[0]['id'];
	$text      = $questions[4]['id'];
	$key       = $wpdb->get_var( $wpdb->prepare( "SELECT value_key FROM {$wpdb->prefix}userfeedback_answer WHERE question_id = %s LIMIT 1", $choice ) );
	$forget    = static function () use ( $wpdb ) {
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name REGEXP '^_transient_(timeout_)?userfeedback_core_(count|search|words|ab_words)'" );
		wp_cache_flush();
		wp_set_current_user( 1 );
	};
	$run = static function ( $route, $query ) use ( $path, $forget ) {
		$forget();
		$slices = array();
		$peak   = 0;
		$cursor = '';
		do {
			$request = new WP_REST_Request( 'GET', $path . $route );
			$request->set_query_params( $query + ( '' === $cursor ? array() : array( 'cursor' => $cursor ) ) );
			gc_collect_cycles();
			memory_reset_peak_usage();
			$memory   = memory_get_usage();
			$start    = hrtime( true );
			$response = rest_do_request( $request );
			$slices[] = ( hrtime( true ) - $start ) / 1e6;
			$peak     = max( $peak, memory_get_peak_usage() - $memory );
			$data     = $response->get_data();
			if ( 200 !== $response->get_status() ) {
				throw new RuntimeException( $route . ': ' . wp_json_encode( $data ) );
			}
			$cursor = $data['next'] ?? '';
		} while ( '' !== (string) $cursor );
		return array( $slices, $peak, $data );
	};
	$plain = static function ( $join, $where ) use ( $wpdb, $id ) {
		$from  = "FROM {$wpdb->prefix}userfeedback_response r $join";
		$where = "WHERE r.survey_id = $id AND r.status = 'publish' AND $where";
		$start = hrtime( true );
		$days  = $wpdb->get_results( "SELECT r.submitted_day, r.unanswered, COUNT(*) AS total $from $where GROUP BY r.submitted_day, r.unanswered" );
		$wpdb->get_results( "SELECT a.question_id, a.value_key, COUNT(*), SUM( a.position = 0 ) $from JOIN {$wpdb->prefix}userfeedback_answer a ON a.response_id = r.id $where GROUP BY a.question_id, a.value_key" );
		return array( ( hrtime( true ) - $start ) / 1e6, (int) array_sum( array_column( $days, 'total' ) ) );
	};
	$all     = array( 'from' => 'all' );
	$page    = array( 'page' => array( 'starts' => array( '/pricing' ) ) );
	$answer  = array( 'answers' => array( $choice => array( 'any' => $key ) ) );
	$country = array( 'country' => 'AT' );
	$joined  = $wpdb->prepare( "JOIN {$wpdb->prefix}userfeedback_answer f ON f.response_id = r.id AND f.question_id = %s AND f.value_key = %s", $choice, $key );
	$cases   = array(
		'results, page and answer'  => array( '/results', array( 'filter' => $page + $answer ), array( $joined, "r.page_url LIKE '%/pricing%'" ) ),
		'results, country'          => array( '/results', array( 'filter' => $country ), array( '', "r.country = 'AT'" ) ),
		'trend, page'               => array( '/trend', array( 'filter' => $page, 'question' => $questions[3]['id'] ), null ),
		'break-down'                => array( '/breakdown', array( 'question' => $choice, 'by' => 'device' ), null ),
		'words'                     => array( "/questions/$text/words", array(), null ),
		'words, country'            => array( "/questions/$text/words", array( 'filter' => $country ), null ),
		// Each group has the newest 5,000 texts, the most that are read.
		'words, comparison'         => array( "/questions/$text/words/comparison", array( 'filter' => $country, 'compare' => 'people', 'compare_filter' => array( 'country' => 'DE' ) ), null ),
	);
	$name    = '${ name }';
	$figures = array( 'plain' => array(), 'calls' => array(), 'at' => array(), 'peak' => array() );
	list( $route, $query, $statement ) = $cases[ $name ];
	for ( $round = -1; $round < ${ ROUNDS }; $round++ ) {
		list( $slices, $peak, $data ) = $run( $route, $query + $all );
		list( $milliseconds, $total ) = null === $statement ? array( null, null ) : $plain( ...$statement );
		if ( null !== $total && $total !== $data['range_responses_count'] ) {
			throw new RuntimeException( "$name: $total by plain SQL, {$data['range_responses_count']} by the route" );
		}
		if ( $round >= 0 ) {
			$figures['calls'][] = array_sum( $slices );
			$figures['at'][]    = max( $slices );
			$figures['peak'][]  = $peak;
			if ( null !== $milliseconds ) {
				$figures['plain'][] = $milliseconds;
			}
		}
	}
	echo wp_json_encode( $figures );
`;
