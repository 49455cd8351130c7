<?php
// phpcs:disable -- It plays a plugin of somebody else.
/**
 * Looks an address up with the library of an unpacked addon, after another plugin (or PHP's extension maxminddb) has
 * brought a class of the library's name.
 *
 * php tests/zip/foreign-reader.php <folder of the unpacked addon> <database>
 */
declare(strict_types=1);

namespace MaxMind\Db {

	/**
	 * Theirs has another constructor.
	 */
	final class Reader {
		public function __construct( private int $number ) {}
	}
}

namespace UserFeedback\Tests\Zip {

	use ErrorException;
	use UserFeedback\GeoRestrictions\Library;

	list( , $folder, $file ) = $argv;
	error_reporting( E_ALL );
	set_error_handler(
		static function ( int $level, string $message ): never {
			throw new ErrorException( $message, 0, $level );
		}
	);
	spl_autoload_register(
		static function ( string $name ) use ( $folder ): void {
			require $folder . '/includes/' . str_replace( '\\', '/', substr( $name, strlen( 'UserFeedback\\GeoRestrictions\\' ) ) ) . '.php';
		}
	);
	$theirs = new \MaxMind\Db\Reader( 1 );
	$reader = Library::open( $file );
	echo $reader->get( '192.0.2.1' )['country_code'] . ' ' . get_class( $theirs ) . ' ' . get_class( $reader );
}
