<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use RuntimeException;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\LiveIndexBuilder;
use UserFeedback\Display\LiveSurveysQuery;
use UserFeedback\Display\PageCaches;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Plan\Edition;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\CoreTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The payload follows the addons that are there, and nothing but a change
 * of them makes work (SEL-08, docs/plans-and-addons.md).
 */
final class AddonChangesTest extends DisplayTestCase {

	public function test_the_index_is_made_anew_when_addons_come_or_go_and_only_then(): void {
		$id      = $this->survey( array(), array( 'questions' => array( $this->question( 'n', 'nps' ) ) ) );
		$without = $this->index_without_question_types();
		$now     = new \DateTimeImmutable( '2026-11-21T12:00:00Z' );

		$here = $this->index()->find( $id, $now );
		self::assertNotNull( $here );
		self::assertArrayHasKey( 'questions', (array) $this->index()->payload( $here ) );
		self::assertTrue( $this->index()->is_live( $id, $now ) );
		self::assertSame( 0, $this->reads( fn () => $this->index()->live( $now ) ), 'Nothing changed.' );

		$gone = $without->find( $id, $now );
		self::assertNotNull( $gone );
		self::assertArrayNotHasKey( 'questions', (array) $without->payload( $gone ) );
		self::assertSame( array(), $without->questions_of( $gone ) );
		self::assertNotTrue( $without->is_live( $id, $now ) );
		self::assertSame( 0, $this->reads( static fn () => $without->live( $now ) ), 'Nothing changed.' );

		self::assertGreaterThan( 0, $this->reads( fn () => $this->index()->live( $now ) ), 'The addon is back.' );
		self::assertTrue( $this->index()->is_live( $id, $now ) );
	}

	public function test_wp_admin_sees_that_constants_moved_the_site(): void {
		$now = new \DateTimeImmutable( '2026-11-21T12:00:00Z' );
		$this->survey();
		$this->index()->live( $now );
		// As WP_HOME does: no action tells of it.
		$moved = static fn (): string => 'https://new.example';
		add_filter( 'option_home', $moved );
		try {
			self::assertSame( 0, $this->reads( fn () => $this->index()->live( $now ) ), 'A visitor pays nothing for it.' );
			$this->index()->follow_the_site();
			self::assertGreaterThan( 0, $this->reads( fn () => $this->index()->live( $now ) ) );
			$this->index()->follow_the_site();
			self::assertSame( 0, $this->reads( fn () => $this->index()->live( $now ) ), 'It is made anew once.' );
		} finally {
			remove_filter( 'option_home', $moved );
		}
	}

	public function test_an_index_that_was_built_before_a_change_and_stored_after_it_does_not_count(): void {
		$now   = new \DateTimeImmutable( '2026-11-21T12:00:00Z' );
		$id    = $this->survey();
		$index = $this->index();
		self::assertSame( array( $id ), array_column( $index->live( $now ), 'id' ) );

		// A request builds, and another one saves before the first one stores.
		$before = array( get_option( LiveIndex::OPTION ), get_option( LiveIndex::TOKEN_OPTION ) );
		$second = $this->survey();
		update_option( LiveIndex::OPTION, $before[0], true );
		self::assertNotSame( $before[1], get_option( LiveIndex::TOKEN_OPTION ) );

		self::assertSame( array( $second, $id ), array_column( $index->live( $now ), 'id' ) );
		self::assertSame( 0, $this->reads( static fn () => $index->live( $now ) ), 'Nothing changed since.' );
		$index->forget();
		self::assertGreaterThan( 0, $this->reads( static fn () => $index->live( $now ) ) );
	}

	public function test_the_signature_names_addons_and_versions(): void {
		$of     = static function ( array $addons ): string {
			$states = new AddonStates( '' );
			foreach ( $addons as $slug => $version ) {
				$states->note_active( $slug, $version );
			}
			return $states->signature();
		};
		$others = array(
			$of( array() ),
			$of( array( 'behavior' => '0.1.0' ) ),
			$of( array( 'behavior' => '0.2.0' ) ),
			$of(
				array(
					'behavior' => '0.1.0',
					'branding' => '0.1.0',
				)
			),
		);
		self::assertSame( $others, array_unique( $others ) );
		self::assertSame(
			$others[3],
			$of(
				array(
					'branding' => '0.1.0',
					'behavior' => '0.1.0',
				)
			),
			'In any order.'
		);
	}

	public function test_a_part_that_fails_gives_way_to_the_plain_one(): void {
		$survey = $this->container()->get( SurveyRepository::class )->find(
			$this->survey( array( 'behavior' => array( 'timing' => 'delay' ) ) )
		);
		self::assertInstanceOf( Survey::class, $survey );
		$parts = new SurveyParts();
		$parts->replace( SurveyParts::BEHAVIOR, static fn () => throw new RuntimeException( 'A broken addon.' ) );
		$parts->replace( SurveyParts::DEVICES, static fn (): string => 'no list' );
		$parts->replace(
			SurveyParts::THANK_YOU,
			static fn ( Survey $given ): array => array( 'type' => $given->title )
		);
		self::assertSame( 'immediate', $parts->of( SurveyParts::BEHAVIOR, $survey )['timing'] );
		self::assertSame( array( 'desktop' ), $parts->of( SurveyParts::DEVICES, $survey ) );
		self::assertSame( array( 'type' => 'Coffee' ), $parts->of( SurveyParts::THANK_YOU, $survey ) );
	}

	public function test_question_settings_without_the_addon_keep_the_look_of_icons_only(): void {
		$question = new Question(
			'i',
			'icon-choice',
			'Mood?',
			array(),
			array(
				'required'    => true,
				'randomize'   => true,
				'comment_box' => true,
				'icon_color'  => '#ff0000',
				'icon_size'   => 'large',
			),
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
		$plain    = ( new SurveyParts() )->question_settings( $question );
		self::assertSame(
			array(
				'required'    => false,
				'randomize'   => false,
				'comment_box' => false,
				'icon_color'  => '#ff0000',
				'icon_size'   => 'large',
			),
			$plain
		);
		self::assertSame(
			$question->settings,
			$this->container()->get( SurveyParts::class )->question_settings( $question ),
			'The addon is active here.'
		);
	}

	/**
	 * The index as a site has it whose Question Types addon is gone.
	 */
	private function index_without_question_types(): LiveIndex {
		$types = new QuestionTypeRegistry();
		CoreTypes::register( $types );
		$none    = new AddonStates( '' );
		$builder = new LiveIndexBuilder(
			$this->container()->get( LiveSurveysQuery::class ),
			$this->container()->get( WidgetSurvey::class ),
			$types,
			$none,
			$this->container()->get( SurveyParts::class )
		);
		return new LiveIndex(
			static fn (): LiveIndexBuilder => $builder,
			new Edition( true ),
			$none,
			fn (): PageCaches => $this->container()->get( PageCaches::class )
		);
	}

	/**
	 * How often something reads surveys from the database.
	 *
	 * @param callable(): mixed $what Does it.
	 */
	private function reads( callable $what ): int {
		$reads = 0;
		$spy   = function ( string $query ) use ( &$reads ): string {
			$reads += str_contains( $query, $this->table( 'survey' ) ) ? 1 : 0;
			return $query;
		};
		add_filter( 'query', $spy );
		$what();
		remove_filter( 'query', $spy );
		return $reads;
	}
}
