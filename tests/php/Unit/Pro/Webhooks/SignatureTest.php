<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Pro\Webhooks;

use PHPUnit\Framework\TestCase;
use UserFeedback\Pro\Webhooks\Secret;
use UserFeedback\Pro\Webhooks\Signature;

final class SignatureTest extends TestCase {

	/**
	 * The example of the libraries of Standard Webhooks.
	 */
	public function test_it_signs_as_the_standard_does(): void {
		$headers = Signature::headers(
			'msg_p5jXN8AQM9LWM0D4loKWxJek',
			1614265330,
			'{"test": 2432232314}',
			array( 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' )
		);
		self::assertSame(
			array(
				'webhook-id'        => 'msg_p5jXN8AQM9LWM0D4loKWxJek',
				'webhook-timestamp' => '1614265330',
				'webhook-signature' => 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
			),
			$headers
		);
	}

	public function test_two_secrets_give_two_signatures_the_newest_first(): void {
		$one = Signature::headers( 'msg_1', 1, '{}', array( Secret::PREFIX . 'AAAA' ) )['webhook-signature'];
		$two = Signature::headers( 'msg_1', 1, '{}', array( Secret::PREFIX . 'BBBB' ) )['webhook-signature'];
		self::assertNotSame( $one, $two );
		self::assertSame(
			"{$two} {$one}",
			Signature::headers( 'msg_1', 1, '{}', array( Secret::PREFIX . 'BBBB', Secret::PREFIX . 'AAAA' ) )['webhook-signature']
		);
	}

	public function test_a_secret_is_long_and_never_shown_whole(): void {
		$secret = Secret::create();
		self::assertMatchesRegularExpression( '#^whsec_[A-Za-z0-9+/]{32}$#', $secret );
		self::assertSame( 24, strlen( Secret::key( $secret ) ) );
		self::assertNotSame( $secret, Secret::create() );
		self::assertSame( 'whsec_••••••••' . substr( $secret, -4 ), Secret::mask( $secret ) );
	}
}
