<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use DateTimeImmutable;

/**
 * One JSON object per line: the fields of a response and its answers by question.
 */
final class JsonLinesFile implements ExportFile {

	/**
	 * @var list<Column>
	 */
	private array $columns = array();

	/**
	 * @param resource $stream Where to write.
	 */
	public function __construct( private $stream ) {}

	public function open( array $columns, bool $is_continued = false ): void {
		$this->columns = $columns;
	}

	public function add( array $cells ): void {
		$line    = array();
		$answers = array();
		foreach ( $this->columns as $place => $column ) {
			$cell = $cells[ $place ];
			if ( null === $column->question_id ) {
				$line[ $column->key ] = $cell instanceof DateTimeImmutable ? $cell->format( DATE_RFC3339 ) : $cell;
				continue;
			}
			$answers[ $column->question_id ] ??= array(
				'question_id'    => $column->question_id,
				'question_title' => $column->title,
			);
			if ( 'value' === $column->key || '' !== $cell ) {
				$answers[ $column->question_id ][ $column->key ] = $cell;
			}
		}
		$this->put( $line + array( 'answers' => array_values( $answers ) ) );
	}

	public function close( int $rows ): void {}

	public function fail( int $rows ): void {
		$this->put(
			array(
				'incomplete' => true,
				'responses'  => $rows,
			)
		);
	}

	/**
	 * @param array<string, mixed> $line An object.
	 * @throws ExportStopped When nothing can be written.
	 */
	private function put( array $line ): void {
		$json = (string) wp_json_encode(
			$line,
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
		if ( false === fwrite( $this->stream, $json . "\n" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem has no streams.
			throw ExportStopped::no_space();
		}
	}
}
