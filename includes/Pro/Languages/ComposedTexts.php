<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ConsentType;

/**
 * Answers that are made of several texts, or of one that is no option: row and column of a matrix, place and option of
 * a ranking, and the wording of a consent.
 */
final class ComposedTexts {

	/**
	 * What a question's answers in another language mean.
	 *
	 * @param array<array-key, string> $texts   Source text by translated text, of its options and rows.
	 * @param list<string>             $wording What the text of the question was called in the language, now and before.
	 * @return array<array-key, string> Source text by what visitors send.
	 */
	public static function of( Question $question, array $texts, array $wording ): array {
		return match ( $question->type ) {
			'matrix'  => self::pairs( $question, $texts ),
			'ranking' => self::places( $question, $texts ),
			'consent' => self::wordings( $question, $wording ),
			default   => $texts,
		};
	}

	/**
	 * @param array<array-key, string> $texts See of().
	 * @return array<string, string>
	 */
	private static function pairs( Question $question, array $texts ): array {
		$rows    = array_intersect( $texts, array_column( $question->rows(), 'label' ) );
		$columns = array_intersect( $texts, $question->option_labels() );
		$pairs   = array();
		foreach ( $rows as $row => $source ) {
			foreach ( $columns as $column => $label ) {
				$pairs[ "$row: $column" ] = "$source: $label";
			}
		}
		return $pairs;
	}

	/**
	 * @param array<array-key, string> $texts See of().
	 * @return array<string, string>
	 */
	private static function places( Question $question, array $texts ): array {
		$places = array();
		for ( $place = 1, $last = count( $question->option_labels() ); $place <= $last; $place++ ) {
			foreach ( $texts as $option => $source ) {
				$places[ "$place. $option" ] = "$place. $source";
			}
		}
		return $places;
	}

	/**
	 * The response keeps the words that its visitor read.
	 *
	 * @param list<string> $wording See of().
	 * @return array<string, string>
	 */
	private static function wordings( Question $question, array $wording ): array {
		$source = ConsentType::shown( ConsentType::text_of( $question ) );
		$texts  = array();
		foreach ( array_diff( array_map( array( ConsentType::class, 'shown' ), $wording ), array( '' ) ) as $shown ) {
			$texts[ $shown ] = $shown === $source ? $source : $source . ConsentType::TRANSLATED . $shown;
		}
		return $texts;
	}
}
