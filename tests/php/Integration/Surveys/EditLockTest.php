<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Database\Database;
use UserFeedback\Surveys\EditLockRepository;

/**
 * POST and DELETE surveys/{id}/lock. Who may call them: tests/fixtures/routes.json.
 */
final class EditLockTest extends SurveyTestCase {

	public function test_the_second_person_learns_who_is_editing_and_can_take_over(): void {
		$id    = $this->saved()['id'];
		$first = wp_get_current_user()->display_name;
		self::assertNull( $this->lock( $id )['holder'] );
		self::assertNull( $this->lock( $id )['holder'], 'Their own lock keeps nobody out.' );

		$this->sign_in_as_colleague();
		$second = wp_get_current_user()->display_name;
		self::assertSame( $first, $this->lock( $id )['holder']['name'] ?? null );
		self::assertStringStartsWith( 'http', $this->lock( $id )['holder']['avatar'] ?? '' );
		self::assertNull( $this->lock( $id, array( 'take_over' => true ) )['holder'] );

		$this->sign_in( 'administrator' );
		self::assertSame( $second, $this->lock( $id )['holder']['name'] ?? null );
	}

	public function test_giving_it_back_frees_ones_own_lock_only(): void {
		$id = $this->saved()['id'];
		$this->lock( $id );
		$this->sign_in_as_colleague();
		$this->rest( 'DELETE', "/surveys/$id/lock" );
		self::assertNotNull( $this->lock( $id )['holder'] );
		$this->sign_in( 'administrator' );
		$this->rest( 'DELETE', "/surveys/$id/lock" );
		$this->sign_in_as_colleague();
		self::assertNull( $this->lock( $id )['holder'] );
	}

	public function test_whoever_was_not_heard_of_has_gone(): void {
		$id    = $this->saved()['id'];
		$locks = new EditLockRepository( $this->container()->get( Database::class ) );
		$then  = new DateTimeImmutable( '2026-05-01 10:00:00', new DateTimeZone( 'UTC' ) );
		self::assertSame( 7, $locks->take( $id, 7, false, $then ) );
		$window = EditLockRepository::WINDOW;
		self::assertSame( 7, $locks->take( $id, 8, false, $then->modify( "+$window seconds" ) ) );
		self::assertSame( 8, $locks->take( $id, 8, false, $then->modify( '+' . ( $window + 1 ) . ' seconds' ) ) );
	}

	public function test_a_lock_is_no_save(): void {
		$survey = $this->saved();
		$this->lock( $survey['id'] );
		self::assertSame( 200, $this->save( array( 'based_on' => $survey['revision'] ) + $survey )->get_status() );
	}

	public function test_an_unknown_survey_has_none(): void {
		self::assertSame( 404, $this->rest( 'POST', '/surveys/999999/lock' )->get_status() );
	}

	/**
	 * @param array<string, mixed> $params Body.
	 * @return array{holder: array{name: string, avatar: string}|null}
	 */
	private function lock( int $id, array $params = array() ): array {
		$response = $this->rest( 'POST', "/surveys/$id/lock", $params );
		self::assertSame( 200, $response->get_status() );
		/** @var array{holder: array{name: string, avatar: string}|null} */
		return $this->wire( $response );
	}
}
