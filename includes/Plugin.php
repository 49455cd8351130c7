<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Abilities\AbilitiesModule;
use UserFeedback\Access\AccessModule;
use UserFeedback\Addons\AddonsModule;
use UserFeedback\Admin\AdminModule;
use UserFeedback\Admin\WelcomeRedirect;
use UserFeedback\Cli\CliModule;
use UserFeedback\Dashboard\DashboardModule;
use UserFeedback\Database\DatabaseModule;
use UserFeedback\Database\Uninstaller;
use UserFeedback\Display\DisplayModule;
use UserFeedback\FastImpressions\FastImpressionsModule;
use UserFeedback\Files\FilesModule;
use UserFeedback\Health\HealthModule;
use UserFeedback\Inbox\InboxModule;
use UserFeedback\Integrations\IntegrationsModule;
use UserFeedback\Mail\MailModule;
use UserFeedback\Mail\MailPageModule;
use UserFeedback\Notices\NoticesModule;
use UserFeedback\Notifications\News\NewsModule;
use UserFeedback\Notifications\NotificationsModule;
use UserFeedback\Outbox\OutboxModule;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\PlanModule;
use UserFeedback\Privacy\PrivacyModule;
use UserFeedback\Pro\ProModule;
use UserFeedback\Responses\ResponsesModule;
use UserFeedback\Responses\Retention\RetentionModule;
use UserFeedback\Rest\RestModule;
use UserFeedback\Results\ResultsModule;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Settings\SettingsPageModule;
use UserFeedback\Support\Neighbor;
use UserFeedback\Support\SupportModule;
use UserFeedback\Surveys\Bank\BankModule;
use UserFeedback\Surveys\Checks\ChecksModule;
use UserFeedback\Surveys\Events\EventsModule;
use UserFeedback\Surveys\File\SurveyFileModule;
use UserFeedback\Surveys\SurveysModule;
use UserFeedback\Usage\UsageModule;

/**
 * Composition root: the modules, in the order in which they start.
 */
final class Plugin {

	public const VERSION = '0.1.0';

	/**
	 * The running plugin's container, for entry points that get no argument from WordPress (CLI, uninstall,
	 * tests).
	 *
	 * @var Container|null
	 */
	private static ?Container $container = null;

	/**
	 * Main plugin file, absolute.
	 *
	 * @var string
	 */
	private static string $file = '';

	/**
	 * Hooks the plugin into WordPress. Called once, by the main file.
	 *
	 * @param string $file Main plugin file, absolute.
	 */
	public static function start( string $file ): void {
		self::$file = $file;
		add_action( 'plugins_loaded', array( self::class, 'boot' ), 5 );
		register_activation_hook( $file, array( WelcomeRedirect::class, 'note' ) );
		register_deactivation_hook( $file, array( Uninstaller::class, 'deactivate' ) );
	}

	/**
	 * Registers and boots all modules, unless the neighbor plugin of the same name is active.
	 */
	public static function boot(): void {
		if ( null !== self::$container ) {
			return;
		}
		if ( Neighbor::is_active() ) {
			Neighbor::show_notice();
			return;
		}
		$container       = new Container();
		self::$container = $container;
		if ( self::may_be_a_visitor() ) {
			self::run( self::modules(), $container );
			$later = static function () use ( $container ): void {
				static $ran = false;
				if ( ! $ran ) {
					$ran = true;
					self::run( self::later_modules(), $container );
				}
			};
			$container->set_later( $later );
			add_action( 'rest_api_init', $later, 0 );
			add_action( 'wp_abilities_api_categories_init', $later, 0 );
		} else {
			self::run( array( ...self::modules(), ...self::later_modules() ), $container );
		}

		/**
		 * Fires when UserFeedback is ready. Addons check versions here, then register their parts in the
		 * registries that core itself uses.
		 *
		 * @since 0.1.0
		 *
		 * @param string    $version   UserFeedback's version, e.g. "0.1.0".
		 * @param Container $container Holds the registries, by class name.
		 */
		do_action( 'userfeedback_loaded', self::VERSION, $container );
	}

	/**
	 * The running plugin's container.
	 *
	 * @throws \LogicException Before the plugin booted, or beside its neighbor.
	 */
	public static function container(): Container {
		if ( null === self::$container ) {
			throw new \LogicException( 'UserFeedback is not running.' );
		}
		return self::$container;
	}

	/**
	 * Absolute path of a file of the plugin.
	 *
	 * @param string $path Relative to the plugin's folder, without leading slash.
	 */
	public static function path( string $path = '' ): string {
		return plugin_dir_path( self::$file ) . $path;
	}

	/**
	 * Address of a file of the plugin.
	 *
	 * @param string $path Relative to the plugin's folder, without leading slash.
	 */
	public static function url( string $path = '' ): string {
		return plugins_url( $path, self::$file );
	}

	/**
	 * Registers and boots modules.
	 *
	 * @param list<Module> $modules The modules.
	 */
	private static function run( array $modules, Container $container ): void {
		foreach ( $modules as $module ) {
			$module->register( $container );
		}
		foreach ( $modules as $module ) {
			$module->boot( $container );
		}
	}

	/**
	 * Whether this request may need no more than a visitor's page: no wp-admin, no admin-ajax, no background
	 * job, no terminal.
	 */
	public static function may_be_a_visitor(): bool {
		return ! is_admin() && ! wp_doing_cron() && 'cli' !== PHP_SAPI;
	}

	/**
	 * Modules of every request, in the order in which they start. A visitor's page waits for each of them:
	 * anything that it does not need belongs in later_modules().
	 *
	 * @return list<Module>
	 */
	private static function modules(): array {
		return array(
			new SupportModule(),
			new DatabaseModule(),
			new SettingsModule(),
			new PlanModule(),
			new AddonsModule(),
			new AccessModule(),
			new SurveysModule(),
			new OutboxModule(),
			new ResponsesModule(),
			new IntegrationsModule(),
			new MailModule(),
			new FastImpressionsModule(),
			new DisplayModule(),
			...( Edition::of_files()->is_pro() ? array( new ProModule() ) : array() ),
		);
	}

	/**
	 * Modules that start with the REST API, in wp-admin, in background jobs and in
	 * the terminal, or when something asks the container for one of their classes.
	 *
	 * @return list<Module>
	 */
	private static function later_modules(): array {
		return array(
			new RestModule(),
			new SettingsPageModule(),
			new ResultsModule(),
			new EventsModule(),
			new SurveyFileModule(),
			new BankModule(),
			new ChecksModule(),
			new InboxModule(),
			new MailPageModule(),
			new PrivacyModule(),
			new RetentionModule(),
			new FilesModule(),
			new HealthModule(),
			new NoticesModule(),
			new NotificationsModule(),
			new NewsModule(),
			new AdminModule(),
			new DashboardModule(),
			new UsageModule(),
			new CliModule(),
			new AbilitiesModule(),
			...( Edition::of_files()->is_pro() ? ProModule::later() : array() ),
		);
	}
}
