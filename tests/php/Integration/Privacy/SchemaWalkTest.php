<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Privacy;

use UserFeedback\Database\Database;
use UserFeedback\Privacy\PersonalDataRepository;
use UserFeedback\Privacy\ResponseExporter;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;

/**
 * Walks the schema: a table or a column that nobody mapped fails here, so that export, erasure and deletion learn of it
 * (SEC-PR2). What holds data of a response must have the column `response_id`.
 */
final class SchemaWalkTest extends ResponsesTestCase {

	private const EMAIL = 'visitor@example.org';

	/**
	 * Every table, and what becomes of it. Tables with `response_id` follow their response, and the walks below
	 * prove it.
	 */
	private const TABLES = array(
		'survey'           => 'of the team',
		'response'         => 'a response',
		'answer'           => 'beside a response',
		'counter'          => 'sums without persons',
		'outbox'           => 'beside a response',
		'tag'              => 'of the team',
		'response_tag'     => 'beside a response',
		'note'             => 'beside a response',
		'report'           => 'of the team',
		'notification'     => 'of the team; its texts have no data of visitors',
		'webhook'          => 'of the team',
		'webhook_delivery' => 'beside a response',
		'saved_filter'     => 'of the team',
		'survey_event'     => 'of the team',
		'survey_language'  => 'of the team',
		'opinion'          => 'beside a response',
		'topic'            => 'of the team',
		'file'             => 'beside a response',
		'survey_revision'  => 'of the team; exported and erased by the account that saved',
	);

	/**
	 * Tables of addons, and what stands in each of their columns with texts or digests. Addons export and erase what
	 * was written themselves; the last test proves it.
	 */
	private const OF_ADDONS = array(
		'rating'          => array(
			'voter'   => 'a digest',
			'network' => 'a digest',
			'comment' => 'written by a visitor',
		),
		'rating_sum'      => array( 'title' => 'of the team' ),
		'rating_index'    => array(
			'ordering' => 'a name',
			'steps'    => 'of the team',
		),
		'rating_move'     => array( 'title' => 'of the team' ),
		'heatmap'         => array(
			'title' => 'of the team',
			'path'  => 'of the team',
			'state' => 'a name',
		),
		'heatmap_version' => array( 'fingerprint' => 'a digest of a layout' ),
		'heatmap_day'     => array(),
		'heatmap_element' => array(
			'digest' => 'a digest of a path',
			'path'   => 'a place on a page; no texts of it',
		),
		'heatmap_bin'     => array( 'cells' => 'sums without persons' ),
		'drive_sheet'     => array(
			'spreadsheet_id' => 'an id of Google',
			'file_name'      => 'of the team',
			'columns_json'   => 'of the team',
			'url'            => 'an address of Google',
			'worker'         => 'a random token',
			'error'          => 'a name',
			'detail'         => 'of Google',
		),
		'drive_row'       => array(),
		'drive_former'    => array(
			'spreadsheet_id' => 'an id of Google',
			'url'            => 'an address of Google',
			'file_name'      => 'of the team',
		),
	);

	/**
	 * Columns of `response` that tell nothing of who sent it.
	 */
	private const NOBODY = array( 'id', 'survey_id', 'client_id', 'body_hash', 'status', 'submitted_at', 'submitted_day', 'device', 'country', 'unanswered', 'is_read', 'starred', 'written' );

	public function test_every_table_is_mapped(): void {
		self::assertSame( array(), array_diff( Database::TABLES, array_keys( self::TABLES ) ), 'Who gets, erases and deletes what is in it? Then map it here.' );
		foreach ( self::TABLES as $table => $says ) {
			$columns = $this->columns( $table );
			self::assertSame( in_array( 'response_id', $columns, true ), str_starts_with( $says, 'beside' ), $table );
		}
	}

