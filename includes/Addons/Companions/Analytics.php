<?php
declare(strict_types=1);

namespace UserFeedback\Addons\Companions;

use UserFeedback\Addons\PluginPermission;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * The plugins that bring Google Analytics to pages, so that a survey's events reach it (SET-22, A72). A paid copy
 * counts as the plugin itself.
 *
 * @phpstan-type AnalyticsPlugin array{title: string, slug: string, basename: string, is_installed: bool, is_active: bool}
 */
final class Analytics {

	/**
	 * What the plugins were when a screen was last opened, and since when: an owner's switch is kept until that
	 * changes.
	 */
	public const OPTION = 'userfeedback_core_analytics';

	public function __construct( private Clock $clock ) {}

	/**
	 * Boot data `analytics`.
	 *
	 * @return array{plugins: array<string, AnalyticsPlugin>, changed_at: string|null, may_install: bool, may_activate: bool}
	 */
	public function boot(): array {
		$plugins = array_map( self::plugin( ... ), self::copies() );
		return array(
			'plugins'      => $plugins,
			'changed_at'   => $this->changed_at( $plugins ),
			'may_install'  => PluginPermission::Install->allowed(),
			'may_activate' => PluginPermission::Activate->allowed(),
		);
	}

	/**
	 * The copies of each plugin: the one of wordpress.org, then the paid one.
	 *
	 * @return array<string, non-empty-list<Companion>>
	 */
	public static function copies(): array {
		$copy = static fn ( string $key, string $slug, string $main, string $title ): Companion
			=> new Companion( $key, $slug, $main, $title, '', 'chart-bar' );
		return array(
			'monsterinsights' => array(
				$copy( 'monsterinsights', 'google-analytics-for-wordpress', 'googleanalytics', 'MonsterInsights' ),
				$copy( 'monsterinsights', 'google-analytics-premium', 'googleanalytics-premium', 'MonsterInsights' ),
			),
			'exactmetrics'    => array(
				$copy( 'exactmetrics', 'google-analytics-dashboard-for-wp', 'gadwp', 'ExactMetrics' ),
				$copy( 'exactmetrics', 'exactmetrics-premium', 'exactmetrics-premium', 'ExactMetrics' ),
			),
		);
	}

	/**
	 * The copy that works, else the one that is here, else the one that can be installed.
	 *
	 * @param non-empty-list<Companion> $copies Of one plugin.
	 * @return AnalyticsPlugin
	 */
	private static function plugin( array $copies ): array {
		$active    = array_filter( $copies, static fn ( Companion $copy ): bool => $copy->is_active() );
		$installed = array_filter( $copies, static fn ( Companion $copy ): bool => $copy->is_installed() );
		$copy      = array( ...$active, ...$installed, ...$copies )[0];
		return array(
			'title'        => $copy->title,
			'slug'         => $copies[0]->slug,
			'basename'     => $copy->basename(),
			'is_installed' => array() !== $installed,
			'is_active'    => array() !== $active,
		);
	}

	/**
	 * Since when it is as it is now; null where no such plugin was ever here.
	 *
	 * @param array<string, AnalyticsPlugin> $plugins By key.
	 */
	private function changed_at( array $plugins ): ?string {
		$state = 'none';
		foreach ( $plugins as $plugin ) {
			if ( $plugin['is_active'] ) {
				$state = 'active';
			} elseif ( $plugin['is_installed'] && 'none' === $state ) {
				$state = 'inactive';
			}
		}
		$kept  = get_option( self::OPTION );
		$known = is_array( $kept ) && is_string( $kept['state'] ?? null ) && is_string( $kept['since'] ?? null )
			? $kept
			: null;
		if ( null === $known && 'none' === $state ) {
			return null;
		}
		if ( null === $known || $known['state'] !== $state ) {
			$known = array(
				'state' => $state,
				'since' => Moment::wire( $this->clock->now() ),
			);
			update_option( self::OPTION, $known, false );
		}
		return (string) $known['since'];
	}
}
