<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Results;

use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Results\Words\ReadWords;
use UserFeedback\Pro\Results\Words\StopWords;
use UserFeedback\Pro\Results\Words\WordSplitter;
use UserFeedback\Pro\Results\Words\WordsQuery;
use UserFeedback\Pro\Results\Words\WrittenWords;
use UserFeedback\Results\AnswerSearch;
use UserFeedback\Results\AnswerSearchQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * GET surveys/{id}/questions/{question_id}/words: in how many answers a word stands.
 */
final class WordsTest extends ResultsTestCase {

	private const TEXTS = array(
		'The checkout is slow. So slow, and the slow checkout lost my card!',
		'Slow checkout, see https://example.org/checkout or write to checkout@example.org',
		'I don’t like the delivery; the checkout was very slow',
		'Delivery was late and late again',
		'12345',
	);

	public function test_a_word_counts_once_per_answer(): void {
		$found = $this->words( $this->written( self::TEXTS ), 'why' );
		self::assertSame( 5, $found['texts'] );
		self::assertSame( 'en', $found['language'] );
		self::assertFalse( $found['newest_only'] );
		self::assertTrue( $found['complete'] );
		self::assertSame( array( 'checkout' => 3, 'slow' => 3, 'delivery' => 2 ), self::counts( $found['words'] ) );
		self::assertSame( array( 'checkout slow' => 3 ), self::counts( $found['pairs'] ) );
		self::assertEquals( 60, $found['words'][0]['share']['percent'] );
	}

	public function test_they_are_of_the_responses_of_the_filter(): void {
		$survey = $this->written( self::TEXTS );
		$this->respond( $survey, array( 'score' => 3, 'why' => 'Slow' ) );
		$this->respond( $survey, array( 'score' => 3, 'why' => 'slow!' ) );
		$filter = array( 'filter' => array( 'answers' => array( 'score' => array( 'to' => 5 ) ) ) );
		$found  = $this->words( $survey, 'why', $filter );
		self::assertSame( 2, $found['texts'] );
		self::assertSame( array( 'slow' => 2 ), self::counts( $found['words'] ) );
	}

	public function test_comments_have_words_and_addresses_have_none(): void {
		$survey = $this->written( array() );
		foreach ( array( 'Cold coffee', 'coffee is cold', 'fine' ) as $comment ) {
			$this->respond( $survey, array( 'score' => array( 'value' => 3, 'extra' => array( 'comments' => $comment ) ), 'mail' => 'cold.coffee@example.org' ) );
		}
		$this->respond( $survey, array( 'score' => 9 ) );
		$found = $this->words( $survey, 'score' );
		self::assertSame( 3, $found['texts'] );
		self::assertSame( array( 'coffee' => 2, 'cold' => 2 ), self::counts( $found['words'] ) );
		self::assertSame( array( 'coffee cold' => 2 ), self::counts_in_order( $found['pairs'] ) );
		$refused = $this->rest( 'GET', "/surveys/{$survey->id}/questions/mail/words" );
		self::assertSame( 400, $refused->get_status() );
		self::assertArrayHasKey( 'question_id', ( (array) $refused->get_data() )['data']['params'] );
		self::assertSame( 404, $this->rest( 'GET', "/surveys/{$survey->id}/questions/gone/words" )->get_status() );
	}

