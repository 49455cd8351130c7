<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\PageRules;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\FastImpressions\FastImpressions;
use UserFeedback\Module;
use UserFeedback\Plan\Edition;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Languages\SurveyLanguages;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use WP_Post;

/**
 * What visitors' pages get: the index of live surveys, page rules, payload, loader, shortcode.
 */
final class DisplayModule implements Module {

	public const SHORTCODE = 'userfeedback';

	/**
	 * Action of admin-ajax that says who the visitor is.
	 */
	public const VISITOR_FACTS = 'userfeedback_visitor_facts';

	/**
	 * PageCaches::EVENT and Schedule::HOURLY, here so that a visitor's page loads no further class.
	 */
	private const PAGE_CACHES = 'userfeedback_core_page_caches';
	private const HOURLY      = 'userfeedback_core_outbox_hourly';

	public function register( Container $container ): void {
		$container->set( PageRuleRegistry::class, static fn (): PageRuleRegistry => new PageRuleRegistry() );
		$container->extend( SettingsRegistry::class, array( WidgetSettingKeys::class, 'register' ) );
		$container->set(
			TriggerRegistry::class,
			static function (): TriggerRegistry {
				$registry = new TriggerRegistry();
				$registry->register_core();
				return $registry;
			}
		);
		$container->set( SurveyParts::class, static fn (): SurveyParts => new SurveyParts() );
		$container->set(
			WidgetParts::class,
			static fn ( Container $c ): WidgetParts => new WidgetParts(
				static fn (): QuestionTypeRegistry => $c->get( QuestionTypeRegistry::class ),
				$c->get( Build::class )
			)
		);
		$container->extend( WidgetParts::class, array( DetailsPart::class, 'register' ) );
		$container->set( Placed::class, static fn (): Placed => new Placed() );
		$container->set( Icons::class, static fn (): Icons => new Icons( Plugin::path( 'build/icons/' ) ) );
		$container->set(
			Build::class,
			static fn (): Build => new Build( Plugin::path( 'build/' ), Plugin::url( 'build/' ) )
		);
		$container->set(
			LiveSurveysQuery::class,
			static fn ( Container $c ): LiveSurveysQuery => new LiveSurveysQuery( $c->get( Database::class ) )
		);
		$container->set(
			WidgetSurvey::class,
			static fn ( Container $c ): WidgetSurvey => new WidgetSurvey(
				$c->get( Icons::class ),
				$c->get( SurveyParts::class ),
				$c->get( QuestionTypeRegistry::class ),
				$c->get( Walk::class ),
				$c->get( SurveyLanguages::class )
			)
		);
		$container->set(
			LiveIndexBuilder::class,
			static fn ( Container $c ): LiveIndexBuilder => new LiveIndexBuilder(
				$c->get( LiveSurveysQuery::class ),
				$c->get( WidgetSurvey::class ),
				$c->get( QuestionTypeRegistry::class ),
				$c->get( AddonStates::class ),
				$c->get( SurveyParts::class )
			)
		);
		$container->set(
			LiveIndex::class,
			static fn ( Container $c ): LiveIndex => new LiveIndex(
				static fn (): LiveIndexBuilder => $c->get( LiveIndexBuilder::class ),
				$c->get( Edition::class ),
				$c->get( AddonStates::class ),
				static fn (): PageCaches => $c->get( PageCaches::class )
			)
		);
		$container->set(
			PageCaches::class,
			static fn ( Container $c ): PageCaches => new PageCaches(
				$c->get( LiveIndex::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			PageRules::class,
			static fn ( Container $c ): PageRules => new PageRules( $c->get( PageRuleRegistry::class ) )
		);
		$container->set(
			PagePayload::class,
			static fn ( Container $c ): PagePayload => new PagePayload(
				$c->get( LiveIndex::class ),
				static fn (): PageRules => $c->get( PageRules::class ),
				$c->get( Placed::class ),
				$c->get( Clock::class ),
				$c->get( Build::class ),
				$c->get( Edition::class ),
				$c->get( AddonStates::class ),
				$c->get( FastImpressions::class ),
				$c->get( WidgetParts::class )
			)
		);
		$container->set(
			PageTag::class,
			static fn ( Container $c ): PageTag => new PageTag( $c->get( PagePayload::class ), $c->get( Build::class ) )
		);
		$container->set(
			Shortcode::class,
			static fn ( Container $c ): Shortcode => new Shortcode(
				$c->get( LiveIndex::class ),
				$c->get( Placed::class ),
				$c->get( Clock::class ),
				new InlineHeight( $c->get( QuestionTypeRegistry::class ) )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( 'wp_footer', static fn () => $container->get( PageTag::class )->print_footer(), 20 );
		add_shortcode(
			self::SHORTCODE,
			static fn ( array|string $attributes ): string => $container->get( Shortcode::class )->render( $attributes )
		);
		// After core made paragraphs (10, registered before us) and before shortcodes are run (11).
		add_filter(
			'the_content',
			static fn (
				mixed $content
			): mixed => is_string( $content ) && str_contains( $content, '[' . self::SHORTCODE )
				? Shortcode::without_paragraph( $content )
				: $content
		);
		add_action(
			'userfeedback_survey',
			static fn ( mixed $survey_id ) => $container->get( Shortcode::class )->print_survey( $survey_id )
		);
		add_action(
			'template_redirect',
			static function () use ( $container ): void {
				if ( is_user_logged_in() ) {
					( new RestoredCookies(
						$container->get( LiveIndex::class ),
						$container->get( Clock::class )
					) )->send();
				}
			}
		);
		add_action( 'wp_ajax_' . self::VISITOR_FACTS, array( VisitorFacts::class, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::VISITOR_FACTS, array( VisitorFacts::class, 'answer' ) );

		add_action( self::PAGE_CACHES, static fn () => $container->get( PageCaches::class )->run() );
		add_action( self::HOURLY, static fn () => $container->get( PageCaches::class )->plan() );
		add_action(
			'userfeedback_surveys_changed',
			static fn () => $container->get( LiveIndex::class )->survey_changed(),
			10,
			0
		);
		add_action(
			'transition_post_status',
			static fn (
				string $now,
				string $before,
				WP_Post $post
			) => $container->get( LiveIndex::class )->post_changed( $post->ID ),
			10,
			3
		);
		foreach ( array( 'post_updated', 'deleted_post' ) as $hook ) {
			add_action(
				$hook,
				static fn ( int $post_id ) => $container->get( LiveIndex::class )->post_changed( $post_id ),
				10,
				1
			);
		}
		add_action( 'admin_init', static fn () => $container->get( LiveIndex::class )->follow_the_site() );
		$addresses = array( 'permalink_structure', 'home', 'siteurl', 'wp_page_for_privacy_policy' );
		foreach ( array( SettingsModule::OPTION, ...$addresses ) as $option ) {
			add_action(
				'update_option_' . $option,
				static fn () => $container->get( LiveIndex::class )->forget(),
				10,
				0
			);
		}
		add_action(
			'add_option_' . SettingsModule::OPTION,
			static fn () => $container->get( LiveIndex::class )->forget(),
			10,
			0
		);
	}
}
