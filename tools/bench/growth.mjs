import { FIVE, clear, createSurvey } from './site.mjs';
import { median } from './report.mjs';
import { say } from '../lib/log.mjs';

/** Calls per figure; the median counts. */
const CALLS = 7;

/**
 * The same screens at growing numbers of responses. Times are taken inside PHP,
 * around rest_do_request(), so that WordPress's own start does not hide growth.
 */
export async function measureGrowth( { site, report, options } ) {
	const times = {};
	for ( const size of options.sizes ) {
		await clear( site );
		const id = await createSurvey( site, { title: `Growth ${ size }`, questions: FIVE() } );
		say( `Seeding ${ size.toLocaleString( 'en' ) } responses` );
		const startedAt = Date.now();
		await site.wp( [ 'userfeedback', 'seed', String( id ), String( size ), '--days=60' ] );
		const seeded = ( Date.now() - startedAt ) / 1000;
		times[ size ] = await callAll( site, id );
		times[ size ].seed = seeded;
		if ( size === Math.max( ...options.sizes ) ) {
			await measureStorage( site, report, size );
			await measureRecount( site, report, id, size );
		}
	}
	const smallest = Math.min( ...options.sizes );
	const largest = Math.max( ...options.sizes );
	for ( const name of Object.keys( times[ smallest ] ).filter( ( key ) => key !== 'seed' ) ) {
		const ratio = times[ largest ][ name ] / times[ smallest ][ name ];
		const limit = name === 'list, middle page' ? 3 : 1.5;
		report.add( {
			name: `${ name } at ${ largest.toLocaleString( 'en' ) }`,
			figure: `${ times[ largest ][ name ].toFixed( 1 ) } ms`,
			reference: options.sizes
				.filter( ( size ) => size !== largest )
				.map( ( size ) => `${ times[ size ][ name ].toFixed( 1 ) } ms at ${ size.toLocaleString( 'en' ) }` )
				.join( ', ' ),
			ratio: ratio.toFixed( 2 ),
			budget: `<= ${ limit }`,
			pass: ratio <= limit,
		} );
	}
}

async function callAll( site, id ) {
	const reply = await site.php( `
		wp_set_current_user( 1 );
		rest_get_server();
		function bench_call( $path, $query ) {
			$times = array();
			for ( $i = 0; $i < ${ CALLS + 1 }; $i++ ) {
				wp_cache_flush();
				wp_set_current_user( 1 );
				$request = new WP_REST_Request( 'GET', '/userfeedback/v1/' . $path );
				$request->set_query_params( $query );
				$start    = hrtime( true );
				$response = rest_do_request( $request );
				$times[]  = ( hrtime( true ) - $start ) / 1e6;
				if ( 200 !== $response->get_status() ) {
					throw new RuntimeException( $path . ': ' . wp_json_encode( $response->get_data() ) );
				}
			}
			array_shift( $times );
			return array( $times, $response->get_data() );
		}
		$id    = ${ id };
		$today = current_datetime()->format( 'Y-m-d' );
		$ago   = current_datetime()->modify( '-29 days' )->format( 'Y-m-d' );
		$list  = "surveys/$id/responses";
		list( $times['results, 30 days'] )     = bench_call( "surveys/$id/results", array( 'from' => $ago, 'to' => $today ) );
		list( $times['results, 60 days'] )     = bench_call( "surveys/$id/results", array( 'from' => current_datetime()->modify( '-59 days' )->format( 'Y-m-d' ), 'to' => $today ) );
		list( $times['overview, 30 days'] )    = bench_call( 'results-summary', array( 'start_date' => $ago, 'end_date' => $today ) );
		list( $times['list, first page'], $d ) = bench_call( $list, array( 'per_page' => 20 ) );
		$d     = json_decode( wp_json_encode( $d ), true );
		$pages = $d['pagination']['pages'];
		list( $times['list, last page'], $l )  = bench_call( $list, array( 'per_page' => 20, 'page' => $pages ) );
		list( $times['list, middle page'] )    = bench_call( $list, array( 'per_page' => 20, 'page' => max( 1, intdiv( $pages, 2 ) ) ) );
		list( $times['list, trash'] )          = bench_call( $list, array( 'filter' => array( 'status' => 'trash' ) ) );
		list( $times['surveys list'] )         = bench_call( 'surveys', array() );
		$l   = json_decode( wp_json_encode( $l ), true );
		$old = $l['items'][ count( $l['items'] ) - 1 ]['id'];
		$new = $d['items'][0]['id'];
		list( $times['one response, newest'] ) = bench_call( "$list/$new", array() );
		list( $times['one response, oldest'] ) = bench_call( "$list/$old", array() );
		list( $times['one response, in the middle of all'] ) = bench_call( "$list/" . intdiv( $old + $new, 2 ), array() );
		$survey = bench_call( "surveys/$id", array() )[1];
		$survey = json_decode( wp_json_encode( $survey ), true );
		list( $times['text answers, first page'] ) = bench_call( "surveys/$id/questions/" . $survey['questions'][4]['id'] . '/answers', array( 'page' => 1 ) );
		echo wp_json_encode( $times );
	` );
	return Object.fromEntries(
		Object.entries( JSON.parse( reply ) ).map( ( [ name, values ] ) => [ name, median( values ) ] )
	);
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
		budget: '<= 700 bytes',
		pass: bytes / size <= 700,
	} );
}

async function measureRecount( site, report, id, size ) {
	const startedAt = Date.now();
	await site.wp( [ 'userfeedback', 'recount', `--survey=${ id }` ] );
	const seconds = ( Date.now() - startedAt ) / 1000;
	const perMillion = ( seconds * 1e6 ) / size;
	report.add( {
		name: `recount from scratch, ${ size.toLocaleString( 'en' ) } responses`,
		figure: `${ seconds.toFixed( 1 ) } s`,
		ratio: `${ perMillion.toFixed( 1 ) } s per million`,
		budget: '<= 30 s per million',
		pass: size < 100000 ? undefined : perMillion <= 30,
	} );
}
