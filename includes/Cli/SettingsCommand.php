<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use Closure;
use UserFeedback\Plugin;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Settings\ReadSettings;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Support\Failure;
use WP_CLI;

/**
 * `wp userfeedback settings`.
 */
final class SettingsCommand {

	/**
	 * Key that says what a file is; src/admin-settings/misc/settings-file.ts writes the same.
	 */
	private const FORMAT = 'userfeedback_settings';

	/**
	 * @param Closure(int): int $older Responses that are older than so many days.
	 */
	public function __construct(
		private ReadSettings $reader,
		private SaveSettings $saver,
		private SettingsRegistry $registry,
		private Closure $older
	) {}

	/**
	 * Reads, changes, exports or imports settings.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : get, set, export or import.
	 *
	 * [<name>]
	 * : E.g. uninstall_remove_data. `get` without a name lists all settings. For import a file that the Misc tab or
	 * `export` wrote, or `-` for the standard input.
	 *
	 * [<value>]
	 * : yes or no, a number, a text, or JSON for lists.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback settings get
	 *     wp userfeedback settings set uninstall_remove_data yes
	 *     wp userfeedback settings set smallest_group 5
	 *     wp userfeedback settings set view_results '["editor"]'
	 *     wp userfeedback settings export > settings.json
	 *     wp userfeedback settings import settings.json --dry-run
	 *     wp userfeedback settings import settings.json --yes-delete
	 *
	 * [--dry-run]
	 * : Show what an import would change.
	 *
	 * [--yes-delete]
	 * : Import what deletes data too, e.g. fewer days for which responses are kept. Without it the rest is imported.
	 *
	 * @param list<string>               $args    Action, name and value.
	 * @param array<string, string|bool> $options dry-run, yes-delete.
	 */
	public function __invoke( array $args, array $options = array() ): void {
		$name = $args[1] ?? '';
		if ( 'export' === ( $args[0] ?? '' ) ) {
			$this->export();
			return;
		}
		if ( 'import' === ( $args[0] ?? '' ) ) {
			$this->import( $name, isset( $options['dry-run'] ), isset( $options['yes-delete'] ) );
			return;
		}
		$settings = $this->reader->to_wire()['settings'];
		if ( '' !== $name && ! array_key_exists( $name, $settings ) ) {
			WP_CLI::error( 'There is only ' . implode( ', ', array_keys( $settings ) ) . '.' );
		}
		match ( $args[0] ?? '' ) {
			'get'   => self::get( '' === $name ? $settings : array( $name => $settings[ $name ] ) ),
			'set'   => $this->set( $name, $settings[ $name ] ?? null, $args[2] ?? null ),
			default => WP_CLI::error( 'Say get, set, export or import.' ),
		};
	}

	/**
	 * Prints the file that the Misc tab writes.
	 */
	private function export(): void {
		WP_CLI::log(
			(string) wp_json_encode(
				array(
					self::FORMAT => 1,
					'version'    => Plugin::VERSION,
					'settings'   => $this->reader->to_wire()['settings'],
				),
				JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			)
		);
	}

