<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\LicenseBoot;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Notices\NoticeActions;
use UserFeedback\Notices\UserChoices;
use UserFeedback\Plan\AjaxActions;
use UserFeedback\Plan\Connect;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\CallsAjax;
use UserFeedback\Tests\VendorService;

/**
 * The license actions of admin-ajax (CALL-35 to CALL-42) and who may call them (SEC-L1, SEC-L3).
 */
final class LicenseAjaxTest extends LicenseTestCase {

	use CallsAjax;

	private const ACTIONS = array(
		'userfeedback_vue_get_license'    => array(),
		'userfeedback_verify_license'     => array( 'license' => 'x' ),
		'userfeedback_deactivate_license' => array( 'license' => '' ),
		'userfeedback_validate_license'   => array( 'license' => '' ),
		'userfeedback_connect_url'        => array( 'key' => 'x' ),
	);

	private const FOR_READERS = array(
		'userfeedback_ajax_vue_remove_notice'    => array( 'notice_id' => 'a' ),
		'userfeedback_ajax_vue_remove_wp_notice' => array( 'notice_id' => 'a' ),
		'userfeedback_dismiss_settings_blurb'    => array( 'value' => '1' ),
		'userfeedback_validate_settings_blurb'   => array( 'value' => '' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$connect = new Connect(
			self::edition(),
			$this->licenses(),
			static fn (): string => throw new \LogicException( 'Not here.' )
		);
		( new AjaxActions( new AjaxRouter(), $this->licenses(), $this->store, $connect ) )->add();
		( new NoticeActions( new AjaxRouter(), new UserChoices() ) )->add();
	}

	protected function tearDown(): void {
		foreach ( array_keys( self::ACTIONS + self::FOR_READERS ) as $action ) {
			remove_all_actions( 'wp_ajax_' . $action );
		}
		foreach ( array( 'userfeedback_core_dismissed', 'userfeedback_core_blurb' ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
		parent::tearDown();
	}

	public function test_only_administrators_call_them_and_only_from_our_screens(): void {
		$this->container()->get( SettingsRepository::class )->save(
			array(
				'create_edit_surveys' => array( 'editor' ),
				'view_results'        => array( 'editor' ),
				'delete_surveys'      => array( 'editor' ),
			)
		);
		$this->store->save_site( new License( VendorService::key( 'pro' ), PlanLevel::Pro, LicenseStatus::Valid ) );
		$before         = get_option( LicenseStore::OPTION );
		$this->requests = array();
		foreach ( self::ACTIONS as $action => $fields ) {
			self::assertFalse( has_action( 'wp_ajax_nopriv_' . $action ), $action );
			foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
				$this->sign_in( $role );
				$answer = $this->ajax( $action, $fields );
				self::assertSame(
					array( false, 'userfeedback_forbidden' ),
					array( $answer['success'], $answer['data']['code'] ),
					"{$role}: {$action}"
				);
				self::assertStringNotContainsString( '2002', (string) wp_json_encode( $answer ) );
			}
			$this->sign_in( 'administrator' );
			foreach ( array( 'stale', '' ) as $nonce ) {
				self::assertSame(
					'userfeedback_forbidden',
					$this->ajax( $action, $fields, $nonce )['data']['code'],
					"{$nonce} nonce: {$action}"
				);
			}
		}
		self::assertSame( array(), $this->requests );
		self::assertSame( $before, get_option( LicenseStore::OPTION ) );
	}

	public function test_whoever_sees_our_screens_hides_notices_for_herself(): void {
		foreach ( self::FOR_READERS as $action => $fields ) {
			self::assertFalse( has_action( 'wp_ajax_nopriv_' . $action ), $action );
			foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
				$this->sign_in( $role );
				self::assertSame(
					'userfeedback_forbidden',
					$this->ajax( $action, $fields )['data']['code'],
					"{$role}: {$action}"
				);
			}
		}
		$this->container()->get( SettingsRepository::class )->save( array( 'view_results' => array( 'editor' ) ) );
		$this->sign_in( 'editor' );
		foreach ( self::FOR_READERS as $action => $fields ) {
			self::assertTrue( $this->ajax( $action, $fields )['success'], $action );
			self::assertSame(
				'userfeedback_forbidden',
				$this->ajax( $action, $fields, 'stale' )['data']['code'],
				$action
			);
		}
		self::assertSame( '1', ( new UserChoices() )->blurb() );
		$this->sign_in( 'administrator' );
		self::assertSame( '', ( new UserChoices() )->blurb() );
	}

	public function test_the_life_of_a_key(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'license' => null, 'network' => null ), $this->ajax( 'userfeedback_vue_get_license' )['data'] );

		$key    = VendorService::key( 'elite' );
		$answer = $this->ajax( 'userfeedback_verify_license', array( 'license' => $key ) );
		self::assertTrue( $answer['success'] );
		$expected = array(
			'key'               => '••••••••3003',
			'type'              => 'elite',
			'status'            => 'valid',
			'is_invalid'        => false,
			'is_expired'        => false,
			'is_disabled'       => false,
			'expires_at'        => 'lifetime',
			'checked_at'        => '2026-11-21T12:00:00Z',
			'source'            => 'site',
			'unreachable_since' => '',
			'works_until'       => '',
			'is_grace_over'     => false,
		);
		self::assertSame( $expected, $answer['data']['license'] );
		self::assertSame( $expected, $this->ajax( 'userfeedback_vue_get_license' )['data']['license'] );
		self::assertStringNotContainsString( $key, (string) wp_json_encode( $answer ) );

