<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Support;

use PHPUnit\Framework\TestCase;
use UserFeedback\Support\JsonFile;

final class JsonFileTest extends TestCase {

	private string $path;

	protected function setUp(): void {
		parent::setUp();
		$this->path = (string) tempnam( sys_get_temp_dir(), 'uf-json-' );
	}

	protected function tearDown(): void {
		if ( is_file( $this->path ) ) {
			unlink( $this->path );
		}
		parent::tearDown();
	}

	public function test_a_list_is_read(): void {
		file_put_contents( $this->path, '{"a":[1,2]}' );

		self::assertSame( array( 'a' => array( 1, 2 ) ), JsonFile::read( $this->path ) );
	}

	/**
	 * @dataProvider damaged
	 */
	public function test_a_damaged_file_is_an_empty_list( string $content ): void {
		file_put_contents( $this->path, $content );

		self::assertSame( array(), JsonFile::read( $this->path ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function damaged(): iterable {
		yield 'empty' => array( '' );
		yield 'half' => array( '{"a":' );
		yield 'no list' => array( '"text"' );
	}

	public function test_a_missing_file_is_an_empty_list_without_a_warning(): void {
		unlink( $this->path );

		self::assertSame( array(), JsonFile::read( $this->path ) );
	}
}
