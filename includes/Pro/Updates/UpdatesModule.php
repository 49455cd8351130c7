<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Pro\Addons\AddonGate;
use UserFeedback\Addons\ListAddons;
use UserFeedback\Addons\Package;
use UserFeedback\Addons\PackageCatalog;
use UserFeedback\Addons\PackageSource;
use UserFeedback\Addons\PackageVerifier;
use UserFeedback\Addons\PluginFolder;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\UpgradeLink;
use UserFeedback\Plugin;

/**
 * Updates of Pro and its addons through WordPress's own screens and jobs
 * (docs/plans-and-addons.md, "Updates"). Never part of a visitor's page.
 */
final class UpdatesModule implements Module {

	/**
	 * Core's event, twice a day. It looks for updates at 10; we look before that.
	 */
	private const EVENT = 'wp_update_plugins';

	private const BEFORE_CORE = 5;

	public function register( Container $container ): void {
		$container->set(
			UpdateRight::class,
			static fn ( Container $c ): UpdateRight => new UpdateRight(
				$c->get( AddonCatalog::class ),
				$c->get( AddonGate::class ),
				$c->get( LicenseStore::class ),
				$c->get( UpgradeLink::class )
			)
		);
		$container->set(
			OurPlugins::class,
			static fn ( Container $c ): OurPlugins => new OurPlugins( $c->get( AddonCatalog::class ) )
		);
		$container->set(
			UpdateList::class,
			static fn ( Container $c ): UpdateList => new UpdateList(
				$c->get( OurPlugins::class ),
				$c->get( PackageCatalog::class ),
				$c->get( PackageVerifier::class ),
				$c->get( UpdateRight::class ),
				$c->get( ListAddons::class ),
				$c->get( UpgradeLink::class )
			)
		);
		$container->set(
			UpdateFile::class,
			static fn ( Container $c ): UpdateFile => new UpdateFile(
				$c->get( OurPlugins::class ),
				$c->get( UpdateRight::class ),
				$c->get( PackageSource::class )
			)
		);
		$container->set(
			UpdateMessage::class,
			static fn ( Container $c ): UpdateMessage => new UpdateMessage(
				$c->get( OurPlugins::class ),
				$c->get( UpdateRight::class )
			)
		);
	}

	public function boot( Container $container ): void {
		$host = wp_parse_url( $container->get( Owner::class )->vendor_url(), PHP_URL_HOST );
		add_filter(
			'update_plugins_' . $host,
			static fn (
				mixed $update,
				array $headers,
				string $basename
			): mixed => $container->get( UpdateList::class )->line( $update, $basename ),
			10,
			3
		);
		add_filter(
			'site_transient_update_plugins',
			static fn ( mixed $list ): mixed => $container->get( UpdateList::class )->with_packages( $list )
		);
		add_filter(
			'plugins_api',
			static fn (
				mixed $result,
				string $action,
				mixed $asked
			): mixed => $container->get( UpdateList::class )->details( $result, $action, $asked ),
			10,
			3
		);
		// Last, so that nobody puts another file in the place of the checked one.
		add_filter(
			'upgrader_pre_download',
			static fn (
				mixed $reply,
				mixed $package,
				mixed $upgrader,
				mixed $extra
			): mixed => $container->get( UpdateFile::class )->fetch( $reply, $extra ),
			PHP_INT_MAX,
			4
		);
		add_filter(
			'auto_update_plugin',
			static fn (
				mixed $update,
				mixed $line
			): mixed => $container->get( UpdateMessage::class )->may_run_by_itself( $update, $line ),
			10,
			2
		);
		add_action( 'load-plugins.php', static fn () => $container->get( UpdateMessage::class )->announce() );

		add_filter(
			'upgrader_source_selection',
			static function ( mixed $source ) use ( $container ): mixed {
				if ( is_string( $source ) && PluginFolder::of_package( Package::PRO )->name === basename( $source ) ) {
					self::keep_in_memory( $container );
				}
				return $source;
			}
		);
		add_action( 'delete_plugin', static fn () => self::keep_in_memory( $container ) );

		add_action( self::EVENT, static fn () => self::look( $container, false ), self::BEFORE_CORE );
		add_action(
			'load-update-core.php',
			static function () use ( $container ): void {
				// "Check again": this person waits for wordpress.org as well.
				if ( isset( $_GET['force-check'] ) && current_user_can( 'update_plugins' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- core's link has none; it reads only.
					self::look( $container, true );
				}
			},
			self::BEFORE_CORE
		);
	}

	/**
	 * Looks for updates, where there is a key.
	 *
	 * @param Container $container The plugin's container.
	 */
	private static function look( Container $container, bool $at_once ): void {
		if ( $container->get( UpdateRight::class )->has_key() ) {
			$container->get( PackageCatalog::class )->refresh( $at_once );
		}
	}

	/**
	 * Loads what the rest of the request may need, before WordPress replaces or
	 * deletes our own files: its list of updates is read and made anew after
	 * that, and one click may update Pro and addons one after another.
	 *
	 * @param Container $container The plugin's container.
	 */
	private static function keep_in_memory( Container $container ): void {
		foreach ( array( 'Support', 'Plan', 'Addons', 'Pro/Updates' ) as $folder ) {
			foreach ( (array) glob( Plugin::path( "includes/{$folder}/*.php" ) ) as $file ) {
				class_exists(
					'UserFeedback\\' . str_replace( '/', '\\', $folder ) . '\\' . basename( (string) $file, '.php' )
				);
			}
		}
		array_map( array( $container, 'get' ), array( UpdateList::class, UpdateFile::class, UpdateMessage::class ) );
	}
}
