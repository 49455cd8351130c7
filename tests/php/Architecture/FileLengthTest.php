<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Architecture;

use PHPUnit\Framework\TestCase;

/**
 * A file is one room. ESLint has the same limit for TypeScript.
 */
final class FileLengthTest extends TestCase {

	private const LINES = 400;

	/**
	 * @dataProvider folders
	 */
	public function test_no_file_is_longer_than_a_person_reads_at_once( string $folder, string $name ): void {
		$root  = dirname( __DIR__, 3 ) . '/';
		$tree  = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root . $folder ) );
		$files = array_keys( iterator_to_array( new \RegexIterator( $tree, $name ) ) );
		$long  = array_filter( $files, static fn ( string $file ): bool => count( (array) file( $file ) ) > self::LINES );

		self::assertNotSame( array(), $files );
		self::assertSame( array(), array_values( $long ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function folders(): iterable {
		yield 'PHP of the plugin' => array( 'includes', '/\.php$/D' );
		yield 'PHP of addons' => array( 'addons', '/\.php$/D' );
		yield 'styles' => array( 'src', '/\.s?css$/D' );
	}
}
