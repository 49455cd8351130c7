<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Addons\Addon as AddonContract;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * The Question Types addon: what it registers in UserFeedback.
 */
final class Addon implements AddonContract {

	public const VERSION = '0.1.0';

	/**
	 * Slug of addons.json.
	 */
	public function slug(): string {
		return 'question-types';
	}

	/**
	 * Version of this addon.
	 */
	public function version(): string {
		return self::VERSION;
	}

	/**
	 * Least version of UserFeedback.
	 */
	public function requires(): string {
		return '0.1.0';
	}

	/**
	 * Registers its parts.
	 *
	 * @param Container $container Holds the registries, by class name.
	 */
	public function register( Container $container ): void {
		$container->extend(
			QuestionTypeRegistry::class,
			static function ( QuestionTypeRegistry $types ): void {
				$types->register( new StarRatingType() );
				$types->register( new NpsType() );
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
