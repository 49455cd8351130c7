<?php
declare(strict_types=1);

namespace UserFeedback\Addons\Companions;

use UserFeedback\Support\Failure;

/**
 * The bundled list of plugins that our screens offer. No other
 * plugin is installed or activated from them (SEC-I7).
 *
 * @phpstan-type CompanionInfo array{slug: string, title: string, excerpt: string, icon: string, basename: string, installed: bool, active: bool, setup_complete: bool}
 */
final class Companions {

	/**
	 * All of them as screens show them (CALL-43), those for analytics apart: they stand in the builder.
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
	 * One by its slug on wordpress.org.
	 *
	 * @param string $slug E.g. `wpforms-lite`.
	 * @throws Failure 400 for anything else.
	 */
	public function by_slug( string $slug ): Companion {
		return self::one(
			'slug',
			array( ...self::all(), ...array_column( Analytics::copies(), 0 ) ),
			static fn ( Companion $companion ): bool => $slug === $companion->slug
		);
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
			array( ...self::all(), ...array_merge( ...array_values( Analytics::copies() ) ) ),
			static fn ( Companion $companion ): bool => $companion->basename() === $basename
		);
	}

	/**
	 * The one that is meant.
	 *
	 * @param string                    $field Name of the field that says it.
	 * @param list<Companion>           $all   Among these.
	 * @param callable(Companion): bool $meant Whether it is meant.
	 * @throws Failure 400 when none is.
	 */
	private static function one( string $field, array $all, callable $meant ): Companion {
		foreach ( $all as $companion ) {
			if ( $meant( $companion ) ) {
				return $companion;
			}
		}
		throw Failure::invalid( array( $field => __( 'There is no such plugin in the list.', 'userfeedback' ) ), 400 );
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
