<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use WP_Error;

/**
 * The only access to Google: tokens, and calls with them. Nothing calls it before the owner connected an account.
 *
 * @phpstan-import-type Tokens from Connection
 */
final class Google {

	/**
	 * The app sees only files that it made and folders that the owner picked (A115).
	 */
	public const SCOPE = 'https://www.googleapis.com/auth/drive.file';

	private const TIMEOUT_SECONDS = 20;

	/**
	 * Bytes of an answer: the ids of a full spreadsheet fit.
	 */
	private const LIMIT = 33_554_432;

	/**
	 * Seconds that Google may ask to wait.
	 */
	private const LONGEST_WAIT = 86_400;

	/**
	 * Seconds before its end at which an access token is renewed.
	 */
	private const EARLY = 60;

	/**
	 * The account's storage is used up. Drive gives a reason, Sheets only the sentence.
	 */
	private const NO_SPACE = '/storageQuotaExceeded|storage quota/i';

	/**
	 * A shared drive or a folder takes no more files.
	 */
	private const NO_FILES = '/teamDriveFileLimitExceeded|numChildrenInNonRootLimitExceeded|file limit for this shared drive/i';

	public function __construct(
		private GoogleClient $client,
		private Connection $connection,
		private Clock $clock
	) {}

	/**
	 * The first tokens, for the code of the consent page.
	 *
	 * @return array{tokens: Tokens, scope: string}
	 * @throws GoogleError When Google refuses.
	 */
	public function exchange( string $code, string $verifier ): array {
		$reply   = $this->ask_token(
			array(
				'grant_type'    => 'authorization_code',
				'code'          => $code,
				'code_verifier' => $verifier,
				'redirect_uri'  => GoogleClient::redirect_url(),
			)
		);
		$refresh = $reply['refresh_token'] ?? '';
		if ( ! is_string( $refresh ) || '' === $refresh ) {
			throw new GoogleError( GoogleError::REFUSED );
		}
		return array(
			'tokens' => array( 'refresh' => $refresh ) + $this->access_of( $reply ),
			'scope'  => is_string( $reply['scope'] ?? null ) ? $reply['scope'] : '',
		);
	}

	/**
	 * An access token that counts for a minute at least.
	 *
	 * @return array{token: string, expires: int}
	 * @throws GoogleError REVOKED when there is none, or Google ended the grant.
	 */
	public function access(): array {
		$tokens = $this->tokens();
		return array(
			'token'   => $tokens['access'],
			'expires' => $tokens['expires'],
		);
	}

	/**
	 * Tokens of which the access token counts for a minute at least.
	 *
	 * @param bool $renewed Whether the one at hand was refused.
	 * @return Tokens
	 * @throws GoogleError See access().
	 */
	private function tokens( bool $renewed = false ): array {
		$tokens = $this->connection->tokens();
		if ( null === $tokens ) {
			return $this->ended( '' );
		}
		$early = $this->clock->now()->getTimestamp() + self::EARLY;
		if ( ! $renewed && $tokens['expires'] > $early ) {
			return $tokens;
		}
		try {
			$fresh = $this->access_of(
				$this->ask_token(
					array(
						'grant_type'    => 'refresh_token',
						'refresh_token' => $tokens['refresh'],
					)
				)
			);
		} catch ( GoogleError $error ) {
			if ( GoogleError::REVOKED !== $error->reason ) {
				throw $error;
			}
			return $this->ended( $tokens['refresh'] );
		}
		$this->connection->renew( $tokens['refresh'], $fresh['access'], $fresh['expires'] );
		return array( 'refresh' => $tokens['refresh'] ) + $fresh;
	}

	/**
	 * Notes that a grant ended. While Google answered, the owner may have connected again.
	 *
	 * @param string $refresh Its refresh token, '' where there is none.
	 * @return Tokens Of the newer connection.
	 * @throws GoogleError REVOKED without one.
	 */
	private function ended( string $refresh ): array {
		if ( $this->connection->revoked( $refresh ) ) {
			throw new GoogleError( GoogleError::REVOKED );
		}
		return $this->tokens();
	}

	/**
	 * E-mail address of the account that an access token belongs to.
	 *
	 * @throws GoogleError When it did not work.
	 */
	public function account( string $access ): string {
		$url  = $this->client->drive_url( '/about?fields=user' );
		$user = self::read( $this->send( 'GET', $url, null, $access ) )['user'] ?? null;
		return is_array( $user ) && is_string( $user['emailAddress'] ?? null ) ? $user['emailAddress'] : '';
	}

	/**
	 * Takes the grant back at Google. What Google says does not matter: the site forgets the tokens anyway.
	 */
	public function revoke(): void {
		$tokens = $this->connection->tokens();
		if ( null !== $tokens ) {
			wp_remote_post( $this->client->revoke_url(), self::arguments( array( 'token' => $tokens['refresh'] ) ) );
		}
	}

	/**
	 * Calls Drive or Sheets. A refused token is renewed once.
	 *
	 * @param string                    $method GET, POST, PUT or PATCH.
	 * @param array<string, string>     $query  Of the address.
	 * @param array<string, mixed>|null $body   JSON, null without.
	 * @return array<mixed>
	 * @throws GoogleError When it did not work.
	 */
	public function call( string $method, string $url, array $query = array(), ?array $body = null ): array {
		$url   .= array() === $query ? '' : '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
		$tokens = $this->tokens();
		$reply  = $this->send( $method, $url, $body, $tokens['access'] );
		if ( 401 === self::status( $reply ) ) {
			$tokens = $this->tokens( true );
			$reply  = $this->send( $method, $url, $body, $tokens['access'] );
		}
		if ( 401 === self::status( $reply ) ) {
			$reply = $this->send( $method, $url, $body, $this->ended( $tokens['refresh'] )['access'] );
		}
		return self::read( $reply );
	}

