<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Pro\Paths\PathWalk;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Owners write conditions about the source's texts. Whoever answers in a translation walks as who gives the same
 * answers in the source: in the browser, which knows the translation, and on the server.
 *
 * @phpstan-import-type Condition from Paths
 * @phpstan-import-type Logic from Paths
 */
final class ConditionsInLanguageTest extends LanguagesTestCase {

	/**
	 * Source and German. Words of the one stand in the other, where they mean something else.
	 */
	private const OPTIONS = array(
		'o1' => array( 'Fast help', 'Rasche Hilfe' ),
		'o2' => array( 'Slow help', 'Fast keine' ),
		'o3' => array( 'Help yourself', 'Selbst' ),
		'o4' => array( '18', 'achtzehn' ),
		'o5' => array( 'Other', '19' ),
	);

	private const VALUES = array( 'Fast help', 'fast HELP ', 'help', 'fast', 'Other', 'er', '17', 'nowhere', 'Rasche Hilfe' );

	/**
	 * Every operator of the documents, about every option of a type, with one and with several chosen.
	 */
	public function test_options_meet_the_owners_condition_in_every_language(): void {
		foreach ( array( 'radio-button', 'dropdown', 'image-radio', 'checkbox' ) as $type ) {
			$this->about( self::choice( $type ), self::logic_of( 'q' ) );
			$texts = array();
			foreach ( self::OPTIONS as $id => $label ) {
				$texts[ "questions.q.options.$id" . ( 'image-radio' === $type ? '.label' : '' ) ] = $label[1];
			}
			$this->german_of( $texts );
			self::assertSame( array_column( self::OPTIONS, 1 ), $this->drawn()[0]->option_labels(), $type );
			$given = array_merge( array( array( null, null ) ), array_values( self::OPTIONS ) );
			$lists = array( array( null, null ) );
			foreach ( range( 1, 2 ** count( self::OPTIONS ) - 1 ) as $bits ) {
				$chosen  = array_values( array_filter( array_values( self::OPTIONS ), static fn ( int $at ): bool => 0 !== ( $bits & 2 ** $at ), ARRAY_FILTER_USE_KEY ) );
				$lists[] = array( array_column( $chosen, 0 ), array_column( $chosen, 1 ) );
			}
			$this->assert_same_ways( 'checkbox' === $type ? $lists : $given );
		}
	}

	public function test_a_consent_meets_the_owners_condition_in_every_language(): void {
		$consent = self::question(
			'q',
			'consent',
			array(
				'text' => 'I [agree] to it.',
				'link' => 'https://shop.test/privacy',
				'must' => false,
			)
		);
		$this->about( $consent, self::logic_of( 'q', array( 'agree', 'I agree to it.', 'I', 'it.', 'zu', 'Ich', 'nowhere' ) ) );
		$this->german_of( array( 'questions.q.text' => 'Ich [stimme] zu.' ) );
		$this->assert_same_ways( array( array( null, null ), array( 'I agree to it.', 'Ich stimme zu.' ) ) );
	}

	public function test_answers_of_several_texts_meet_the_owners_condition_in_every_language(): void {
		$values = array( '1. Fast help', '2. fast HELP', 'fast', '1.', 'Taste: Other', 'other', ': ', 'Geschmack', 'nowhere' );
		$german = array();
		foreach ( self::OPTIONS as $id => $label ) {
			$german[ "questions.q.options.$id" ] = $label[1];
		}
		$this->about( self::choice( 'ranking' ), self::logic_of( 'q', $values ) );
		$this->german_of( $german );
		$this->assert_same_ways(
			array(
				array( null, null ),
				array( self::places( array( 0, 1, 2, 3, 4 ), 0 ), self::places( array( 0, 1, 2, 3, 4 ), 1 ) ),
				array( self::places( array( 4, 0, 3, 2, 1 ), 0 ), self::places( array( 4, 0, 3, 2, 1 ), 1 ) ),
			)
		);
		$rows = array();
		foreach ( array( 'Taste', 'Price' ) as $label ) {
			$rows[] = array(
				'id'    => strtolower( $label ),
				'label' => $label,
			);
		}
		$matrix = self::choice( 'matrix' );
		$this->about( $matrix->with_texts( 'q', $matrix->config + array( 'rows' => $rows ) ), self::logic_of( 'q', $values ) );
		$this->german_of( $german + array( 'questions.q.rows.taste.label' => 'Geschmack' ) );
		$this->assert_same_ways(
			array(
				array( array( 'Taste: Fast help', 'Price: Other' ), array( 'Geschmack: Rasche Hilfe', 'Price: 19' ) ),
				array( array( 'Taste: Other' ), array( 'Geschmack: 19' ) ),
				array( array( 'Price: Slow help' ), array( 'Price: Fast keine' ) ),
			)
		);
	}

