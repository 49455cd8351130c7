<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Links in plain text: `[words](https://…)`, or an address alone (docs/questions.md). The widget draws them
 * (src/domain/links.ts); the server only asks whether there are any. Both run tests/fixtures/links.json.
 */
final class Links {

	private const LINK = '/\[[^\[\]\n]+\]\((?:https?:\/\/|mailto:)[^\s()]+\)|https?:\/\/[^\s<>"()]*[^\s<>"().,;:!?]/i';

	public static function any( string $text ): bool {
		return 1 === preg_match( self::LINK, $text );
	}
}
