<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Notices;

use DateTimeImmutable;
use UserFeedback\Admin\AdminMenu;
use UserFeedback\Admin\Page;
use UserFeedback\Notices\AdminNotices;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Notices\Notice;
use UserFeedback\Notices\UserChoices;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plan\UpgradeLink;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Integration\Plan\LicenseTestCase;

/**
 * The one notice about the license (STG-22, ERR-21 to ERR-23).
 */
final class LicenseNoticesTest extends LicenseTestCase {

	protected function tearDown(): void {
		delete_metadata( 'user', 0, 'userfeedback_core_dismissed', '', true );
		set_current_screen( 'front' );
		remove_action( 'admin_print_footer_scripts', array( AdminNotices::class, 'print_script' ) );
		parent::tearDown();
	}

	public function test_the_texts_are_those_of_the_specification(): void {
		$this->sign_in( 'administrator' );
		foreach ( array(
			'expired'  => 'Your license key for the product has expired. Please click here to renew your license key.',
			'disabled' => 'Your license key for the product has been disabled. Please use a different key.',
			'invalid'  => 'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
		) as $status => $text ) {
			$notice = $this->notice_for( LicenseStatus::from( $status ) );
			self::assertNotNull( $notice );
			self::assertSame(
				array( 'error', $status, $text ),
				array( $notice->type, $notice->status, self::text( $notice ) )
			);
			self::assertMatchesRegularExpression( '/^[a-z0-9_-]{1,64}$/', $notice->id );
		}
		foreach ( array( LicenseStatus::Disabled, LicenseStatus::Invalid ) as $status ) {
			$parts = $this->notice_for( $status )->parts ?? array();
			self::assertSame( Page::Settings->url(), $parts[1]['url'] ?? '', 'The place for another key is one click away.' );
		}
		$parts = $this->notice_for( LicenseStatus::Expired )->parts ?? array();
		self::assertSame( 'click here', $parts[1]['text'] ?? '' );
		self::assertStringStartsWith(
			self::owner()->link( 'renew' ) . '?utm_source=proplugin',
			$parts[1]['url'] ?? ''
		);
	}

	public function test_an_unreachable_vendor_is_named_with_its_date(): void {
		update_option( 'date_format', 'Y-m-d' );
		$this->sign_in( 'administrator' );
		$this->store->save_site(
			new License(
				'k',
				PlanLevel::Pro,
				LicenseStatus::Unreachable,
				'',
				null,
				new DateTimeImmutable( '2026-12-05 12:00:00' )
			)
		);
		$notice = $this->notices()->current();
		self::assertNotNull( $notice );
		self::assertSame( 'warning', $notice->type );
		self::assertStringContainsString( 'since 2026-11-21', self::text( $notice ) );
		self::assertStringContainsString( 'until 2026-12-05', self::text( $notice ) );

		( new UserChoices() )->dismiss( $notice->id );
		$this->clock->set( new DateTimeImmutable( '2026-12-05 12:00:01' ) );
		$after = $this->notices()->current();
		self::assertNotNull( $after, 'It is another one.' );
		self::assertSame(
			'The license server has been unreachable since 2026-11-21. Paid features are off until it answers; surveys run on. UserFeedback tries again every day.',
			self::text( $after )
		);
		update_option( 'date_format', 'F j, Y' );
	}

	public function test_nothing_is_said_of_good_licenses_nor_in_lite_nor_to_others(): void {
		$this->sign_in( 'administrator' );
		self::assertNull( $this->notices()->current() );
		self::assertNull( $this->notice_for( LicenseStatus::Valid ) );
		self::assertNotNull( $this->notice_for( LicenseStatus::Expired ) );
		self::assertNull( $this->notices( false )->current() );
		$this->container()->get( SettingsRepository::class )->save( array( 'view_results' => array( 'editor' ) ) );
		$this->sign_in( 'editor' );
		self::assertNull( $this->notices()->current() );
	}

	public function test_dismissing_hides_this_one_for_this_person_and_not_the_next(): void {
		$this->sign_in( 'administrator' );
		$notice = $this->notice_for( LicenseStatus::Expired );
		self::assertNotNull( $notice );
		( new UserChoices() )->dismiss( $notice->id );
		self::assertNull( $this->notices()->current() );
		self::assertNotNull( $this->notice_for( LicenseStatus::Expired, 'another-key' ) );
		self::assertNotNull( $this->notice_for( LicenseStatus::Disabled ) );
	}

	public function test_it_is_printed_once_escaped_and_on_our_pages_only(): void {
		global $menu, $submenu;
		$kept = array( $menu, $submenu );
		$this->sign_in( 'administrator' );
		$this->notice_for( LicenseStatus::Expired );
		$pages = new AdminMenu();
		$pages->add();
		$printer = new AdminNotices( $pages, $this->notices() );
		$printed = array();
		foreach ( array(
			'toplevel_page_userfeedback_surveys',
			'userfeedback_page_userfeedback_addons',
			'userfeedback_page_userfeedback_settings',
			'plugins',
			'dashboard',
			'edit-post',
		) as $screen ) {
			set_current_screen( $screen );
			ob_start();
			$printer->print();
			$printed[ $screen ] = (string) ob_get_clean();
		}
		list( $menu, $submenu ) = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back.
		self::assertSame( array( '', '', '', '' ), array_values( array_slice( $printed, 2 ) ) );
		foreach ( array_slice( $printed, 0, 2 ) as $html ) {
			self::assertSame( 1, substr_count( $html, '<div class="notice notice-error is-dismissible"' ) );
			self::assertMatchesRegularExpression(
				'#Please <a href="https://[^"]+">click here</a> to renew your license key\.</p></div>$#',
				$html
			);
		}
		ob_start();
		AdminNotices::print_script();
		$script = (string) ob_get_clean();
		self::assertStringContainsString( 'userfeedback_ajax_vue_remove_wp_notice', $script );
		self::assertSame( 1, substr_count( $script, '</script>' ) );
	}

	public function test_markup_in_a_translation_stays_text(): void {
		self::assertSame(
			array( array( 'text' => '<b>a</b> b' ), array( 'text' => '<i>c</i>', 'url' => 'u' ), array( 'text' => '<script>' ) ),
			Notice::sentence( '<b>a</b> b<a><i>c</i></a><script>', 'u' )
		);
		self::assertSame( array( array( 'text' => 'a b c' ) ), Notice::sentence( 'a <a>b</a> c' ) );
	}

	/**
	 * The notice of a site whose license has a status.
	 */
	private function notice_for( LicenseStatus $status, string $key = 'k' ): ?Notice {
		$this->store->save_site( new License( $key, PlanLevel::Pro, $status ) );
		return $this->notices()->current();
	}

	/**
	 * The class under test.
	 */
	private function notices( bool $is_pro = true ): LicenseNotices {
		return new LicenseNotices(
			self::edition( $is_pro ),
			$this->store,
			new UpgradeLink( self::owner(), self::edition() ),
			new UserChoices()
		);
	}

	/**
	 * The text of a notice.
	 */
	private static function text( Notice $notice ): string {
		return implode( '', array_column( $notice->parts, 'text' ) );
	}
}