	public function test_a_mail_is_sent_by_the_consent_of_the_source(): void {
		$this->about( self::question( 'q', 'consent', array( 'text' => 'I agree.', 'must' => false ) ), array() );
		$this->german_of( array( 'questions.q.text' => 'Ich stimme zu.' ) );
		foreach ( array( 'agree' => 1, 'stimme' => 0 ) as $word => $jobs ) {
			$email = array(
				'active'    => true,
				'addresses' => 'shop@example.com',
				'logic'     => array(
					'enable'     => true,
					'action'     => 'send',
					'conditions' => self::conditions( array( array( 'q', 'CONTAINS', $word ) ) ),
				),
			);
			$this->container()->get( SurveyRepository::class )->store( $this->stored()->with( array( 'notifications' => array( 'email' => $email ) ) ) );
			$before = $this->count_rows( 'outbox' );
			self::assertSame( 201, $this->answer( array( 'q' => 'Ich stimme zu.' ), 'de-DE' ) );
			self::assertSame( $jobs, $this->count_rows( 'outbox' ) - $before, $word );
		}
	}

	/**
	 * What a list of options cannot say: the question keeps its options, as where two of them read the same.
	 */
	public function test_a_condition_that_no_translation_can_say_keeps_the_options(): void {
		$this->about( self::choice( 'checkbox' ), array( self::rule( array( array( 'q', '!CONTAINS', 'fast' ) ) ) ) );
		$this->german_of(
			array(
				'questions.q.title'      => 'Frage',
				'questions.q.options.o1' => 'Schnell',
				'questions.q.options.o2' => 'Nicht so schnell',
			)
		);
		$asked = $this->drawn()[0];
		self::assertSame( 'Frage', $asked->title );
		self::assertSame( array_column( self::OPTIONS, 0 ), $asked->option_labels() );
		$this->assert_same_ways( array( array( array( 'Slow help' ), array( 'Slow help' ) ), array( array( 'Fast help' ), array( 'Fast help' ) ) ) );
		self::assertSame( 201, $this->answer( array( 'q' => array( 'Nicht so schnell' ), 't0' => 'x' ), 'de-DE' ), 'A page of before.' );
	}

	public function test_the_options_stay_where_brackets_or_a_redirect_cannot_say_it(): void {
		$help  = array( 'q', '!CONTAINS', 'help' );
		$texts = array( 'questions.q.options.o1' => 'Rasche Hilfe', 'questions.q.options.o2' => 'Fast keine' );
		$own   = array_column( self::OPTIONS, 0 );
		$this->about( self::choice( 'radio-button' ), array( self::rule( array( $help ), 'all', array( array( 'any', array( $help, array( 'q', '=', 'Other' ) ) ) ) ) ) );
		$this->german_of( $texts );
		self::assertSame( $own, $this->drawn()[0]->option_labels() );
		$this->assert_same_ways( array( array( 'Fast help', 'Fast help' ), array( 'Other', 'Other' ) ) );

		$this->about( self::choice( 'radio-button' ), array( self::rule( array( $help ) ) ) );
		self::assertContains( 'Rasche Hilfe', $this->drawn()[0]->option_labels() );
		$this->redirect( array( array( '!CONTAINS', 'help' ) ), 1 );
		self::assertSame( $own, $this->drawn()[0]->option_labels() );

		$this->about( self::choice( 'radio-button' ), array( self::rule( array( array( 'q', '=', 'Other' ) ) ) ) );
		$this->redirect( array(), 1 );
		$this->german_of( array( 'questions.q.options.o4' => 'Anders', 'questions.q.options.o5' => 'anders' ) );
		self::assertSame( $own, $this->drawn()[0]->option_labels() );
	}

	public function test_brackets_and_jumps_follow(): void {
		$not_help = array( 'q', '!CONTAINS', 'help' );
		$helps    = array( 'q', 'CONTAINS', 'help' );
		$other    = array( 'q', '=', 'Other' );
		$this->about(
			self::choice( 'radio-button' ),
			array(
				self::rule( array( $not_help, $other ), 'any' ),
				self::rule( array( $other ), 'any', array( array( 'any', array( $helps, $other ) ), array( 'all', array( $not_help ) ) ) ),
				self::rule( array( $helps ), 'all', array( array( 'all', array( $helps, $not_help ) ) ) ),
				array( 'enabled' => false ) + self::rule( array( $helps ) ) + array(
					'jumps' => array(
						array(
							'to'         => 't6',
							'match'      => 'any',
							'conditions' => self::conditions( array( $not_help, array( 't0', 'CONTAINS', 'fast' ) ) ),
						),
					),
				),
				self::rule( array( $helps ) ),
				self::rule( array( array( 't4', 'CONTAINS', 'text' ) ) ),
				self::rule( array() ),
			)
		);
		$texts = array();
		foreach ( self::OPTIONS as $id => $label ) {
			$texts[ "questions.q.options.$id" ] = $label[1];
		}
		$this->german_of( $texts );
		self::assertSame( array_column( self::OPTIONS, 1 ), $this->drawn()[0]->option_labels() );
		$this->assert_same_ways( array_merge( array( array( null, null ) ), array_values( self::OPTIONS ) ) );
	}

