<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks;

/**
 * The three headers of Standard Webhooks: HMAC-SHA-256 over id, time and body.
 */
final class Signature {

	/**
	 * @param non-empty-list<string> $secrets   The newest first; the former one while it still counts.
	 * @param int                    $timestamp Seconds since 1970, of this attempt.
	 * @return array{webhook-id: string, webhook-timestamp: string, webhook-signature: string}
	 */
	public static function headers( string $message_id, int $timestamp, string $body, array $secrets ): array {
		$signatures = array_map(
			static fn ( string $secret ): string => 'v1,' . base64_encode( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the format of the standard.
				hash_hmac( 'sha256', "{$message_id}.{$timestamp}.{$body}", Secret::key( $secret ), true )
			),
			$secrets
		);
		return array(
			'webhook-id'        => $message_id,
			'webhook-timestamp' => (string) $timestamp,
			'webhook-signature' => implode( ' ', $signatures ),
		);
	}
}
