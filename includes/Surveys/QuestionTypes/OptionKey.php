<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Short key of the label of an option, for counters and answers.
 *
 * It is a digest because databases compare text without case and accents: "Résumé" and "resume" would share a
 * counter.
 */
final class OptionKey {

	public const LENGTH = 16;

	/**
	 * 16 hexadecimal characters.
	 *
	 * @param string $label The option's label, trimmed.
	 */
	public static function of( string $label ): string {
		return substr( hash( 'sha256', $label ), 0, self::LENGTH );
	}
}
