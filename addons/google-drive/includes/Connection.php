<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Support\Clock;

/**
 * The Google account that this site is connected with. What screens show is an option in WordPress's memory; the tokens
 * are another one, encrypted, that is only read to call Google (SEC-O3).
 *
 * @phpstan-type Shown array{connected: bool, label: string, date: int, folder_id: string, folder_name: string, revoked: bool}
 * @phpstan-type Tokens array{refresh: string, access: string, expires: int}
 */
final class Connection {

	public const OPTION = 'userfeedback_core_google_drive';
	public const TOKENS = 'userfeedback_core_google_drive_tokens';

	/**
	 * Until when Google asked not to be called, a Unix time.
	 */
	public const PAUSE = 'userfeedback_core_google_drive_pause';

	private const NOTHING = array(
		'connected'   => false,
		'label'       => '',
		'date'        => 0,
		'folder_id'   => '',
		'folder_name' => '',
		'revoked'     => false,
	);

	public function __construct( private TokenRepository $tokens, private Clock $clock ) {}

	/**
	 * What is known of the account (GD-03).
	 *
	 * @return Shown
	 */
	public static function shown(): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$shown  = self::NOTHING;
		foreach ( $shown as $key => $standard ) {
			if ( isset( $stored[ $key ] ) && gettype( $stored[ $key ] ) === gettype( $standard ) ) {
				$shown[ $key ] = $stored[ $key ];
			}
		}
		/**
		 * The types are those of NOTHING.
		 *
		 * @var Shown $shown
		 */
		return $shown;
	}

	/**
	 * Whether rows are kept for Google: also while a grant that Google ended waits for the owner.
	 */
	public static function is_wanted(): bool {
		$shown = self::shown();
		return $shown['connected'] || $shown['revoked'];
	}

	/**
	 * Stores a new connection. The folder stays when the same account comes back.
	 *
	 * @param Tokens $tokens Of Google.
	 */
	public function begin( array $tokens, string $label ): void {
		$before = self::shown();
		$same   = $before['label'] === $label;
		$this->tokens->save( Cipher::seal( (string) wp_json_encode( $tokens ) ) );
		self::store(
			array(
				'connected'   => true,
				'label'       => $label,
				'date'        => $this->clock->now()->getTimestamp(),
				'folder_id'   => $same ? $before['folder_id'] : '',
				'folder_name' => $same ? $before['folder_name'] : '',
				'revoked'     => false,
			)
		);
		delete_option( self::PAUSE );
	}

	/**
	 * The tokens, or null.
	 *
	 * @return Tokens|null
	 */
	public function tokens(): ?array {
		return self::opened( $this->tokens->sealed() );
	}

	/**
	 * @return Tokens|null
	 */
	private static function opened( string $sealed ): ?array {
		$data = json_decode( Cipher::open( $sealed ) ?? '', true );
		return is_array( $data ) && is_string( $data['refresh'] ?? null ) && '' !== $data['refresh'] ? array(
			'refresh' => $data['refresh'],
			'access'  => is_string( $data['access'] ?? null ) ? $data['access'] : '',
			'expires' => is_int( $data['expires'] ?? null ) ? $data['expires'] : 0,
		) : null;
	}

	/**
	 * Stores a renewed access token, unless the account was disconnected or another one connected meanwhile.
	 */
	public function renew( string $refresh, string $access, int $expires ): void {
		$sealed = $this->tokens->sealed();
		if ( ( self::opened( $sealed )['refresh'] ?? '' ) === $refresh ) {
			$tokens = array(
				'refresh' => $refresh,
				'access'  => $access,
				'expires' => $expires,
			);
			$this->tokens->replace( $sealed, Cipher::seal( (string) wp_json_encode( $tokens ) ) );
		}
	}

	/**
	 * Google took the access away: account and folder stay known, for the way back. Google's answer may come late, so
	 * the tokens of a connection that the owner made meanwhile stay.
	 *
	 * @param string $refresh Refresh token that counts no more, '' where none could be read.
	 * @return bool Whether it was the one of the connection.
	 */
	public function revoked( string $refresh ): bool {
		// Once more where another process renewed or replaced them between the look and the removal.
		do {
			$sealed = $this->tokens->sealed();
			if ( ( self::opened( $sealed )['refresh'] ?? $refresh ) !== $refresh ) {
				return false;
			}
		} while ( '' !== $sealed && ! $this->tokens->forget_same( $sealed ) );
		if ( self::shown()['connected'] ) {
			self::store(
				array_replace(
					self::shown(),
					array(
						'connected' => false,
						'revoked'   => true,
					)
				)
			);
		}
		return true;
	}

	/**
	 * Forgets the account (GD-05).
	 */
	public function forget(): void {
		$this->tokens->forget();
		delete_option( self::OPTION );
		delete_option( self::PAUSE );
	}

	/**
	 * Sets the folder for new spreadsheets, or none (GD-06, GD-07).
	 */
	public function use_folder( string $id, string $name ): void {
		self::store(
			array_replace(
				self::shown(),
				array(
					'folder_id'   => $id,
					'folder_name' => $name,
				)
			)
		);
	}

	/**
	 * Seconds for which Google is not to be called.
	 */
	public function pause_seconds(): int {
		$until = get_option( self::PAUSE );
		return is_numeric( $until ) ? max( 0, (int) $until - $this->clock->now()->getTimestamp() ) : 0;
	}

	/**
	 * Google's limits are those of the account and of the client, so a pause is for all surveys.
	 */
	public function pause( int $seconds ): void {
		if ( 0 === $seconds ) {
			delete_option( self::PAUSE );
		} else {
			update_option( self::PAUSE, $this->clock->now()->getTimestamp() + $seconds, false );
		}
	}

	/**
	 * @param Shown $shown As it is now.
	 */
	private static function store( array $shown ): void {
		update_option( self::OPTION, $shown, true );
	}
}
