<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Pro\Languages\SurveyTexts;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * Every question type can be translated and answered in a translation; ids, choices of a word, dates and addresses are
 * no texts.
 */
final class EveryTypeTest extends LanguagesTestCase {

	/**
	 * How every text of the survey begins, and nothing else in it.
	 */
	private const WORDS = 'Words ';

	protected function setUp(): void {
		parent::setUp();
		$this->container()->get( SettingsRepository::class )->save( array( 'uploads' => true ) );
		$this->ask( $this->all_types() );
	}

	public function test_texts_are_what_people_read_and_nothing_else(): void {
		$survey = $this->stored();
		$texts  = array_filter( SurveyTexts::of( $survey ), static fn ( string $key ): bool => str_starts_with( $key, 'questions.' ), ARRAY_FILTER_USE_KEY );
		self::assertSame( array(), preg_grep( '/^' . self::WORDS . '/', $texts, PREG_GREP_INVERT ) );
		$all = (string) wp_json_encode( array_map( static fn ( Question $question ): array => $question->to_array(), $survey->questions ) );
		self::assertSame( substr_count( $all, self::WORDS ), count( $texts ), 'And all of them.' );
	}

	public function test_a_translation_changes_nothing_but_texts(): void {
		$survey = $this->stored();
		$plain  = static fn ( Survey $survey ): string => str_replace( 'Wörter ', self::WORDS, (string) wp_json_encode( array_map( static fn ( Question $question ): array => $question->to_array(), $survey->questions ), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( $plain( $survey ), $plain( $this->translated() ) );
	}

	public function test_every_type_is_answered_in_a_translation(): void {
		$this->translate( 'de-DE', array_filter( self::german_texts( $this->stored() ), static fn ( string $key ): bool => 'title' !== $key, ARRAY_FILTER_USE_KEY ) );
		$this->sign_in( '' );
		foreach ( range( 1, 5 ) as $seed ) {
			self::assertSame( 201, $this->answer( $this->stored(), '', $seed ) );
			$source = $this->stored_answers();
			self::assertSame( 201, $this->answer( $this->translated(), 'de-DE', $seed ) );
			$german = $this->stored_answers();
			self::assertSame( array_column( $source, 2 ), array_column( $german, 2 ), 'The same is counted.' );
			// A consent keeps the words that its visitor read.
			$texts = static fn ( array $rows ): array => array_column( array_filter( $rows, static fn ( array $row ): bool => 'consent' !== $row[0] ), 3 );
			self::assertSame( $texts( $source ), $texts( $german ) );
			self::assertSame( count( $this->stored()->questions ) - 2, count( array_unique( array_column( $german, 0 ) ) ), 'Nobody answers a statement, and a made-up answer is no file.' );
		}
		$this->assert_counters_are_right();
	}

	public function test_a_page_has_the_files_for_links_that_only_a_translation_has(): void {
		$links = array();
		foreach ( (array) preg_grep( '/^questions\..*\.description$/', array_keys( SurveyTexts::of( $this->stored() ) ) ) as $key ) {
			$links[ $key ] = 'Mehr: https://example.de/agb';
		}
		$this->translate( 'de-DE', $links );
		$page  = $this->container()->get( WidgetSurvey::class )->describe( $this->stored() )['parts'];
		$drawn = array_column( $this->texts( 'de-DE' )->get_data()['survey']['questions'], 'type' );
		$drawn = (array) preg_grep( '/^details:/', $drawn );
		self::assertContains( 'details:nps', $drawn );
		self::assertSame( array(), array_diff( $drawn, $page ) );
	}

	/**
	 * A question of each type with everything that a config can have.
	 *
	 * @return list<Question>
	 */
	private function all_types(): array {
		$questions = array();
		foreach ( $this->container()->get( QuestionTypeRegistry::class )->all() as $key => $type ) {
			$words  = static fn ( string $what ): string => self::WORDS . $key . ' ' . $what;
			$config = array(
				'options'     => array_map(
					static fn ( string $label ): array => array(
						'label' => $words( $label ),
						'image' => array(
							'id'  => 0,
							'url' => 'https://example.org/a.png',
							'alt' => $words( 'picture of ' . $label ),
						),
						'icon'  => array(
							'name'  => 'star',
							'style' => 'solid',
						),
					),
					array( 'one', 'two' )
				),
				'option_ids'  => array( 'id-one', 'id-two' ),
				'rows'        => array(
					array(
						'id'    => 'id-row',
						'label' => $words( 'row' ),
					),
				),
				'other'       => 'id-one',
				'exclusive'   => 'id-two',
				'text'        => $words( '[text]' ),
				'link'        => 'https://example.org/privacy',
				'image'       => array(
					'id'  => 0,
					'url' => 'https://example.org/b.png',
					'alt' => $words( 'picture' ),
				),
				'description' => $words( 'description' ),
				'placeholder' => $words( 'placeholder' ),
				'low_label'   => $words( 'low' ),
				'high_label'  => $words( 'high' ),
				'unit'        => $words( 'unit' ),
				'rank'        => 'top',
				'look'        => 'thumbs',
				'points'      => 2,
				'purpose'     => 'csat',
				'columns'     => 2,
				'earliest'    => '2020-01-01',
				'latest'      => '2030-01-01',
			);
			if ( 'nps' === $key ) {
				$config['options'] = array( $words( 'low' ), $words( 'high' ) );
			}
			$clean       = $type->sanitize_config( $config );
			$question    = self::question( $key, $key, $clean );
			$questions[] = $question->with_texts( $words( 'title' ), $clean );
		}
		return $questions;
	}

	private function translated(): Survey {
		return SurveyTexts::put( $this->stored(), self::german_texts( $this->stored() ) );
	}

	/**
	 * @return array<string, string> By key.
	 */
	private static function german_texts( Survey $survey ): array {
		return array_map( static fn ( string $text ): string => str_replace( self::WORDS, 'Wörter ', $text ), SurveyTexts::of( $survey ) );
	}

	/**
	 * What the route says to made-up answers.
	 *
	 * @param Survey $read The survey as the visitor reads it.
	 */
	private function answer( Survey $read, string $language, int $seed ): int {
		$types   = $this->container()->get( QuestionTypeRegistry::class );
		$answers = array();
		foreach ( $read->questions as $at => $question ) {
			mt_srand( 100 * $seed + $at ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
			$answers[ $question->id ] = $types->find( $question->type )?->sample( $question, array( 'Fine.' ) );
		}
		$body = $this->body( array_filter( $answers, static fn ( mixed $answer ): bool => null !== $answer ) );
		foreach ( $body['answers'] as $at => $answer ) {
			$body['answers'][ $at ]['extra'] = array( 'other' => 'A podcast' );
		}
		return $this->submit( $this->id, ( '' === $language ? array() : array( 'language' => $language ) ) + $body )->get_status();
	}
}
