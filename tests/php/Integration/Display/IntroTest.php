<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

/**
 * What visitors get of what stands around the questions (docs/visitor.md).
 */
final class IntroTest extends DisplayTestCase {

	/**
	 * The only survey of the shown page.
	 *
	 * @param array<string, mixed>             $presentation As stored.
	 * @param list<array<string, mixed>>|null  $questions    Instead of one text question.
	 * @return array<string, mixed>
	 */
	private function shown_with( array $presentation, ?array $questions = null ): array {
		$this->survey(
			array( 'presentation' => $presentation ),
			null === $questions ? array() : array( 'questions' => $questions )
		);
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? null;
		self::assertIsArray( $survey );
		return $survey;
	}

	public function test_the_intro_travels_before_the_questions_with_its_file(): void {
		$survey                = $this->shown_with(
			array(
				'intro' => array(
					'title'   => 'Hello <b>you</b>',
					'text'    => 'Two lines',
					'picture' => '',
					'button'  => '',
					'time'    => true,
				),
			)
		);
		list( $intro, $first ) = $survey['questions'];
		self::assertSame( '@intro', $intro['id'] );
		self::assertSame( 'intro', $intro['type'] );
		self::assertSame( 'Hello <b>you</b>', $intro['title'] );
		self::assertSame(
			array(
				'text' => 'Two lines',
				'time' => '1:1',
			),
			$intro['config']
		);
		self::assertSame( 'q1', $first['id'] );
		self::assertStringContainsString( 'widget/types/intro.js', $survey['parts']['intro']['url'] );
		self::assertSame( 'About 1 minute, 1 question', $survey['parts']['intro']['words']['1:1'] );
	}

	public function test_an_intro_without_a_title_is_not_shown(): void {
		$survey = $this->shown_with(
			array(
				'intro' => array(
					'title'   => '',
					'text'    => 'Text',
					'picture' => '',
					'button'  => '',
					'time'    => true,
				),
			)
		);
		self::assertSame( array( 'q1' ), array_column( $survey['questions'], 'id' ) );
	}

	public function test_facts_of_the_end_travel(): void {
		$pass   = array(
			array(
				'question' => 'q1',
				'name'     => 'score',
			),
		);
		$survey = $this->shown_with(
			array(
				'progress' => 'count',
				'close'    => true,
				'pass'     => $pass,
			)
		);
		self::assertTrue( $survey['close'] );
		self::assertSame( $pass, $survey['pass'] );
		self::assertSame( 'count', $survey['parts']['intro']['words']['progress'] );
	}

	public function test_a_plain_survey_has_nothing_of_it(): void {
		$this->survey();
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? array();
		self::assertSame( array(), array_intersect_key( $survey, array_flip( array( 'parts', 'close', 'pass' ) ) ) );
	}
}
