<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\FormerOptions;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * Several rows with the same columns, one choice a row. The options are the columns. An answer is a list such as
 * `Taste: Good`, `Price: Fair`, for people and for skip logic alike; it is stored and counted by row and column.
 */
final class MatrixType extends OptionsType {

	/**
	 * What still stands beside each other on a phone.
	 */
	private const COLUMNS = 7;

	/**
	 * More rows nobody fills in.
	 */
	private const ROWS = 10;

	/**
	 * Columns of a table; more stand under their row.
	 */
	private const TABLE = 5;

	/**
	 * Between the text of a row and of a column.
	 */
	private const BETWEEN = ': ';

	public function key(): string {
		return 'matrix';
	}

	/**
	 * Its columns are a scale.
	 */
	public function can_randomize(): bool {
		return false;
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function sanitize_config( array $config ): array {
		$rows = self::from( $config )->rows();
		$ids  = OptionIds::complete( array_column( $rows, 'id' ) );
		return parent::sanitize_config( $config ) + array(
			'rows' => array_map(
				static fn ( array $row, string $id ): array => array(
					'id'    => $id,
					'label' => Text::line( $row['label'] ),
				) + ( $row['required'] ? array( 'required' => true ) : array() ),
				$rows,
				$ids
			),
		);
	}

	public function config_faults( array $config ): array {
		$faults = array();
		if ( self::count( $config ) > self::COLUMNS ) {
			$faults['options'] = sprintf(
				/* translators: %d: number of columns. */
				__( 'A matrix can have no more than %d columns.', 'userfeedback-question-types' ),
				self::COLUMNS
			);
		}
		$question = self::from( $config );
		$labels   = self::filled( array_column( $question->rows(), 'label' ) );
		$columns  = self::filled( $question->option_labels() );
		if ( count( $question->rows() ) > self::ROWS ) {
			$faults['rows'] = sprintf(
				/* translators: %d: number of rows. */
				__( 'A matrix can have no more than %d rows.', 'userfeedback-question-types' ),
				self::ROWS
			);
		} elseif ( self::repeats( $labels ) ) {
			$faults['rows'] = __( 'Two rows have the same text.', 'userfeedback-question-types' );
		} elseif ( ! self::repeats( $columns ) && self::repeats( $question->texts() ) ) {
			$faults['rows'] = __( 'A row and a column read like another row and column. Leave out a colon.', 'userfeedback-question-types' );
		}
		return $faults;
	}

	/**
	 * Rows need text as columns do.
	 *
	 * @return list<'title'|'options'|'pictures'>
	 */
	public function problems( Question $question ): array {
		$problems = parent::problems( $question );
		$labels   = array_column( $question->rows(), 'label' );
		if ( ! in_array( 'options', $problems, true ) && ( array() === $labels || in_array( '', $labels, true ) ) ) {
			$problems[] = 'options';
		}
		return $problems;
	}

	public function countable_values( Question $question ): array {
		return $question->texts();
	}

	public function parts( Question $question ): array {
		$parts = array();
		foreach ( $question->rows() as $row ) {
			$values = array();
			foreach ( $question->option_keys() as $at => $key ) {
				$label = $question->option_labels()[ $at ];
				if ( '' !== $label ) {
					$values[ Question::pair_key( $row['id'], $key ) ] = $label;
				}
			}
			if ( '' !== $row['label'] ) {
				$parts[ $row['id'] ] = array(
					'label'  => $row['label'],
					'values' => $values,
				);
			}
		}
		return $parts;
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		if ( ! is_array( $value ) || array() === $value || ! array_is_list( $value ) ) {
			throw self::refuse(
				$question,
				__( 'The answer must be a list of rows with their columns.', 'userfeedback-question-types' )
			);
		}
		$chosen = array();
		foreach ( $value as $item ) {
			list( $row, $column, $label ) = self::pair( $question, $item );
			if ( isset( $chosen[ $row ] ) ) {
				throw self::refuse( $question, __( 'The answer names a row twice.', 'userfeedback-question-types' ) );
			}
			$chosen[ $row ] = array( $column, $label );
		}
		foreach ( $question->rows() as $row ) {
			if ( $row['required'] && ! isset( $chosen[ $row['id'] ] ) ) {
				/* translators: %s: a row of a matrix. */
				$text = __( 'The answer must have the row “%s”.', 'userfeedback-question-types' );
				throw self::refuse( $question, sprintf( $text, $row['label'] ) );
			}
		}
		// In the owner's order.
		$given = array_map( 'strval', array_keys( $chosen ) );
		$order = array_intersect( array_column( $question->rows(), 'id' ), $given );
		$rows  = array();
		foreach ( array_unique( array( ...$order, ...$given ) ) as $row ) {
			list( $column, $label ) = $chosen[ $row ];
			$rows[]                 = new StoredAnswer(
				Question::pair_key( (string) $row, $column ),
				$label,
				0,
				array() === $rows ? self::comments( $question, $extra ) : array()
			);
		}
		return $rows;
	}

	public function read( array $rows ): ?array {
		$lines = array_map( static fn ( StoredAnswer $row ): string => $row->value_text, $rows );
		return array() === $lines ? null : $lines;
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/matrix.js',
			array(
				/* translators: %s: a row of a matrix. */
				'missing' => __( 'Choose one answer for “%s”.', 'userfeedback-question-types' ),
			)
		);
	}

