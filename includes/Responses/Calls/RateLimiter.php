<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Calls;

use UserFeedback\Privacy\Addresses;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Limits how many submissions a visitor may send per minute (SEC-D3).
 *
 * It costs no query: the object cache keeps the counts if it is persistent, otherwise one small file of fixed
 * size. No address is stored: a count belongs to a keyed digest that changes every day. A visitor who is
 * refused by mistake loses nothing, because the widget sends again.
 */
final class RateLimiter {

	/**
	 * Number of slots in the file. Two addresses in one slot share their limit for that minute.
	 */
	private const SLOTS = 16384;

	private const GROUP = 'userfeedback_rate';

	private const LIMIT          = 20;
	private const ADDRESS_FACTOR = 10;

	/**
	 * Addresses counted in this request, with their refusal: a submission that the early path leaves to the
	 * REST route counts once.
	 *
	 * @var array<string, Failure|null>
	 */
	private array $counted = array();

	public function __construct( private Clock $clock ) {}

	/**
	 * Counts a submission per visitor (address and browser) and per address, which a whole company may share.
	 *
	 * @throws Failure 429 with the seconds to wait.
	 */
	public function count( Visitor $visitor ): void {
		$limit = self::limit();
		if ( '' === $visitor->ip || PHP_INT_MAX === $limit ) {
			return;
		}
		if ( ! array_key_exists( $visitor->ip, $this->counted ) ) {
			$this->counted[ $visitor->ip ] = $this->refusal( $visitor, $limit );
		}
		if ( null !== $this->counted[ $visitor->ip ] ) {
			throw $this->counted[ $visitor->ip ];
		}
	}

	/**
	 * Counts a call of another kind under the limit of submissions, apart from them.
	 *
	 * @param string $kind Name of the kind.
	 * @throws Failure 429 with the seconds to wait.
	 */
	public function count_as_submission( string $kind, Visitor $visitor ): void {
		$limit = self::limit();
		if ( PHP_INT_MAX !== $limit ) {
			$this->count_other( $kind, $visitor, $limit );
		}
	}

	/**
	 * Calls per visitor and minute.
	 */
	private static function limit(): int {
		/**
		 * Filters how many submissions a visitor may send per minute. One IP address may send ten times as many.
		 * PHP_INT_MAX switches the limit off.
		 *
		 * @since 0.1.0
		 *
		 * @param int $limit Submissions per visitor and minute.
		 */
		$limit = apply_filters( 'userfeedback_rate_limit', self::LIMIT );
		return is_int( $limit ) ? $limit : self::LIMIT;
	}

	/**
	 * Counts a call of another kind, apart from submissions.
	 *
	 * @param string $kind  Name of the kind.
	 * @param int    $limit Calls a visitor and minute.
	 * @throws Failure 429 with the seconds to wait.
	 */
	public function count_other( string $kind, Visitor $visitor, int $limit ): void {
		$refusal = '' === $visitor->ip ? null : $this->refusal( $visitor, $limit, $kind . ' ' );
		if ( null !== $refusal ) {
			throw $refusal;
		}
	}

	/**
	 * Counts, and returns the refusal if there were too many. The visitor comes first: refused requests of one
	 * browser must not use up the limit of its address.
	 *
	 * @param int    $limit Calls a minute.
	 * @param string $kind  '' for submissions.
	 */
	private function refusal( Visitor $visitor, int $limit, string $kind = '' ): ?Failure {
		$now    = $this->clock->now()->getTimestamp();
		$minute = intdiv( $now, 60 );
		$secret = wp_salt( 'nonce' ) . gmdate( 'Y-m-d', $now );
		$from   = Addresses::of_customer( $visitor->ip );
		$counts = array(
			array( $kind . $from . ' ' . $visitor->user_agent, $limit ),
			array( $kind . $from, self::ADDRESS_FACTOR * $limit ),
		);
		$file   = wp_using_ext_object_cache() ? null : self::open();
		foreach ( $counts as list( $visitor_key, $calls_per_minute ) ) {
			$hash  = hash_hmac( 'sha256', $visitor_key, $secret );
			$count = null === $file
				? self::count_in_cache( $hash, $minute )
				: self::count_in_file( $file, $hash, $minute );
			if ( $count > $calls_per_minute ) {
				return Failure::too_many( 60 - $now % 60 );
			}
		}
		return null;
	}

	/**
	 * Counts in the site's object cache.
	 *
	 * @param int $minute Minutes since 1970.
	 */
	private static function count_in_cache( string $hash, int $minute ): int {
		$key = $hash . '-' . $minute;
		wp_cache_add( $key, 0, self::GROUP, 120 );
		return (int) wp_cache_incr( $key, 1, self::GROUP );
	}

	/**
	 * The locked file with the counts. If it cannot be used there is no limit: a flood is better than a lost
	 * answer.
	 *
	 * @return resource|false
	 */
	private static function open() {
		// Plain file functions: WP_Filesystem is of wp-admin and knows no locks.
		// A temporary folder may be closed to us.
		$file = @fopen( get_temp_dir() . 'userfeedback-' . substr( wp_hash( 'rate-' . get_current_blog_id(), 'nonce' ), 0, 20 ), 'c+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- see above.
		return false !== $file && flock( $file, LOCK_EX ) ? $file : false;
	}

	/**
	 * Counts in a file: four bytes per slot, the minute and its count.
	 *
	 * @param resource|false $file   From open().
	 * @param int            $minute Minutes since 1970.
	 */
	private static function count_in_file( $file, string $hash, int $minute ): int {
		if ( false === $file ) {
			return 0;
		}
		$offset = 4 * ( (int) hexdec( substr( $hash, 0, 7 ) ) % self::SLOTS );
		fseek( $file, $offset );
		$slot = unpack( 'nminute/ncount', str_pad( (string) fread( $file, 4 ), 4, "\0" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see open().
		if ( ! is_array( $slot ) ) {
			return 0;
		}
		$count = $slot['minute'] === $minute % 65536 ? min( 65535, $slot['count'] + 1 ) : 1;
		fseek( $file, $offset );
		fwrite( $file, pack( 'nn', $minute % 65536, $count ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see open().
		return $count;
	}
}
