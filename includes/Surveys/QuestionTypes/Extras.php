<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * What the offer `question-settings` adds to a config (docs/questions.md). Without the addon visitors get the question
 * without it, and answers are checked without it.
 */
final class Extras {

	private const KEYS = array(
		'other',
		'exclusive',
		'columns',
		'least',
		'most',
		'kind',
		'min_length',
		'max_length',
	);

	/**
	 * The config without it.
	 *
	 * @param array<string, mixed> $config As stored.
	 * @return array<string, mixed>
	 */
	public static function plain( array $config ): array {
		return array_diff_key( $config, array_flip( self::KEYS ) );
	}
}
