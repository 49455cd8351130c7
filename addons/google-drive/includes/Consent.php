<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Outbox\OutboxRepository;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Support\Base64Url;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Connects an account by the authorization code flow with PKCE (A94). The state that Google sends back
 * counts once, for a quarter of an hour, for the user and the session that asked.
 */
final class Consent {

	private const PREFIX = 'userfeedback_core_google_';

	private const LIFETIME = 15 * MINUTE_IN_SECONDS;

	public function __construct(
		private GoogleClient $client,
		private Google $google,
		private Connection $connection,
		private SheetRepository $sheets,
		private OutboxRepository $outbox,
		private Alerts $alerts,
		private Clock $clock
	) {}

	/**
	 * Address of Google's consent page (GD-04, CALL-46).
	 *
	 * @param string $return `settings` or `survey_{id}`.
	 * @throws Failure 422 without a client (A94).
	 */
	public function url( string $return ): string {
		if ( ! $this->client->is_complete() ) {
			throw Failure::invalid(
				array(
					'return' => __( 'Google Drive is not set up on this site. The settings describe the way.', 'userfeedback-google-drive' ),
				)
			);
		}
		$state    = self::random();
		$verifier = self::random();
		$pending  = array(
			'user'     => get_current_user_id(),
			'session'  => self::session(),
			'verifier' => $verifier,
			'return'   => $return,
		);
		set_transient( self::key( $state ), Cipher::seal( (string) wp_json_encode( $pending ) ), self::LIFETIME );
		return $this->client->consent_url() . '?' . http_build_query(
			array(
				'client_id'             => $this->client->id,
				'redirect_uri'          => GoogleClient::redirect_url(),
				'response_type'         => 'code',
				'scope'                 => Google::SCOPE,
				'state'                 => $state,
				'code_challenge'        => Base64Url::encode( hash( 'sha256', $verifier, true ) ),
				'code_challenge_method' => 'S256',
				'access_type'           => 'offline',
				// Google sends no refresh token the second time without it.
				'prompt'                => 'consent',
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/**
	 * What Google sent back.
	 *
	 * @param array<mixed> $query Unslashed fields of the address.
	 * @return string Where to go now.
	 * @throws Failure 403 for a state that is missing, used, too old, or of somebody else; nothing is changed then.
	 */
	public function answer( array $query ): string {
		$text    = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? $query[ $name ] : '';
		$pending = self::pending( $text( 'state' ) );
		if ( '' === $text( 'code' ) ) {
			return GoogleClient::screen_url( $pending['return'], 'denied' );
		}
		try {
			$given = $this->google->exchange( $text( 'code' ), $pending['verifier'] );
			// A person may untick the one box of the consent page.
			if ( ! in_array( Google::SCOPE, explode( ' ', $given['scope'] ), true ) ) {
				return GoogleClient::screen_url( $pending['return'], 'scope' );
			}
			$this->connection->begin( $given['tokens'], $this->google->account( $given['tokens']['access'] ) );
		} catch ( GoogleError $error ) {
			return GoogleClient::screen_url(
				$pending['return'],
				GoogleError::CLIENT === $error->reason ? 'client' : 'failed'
			);
		}
		$this->alerts->connected();
		$this->go_on();
		return GoogleClient::screen_url( $pending['return'], '' );
	}

	/**
	 * Lets all rows that wait go out now.
	 */
	private function go_on(): void {
		$this->sheets->works( 0 );
		$this->sheets->end_lost_all();
		foreach ( array( SendResponse::KIND, SendAll::KIND ) as $kind ) {
			$this->outbox->wake( $kind, 0, $this->clock->now() );
		}
		Schedule::after_reply();
	}

	/**
	 * What was noted with a state; it is forgotten.
	 *
	 * @return array{verifier: string, return: string}
	 * @throws Failure 403.
	 */
	private static function pending( string $state ): array {
		$key    = self::key( $state );
		$sealed = '' === $state ? false : get_transient( $key );
		// Of two requests with one state only one deletes it.
		$data = is_string( $sealed ) && delete_transient( $key )
			? json_decode( Cipher::open( $sealed ) ?? '', true )
			: null;
		if (
			! is_array( $data )
			|| get_current_user_id() !== ( $data['user'] ?? null )
			|| ! hash_equals( self::session(), (string) ( $data['session'] ?? '' ) )
			|| ! is_string( $data['verifier'] ?? null )
			|| ! is_string( $data['return'] ?? null )
		) {
			throw Failure::forbidden(
				__( 'This way back from Google is no longer open. Begin again in the settings.', 'userfeedback-google-drive' )
			);
		}
		return array(
			'verifier' => $data['verifier'],
			'return'   => $data['return'],
		);
	}

	private static function key( string $state ): string {
		return self::PREFIX . substr( hash( 'sha256', $state ), 0, 40 );
	}

	private static function session(): string {
		return hash( 'sha256', wp_get_session_token() );
	}

	private static function random(): string {
		return Base64Url::encode( random_bytes( 32 ) );
	}
}
