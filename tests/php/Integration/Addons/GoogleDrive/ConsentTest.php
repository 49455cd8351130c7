<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GoogleDrive;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\GoogleDrive\Connection;
use UserFeedback\GoogleDrive\Consent;
use UserFeedback\GoogleDrive\GoogleClient;
use UserFeedback\GoogleDrive\GoogleError;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\GoogleService;

/**
 * Connecting and disconnecting (GD-01 to GD-07, A94, A115, SEC-O1 to SEC-O3).
 */
final class ConsentTest extends DriveTestCase {

	public function test_an_account_is_connected_and_its_tokens_are_nowhere_readable(): void {
		self::assertSame( admin_url( 'admin.php?page=userfeedback_settings#/google-drive' ), $this->connect() );
		$shown = Connection::shown();
		self::assertSame( array( true, 'roastery@example.com', '', false ), array( $shown['connected'], $shown['label'], $shown['folder_id'], $shown['revoked'] ) );
		self::assertSame( $this->clock->now()->getTimestamp(), $shown['date'] );
		$tokens = $this->connection()->tokens();
		self::assertNotNull( $tokens );
		self::assertStringStartsWith( '1//0', $tokens['refresh'] );
		$stored = (string) wp_json_encode( $this->wpdb()->get_results( "SELECT option_name, option_value, autoload FROM {$this->wpdb()->options} WHERE option_name LIKE '%userfeedback%'" ) );
		self::assertStringNotContainsString( $tokens['refresh'], stripslashes( $stored ) );
		self::assertStringNotContainsString( $tokens['access'], $stored );
		self::assertContains( $this->wpdb()->get_var( "SELECT autoload FROM {$this->wpdb()->options} WHERE option_name = 'userfeedback_core_google_drive_tokens'" ), array( 'off', 'no' ) );
		self::assertSame( '0', $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->wpdb()->options} WHERE option_name LIKE '\\_transient\\_userfeedback\\_core\\_google%'" ), 'The state is used up.' );
		$seen = (string) wp_json_encode( array( $this->view()->state( true ), $this->rest( 'GET', '/google-drive' )->get_data(), $this->rest( 'GET', '/settings' )->get_data() ) );
		foreach ( array( $tokens['refresh'], $tokens['access'], GoogleService::CLIENT_SECRET ) as $secret ) {
			self::assertStringNotContainsString( $secret, stripslashes( $seen ) );
		}
	}

	public function test_the_way_back_leads_to_the_survey_that_asked(): void {
		self::assertStringEndsWith( 'admin.php?page=userfeedback_surveys#/edit/7/notifications', $this->connect( 'survey_7' ) );
	}

