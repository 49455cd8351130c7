<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export\Background;

use UserFeedback\Pro\Export\ExportStopped;

/**
 * The folder of prepared files, in the uploads. Servers that read .htaccess give nothing of it to browsers; on
 * others the names cannot be guessed, and nobody is told them (SEC-E3).
 */
final class ExportFolder {

	private const NAME = 'userfeedback-exports';

	/**
	 * Name of a file on the disk. The address of a download has the id of the job, which must not lead to the file on
	 * servers that give uploads to anybody.
	 */
	public static function name( string $id, string $extension ): string {
		return self::stem( $id ) . '.' . $extension;
	}

	private static function stem( string $id ): string {
		return hash_hmac( 'sha256', $id, wp_salt( 'auth' ) );
	}

	/**
	 * Path of a file; the folder is there afterwards.
	 *
	 * @param string $name Without folder.
	 * @throws ExportStopped When nothing can be written.
	 */
	public function path( string $name ): string {
		$folder = self::folder();
		if ( ! is_dir( $folder ) && ! wp_mkdir_p( $folder ) ) {
			throw ExportStopped::no_space();
		}
		self::close( $folder );
		return $folder . '/' . $name;
	}

	public function delete( string $name ): void {
		$path = self::folder() . '/' . $name;
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Deletes files that no job knows.
	 *
	 * @param list<string> $ids Jobs whose files are kept.
	 */
	public function keep( array $ids ): void {
		$known = array_map( self::stem( ... ), $ids );
		foreach ( (array) glob( self::folder() . '/*.*' ) as $path ) {
			$name = basename( (string) $path );
			if ( ! in_array( strstr( $name, '.', true ), $known, true ) && 'index.php' !== $name ) {
				wp_delete_file( (string) $path );
			}
		}
	}

	private static function folder(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::NAME;
	}

	private static function close( string $folder ): void {
		foreach ( array(
			'.htaccess' => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
			'index.php' => "<?php\n// Silence is golden.\n",
		) as $name => $text ) {
			if ( ! is_file( $folder . '/' . $name ) ) {
				file_put_contents( $folder . '/' . $name, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
			}
		}
	}
}
