<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Surveys\QuestionTypes\TextRules;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * The file of links in descriptions, which every edition has, and of rules for texts (docs/questions.md).
 */
final class DetailsPart {

	public static function register( WidgetParts $parts ): void {
		$parts->add(
			DrawnQuestion::DETAILS,
			static fn (): VisitorPart => new VisitorPart( 'widget/types/details.js', TextRules::words() )
		);
	}
}
