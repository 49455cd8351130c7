<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Compare\Groups;
use UserFeedback\Pro\Results\Compare\Second;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Words\CompareWords;
use UserFeedback\Pro\Results\Words\WordsQuery;
use UserFeedback\Pro\Results\Words\WrittenWords;
use UserFeedback\Results\AnswerSearch;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Results\Range;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/questions/{question_id}/words/comparison: words of two groups, tested.
 *
 * “coffee” has the counts of Newcombe's table II (Statistics in Medicine 17 (1998) 873-890), 56 of 70 against 48 of
 * 80. Intervals and probabilities of the others are from Newcombe's and Pearson's formulas in Python, X² by expected
 * counts.
 */
final class WordComparisonTest extends ResultsTestCase {

	/**
	 * Of 70 happy people, and of 80 unhappy ones.
	 */
	private const COUNTS  = array(
		'coffee'  => array( 56, 48 ),
		'parking' => array( 35, 39 ),
		'queue'   => array( 21, 13 ),
		'price'   => array( 20, 10 ),
		'music'   => array( 7, 9 ),
	);
	private const HAPPY   = array( 'answers' => array( 'score' => array( 'from' => 9 ) ) );
	private const UNHAPPY = array( 'answers' => array( 'score' => array( 'to' => 6 ) ) );
	private const BOTH    = array(
		'filter'         => self::HAPPY,
		'compare'        => 'people',
		'compare_filter' => self::UNHAPPY,
	);

	public function test_each_word_has_its_shares_and_their_difference(): void {
		$found = $this->compare( $this->written(), self::BOTH );
		self::assertSame( array_keys( self::COUNTS ), array_column( $found['words'], 'text' ) );
		self::assertSame( array( 70, 80 ), array( $found['a']['texts'], $found['b']['texts'] ) );
		self::assertTrue( $found['are_apart'] );
		self::assertTrue( $found['complete'] );
		$expected = array(
			'coffee'  => array( 20.0, 5.2, 33.4, false ),
			'parking' => array( 1.3, -14.4, 16.8, true ),
			'queue'   => array( 13.8, 0.3, 27.0, false ),
			'price'   => array( 16.1, 3.2, 28.8, false ),
			'music'   => array( -1.3, -11.4, 9.4, true ),
		);
		foreach ( $found['words'] as $word ) {
			self::assertSame( self::COUNTS[ $word['text'] ], array( $word['a']['count'], $word['b']['count'] ) );
			self::assertEquals( $expected[ $word['text'] ], array_values( $word['difference'] ), $word['text'] );
		}
	}

	public function test_a_sentence_holds_for_the_number_of_words(): void {
		// Probabilities 0.0080, 0.0141, 0.0448, 0.80 and 0.88: by Holm 0.0402, 0.0564 and more.
		$found = $this->compare( $this->written(), self::BOTH );
		self::assertSame( 5, $found['compared'] );
		self::assertSame( array( 'coffee' ), $found['clear'] );
	}

	public function test_a_word_that_few_could_have_written_is_not_tested(): void {
		$survey = $this->written();
		foreach ( range( 1, 8 ) as $nobody ) {
			$this->respond( $survey, array( 'score' => 10, 'why' => "umbrella $nobody" ) );
		}
		$found = $this->compare( $survey, self::BOTH );
		// Expected are 4.0 and 4.0 of the 8.
		self::assertContains( 'umbrella', array_column( $found['words'], 'text' ) );
		self::assertSame( 5, $found['compared'] );
	}

	public function test_a_clear_word_is_listed_though_twenty_are_more_frequent(): void {
		$survey = $this->survey( $this->questions(), array( 'published_at' => $this->moment( 30 ) ) );
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$common = implode( ' ', array_map( static fn ( int $n ): string => 'thing' . chr( 96 + $n ), range( 1, 22 ) ) );
		foreach ( range( 1, 40 ) as $place ) {
			$this->respond( $survey, array( 'score' => 10, 'why' => $place < 36 ? "$common slow" : $common ) );
			$this->respond( $survey, array( 'score' => 1, 'why' => $common ) );
		}
		$found = $this->compare( $survey, self::BOTH );
		self::assertSame( array( 'slow' ), $found['clear'] );
		self::assertCount( 20, $found['words'] );
		self::assertContains( 'slow', array_column( $found['words'], 'text' ) );
	}

