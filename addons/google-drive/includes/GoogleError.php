<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use RuntimeException;

/**
 * A call of Google that did not work.
 */
final class GoogleError extends RuntimeException {

	public const OFFLINE   = 'offline';
	public const REVOKED   = 'revoked';
	public const FORBIDDEN = 'forbidden';
	public const GONE      = 'gone';
	public const FOLDER    = 'folder';
	public const QUOTA     = 'quota';
	public const SERVER    = 'server';
	public const FULL      = 'full';
	public const STORAGE   = 'storage';
	public const FILES     = 'files';
	public const REFUSED   = 'refused';
	public const CLIENT    = 'client';
	public const BROKEN    = 'broken';

	/**
	 * @param string $reason      One of the constants.
	 * @param string $detail      Google's own words, '' without.
	 * @param int    $retry_after Seconds that Google asks to wait, 0 when it does not.
	 */
	public function __construct(
		public readonly string $reason,
		public readonly string $detail = '',
		public readonly int $retry_after = 0
	) {
		parent::__construct( $reason );
	}

	/**
	 * Whether the work may have been done though the answer did not arrive.
	 */
	public function is_unsure(): bool {
		return in_array( $this->reason, array( self::OFFLINE, self::SERVER ), true );
	}

	/**
	 * Whether it passes by itself; everything else needs the owner.
	 */
	public static function passes( string $reason ): bool {
		return in_array( $reason, array( self::OFFLINE, self::QUOTA, self::SERVER ), true );
	}

	/**
	 * What is wrong and the way on, in words.
	 *
	 * @param string $reason One of the constants; '' for no error.
	 */
	public static function words( string $reason, string $detail = '' ): string {
		return match ( $reason ) {
			''              => '',
			self::OFFLINE   => __( 'Google could not be reached. UserFeedback tries again by itself.', 'userfeedback-google-drive' ),
			self::REVOKED   => __( 'Google has ended the access of this site. Connect Google Drive again in the settings.', 'userfeedback-google-drive' ),
			self::FORBIDDEN => __( 'The connected account may not write to this spreadsheet. Give it the right to edit in Google Drive, or start a new spreadsheet.', 'userfeedback-google-drive' ),
			self::GONE      => __( 'The spreadsheet is no longer in Google Drive. Restore it there, or start a new spreadsheet.', 'userfeedback-google-drive' ),
			self::FOLDER    => __( 'The folder is no longer in Google Drive. Select another folder in the settings.', 'userfeedback-google-drive' ),
			self::QUOTA     => __( 'Google asks for a pause, because its limit of calls is reached. UserFeedback goes on by itself.', 'userfeedback-google-drive' ),
			self::SERVER    => __( 'Google has a problem of its own. UserFeedback tries again by itself.', 'userfeedback-google-drive' ),
			self::FULL      => __( 'The spreadsheet is full: Google allows ten million cells. Start a new spreadsheet.', 'userfeedback-google-drive' ),
			self::STORAGE   => __( 'The Google Drive of the connected account is full. Free space in Google Drive, or get more storage from Google. UserFeedback then goes on by itself.', 'userfeedback-google-drive' ),
			self::FILES     => __( 'The folder or the shared drive has reached Google’s limit of files. Delete files in Google Drive, or select another folder in the settings.', 'userfeedback-google-drive' ),
			self::BROKEN    => sprintf(
				/* translators: %s: an error message of PHP, in English. */
				__( 'The rows could not be prepared: %s', 'userfeedback-google-drive' ),
				$detail
			),
			self::CLIENT    => __( 'Google does not know the client id or the client secret of this site. Check them as the settings describe.', 'userfeedback-google-drive' ),
			default         => '' === $detail
				? __( 'Google did not accept the rows.', 'userfeedback-google-drive' )
				/* translators: %s: Google's own error message, in English. */
				: sprintf( __( 'Google did not accept the rows: %s', 'userfeedback-google-drive' ), $detail ),
		};
	}
}
