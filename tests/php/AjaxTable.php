<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use Closure;
use ReflectionFunction;
use UserFeedback\Plugin;
use WP_Hook;

/**
 * `tests/fixtures/ajax.json`: every admin-ajax action with who may call it and a
 * call that is valid in shape and means nothing, so that it changes nothing.
 *
 * @phpstan-type Action array{action: string, needs: string, params: array<string, string>}
 */
final class AjaxTable {

	/**
	 * All actions; `needs` is visitor, read (any of our screens), manage, install or activate.
	 *
	 * @return list<Action>
	 */
	public static function all(): array {
		/** @var list<Action> $actions */
		$actions = json_decode(
			(string) file_get_contents( dirname( __DIR__ ) . '/fixtures/ajax.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return $actions;
	}

	/**
	 * Registers the actions as a request to admin-ajax.php does: our part of `admin_init`.
	 */
	public static function register(): void {
		foreach ( self::all() as $action ) {
			if ( 'visitor' !== $action['needs'] ) {
				remove_all_actions( 'wp_ajax_' . $action['action'] );
			}
		}
		// The text for the privacy policy wants the real admin_init.
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		foreach ( self::callbacks( 'admin_init' ) as $callback ) {
			if ( ! $callback instanceof Closure ) {
				continue;
			}
			$file = (string) ( new ReflectionFunction( $callback ) )->getFileName();
			foreach ( array( 'includes', 'addons' ) as $folder ) {
				if ( str_starts_with( $file, (string) realpath( Plugin::path( $folder ) ) ) ) {
					$callback();
				}
			}
		}
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
	}

	/**
	 * Names of all actions of ours that WordPress knows now.
	 *
	 * @return list<string> Without the prefix, sorted.
	 */
	public static function registered( string $prefix ): array {
		global $wp_filter;
		$names = array();
		foreach ( array_keys( (array) $wp_filter ) as $hook ) {
			if ( str_starts_with( (string) $hook, $prefix . 'userfeedback' ) && has_action( (string) $hook ) ) {
				$names[] = substr( (string) $hook, strlen( $prefix ) );
			}
		}
		sort( $names );
		return $names;
	}

	/**
	 * Callbacks of a hook.
	 *
	 * @return list<mixed>
	 */
	private static function callbacks( string $name ): array {
		global $wp_filter;
		$hook = is_array( $wp_filter ) ? $wp_filter[ $name ] ?? null : null;
		$all  = array();
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$all[] = $callback['function'];
			}
		}
		return $all;
	}
}
