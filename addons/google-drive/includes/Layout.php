<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

/**
 * Which column of a spreadsheet belongs to what. A column once written stays with its question, whatever becomes of the
 * survey; new ones come to the right of everything, also of what the owner added. Columns that the owner moved are
 * found by their header, renamed ones by their place.
 *
 * @phpstan-type Column array{title: string, at: int}
 */
final class Layout {

	/**
	 * @param array<string, Column> $columns By key.
	 * @param array<int, string>    $headers Header cells to write, by column.
	 * @param int                   $width   Columns in use.
	 */
	private function __construct(
		public readonly array $columns,
		public readonly array $headers,
		public readonly int $width
	) {}

	/**
	 * Fits the columns that a survey needs into a spreadsheet.
	 *
	 * @param array<string, Column> $known  Columns that were written before, by key.
	 * @param list<string>          $header First row of the spreadsheet.
	 * @param array<string, string> $needed Titles by key, in the order of the survey.
	 */
	public static function fit( array $known, array $header, array $needed ): self {
		$columns = self::found( $known, $header );
		$last    = max( array( -1, ...array_column( $columns, 'at' ) ) );
		$next    = max( count( $header ), $last + 1 );
		$headers = array();
		foreach ( $needed as $key => $title ) {
			$column = $columns[ $key ] ?? null;
			if ( null === $column ) {
				$headers[ $next ] = $title;
				$columns[ $key ]  = array(
					'title' => $title,
					'at'    => $next,
				);
				++$next;
			} elseif ( $column['title'] !== $title ) {
				// The question has another wording; a header of the owner's own words stays.
				if ( ( $header[ $column['at'] ] ?? '' ) === $column['title'] ) {
					$headers[ $column['at'] ] = $title;
				}
				$columns[ $key ]['title'] = $title;
			}
		}
		return new self( $columns, $headers, $next );
	}

	/**
	 * Where known columns are now; those that the owner deleted are missing.
	 *
	 * @param array<string, Column> $known  See fit().
	 * @param list<string>          $header See fit().
	 * @return array<string, Column>
	 */
	private static function found( array $known, array $header ): array {
		$places = array();
		foreach ( $known as $key => $column ) {
			if ( ( $header[ $column['at'] ] ?? '' ) === $column['title'] ) {
				$places[ $key ] = $column['at'];
			}
		}
		foreach ( array_diff_key( $known, $places ) as $key => $column ) {
			$same = array_diff( array_keys( $header, $column['title'], true ), $places );
			if ( 1 === count( $same ) ) {
				$places[ $key ] = (int) reset( $same );
			}
		}
		foreach ( array_diff_key( $known, $places ) as $key => $column ) {
			if ( '' !== ( $header[ $column['at'] ] ?? '' ) && ! in_array( $column['at'], $places, true ) ) {
				$places[ $key ] = $column['at'];
			}
		}
		$found = array();
		foreach ( $places as $key => $at ) {
			$found[ $key ] = array(
				'title' => $known[ $key ]['title'],
				'at'    => $at,
			);
		}
		return $found;
	}

	/**
	 * Column of a key, from 0.
	 */
	public function at( string $key ): int {
		return $this->columns[ $key ]['at'] ?? 0;
	}

	/**
	 * A row of the spreadsheet. Cells of the owner's columns are null: Google leaves them as they are.
	 *
	 * @param array<string, string|int|float> $cells By key.
	 * @return list<string|int|float|null>
	 */
	public function row( array $cells ): array {
		$row = array_fill( 0, max( 1, $this->width ), null );
		foreach ( $cells as $key => $cell ) {
			if ( isset( $this->columns[ $key ] ) ) {
				$row[ $this->columns[ $key ]['at'] ] = $cell;
			}
		}
		return array_values( $row );
	}

	/**
	 * Name of a column: A, B, … Z, AA.
	 *
	 * @param int $column From 0.
	 */
	public static function name( int $column ): string {
		$name = '';
		for ( $rest = $column + 1; $rest > 0; $rest = intdiv( $rest - 1, 26 ) ) {
			$name = chr( 65 + ( $rest - 1 ) % 26 ) . $name;
		}
		return $name;
	}
}