		foreach ( array( '••••••••3003', '', $key ) as $sent ) {
			self::assertTrue(
				$this->ajax( 'userfeedback_validate_license', array( 'license' => $sent ) )['success'],
				$sent
			);
		}
		$answer = $this->ajax( 'userfeedback_verify_license', array( 'license' => VendorService::key( 'expired' ) ) );
		self::assertFalse( $answer['success'] );
		self::assertSame(
			'This license key has expired. Please renew it or use a different key.',
			$answer['data']['error']
		);
		self::assertSame( $answer['data']['error'], $answer['data']['message'] );

		$answer = $this->ajax( 'userfeedback_deactivate_license', array( 'license' => '••••••••3003' ) );
		self::assertSame( array( true, null ), array( $answer['success'], $answer['data']['license'] ) );
		self::assertSame( array( 'message' => '', 'license' => null ), $this->ajax( 'userfeedback_verify_license' )['data'] );
	}

	public function test_a_site_without_network_has_no_network_license(): void {
		$this->sign_in( 'administrator' );
		$answer = $this->ajax( 'userfeedback_verify_license', array( 'license' => VendorService::key( 'plus' ), 'scope' => 'network' ) );
		self::assertSame( 'userfeedback_forbidden', $answer['data']['code'] );
		$answer = $this->ajax( 'userfeedback_verify_license', array( 'license' => 'x', 'scope' => 'galaxy' ) );
		self::assertSame( 'userfeedback_invalid', $answer['data']['code'] );
		$answer = $this->ajax( 'userfeedback_verify_license', array( 'license' => str_repeat( 'x', 201 ) ) );
		self::assertArrayHasKey( 'license', (array) $answer['data']['params'] );
		self::assertNull( $this->store->plan() );
	}

	public function test_choices_are_each_persons_own(): void {
		$choices = new UserChoices();
		$this->sign_in( 'administrator' );
		self::assertSame(
			array( 'value' => '' ),
			$this->ajax( 'userfeedback_validate_settings_blurb', array( 'value' => 'ignored' ) )['data']
		);
		self::assertSame(
			array( 'value' => 'later' ),
			$this->ajax( 'userfeedback_dismiss_settings_blurb', array( 'value' => 'later' ) )['data']
		);
		self::assertSame( 'later', $choices->blurb() );
		$this->ajax( 'userfeedback_ajax_vue_remove_notice', array( 'notice_id' => 'license-expired-12345678' ) );
		$this->ajax( 'userfeedback_ajax_vue_remove_wp_notice', array( 'notice_id' => 'another_one' ) );
		self::assertTrue( $choices->has_dismissed( 'license-expired-12345678' ) );
		self::assertTrue( $choices->has_dismissed( 'another_one' ) );
		foreach ( array( '', 'A', '<b>', '../x', str_repeat( 'a', 65 ) ) as $id ) {
			self::assertSame(
				'userfeedback_invalid',
				$this->ajax( 'userfeedback_ajax_vue_remove_notice', array( 'notice_id' => $id ) )['data']['code'],
				$id
			);
		}

		$this->sign_in( 'editor' );
		self::assertSame( '', $choices->blurb() );
		self::assertFalse( $choices->has_dismissed( 'another_one' ) );

		$this->sign_in( 'administrator' );
		$this->ajax( 'userfeedback_dismiss_settings_blurb', array( 'value' => '' ) );
		self::assertSame( '', $choices->blurb() );
	}

	public function test_dismissed_notices_do_not_pile_up(): void {
		$this->sign_in( 'administrator' );
		$choices = new UserChoices();
		for ( $number = 0; $number <= 100; $number++ ) {
			$choices->dismiss( "n-$number" );
		}
		self::assertFalse( $choices->has_dismissed( 'n-0' ) );
		self::assertTrue( $choices->has_dismissed( 'n-1' ) );
		self::assertTrue( $choices->has_dismissed( 'n-100' ) );
	}

	public function test_the_banner_below_the_list_goes_without_the_offers_of_other_screens(): void {
		$this->sign_in( 'administrator' );
		$boot = $this->container()->get( LicenseBoot::class );
		self::assertTrue( $boot->data()['lite_banner'] );
		$this->ajax( 'userfeedback_ajax_vue_remove_notice', array( 'notice_id' => 'lite-banner' ) );
		self::assertSame( array( false, '' ), array( $boot->data()['lite_banner'], $boot->data()['blurb'] ) );
	}

	public function test_boot_data_holds_no_key_for_those_who_may_not_manage(): void {
		$this->container()->get( LicenseStore::class )->save_site(
			new License( 'secret-key-9876', PlanLevel::Pro, LicenseStatus::Valid, '2027-01-01' )
		);
		$this->container()->get( SettingsRepository::class )->save( array( 'view_results' => array( 'editor' ) ) );
		$boot = $this->container()->get( LicenseBoot::class );
		foreach ( array( 'administrator' => '••••••••9876', 'editor' => '' ) as $role => $key ) {
			$this->sign_in( $role );
			self::assertTrue( Capability::View->allowed() );
			$data = $boot->data();
			self::assertIsArray( $data['license'] );
			self::assertSame( array( $key, 'pro' ), array( $data['license']['key'], $data['license']['type'] ) );
			self::assertStringNotContainsString( 'secret-key', (string) wp_json_encode( $data ) );
		}
	}
}
