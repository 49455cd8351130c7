<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\WelcomeRedirect;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Activation leads to the welcome page once (ABOUT-08).
 */
final class WelcomeRedirectTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_it_leads_there_once(): void {
		update_option( WelcomeRedirect::OPTION, 'wait' );
		self::assertStringEndsWith( 'page=userfeedback_about#/welcome', WelcomeRedirect::target( false ) );
		self::assertSame( '', WelcomeRedirect::target( false ) );
		WelcomeRedirect::note();
		self::assertSame( '', WelcomeRedirect::target( false ), 'Nor after another activation.' );
	}

	public function test_not_after_bulk_activation(): void {
		update_option( WelcomeRedirect::OPTION, 'wait' );
		self::assertSame( '', WelcomeRedirect::target( true ) );
		self::assertSame( '', WelcomeRedirect::target( false ) );
	}

	public function test_not_from_the_terminal(): void {
		WelcomeRedirect::note();
		self::assertSame( 'seen', get_option( WelcomeRedirect::OPTION ), 'This test is a terminal.' );
	}

	public function test_nobody_is_led_where_they_may_not_be(): void {
		update_option( WelcomeRedirect::OPTION, 'wait' );
		$this->sign_in( 'subscriber' );
		self::assertSame( '', WelcomeRedirect::target( false ) );
		$this->sign_in( 'administrator' );
		self::assertNotSame( '', WelcomeRedirect::target( false ), 'The one who may comes later.' );
	}
}