	public function test_every_table_of_an_addon_is_mapped(): void {
		$tables = array_values( array_diff( $this->container()->get( Database::class )->tables(), Database::TABLES ) );
		self::assertContains( 'rating', $tables );
		foreach ( $tables as $table ) {
			$columns = array_filter(
				(array) $this->wpdb()->get_results( 'SHOW COLUMNS FROM ' . $this->table( $table ), ARRAY_A ),
				static fn ( array $column ): bool => 1 === preg_match( '/char|text|binary|blob|json/', $column['Type'] )
			);
			$known   = array_keys( self::OF_ADDONS[ $table ] ?? array() );
			self::assertEqualsCanonicalizing( $known, array_column( $columns, 'Field' ), "Whose is what stands in $table? Then map it here." );
		}
	}

	public function test_addons_export_and_erase_what_visitors_wrote(): void {
		$marks = array();
		foreach ( self::OF_ADDONS as $table => $columns ) {
			$written = array_keys( $columns, 'written by a visitor', true );
			$row     = array();
			foreach ( $written as $column ) {
				$marks[ "$table.$column" ] = strtoupper( md5( "$table $column" ) );
				$row[ $column ]            = $marks[ "$table.$column" ] . ' ' . self::EMAIL;
			}
			if ( array() !== $row ) {
				$this->insert( $table, $row );
			}
		}
		$export = '';
		foreach ( (array) apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
			$export .= wp_json_encode( call_user_func( $exporter['callback'], self::EMAIL, 1 ) );
		}
		foreach ( (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $eraser ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
			call_user_func( $eraser['callback'], self::EMAIL, 1 );
		}
		foreach ( $marks as $place => $mark ) {
			self::assertStringContainsString( $mark, $export, "$place is exported" );
			list( $table ) = explode( '.', $place );
			$rows          = (string) wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( $table ), ARRAY_A ), JSON_INVALID_UTF8_SUBSTITUTE );
			self::assertStringNotContainsString( $mark, $rows, "$place is erased" );
		}
	}

	public function test_no_column_is_left_of_a_person_who_is_erased(): void {
		list( $id, $marks ) = $this->person();
		$this->container()->get( PersonalDataRepository::class )->anonymise( array( $id ), '[deleted]' );
		self::assertSame( array(), $this->traces( $id, $marks ) );
	}

	public function test_nothing_is_left_of_a_response_that_is_deleted(): void {
		list( $id, $marks ) = $this->person();
		$this->container()->get( ResponseRepository::class )->delete( array( $id ) );
		self::assertSame( array(), $this->traces( $id, $marks ) );
		foreach ( array_keys( self::TABLES ) as $table ) {
			if ( in_array( 'response_id', $this->columns( $table ), true ) ) {
				self::assertSame( 0, $this->count_rows( $table, array( 'response_id' => $id ) ), $table );
			}
		}
	}

	public function test_the_person_gets_every_text_that_is_kept(): void {
		list( , $marks ) = $this->person();
		$export          = (string) wp_json_encode( $this->container()->get( ResponseExporter::class )->export( self::EMAIL, 1 ) );
		// Jobs hold copies of what is exported; ids and digests are ours.
		foreach ( $marks as $column => $mark ) {
			if ( ! str_starts_with( $column, 'outbox.' ) && ! str_starts_with( $column, 'webhook_delivery.' ) && ! str_ends_with( $column, '.question_id' ) ) {
				self::assertStringContainsString( $mark, $export, $column );
			}
		}
	}

	/**
	 * A response with a mark in every text column of every table that belongs to it.
	 *
	 * @return array{int, array<string, string>} Id, and marks by table and column.
	 */
	private function person(): array {
		$survey = $this->survey()->id;
		self::assertSame( 201, $this->submit( $survey, $this->body( array( 'mail' => self::EMAIL ) ) )->get_status() );
		$id    = (int) $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'response' ) );
		$marks = array();
		foreach ( array_keys( self::TABLES ) as $table ) {
			$columns = $this->text_columns( $table );
			$own     = 'response' === $table;
			if ( ! $own && ! in_array( 'response_id', $this->columns( $table ), true ) ) {
				continue;
			}
			$row = array();
			foreach ( $columns as $column => $length ) {
				// A text with a key is an option that was chosen, not typed.
				if ( ( $own && in_array( $column, self::NOBODY, true ) ) || 'value_key' === $column ) {
					continue;
				}
				$mark           = substr( strtoupper( md5( "$table $column" ) ), 0, min( 12, $length ) );
				$row[ $column ] = match ( $column ) {
					'extra'         => (string) wp_json_encode( array( 'comments' => $mark ) ),
					'hidden_fields' => (string) wp_json_encode( array( 'plan' => array( $mark, 'page' ) ) ),
					default         => $mark,
				};
				$marks[ "$table.$column" ] = $mark;
			}
			if ( $own ) {
				$this->wpdb()->update( $this->table( $table ), $row, array( 'id' => $id ) );
			} elseif ( 'response_tag' !== $table ) {
				$this->insert( $table, $row + array( 'response_id' => $id ) );
			} else {
				$this->insert( 'tag', array( 'name' => 'TAGOFPERSON' ) );
				$this->insert( $table, array( 'response_id' => $id, 'tag_id' => $this->wpdb()->insert_id ) );
				$marks['tag.name'] = 'TAGOFPERSON';
			}
		}
		self::assertGreaterThan( 8, count( $marks ) );
		return array( $id, $marks );
	}

	/**
	 * Marks that are still somewhere, and rows beside the response that name it with a text.
	 *
	 * @param array<string, string> $marks By table and column.
	 * @return list<string>
	 */
	private function traces( int $id, array $marks ): array {
		$left = array();
		foreach ( array_keys( self::TABLES ) as $table ) {
			if ( 'tag' === $table ) {
				continue;
			}
			$rows = (string) wp_json_encode( $this->wpdb()->get_results( 'SELECT * FROM ' . $this->table( $table ), ARRAY_A ), JSON_INVALID_UTF8_SUBSTITUTE );
			foreach ( $marks as $column => $mark ) {
				// Figures need to know which question was answered.
				if ( 'answer.question_id' !== $column && str_contains( $rows, $mark ) ) {
					$left[] = "$column in $table";
				}
			}
			if ( str_contains( $rows, self::EMAIL ) ) {
				$left[] = "the address in $table";
			}
		}
		return $left;
	}

	/**
	 * @param array<string, mixed> $row Values; what must have one gets some.
	 */
	private function insert( string $table, array $row ): void {
		foreach ( (array) $this->wpdb()->get_results( 'SHOW COLUMNS FROM ' . $this->table( $table ), ARRAY_A ) as $column ) {
			$name = $column['Field'];
			if ( isset( $row[ $name ] ) || null !== $column['Default'] || 'YES' === $column['Null'] || 'auto_increment' === $column['Extra'] ) {
				continue;
			}
			$row[ $name ] = str_contains( $column['Type'], 'date' ) ? '2026-01-01 00:00:00' : ( str_contains( $column['Type'], 'int' ) ? 1 : '' );
		}
		self::assertSame( 1, $this->wpdb()->insert( $this->table( $table ), $row ), $table . ' ' . $this->wpdb()->last_error );
	}

	/**
	 * @return list<string>
	 */
	private function columns( string $table ): array {
		return array_map( 'strval', $this->wpdb()->get_col( 'SHOW COLUMNS FROM ' . $this->table( $table ) ) );
	}

	/**
	 * @return array<string, int> Length by name.
	 */
	private function text_columns( string $table ): array {
		$columns = array();
		foreach ( (array) $this->wpdb()->get_results( 'SHOW COLUMNS FROM ' . $this->table( $table ), ARRAY_A ) as $column ) {
			if ( 1 === preg_match( '/^(?:varchar\((\d+)\)|(?:medium|long|tiny)?text)/', $column['Type'], $found ) ) {
				$columns[ $column['Field'] ] = (int) ( $found[1] ?? 1000 );
			}
		}
		return $columns;
	}
}