	public function test_a_page_has_the_file_of_the_rules_where_only_a_translation_needs_it(): void {
		$this->about( self::choice( 'radio-button' ), array( self::rule( array( array( 'q', 'CONTAINS', 'help' ) ) ) ) );
		self::assertSame( array(), $this->described()['parts'] ?? array() );
		$this->german_of( array( 'questions.q.options.o1' => 'Rasche Hilfe', 'questions.q.options.o2' => 'Fast keine' ) );
		self::assertSame( array( 'paths' ), $this->described()['parts'] ?? array() );
	}

	public function test_a_redirect_follows(): void {
		$page = (int) wp_insert_post( array( 'post_title' => 'A page', 'post_status' => 'publish', 'post_type' => 'page' ) );
		$rows = array( array( 'CONTAINS', 'help' ), array( '=', 'Other' ), array( '!CONTAINS', 'fast' ), array( 'ENDS_WITH', 'nowhere' ) );
		$this->about( self::choice( 'radio-button' ), array() );
		$this->redirect( $rows, $page );
		$this->german_of( array_combine( array_map( static fn ( string $id ): string => "questions.q.options.$id", array_keys( self::OPTIONS ) ), array_column( self::OPTIONS, 1 ) ) );
		$sent = (array) $this->texts( 'de-DE' )->get_data();
		self::assertSame(
			array(
				array( '=', 'Rasche Hilfe' ),
				array( '=', 'Fast keine' ),
				array( '=', 'Selbst' ),
				array( '=', '19' ),
				array( '!=', 'Rasche Hilfe' ),
				array( 'ENDS_WITH', 'nowhere' ),
			),
			array_map( static fn ( array $row ): array => array( $row['condition_type'], $row['condition'] ), $sent['survey']['thank_you']['conditions'] )
		);
	}

	/**
	 * Given in German, each answer must lead as it does in the source, and be taken.
	 *
	 * @param list<array{mixed, mixed}> $given To the first question, in the source and in German.
	 */
	private function assert_same_ways( array $given ): void {
		$german = $this->drawn();
		foreach ( $given as list( $source, $translated ) ) {
			$said     = array( 'none' => 'x' ) + array_fill_keys( array_map( static fn ( Question $question ): string => $question->id, $german ), 'Some text' );
			$expected = self::way( $this->stored()->questions, array( 'q' => $source ) + $said );
			$answers  = array( 'q' => $translated ) + $said;
			$shown    = self::way( $german, $answers );
			$what     = (string) wp_json_encode( array( $german[0]->type, $source ) );
			self::assertSame( array(), self::differing( $expected, $shown, $this->stored()->questions ), $what );
			$status = $this->answer( array_filter( array_intersect_key( $answers, array_flip( $shown ) ), static fn ( mixed $value ): bool => null !== $value ), 'de-DE' );
			self::assertSame( 201, $status, $what );
		}
	}

	/**
	 * Rules about which source and translation are not of one mind.
	 *
	 * @param list<string>   $one       Ids.
	 * @param list<string>   $other     Ids.
	 * @param list<Question> $questions Of the source.
	 * @return list<string>
	 */
	private static function differing( array $one, array $other, array $questions ): array {
		$differ = array_merge( array_diff( $one, $other ), array_diff( $other, $one ) );
		$of     = array_filter( $questions, static fn ( Question $question ): bool => in_array( $question->id, $differ, true ) );
		return array_values( array_map( static fn ( Question $question ): string => (string) wp_json_encode( $question->logic ), $of ) );
	}

	/**
	 * @param list<Question>       $questions Questions.
	 * @param array<string, mixed> $answers   By question.
	 * @return list<string>
	 */
	private static function way( array $questions, array $answers ): array {
		return array_map( static fn ( Question $question ): string => $question->id, PathWalk::path( $questions, $answers, array() )['visible'] );
	}

	/**
	 * The questions that a German browser gets, with the rules by which it walks.
	 *
	 * @return list<Question>
	 */
	private function drawn(): array {
		$sent      = json_decode( (string) wp_json_encode( $this->texts( 'de-DE' )->get_data() ), true );
		$questions = array();
		foreach ( $sent['survey']['questions'] as $one ) {
			$logic       = $one['path'] ?? $one['logic'] ?? self::rule( array() );
			$questions[] = new Question( $one['id'], $one['type'], $one['title'], $one['config'] ?? array(), array(), $logic );
		}
		return $questions;
	}

