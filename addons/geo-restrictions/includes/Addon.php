<?php
declare(strict_types=1);

namespace UserFeedback\GeoRestrictions;

use UserFeedback\Addons\BaseAddon;
use UserFeedback\Container;
use UserFeedback\Display\SurveyParts;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Results\KnownCountries;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FileDownload;
use WP_CLI;

/**
 * The Geo Restrictions addon: what it registers in UserFeedback and in WordPress.
 */
final class Addon extends BaseAddon {

	public const VERSION = '0.1.0';

	protected const SLUG     = 'geo-restrictions';
	protected const REQUIRES = '0.1.0';

	public function register( Container $container ): void {
		$hooks = self::hooks( $container );
		$container->set(
			DatabaseStore::class,
			static fn ( Container $c ): DatabaseStore => new DatabaseStore( $c->get( Clock::class ) )
		);
		$container->set(
			Countries::class,
			static fn ( Container $c ): Countries => new Countries( $c->get( DatabaseStore::class ) )
		);
		$container->set(
			LoadDatabase::class,
			static fn ( Container $c ): LoadDatabase => new LoadDatabase(
				$c->get( DatabaseStore::class ),
				$c->get( FileDownload::class )
			)
		);
		$container->set(
			UpdateDatabase::class,
			static fn ( Container $c ): UpdateDatabase => new UpdateDatabase(
				$c->get( DatabaseStore::class ),
				$c->get( LoadDatabase::class ),
				$c->get( Countries::class ),
				$c->get( AddonRights::class ),
				$c->get( Notifications::class )
			)
		);
		$container->extend(
			SurveyParts::class,
			static fn ( SurveyParts $parts ) => $parts->replace(
				SurveyParts::COUNTRIES,
				array( CountriesPart::class, 'of' )
			)
		);
		$container->extend(
			KnownCountries::class,
			static fn ( KnownCountries $countries ) => $countries->add( Codes::ALL )
		);
		$container->extend( SettingsRegistry::class, array( Settings::class, 'register' ) );
		$container->extend(
			HealthChecks::class,
			static fn ( HealthChecks $checks ) => $checks->add(
				new DatabaseCheck( $container->get( DatabaseStore::class ), $container->get( Clock::class ) )
			)
		);
		$hooks->filter(
			'userfeedback_visitor_country',
			static fn ( mixed $country, mixed $address ): mixed => is_string( $country ) && '' !== $country
				? $country
				: $container->get( Countries::class )->of_request( is_string( $address ) ? $address : '' ),
			10,
			2
		);
		self::for_owners( $container );
	}

	private static function for_owners( Container $container ): void {
		$hooks = self::hooks( $container );
		$hooks->action(
			'rest_api_init',
			static fn () => ( new CountriesController(
				$container->get( AddonRights::class ),
				$container->get( DatabaseStore::class ),
				$container->get( Countries::class ),
				$container->get( LoadDatabase::class ),
				$container->get( UpdateDatabase::class )
			) )->register_routes()
		);
		$follow = static fn () => $container->get( UpdateDatabase::class )->follow();
		$hooks->action( 'admin_init', $follow );
		$hooks->action( 'update_option_' . DataPolicy::OPTION, $follow );
		$hooks->action( 'add_option_' . DataPolicy::OPTION, $follow );
		$hooks->action( UpdateDatabase::EVENT, static fn () => $container->get( UpdateDatabase::class )->run() );
		$hooks->action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback countries',
				new CountriesCommand(
					$container->get( DatabaseStore::class ),
					$container->get( Countries::class ),
					$container->get( LoadDatabase::class ),
					$container->get( UpdateDatabase::class )
				)
			)
		);
		$hooks->action(
			'admin_init',
			static fn () => wp_add_privacy_policy_content(
				__( 'UserFeedback Geo Restrictions', 'userfeedback-geo-restrictions' ),
				'<p>' . esc_html__(
					'Some surveys on this site are for visitors of chosen countries. To decide, your browser asks our server for the country that your IP address belongs to, once per visit, and keeps it until you close the tab. We look the address up in a database on our own server and send it to nobody.',
					'userfeedback-geo-restrictions'
				) . '</p>'
			)
		);
	}
}
