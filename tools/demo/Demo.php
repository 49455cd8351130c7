<?php
/**
 * The demo site of `npm start`: what it does beyond WordPress and the plugin.
 * Loaded by a must-use plugin that `npm start` writes into the demo's WordPress;
 * never part of a release.
 *
 * @package UserFeedback
 */

declare(strict_types=1);

namespace UserFeedback\Demo;

use DateTimeImmutable;
use UserFeedback\Container;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FixedClock;
use WP_Error;

require_once __DIR__ . '/DevelopmentLicense.php';
require_once __DIR__ . '/Site.php';
require_once __DIR__ . '/Survey.php';
require_once __DIR__ . '/Pictures.php';
require_once __DIR__ . '/Shop.php';
require_once __DIR__ . '/Ratings.php';
require_once __DIR__ . '/Heatmaps.php';
require_once __DIR__ . '/Drive.php';
require_once __DIR__ . '/Story.php';
require_once __DIR__ . '/Visit.php';
require_once __DIR__ . '/Visitors.php';

/**
 * Answers the starter's calls (sign in, set up, add responses), for whoever
 * knows the token of this start.
 */
final class Demo {

	private const PARAMETER = 'userfeedback-demo';

	/**
	 * Shows a past day while surveys are made.
	 *
	 * @var FixedClock|null
	 */
	private static ?FixedClock $clock = null;

	/**
	 * Hooks the demo into WordPress.
	 *
	 * @param array{token: string, url: string, time_zone: string} $options Written by `npm start`.
	 */
	public static function start( array $options ): void {
		Site::tidy();
		$action = self::asked( $options );
		if ( '' === $action ) {
			return;
		}
		if ( 'survey' === $action ) {
			self::stop_the_clock( Visitors::beginning() );
		}
		add_action(
			'wp_loaded',
			static function () use ( $action, $options ): void {
				if ( 'sign-in' === $action ) {
					self::sign_in();
				}
				self::reply( self::run( $action, $options['time_zone'] ) );
			}
		);
	}

	/**
	 * What the starter asks for, or '' when it is not the starter.
	 *
	 * @param array{token: string, url: string, time_zone: string} $options See start().
	 */
	private static function asked( array $options ): string {
		// phpcs:disable WordPress.Security.NonceVerification -- The token is what proves the caller.
		$action = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] ) ? sanitize_key( $_GET[ self::PARAMETER ] ) : '';
		$given  = isset( $_GET['token'] ) && is_string( $_GET['token'] ) ? sanitize_key( $_GET['token'] ) : '';
		// phpcs:enable
		$host = isset( $_SERVER['HTTP_HOST'] ) && is_string( $_SERVER['HTTP_HOST'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) ) : '';
		// Playground listens on every interface; these calls are for this machine only.
		return 'http://' . $host === $options['url'] && hash_equals( $options['token'], $given ) ? $action : '';
	}

	/**
	 * Gives the plugin a clock that can be set to a past day.
	 *
	 * @param DateTimeImmutable $moment What it shows first.
	 */
	private static function stop_the_clock( DateTimeImmutable $moment ): void {
		add_action(
			'userfeedback_loaded',
			static function ( string $version, Container $container ) use ( $moment ): void {
				self::$clock = new FixedClock( $moment );
				$container->set( Clock::class, static fn (): Clock => self::$clock ?? throw new \LogicException( 'No clock.' ) );
			},
			1,
			2
		);
	}

	/**
	 * Signs the browser in as the administrator and opens the surveys.
	 *
	 * @return never
	 */
	private static function sign_in(): void {
		$user = get_user_by( 'login', 'admin' );
		if ( false !== $user ) {
			wp_set_auth_cookie( $user->ID, true );
		}
		wp_safe_redirect( admin_url( 'admin.php?page=userfeedback_surveys' ) );
		exit;
	}

	/**
	 * One step of the set-up.
	 *
	 * @param string $action    Step.
	 * @param string $time_zone Time zone of the person's machine.
	 * @return array<string, mixed>|WP_Error
	 */
	private static function run( string $action, string $time_zone ): array|WP_Error {
		switch ( $action ) {
			case 'set-up':
				Site::set_up( $time_zone );
				return array( 'done' => true );
			case 'addons':
				Site::add_addons();
				return array( 'done' => true );
			case 'license':
				// phpcs:ignore WordPress.Security.NonceVerification -- see asked().
				return Site::license( isset( $_GET['key'] ) && is_string( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '' );
			case 'move':
				// phpcs:ignore WordPress.Security.NonceVerification -- see asked().
				Site::move( isset( $_GET['from'] ) && is_string( $_GET['from'] ) ? esc_url_raw( wp_unslash( $_GET['from'] ) ) : '', home_url() );
				// The vendor knows the site by its old address.
				Site::license( '' );
				return array( 'done' => true );
			case 'survey':
				return Survey::create();
			case 'responses':
				// phpcs:ignore WordPress.Security.NonceVerification -- see asked().
				$from = isset( $_GET['from'] ) && is_string( $_GET['from'] ) ? absint( $_GET['from'] ) : 0;
				return ( new Visitors( Plugin::container() ) )->answer( $from );
			case 'ratings':
				return Ratings::create( Plugin::container() );
			case 'heatmap':
				return Heatmaps::create( Plugin::container() );
			case 'drive':
				return Drive::create( Plugin::container() );
			default:
				return new WP_Error( 'unknown_step', 'There is no such step.' );
		}
	}

	/**
	 * Answers the starter.
	 *
	 * @param array<string, mixed>|WP_Error $result Result of the step.
	 * @return never
	 */
	private static function reply( array|WP_Error $result ): void {
		if ( is_wp_error( $result ) ) {
			wp_send_json( array( 'error' => $result->get_error_message() ), 500 );
		}
		wp_send_json( $result );
	}
}
