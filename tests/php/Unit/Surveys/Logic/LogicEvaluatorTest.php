<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Logic;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Logic\LogicEvaluator;
use UserFeedback\Surveys\Question;

/**
 * The cases that src/domain/logic.ts runs as well.
 */
final class LogicEvaluatorTest extends TestCase {

	/**
	 * @param list<array{id: string, type: string, title: string, config: array<string, mixed>, settings: array<string, mixed>, logic: array{enabled: bool, action: string, conditions: list<array{question_id: string, compare: string, value: string}>}}> $questions Questions.
	 * @param list<array{question_id: string, value: string|int|list<string>|null}> $answers   Answers.
	 * @param list<string> $visible   Ids.
	 */
	#[DataProvider( 'cases' )]
	public function test_shows_the_questions_of_the_case( array $questions, array $answers, array $visible ): void {
		$shown = LogicEvaluator::visible_questions(
			array_map( array( Question::class, 'from_array' ), $questions ),
			array_column( $answers, 'value', 'question_id' )
		);
		self::assertSame( $visible, array_map( static fn ( Question $question ): string => $question->id, $shown ) );
	}

	/**
	 * @return iterable<string, array<mixed>>
	 */
	public static function cases(): iterable {
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/logic.json' ),
			true,
			32,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $cases );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['questions'], $case['answers'], $case['visible'] );
		}
	}

	public function test_compares_the_letters_of_all_scripts_without_case(): void {
		self::assertTrue( LogicEvaluator::compare( 'ÄÖÜ ΟΔΟΣ', '=', 'äöü οδος' ) );
		self::assertTrue( LogicEvaluator::compare( "\u{00A0}Да", 'STARTS_WITH', 'дА' ) );
	}
}
