<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseVerdict;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\VendorUnreachable;
use WP_Error;

/**
 * The license API of Easy Digital Downloads, word for word (decision A88), and
 * everything that is not it (SEC-L2, "license server down").
 */
final class LicenseClientTest extends LicenseTestCase {

	private const SITE = 'https://shop.example/';

	public function test_every_word_of_the_api_has_a_meaning(): void {
		$expected = array(
			'valid'                 => LicenseStatus::Valid,
			'expired'               => LicenseStatus::Expired,
			'disabled'              => LicenseStatus::Disabled,
			'revoked'               => LicenseStatus::Disabled,
			'invalid'               => LicenseStatus::Invalid,
			'missing'               => LicenseStatus::Invalid,
			'missing_url'           => LicenseStatus::Invalid,
			'site_inactive'         => LicenseStatus::Invalid,
			'inactive'              => LicenseStatus::Invalid,
			'item_name_mismatch'    => LicenseStatus::Invalid,
			'invalid_item_id'       => LicenseStatus::Invalid,
			'key_mismatch'          => LicenseStatus::Invalid,
			'no_activations_left'   => LicenseStatus::Invalid,
			'license_not_activable' => LicenseStatus::Invalid,
		);
		self::assertSame(
			array_keys( $expected ),
			array_map( static fn ( LicenseVerdict $verdict ): string => $verdict->value, LicenseVerdict::cases() )
		);
		foreach ( $expected as $word => $status ) {
			$this->answer( array( 'success' => 'valid' === $word, 'license' => $word ) );
			self::assertSame( $status, $this->client()->check( 'k', self::SITE )->verdict->status(), $word );
			if ( 'valid' !== $word ) {
				$this->answer( array( 'success' => false, 'license' => 'invalid', 'error' => $word ) );
				self::assertSame( $word, $this->client()->activate( 'k', self::SITE )->verdict->value );
			}
			self::assertMatchesRegularExpression( '/^[A-Z].*\.$/', LicenseVerdict::from( $word )->message() );
		}
	}

	public function test_the_price_names_the_plan_and_one_filter_renames_it(): void {
		foreach ( array( '1' => PlanLevel::Plus, '2' => PlanLevel::Pro, '3' => PlanLevel::Elite ) as $price => $plan ) {
			foreach ( array( $price, (string) $price ) as $price_id ) {
				$this->answer( self::valid( array( 'price_id' => $price_id ) ) );
				self::assertSame( $plan, $this->client()->activate( 'k', self::SITE )->plan );
			}
		}
		add_filter( 'userfeedback_license_plans', $filter = static fn (): array => array( '7' => 'elite' ) );
		$this->answer( self::valid( array( 'price_id' => 7 ) ) );
		self::assertSame( PlanLevel::Elite, $this->client()->activate( 'k', self::SITE )->plan );
		remove_filter( 'userfeedback_license_plans', $filter );
	}

	public function test_what_is_outside_of_the_enums_counts_for_nothing(): void {
		foreach ( array( '<img src=x onerror=alert(1)>', '4', '0', '', null, array( '3' ), 3.5, true ) as $price_id ) {
			$this->answer( self::valid( array( 'price_id' => $price_id ) ) );
			self::assertNull( $this->client()->activate( 'k', self::SITE )->plan );
		}
		foreach ( array(
			'<b>2027-01-01</b>',
			'2027-13-01',
			'2027-01-01<script>',
			array(),
			20270101,
			'never',
		) as $expires ) {
			$this->answer( self::valid( array( 'expires' => $expires ) ) );
			self::assertSame( '', $this->client()->activate( 'k', self::SITE )->expires );
		}
		$this->answer( self::valid( array( 'expires' => '2027-01-01 23:59:59' ) ) );
		self::assertSame( '2027-01-01', $this->client()->activate( 'k', self::SITE )->expires );
		$this->answer( self::valid( array( 'expires' => 'lifetime' ) ) );
		self::assertSame( 'lifetime', $this->client()->activate( 'k', self::SITE )->expires );
	}

