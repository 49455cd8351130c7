<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Generator;
use Throwable;

/**
 * Writes the responses of a survey to a file in constant memory.
 *
 * @phpstan-import-type Response from Column
 * @phpstan-import-type Answers from Column
 */
final class WriteExport {

	/**
	 * Responses of a chunk: few enough for 8 MB even when all answers are long.
	 */
	private const CHUNK = 400;

	public function __construct( private ExportQuery $query, private Columns $columns ) {}

	/**
	 * Writes the file.
	 *
	 * @param (callable(int): void)|null $progress Gets the number of rows after each chunk; may throw to stop.
	 * @return int Number of rows.
	 * @throws Throwable After the file was ended as incomplete.
	 */
	public function write( ExportOptions $options, ExportFile $file, ?callable $progress = null ): int {
		$rows = 0;
		try {
			$columns = $this->columns->of( $options );
			$readers = array_map( static fn ( Column $column ): \Closure => $column->read, $columns );
			$file->open( $columns );
			foreach ( $this->chunks( $options ) as $chunk ) {
				$question = $options->question?->id;
				$answers  = $this->query->answers(
					array_map( static fn ( array $response ): int => (int) $response['id'], $chunk ),
					$question
				);
				foreach ( $chunk as $response ) {
					$given = $answers[ (int) $response['id'] ] ?? array();
					if ( null !== $question && ! isset( $given[ $question ] ) ) {
						continue;
					}
					$cells = array();
					foreach ( $readers as $read ) {
						$cells[] = $read( $response, $given );
					}
					$file->add( $cells );
					++$rows;
				}
				if ( null !== $progress ) {
					$progress( $rows );
				}
			}
			$file->close( $rows );
		} catch ( Throwable $error ) {
			$file->fail( $rows );
			throw $error;
		}
		return $rows;
	}

	/**
	 * @return Generator<list<Response>>
	 */
	private function chunks( ExportOptions $options ): Generator {
		$survey_id = $options->survey->id;
		if ( array() !== $options->ids ) {
			$selected = $options->ids;
			sort( $selected );
			foreach ( array_chunk( $selected, self::CHUNK ) as $ids ) {
				yield $this->query->selected( $survey_id, $ids, $options->statuses() );
			}
			return;
		}
		$last_id = $this->query->last_id( $survey_id );
		foreach ( $options->statuses() as $status ) {
			$after = null;
			while ( true ) {
				$chunk = $this->query->chunk(
					$survey_id,
					$status,
					$options->range,
					$after,
					$last_id,
					self::CHUNK,
					$options->filter
				);
				if ( array() === $chunk ) {
					break;
				}
				$last  = $chunk[ count( $chunk ) - 1 ];
				$after = array(
					'day' => (string) $last['submitted_day'],
					'at'  => (string) $last['submitted_at'],
					'id'  => (int) $last['id'],
				);
				yield $chunk;
			}
		}
	}
}
