<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * Asks the server's resolver, which also reads the hosts file.
 */
final class DnsResolver implements Resolver {

	public function addresses( string $host ): array {
		$found = gethostbynamel( $host );
		$found = false === $found ? array() : $found;
		// dns_get_record() warns when the name server does not answer.
		$records = @dns_get_record( $host, DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above; no answer is an answer here.
		foreach ( false === $records ? array() : $records as $record ) {
			if ( is_string( $record['ipv6'] ?? null ) ) {
				$found[] = $record['ipv6'];
			}
		}
		return $found;
	}
}
