<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;

/**
 * Sentiment and topic of what people wrote: two columns for each question with texts or comments (docs/ai.md). In JSON
 * Lines they stand in the answer.
 */
final class OpinionColumns {

	/**
	 * @param list<Question> $questions Of the file, also those that were removed.
	 * @return list<Column>
	 */
	public static function of( array $questions, QuestionTypeRegistry $types ): array {
		$columns = array();
		foreach ( $questions as $question ) {
			// Nobody knows what the answers to a removed question were.
			$is_written = $types->find( $question->type )?->is_prose() ?? true;
			if ( $is_written || $question->is_on( 'comment_box' ) ) {
				$columns[] = self::column( $question, 'sentiment', 16 );
				$columns[] = self::column( $question, 'topic', 24 );
			}
		}
		return $columns;
	}

	/**
	 * @param 'sentiment'|'topic' $key What the cells have.
	 */
	private static function column( Question $question, string $key, int $width ): Column {
		$title  = Columns::title( $question );
		$header = 'topic' === $key
			/* translators: %s: title of a question. */
			? __( '%s (topic)', 'userfeedback' )
			/* translators: %s: title of a question. */
			: __( '%s (sentiment)', 'userfeedback' );
		return new Column(
			$key,
			sprintf( $header, $title ),
			$width,
			static fn ( array $response ): string => $response[ $key . ':' . $question->id ] ?? '',
			$question->id,
			$title
		);
	}
}
