import { FIVE, clear, createSurvey } from './site.mjs';
import { say } from '../lib/log.mjs';

/** An empty request needs WordPress; this is what the export may take besides. */
const MEMORY_MB = 8;

/**
 * Reads the rows and writes them with fputcsv(), nothing else: the reference of CSV.
 */
const BARE = `
	$bare = static function ( $survey, $path ) {
		global $wpdb;
		$out  = fopen( $path, 'wb' );
		$last = 0;
		while ( $rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, status, submitted_at, page_url, page_title, device FROM {$wpdb->prefix}userfeedback_response WHERE survey_id = %d AND status = 'publish' AND id > %d ORDER BY id LIMIT 500", $survey, $last ), ARRAY_A ) ) {
			$last    = end( $rows )['id'];
			$answers = array();
			foreach ( $wpdb->get_results( "SELECT response_id, question_id, value_key, value_text, extra FROM {$wpdb->prefix}userfeedback_answer WHERE response_id IN (" . implode( ',', array_column( $rows, 'id' ) ) . ') ORDER BY response_id, question_id, position', ARRAY_A ) as $answer ) {
				$answers[ $answer['response_id'] ][] = '' === $answer['value_text'] ? $answer['value_key'] : $answer['value_text'];
			}
			foreach ( $rows as $row ) {
				fputcsv( $out, array( ...array_values( $row ), ...( $answers[ $row['id'] ] ?? array() ) ), ',', '"', '' );
			}
		}
		fclose( $out );
	};`;

/**
 * The export of a large survey against a bare loop, its memory and its first bytes.
 */
export async function measureExport( { site, report, options } ) {
	const size = Math.max( ...options.sizes );
	await clear( site );
	const id = await createSurvey( site, { title: 'Export', questions: FIVE() } );
	say( `Seeding ${ size.toLocaleString( 'en' ) } responses` );
	await site.wp( [ 'userfeedback', 'seed', String( id ), String( size ), '--days=60' ] );
	const measured = JSON.parse(
		await site.php( `
			use UserFeedback\\Plugin;
			use UserFeedback\\Pro\\Export\\{ExportInput, Files, WriteExport};
			${ BARE }
			$input = Plugin::container()->get( ExportInput::class );
			$write = static function ( $survey, $path, $format, $progress = null ) use ( $input ) {
				$options = $input->read( array( 'survey_id' => $survey, 'format' => $format ) );
				$file    = Plugin::container()->get( Files::class )->of( $options, fopen( $path, 'wb' ), $path );
				return Plugin::container()->get( WriteExport::class )->write( $options, $file, $progress );
			};
			$path  = tempnam( sys_get_temp_dir(), 'bench' );
			$timed = static function ( $work ) {
				$start = microtime( true );
				$work();
				return microtime( true ) - $start;
			};
			$memory = memory_get_usage();
			$most   = 0;
			$first  = null;
			$begun  = 0;
			$watch  = static function () use ( &$most, &$first, &$begun ) {
				$first ??= microtime( true ) - $begun;
				$most    = max( $most, memory_get_usage() );
			};
			$times = array( 'bare' => $timed( fn () => $bare( ${ id }, $path ) ) );
			$begun = microtime( true );
			$times['csv'] = $timed( function () use ( $write, $path, &$rows, $watch ) { $rows = $write( ${ id }, $path, 'csv', $watch ); } );
			$times['xlsx'] = $timed( fn () => $write( ${ id }, $path, 'xlsx', $watch ) );
			unlink( $path );
			echo wp_json_encode( array( 'rows' => $rows, 'memory' => ( $most - $memory ) / 1048576, 'first' => $first, 'times' => $times ) );
		` )
	);
	const { bare, csv, xlsx } = measured.times;
	const at = `at ${ size.toLocaleString( 'en' ) }`;
	const row = ( name, figure, reference, most ) =>
		report.add( {
			name: `${ name } ${ at }`,
			figure: `${ figure.toFixed( 1 ) } s`,
			reference: `${ reference[ 0 ] } ${ reference[ 1 ].toFixed( 1 ) } s`,
			ratio: ( figure / reference[ 1 ] ).toFixed( 2 ),
			budget: `<= ${ most }`,
			pass: figure / reference[ 1 ] <= most,
		} );
	row( 'CSV', csv, [ 'bare fputcsv', bare ], 3 );
	row( 'XLSX', xlsx, [ 'CSV', csv ], 4 );
	report.add( {
		name: `export: memory ${ at }`,
		figure: `${ measured.memory.toFixed( 1 ) } MB`,
		budget: `<= ${ MEMORY_MB } MB`,
		pass: measured.memory <= MEMORY_MB,
	} );
	report.add( {
		name: `CSV: first rows ${ at }`,
		figure: `${ ( measured.first * 1000 ).toFixed( 0 ) } ms`,
		budget: '<= 1000 ms',
		pass: measured.first <= 1,
	} );
}
