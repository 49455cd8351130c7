<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Addons;

use UserFeedback\Addons\ListAddons;
use UserFeedback\Addons\PackageInstaller;
use UserFeedback\Addons\PluginPermission;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Support\Failure;

/**
 * The admin-ajax actions of addons (CALL-31 to CALL-34).
 */
final class AddonActions {

	private const PLUGIN = array(
		'plugin' => array(
			'type'      => 'string',
			'maxLength' => 300,
			'required'  => true,
		),
	);

	public function __construct(
		private AjaxRouter $router,
		private ListAddons $list,
		private PackageInstaller $installer,
		private ActivateAddon $activate,
		private DeactivateAddon $deactivate
	) {}

	/**
	 * Adds the actions.
	 */
	public function add(): void {
		$this->router->add(
			'userfeedback_install_addon',
			PluginPermission::Install,
			self::PLUGIN,
			fn ( array $sent ): array => $this->install( self::plugin( $sent ) )
		);
		$this->router->add(
			'userfeedback_activate_addon',
			PluginPermission::Activate,
			self::PLUGIN,
			fn ( array $sent ): array => self::then( self::plugin( $sent ), $this->activate->run( ... ) )
		);
		$this->router->add(
			'userfeedback_deactivate_addon',
			PluginPermission::Activate,
			self::PLUGIN,
			fn ( array $sent ): array => self::then( self::plugin( $sent ), $this->deactivate->run( ... ) )
		);
	}

	/**
	 * Installs the addon of a look-up key.
	 *
	 * @return array{plugin: string, activated: bool}
	 * @throws Failure 400 for anything but a look-up key.
	 */
	private function install( string $key ): array {
		$addon = $this->list->by_key( $key );
		if ( null === $addon ) {
			throw Failure::invalid( array( 'plugin' => __( 'There is no such addon.', 'userfeedback' ) ), 400 );
		}
		return array(
			'plugin'    => $this->installer->install( $addon->slug ),
			'activated' => false,
		);
	}

	/**
	 * Does something with a plugin and answers its basename.
	 *
	 * @param callable(string): void $work What to do.
	 * @return array{plugin: string}
	 */
	private static function then( string $basename, callable $work ): array {
		$work( $basename );
		return array( 'plugin' => $basename );
	}

	/**
	 * The checked field.
	 *
	 * @param array<string, mixed> $sent Checked fields.
	 */
	private static function plugin( array $sent ): string {
		return is_string( $sent['plugin'] ?? null ) ? $sent['plugin'] : '';
	}
}