	/**
	 * Takes what a file has, all of it or nothing; what deletes data only after a yes.
	 */
	private function import( string $path, bool $dry, bool $may_delete ): void {
		$is_there = '-' === $path || ( '' !== $path && is_file( $path ) );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the terminal's user.
		$text = $is_there ? file_get_contents( '-' === $path ? 'php://stdin' : $path ) : false;
		if ( false === $text ) {
			WP_CLI::error( 'Say which file.' );
		}
		$file    = json_decode( $text, true );
		$is_ours = is_array( $file ) && 1 === ( $file[ self::FORMAT ] ?? null );
		if ( ! $is_ours || ! is_array( $file['settings'] ?? null ) ) {
			WP_CLI::error( 'This is no file with settings of UserFeedback.' );
		}
		$here    = $this->reader->to_wire();
		$changes = array();
		foreach ( $file['settings'] as $key => $value ) {
			if ( ! array_key_exists( $key, $here['settings'] ) ) {
				WP_CLI::warning( $key . ' is unknown to this version.' );
			} elseif ( $value !== $here['settings'][ $key ] && in_array( $key, $here['locked'], true ) ) {
				WP_CLI::warning( $key . ' stays as it is: your plan does not include changing it.' );
			} elseif ( $value !== $here['settings'][ $key ] ) {
				$now  = self::printed( $here['settings'][ $key ] );
				$loss = $may_delete ? '' : $this->loss( $key, $here['settings'][ $key ], $value );
				if ( '' !== $loss ) {
					$not = self::printed( $value );
					WP_CLI::log( "$key stays $now, not $not: $loss Say --yes-delete to import it." );
					continue;
				}
				WP_CLI::log( $key . ': ' . $now . ' → ' . self::printed( $value ) );
				$changes[ $key ] = $value;
			}
		}
		if ( $dry || array() === $changes ) {
			WP_CLI::success( sprintf( '%d settings differ.', count( $changes ) ) );
			return;
		}
		try {
			$refused = $this->saver->save( $changes );
		} catch ( Failure $failure ) {
			foreach ( $failure->params as $key => $error ) {
				WP_CLI::warning( $key . ': ' . $error );
			}
			WP_CLI::error( 'Nothing was changed. ' . $failure->getMessage() );
		}
		foreach ( $refused as $key => $error ) {
			WP_CLI::warning( $key . ': ' . $error );
		}
		$changed = sprintf( '%d settings were changed.', count( array_diff_key( $changes, $refused ) ) );
		if ( array() !== $refused ) {
			WP_CLI::error( $changed . sprintf( ' %d were refused.', count( $refused ) ) );
		}
		WP_CLI::success( $changed );
	}

	/**
	 * What a change would delete, '' for nothing.
	 */
	private function loss( string $key, mixed $now, mixed $after ): string {
		if ( true !== $this->registry->find( $key )?->would_delete( $now, $after ) ) {
			return '';
		}
		if ( DataPolicy::KEEP_DAYS !== $key ) {
			return 'It would delete data.';
		}
		$older = is_int( $after ) ? ( $this->older )( $after ) : 0;
		return 0 === $older ? '' : sprintf( 'It would delete %d responses.', $older );
	}

	/**
	 * @param array<string, mixed> $settings What to print.
	 */
	private static function get( array $settings ): void {
		foreach ( $settings as $name => $value ) {
			WP_CLI::log( $name . ' ' . self::printed( $value ) );
		}
	}

	/**
	 * @param mixed $before The value until now, whose type says how to read the new one.
	 */
	private function set( string $name, mixed $before, ?string $value ): void {
		if ( '' === $name || null === $value ) {
			WP_CLI::error( 'Say which setting, and its value.' );
		}
		$new = self::parsed( $before, $value );
		try {
			$errors = $this->saver->save( array( $name => $new ) );
		} catch ( Failure $failure ) {
			$errors = $failure->params + array( $name => $failure->getMessage() );
		}
		if ( isset( $errors[ $name ] ) ) {
			WP_CLI::error( $errors[ $name ] );
		}
		$wire  = $this->reader->to_wire();
		$after = $wire['settings'][ $name ];
		if ( $after !== $new && in_array( $name, $wire['locked'], true ) ) {
			WP_CLI::error( $name . ' is ' . self::printed( $after ) . '. Your plan does not include changing it.' );
		}
		WP_CLI::success( $name . ' is ' . self::printed( $after ) . '.' );
	}

	/**
	 * A value as a person types it.
	 */
	private static function parsed( mixed $before, string $typed ): mixed {
		if ( is_bool( $before ) ) {
			return array(
				'yes' => true,
				'no'  => false,
			)[ $typed ] ?? $typed;
		}
		if ( is_int( $before ) ) {
			return 1 === preg_match( '/^-?\d{1,9}$/D', $typed ) ? (int) $typed : $typed;
		}
		return is_string( $before ) ? $typed : json_decode( $typed, true );
	}

	private static function printed( mixed $value ): string {
		return match ( true ) {
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_string( $value ) => $value,
			default             => (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		};
	}
}
