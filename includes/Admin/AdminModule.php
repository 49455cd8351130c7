<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\Companions\Analytics;
use UserFeedback\Container;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Inbox\InboxQuery;
use UserFeedback\Module;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Notices\UserChoices;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Rights;
use UserFeedback\Plan\UpgradeLink;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * The menu, its pages and what they start with.
 */
final class AdminModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			AdminMenu::class,
			static fn ( Container $c ): AdminMenu => new AdminMenu(
				static fn (): int => $c->get( InboxQuery::class )->unread( AdminMenu::MOST_UNREAD + 1 )
			)
		);
		$container->set(
			BootData::class,
			static fn ( Container $c ): BootData => new BootData(
				$c->get( Rights::class ),
				$c->get( AddonCatalog::class ),
				$c->get( AddonStates::class ),
				$c->get( LicenseBoot::class ),
				new BuilderMenus(
					$c->get( QuestionTypeRegistry::class ),
					$c->get( TriggerRegistry::class ),
					$c->get( PageRuleRegistry::class )
				),
				$c->get( Drafting::class ),
				$c->get( Notifications::class ),
				$c->get( Clock::class ),
				$c->get( WidgetParts::class ),
				$c->get( Analytics::class )
			)
		);
		$container->set( Drafting::class, static fn (): Drafting => new NoDrafting() );
		$container->set(
			LicenseBoot::class,
			static fn ( Container $c ): LicenseBoot => new LicenseBoot(
				$c->get( LicenseStore::class ),
				$c->get( Owner::class ),
				$c->get( UpgradeLink::class ),
				$c->get( LicenseNotices::class ),
				$c->get( UserChoices::class )
			)
		);
		$container->set(
			ScriptTranslations::class,
			static fn (): ScriptTranslations => new ScriptTranslations(
				array( Plugin::path( 'languages' ), WP_LANG_DIR . '/plugins' )
			)
		);
		$container->set(
			PluginRow::class,
			static fn ( Container $c ): PluginRow => new PluginRow( $c->get( Owner::class ) )
		);
		$container->set(
			Assets::class,
			static fn ( Container $c ): Assets => new Assets(
				$c->get( AdminMenu::class ),
				$c->get( BootData::class ),
				$c->get( ScriptTranslations::class ),
				Plugin::path( 'build/' ),
				Plugin::url( 'build/' )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( 'admin_menu', static fn () => $container->get( AdminMenu::class )->add() );
		add_action( 'admin_init', array( WelcomeRedirect::class, 'follow' ) );
		add_action( 'admin_page_access_denied', array( AdminMenu::class, 'lead_on' ) );
		$own = plugin_basename( Plugin::path( 'userfeedback.php' ) );
		add_filter( "plugin_action_links_{$own}", array( AdminMenu::class, 'row_links' ) );
		add_action(
			'admin_enqueue_scripts',
			static fn ( string $screen ) => $container->get( Assets::class )->enqueue( $screen )
		);
		add_filter(
			'plugin_row_meta',
			static fn (
				array $meta,
				string $file
			): array => $container->get( PluginRow::class )->meta( $meta, $file, $own ),
			10,
			2
		);
	}
}
