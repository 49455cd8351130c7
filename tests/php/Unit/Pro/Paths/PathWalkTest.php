<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Paths;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Paths\PathWalk;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\Logic\PlainWalk;
use UserFeedback\Surveys\Question;

/**
 * The cases that src/domain/paths.ts runs as well.
 *
 * @phpstan-import-type Logic from Paths
 */
final class PathWalkTest extends TestCase {

	/**
	 * @param list<array{id: string, logic: Logic}>                                       $questions Questions.
	 * @param array<string, string|int|list<string>|null>                                $answers   By question.
	 * @param array<string, string>                                                       $facts     By fact.
	 * @param list<string>                                                                $visible   Ids.
	 */
	#[DataProvider( 'cases' )]
	public function test_walks_the_path_of_the_case(
		array $questions,
		array $answers,
		array $facts,
		array $visible,
		string $ending
	): void {
		$path = PathWalk::path( array_map( self::question( ... ), $questions ), $answers, $facts );
		self::assertSame( $visible, self::ids( $path['visible'] ) );
		self::assertSame( $ending, $path['ending'] );
	}

	/**
	 * @return iterable<string, array<mixed>>
	 */
	public static function cases(): iterable {
		foreach ( self::fixture( 'paths.json' ) as $case ) {
			yield $case['name'] => array(
				$case['questions'],
				$case['answers'],
				$case['facts'],
				$case['visible'],
				$case['ending'],
			);
		}
		foreach ( self::fixture( 'logic.json' ) as $case ) {
			$answers = array_column( $case['answers'], 'value', 'question_id' );
			yield 'show and hide: ' . $case['name'] => array( $case['questions'], $answers, array(), $case['visible'], '' );
		}
	}

	public function test_ends_and_only_goes_forward_whatever_the_survey(): void {
		mt_srand( 13 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		$ids = array( 'a', 'b', 'c', 'd', 'e' );
		for ( $run = 0; $run < 2000; $run++ ) {
			$questions = array_map(
				static fn ( string $id ): Question => self::question(
					array(
						'id'    => $id,
						'logic' => self::any_logic( $ids ),
					)
				),
				$ids
			);
			$answers   = array_combine( $ids, array_map( static fn (): ?int => self::one( array( 1, 9, null ) ), $ids ) );
			$path      = self::ids( ( new PathWalk() )->visible( $questions, $answers, array() ) );
			$forward   = array_values( array_intersect( $ids, $path ) );
			self::assertSame( $forward, $path );
		}
	}

	public function test_without_the_feature_jumps_wait(): void {
		$case      = self::fixture( 'paths.json' )[1];
		$questions = array_values( array_map( self::question( ... ), $case['questions'] ) );
		$walk      = new PlainWalk();
		self::assertSame( array( 'a', 'b', 'c', 'd' ), self::ids( $walk->visible( $questions, $case['answers'], array() ) ) );
		self::assertFalse( $walk->needs_part( $questions ) );
		self::assertTrue( ( new PathWalk() )->needs_part( $questions ) );
	}

	/**
	 * @param non-empty-list<string> $ids Of questions.
	 * @return Logic
	 */
	private static function any_logic( array $ids ): array {
		$condition = static fn (): array => array(
			'question_id' => self::one( $ids ),
			'compare'     => self::one( array( '=', '!=', 'IS', '>=' ) ),
			'value'       => self::one( array( '1', '9', 'detractor' ) ),
		);
		return array(
			'enabled'    => self::one( array( true, false ) ),
			'action'     => self::one( array( 'show', 'hide' ) ),
			'conditions' => array( $condition() ),
			'groups'     => array(
				array(
					'match'      => 'any',
					'conditions' => array( $condition(), $condition() ),
				),
			),
			'jumps'      => array(
				array(
					'to'         => self::one( array( ...$ids, Paths::END ) ),
					'match'      => self::one( array( 'all', 'any', 'always' ) ),
					'conditions' => array( $condition() ),
				),
			),
		);
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $all To choose from.
	 * @return T
	 */
	private static function one( array $all ): mixed {
		return $all[ mt_rand( 0, count( $all ) - 1 ) ]; // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}

	/**
	 * @param array{id: string, logic: Logic} $data Of the case.
	 */
	private static function question( array $data ): Question {
		return new Question( $data['id'], 'text', $data['id'], array(), array(), $data['logic'] );
	}

	/**
	 * @param list<Question> $questions Questions.
	 * @return list<string>
	 */
	private static function ids( array $questions ): array {
		return array_map( static fn ( Question $question ): string => $question->id, $questions );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function fixture( string $file ): array {
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/' . $file ),
			true,
			32,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $cases );
		return array_values( $cases );
	}
}
