<?php
declare(strict_types=1);

namespace UserFeedback\Usage;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Plan\Offers;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Rights;
use UserFeedback\Plugin;

/**
 * The usage data of this site (A105): nothing of visitors, no address, no text that a person wrote. The Misc tab
 * shows exactly this.
 *
 * @phpstan-type Data array{version: string, edition: string, plan: string, wp: string, php: string,
 *   locale: string, addons: list<string>, surveys: string, responses: string}
 */
final class UsageReport {

	/**
	 * Lowest counts of the steps in which counts are told.
	 */
	private const STEPS = array( 0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000 );

	public function __construct(
		private UsageQuery $query,
		private Rights $rights,
		private AddonStates $addons,
		private Owner $owner
	) {}

	/**
	 * @return Data
	 */
	public function data(): array {
		return array(
			'version'   => Plugin::VERSION,
			'edition'   => $this->rights->is_pro() ? 'pro' : 'lite',
			'plan'      => $this->rights->license_type(),
			'wp'        => wp_get_wp_version(),
			'php'       => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
			'locale'    => get_locale(),
			'addons'    => array_values( array_filter( Offers::addons(), array( $this->addons, 'is_active' ) ) ),
			'surveys'   => self::step( $this->query->surveys() ),
			'responses' => self::step( $this->query->responses() ),
		);
	}

	/**
	 * Where it goes: an https address of the owner, '' for nowhere.
	 */
	public function endpoint(): string {
		$url   = $this->owner->usage_url();
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& 'https' === ( $parts['scheme'] ?? '' )
			&& '' !== ( $parts['host'] ?? '' )
			&& ! isset( $parts['user'] ) ? $url : '';
	}

	/**
	 * A count as a range, e.g. "10 to 99".
	 */
	private static function step( int $count ): string {
		$from = 0;
		$next = null;
		foreach ( self::STEPS as $step ) {
			if ( $step > $count ) {
				$next = $step;
				break;
			}
			$from = $step;
		}
		if ( null === $next ) {
			return $from . ' or more';
		}
		return $next - 1 === $from ? (string) $from : $from . ' to ' . ( $next - 1 );
	}
}
