<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

/**
 * Client of the Easy Digital Downloads Software Licensing API (decision A88). Anything else than a valid reply
 * counts as "unreachable", never as "valid".
 */
final class LicenseClient {

	/**
	 * Plans by the shop's price_id.
	 */
	private const PLANS = array(
		'1' => 'plus',
		'2' => 'pro',
		'3' => 'elite',
	);

	/**
	 * @param Vendor $vendor How to reach the vendor.
	 */
	public function __construct( private Vendor $vendor, private Owner $owner ) {}

	/**
	 * Activates a key for a site.
	 *
	 * @param string $site The site's address.
	 * @throws VendorUnreachable Without an answer of the protocol.
	 */
	public function activate( string $key, string $site ): LicenseAnswer {
		$said  = $this->call( 'activate_license', $key, $site );
		$error = is_string( $said['more']['error'] ?? null ) ? $said['more']['error'] : '';
		return self::read(
			$said['success'],
			'' !== $error && ! $said['success'] ? $error : $said['license'],
			$said['more']
		);
	}

	/**
	 * Checks a key for a site.
	 *
	 * @param string $site The site's address.
	 * @throws VendorUnreachable Without an answer of the protocol.
	 */
	public function check( string $key, string $site ): LicenseAnswer {
		$said = $this->call( 'check_license', $key, $site );
		return self::read( $said['success'], $said['license'], $said['more'] );
	}

	/**
	 * Deactivates a key for a site. `failed` means that it was not active: the same to us.
	 *
	 * @param string $site The site's address.
	 * @throws VendorUnreachable Without an answer of the protocol.
	 */
	public function deactivate( string $key, string $site ): void {
		$said = $this->call( 'deactivate_license', $key, $site );
		if (
			! in_array( $said['license'], array( 'deactivated', 'failed' ), true )
			&& null === LicenseVerdict::tryFrom( $said['license'] )
		) {
			throw new VendorUnreachable( 'The answer is not of the protocol.' );
		}
	}

	/**
	 * One call about a license.
	 *
	 * @param string $site The site's address.
	 * @return array{success: bool, license: string, more: array<mixed>}
	 * @throws VendorUnreachable Without an answer of the protocol.
	 */
	private function call( string $action, string $key, string $site ): array {
		$data    = $this->ask( $action, $key, $site );
		$success = $data['success'] ?? null;
		$license = $data['license'] ?? null;
		if ( ! is_bool( $success ) || ! is_string( $license ) ) {
			throw new VendorUnreachable( 'The answer is not of the protocol.' );
		}
		return array(
			'success' => $success,
			'license' => $license,
			'more'    => $data,
		);
	}

	/**
	 * One call of the API.
	 *
	 * @param string $site The site's address.
	 * @return array<mixed>
	 * @throws VendorUnreachable Without a JSON object for this site and this product.
	 */
	private function ask( string $action, string $key, string $site ): array {
		$reply = $this->vendor->post(
			'/',
			array(
				'edd_action' => $action,
				'license'    => $key,
				'item_name'  => $this->owner->item_name(),
				'url'        => $site,
			)
		);
		$data  = 200 === $reply->status ? $reply->object() : null;
		if ( null === $data ) {
			throw new VendorUnreachable( 'The answer is not of the protocol.' );
		}
		// A reply recorded at another site proves nothing here.
		$named = $data['url'] ?? '';
		if ( ! is_string( $named ) || ( '' !== $named && self::bare( $named ) !== self::bare( $site ) ) ) {
			throw new VendorUnreachable( 'The answer is for another site.' );
		}
		return $data;
	}

	/**
	 * Reads an answer about a license.
	 *
	 * @param bool         $success What it says of itself.
	 * @param array<mixed> $more    The whole answer.
	 * @throws VendorUnreachable When it contradicts itself or uses words that the API does not have.
	 */
	private static function read( bool $success, string $word, array $more ): LicenseAnswer {
		$verdict = LicenseVerdict::tryFrom( $word );
		if ( null === $verdict || ( LicenseVerdict::Valid === $verdict && ! $success ) ) {
			throw new VendorUnreachable( 'The answer is not of the protocol.' );
		}
		return new LicenseAnswer(
			$verdict,
			self::plan( $more['price_id'] ?? null ),
			self::expires( $more['expires'] ?? null )
		);
	}

	/**
	 * The plan of a price, or null.
	 *
	 * @param mixed $price_id Of the answer.
	 */
	private static function plan( mixed $price_id ): ?PlanLevel {
		/**
		 * Filters which plan each price of the shop buys.
		 *
		 * @since 0.1.0
		 *
		 * @param array<int|string, string> $plans `plus`, `pro` or `elite` by price_id.
		 */
		$plans = apply_filters( 'userfeedback_license_plans', self::PLANS );
		$plan  = is_array( $plans ) && ( is_int( $price_id ) || is_string( $price_id ) )
			? $plans[ $price_id ] ?? ''
			: '';
		return is_string( $plan ) ? PlanLevel::tryFrom( $plan ) : null;
	}

	/**
	 * Day on which a license expires.
	 *
	 * @param mixed $expires Of the answer.
	 * @return string YYYY-MM-DD, 'lifetime', or '' for anything else.
	 */
	private static function expires( mixed $expires ): string {
		if ( 'lifetime' === $expires ) {
			return 'lifetime';
		}
		return is_string( $expires )
			&& 1 === preg_match(
				'/^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?: \d\d:\d\d:\d\d)?$/D',
				$expires,
				$found
			)
			? $found[1]
			: '';
	}

	/**
	 * A URL as the shop compares it: without scheme, `www.` and trailing slash.
	 */
	private static function bare( string $url ): string {
		return untrailingslashit( (string) preg_replace( '#^(https?://)?(www\.)?#i', '', strtolower( trim( $url ) ) ) );
	}
}
