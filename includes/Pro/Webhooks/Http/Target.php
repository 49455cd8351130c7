<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * An address that was checked, with the IP addresses that the connection must use.
 */
final class Target {

	/**
	 * @param string                 $scheme    http or https.
	 * @param string                 $host      Lower case, without brackets.
	 * @param non-empty-list<string> $addresses Resolved and checked.
	 */
	public function __construct(
		public readonly string $url,
		public readonly string $scheme,
		public readonly string $host,
		public readonly int $port,
		public readonly array $addresses
	) {}

	/**
	 * For CURLOPT_RESOLVE: the name is not looked up a second time, so it cannot become another address.
	 */
	public function pin(): string {
		$addresses = array_map(
			static fn ( string $address ): string => str_contains( $address, ':' ) ? "[{$address}]" : $address,
			$this->addresses
		);
		return "{$this->host}:{$this->port}:" . implode( ',', $addresses );
	}
}
