<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Database;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Database;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Migrator;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Integration\Responses\ResponsesTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A database that is not as it was left.
 */
final class DatabaseFaultsTest extends ResponsesTestCase {

	private const NO_TABLE = '/^$|doesn\'t exist/';

	protected function tearDown(): void {
		remove_action( 'shutdown', array( DatabaseModule::class, 'start_over' ) );
		$this->container()->get( Migrator::class )->run();
		parent::tearDown();
	}

	/**
	 * @param string $table  The table that is gone.
	 * @param int    $status Of the next submission after the repair.
	 */
	#[DataProvider( 'tables' )]
	public function test_a_table_that_was_dropped_is_created_again( string $table, int $status ): void {
		$survey = $this->survey();
		$this->wpdb()->query( 'DROP TABLE ' . $this->table( $table ) );
		$this->expect_log( self::NO_TABLE );

		self::assertSame( 503, $this->submit( $survey->id, $this->body() )->get_status(), 'Nothing is acknowledged.' );
		self::assertSame( 10, has_action( 'shutdown', array( DatabaseModule::class, 'start_over' ) ) );
		DatabaseModule::start_over();
		self::assertSame( 0, $this->container()->get( Migrator::class )->installed() );

		$this->container()->get( Migrator::class )->run_when_needed();
		self::assertSame( DatabaseModule::NEWEST, $this->container()->get( Migrator::class )->installed() );
		self::assertSame( $status, $this->submit( $survey->id, $this->body() )->get_status() );
	}

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function tables(): array {
		return array(
			'responses' => array( 'response', 201 ),
			'answers'   => array( 'answer', 201 ),
			'counters'  => array( 'counter', 201 ),
			'surveys'   => array( 'survey', 404 ),
		);
	}

	public function test_questions_come_also_when_the_impression_cannot_be_counted(): void {
		$survey = $this->survey();
		$this->container()->get( LiveIndex::class )->rebuild();
		$refuse = fn ( string $sql ): string => str_contains(
			$sql,
			$this->table( 'counter' )
		) ? 'INSERT INTO userfeedback_refused VALUES ( 1 )' : $sql;
		add_filter( 'query', $refuse );
		$this->expect_log( self::NO_TABLE );
		$with    = $this->post_impression( $survey->id, array( 'with' => 'questions' ) );
		$without = $this->post_impression( $survey->id, array() );
		remove_filter( 'query', $refuse );

		self::assertSame( array( 200, 503 ), array( $with->get_status(), $without->get_status() ) );
		self::assertCount( 9, $with->get_data()['questions'] ?? array() );
	}

	/**
	 * @param array<string, string> $query Query.
	 */
	private function post_impression( int $survey, array $query ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$survey/impression" );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * @param Closure(Database, int): int $write    Changes a survey that somebody else holds.
	 * @param string                      $expected Title of the survey after it.
	 */
	#[DataProvider( 'statements' )]
	public function test_a_statement_that_gave_way_to_another_runs_again( Closure $write, string $expected ): void {
		$survey = $this->survey()->id;
		$table  = $this->table( 'survey' );
		$other  = $this->other_connection();
		$other->query( 'START TRANSACTION' );
		$other->query( "UPDATE $table SET title = 'Held' WHERE id = $survey" );
		$tries   = 0;
		$release = static function ( string $sql ) use ( $other, $table, &$tries ): string {
			if ( str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, $table ) && 2 === ++$tries ) {
				$other->query( 'COMMIT' );
			}
			return $sql;
		};
		$this->wpdb()->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		add_filter( 'query', $release );
		$this->expect_log( '/^$|Lock wait timeout/' );
		$write( $this->container()->get( Database::class ), $survey );
		remove_filter( 'query', $release );
		$this->wpdb()->query( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
		$other->close();

		self::assertSame( 2, $tries );
		self::assertSame( $expected, $this->wpdb()->get_var( "SELECT title FROM $table WHERE id = $survey" ) );
	}

	/**
	 * @return array<string, array{Closure(Database, int): int, string}>
	 */
	public static function statements(): array {
		return array(
			'execute' => array(
				static fn ( Database $database, int $id ): int => $database->execute( 'UPDATE {survey} SET title = %s WHERE id = %d', array( 'One', $id ) ),
				'One',
			),
			'update'  => array(
				static fn ( Database $database, int $id ): int => $database->update( 'survey', array( 'title' => 'Two' ), array( 'id' => $id ) ),
				'Two',
			),
		);
	}

	public function test_pages_forget_surveys_that_are_gone_with_their_table(): void {
		$survey = $this->survey();
		$now    = $this->container()->get( Clock::class )->now();
		$index  = $this->container()->get( LiveIndex::class );
		$index->rebuild();
		self::assertNotNull( $index->find( $survey->id, $now ) );

		$this->wpdb()->query( 'DROP TABLE ' . $this->table( 'survey' ) );
		$this->expect_log( self::NO_TABLE );
		$this->submit( $survey->id, $this->body() );
		DatabaseModule::start_over();
		$this->container()->get( Migrator::class )->run_when_needed();
		self::assertNull( $index->find( $survey->id, $now ) );
	}

	public function test_an_emoji_does_not_cost_the_answer_where_texts_have_three_bytes(): void {
		$survey     = $this->survey();
		$three_byte = fn (
			mixed $charset,
			string $table
		): mixed => $this->table( 'answer' ) === $table ? 'utf8mb3' : $charset;
		add_filter( 'pre_get_table_charset', $three_byte, 10, 2 );
		$this->expect_log( '/^$|invalid data/' );
		$reply = $this->submit( $survey->id, $this->body( array( 'long' => "Très 😀\nbien" ) ) );
		remove_filter( 'pre_get_table_charset', $three_byte );

		self::assertSame( 201, $reply->get_status() );
		self::assertSame( "Très \u{FFFD}\nbien", $this->stored_answers()[0][3] );
	}
}
