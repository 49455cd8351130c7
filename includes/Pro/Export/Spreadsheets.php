<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use OpenSpout\Writer\WriterMultiSheetsAbstract;
use OpenSpout\Writer\XLSX\Writer;
use ReflectionObject;
use ReflectionProperty;
use UserFeedback\Plugin;

/**
 * Access to the spreadsheet library. A package carries it below includes/Pro/Vendor, under a namespace of its own,
 * so no other plugin's copy can stand in its way. In a checkout Composer has it.
 */
final class Spreadsheets {

	private const LIBRARY = 'OpenSpout\\';

	private static bool $is_loaded = false;

	/**
	 * Finds the library's classes in a checkout.
	 */
	public static function load(): void {
		$folder = Plugin::path( 'vendor/openspout/openspout/src/' );
		if ( self::$is_loaded || ! is_dir( $folder ) ) {
			return;
		}
		self::$is_loaded = true;
		spl_autoload_register(
			static function ( string $name ) use ( $folder ): void {
				$file = $folder . str_replace( '\\', '/', substr( $name, strlen( self::LIBRARY ) ) ) . '.php';
				if ( str_starts_with( $name, self::LIBRARY ) && is_file( $file ) ) {
					require $file;
				}
			}
		);
	}

	/**
	 * Forgets the widths of the sheet before: the library gives all sheets the same ones, and adds to them.
	 */
	public static function forget_widths( Writer $writer ): void {
		$property = new ReflectionProperty( WriterMultiSheetsAbstract::class, 'workbookManager' );
		$workbook = $property->getValue( $writer );
		if ( ! is_object( $workbook ) ) {
			return;
		}
		$sheets = ( new ReflectionProperty( $workbook, 'worksheetManager' ) )->getValue( $workbook );
		if ( is_object( $sheets ) ) {
			( new ReflectionObject( $sheets ) )->getProperty( 'columnWidths' )->setValue( $sheets, array() );
		}
	}
}
