<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Support\Clock;
use UserFeedback\Support\ErrorLog;

/**
 * Makes page caches forget their pages when other surveys show there: a page without a survey prints nothing, so one
 * that a cache kept never learns of the first. One single WP-Cron event stands for the next time at which a scheduled
 * survey begins.
 *
 * @phpstan-import-type Entry from LiveIndexBuilder
 */
final class PageCaches {

	public const EVENT = 'userfeedback_core_page_caches';

	/**
	 * Priorities at `shutdown`: after what others change there, before caches do what they put off until then.
	 */
	public const HEAL  = 15;
	public const PURGE = 20;

	public function __construct( private LiveIndex $index, private Clock $clock ) {}

	/**
	 * Makes this request build the index anew at its end: where caches serve all pages, no visitor's page would.
	 */
	public function heal_later(): void {
		add_action( 'shutdown', array( $this, 'heal' ), self::HEAL );
	}

	/**
	 * Builds the index anew if something changed.
	 */
	public function heal(): void {
		$this->index->live( $this->clock->now() );
	}

	/**
	 * Purges if pages show something else than before, and plans the next time.
	 *
	 * @param list<Entry> $before   The surveys of the index as it was.
	 * @param list<Entry> $after    As it is now.
	 * @param bool        $is_apart Whether a payload outside the index changed.
	 */
	public function follow( array $before, array $after, bool $is_apart ): void {
		if ( $is_apart || $this->shown( $before ) !== $this->shown( $after ) ) {
			$this->ask();
		}
		$this->plan();
	}

	/**
	 * Makes the event stand at the next time at which a survey begins; also after a reactivation.
	 */
	public function plan(): void {
		$now     = $this->clock->now();
		$next    = wp_next_scheduled( self::EVENT );
		$planned = $this->index->next_start( $now ) ?? false;
		// An event that is late still has to run.
		$is_late = false !== $next && $next <= $now->getTimestamp();
		if ( $next === $planned || $is_late ) {
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
		if ( false !== $planned ) {
			wp_schedule_single_event( $planned, self::EVENT );
		}
	}

	/**
	 * The event: a survey began, or a visitor's request found that pages show something else.
	 */
	public function run(): void {
		wp_clear_scheduled_hook( self::EVENT );
		$this->plan();
		$this->purge();
	}

	/**
	 * Makes the page caches of this site forget their pages.
	 */
	public function purge(): void {
		/**
		 * Filters whether UserFeedback makes the page caches that it knows forget their pages.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $purge Whether to; true by default.
		 */
		$purge = apply_filters( 'userfeedback_purge_page_caches', true );
		self::guard(
			static function (): void {
				/**
				 * Fires after the pages of this site began to show other surveys: one was published, changed or
				 * stopped, or its time came. For caches that UserFeedback does not know, for example of a host.
				 *
				 * @since 0.1.0
				 */
				do_action( 'userfeedback_pages_changed' );
			}
		);
		if ( true === $purge ) {
			// LiteSpeed purges by a header. The reply has gone, so the next request has to send it.
			$delay = static fn (): bool => true;
			add_filter( 'litespeed_delay_purge', $delay );
			foreach ( self::caches() as list( $name, $given ) ) {
				self::guard( static fn () => self::forget( $name, $given ) );
			}
			remove_filter( 'litespeed_delay_purge', $delay );
		}
	}

	/**
	 * The public function or action by which each plugin forgets the pages of this site, and what it is given. The
	 * widest ones of LiteSpeed Cache, SiteGround and W3 Total Cache would take the object cache along.
	 *
	 * @return array<string, array{non-empty-string, list<mixed>}>
	 */
	private static function caches(): array {
		return array(
			'Breeze'                     => array( 'breeze_clear_all_cache', array() ),
			'Cache Enabler'              => array( 'cache_enabler_clear_site_cache', array() ),
			'Hummingbird'                => array( 'wphb_clear_page_cache', array() ),
			'LiteSpeed Cache'            => array( 'litespeed_purge', array( '*' ) ),
			'SiteGround Speed Optimizer' => array( 'sg_cachepress_purge_cache', array() ),
			'Super Page Cache'           => array( 'swcfpc_purge_cache', array() ),
			'W3 Total Cache'             => array( 'w3tc_flush_posts', array() ),
			'WP Fastest Cache'           => array( 'wpfc_clear_all_cache', array() ),
			'WP-Optimize'                => array( 'wpo_cache_flush', array() ),
			'WP Rocket'                  => array( 'rocket_clean_domain', array() ),
			// With 0 it forgets those of the whole network.
			'WP Super Cache'             => array(
				'wp_cache_clear_cache',
				array( is_multisite() ? get_current_blog_id() : 0 ),
			),
		);
	}

	/**
	 * Calls the function of a plugin, or else fires its action, where it has one.
	 *
	 * @param non-empty-string $name  Function or action.
	 * @param list<mixed>      $given Arguments.
	 */
	private static function forget( string $name, array $given ): void {
		if ( function_exists( $name ) ) {
			$name( ...$given );
		} elseif ( false !== has_action( $name ) ) {
			do_action( $name, ...$given ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- That plugin's own.
		}
	}

	/**
	 * Calls code of others. The survey is saved, and the next cache has to forget its pages all the same.
	 *
	 * @param callable(): void $call The call.
	 */
	private static function guard( callable $call ): void {
		try {
			$call();
		} catch ( Throwable $error ) {
			ErrorLog::debug( $error );
		}
	}

	/**
	 * Purges at the end of this request. A visitor's does not wait for it: WP-Cron does it.
	 */
	private function ask(): void {
		if ( wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) || Capability::Edit->allowed() ) {
			add_action( 'shutdown', array( $this, 'purge' ), self::PURGE );
			return;
		}
		$now  = $this->clock->now()->getTimestamp();
		$next = wp_next_scheduled( self::EVENT );
		if ( false === $next || $next > $now ) {
			wp_clear_scheduled_hook( self::EVENT );
			wp_schedule_single_event( $now, self::EVENT );
		}
	}

	/**
	 * What pages show of these surveys now. The revision is for the server alone, and one that is not live yet is
	 * not there.
	 *
	 * @param list<Entry> $surveys From an index.
	 * @return array<int, array<string, mixed>>
	 */
	private function shown( array $surveys ): array {
		$now   = $this->clock->now()->getTimestamp();
		$shown = array();
		foreach ( $surveys as $survey ) {
			if ( $survey['publish_at'] <= $now ) {
				unset( $survey['revision'], $survey['publish_at'] );
				$shown[] = $survey;
			}
		}
		return $shown;
	}
}
