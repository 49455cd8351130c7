<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Pro\Opinions\Rest\OpinionsController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Pro\Summaries\WrittenAnswersQuery;
use UserFeedback\Rest\Schema;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyChanged;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Sentiment and topic of written answers by the site's AI connector.
 */
final class OpinionModule implements Module {

	/**
	 * Reads on; every hour, and in a minute while there is more.
	 */
	public const EVENT = 'userfeedback_core_read_opinions';

	public const HOURLY = 'userfeedback_core_read_opinions_hourly';

	/**
	 * Bounds of the calls a day: of the owner's money.
	 */
	private const FEWEST_CALLS = 1;
	private const MOST_CALLS   = 1000;
	private const USUAL_CALLS  = 50;

	public function register( Container $container ): void {
		$container->set(
			OpinionRepository::class,
			static fn ( Container $c ): OpinionRepository => new OpinionRepository( $c->get( Database::class ) )
		);
		$container->set(
			OpinionState::class,
			static fn ( Container $c ): OpinionState => new OpinionState( $c->get( Clock::class ) )
		);
		$container->set(
			Topics::class,
			static fn ( Container $c ): Topics => new Topics(
				$c->get( Entitlements::class ),
				new TopicRepository( $c->get( Database::class ) )
			)
		);
		$container->set(
			ReadOpinions::class,
			static fn ( Container $c ): ReadOpinions => new ReadOpinions(
				$c->get( Database::class ),
				$c->get( Entitlements::class ),
				$c->get( SettingsRepository::class ),
				new Providers(),
				$c->get( SummaryStore::class ),
				$c->get( SurveyRepository::class ),
				$c->get( WrittenAnswersQuery::class ),
				$c->get( OpinionRepository::class ),
				$c->get( Topics::class ),
				$c->get( OpinionState::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			OpinionsController::class,
			static fn ( Container $c ): OpinionsController => new OpinionsController(
				$c->get( Entitlements::class ),
				$c->get( ReadOpinions::class ),
				$c->get( OpinionRepository::class ),
				$c->get( OpinionState::class ),
				$c->get( Topics::class ),
				new SurveyOpinions(
					$c->get( Entitlements::class ),
					$c->get( SurveyRepository::class ),
					$c->get( SurveyReport::class ),
					$c->get( ChosenFilters::class ),
					$c->get( SmallestGroup::class ),
					$c->get( OpinionRepository::class ),
					$c->get( Topics::class ),
					$c->get( PlaceQuery::class ),
					$c->get( WrittenAnswersQuery::class )
				),
				new Providers()
			)
		);
	}

	public function boot( Container $container ): void {
		$container->extend(
			SettingsRegistry::class,
			static fn ( SettingsRegistry $settings ) => $settings->add(
				new Setting(
					ReadOpinions::CALLS_A_DAY,
					self::USUAL_CALLS,
					Schema::number( self::FEWEST_CALLS, self::MOST_CALLS ),
					feature: 'ai-summary'
				)
			)
		);
		add_action(
			'rest_api_init',
			static fn () => $container->get( OpinionsController::class )->register_routes()
		);
		$read = static function () use ( $container ): void {
			if ( $container->get( ReadOpinions::class )->run() && false === wp_next_scheduled( self::EVENT ) ) {
				wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
			}
		};
		add_action( self::EVENT, $read );
		add_action( self::HOURLY, $read );
		add_action(
			Schedule::HOURLY,
			static function () use ( $container ): void {
				if ( false === wp_next_scheduled( self::HOURLY ) && $container->get( ReadOpinions::class )->is_on() ) {
					wp_schedule_event( time(), 'hourly', self::HOURLY );
				}
			}
		);
		add_action(
			'userfeedback_responses_restored',
			static function ( int $survey_id, array $ids ) use ( $container ): void {
				$ids = array_filter( $ids, 'is_int' );
				if ( array() !== $ids ) {
					$container->get( ReadOpinions::class )->restored( min( $ids ), max( $ids ) );
				}
			},
			10,
			2
		);
		add_action(
			SurveyChanged::STORED_ACTION,
			static function ( Survey $survey, Survey $before ) use ( $container ): void {
				if ( Survey::TRASH === $before->status && Survey::TRASH !== $survey->status ) {
					$container->get( ReadOpinions::class )->restored_survey( $survey->id );
				}
			},
			10,
			2
		);
		add_action(
			'userfeedback_ai_consent',
			static function ( string $what, bool $agreed ): void {
				if ( 'opinions' !== $what ) {
					return;
				}
				wp_clear_scheduled_hook( self::EVENT );
				wp_clear_scheduled_hook( self::HOURLY );
				if ( $agreed ) {
					wp_schedule_single_event( time(), self::EVENT );
					wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOURLY );
				}
			},
			10,
			2
		);
	}
}
