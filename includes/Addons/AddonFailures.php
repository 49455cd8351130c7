<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use ParseError;
use Throwable;

/**
 * Addons that failed after their handshake, often on a visitor's page where nobody sees it. Stored for a day
 * after the last failure, so the owner reads about it and a fixed addon needs no cleanup.
 */
final class AddonFailures {

	public const TRANSIENT = 'userfeedback_core_addon_failures';

	private const LONGEST_MESSAGE = 200;

	/**
	 * @param AddonStates $states Versions of the addons that run.
	 */
	public function __construct( private AddonStates $states ) {}

	/**
	 * Stores a failure. A known one is not written again before half its time is over.
	 *
	 * @param string $version The addon's version.
	 */
	public function note( string $slug, string $version, Throwable $thrown ): void {
		$all   = self::stored();
		$known = $all[ $slug ] ?? null;
		$new   = array(
			'version' => $version,
			'message' => self::message( $thrown ),
			'until'   => time() + DAY_IN_SECONDS,
		);
		if (
			null !== $known
			&& $known['version'] === $version
			&& $known['message'] === $new['message']
			&& time() + DAY_IN_SECONDS / 2 < $known['until']
		) {
			return;
		}
		set_transient( self::TRANSIENT, array( $slug => $new ) + $all, DAY_IN_SECONDS );
	}

	/**
	 * What an addon threw, for its owner; a parse error does not say where without its file.
	 */
	public static function message( Throwable $thrown ): string {
		$message = sanitize_text_field( $thrown->getMessage() );
		if ( $thrown instanceof ParseError ) {
			$message .= ' (' . basename( $thrown->getFile() ) . ', ' . $thrown->getLine() . ')';
		}
		return mb_substr( $message, 0, self::LONGEST_MESSAGE );
	}

	/**
	 * Removes the failure of an addon that was switched on or off.
	 */
	public function forget( string $slug ): void {
		$all = self::stored();
		if ( isset( $all[ $slug ] ) ) {
			set_transient( self::TRANSIENT, array_diff_key( $all, array( $slug => true ) ), DAY_IN_SECONDS );
		}
	}

	/**
	 * Recent failures of active addons.
	 *
	 * @return array<string, string> Message by slug.
	 */
	public function all(): array {
		$messages = array();
		foreach ( self::stored() as $slug => $failure ) {
			if ( ( $this->states->active()[ $slug ] ?? null ) === $failure['version'] ) {
				$messages[ $slug ] = $failure['message'];
			}
		}
		return $messages;
	}

	/**
	 * Failures that have not expired.
	 *
	 * @return array<string, array{version: string, message: string, until: int}> By slug.
	 */
	private static function stored(): array {
		$stored = get_transient( self::TRANSIENT );
		$all    = array();
		foreach ( is_array( $stored ) ? $stored : array() as $slug => $failure ) {
			if (
				is_string( $slug )
				&& is_array( $failure )
				&& is_string( $failure['version'] ?? null )
				&& is_string( $failure['message'] ?? null )
				&& is_int( $failure['until'] ?? null )
				&& time() < $failure['until']
			) {
				$all[ $slug ] = array(
					'version' => $failure['version'],
					'message' => $failure['message'],
					'until'   => $failure['until'],
				);
			}
		}
		return $all;
	}
}
