<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Display\Build;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use WP_Admin_Bar;
use WP_CLI;

/**
 * The Heatmaps addon: what it registers in UserFeedback and in WordPress.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'heatmaps';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$hooks = self::hooks( $container );
		$container->get( AddonTables::class )->add(
			self::SLUG,
			Tables::NAMES,
			Tables::NEWEST,
			Tables::migrations( ... )
		);
		$container->extend( SettingsRegistry::class, array( Settings::class, 'register' ) );
		self::make( $container );
		self::make_calls( $container );
		self::for_viewers( $container );
		self::for_visitors( $container );
		self::for_owners( $container );
		$hooks->action(
			'rest_api_init',
			static fn () => $container->get( HeatmapsController::class )->register_routes()
		);
		$hooks->action( Prune::EVENT, static fn () => $container->get( Prune::class )->run() );
		$hooks->action( 'admin_init', static fn () => $container->get( Prune::class )->schedule() );
		$hooks->action(
			'deleted_post',
			static fn ( int $id ) => $container->get( HeatmapRepository::class )->end_of_post(
				$id,
				$container->get( Clock::class )->now()
			)
		);
	}

	/**
	 * The recorder.
	 */
	private static function for_visitors( Container $container ): void {
		$hooks = self::hooks( $container );
		$container->set(
			PageScript::class,
			static fn ( Container $c ): PageScript => new PageScript(
				$c->get( LiveHeatmaps::class ),
				$c->get( Build::class ),
				$c->get( Clock::class )
			)
		);
		$hooks->action( 'wp', static fn () => $container->get( PageScript::class )->find() );
		$hooks->action( 'wp_footer', static fn () => $container->get( PageScript::class )->print() );
	}

	/**
	 * Commands and the text of the privacy policy.
	 */
	private static function for_owners( Container $container ): void {
		$hooks = self::hooks( $container );
		$hooks->action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback heatmaps',
				new HeatmapsCommand(
					$container->get( HeatmapList::class ),
					$container->get( Prune::class ),
					$container->get( PruneRepository::class )
				)
			)
		);
		$hooks->action(
			'admin_init',
			static fn () => wp_add_privacy_policy_content(
				__( 'UserFeedback Heatmaps', 'userfeedback-heatmaps' ),
				'<p>' . esc_html__(
					'On some pages of this site we count where visitors click, where the pointer rests and how far they scroll. We store sums only: neither who it was, nor an address or a browser, nor what is typed. Your browser remembers whether you take part, under a name that begins with “userfeedback-heatmap”. We record nothing if your browser sends “Do Not Track” or “Global Privacy Control”, and where this site asks for consent, nothing without yours.',
					'userfeedback-heatmaps'
				) . '</p>'
			)
		);
	}

	/**
	 * Factories of what owners read and change.
	 */
	private static function make( Container $container ): void {
		$container->set( LiveHeatmaps::class, static fn (): LiveHeatmaps => new LiveHeatmaps() );
		$container->set(
			HeatmapRepository::class,
			static fn ( Container $c ): HeatmapRepository => new HeatmapRepository(
				$c->get( Database::class ),
				$c->get( LiveHeatmaps::class )
			)
		);
		$container->set(
			HeatmapQuery::class,
			static fn ( Container $c ): HeatmapQuery => new HeatmapQuery( $c->get( Database::class ) )
		);
		$container->set(
			HeatmapList::class,
			static fn ( Container $c ): HeatmapList => new HeatmapList(
				$c->get( HeatmapRepository::class ),
				$c->get( HeatmapQuery::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Pages::class,
			static fn ( Container $c ): Pages => new Pages(
				$c->get( HeatmapRepository::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			Prune::class,
			static fn ( Container $c ): Prune => new Prune(
				$c->get( PruneRepository::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			PruneRepository::class,
			static fn ( Container $c ): PruneRepository => new PruneRepository( $c->get( Database::class ) )
		);
		$container->set(
			ChangeHeatmaps::class,
			static fn ( Container $c ): ChangeHeatmaps => new ChangeHeatmaps(
				$c->get( HeatmapRepository::class ),
				$c->get( HeatmapList::class ),
				$c->get( Pages::class ),
				$c->get( Prune::class ),
				$c->get( Clock::class )
			)
		);
	}

	/**
	 * Factories of the routes.
	 */
	private static function make_calls( Container $container ): void {
		$container->set(
			BinRepository::class,
			static fn ( Container $c ): BinRepository => new BinRepository( $c->get( Database::class ) )
		);
		$container->set(
			RecordView::class,
			static fn ( Container $c ): RecordView => new RecordView(
				$c->get( LiveHeatmaps::class ),
				new VersionRepository( $c->get( Database::class ) ),
				$c->get( BinRepository::class ),
				$c->get( RateLimiter::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			HeatmapsController::class,
			static fn ( Container $c ): HeatmapsController => new HeatmapsController(
				$c->get( AddonRights::class ),
				$c->get( HeatmapList::class ),
				$c->get( ChangeHeatmaps::class ),
				new ReadMap( $c->get( HeatmapList::class ), $c->get( HeatmapQuery::class ) ),
				$c->get( Pages::class ),
				$c->get( RecordView::class ),
				$c->get( Clock::class )
			)
		);
	}

	/**
	 * The page in the viewer's frame, and the ways to heatmaps from pages of the site.
	 */
	private static function for_viewers( Container $container ): void {
		$hooks = self::hooks( $container );
		if ( isset( $_GET[ ViewMode::ARGUMENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- ViewMode::start() does.
			$hooks->action( 'init', static fn () => ViewMode::start(), 1 );
		}
		$hooks->action(
			'admin_bar_menu',
			static fn ( WP_Admin_Bar $bar ) => ( new AdminBar(
				$container->get( AddonRights::class ),
				$container->get( Pages::class ),
				$container->get( HeatmapQuery::class )
			) )->add( $bar ),
			80
		);
	}
}