	/**
	 * A question, and one for each rule about it. The last always shows.
	 *
	 * @param list<Logic> $rules Logic.
	 */
	private function about( Question $question, array $rules ): void {
		$questions = array( $question );
		foreach ( $rules as $at => $rule ) {
			$questions[] = self::question( "t$at", 'text' )->with_logic( $rule );
		}
		$this->ask( array( ...$questions, self::question( 'none', 'text' ) ) );
	}

	/**
	 * @param array<string, string> $texts By key.
	 */
	private function german_of( array $texts ): void {
		$this->sign_in( 'administrator' );
		$this->call( 'DELETE', '/de-DE' );
		$this->translate( 'de-DE', $texts );
		$this->sign_in( '' );
	}

	private static function choice( string $type ): Question {
		$labels = array_column( self::OPTIONS, 0 );
		$config = array(
			'options'    => 'image-radio' === $type ? array_map( static fn ( string $label ): array => array( 'label' => $label ), $labels ) : $labels,
			'option_ids' => array_keys( self::OPTIONS ),
		);
		return self::question( 'q', $type, $config );
	}

	/**
	 * @param list<int> $order    Places of options.
	 * @param 0|1       $language Source or German.
	 * @return list<string>
	 */
	private static function places( array $order, int $language ): array {
		$labels = array_column( self::OPTIONS, $language );
		return array_map( static fn ( int $at, int $option ): string => $at + 1 . '. ' . $labels[ $option ], array_keys( $order ), $order );
	}

	/**
	 * A rule for each operator and value.
	 *
	 * @param list<string> $values Values.
	 * @return list<Logic>
	 */
	private static function logic_of( string $id, array $values = self::VALUES ): array {
		$rules = array();
		foreach ( array( ...QuestionSchema::OPERATORS, '>=', '<=' ) as $compare ) {
			foreach ( $values as $value ) {
				$rules[] = self::rule( array( array( $id, $compare, $value ) ) );
			}
		}
		$rules[] = self::rule( array( array( $id, 'ANY_OF', '', array( $values[0], 'Other', 'OTHER ' ) ) ) );
		$rules[] = self::rule( array( array( $id, 'ANY_OF', '', array( 'nowhere' ) ) ) );
		$rules[] = self::rule( array( array( $id, 'BETWEEN', '', array( '17', '20' ) ) ) );
		return $rules;
	}

	/**
	 * @param list<array<mixed>>                          $conditions As of conditions().
	 * @param list<array{string, list<array<mixed>>}> $groups     Brackets.
	 * @return Logic
	 */
	private static function rule( array $conditions, string $match = 'all', array $groups = array() ): array {
		$bracket = static fn ( array $group ): array => array(
			'match'      => $group[0],
			'conditions' => self::conditions( $group[1] ),
		);
		return array(
			'enabled'    => array() !== $conditions,
			'action'     => 'show',
			'conditions' => self::conditions( $conditions ),
		) + ( 'any' === $match ? array( 'match' => 'any' ) : array() )
			+ ( array() === $groups ? array() : array( 'groups' => array_map( $bracket, $groups ) ) );
	}

	/**
	 * @param list<array<mixed>> $conditions Question, operator, value, values.
	 * @return list<Condition>
	 */
	private static function conditions( array $conditions ): array {
		return array_map(
			static fn ( array $one ): array => array(
				'question_id' => $one[0],
				'compare'     => $one[1],
				'value'       => $one[2],
			) + ( isset( $one[3] ) ? array( 'values' => $one[3] ) : array() ),
			$conditions
		);
	}

	/**
	 * @param list<array{string, string}> $rows Operator and value.
	 */
	private function redirect( array $rows, int $page ): void {
		$settings                            = $this->stored()->settings;
		$settings['thank_you']['type']       = 'conditional_redirect';
		$settings['thank_you']['conditions'] = array_map(
			static fn ( array $row ): array => array(
				'question'       => 'q',
				'condition_type' => $row[0],
				'condition'      => $row[1],
				'page'           => array(
					'id'    => $page,
					'label' => 'A page',
				),
			),
			$rows
		);
		$this->container()->get( SurveyRepository::class )->store( $this->stored()->with( array( 'settings' => $settings ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function described(): array {
		return $this->container()->get( WidgetSurvey::class )->describe( $this->stored() );
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function answer( array $answers, string $language ): int {
		return $this->submit( $this->id, array( 'language' => $language ) + $this->body( $answers ) )->get_status();
	}
}
