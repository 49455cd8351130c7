<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\DrawnQuestion;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * The Question Types addon: what it registers in UserFeedback.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'question-types';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$container->extend(
			QuestionTypeRegistry::class,
			static function ( QuestionTypeRegistry $types ): void {
				$types->register( new StarRatingType() );
				$types->register( new NpsType() );
				$types->register( new RatingScaleType() );
				$types->register( new RankingType() );
				$types->register( new DropdownType() );
				$types->register( new MatrixType() );
				$types->register( new NumberType() );
				$types->register( new DateType() );
			}
		);
		$container->extend(
			WidgetParts::class,
			static function ( WidgetParts $parts ): void {
				$parts->add( DrawnQuestion::CHOICES, array( ChoicesPart::class, 'make' ) );
			}
		);
		$container->extend(
			SurveyParts::class,
			static fn ( SurveyParts $parts ) => $parts->replace(
				SurveyParts::QUESTION_SETTINGS,
				static fn ( Question $question ): array => $question->settings
			)
		);
	}
}
