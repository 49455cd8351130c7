<?php
// phpcs:disable -- It plays a plugin of somebody else.
/**
 * Writes a spreadsheet with the library of an unpacked Pro package, after another plugin has loaded its own copy
 * of another version.
 *
 * php tests/zip/foreign-copy.php <folder of the unpacked package> <file to write>
 */
declare(strict_types=1);

namespace OpenSpout\Common\Entity {

	/**
	 * Theirs has another constructor.
	 */
	final class Cell {
		public function __construct( private int $row, private int $column ) {}
	}

	final class Row {}
}

namespace OpenSpout\Writer\Common\Creator {

	/**
	 * Theirs makes nothing.
	 */
	final class WriterEntityFactory {}
}

namespace UserFeedback\Tests\Zip {

	use ErrorException;
	use UserFeedback\Pro\Vendor\OpenSpout\Common\Entity\Cell;
	use UserFeedback\Pro\Vendor\OpenSpout\Common\Entity\Row;
	use UserFeedback\Pro\Vendor\OpenSpout\Writer\Common\Creator\WriterEntityFactory;

	list( , $folder, $file ) = $argv;
	error_reporting( E_ALL );
	set_error_handler(
		static function ( int $level, string $message ): never {
			throw new ErrorException( $message, 0, $level );
		}
	);
	spl_autoload_register(
		static function ( string $name ) use ( $folder ): void {
			require $folder . '/includes/' . str_replace( '\\', '/', substr( $name, strlen( 'UserFeedback\\' ) ) ) . '.php';
		}
	);
	$theirs = new \OpenSpout\Common\Entity\Cell( 1, 1 );
	$writer = WriterEntityFactory::createXLSXWriter();
	$writer->setTempFolder( $folder );
	$writer->openToFile( $file );
	$writer->addRow( new Row( array( new Cell( 'ours' ) ), null ) );
	$writer->close();
	echo get_class( $theirs );
}
