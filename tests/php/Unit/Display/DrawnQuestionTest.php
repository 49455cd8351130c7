<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Display\DrawnQuestion;
use UserFeedback\Surveys\Question;

/**
 * The cases that src/domain/drawn.ts runs too.
 */
final class DrawnQuestionTest extends TestCase {

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$json  = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/drawn.json' );
		$cases = array();
		foreach ( json_decode( $json, true, 16, JSON_THROW_ON_ERROR ) as $case ) {
			$cases[ $case['name'] ] = array( $case );
		}
		return $cases;
	}

	/**
	 * @param array<string, mixed> $case_data Of the file.
	 */
	#[DataProvider( 'cases' )]
	public function test_a_question_as_visitors_get_it( array $case_data ): void {
		$given    = $case_data['question'];
		$logic    = array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
		);
		$question = new Question( 'a', $given['type'], $given['title'] ?? '', $given['config'], $given['settings'] ?? array(), $logic );
		$drawn    = DrawnQuestion::of( $question, $case_data['more'] ?? true );
		self::assertSame( $case_data['type'], $drawn->type );
		self::assertEquals( $case_data['config'], $drawn->config );
	}
}
