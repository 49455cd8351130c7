<?php
declare(strict_types=1);

namespace UserFeedback\Addons\Companions;

use UserFeedback\Support\Failure;

/**
 * The bundled list of plugins that our screens offer. No other
 * plugin is installed or activated from them (SEC-I7).
 *
 * @phpstan-type AnalyticsInfo array{slug: string, basename: string, title: string, is_installed: bool, is_active: bool}
 * @phpstan-type CompanionInfo array{slug: string, title: string, excerpt: string, icon: string, basename: string, installed: bool, active: bool, setup_complete: bool}
 */
final class Companions {

	/**
	 * All of them as screens show them (CALL-43).
	 *
	 * @return array<string, CompanionInfo> By key.
	 */
	public function info(): array {
		$info = array();
		foreach ( self::all() as $companion ) {
			$info[ $companion->key ] = array(
				'slug'           => $companion->slug,
				'title'          => $companion->title,
				'excerpt'        => $companion->excerpt,
				'icon'           => $companion->icon,
				'basename'       => $companion->basename(),
				'installed'      => $companion->is_installed(),
				'active'         => $companion->is_active(),
				'setup_complete' => $companion->is_set_up(),
			);
		}
		return $info;
	}

	/**
	 * The plugins that pass events of surveys on to Google Analytics (SET-22), by key. A paid one of the same maker
	 * counts as well; only the free one can be installed from here.
	 *
	 * @return array<string, AnalyticsInfo>
	 */
	public static function analytics(): array {
		$info = array();
		foreach ( self::analytics_plugins() as $key => $plugins ) {
			$installed    = array_values(
				array_filter( $plugins, static fn ( Companion $plugin ): bool => $plugin->is_installed() )
			);
			$active       = array_values(
				array_filter( $installed, static fn ( Companion $plugin ): bool => $plugin->is_active() )
			);
			$shown        = $active[0] ?? $installed[0] ?? $plugins[0];
			$info[ $key ] = array(
				'slug'         => $shown->slug,
				'basename'     => $shown->basename(),
				'title'        => $shown->title,
				'is_installed' => array() !== $installed,
				'is_active'    => array() !== $active,
			);
		}
		return $info;
	}

	/**
	 * One by its slug on wordpress.org.
	 *
	 * @param string $slug E.g. `wpforms-lite`.
	 * @throws Failure 400 for anything else.
	 */
	public function by_slug( string $slug ): Companion {
		return self::one( 'slug', static fn ( Companion $companion ): bool => $slug === $companion->slug );
	}

	/**
	 * One by its basename.
	 *
	 * @param string $basename E.g. `wpforms-lite/wpforms.php`.
	 * @throws Failure 400 for anything else.
	 */
	public function by_basename( string $basename ): Companion {
		return self::one(
			'basename',
			static fn ( Companion $companion ): bool => $companion->basename() === $basename
		);
	}

	/**
	 * The one that is meant.
	 *
	 * @param string                    $field Name of the field that says it.
	 * @param callable(Companion): bool $meant Whether it is meant.
	 * @throws Failure 400 when none is.
	 */
	private static function one( string $field, callable $meant ): Companion {
		$analytics = array_merge( ...array_values( self::analytics_plugins() ) );
		foreach ( array( ...self::all(), ...$analytics ) as $companion ) {
			if ( $meant( $companion ) ) {
				return $companion;
			}
		}
		throw Failure::invalid( array( $field => __( 'There is no such plugin in the list.', 'userfeedback' ) ), 400 );
	}

	/**
	 * The free plugin and the paid one of each maker.
	 *
	 * @return array<string, non-empty-list<Companion>>
	 */
	private static function analytics_plugins(): array {
		$plugin = static fn ( string $slug, string $main, string $title ): Companion => new Companion(
			$slug,
			$slug,
			$main,
			$title,
			'',
			'chartBar'
		);
		return array(
			'monsterinsights' => array(
				$plugin( 'google-analytics-for-wordpress', 'googleanalytics', 'MonsterInsights' ),
				$plugin( 'google-analytics-premium', 'googleanalytics-premium', 'MonsterInsights Pro' ),
			),
			'exactmetrics'    => array(
				$plugin( 'google-analytics-dashboard-for-wp', 'gadwp', 'ExactMetrics' ),
				$plugin( 'exactmetrics-premium', 'exactmetrics-premium', 'ExactMetrics Pro' ),
			),
		);
	}

	/**
	 * The list.
	 *
	 * @return list<Companion>
	 */
	private static function all(): array {
		return array(
			new Companion(
				'aioseo',
				'all-in-one-seo-pack',
				'all_in_one_seo_pack',
				'All in One SEO',
				__( 'Titles, descriptions, sitemaps and structured data for search engines.', 'userfeedback' ),
				'search'
			),
			new Companion(
				'optinmonster',
				'optinmonster',
				'optin-monster-wp-api',
				'OptinMonster',
				__( 'Popups and forms that turn visitors into subscribers.', 'userfeedback' ),
				'megaphone'
			),
			new Companion(
				'wpforms-lite',
				'wpforms-lite',
				'wpforms',
				'WPForms',
				__( 'Contact forms and other forms, built by drag and drop.', 'userfeedback' ),
				'inbox'
			),
			new Companion(
				'microsoft-clarity',
				'microsoft-clarity',
				'clarity',
				'Microsoft Clarity',
				__( 'Recordings of visits, to see how people use your site.', 'userfeedback' ),
				'seen'
			),
			new Companion(
				'smash-balloon-facebook',
				'custom-facebook-feed',
				'custom-facebook-feed',
				'Smash Balloon Facebook Feed',
				__( 'Posts of your Facebook page on your site.', 'userfeedback' ),
				'share'
			),
			new Companion(
				'envira-gallery-lite',
				'envira-gallery-lite',
				'envira-gallery-lite',
				'Envira Gallery',
				__( 'Photo galleries that fit every screen.', 'userfeedback' ),
				'gallery'
			),
			new Companion(
				'coming-soon',
				'coming-soon',
				'coming-soon',
				'SeedProd',
				__( 'Landing pages, coming soon and maintenance pages.', 'userfeedback' ),
				'layout'
			),
			new Companion(
				'easy-digital-downloads',
				'easy-digital-downloads',
				'easy-digital-downloads',
				'Easy Digital Downloads',
				__( 'A shop for e-books, software and other files.', 'userfeedback' ),
				'download'
			),
			new Companion(
				'pretty-link',
				'pretty-link',
				'pretty-link',
				'PrettyLinks',
				__( 'Short links on your own domain, with figures.', 'userfeedback' ),
				'link'
			),
			new Companion(
				'uncanny-automator',
				'uncanny-automator',
				'uncanny-automator',
				'Uncanny Automator',
				__(
					'Recipes that connect your plugins and apps, for example to pass survey responses on.',
					'userfeedback'
				),
				'plugins',
				'automator_reporting'
			),
		);
	}
}
