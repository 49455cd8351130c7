<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use Closure;
use UserFeedback\Surveys\Question;

/**
 * Columns of questions that ask about several things one by one.
 */
final class PartColumns {

	/**
	 * One column per option with its place, empty where it was not ranked.
	 *
	 * @return list<Column>
	 */
	public static function places( Question $question ): array {
		$title     = Columns::title( $question );
		$columns   = array_map(
			static fn ( string $key, string $label ): Column => new Column(
				'value',
				/* translators: 1: title of a question. 2: one of its options. */
				sprintf( __( '%1$s: %2$s', 'userfeedback' ), $title, $label ),
				14,
				static function ( array $response, array $answers ) use ( $question, $key ): ?int {
					foreach ( $answers[ $question->id ] ?? array() as $row ) {
						if ( str_starts_with( (string) $row['value_key'], $key . ':' ) ) {
							return (int) substr( (string) $row['value_key'], strlen( $key ) + 1 );
						}
					}
					return null;
				},
				$question->id,
				$title
			),
			$question->option_keys(),
			$question->option_labels()
		);
		$columns[] = self::removed(
			$question,
			/* translators: %s: title of a question. */
			__( '%s: removed options', 'userfeedback' ),
			self::begins_with( $question->option_keys() )
		);
		return $columns;
	}

	/**
	 * One column per row of a matrix with the answer to it.
	 *
	 * @return list<Column>
	 */
	public static function rows( Question $question ): array {
		$title   = Columns::title( $question );
		$columns = array();
		foreach ( $question->rows() as $row ) {
			$labels = array();
			foreach ( $question->option_keys() as $at => $key ) {
				$labels[ Question::pair_key( $row['id'], $key ) ] = $question->option_labels()[ $at ];
			}
			$columns[] = new Column(
				'value',
				/* translators: 1: title of a question. 2: one of its options. */
				sprintf( __( '%1$s: %2$s', 'userfeedback' ), $title, $row['label'] ),
				20,
				static function ( array $response, array $answers ) use ( $question, $row, $labels ): ?string {
					foreach ( $answers[ $question->id ] ?? array() as $answer ) {
						$key = (string) $answer['value_key'];
						if ( str_starts_with( $key, Question::pair_key( $row['id'], '' ) ) ) {
							return $labels[ $key ] ?? (string) $answer['value_text'];
						}
					}
					return null;
				},
				$question->id,
				$title
			);
		}
		$columns[] = self::removed(
			$question,
			/* translators: %s: title of a question. */
			__( '%s: removed rows', 'userfeedback' ),
			self::begins_with(
				array_map(
					static fn ( array $row ): string => rtrim( Question::pair_key( $row['id'], '' ), ':' ),
					$question->rows()
				)
			)
		);
		return $columns;
	}

	/**
	 * What was answered that the question no longer has (A76).
	 *
	 * @param string                $header With %s for the title.
	 * @param Closure(string): bool $has    Whether it has what the key of an answer names.
	 */
	public static function removed( Question $question, string $header, Closure $has ): Column {
		$title = Columns::title( $question );
		return new Column(
			'value',
			sprintf( $header, $title ),
			20,
			static fn ( array $response, array $answers ): array => array_values(
				array_map(
					static fn ( array $row ): string => (string) $row['value_text'],
					array_filter(
						$answers[ $question->id ] ?? array(),
						static fn ( array $row ): bool => ! $has( (string) $row['value_key'] )
					)
				)
			),
			$question->id,
			$title
		);
	}

	/**
	 * Whether a key of two halves begins with a part.
	 *
	 * @param list<string> $parts First halves.
	 * @return Closure(string): bool
	 */
	private static function begins_with( array $parts ): Closure {
		return static fn ( string $key ): bool => in_array( strstr( $key, ':', true ), $parts, true );
	}
}