	/**
	 * @param array<string, mixed>|null $body JSON.
	 * @return array<mixed>|WP_Error
	 */
	private function send( string $method, string $url, ?array $body, string $token ): array|WP_Error {
		return wp_remote_request(
			$url,
			array(
				'method'  => $method,
				'headers' => array(
					'Authorization' => 'Bearer ' . $token,
					'Content-Type'  => 'application/json',
				),
			) + self::arguments(
				null === $body
					? null
					: (string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			)
		);
	}

	/**
	 * @param array<string, string>|string|null $body Form fields or JSON.
	 * @return array<string, mixed>
	 */
	private static function arguments( array|string|null $body ): array {
		return array(
			'body'                => $body,
			'timeout'             => self::TIMEOUT_SECONDS,
			'redirection'         => 0,
			'sslverify'           => true,
			'limit_response_size' => self::LIMIT,
			// WordPress would add the site's address.
			'user-agent'          => 'UserFeedback/' . Plugin::VERSION,
		);
	}

	/**
	 * @param array<string, string> $fields Of the grant.
	 * @return array<mixed>
	 * @throws GoogleError When Google refuses.
	 */
	private function ask_token( array $fields ): array {
		$client = array(
			'client_id'     => $this->client->id,
			'client_secret' => $this->client->secret,
		);
		$reply  = wp_remote_post( $this->client->token_url(), self::arguments( $fields + $client ) );
		if ( in_array( self::status( $reply ), array( 400, 401 ), true ) ) {
			$error = self::json( $reply )['error'] ?? '';
			throw new GoogleError( 'invalid_grant' === $error ? GoogleError::REVOKED : GoogleError::CLIENT );
		}
		return self::read( $reply );
	}

	/**
	 * @param array<mixed> $reply Of the token endpoint.
	 * @return array{access: string, expires: int}
	 * @throws GoogleError Without a token.
	 */
	private function access_of( array $reply ): array {
		$access = $reply['access_token'] ?? '';
		if ( ! is_string( $access ) || '' === $access ) {
			throw new GoogleError( GoogleError::SERVER );
		}
		$life = $reply['expires_in'] ?? 0;
		return array(
			'access'  => $access,
			'expires' => $this->clock->now()->getTimestamp() + ( is_int( $life ) ? $life : 0 ),
		);
	}

	/**
	 * The body of an answer that succeeded.
	 *
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 * @return array<mixed>
	 * @throws GoogleError Otherwise.
	 */
	private static function read( array|WP_Error $reply ): array {
		$status = self::status( $reply );
		$json   = self::json( $reply );
		if ( $status >= 200 && $status < 300 ) {
			return $json;
		}
		$error  = is_array( $json['error'] ?? null ) ? $json['error'] : array();
		$detail = is_string( $error['message'] ?? null ) ? mb_substr( $error['message'], 0, 300 ) : '';
		$first  = is_array( $error['errors'] ?? null ) ? ( $error['errors'][0] ?? null ) : null;
		$words  = is_array( $first ) && is_string( $first['reason'] ?? null ) ? $first['reason'] : '';
		$text   = $words . ' ' . $detail;
		$slow   = 1 === preg_match( '/quota|rateLimit|limitExceeded/i', $text );
		$reason = match ( true ) {
			0 === $status                              => GoogleError::OFFLINE,
			// Limits that no pause lifts, though their names look like those of calls.
			403 === $status && 1 === preg_match( self::NO_SPACE, $text ) => GoogleError::STORAGE,
			403 === $status && 1 === preg_match( self::NO_FILES, $text ) => GoogleError::FILES,
			429 === $status, 403 === $status && $slow  => GoogleError::QUOTA,
			403 === $status && 'accessNotConfigured' === $words => GoogleError::REFUSED,
			403 === $status                            => GoogleError::FORBIDDEN,
			404 === $status                            => GoogleError::GONE,
			$status >= 500, 408 === $status            => GoogleError::SERVER,
			str_contains( $detail, 'cells in the workbook' ) => GoogleError::FULL,
			default                                    => GoogleError::REFUSED,
		};
		throw new GoogleError( $reason, $detail, self::retry_after( $reply ) );
	}

	/**
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 */
	private static function status( array|WP_Error $reply ): int {
		return $reply instanceof WP_Error ? 0 : (int) wp_remote_retrieve_response_code( $reply );
	}

	/**
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 * @return array<mixed>
	 */
	private static function json( array|WP_Error $reply ): array {
		$json = json_decode( wp_remote_retrieve_body( $reply ), true );
		return is_array( $json ) ? $json : array();
	}

	/**
	 * @param array<mixed>|WP_Error $reply Of the HTTP API.
	 */
	private static function retry_after( array|WP_Error $reply ): int {
		$value = $reply instanceof WP_Error ? '' : wp_remote_retrieve_header( $reply, 'retry-after' );
		if ( ! is_string( $value ) || '' === $value ) {
			return 0;
		}
		$seconds = ctype_digit( $value ) ? (int) $value : (int) strtotime( $value ) - time();
		return min( max( 0, $seconds ), self::LONGEST_WAIT );
	}
}
