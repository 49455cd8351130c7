<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Uninstaller;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\GoogleDrive\GoogleClient;
use UserFeedback\GoogleDrive\RevokeGrant;
use UserFeedback\GoogleDrive\SendAll;
use UserFeedback\GoogleDrive\SendResponse;
use UserFeedback\Tests\GoogleService;

/**
 * Deleting the addon keeps its data unless the owner chose otherwise (A107).
 */
final class UninstallDriveTest extends DriveTestCase {

	protected function tearDown(): void {
		$this->container()->get( AddonTables::class )->run();
		parent::tearDown();
	}

	private function uninstall(): void {
		( new Uninstaller( $this->wpdb() ) )->run_addon(
			'google-drive',
			array( Connection::OPTION, Connection::TOKENS, Connection::PAUSE ),
			array( SendResponse::KIND, SendAll::KIND )
		);
	}

	public function test_data_goes_when_chosen_and_stays_otherwise(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->run_jobs();
		$this->respond( $survey, array( 'a' => '2' ) );
		$this->uninstall();
		self::assertSame( 1, $this->count_rows( 'drive_row' ) );
		self::assertIsArray( get_option( Connection::OPTION ) );

		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => true ) );
		$this->uninstall();
		foreach ( array( 'drive_row', 'drive_sheet', 'drive_former' ) as $table ) {
			self::assertNull( $this->wpdb()->get_var( "SHOW TABLES LIKE '{$this->table( $table )}'" ) );
		}
		foreach ( array( Connection::OPTION, Connection::TOKENS, Connection::PAUSE ) as $option ) {
			self::assertFalse( get_option( $option ) );
		}
		self::assertSame( 0, $this->open_jobs() );
		self::assertSame( 2, $this->count_rows( 'response' ) );
		self::assertArrayNotHasKey( 'google-drive', AddonTables::stored() );
		$file = (string) file_get_contents( dirname( __DIR__, 5 ) . '/addons/google-drive/uninstall.php' );
		foreach ( array( Connection::OPTION, Connection::TOKENS, Connection::PAUSE, SendResponse::KIND, SendAll::KIND ) as $name ) {
			self::assertStringContainsString( "'$name'", $file );
		}
	}

	public function test_what_was_being_sent_holds_nothing_back_when_the_addon_returns(): void {
		$this->connect();
		$survey = $this->driven();
		$this->respond( $survey, array( 'a' => '1' ) );
		$this->manage()->send_all( $survey );
		$this->connect();
		self::assertGreaterThan( 0, $this->sheets()->find( $survey->id )->all_to, 'Its job is there.' );
		$this->uninstall();
		self::assertSame( 0, $this->open_jobs() );
		$this->connect();
		self::assertSame( 0, $this->sheets()->find( $survey->id )->all_to );
		$this->respond( $survey, array( 'a' => '2' ) );
		$this->run_jobs();
		self::assertSame( 1, $this->count_rows( 'drive_row' ) );
		$this->manage()->send_all( $survey );
		$this->run_jobs();
		self::assertSame( 2, $this->count_rows( 'drive_row' ) );
	}

	public function test_the_grant_ends_at_google_and_the_tokens_here(): void {
		$this->connect();
		$grants = static fn (): int => (int) GoogleService::state()['grants'];
		self::assertSame( 1, $grants() );
		$asked  = array();
		// No constant leads this process to the stand-in; the filter does.
		$lead = static function ( mixed $reply, array $arguments, string $url ) use ( &$asked ): mixed {
			if ( ! str_starts_with( $url, 'https://' ) ) {
				return $reply;
			}
			$asked[] = $url;
			return wp_remote_post( GoogleService::url() . '/revoke', array( 'body' => $arguments['body'] ) );
		};
		add_filter( 'pre_http_request', $lead, 10, 3 );
		RevokeGrant::run();
		RevokeGrant::run();
		remove_filter( 'pre_http_request', $lead );
		self::assertSame( array( ( new GoogleClient( '', '', '', '' ) )->revoke_url() ), $asked, 'Once.' );
		self::assertSame( 0, $grants() );
		self::assertFalse( get_option( Connection::TOKENS ) );
		$shown = Connection::shown();
		self::assertSame( array( false, true ), array( $shown['connected'], $shown['revoked'] ) );
		self::assertNotSame( '', $shown['label'], 'An addon that comes back knows whom to ask.' );
		self::assertStringContainsString( 'RevokeGrant::run()', (string) file_get_contents( dirname( __DIR__, 5 ) . '/addons/google-drive/uninstall.php' ) );
	}

	public function test_a_google_that_does_not_answer_keeps_nobody(): void {
		$this->connect();
		add_filter( 'pre_http_request', $fail = static fn (): \WP_Error => new \WP_Error( 'down' ) );
		RevokeGrant::run();
		remove_filter( 'pre_http_request', $fail );
		self::assertFalse( get_option( Connection::TOKENS ) );
	}
}
