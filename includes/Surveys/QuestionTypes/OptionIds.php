<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * Ids of a question's options, in their order. Answers are counted by them, so
 * an option keeps its votes when its text changes.
 */
final class OptionIds {

	public const PATTERN = '/^[A-Za-z0-9_-]{1,32}$/D';

	/**
	 * One id for each option. New ones are random: the id of an option that was
	 * removed must not come back, or the new option would inherit its votes.
	 *
	 * @param list<mixed> $given As sent; whatever is no id, or stands there already, is replaced.
	 * @return list<string>
	 */
	public static function complete( array $given ): array {
		$ids = array();
		foreach ( $given as $id ) {
			$is_id = is_string( $id ) && 1 === preg_match( self::PATTERN, $id ) && ! in_array( $id, $ids, true );
			$ids[] = $is_id ? $id : bin2hex( random_bytes( 6 ) );
		}
		return $ids;
	}

	/**
	 * The ids that options of a client without ids had before. The same text is the
	 * same option. Another text at the place of one that is gone is a rename, as
	 * long as there are as many options as before; all else is new.
	 *
	 * @param list<string> $labels Texts of the options now.
	 * @param list<string> $before Texts of the options before.
	 * @param list<string> $ids    Their ids.
	 * @return list<string> '' for a new one.
	 */
	public static function match( array $labels, array $before, array $ids ): array {
		$same_number = count( $labels ) === count( $before );
		return array_map(
			static function ( int $place, string $label ) use ( $labels, $before, $ids, $same_number ): string {
				$same = array_search( $label, $before, true );
				if ( false !== $same ) {
					return $ids[ $same ] ?? '';
				}
				$renames = $same_number && ! in_array( $before[ $place ], $labels, true );
				return $renames ? $ids[ $place ] ?? '' : '';
			},
			array_keys( $labels ),
			$labels
		);
	}
}
