<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

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
		$title = Columns::title( $question );
		return array_map(
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
		return $columns;
	}
}