	public function test_there_is_no_difference_under_thirty_answers(): void {
		$found = $this->compare( $this->written( 29 ), self::BOTH );
		self::assertSame( array( 29, 80 ), array( $found['a']['texts'], $found['b']['texts'] ) );
		self::assertSame( array( null ), array_unique( array_column( $found['words'], 'difference' ) ) );
		self::assertSame( array( 0, array() ), array( $found['compared'], $found['clear'] ) );
	}

	public function test_groups_that_overlap_have_no_difference_until_one_gives_the_others_up(): void {
		$survey  = $this->written();
		$overlap = array( 'filter' => array() ) + self::BOTH;
		$found   = $this->compare( $survey, $overlap );
		self::assertFalse( $found['are_apart'] );
		self::assertSame( array( 150, 80 ), array( $found['a']['texts'], $found['b']['texts'] ) );
		self::assertSame( array( null ), array_unique( array_column( $found['words'], 'difference' ) ) );
		self::assertSame( array( 0, array() ), array( $found['compared'], $found['clear'] ) );
		$apart = $this->compare( $survey, $overlap + array( 'apart' => 'a' ) );
		self::assertSame( $this->compare( $survey, self::BOTH )['words'], $apart['words'] );
		self::assertSame( array( 'coffee' ), $apart['clear'] );
	}

	public function test_two_periods_have_their_words(): void {
		$survey = $this->survey( $this->questions(), array( 'published_at' => $this->moment( 60 ) ) );
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		foreach ( array( 0, 0, 0, 9, 9 ) as $days_ago ) {
			$this->respond( $survey, array( 'why' => 0 === $days_ago ? 'late parcel' : 'parcel late' ), $days_ago );
		}
		$found = $this->compare( $survey, array( 'from' => $this->day( 6 ), 'to' => $this->day( 0 ), 'compare' => 'previous' ) );
		self::assertSame( array( 3, 2 ), array( $found['a']['texts'], $found['b']['texts'] ) );
		// The same pair, in whatever order each group writes it.
		self::assertCount( 1, $found['pairs'] );
		self::assertSame( array( 3, 2 ), array( $found['pairs'][0]['a']['count'], $found['pairs'][0]['b']['count'] ) );
	}

	public function test_the_smallest_group_holds_on_both_sides(): void {
		$survey = $this->written();
		foreach ( array( 1, 1, 1, 10, 10, 10, 10, 10, 10 ) as $score ) {
			$this->respond( $survey, array( 'score' => $score, 'why' => 'umbrella' ) );
		}
		self::assertContains( 'umbrella', array_column( $this->compare( $survey, self::BOTH )['words'], 'text' ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 5 ) );
		$texts = array_column( $this->compare( $survey, self::BOTH )['words'], 'text' );
		self::assertContains( 'coffee', $texts );
		self::assertNotContains( 'umbrella', $texts );
		$few = array( 'compare_filter' => array( 'answers' => array( 'why' => array( 'contains' => 'umbrella' ), 'score' => array( 'to' => 6 ) ) ) );
		self::assertSame( 403, $this->asked( $survey, $few + self::BOTH )->get_status() );
		self::assertSame( 403, $this->asked( $survey, array( 'apart' => 'b' ) + self::BOTH )->get_status() );
	}

