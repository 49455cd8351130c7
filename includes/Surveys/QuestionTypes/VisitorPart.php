<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * The file that draws a type for visitors, for types that few surveys have. Only a page whose survey has such a
 * question names it (docs/visitor.md).
 */
final class VisitorPart {

	/**
	 * @param string                $file  In the build, e.g. `pro-types/scale.js`.
	 * @param array<string, string> $words Its texts, translated.
	 */
	public function __construct( public readonly string $file, public readonly array $words = array() ) {}
}
