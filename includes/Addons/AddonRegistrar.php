<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use Closure;
use Throwable;
use UserFeedback\Container;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\Offers;
use UserFeedback\Plugin;
use UserFeedback\Support\ErrorLog;

/**
 * The handshake of addons: compares versions, registers the addon's parts, and keeps the site up when that
 * fails.
 */
final class AddonRegistrar {

	/**
	 * Oldest addons that this version of core works with.
	 */
	public const OLDEST_ADDON = '0.1.0';

	/**
	 * @param AddonStates                              $states    Where the result is noted.
	 * @param Container                                $container What the addon registers in.
	 * @param Closure(string, string, Throwable): void $later     Hears of a slug and a version that failed after the handshake.
	 */
	public function __construct(
		private Edition $edition,
		private AddonStates $states,
		private Container $container,
		private Closure $later
	) {}

	/**
	 * Makes and registers an addon: `my-addon` is `UserFeedback\MyAddon\Addon` in
	 * the folder's `includes/`, as are its other classes. A folder of which half is
	 * missing, after an upload that broke off, ends here and not in a white page.
	 *
	 * @param string $folder The addon's, without trailing slash.
	 */
	public function load( string $slug, string $folder ): void {
		$prefix = 'UserFeedback\\' . str_replace( '-', '', ucwords( $slug, '-' ) ) . '\\';
		spl_autoload_register(
			static function ( string $class_name ) use ( $prefix, $folder ): void {
				if ( str_starts_with( $class_name, $prefix ) ) {
					$file = $folder . '/includes/'
						. str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';
					if ( is_file( $file ) ) {
						// A file that is deleted in between must not end the request, as `require` does.
						include $file;
					}
				}
			}
		);
		$class_name = $prefix . 'Addon';
		try {
			$addon = new $class_name();
		} catch ( Throwable $thrown ) {
			$this->note_broken( $slug, $thrown );
			return;
		}
		if ( $addon instanceof Addon ) {
			$this->register( $addon );
		}
	}

	/**
	 * Registers an addon; a second one of the same slug and an unknown one are refused.
	 */
	public function register( Addon $addon ): void {
		$slug = $addon->slug();
		if ( ! in_array( $slug, Offers::addons(), true ) || $this->states->is_active( $slug ) ) {
			_doing_it_wrong(
				__METHOD__,
				esc_html( 'This is no addon of UserFeedback, or it is registered already: ' . $slug ),
				'0.1.0'
			);
			return;
		}
		$problem = $this->problem( $addon );
		if ( null !== $problem ) {
			$this->states->note_problem( $slug, $problem );
			return;
		}
		try {
			$version = $addon->version();
			$this->container->watch(
				fn () => $addon->register( $this->container ),
				fn ( Throwable $thrown ) => ( $this->later )( $slug, $version, $thrown )
			);
			$this->states->note_active( $slug, $version );
		} catch ( Throwable $thrown ) {
			$this->note_broken( $slug, $thrown );
		}
	}

	/**
	 * Lets an addon that was loaded after `userfeedback_loaded` introduce itself.
	 *
	 * @param callable(string, Container): mixed $callback What it added to that action.
	 */
	public function meet( callable $callback ): void {
		$callback( Plugin::VERSION, $this->container );
	}

	/**
	 * Switches an addon off for this request, and logs why.
	 */
	private function note_broken( string $slug, Throwable $thrown ): void {
		$this->states->note_problem( $slug, AddonProblem::Broken, AddonFailures::message( $thrown ) );
		ErrorLog::debug( $thrown );
	}

	/**
	 * Why an addon may not run here, or null.
	 */
	private function problem( Addon $addon ): ?AddonProblem {
		if ( ! $this->edition->is_pro() ) {
			return AddonProblem::NeedsPro;
		}
		if ( version_compare( Plugin::VERSION, $addon->requires(), '<' ) ) {
			return AddonProblem::OldCore;
		}
		return version_compare( $addon->version(), self::OLDEST_ADDON, '<' ) ? AddonProblem::OldAddon : null;
	}
}
