<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Short key of an option, for counters and answers.
 *
 * It is a digest because databases compare text without case: "aB" and "Ab" would share a counter.
 */
final class OptionKey {

	public const LENGTH = 16;

	/**
	 * 16 hexadecimal characters.
	 *
	 * @param string $option The option's id, or its text where it has none.
	 */
	public static function of( string $option ): string {
		return substr( hash( 'sha256', $option ), 0, self::LENGTH );
	}
}
