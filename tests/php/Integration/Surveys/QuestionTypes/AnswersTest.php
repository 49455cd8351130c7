<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Which answers are taken and what is stored of them: tests/fixtures/answers.json.
 */
final class AnswersTest extends IntegrationTestCase {

	/**
	 * @param array<string, mixed> $given One case.
	 */
	#[DataProvider( 'cases' )]
	public function test_takes_or_refuses_the_answer_of_the_case( array $given ): void {
		self::assertIsString( $given['type'] );
		$config   = is_array( $given['config'] ?? null ) ? $given['config'] : array();
		$settings = is_array( $given['settings'] ?? null ) ? $given['settings'] : array();
		$question = self::question( $given['type'], $config, $settings );
		$type     = $this->type( $given['type'] );
		try {
			$rows = $type->parse(
				$question,
				$given['value'],
				is_array( $given['extra'] ?? null ) ? $given['extra'] : array()
			);
		} catch ( Failure $failure ) {
			self::assertFalse( $given['valid'], 'A valid answer was refused.' );
			self::assertSame( $given['status'], $failure->status );
			self::assertStringStartsWith( 'answers[q1]', (string) array_key_first( $failure->params ) );
			return;
		}
		self::assertTrue( $given['valid'], 'A wrong answer was taken.' );
		self::assertSame( $given['stored'], $type->read( $rows ) );
		self::assertSame( $given['compared'] ?? $given['stored'], $type->compared( $rows ) );
		self::assertSame( $given['stored_extra'], $rows[0]->extra );
		$counted = $type->countable_values( $question );
		foreach ( $type->parts( $question ) as $part ) {
			$counted += $part['values'];
		}
		// An answer on the scale of before is not among the counted ones.
		foreach ( isset( $given['former'] ) ? array() : $rows as $row ) {
			self::assertTrue( ! $type->is_quantitative() || array_key_exists( $row->value_key, $counted ) );
		}
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function cases(): iterable {
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/answers.json' ),
			true,
			32,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $cases );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	public function test_options_are_trimmed_and_none_that_holds_text_is_lost(): void {
		$config = $this->type( 'checkbox' )->sanitize_config(
			array(
				'options'    => array( ' A ', '', "\u{00A0}B\n", 7 ),
				'option_ids' => array( 'a', 'not an id', 'b', 'seven' ),
				'junk'       => 1,
			)
		);
		self::assertSame( array( 'options', 'option_ids' ), array_keys( $config ) );
		self::assertSame( array( 'A', '', 'B' ), $config['options'] );
		list( $first, $new, $last ) = $config['option_ids'];
		self::assertSame( array( 'a', 'b' ), array( $first, $last ), 'Each keeps its place beside its option.' );
		self::assertMatchesRegularExpression( OptionIds::PATTERN, $new );
	}

	public function test_pictures_and_icons_keep_known_parts_only(): void {
		$image = $this->type( 'image-radio' )->sanitize_config(
			array(
				'options' => array(
					array(
						'label' => ' A ',
						'image' => array(
							'id'  => 4,
							'url' => 'https://example.org/a.png',
							'alt' => 'x',
							'no'  => 1,
						),
					),
					array(
						'label' => 'B',
						'image' => array( 'url' => 'javascript:alert(1)' ),
					),
				),
			)
		);
		self::assertSame(
			array(
				array(
					'label' => 'A',
					'image' => array(
						'id'  => 4,
						'url' => 'https://example.org/a.png',
						'alt' => 'x',
					),
				),
				array(
					'label' => 'B',
					'image' => null,
				),
			),
			$image['options']
		);
		$icon = $this->type( 'icon-choice' )->sanitize_config(
			array(
				'options' => array(
					array(
						'label' => 'A',
						'icon'  => array(
							'name'  => 'mug-hot',
							'style' => 'regular',
							'path'  => 'M0',
						),
					),
					array(
						'label' => 'B',
						'icon'  => array( 'name' => '"><script>' ),
					),
				),
			)
		);
		self::assertSame(
			array(
				array(
					'label' => 'A',
					'icon'  => array(
						'name'  => 'mug-hot',
						'style' => 'regular',
					),
				),
				array(
					'label' => 'B',
					'icon'  => null,
				),
			),
			$icon['options']
		);
	}

	public function test_nps_labels_have_defaults_and_may_not_be_emptied(): void {
		$nps = $this->type( 'nps' );
		self::assertSame( array( 'Not Likely', 'Extremely Likely' ), $nps->sanitize_config( array() )['options'] );
		self::assertSame(
			array( 'Never', 'Extremely Likely' ),
			$nps->sanitize_config( array( 'options' => array( 'Never' ) ) )['options']
		);
		self::assertSame( array(), $nps->problems( self::question( 'nps', array() ) ) );
		self::assertSame(
			array( 'options' ),
			$nps->problems( self::question( 'nps', $nps->sanitize_config( array( 'options' => array( ' ', 'b' ) ) ) ) )
		);
	}

	/**
	 * @param list<string>         $expected Problems.
	 * @param array<string, mixed> $config   Config.
	 */
	#[DataProvider( 'questions' )]
	public function test_names_what_keeps_a_question_from_being_published(
		array $expected,
		string $type,
		array $config,
		string $title = 'Why?'
	): void {
		self::assertSame(
			$expected,
			$this->type( $type )->problems( self::question( $type, $config, array(), $title ) )
		);
	}

	/**
	 * @return list<array<mixed>>
	 */
	public static function questions(): array {
		return array(
			array( array(), 'text', array() ),
			array( array( 'title' ), 'text', array(), " \u{00A0}" ),
			array( array(), 'checkbox', array( 'options' => array( 'A' ) ) ),
			array( array( 'options' ), 'checkbox', array( 'options' => array() ) ),
			array( array( 'options' ), 'checkbox', array() ),
			array( array( 'options' ), 'radio-button', array( 'options' => array( 'A' ) ) ),
			array( array( 'options' ), 'radio-button', array( 'options' => array( 'A', ' ' ) ) ),
			array( array(), 'radio-button', array( 'options' => array( 'A', 'B', 'C', 'D', 'E', 'F' ) ) ),
			array(
				array( 'title', 'options', 'pictures' ),
				'image-radio',
				array( 'options' => array( array( 'label' => 'A' ), array( 'label' => '' ) ) ),
				'',
			),
			array(
				array( 'pictures' ),
				'icon-choice',
				array( 'options' => array( array( 'label' => 'A' ), array( 'label' => 'B' ) ) ),
			),
			array( array(), 'star-rating', array() ),
		);
	}

	public function test_results_show_stars_from_five_and_nps_from_one(): void {
		self::assertSame(
			array( 5, 4, 3, 2, 1 ),
			array_values( $this->type( 'star-rating' )->countable_values( self::question( 'star-rating', array() ) ) )
		);
		self::assertSame(
			range( 1, 10 ),
			array_values( $this->type( 'nps' )->countable_values( self::question( 'nps', array() ) ) )
		);
	}

	private function type( string $key ): QuestionType {
		$type = $this->container()->get( QuestionTypeRegistry::class )->find( $key );
		self::assertNotNull( $type );
		return $type;
	}

	/**
	 * @param array<string, mixed> $config   Config.
	 * @param array<string, mixed> $settings Settings.
	 */
	private static function question(
		string $type,
		array $config,
		array $settings = array(),
		string $title = 'Why?'
	): Question {
		return new Question(
			'q1',
			$type,
			$title,
			$config,
			$settings,
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}
}
