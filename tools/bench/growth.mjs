import { FIVE, clear, createSurvey } from './site.mjs';
import { quick } from './report.mjs';
import { say } from '../lib/log.mjs';

/** Rounds; in each, every figure is taken at every size. */
const ROUNDS = 21;

/** Every n-th response goes to the trash. */
const TRASHED = 50;

/**
 * The same screens at growing numbers of responses. Times are taken inside PHP, around rest_do_request(), so
 * WordPress's own start does not hide growth. Each size has its own tables, and the sizes take turns, so a busy
 * minute of the machine affects all of them.
 */
export async function measureGrowth( { site, report, options } ) {
	const sizes = [ ...options.sizes ].sort( ( a, b ) => a - b );
	const largest = sizes[ sizes.length - 1 ];
	const surveys = {};
	for ( const size of sizes ) {
		await clear( site );
		// Ids as long as the builder's: they are stored with every answer.
		const questions = FIVE().map( ( question ) => ( { ...question, id: question.id.padEnd( 12, '0' ) } ) );
		const id = await createSurvey( site, { title: `Growth ${ size }`, questions } );
		say( `Seeding ${ size.toLocaleString( 'en' ) } responses` );
		const startedAt = Date.now();
		await site.wp( [ 'userfeedback', 'seed', String( id ), String( size ), '--days=60' ] );
		say( `Seeded in ${ ( ( Date.now() - startedAt ) / 1000 ).toFixed( 0 ) } s` );
		if ( size === largest ) {
			await measureStorage( site, report, size );
		}
		await trashSome( site, id );
		if ( size === largest ) {
			await measureRecount( site, report, id, size );
		}
		await putAside( site, size );
		surveys[ size ] = id;
	}
	await clear( site );
	say( 'Calling' );
	const times = await callAll( site, surveys );
	for ( const name of Object.keys( times[ largest ] ) ) {
		const ratio = quick( times[ largest ][ name ] ) / quick( times[ sizes[ 0 ] ][ name ] );
		// Pages by number stay possible within 3 times; first and last ones cost hardly more than of a small survey.
		const limit = / page of \d+ %$/.test( name ) ? 3 : 1.5;
		report.add( {
			name: `${ name } at ${ largest.toLocaleString( 'en' ) }`,
			figure: `${ quick( times[ largest ][ name ] ).toFixed( 1 ) } ms`,
			reference: sizes
				.filter( ( size ) => size !== largest )
				.map(
					( size ) =>
						`${ quick( times[ size ][ name ] ).toFixed( 1 ) } ms at ${ size.toLocaleString( 'en' ) }`
				)
				.join( ', ' ),
			ratio: ratio.toFixed( 2 ),
			budget: `<= ${ limit }`,
			pass: ratio <= limit,
		} );
	}
	for ( const size of sizes ) {
		await putAside( site, size, true );
	}
}

/** Moves all tables of the plugin to a prefix of the size, with empty ones in their place, or removes them there. */
async function putAside( site, size, remove = false ) {
	await site.php( `
		global $wpdb;
		$tables = static fn ( $prefix ) => $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $prefix . 'userfeedback_' ) . '%' ) );
		foreach ( $tables( 'g${ size }_' ) as $table ) {
			$wpdb->query( "DROP TABLE $table" );
		}
		foreach ( ${ remove ? 'array()' : '$tables( $wpdb->prefix )' } as $table ) {
			$aside = 'g${ size }_' . substr( $table, strlen( $wpdb->prefix ) );
			$wpdb->query( "RENAME TABLE $table TO $aside" );
			$wpdb->query( "CREATE TABLE $table LIKE $aside" );
		}
	` );
}

async function trashSome( site, id ) {
	await site.php( `
		global $wpdb;
		$ids  = array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}userfeedback_response WHERE survey_id = ${ id } AND id % ${ TRASHED } = 0" ) );
		$bulk = UserFeedback\\Plugin::container()->get( UserFeedback\\Pro\\Responses\\BulkResponses::class );
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$bulk->trash( ${ id }, $chunk );
		}
	` );
}

