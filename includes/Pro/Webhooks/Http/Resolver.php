<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

/**
 * Looks up the addresses of a host name.
 */
interface Resolver {

	/**
	 * @param string $host Lower case, without brackets.
	 * @return list<string> IPv4 and IPv6 addresses; [] when the name is unknown.
	 */
	public function addresses( string $host ): array;
}
