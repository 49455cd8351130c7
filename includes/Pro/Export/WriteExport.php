<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

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
	 * Writes the whole file.
	 *
	 * @param (callable(int): void)|null $progress Gets the number of rows after each chunk; may throw to stop.
	 * @return int Number of rows.
	 * @throws Throwable After the file was ended as incomplete.
	 */
	public function write( ExportOptions $options, ExportFile $file, ?callable $progress = null ): int {
		$place = $this->start( $options );
		try {
			$columns = $this->columns->of( $options );
			$file->open( $columns );
			while ( ! $place->is_end ) {
				$place = $this->next( $options, $columns, $file, $place );
				if ( null !== $progress ) {
					$progress( $place->rows );
				}
			}
			$file->close( $place->rows );
		} catch ( Throwable $error ) {
			$file->fail( $place->rows );
			throw $error;
		}
		return $place->rows;
	}

	/**
	 * Where the file begins. A file without responses that come later agrees with figures read at the same time.
	 */
	public function start( ExportOptions $options ): ExportPlace {
		return new ExportPlace( $this->query->last_id( $options->survey->id ) );
	}

	/**
	 * Writes the next chunk.
	 *
	 * @param list<Column> $columns Of the file.
	 */
	public function next( ExportOptions $options, array $columns, ExportFile $file, ExportPlace $place ): ExportPlace {
		$chunk = $this->chunk( $options, $place );
		$rows  = $place->rows + $this->add( $options, $columns, $file, $chunk );
		if ( array() !== $options->ids || array() === $chunk ) {
			return new ExportPlace( $place->last_id, $rows, $place->after, true );
		}
		$last = $chunk[ count( $chunk ) - 1 ];
		return new ExportPlace(
			$place->last_id,
			$rows,
			array(
				'day' => (string) $last['submitted_day'],
				'at'  => (string) $last['submitted_at'],
				'id'  => (int) $last['id'],
			)
		);
	}

	/**
	 * @return list<Response>
	 */
	private function chunk( ExportOptions $options, ExportPlace $place ): array {
		$survey_id = $options->survey->id;
		$statuses  = $options->statuses();
		if ( array() !== $options->ids ) {
			return $this->query->selected( $survey_id, $options->ids, $statuses );
		}
		return $this->query->chunk(
			$survey_id,
			$statuses,
			$options->range,
			$place->after,
			$place->last_id,
			self::CHUNK,
			$options->filter
		);
	}

	/**
	 * @param list<Column>   $columns Of the file.
	 * @param list<Response> $chunk   Responses.
	 * @return int Rows that were added: a report of one question leaves out who did not answer it.
	 */
	private function add( ExportOptions $options, array $columns, ExportFile $file, array $chunk ): int {
		if ( array() === $chunk ) {
			return 0;
		}
		$ids      = array_map( static fn ( array $response ): int => (int) $response['id'], $chunk );
		$question = $options->question?->id;
		$answers  = $this->query->answers( $ids, $question );
		$tags     = $options->has( ColumnGroup::Tags ) ? $this->query->tags( $ids ) : array();
		$notes    = $options->has( ColumnGroup::Notes ) ? $this->query->notes( $ids ) : array();
		$opinions = $options->has( ColumnGroup::Opinions )
			? $this->query->opinions( $ids, Format::JsonLines === $options->format )
			: array();
		$readers  = array_map( static fn ( Column $column ): \Closure => $column->read, $columns );
		$rows     = 0;
		foreach ( $chunk as $response ) {
			$id    = (int) $response['id'];
			$given = $answers[ $id ] ?? array();
			if ( null !== $question && ! isset( $given[ $question ] ) ) {
				continue;
			}
			$response['tags']  = $tags[ $id ] ?? '';
			$response['notes'] = $notes[ $id ] ?? '';
			$response         += $opinions[ $id ] ?? array();
			$cells             = array();
			foreach ( $readers as $read ) {
				$cells[] = $read( $response, $given );
			}
			$file->add( $cells );
			++$rows;
		}
		return $rows;
	}
}
