<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

/**
 * The shared secret of a webhook, in the form of Standard Webhooks: `whsec_` and 24 random bytes as base64.
 */
final class Secret {

	public const PREFIX = 'whsec_';

	/**
	 * How long the former secret still signs beside the new one, so that a receiver can change it at leisure.
	 */
	public const OVERLAP_HOURS = 24;

	private const BYTES = 24;

	public static function create(): string {
		return self::PREFIX . base64_encode( random_bytes( self::BYTES ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the format of the standard.
	}

	/**
	 * The secret as screens and logs show it.
	 */
	public static function mask( string $secret ): string {
		return self::PREFIX . '••••••••' . substr( $secret, -4 );
	}

	/**
	 * The key of the signature.
	 */
	public static function key( string $secret ): string {
		return (string) base64_decode( substr( $secret, strlen( self::PREFIX ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- the format of the standard.
	}
}
