<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\Files;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Integration\Results\ResultsTestCase;

/**
 * Writes files and reads them again.
 */
abstract class ExportTestCase extends ResultsTestCase {

	protected string $path = '';

	protected function setUp(): void {
		parent::setUp();
		$this->path = (string) tempnam( sys_get_temp_dir(), 'userfeedback-test-' );
	}

	protected function tearDown(): void {
		if ( is_file( $this->path ) ) {
			unlink( $this->path );
		}
		parent::tearDown();
	}

	/**
	 * Writes a file.
	 *
	 * @param array<string, mixed>       $options  Properties of ExportOptions besides survey and format.
	 * @param (callable(int): void)|null $progress Called after each chunk.
	 * @return int Its rows.
	 */
	protected function write(
		Survey $survey,
		Format $format,
		array $options = array(),
		?callable $progress = null
	): int {
		$options = new ExportOptions( $survey, $format, ...$options + array( 'groups' => ColumnGroup::cases() ) );
		$stream  = fopen( $this->path, 'wb' );
		self::assertIsResource( $stream );
		return $this->container()->get( WriteExport::class )->write(
			$options,
			$this->container()->get( Files::class )->of( $options, $stream, $this->path ),
			$progress
		);
	}

	/**
	 * Rows of the CSV file of a survey, by header.
	 *
	 * @param array<string, mixed> $options Properties of ExportOptions.
	 * @return list<array<string, string>>
	 */
	protected function csv( Survey $survey, array $options = array() ): array {
		$this->write( $survey, Format::Csv, $options );
		$stream = fopen( $this->path, 'rb' );
		self::assertIsResource( $stream );
		self::assertSame( "\xEF\xBB\xBF", fread( $stream, 3 ) );
		$header = self::line( $stream );
		self::assertIsArray( $header );
		$names = array_map( 'strval', $header );
		$rows  = array();
		for ( $row = self::line( $stream ); false !== $row; $row = self::line( $stream ) ) {
			$rows[] = array_combine( $names, array_map( 'strval', $row ) );
		}
		return $rows;
	}

	/**
	 * @param resource $stream A CSV file.
	 * @return array<string|null>|false
	 */
	private static function line( $stream ): array|false {
		return fgetcsv( $stream, null, ',', '"', '' );
	}

	/**
	 * Lines of the JSON Lines file of a survey.
	 *
	 * @param array<string, mixed> $options Properties of ExportOptions.
	 * @return list<array<string, mixed>>
	 */
	protected function json_lines( Survey $survey, array $options = array() ): array {
		$this->write( $survey, Format::JsonLines, $options );
		$lines = array();
		foreach ( explode( "\n", trim( (string) file_get_contents( $this->path ) ) ) as $line ) {
			$data = json_decode( $line, true );
			self::assertIsArray( $data );
			$lines[] = $data;
		}
		return $lines;
	}
}
