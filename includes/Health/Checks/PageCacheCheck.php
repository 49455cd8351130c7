<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;

/**
 * Whether a cache stands in front of visitors' calls. Caches of pages are fine.
 */
final class PageCacheCheck implements Check {

	public function __construct( private PublicCall $call ) {}

	public function id(): string {
		return 'cache';
	}

	public function name(): string {
		return __( 'UserFeedback: caches', 'userfeedback' );
	}

	public function is_slow(): bool {
		return true;
	}

	public function run(): Finding {
		$reply = $this->call->reply();
		$seen  = self::signs( $reply['headers'] );
		if ( 0 !== $reply['status'] && array() !== $seen ) {
			return Finding::critical(
				__( 'A cache answers calls of visitors', 'userfeedback' ),
				sprintf(
					/* translators: %s: names and values of HTTP headers. */
					__( 'The reply to a call has these headers: %s. Answers may never arrive, and impressions are not counted.', 'userfeedback' ),
					implode( ', ', $seen )
				),
				__( 'Tell the cache to leave out everything below /wp-json/ and POST requests, and to keep the header Cache-Control. Pages may stay in it.', 'userfeedback' )
			);
		}
		return Finding::good(
			__( 'No cache answers calls of visitors', 'userfeedback' ),
			__( 'As far as the server sees it; a network in front of the site may differ. Caches of pages are fine.', 'userfeedback' )
		);
	}

	/**
	 * Headers that only a cache writes.
	 *
	 * @param array<string, string> $headers Of the reply.
	 * @return list<string>
	 */
	private static function signs( array $headers ): array {
		$signs = array();
		foreach ( PublicCall::CACHE_HEADERS as $name ) {
			if ( 1 === preg_match( '/\bhit\b/i', $headers[ $name ] ?? '' ) ) {
				$signs[] = $name . ': ' . $headers[ $name ];
			}
		}
		if ( (int) ( $headers['age'] ?? '' ) > 0 ) {
			$signs[] = 'age: ' . $headers['age'];
		}
		return $signs;
	}
}
