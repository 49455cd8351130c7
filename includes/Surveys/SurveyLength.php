<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * How long a survey takes. src/domain/survey-length.ts has the same rule, and both run
 * tests/fixtures/survey-length.json.
 */
final class SurveyLength {

	/**
	 * Seconds that a question takes: to read, and to write where there is something to write.
	 */
	private const SECONDS = array(
		'text'      => 20,
		'long-text' => 45,
		'email'     => 20,
		'ranking'   => 25,
		'matrix'    => 30,
	);
	private const USUAL   = 8;

	/**
	 * @param list<string> $types Of the questions.
	 */
	public static function seconds( array $types ): int {
		$each = array_map( static fn ( string $type ): int => self::SECONDS[ $type ] ?? self::USUAL, $types );
		return array_sum( $each );
	}

	/**
	 * In whole minutes, and at least one.
	 *
	 * @param list<string> $types Of the questions.
	 */
	public static function minutes( array $types ): int {
		return max( 1, (int) round( self::seconds( $types ) / 60 ) );
	}
}