	/**
	 * @testWith [0.0]
	 *           [9.0]
	 */
	public function test_both_are_looked_for_in_slices( float $pause ): void {
		$survey = $this->written( 12 );
		$whole  = $this->compare( $survey, self::BOTH );
		$cursor = '-';
		$calls  = 0;
		do {
			$found  = $this->reader( $pause )->read(
				$survey,
				Range::last_days( 20, $this->day( 0 ) ),
				'why',
				self::HAPPY,
				new Second( 'people', self::UNHAPPY ),
				$cursor
			);
			$cursor = (string) $found['next'];
			++$calls;
			self::assertMatchesRegularExpression( '/^([0-9a-f]{32}-([0-9a-f]{32})?|)$/', $cursor );
		} while ( false === $found['complete'] && $calls < 99 );
		self::assertGreaterThan( 5, $calls );
		self::assertEquals( $whole['words'], $found['words'] );
	}

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->written( 1 );
		$this->license( null );
		$refused = $this->asked( $survey, self::BOTH );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'compare', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		self::assertSame( 400, $this->rest( 'GET', "/surveys/{$survey->id}/questions/mail/words/comparison", self::BOTH )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$survey->id}/questions/gone/words/comparison", self::BOTH )->get_status() );
		$wrong = $this->asked( $survey, array( 'compare_filter' => array( 'device' => 'toaster' ) ) + self::BOTH );
		self::assertArrayHasKey( 'compare_filter[device]', ( (array) $wrong->get_data() )['data']['params'] );
		foreach ( array( 'author', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->asked( $survey, self::BOTH )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_what_took_long_is_not_looked_for_again_and_the_words_have_a_call_of_their_own(): void {
		$survey = $this->written( 30 );
		$read   = fn ( string $cursor ): array => $this->reader( 0.0, 9.0 )->read(
			$survey,
			Range::last_days( 20, $this->day( 0 ) ),
			'why',
			self::HAPPY,
			new Second( 'people', self::UNHAPPY ),
			$cursor
		);
		$first  = $read( '-' );
		$second = $read( (string) $first['next'] );
		$third  = $read( (string) $second['next'] );
		self::assertSame( array( false, false, true ), array_column( array( $first, $second, $third ), 'complete' ) );
		self::assertSame( array( 110, 220, 220 ), array_column( array( $first, $second, $third ), 'counted' ) );
		self::assertSame( array( array(), array() ), array( $first['words'], $second['words'] ) );
		self::assertSame( 'coffee', $third['words'][0]['text'] );
	}

	public function test_kept_words_end_with_an_erasure(): void {
		$survey = $this->written( 3 );
		$texts  = fn (): int => $this->reader( 9.0, 9.0, 1 )->read(
			$survey,
			Range::last_days( 20, $this->day( 0 ) ),
			'why',
			self::HAPPY,
			new Second( 'people', self::UNHAPPY ),
			''
		)['a']['texts'];
		$before = $texts();
		$id     = (int) $this->wpdb()->get_var( 'SELECT MIN(id) FROM ' . $this->table( 'response' ) ); // The first are happy.
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/responses/{$id}/person" )->get_status() );
		self::assertSame( $before - 1, $texts() );
	}

	private function reader( float $pause, float $seconds = 0.0, int $kept = 1000 ): CompareWords {
		$container = $this->container();
		$database  = $container->get( Database::class );
		return new CompareWords(
			$container->get( Entitlements::class ),
			$container->get( Groups::class ),
			new WrittenWords(
				new AnswerSearch( new AnswerSearchQuery( $database ), 1, 20, $seconds, 1 ),
				new WordsQuery( $database ),
				$container->get( QuestionTypeRegistry::class ),
				Plugin::path( 'build/pro-stop-words' )
			),
			$container->get( SmallestGroup::class ),
			$kept,
			$pause
		);
	}

	/**
	 * @param array<string, mixed> $query Both groups.
	 * @return array<string, mixed>
	 */
	private function compare( Survey $survey, array $query ): array {
		return $this->get( "/surveys/{$survey->id}/questions/why/words/comparison", $query + array( 'from' => 'all' ) );
	}

	/**
	 * @param array<string, mixed> $query Both groups.
	 */
	private function asked( Survey $survey, array $query ): \WP_REST_Response {
		return $this->rest( 'GET', "/surveys/{$survey->id}/questions/why/words/comparison", $query + array( 'from' => 'all' ) );
	}

	/**
	 * @return list<\UserFeedback\Surveys\Question>
	 */
	private function questions(): array {
		return array(
			$this->question( 'score', 'nps' ),
			$this->question( 'why', 'text' ),
			$this->question( 'mail', 'email' ),
		);
	}

	/**
	 * A survey whose answers have the words of COUNTS, each alone in its text or with others.
	 *
	 * @param int $happy Happy people, of 70.
	 */
	private function written( int $happy = 70 ): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$survey = $this->survey( $this->questions(), array( 'published_at' => $this->moment( 30 ) ) );
		foreach ( array( $happy, 80 ) as $group => $people ) {
			for ( $place = 0; $place < $people; $place++ ) {
				$has = array_filter( self::COUNTS, static fn ( array $counts ): bool => $place < $counts[ $group ] );
				$this->respond(
					$survey,
					array(
						'score' => 0 === $group ? 10 : 1,
						// A full stop parts words, so that none are a pair.
						'why'   => implode( '. ', array( 'and', ...array_keys( $has ) ) ),
					)
				);
			}
		}
		return $survey;
	}
}
