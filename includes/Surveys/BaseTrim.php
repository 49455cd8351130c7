<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * What trimming does in every edition: questions go, and conditions about them with them.
 */
abstract class BaseTrim implements Trim {

	public function drops_any( array $questions ): bool {
		return array() !== array_filter(
			$questions,
			fn ( Question $question ): bool => $this->drops( $question->type )
		);
	}

	/**
	 * The questions that stay, their logic without those that go (SAVE-10, SAVE-11).
	 *
	 * @param list<Question> $questions In order.
	 * @param list<string>   $off       Settings that are switched off.
	 * @return list<Question>
	 */
	protected function questions( array $questions, array $off ): array {
		$kept  = array();
		$known = array();
		foreach ( $questions as $question ) {
			if ( $this->drops( $question->type ) ) {
				continue;
			}
			$logic = $question->logic;
			$left  = self::about( $logic['conditions'], 'question_id', $known );
			if ( count( $left ) !== count( $logic['conditions'] ) ) {
				$logic['enabled']    = $logic['enabled'] && array() !== $left;
				$logic['conditions'] = $left;
			}
			$kept[]  = new Question(
				$question->id,
				$question->type,
				$question->title,
				$question->config,
				array_replace( $question->settings, array_fill_keys( $off, false ) ),
				$logic
			);
			$known[] = $question->id;
		}
		return $kept;
	}

	/**
	 * The conditions about questions that are there.
	 *
	 * @template T
	 * @param array<T>     $conditions Conditions.
	 * @param string       $key        Where a condition names its question.
	 * @param list<string> $known      Ids.
	 * @return list<T>
	 */
	protected static function about( array $conditions, string $key, array $known ): array {
		return array_values(
			array_filter(
				$conditions,
				static fn ( mixed $row ): bool => is_array( $row ) && in_array( $row[ $key ] ?? null, $known, true )
			)
		);
	}

	/**
	 * An object of the data.
	 *
	 * @param array<mixed> $data The object.
	 * @return array<mixed>
	 */
	protected static function part( array $data, string $key ): array {
		$value = $data[ $key ] ?? array();
		return is_array( $value ) ? $value : array();
	}
}
