<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\DrawnQuestion;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Files\FileFolder;
use UserFeedback\Files\FileRepository;
use UserFeedback\QuestionTypes\Upload\Settings;
use UserFeedback\QuestionTypes\Upload\TakeFile;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Submission\AnswerCheck;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\SurveyRepository;

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
			static function ( QuestionTypeRegistry $types ) use ( $container ): void {
				$types->register( new StarRatingType() );
				$types->register( new NpsType() );
				$types->register( new RatingScaleType() );
				$types->register( new RankingType() );
				$types->register( new DropdownType() );
				$types->register( new MatrixType() );
				$types->register( new NumberType() );
				$types->register( new DateType() );
				$types->register(
					new UploadType( static fn (): FileRepository => $container->get( FileRepository::class ) )
				);
			}
		);
		self::take_files( $container );
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

	/**
	 * Files of visitors, for the type `upload`.
	 */
	private static function take_files( Container $container ): void {
		$container->extend( SettingsRegistry::class, array( Settings::class, 'register' ) );
		$hooks = self::hooks( $container );
		$hooks->action(
			'update_option_' . SettingsModule::OPTION,
			array( Settings::class, 'changed' ),
			10,
			2
		);
		$hooks->action(
			'add_option_' . SettingsModule::OPTION,
			static fn ( string $name, mixed $value ) => Settings::changed( array(), $value ),
			10,
			2
		);
		$hooks->action(
			'rest_api_init',
			static fn () => ( new UploadController(
				new TakeFile(
					$container->get( SurveyRepository::class ),
					$container->get( AnswerCheck::class ),
					$container->get( FileRepository::class ),
					$container->get( FileFolder::class ),
					$container->get( RateLimiter::class ),
					$container->get( Clock::class )
				)
			) )->register_routes()
		);
	}
}
