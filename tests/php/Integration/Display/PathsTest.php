<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

/**
 * What visitors get of a survey with jumps (docs/paths.md).
 */
final class PathsTest extends DisplayTestCase {

	private const JUMPS = array(
		'enabled'    => false,
		'action'     => 'show',
		'conditions' => array(),
		'jumps'      => array(
			array(
				'to'         => '@call',
				'match'      => 'all',
				'conditions' => array(
					array(
						'question_id' => 'q1',
						'compare'     => 'IS',
						'value'       => 'detractor',
					),
				),
			),
		),
	);

	private const ENDINGS = array(
		array(
			'id'    => 'call',
			'title' => 'We call you',
			'text'  => '',
		),
	);

	/**
	 * The only survey of the shown page.
	 *
	 * @return array<string, mixed>
	 */
	private function only(): array {
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? null;
		self::assertIsArray( $survey );
		return $survey;
	}

	public function test_rules_travel_beside_a_logic_that_nobody_meets(): void {
		$this->survey(
			array( 'thank_you' => array( 'endings' => self::ENDINGS ) ),
			array(
				'questions' => array(
					array( 'logic' => self::JUMPS ) + $this->question( 'q1', 'nps' ),
					$this->question( 'q2', 'text' ),
				),
			)
		);
		$survey = $this->only();
		self::assertStringContainsString( 'pro-types/paths.js', $survey['parts']['paths']['url'] );
		self::assertSame( self::ENDINGS, $survey['thank_you']['endings'] );
		list( $first, $second ) = $survey['questions'];
		self::assertSame( self::JUMPS, $first['path'] );
		foreach ( array( $first, $second ) as $question ) {
			self::assertTrue( $question['logic']['enabled'] );
			self::assertSame( array( array( 'question_id' => '' ) ), $question['logic']['conditions'] );
		}
	}

	public function test_the_intro_waits_for_the_file_of_the_rules_too(): void {
		$this->survey(
			array(
				'thank_you'    => array( 'endings' => self::ENDINGS ),
				'presentation' => array( 'intro' => array( 'title' => 'Two questions' ) ),
			),
			array( 'questions' => array( array( 'logic' => self::JUMPS ) + $this->question( 'q1', 'nps' ) ) )
		);
		list( $intro ) = $this->only()['questions'];
		self::assertSame( '@intro', $intro['id'] );
		self::assertSame( array( array( 'question_id' => '' ) ), $intro['logic']['conditions'] );
		self::assertFalse( $intro['path']['enabled'] );
	}

	public function test_a_survey_without_jumps_travels_as_before(): void {
		$this->survey( array( 'thank_you' => array( 'endings' => self::ENDINGS ) ) );
		$survey = $this->only();
		self::assertArrayNotHasKey( 'parts', $survey );
		self::assertArrayNotHasKey( 'endings', $survey['thank_you'] );
		self::assertArrayNotHasKey( 'path', $survey['questions'][0] );
	}
}
