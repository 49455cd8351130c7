<?php
declare(strict_types=1);

namespace UserFeedback\Files;

use UserFeedback\Support\Failure;

/**
 * Where files of visitors are: outside the public folder where the site names a place, else in the uploads, closed to
 * browsers. Names cannot be guessed, nobody is told them, and no server runs what has such a name (docs/uploads.md).
 */
final class FileFolder {

	/**
	 * Below the uploads. `Database\Uninstaller` names it too.
	 */
	public const NAME = 'userfeedback-files';

	private const CONSTANT = 'USERFEEDBACK_CORE_FILES_FOLDER';

	private const CLOSED = array(
		'.htaccess'  => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<?xml version="1.0"?><configuration><system.webServer><security><authorization><clear /><add accessType="Deny" users="*" /></authorization></security></system.webServer></configuration>',
		'index.php'  => "<?php\n// Silence is golden.\n",
	);

	/**
	 * Takes a file; it stays where it is as well.
	 *
	 * @param string $path Of the file.
	 * @return string Its name here.
	 * @throws Failure 503 when nothing can be written.
	 */
	public function take( string $path ): string {
		$folder = self::path();
		if ( ! is_dir( $folder ) && ! wp_mkdir_p( $folder ) ) {
			throw Failure::store();
		}
		foreach ( self::CLOSED as $name => $text ) {
			if ( ! is_file( "$folder/$name" ) ) {
				file_put_contents( "$folder/$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
			}
		}
		$name = bin2hex( random_bytes( 32 ) ) . '.bin';
		if ( ! copy( $path, "$folder/$name" ) ) {
			wp_delete_file( "$folder/$name" );
			throw Failure::store();
		}
		return $name;
	}

	/**
	 * Path of a file, null where it is gone.
	 *
	 * @param string $name From take().
	 */
	public function find( string $name ): ?string {
		$path = self::path() . '/' . $name;
		return self::is_name( $name ) && is_file( $path ) ? $path : null;
	}

	public function delete( string $name ): void {
		$path = $this->find( $name );
		if ( null !== $path ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Names of the files that are older than a day.
	 *
	 * @return list<string>
	 */
	public function old(): array {
		$old = array();
		foreach ( (array) glob( self::path() . '/*.bin' ) as $path ) {
			$name = basename( (string) $path );
			if ( self::is_name( $name ) && filemtime( (string) $path ) < time() - DAY_IN_SECONDS ) {
				$old[] = $name;
			}
		}
		return $old;
	}

	/**
	 * The folder of the current site, without slash at the end.
	 */
	public static function path(): string {
		$chosen = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : '';

		/**
		 * Filters the folder for files that visitors send, an absolute path outside the public folder. '' for the
		 * folder `userfeedback-files` in the uploads. Deleting the plugin removes the folder only where the constant
		 * USERFEEDBACK_CORE_FILES_FOLDER names it. The sites of a network have a folder each in it.
		 *
		 * @since 0.1.0
		 *
		 * @param string $folder The constant's value, or ''.
		 */
		$chosen = apply_filters( 'userfeedback_files_folder', is_string( $chosen ) ? $chosen : '' );
		return is_string( $chosen ) && '' !== $chosen
			? untrailingslashit( $chosen ) . '/site-' . get_current_blog_id()
			: self::in_uploads();
	}

	/**
	 * Whether the site names a place for it.
	 */
	public static function is_chosen(): bool {
		return self::path() !== self::in_uploads();
	}

	private static function in_uploads(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::NAME;
	}

	private static function is_name( string $name ): bool {
		return 1 === preg_match( '/^[0-9a-f]{64}\.bin$/D', $name );
	}
}
