<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Addons;

use Throwable;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonProblem;
use UserFeedback\Addons\AddonRegistrar;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Support\Failure;
use WP_Error;
use WP_Hook;

/**
 * Activates an addon after its handshake worked in this request (SEC-I6): WordPress stores it as active only
 * after its `activate_plugin` hook, so an addon that dies before never is.
 */
final class ActivateAddon {

	private const HANDSHAKE = 'userfeedback_loaded';

	/**
	 * @param AddonGate     $gate     Which of them this site may have.
	 * @param AddonFailures $failures What it threw before does not count any more.
	 */
	public function __construct(
		private AddonCatalog $addons,
		private AddonGate $gate,
		private AddonStates $states,
		private AddonFailures $failures,
		private AddonRegistrar $registrar
	) {}

	/**
	 * Activates.
	 *
	 * @param string $basename Basename of an addon of addons.json.
	 * @throws Failure 400 for anything else, 403 without the plan, 422 or 500 when it does not work; then it is not active.
	 */
	public function run( string $basename ): void {
		$addon = $this->addons->by_basename( $basename );
		$this->gate->require_plan( $addon );
		$this->failures->forget( $addon->slug );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( is_plugin_active( $basename ) ) {
			// WordPress loaded it already in this request; it works, or it said why not.
			$this->require_handshake( $addon->slug );
			return;
		}
		$before = self::callbacks();
		$try    = function ( string $plugin ) use ( $basename, $before, $addon ): void {
			if ( $plugin === $basename ) {
				$this->shake_hands( $before, $addon->slug );
			}
		};
		$depth  = ob_get_level();
		add_action( 'activate_plugin', $try );
		try {
			$result = activate_plugin( $basename );
		} catch ( Throwable $thrown ) {
			while ( ob_get_level() > $depth ) {
				ob_end_clean();
			}
			deactivate_plugins( $basename, true );
			throw $thrown instanceof Failure ? $thrown : self::broken();
		} finally {
			remove_action( 'activate_plugin', $try );
		}
		if ( $result instanceof WP_Error ) {
			deactivate_plugins( $basename, true );
			throw 'unexpected_output' === $result->get_error_code()
				? self::broken()
				: Failure::package( wp_strip_all_tags( $result->get_error_message() ) );
		}
	}

	/**
	 * Calls what the addon's file added to the handshake, which this request had already behind it.
	 *
	 * @param array<string, callable> $before Callbacks before its file was loaded.
	 * @throws Failure When the addon did not register.
	 */
	private function shake_hands( array $before, string $slug ): void {
		foreach ( array_diff_key( self::callbacks(), $before ) as $callback ) {
			$this->registrar->meet( $callback );
		}
		$this->require_handshake( $slug );
	}

	/**
	 * Refuses an addon that did not register.
	 *
	 * @throws Failure With the reason.
	 */
	private function require_handshake( string $slug ): void {
		if ( $this->states->is_active( $slug ) ) {
			return;
		}
		throw match ( $this->states->problem( $slug ) ) {
			AddonProblem::NeedsPro => Failure::package(
				__( 'This addon works with UserFeedback Pro only. It was not activated.', 'userfeedback' )
			),
			AddonProblem::OldCore  => Failure::package(
				__( 'This addon needs a newer version of UserFeedback. It was not activated.', 'userfeedback' )
			),
			AddonProblem::OldAddon => Failure::package(
				__(
					'This addon is too old for this version of UserFeedback. Please install it again. It was not activated.',
					'userfeedback'
				)
			),
			default                => self::broken(),
		};
	}

	/**
	 * Callbacks of the handshake.
	 *
	 * @return array<string, callable> By WordPress's key.
	 */
	private static function callbacks(): array {
		global $wp_filter;
		$hook = is_array( $wp_filter ) ? $wp_filter[ self::HANDSHAKE ] ?? null : null;
		$all  = array();
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $key => $callback ) {
				$all[ $key ] = $callback['function'];
			}
		}
		return $all;
	}

	/**
	 * The addon stops with an error.
	 */
	private static function broken(): Failure {
		return Failure::install(
			__( 'This addon stops with an error. It was not activated.', 'userfeedback' ),
			422
		);
	}
}