async function callAll( site, surveys ) {
	const reply = await site.php( `
		wp_set_current_user( 1 );
		rest_get_server();
		function bench_call( $path, $query ) {
			wp_cache_flush();
			wp_set_current_user( 1 );
			$request = new WP_REST_Request( 'GET', '/userfeedback/v1/' . $path );
			$request->set_query_params( $query );
			$start    = hrtime( true );
			$response = rest_do_request( $request );
			$time     = ( hrtime( true ) - $start ) / 1e6;
			if ( 200 !== $response->get_status() ) {
				throw new RuntimeException( $path . ': ' . wp_json_encode( $response->get_data() ) );
			}
			return array( $time, json_decode( wp_json_encode( $response->get_data() ), true ) );
		}
		function bench_calls( $id ) {
			$today = current_datetime()->format( 'Y-m-d' );
			$days  = static fn ( $count ) => array( current_datetime()->modify( '-' . ( $count - 1 ) . ' days' )->format( 'Y-m-d' ), $today );
			$range = static fn ( $count, $from, $to ) => array_combine( array( $from, $to ), $days( $count ) );
			$list  = "surveys/$id/responses";
			$first = bench_call( $list, array( 'per_page' => 20 ) )[1];
			$pages = $first['pagination']['pages'];
			$last  = bench_call( $list, array( 'per_page' => 20, 'page' => $pages ) )[1];
			$mid   = bench_call( $list, array( 'per_page' => 20, 'page' => max( 1, intdiv( $pages, 2 ) ) ) )[1];
			$trash = array( 'filter' => array( 'status' => 'trash' ) );
			$bin   = bench_call( $list, $trash )[1]['pagination']['pages'];
			// Every filter and order of the screen, at pages that lie somewhere within a day.
			$pages_by_number = array();
			foreach ( array( 'all', 'publish', 'trash' ) as $status ) {
				foreach ( array( 'submitted_at', 'status' ) as $orderby ) {
					foreach ( array( 13, 50, 77 ) as $percent ) {
						$query = array( 'per_page' => 20, 'orderby' => $orderby, 'filter' => array( 'status' => $status ) );
						$of    = bench_call( $list, $query )[1]['pagination']['pages'];
						$pages_by_number[ "list, $status by $orderby, page of $percent %" ] = array( $list, $query + array( 'page' => max( 1, (int) round( $of * $percent / 100 ) ) ) );
					}
				}
			}
			$text  = bench_call( "surveys/$id", array() )[1]['questions'][4]['id'];
			return $pages_by_number + array(
				'results, 30 days'        => array( "surveys/$id/results", $range( 30, 'from', 'to' ) ),
				'results, 60 days'        => array( "surveys/$id/results", $range( 60, 'from', 'to' ) ),
				'overview, 30 days'       => array( 'results-summary', $range( 30, 'start_date', 'end_date' ) ),
				'list, first page'        => array( $list, array( 'per_page' => 20 ) ),
				'list, last page'         => array( $list, array( 'per_page' => 20, 'page' => $pages ) ),
				'list, published, oldest first' => array( $list, array( 'per_page' => 20, 'page' => 1, 'orderby' => 'submitted_at', 'order' => 'asc', 'filter' => array( 'status' => 'publish' ) ) ),
				'list by status, last page' => array( $list, array( 'per_page' => 20, 'page' => $pages, 'orderby' => 'status' ) ),
				'list, trash'             => array( $list, $trash ),
				'list, trash, last page'  => array( $list, $trash + array( 'page' => $bin ) ),
				'surveys list'            => array( 'surveys', array() ),
				'one response, newest'    => array( "$list/" . $first['items'][0]['id'], array() ),
				'one response, oldest'    => array( "$list/" . end( $last['items'] )['id'], array() ),
				'one response, in the middle of all' => array( "$list/" . $mid['items'][0]['id'], array() ),
				'text answers, first page' => array( "surveys/$id/questions/$text/answers", array( 'page' => 1 ) ),
			);
		}
		global $wpdb;
		$surveys = json_decode( '${ JSON.stringify( surveys ) }', true );
		$calls   = array();
		$times   = array();
		foreach ( $surveys as $size => $id ) {
			$wpdb->prefix   = "g{$size}_";
			$calls[ $size ] = bench_calls( $id );
		}
		foreach ( array_keys( reset( $calls ) ) as $name ) {
			for ( $round = -1; $round < ${ ROUNDS }; $round++ ) {
				foreach ( $calls as $size => $of_size ) {
					$wpdb->prefix = "g{$size}_";
					$time         = bench_call( ...$of_size[ $name ] )[0];
					if ( $round >= 0 ) {
						$times[ $size ][ $name ][] = $time;
					}
				}
			}
		}
		echo wp_json_encode( $times );
	` );
	return JSON.parse( reply );
}

async function measureStorage( site, report, size ) {
	const bytes = Number(
		await site.php( `
			global $wpdb;
			$wpdb->query( "ANALYZE TABLE {$wpdb->prefix}userfeedback_response, {$wpdb->prefix}userfeedback_answer, {$wpdb->prefix}userfeedback_counter" );
			echo $wpdb->get_var( "SELECT SUM( DATA_LENGTH + INDEX_LENGTH ) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ( '{$wpdb->prefix}userfeedback_response', '{$wpdb->prefix}userfeedback_answer', '{$wpdb->prefix}userfeedback_counter' )" );
		` )
	);
	report.add( {
		name: 'storage per response of 5 answers, indexes included',
		figure: `${ Math.round( bytes / size ) } bytes`,
		budget: '<= 760 bytes',
		pass: bytes / size <= 760,
	} );
}

/**
 * Counts everything again, several times, and beside it the same counts by the
 * plainest statement over the whole survey: what this machine needs for them now.
 */
async function measureRecount( site, report, id, size ) {
	const seconds = [];
	const plain = [];
	for ( let round = 0; round < 3; round++ ) {
		plain.push(
			Number(
				await site.php( `
					global $wpdb;
					$start = microtime( true );
					$wpdb->get_results( "SELECT r.submitted_day, a.question_id, a.value_key, COUNT(*), SUM( a.position = 0 ) FROM {$wpdb->prefix}userfeedback_response r JOIN {$wpdb->prefix}userfeedback_answer a ON a.response_id = r.id WHERE r.survey_id = ${ id } AND r.status = 'publish' GROUP BY r.submitted_day, a.question_id, a.value_key" );
					$wpdb->get_results( "SELECT submitted_day, status, device, COUNT(*) FROM {$wpdb->prefix}userfeedback_response WHERE survey_id = ${ id } GROUP BY submitted_day, status, device" );
					echo microtime( true ) - $start;
				` )
			)
		);
		const startedAt = Date.now();
		await site.wp( [ 'userfeedback', 'recount', `--survey=${ id }` ] );
		seconds.push( ( Date.now() - startedAt ) / 1000 );
	}
	const perMillion = ( quick( seconds ) * 1e6 ) / size;
	report.add( {
		name: `recount from scratch, ${ size.toLocaleString( 'en' ) } responses`,
		figure: `${ quick( seconds ).toFixed( 1 ) } s`,
		reference: `${ quick( plain ).toFixed( 1 ) } s in two statements`,
		ratio: `${ perMillion.toFixed( 1 ) } s per million`,
		budget: '<= 30 s per million',
		pass: size < 100000 ? undefined : perMillion <= 30,
	} );
}
