<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Dashboard\DashboardWidget;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthChecks;

/**
 * A survey whose row cannot be read hides itself only: other screens stay, and nothing writes over it.
 */
final class DamagedSurveyTest extends SurveyTestCase {

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function damages(): iterable {
		yield 'JSON that was cut' => array( 'questions', '[{"id":"q1"' );
		yield 'an empty column' => array( 'questions', '' );
		yield 'a text instead of an object' => array( 'questions', '["text"]' );
		yield 'a question without title' => array( 'questions', '[{"id":"a","type":"text","config":{},"settings":{},"logic":{}}]' );
		yield 'settings that are a text' => array( 'settings', '"x"' );
		yield 'notifications that were cut' => array( 'notifications', '{"email":' );
	}

	#[DataProvider( 'damages' )]
	public function test_other_surveys_and_screens_stay_and_it_is_named( string $column, string $json ): void {
		$good    = $this->saved( array( 'title' => 'Sound' ) )['id'];
		$damaged = $this->damaged( $column, $json );
		foreach ( array( $good, $damaged ) as $id ) {
			$this->wpdb()->insert( $this->table( 'counter' ), array( 'survey_id' => $id, 'day' => current_time( 'Y-m-d' ), 'metric' => 'publish', 'total' => 1 ) );
		}
		self::assertCount( 2, (array) $this->rest( 'GET', '/surveys' )->get_data()['items'] );
		self::assertSame( 200, $this->rest( 'GET', '/results-summary' )->get_status() );
		ob_start();
		$this->container()->get( DashboardWidget::class )->show();
		self::assertStringContainsString( 'Sound', (string) ob_get_clean() );
		$refused = $this->rest( 'GET', "/surveys/$damaged" );
		self::assertSame( array( 500, 'userfeedback_damaged' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		self::assertSame( 200, $this->rest( 'GET', "/surveys/$good" )->get_status() );
		$finding = $this->finding();
		self::assertSame( Finding::CRITICAL, $finding->status );
		self::assertStringContainsString( 'Broken one', $finding->text );
		self::assertStringNotContainsString( 'Sound', $finding->text );
	}

	public function test_a_save_does_not_write_over_it(): void {
		$damaged = $this->damaged( 'questions', '[{"id":"q1"' );
		self::assertSame( 500, $this->save( array( 'id' => $damaged, 'title' => 'New' ) )->get_status() );
		self::assertSame( 1, $this->count_rows( 'survey', array( 'id' => $damaged, 'questions' => '[{"id":"q1"', 'title' => 'Broken one' ) ) );
	}

	public function test_the_list_still_moves_it_and_its_columns_stay(): void {
		$good    = $this->saved()['id'];
		$damaged = $this->damaged( 'questions', '["text"]' );
		$ids     = array( $damaged, $good );
		$refused = $this->bulk( 'draft', $ids );
		self::assertSame( array( $good ), $refused['changed'] );
		self::assertSame( array( array( $damaged, 'Broken one' ) ), array_map( static fn ( array $one ): array => array( $one['id'], $one['title'] ), $refused['refused'] ) );
		self::assertStringContainsString( 'cannot be read', $refused['refused'][0]['message'] );
		foreach ( array( 'trash' => 'trash', 'restore' => 'draft' ) as $action => $status ) {
			$result = $this->bulk( $action, $ids );
			self::assertSame( $ids, $result['changed'], $action );
			self::assertSame( array(), $result['refused'], $action );
			self::assertSame( 1, $this->count_rows( 'survey', array( 'id' => $damaged, 'status' => $status, 'questions' => '["text"]' ) ), $action );
		}
		self::assertSame( array(), $this->bulk( 'delete', $ids )['changed'], 'Only from the trash.' );
		$this->bulk( 'trash', $ids );
		self::assertSame( $ids, $this->bulk( 'delete', $ids )['changed'] );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	public function test_sound_surveys_are_no_finding(): void {
		$this->saved();
		self::assertSame( Finding::GOOD, $this->finding()->status );
	}

	private function finding(): Finding {
		$check = $this->container()->get( HealthChecks::class )->find( 'surveys' );
		self::assertNotNull( $check );
		return HealthChecks::run( $check );
	}

	/**
	 * @param list<int> $ids The surveys.
	 * @return array<string, mixed>
	 */
	private function bulk( string $action, array $ids ): array {
		$response = 'delete' === $action
			? $this->rest( 'DELETE', '/surveys', array( 'survey_ids' => $ids ) )
			: $this->rest( 'POST', '/surveys/' . $action, array( 'survey_ids' => $ids ) );
		self::assertSame( 200, $response->get_status() );
		return $this->wire( $response );
	}

	private function damaged( string $column, string $json ): int {
		$id = $this->saved( array( 'title' => 'Broken one' ) )['id'];
		$this->wpdb()->update( $this->table( 'survey' ), array( $column => $json ), array( 'id' => $id ) );
		return $id;
	}
}