	public function test_an_erased_text_is_no_answer(): void {
		$survey = $this->written( self::TEXTS );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->erase( $survey, $this->respond( $survey, array( 'why' => 'Delivery was fine' ) ) );
		}
		$found = $this->words( $survey, 'why' );
		self::assertSame( 5, $found['texts'] );
		self::assertSame( array( 'checkout' => 3, 'slow' => 3, 'delivery' => 2 ), self::counts( $found['words'] ) );
	}

	public function test_kept_words_end_with_an_erasure(): void {
		$survey = $this->written( array( 'Late parcel', 'Late parcel' ) );
		$id     = $this->respond( $survey, array( 'why' => 'Late parcel' ) );
		$texts  = fn (): int => $this->reader( 100, 1000, 1 )->read( $survey, $this->range( $survey ), 'why', array(), '' )['texts'];
		self::assertSame( 3, $texts() );
		$this->erase( $survey, $id );
		self::assertSame( 2, $texts() );
	}

	public function test_the_plan_and_the_role_decide(): void {
		$survey = $this->written( self::TEXTS );
		$route  = "/surveys/{$survey->id}/questions/why/words";
		$this->license( null );
		$refused = $this->rest( 'GET', $route );
		self::assertSame( 403, $refused->get_status() );
		self::assertSame( 'filters', ( (array) $refused->get_data() )['data']['feature'] );
		$this->license( PlanLevel::Plus );
		foreach ( array( 'author', '' ) as $role ) {
			$this->sign_in( $role );
			self::assertContains( $this->rest( 'GET', $route )->get_status(), array( 401, 403 ), $role );
		}
	}

	public function test_the_smallest_group_holds_for_words(): void {
		$survey = $this->written( array( ...array_fill( 0, 9, 'slow checkout' ), ...array_fill( 0, 4, 'broken cart' ), ...array_fill( 0, 6, 'late parcel' ) ) );
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 5 ) );
		$found = $this->words( $survey, 'why' );
		self::assertSame( array( 'checkout' => 9, 'slow' => 9, 'late' => 6, 'parcel' => 6 ), self::counts( $found['words'] ) );
		self::assertSame( array( 'slow checkout' => 9, 'late parcel' => 6 ), self::counts( $found['pairs'] ) );
		// 16 of 19 would tell that three did not write it.
		foreach ( array_fill( 0, 7, 'slow' ) as $text ) {
			$this->respond( $survey, array( 'why' => $text ) );
		}
		$filter = array( 'filter' => array( 'answers' => array( 'why' => array( 'contains' => 'slow' ) ) ) );
		self::assertArrayNotHasKey( 'too_few', $this->words( $survey, 'why', $filter ) );
		$few = $this->rest( 'GET', "/surveys/{$survey->id}/questions/why/words", array( 'filter' => array( 'answers' => array( 'why' => array( 'contains' => 'cart' ) ) ) ) );
		self::assertSame( 403, $few->get_status() );
	}

	public function test_many_are_looked_for_in_slices_and_only_the_newest_are_read(): void {
		$survey = $this->written( array() );
		for ( $i = 0; $i < 24; $i++ ) {
			$this->respond( $survey, 0 === $i % 2 ? array( 'score' => 5 ) : array( 'why' => $i < 12 ? 'old parcel' : 'new parcel' ), 24 - $i );
		}
		$sliced = $this->reader( 100, 1 );
		$cursor = '';
		$calls  = 0;
		do {
			$found = $sliced->read( $survey, $this->range( $survey ), 'why', array(), $cursor );
			self::assertSame( $found['complete'], array() !== $found['words'] );
			$cursor = (string) $found['next'];
			++$calls;
		} while ( '' !== $cursor && $calls < 99 );
		self::assertGreaterThan( 3, $calls );
		self::assertSame( array( 'parcel' => 12, 'new' => 6, 'old' => 6 ), self::counts( $found['words'] ) );
		$newest = $this->reader( 4, 1000 )->read( $survey, $this->range( $survey ), 'why', array(), '' );
		self::assertTrue( $newest['newest_only'] );
		self::assertSame( 4, $newest['texts'] );
		self::assertSame( array( 'new' => 4, 'parcel' => 4 ), self::counts( $newest['words'] ) );
	}

	public function test_words_of_any_script(): void {
		foreach ( array(
			array( 'de_AT', 'Die Größe passt, die GRÖSSE nicht', array( array( 'größe', 'passt' ), array( 'grösse' ) ) ),
			array( 'fr_FR', 'L’eau n’est pas chère', array( array( 'eau', 'chère' ) ) ),
			array( 'en_US', 'Tom’s x 4G don’t', array( array( 'tom', '4g' ) ) ),
			array( 'ru_RU', 'Доставка была медленная', array( array( 'доставка', 'медленная' ) ) ),
			array( 'ar', 'التوصيل بطيء', array( array( 'التوصيل', 'بطيء' ) ) ),
			array( 'hi_IN', 'डिलीवरी धीमी', array( array( 'डिलीवरी', 'धीमी' ) ) ),
			array( 'ko_KR', '배송이 느려요', array( array( '배송이', '느려요' ) ) ),
		) as list( $locale, $text, $words ) ) {
			self::assertSame( $words, $this->splitter( $locale, false )->split( $text ), $locale );
		}
		self::assertSame( 'en', StopWords::of( 'eo', Plugin::path( 'build/pro-stop-words' ) )->language );
		self::assertSame( 'no', StopWords::of( 'nb_NO', Plugin::path( 'build/pro-stop-words' ) )->language );
	}

	public function test_scripts_without_spaces_need_intl(): void {
		$without = $this->splitter( 'ja', false );
		self::assertSame( array( array( 'ok' ) ), $without->split( '配送が遅い。OK' ) );
		self::assertTrue( $without->left_out() );
		if ( ! class_exists( \IntlBreakIterator::class ) ) {
			self::markTestSkipped( 'PHP has no intl here.' );
		}
		$with = $this->splitter( 'ja', true );
		self::assertContains( '配送', array_merge( ...$with->split( '配送が遅い。' ) ) );
		self::assertFalse( $with->left_out() );
		self::assertSame( array( 'ราคา', 'แพง' ), array_merge( ...$this->splitter( 'th', true )->split( 'ราคาแพง' ) ) );
	}

	private function erase( Survey $survey, int $response ): void {
		self::assertSame( 200, $this->rest( 'DELETE', "/surveys/{$survey->id}/responses/{$response}/person" )->get_status() );
	}

	private function splitter( string $locale, bool $by_intl ): WordSplitter {
		return new WordSplitter( StopWords::of( $locale, Plugin::path( 'build/pro-stop-words' ) ), $locale, $by_intl );
	}

	private function reader( int $newest, int $piece, int $kept = 1000 ): ReadWords {
		$container = $this->container();
		$database  = $container->get( Database::class );
		return new ReadWords(
			$container->get( Entitlements::class ),
			$container->get( ChosenFilters::class ),
			new WrittenWords(
				new AnswerSearch( new AnswerSearchQuery( $database ), 1, $piece, 0.0, 1 ),
				new WordsQuery( $database ),
				$container->get( QuestionTypeRegistry::class ),
				Plugin::path( 'build/pro-stop-words' ),
				$newest
			),
			$container->get( SmallestGroup::class ),
			$kept
		);
	}

	private function range( Survey $survey ): \UserFeedback\Results\Range {
		return $this->container()->get( SurveyReport::class )->range( array( 'from' => 'all', 'to' => $this->day( 0 ) ), $survey );
	}

	/**
	 * A survey with written answers.
	 *
	 * @param list<string> $texts One response each.
	 */
	private function written( array $texts ): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Plus );
		$survey = $this->survey(
			array(
				$this->question( 'score', 'nps', array(), array( 'comment_box' => true ) ),
				$this->question( 'why', 'text' ),
				$this->question( 'mail', 'email' ),
			),
			array( 'published_at' => $this->moment( 30 ) )
		);
		foreach ( $texts as $text ) {
			$this->respond( $survey, array( 'why' => $text ) );
		}
		return $survey;
	}

	/**
	 * The reply.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>
	 */
	private function words( Survey $survey, string $question, array $query = array() ): array {
		return $this->get( "/surveys/{$survey->id}/questions/$question/words", array( 'from' => 'all' ) + $query );
	}

	/**
	 * @param list<array{text: string, share: array{count: int}}> $words As sent.
	 * @return array<string, int>
	 */
	private static function counts( array $words ): array {
		return array_map( static fn ( array $share ): int => $share['count'], array_column( $words, 'share', 'text' ) );
	}

	/**
	 * The same with the words of a pair in order of the alphabet: either may have come first.
	 *
	 * @param list<array{text: string, share: array{count: int}}> $words As sent.
	 * @return array<string, int>
	 */
	private static function counts_in_order( array $words ): array {
		$counts = array();
		foreach ( self::counts( $words ) as $text => $count ) {
			$parts = explode( ' ', $text );
			sort( $parts );
			$counts[ implode( ' ', $parts ) ] = $count;
		}
		return $counts;
	}
}
