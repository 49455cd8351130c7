<?php
declare(strict_types=1);

namespace UserFeedback\Addons\Companions;

use Throwable;
use UserFeedback\Access\Capability;
use UserFeedback\Addons\CoreUpgrader;
use UserFeedback\Addons\PluginPermission;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Support\Failure;
use WP_Error;

/**
 * The admin-ajax actions of companion plugins (CALL-43 to CALL-45): installed
 * from wordpress.org, as WordPress's own screen does it.
 */
final class CompanionActions {

	/**
	 * Where wordpress.org keeps its packages.
	 */
	private const PACKAGES = 'https://downloads.wordpress.org/plugin/';

	private const TEXT = array(
		'type'      => 'string',
		'maxLength' => 200,
		'required'  => true,
	);

	public function __construct( private AjaxRouter $router, private Companions $companions ) {}

	/**
	 * Adds the actions.
	 */
	public function add(): void {
		$install = array(
			'slug'     => self::TEXT,
			'activate' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		$this->router->add(
			'userfeedback_get_plugins',
			Capability::Manage,
			array(),
			fn (): array => array( 'plugins' => $this->companions->info() )
		);
		$this->router->add(
			'userfeedback_install_plugin',
			PluginPermission::Install,
			$install,
			fn ( array $sent ): array => $this->install(
				is_string( $sent['slug'] ) ? $sent['slug'] : '',
				true === $sent['activate']
			)
		);
		$this->router->add(
			'userfeedback_activate_plugin',
			PluginPermission::Activate,
			array( 'basename' => self::TEXT ),
			fn ( array $sent ): array => $this->activate(
				$this->companions->by_basename( is_string( $sent['basename'] ) ? $sent['basename'] : '' )
			)
		);
	}

	/**
	 * Installs one, unless it is here already.
	 *
	 * @param bool $activate Whether to activate it as well.
	 * @return array{basename: string, activated: bool}
	 * @throws Failure When that is not possible.
	 */
	private function install( string $slug, bool $activate ): array {
		$companion = $this->companions->by_slug( $slug );
		if ( $activate && ! PluginPermission::Activate->allowed() ) {
			throw Failure::forbidden( __( 'Sorry, you are not allowed to do that.', 'userfeedback' ) );
		}
		if ( ! $companion->is_installed() ) {
			CoreUpgrader::install( self::address( $companion ) );
		}
		return $activate ? $this->activate( $companion ) : array(
			'basename'  => $companion->basename(),
			'activated' => $companion->is_active(),
		);
	}

	/**
	 * Activates one.
	 *
	 * @return array{basename: string, activated: bool}
	 * @throws Failure When it is not here, or stops with an error.
	 */
	private function activate( Companion $companion ): array {
		if ( ! $companion->is_installed() ) {
			throw Failure::install( __( 'This plugin is not installed.', 'userfeedback' ), 404 );
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$depth = ob_get_level();
		try {
			$result = activate_plugin( $companion->basename() );
		} catch ( Throwable ) {
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
			throw Failure::install(
				__( 'This plugin stops with an error. It was not activated.', 'userfeedback' ),
				422
			);
		}
		if ( $result instanceof WP_Error && 'unexpected_output' !== $result->get_error_code() ) {
			throw Failure::install( wp_strip_all_tags( $result->get_error_message() ), 422 );
		}
		return array(
			'basename'  => $companion->basename(),
			'activated' => true,
		);
	}

	/**
	 * Where wordpress.org keeps the plugin's package.
	 *
	 * @throws Failure When it cannot be asked, or names another place.
	 */
	private static function address( Companion $companion ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		$said    = plugins_api(
			'plugin_information',
			array(
				'slug'   => $companion->slug,
				'fields' => array( 'sections' => false ),
			)
		);
		$address = $said instanceof WP_Error ? null : ( $said->download_link ?? null );
		if ( ! is_string( $address ) || ! str_starts_with( $address, self::PACKAGES . $companion->slug . '.' ) ) {
			throw Failure::install(
				__( 'wordpress.org could not be reached. Please try again later.', 'userfeedback' ),
				503
			);
		}
		return $address;
	}
}