	public function test_anything_else_is_unreachable_and_never_valid(): void {
		$valid = self::valid();
		foreach ( array(
			'no body'           => array( '' ),
			'no JSON'           => array( '{"success":true,"license":"val' ),
			'a web page'        => array( '<!doctype html><title>Log in</title>valid' ),
			'a list'            => array( array( $valid ) ),
			'a text'            => array( '"valid"' ),
			'no success'        => array( array( 'license' => 'valid' ) ),
			'success as text'   => array( array( 'success' => 'true' ) + $valid ),
			'no license'        => array( array( 'success' => true ) ),
			'license as list'   => array( array( 'license' => array( 'valid' ) ) + $valid ),
			'an unknown word'   => array( array( 'license' => 'VALID' ) + $valid ),
			'markup as word'    => array( array( 'license' => '<b>valid</b>' ) + $valid ),
			'valid and refused' => array( array( 'success' => false ) + $valid ),
			'valid for another' => array( array( 'url' => 'https://another-site.example' ) + $valid ),
			'an odd address'    => array( array( 'url' => array( self::SITE ) ) + $valid ),
			'deep nesting'      => array(
				'{"success":true,"license":"valid","a":' . str_repeat( '[', 20 ) . str_repeat( ']', 20 ) . '}',
			),
			'too large'         => array(
				'{"success":true,"license":"valid","a":"' . str_repeat( 'x', 70_000 ) . '"}',
			),
			'status 201'        => array( $valid, 201 ),
			'a redirect'        => array( $valid, 302 ),
			'status 403'        => array( $valid, 403 ),
			'status 500'        => array( $valid, 500 ),
		) as $name => $answer ) {
			$this->answer( ...$answer );
			foreach ( array( $this->client()->activate( ... ), $this->client()->check( ... ) ) as $call ) {
				try {
					$call( 'k', self::SITE );
					self::fail( $name );
				} catch ( VendorUnreachable $thrown ) {
					self::assertStringNotContainsString( 'valid"', $thrown->getMessage() );
				}
			}
		}
	}

	public function test_the_same_site_in_another_spelling_is_the_same(): void {
		foreach ( array( 'https://shop.example', 'http://www.shop.example/', 'shop.example', '' ) as $url ) {
			$this->answer( self::valid( array( 'url' => $url ) ) );
			self::assertSame( LicenseVerdict::Valid, $this->client()->check( 'k', self::SITE )->verdict );
		}
	}

	public function test_a_request_says_what_the_api_asks_for_and_no_more(): void {
		$this->answer( self::valid() );
		$this->client()->activate( 'the-key', self::SITE );
		self::assertCount( 1, $this->requests );
		$arguments = $this->requests[0]['arguments'];
		self::assertSame( 'http://vendor.test/', $this->requests[0]['url'] );
		self::assertSame( 'POST', $arguments['method'] );
		self::assertSame(
			array(
				'edd_action' => 'activate_license',
				'license'    => 'the-key',
				'item_name'  => self::owner()->item_name(),
				'url'        => self::SITE,
			),
			$arguments['body']
		);
		self::assertSame( 5, $arguments['timeout'] );
		self::assertSame( 0, $arguments['redirection'] );
		self::assertSame( 65_537, $arguments['limit_response_size'] );
		self::assertIsString( $arguments['user-agent'] );
		self::assertStringNotContainsString( 'http', $arguments['user-agent'] );
	}

	public function test_it_tries_twice_when_nothing_came_and_once_otherwise(): void {
		$this->fake = static fn (): WP_Error => new WP_Error( 'http_request_failed', 'cURL error 28: the-key' );
		try {
			$this->client()->check( 'the-key', self::SITE );
			self::fail( 'No answer is an answer.' );
		} catch ( VendorUnreachable $thrown ) {
			self::assertStringNotContainsString( 'the-key', $thrown->getMessage() );
		}
		self::assertCount( 2, $this->requests );

		$tries      = 0;
		$this->fake = static function () use ( &$tries ): array|WP_Error {
			return 1 === ++$tries ? new WP_Error( 'x', 'x' ) : array(
				'body'     => (string) wp_json_encode( self::valid() ),
				'response' => array( 'code' => 200 ),
			);
		};
		self::assertSame( LicenseVerdict::Valid, $this->client()->check( 'k', self::SITE )->verdict );

		$this->requests = array();
		$this->answer( 'garbage' );
		try {
			$this->client()->check( 'k', self::SITE );
			self::fail( 'Garbage is an answer.' );
		} catch ( VendorUnreachable ) {
			self::assertCount( 1, $this->requests );
		}
	}

	/**
	 * A good answer.
	 *
	 * @param array<string, mixed> $changes What differs.
	 * @return array<string, mixed>
	 */
	private static function valid( array $changes = array() ): array {
		return $changes + array(
			'success'  => true,
			'license'  => 'valid',
			'price_id' => '3',
			'expires'  => 'lifetime',
		);
	}
}
