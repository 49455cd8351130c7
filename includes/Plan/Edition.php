<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Plugin;

/**
 * Lite or Pro: two zips of one tree, the Lite one without `includes/Pro/` (A87).
 */
final class Edition {

	/**
	 * Makes a checkout behave like Lite, in development and tests.
	 */
	public const CONSTANT = 'USERFEEDBACK_CORE_EDITION';

	/**
	 * @param bool $is_pro Whether this is the paid edition.
	 */
	public function __construct( private bool $is_pro ) {}

	/**
	 * The edition of the files on this site.
	 */
	public static function of_files(): self {
		$forced = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : '';
		return new self( 'lite' !== $forced && is_file( Plugin::path( 'includes/Pro/ProModule.php' ) ) );
	}

	/**
	 * Whether this is the paid edition (PLAN-02).
	 */
	public function is_pro(): bool {
		return $this->is_pro;
	}
}