	/**
	 * A table of the panel's width; a matrix that is no table has a title and cells a row.
	 */
	public function inline_height( array $config ): int {
		$rows = is_array( $config['rows'] ?? null ) ? count( $config['rows'] ) : 0;
		return self::count( $config ) > self::TABLE ? $rows * 92 : 32 + $rows * 49;
	}

	/**
	 * The last columns are liked best.
	 */
	public function sample( Question $question, array $texts ): ?array {
		$labels = self::labels( $question );
		$last   = count( $labels ) - 1;
		$lines  = array();
		foreach ( $last < 0 ? array() : $question->rows() as $row ) {
			$at = SampleNumber::rather_high( 0, $last );
			if ( '' !== $row['label'] ) {
				$lines[] = $row['label'] . self::BETWEEN . $labels[ $at ];
			}
		}
		return array() === $lines ? null : $lines;
	}

	protected function sanitize_option( mixed $option ): ?string {
		$label = is_array( $option ) ? ( $option['label'] ?? null ) : $option;
		return is_string( $label ) ? Text::line( $label ) : null;
	}

	/**
	 * Id of the row, key of the column, and both texts, also by those that they had before. No two pairs read the
	 * same.
	 *
	 * @param mixed $line As sent.
	 * @return array{string, string, string}
	 * @throws \UserFeedback\Support\Failure 422 naming the answer.
	 */
	private static function pair( Question $question, mixed $line ): array {
		foreach ( array( ...$question->rows(), ...FormerOptions::rows( $question ) ) as $row ) {
			$start  = $row['label'] . self::BETWEEN;
			$column = is_string( $line ) && '' !== $row['label'] && str_starts_with( $line, $start )
				? substr( $line, strlen( $start ) )
				: '';
			$known  = in_array( $column, $question->option_labels(), true );
			if ( '' !== $column && ( $known || null !== FormerOptions::id( $question, $column ) ) ) {
				list( $key, $label ) = self::member( $question, $column );
				$now                 = array_column( $question->rows(), 'label', 'id' )[ $row['id'] ] ?? $row['label'];
				return array( $row['id'], $key, $now . self::BETWEEN . $label );
			}
		}
		throw self::refuse(
			$question,
			__( 'The answer must be one of the rows with one of the columns.', 'userfeedback-question-types' )
		);
	}

	/**
	 * @param array<string, mixed> $config Config of a matrix.
	 */
	private static function from( array $config ): Question {
		return new Question(
			'',
			'matrix',
			'',
			$config,
			array(),
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			)
		);
	}

	/**
	 * @param list<string> $texts Texts.
	 * @return list<string>
	 */
	private static function filled( array $texts ): array {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * @param array<array-key, string> $texts Texts.
	 */
	private static function repeats( array $texts ): bool {
		return count( array_unique( $texts ) ) < count( $texts );
	}
}
