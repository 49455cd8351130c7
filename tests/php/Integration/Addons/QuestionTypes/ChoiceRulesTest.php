<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Mail\AnswerLines;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;

/**
 * "Other", "None of these", columns and how many, from their save to the figures.
 */
final class ChoiceRulesTest extends ExportTestCase {

	private const CONFIG = array(
		'options'    => array( 'Friend', 'Shop', 'Other', 'None' ),
		'option_ids' => array( 'friend', 'shop', 'other', 'none' ),
		'other'      => 'other',
		'exclusive'  => 'none',
		'columns'    => 2,
		'most'       => 2,
	);

	/**
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return array(
			'four columns'      => array( array( 'columns' => 4 ), 400, 'columns' ),
			'other as a list'   => array( array( 'other' => array( 'other' ) ), 400, 'other' ),
			'one for both'      => array( array( 'exclusive' => 'other' ), 422, 'exclusive' ),
			'most below least'  => array( array( 'least' => 3 ), 422, 'most' ),
			'more than options' => array(
				array(
					'least' => 4,
					'most'  => 5,
				),
				422,
				'least',
			),
			'negative'          => array( array( 'most' => -1 ), 400, 'most' ),
		);
	}

	/**
	 * @param array<string, mixed> $config Config.
	 */
	#[DataProvider( 'refused' )]
	public function test_a_wrong_field_is_named_and_nothing_is_saved( array $config, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$before   = $this->rest( 'GET', '/surveys' )->get_data();
		$response = $this->rest( 'POST', '/surveys', self::body( $config + self::CONFIG ) );
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertStringContainsString( "[config][$field]", (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $before, $this->rest( 'GET', '/surveys' )->get_data() );
	}

	public function test_other_counts_as_one_option_and_its_texts_are_listed_mailed_and_exported(): void {
		$survey = $this->answered();
		$this->sign_in( 'administrator' );
		$stats = $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
		self::assertSame( array( 'Friend', 'Shop', 'Other', 'None' ), array_column( $stats['options'], 'value' ) );
		self::assertSame( array( 1, 0, 2, 1 ), array_column( $stats['options'], 'count' ) );
		self::assertTrue( $stats['other'] );
		$list = $this->get( "/surveys/{$survey->id}/questions/a/answers", array( 'other' => true ) )['items'];
		self::assertSame( array( 'A "podcast"', 'Radio' ), array_column( array_column( $list, 'extra' ), 'other' ) );
		$none = $this->get( "/surveys/{$survey->id}/questions/a/answers", array( 'comments' => true ) )['items'];
		self::assertSame( array(), $none );
		$responses = $this->get( "/surveys/{$survey->id}/responses" )['items'];
		self::assertSame( array( 'None' ), $responses[0]['answers'][0]['value'] );
		self::assertSame( array( 'Other: A "podcast"' ), $responses[1]['answers'][0]['value'] );
		self::assertSame( array( 'Friend', 'Other: Radio' ), $responses[2]['answers'][0]['value'] );
		$cells = array_column( $this->csv( $survey ), 'Question a' );
		self::assertStringContainsString( 'Other: Radio', (string) $cells[0] );
		$cells = array_column( $this->csv( $survey, array( 'split' => true ) ), 'Question a: text at “Other”' );
		self::assertSame( array( 'Radio', 'A "podcast"', '' ), $cells );
		$id    = $responses[1]['id'];
		$lines = new AnswerLines(
			$this->container()->get( AnswersQuery::class ),
			$this->container()->get( AnswerReader::class ),
			$this->container()->get( QuestionTypeRegistry::class )
		);
		$lines = $lines->read( $survey, array( $id ) )[ $id ]['lines'];
		self::assertSame( 'Other: A "podcast"', $lines[0]['answer'] );
	}

	public function test_a_search_finds_what_was_typed_and_not_how_it_is_stored(): void {
		$config = array( 'options' => array( 'Friend', 'Shop', 'Something else', 'None' ) ) + self::CONFIG;
		$survey = $this->survey( array( $this->question( 'a', 'checkbox', $config, array( 'comment_box' => true ) ) ) );
		$this->respond(
			$survey,
			array(
				'a' => array(
					'value' => array( 'Something else' ),
					'extra' => array(
						'comments' => 'A good one',
						'other'    => 'Radio',
					),
				),
			)
		);
		$this->sign_in( 'administrator' );
		foreach ( array( 'other' => 0, 'comments' => 0, 'radio' => 1, 'good' => 1, 'Something' => 1 ) as $search => $found ) {
			self::assertSame( $found, $this->get( "/surveys/{$survey->id}/questions/a/answers", compact( 'search' ) )['pagination']['total'], $search );
			self::assertSame( $found, $this->get( "/surveys/{$survey->id}/results", array( 'filter' => array( 'text' => $search ) ) )['range_responses_count'], $search );
		}
	}

	public function test_without_the_rule_a_text_stays_beside_its_option(): void {
		$survey  = $this->answered();
		$plain   = array_diff_key( self::CONFIG, array( 'other' => true ) );
		$changed = $survey->with( array( 'questions' => array( $this->question( 'a', 'checkbox', $plain ) ) ) );
		$this->container()->get( SurveyRepository::class )->store( $changed );
		$this->sign_in( 'administrator' );
		$answer = $this->get( "/surveys/{$survey->id}/responses" )['items'][2]['answers'][0];
		self::assertSame( array( 'Friend', 'Other: Radio' ), $answer['value'] );
	}

	public function test_visitors_get_the_texts_of_the_options_and_the_file(): void {
		$drawer = $this->container()->get( WidgetSurvey::class );
		$survey = $this->survey( array( $this->question( 'a', 'checkbox', self::CONFIG ) ) );
		self::assertSame( array( 'choices' ), $drawer->describe( $survey )['parts'] );
		$config = (array) $drawer->questions( $survey )[0]['config'];
		self::assertSame( array( 'Other', 'None' ), array( $config['other'], $config['exclusive'] ) );
		self::assertArrayNotHasKey( 'option_ids', $config );
	}

	private function answered(): Survey {
		$survey = $this->survey( array( $this->question( 'a', 'checkbox', self::CONFIG ) ) );
		foreach ( array( 'Radio' => array( 'Friend', 'Other' ), 'A "podcast"' => array( 'Other' ) ) as $text => $value ) {
			$answer = array(
				'value' => $value,
				'extra' => array( 'other' => $text ),
			);
			$this->respond( $survey, array( 'a' => $answer ) );
		}
		$this->respond( $survey, array( 'a' => array( 'None' ) ) );
		return $survey;
	}

	/**
	 * @param array<string, mixed> $config Of the question.
	 * @return array<string, mixed>
	 */
	private static function body( array $config ): array {
		return array(
			'title'     => 'Choices',
			'questions' => array(
				array(
					'id'     => 'a',
					'type'   => 'checkbox',
					'title'  => 'Where from?',
					'config' => $config,
				),
			),
		);
	}
}
