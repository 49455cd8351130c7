<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Surveys\SurveyChanged;

/**
 * POST surveys with `autosave`.
 */
final class AutosaveTest extends SurveyTestCase {

	public function test_a_draft_is_stored_and_stays_one(): void {
		$first = $this->save(
			array(
				'autosave'  => true,
				'status'    => 'publish',
				'title'     => 'By itself',
				'questions' => array( self::question( 'a', array( 'title' => '' ) ) ),
			)
		);
		$draft = $this->wire( $first );
		self::assertSame( 201, $first->get_status() );
		self::assertSame( array( 'draft', null, '' ), array( $draft['status'], $draft['published_at'], $draft['message'] ) );
		$next = $this->save(
			array(
				'id'       => $draft['id'],
				'based_on' => $draft['revision'],
				'autosave' => true,
				'title'    => 'Again',
			)
		);
		self::assertSame( 200, $next->get_status() );
		self::assertSame( 'Again', $this->wire( $next )['title'] );
		self::assertSame( 0, $this->count_rows( 'survey_event' ), 'No mark on a time line.' );
		self::assertSame( 0, $this->count_rows( 'outbox' ), 'No mail and no webhook.' );
	}

	public function test_what_visitors_see_saw_or_will_see_is_refused(): void {
		$live      = $this->saved();
		$scheduled = $this->saved( array( 'publish_at' => '2199-01-01T00:00:00Z' ) );
		$paused    = $this->saved();
		$this->save(
			array(
				'id'     => $paused['id'],
				'status' => 'draft',
			)
		);
		$changed = 0;
		$count   = static function () use ( &$changed ): void {
			++$changed;
		};
		add_action( SurveyChanged::ACTION, $count );
		foreach ( array( $live, $scheduled, $paused ) as $survey ) {
			$answer = $this->save(
				array(
					'id'       => $survey['id'],
					'autosave' => true,
					'title'    => 'Unasked',
				)
			);
			self::assertSame( 409, $answer->get_status() );
			self::assertNotSame( 'Unasked', $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}" ) )['title'] );
		}
		remove_action( SurveyChanged::ACTION, $count );
		self::assertSame( 0, $changed );
	}

	public function test_a_newer_version_is_not_overwritten(): void {
		$draft = $this->saved( array( 'status' => 'draft' ) );
		$this->save(
			array(
				'id'    => $draft['id'],
				'title' => 'Newer',
			)
		);
		$answer = $this->save(
			array(
				'id'       => $draft['id'],
				'based_on' => $draft['revision'],
				'autosave' => true,
				'title'    => 'Older',
			)
		);
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( 'userfeedback_stale', $this->wire( $answer )['code'] );
	}
}
