<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Admin\Page;
use UserFeedback\Plan\Owner;

/**
 * The OAuth client by which Google knows this site, and Google's addresses (A94). Id and secret are the owner's: from
 * constants in wp-config.php, the filter, or owner.json.
 */
final class GoogleClient {

	public const ID_CONSTANT     = 'USERFEEDBACK_CORE_GOOGLE_CLIENT_ID';
	public const SECRET_CONSTANT = 'USERFEEDBACK_CORE_GOOGLE_CLIENT_SECRET';
	public const KEY_CONSTANT    = 'USERFEEDBACK_CORE_GOOGLE_API_KEY';

	/**
	 * Another address for everything of Google, for development and tests.
	 */
	public const URL_CONSTANT = 'USERFEEDBACK_CORE_GOOGLE_URL';

	/**
	 * Page of wp-admin to which Google sends the owner back.
	 */
	public const PAGE = 'userfeedback_google_drive';

	/**
	 * @param string $id      OAuth client id, '' where there is none.
	 * @param string $secret  OAuth client secret.
	 * @param string $api_key For the Google Picker; '' leaves out the picker.
	 * @param string $base    Address in place of Google's, without trailing slash, or ''.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $secret,
		public readonly string $api_key = '',
		public readonly string $base = ''
	) {}

	/**
	 * The client of this site.
	 */
	public static function of_site( Owner $owner ): self {
		$constant = static function ( string $name ): string {
			$value = defined( $name ) ? constant( $name ) : '';
			return is_string( $value ) ? $value : '';
		};
		$stored   = $owner->google();
		$client   = array(
			'id'      => '' === $constant( self::ID_CONSTANT ) ? $stored['client_id'] : $constant( self::ID_CONSTANT ),
			'secret'  => '' === $constant( self::SECRET_CONSTANT )
				? $stored['client_secret']
				: $constant( self::SECRET_CONSTANT ),
			'api_key' => '' === $constant( self::KEY_CONSTANT ) ? $stored['api_key'] : $constant( self::KEY_CONSTANT ),
			'base'    => $constant( self::URL_CONSTANT ),
		);

		/**
		 * Filters the OAuth client by which Google knows this site.
		 *
		 * @since 0.1.0
		 *
		 * @param array{id: string, secret: string, api_key: string, base: string} $client Client id, client secret, API key of the Google Picker, and an address in place of Google's for development.
		 */
		$given = apply_filters( 'userfeedback_google_client', $client );
		$text  = static fn ( string $name ): string => is_array( $given ) && is_string( $given[ $name ] ?? null )
			? trim( $given[ $name ] )
			: '';
		return new self( $text( 'id' ), $text( 'secret' ), $text( 'api_key' ), untrailingslashit( $text( 'base' ) ) );
	}

	/**
	 * Whether there is a client that Google may know.
	 */
	public function is_complete(): bool {
		return '' !== $this->id && '' !== $this->secret;
	}

	/**
	 * The redirect address that must stand in the Google Cloud console, character by character.
	 */
	public static function redirect_url(): string {
		return admin_url( 'admin.php?page=' . self::PAGE );
	}

	public function consent_url(): string {
		return $this->at( 'https://accounts.google.com' ) . '/o/oauth2/v2/auth';
	}

	public function token_url(): string {
		return $this->at( 'https://oauth2.googleapis.com' ) . '/token';
	}

	public function revoke_url(): string {
		return $this->at( 'https://oauth2.googleapis.com' ) . '/revoke';
	}

	/**
	 * Address of the Drive API, version 3.
	 */
	public function drive_url( string $path ): string {
		return $this->at( 'https://www.googleapis.com' ) . '/drive/v3' . $path;
	}

	/**
	 * Address of the Sheets API, version 4.
	 */
	public function sheets_url( string $path ): string {
		return $this->at( 'https://sheets.googleapis.com' ) . '/v4/spreadsheets' . $path;
	}

	/**
	 * The library of the Google Picker.
	 */
	public function picker_url(): string {
		return $this->at( 'https://apis.google.com' ) . '/js/api.js';
	}

	/**
	 * Project of the client, which the picker wants: the digits at its begin.
	 */
	public function project(): string {
		return 1 === preg_match( '/^(\d+)-/', $this->id, $found ) ? $found[1] : '';
	}

	/**
	 * A spreadsheet, for people.
	 */
	public function spreadsheet_link( string $id ): string {
		return '' === $id ? '' : $this->at( 'https://docs.google.com' ) . '/spreadsheets/d/' . rawurlencode( $id );
	}

	/**
	 * A folder, for people (GD-02).
	 */
	public function folder_link( string $id ): string {
		return '' === $id ? '' : $this->at( 'https://drive.google.com' ) . '/drive/folders/' . rawurlencode( $id );
	}

	/**
	 * The way back to a screen after Google's consent page.
	 *
	 * @param string $return `settings` or `survey_{id}` (CALL-46).
	 * @param string $problem '' or a word that the screen explains.
	 */
	public static function screen_url( string $return, string $problem ): string {
		$survey = 1 === preg_match( '/^survey_(\d+)$/D', $return, $found ) ? (int) $found[1] : 0;
		$page   = 0 === $survey ? Page::Settings : Page::Surveys;
		$url    = '' === $problem ? $page->url() : add_query_arg( 'drive', $problem, $page->url() );
		return $url . ( 0 === $survey ? '#/google-drive' : "#/edit/{$survey}/notifications" );
	}

	private function at( string $host ): string {
		return '' === $this->base ? $host : $this->base;
	}
}