	public function test_who_refuses_is_not_connected(): void {
		$to = $this->consent()->answer( GoogleService::consent( $this->consent()->url( 'settings' ), 'deny' ) );
		self::assertStringContainsString( 'drive=denied#/google-drive', $to );
		$to = $this->consent()->answer( GoogleService::consent( $this->consent()->url( 'settings' ), 'allow', false ) );
		self::assertStringContainsString( 'drive=scope', $to );
		self::assertFalse( Connection::shown()['connected'] );
		self::assertNull( $this->connection()->tokens() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function wrong_states(): array {
		return array(
			'missing'      => array( 'missing' ),
			'made up'      => array( 'made up' ),
			'used before'  => array( 'used before' ),
			'another user' => array( 'another user' ),
			'too old'      => array( 'too old' ),
		);
	}

	#[DataProvider( 'wrong_states' )]
	public function test_a_state_counts_once_and_for_its_user_only( string $case ): void {
		$query = GoogleService::consent( $this->consent()->url( 'settings' ) );
		if ( 'missing' === $case ) {
			unset( $query['state'] );
		} elseif ( 'made up' === $case ) {
			$query['state'] = str_repeat( 'a', 43 );
		} elseif ( 'used before' === $case ) {
			$this->consent()->answer( $query );
			$this->manage()->disconnect();
		} elseif ( 'another user' === $case ) {
			$this->sign_in( 'editor' );
		} else {
			$this->wpdb()->query( "UPDATE {$this->wpdb()->options} SET option_value = 1 WHERE option_name LIKE '\\_transient\\_timeout\\_userfeedback\\_core\\_google%'" );
			wp_cache_flush();
		}
		try {
			$this->consent()->answer( $query );
			self::fail( 'It was accepted.' );
		} catch ( Failure $failure ) {
			self::assertSame( 403, $failure->status );
		}
		self::assertFalse( get_option( Connection::OPTION ) );
		self::assertFalse( get_option( Connection::TOKENS ) );
	}

	public function test_a_code_without_its_verifier_is_worth_nothing(): void {
		$mine   = GoogleService::consent( $this->consent()->url( 'settings' ) );
		$theirs = GoogleService::consent( $this->consent()->url( 'settings' ) );
		$to     = $this->consent()->answer( array( 'code' => $theirs['code'] ) + $mine );
		self::assertStringContainsString( 'drive=failed', $to );
		self::assertFalse( Connection::shown()['connected'] );
	}

	public function test_disconnecting_revokes_at_google_and_forgets(): void {
		$this->connect();
		$this->manage()->create_folder( 'Surveys' );
		self::assertSame( 1, GoogleService::state()['grants'] );
		$this->manage()->disconnect();
		self::assertSame( 0, GoogleService::state()['grants'] );
		self::assertFalse( get_option( Connection::OPTION ) );
		self::assertFalse( get_option( Connection::TOKENS ) );
	}

	public function test_it_is_forgotten_also_when_google_is_down(): void {
		$this->connect();
		GoogleService::switch_to( 'down' );
		$this->manage()->disconnect();
		self::assertFalse( get_option( Connection::TOKENS ) );
	}

	public function test_without_a_client_the_catalogued_way_is_refused(): void {
		$consent = new Consent( new GoogleClient( '', '' ), $this->google(), $this->connection(), $this->sheets(), $this->container()->get( \UserFeedback\Outbox\OutboxRepository::class ), $this->alerts(), $this->clock );
		$this->expectException( Failure::class );
		$consent->url( 'settings' );
	}

	public function test_a_wrong_client_secret_is_named(): void {
		$client  = new GoogleClient( GoogleService::CLIENT_ID, 'wrong', '', GoogleService::url() );
		$google  = new \UserFeedback\GoogleDrive\Google( $client, $this->connection(), $this->clock );
		$consent = new Consent( $client, $google, $this->connection(), $this->sheets(), $this->container()->get( \UserFeedback\Outbox\OutboxRepository::class ), $this->alerts(), $this->clock );
		self::assertStringContainsString( 'drive=client', $consent->answer( GoogleService::consent( $consent->url( 'settings' ) ) ) );
	}

	public function test_an_access_token_is_renewed_before_it_ends_and_once_when_google_refuses_it(): void {
		$this->connect();
		$first = $this->google()->access()['token'];
		self::assertSame( $first, $this->google()->access()['token'] );
		$this->later( '+59 minutes 10 seconds' );
		$second = $this->google()->access()['token'];
		self::assertNotSame( $first, $second );
		GoogleService::expire_all();
		self::assertSame( array(), $this->manage()->folders() );
		self::assertNotSame( $second, $this->google()->access()['token'] );
	}

	public function test_a_grant_that_google_ended_is_no_connection_and_the_way_back_is_known(): void {
		$this->connect();
		$this->manage()->create_folder( 'Surveys' );
		GoogleService::revoke_all();
		try {
			$this->google()->call( 'GET', $this->client()->drive_url( '/about' ), array( 'fields' => 'user' ) );
			self::fail( 'It worked.' );
		} catch ( GoogleError $error ) {
			self::assertSame( GoogleError::REVOKED, $error->reason );
		}
		$shown = Connection::shown();
		self::assertSame( array( false, true, 'roastery@example.com', 'Surveys' ), array( $shown['connected'], $shown['revoked'], $shown['label'], $shown['folder_name'] ) );
		self::assertFalse( get_option( Connection::TOKENS ) );
		$this->connect();
		self::assertSame( 'Surveys', Connection::shown()['folder_name'], 'The same account keeps its folder.' );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function late_refusals(): array {
		return array(
			'of the refresh token'        => array( '/token', '' ),
			'of the renewed access token' => array( '/drive/v3/files', '401' ),
		);
	}

	/**
	 * The owner connects again while Google refuses the former grant.
	 */
	#[DataProvider( 'late_refusals' )]
	public function test_a_late_refusal_leaves_the_connection_that_the_owner_made_meanwhile( string $on, string $mode ): void {
		$this->connect();
		$old = $this->connection()->tokens()['refresh'] ?? '';
		if ( '' === $mode ) {
			GoogleService::revoke_all();
		} else {
			GoogleService::switch_to( $mode, 2, $on );
		}
		$left      = '' === $mode ? 1 : 2;
		$meanwhile = function ( mixed $answer, array $arguments, string $url ) use ( &$meanwhile, &$left, $on ): mixed {
			if ( str_contains( $url, $on ) && 0 === --$left ) {
				remove_filter( 'http_response', $meanwhile );
				$this->connect();
			}
			return $answer;
		};
		add_filter( 'http_response', $meanwhile, 10, 3 );
		self::assertSame( array(), $this->manage()->folders(), 'The new connection answers.' );
		self::assertSame( 0, $left, 'It was made meanwhile.' );
		self::assertSame( array( true, false ), array( Connection::shown()['connected'], Connection::shown()['revoked'] ) );
		self::assertNotContains( $this->connection()->tokens()['refresh'] ?? '', array( '', $old ) );
		self::assertFalse( $this->connection()->revoked( $old ) );
		self::assertFalse( $this->connection()->revoked( '' ), 'Nor one that could not be read.' );
		self::assertNotNull( $this->connection()->tokens() );
	}

	public function test_a_grant_that_ended_while_another_process_renewed_its_token_is_forgotten(): void {
		$this->connect();
		$refresh = $this->connection()->tokens()['refresh'] ?? '';
		$renew   = function ( string $sql ) use ( &$renew, $refresh ): string {
			if ( str_starts_with( $sql, 'DELETE' ) && str_contains( $sql, Connection::TOKENS ) ) {
				remove_filter( 'query', $renew );
				$this->connection()->renew( $refresh, 'ya29.renewed', time() + 3600 );
			}
			return $sql;
		};
		add_filter( 'query', $renew );
		self::assertTrue( $this->connection()->revoked( $refresh ) );
		self::assertFalse( has_filter( 'query', $renew ), 'It was renewed.' );
		self::assertFalse( get_option( Connection::TOKENS ) );
		self::assertTrue( Connection::shown()['revoked'] );
	}

	public function test_a_token_that_is_renewed_while_somebody_disconnects_does_not_come_back(): void {
		$this->connect();
		$tokens = $this->connection()->tokens();
		$this->manage()->disconnect();
		$this->connection()->renew( $tokens['refresh'] ?? '', 'ya29.late', time() + 3600 );
		self::assertFalse( get_option( Connection::TOKENS ) );
	}

	public function test_folders_are_those_of_the_app(): void {
		$this->connect();
		self::assertSame( array(), $this->manage()->folders(), 'The scope drive.file does not show folders of the person.' );
		$folder = $this->manage()->create_folder( 'Surveys' );
		self::assertSame( array( $folder ), $this->manage()->folders() );
		$this->manage()->leave_folder();
		self::assertSame( '', Connection::shown()['folder_id'] );
		$this->manage()->use_folder( $folder['id'] );
		self::assertSame( array( $folder['id'], 'Surveys' ), array( Connection::shown()['folder_id'], Connection::shown()['folder_name'] ) );
		$this->expectException( Failure::class );
		$this->manage()->use_folder( 'elsewhere' );
	}

	public function test_the_setting_shows_the_connection_and_cannot_change_it(): void {
		$this->connect();
		$settings = $this->rest( 'GET', '/settings' )->get_data();
		self::assertIsArray( $settings );
		self::assertSame( array( 'connected', 'label', 'date', 'folder_id' ), array_keys( (array) $settings['settings']['google_drive'] ) );
		self::assertTrue( $settings['settings']['google_drive']['connected'] );
		$reply = $this->rest( 'POST', '/settings', array( 'settings' => array( 'google_drive' => array( 'connected' => false, 'label' => 'x', 'date' => 0, 'folder_id' => 'y' ) ) ) );
		self::assertStringContainsString( 'google_drive', (string) wp_json_encode( $reply->get_data() ) );
		self::assertTrue( Connection::shown()['connected'] );
		self::assertSame( 'roastery@example.com', Connection::shown()['label'] );
	}
}
