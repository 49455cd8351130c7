<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use UserFeedback\Display\Icons;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Surveys\Languages\NoLanguages;
use UserFeedback\Surveys\Logic\PlainWalk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What visitors get of a survey that shows earlier answers (docs/piping.md).
 */
final class PipingTest extends DisplayTestCase {

	/**
	 * The only survey of the shown page.
	 *
	 * @param array<string, mixed> $second Of its second question.
	 * @return array<string, mixed>
	 */
	private function only( array $second ): array {
		$this->survey(
			array(),
			array( 'questions' => array( $this->question( 'q1', 'text' ), $second + $this->question( 'q2', 'text' ) ) )
		);
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? null;
		self::assertIsArray( $survey );
		return $survey;
	}

	public function test_words_travel_and_beside_them_the_texts_with_answers(): void {
		$survey = $this->only(
			array(
				'title'  => 'Why {{q1|this}}?',
				'config' => array( 'description' => 'You said {{q1|nothing}}.' ),
			)
		);
		self::assertStringContainsString( 'pro-types/piping.js', $survey['parts']['piping']['url'] );
		list( $first, $second ) = $survey['questions'];
		self::assertArrayNotHasKey( 'pipe', $first );
		self::assertSame( 'Why this?', $second['title'] );
		self::assertSame( 'You said nothing.', $second['config']['description'] );
		self::assertSame(
			array(
				'title'       => 'Why {{q1|this}}?',
				'description' => 'You said {{q1|nothing}}.',
			),
			$second['pipe']
		);
	}

	public function test_a_description_with_links_stands_where_its_file_looks_for_it(): void {
		$text   = 'About {{q1|it}}: https://example.com';
		$survey = $this->only( array( 'config' => array( 'description' => $text ) ) );
		$second = $survey['questions'][1];
		self::assertSame( 'About it: https://example.com', $second['config']['help'] );
		self::assertSame( array( 'help' => $text ), $second['pipe'] );
		self::assertArrayNotHasKey( 'description', $second['config'] );
	}

	public function test_the_thank_you_message_and_endings_travel_like_titles(): void {
		$ending = array(
			'id'    => 'e1',
			'title' => 'Sorry',
			'text'  => 'We look at {{q1|it}}.',
		);
		$jump   = array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
			'jumps'      => array(
				array(
					'to'         => '@e1',
					'match'      => 'always',
					'conditions' => array(),
				),
			),
		);
		$this->survey(
			array(
				'thank_you' => array(
					'message' => 'Thanks for {{q1|that}}!',
					'endings' => array( $ending ),
				),
			),
			array( 'questions' => array( array( 'logic' => $jump ) + $this->question( 'q1', 'text' ) ) )
		);
		$this->show();
		$survey = $this->whole_payload()['surveys'][0];
		self::assertStringContainsString( 'pro-types/piping.js', $survey['parts']['piping']['url'] );
		self::assertSame( 'Thanks for that!', $survey['thank_you']['message'] );
		self::assertSame( 'We look at it.', $survey['thank_you']['endings'][0]['text'] );
		self::assertSame( 'Thanks for {{q1|that}}!', $survey['thank_you']['pipe']['message'] );
		self::assertSame( array( $ending ), $survey['thank_you']['pipe']['endings'] );
	}

	public function test_a_survey_without_answers_travels_as_before(): void {
		$survey = $this->only( array( 'title' => 'Why {this}?' ) );
		self::assertArrayNotHasKey( 'parts', $survey );
		self::assertArrayNotHasKey( 'pipe', $survey['questions'][1] );
		self::assertArrayNotHasKey( 'pipe', $survey['thank_you'] ?? array() );
	}

	public function test_lite_has_the_words_alone(): void {
		$this->only( array( 'title' => 'Why {{q1|this}}?' ) );
		$id = $this->wpdb()->get_var( 'SELECT MAX(id) FROM ' . $this->table( 'survey' ) );
		self::assertIsNumeric( $id );
		$survey = $this->container()->get( SurveyRepository::class )->find( (int) $id );
		self::assertInstanceOf( Survey::class, $survey );
		$lite = new WidgetSurvey(
			$this->container()->get( Icons::class ),
			$this->container()->get( SurveyParts::class ),
			$this->container()->get( QuestionTypeRegistry::class ),
			new PlainWalk(),
			new NoLanguages()
		);
		self::assertArrayNotHasKey( 'parts', $lite->describe( $survey ) );
		$second = $lite->questions( $survey )[1];
		self::assertSame( 'Why this?', $second['title'] );
		self::assertArrayNotHasKey( 'pipe', $second );
	}
}
