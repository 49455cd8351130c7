<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * Keeps the quotes of a summary in step with the responses that they are of.
 *
 * @phpstan-import-type Theme from SummaryStore
 */
final class Quotes {

	public function __construct( private WrittenAnswersQuery $answers ) {}

	/**
	 * The themes. Responses that were trashed, erased or deleted since lose their quotes.
	 *
	 * @param list<Theme> $themes Of a summary.
	 * @return list<Theme>
	 */
	public function published( array $themes ): array {
		$ids = array();
		foreach ( $themes as $theme ) {
			array_push( $ids, ...array_column( $theme['quotes'], 'response_id' ) );
		}
		$texts = $this->answers->published_texts( array_values( array_unique( $ids ) ) );
		foreach ( $themes as $place => $theme ) {
			$themes[ $place ]['quotes'] = array_values(
				array_filter(
					$theme['quotes'],
					static fn ( array $quote ): bool => self::is_still_there(
						$quote['text'],
						$texts[ $quote['response_id'] ] ?? ''
					)
				)
			);
		}
		return $themes;
	}

	/**
	 * Whether an answer still has the passage, apart from what was cut out before it was sent.
	 */
	private static function is_still_there( string $passage, string $text ): bool {
		foreach ( explode( '[', str_replace( Redaction::MARKS, '[', $passage ) ) as $piece ) {
			if ( mb_strlen( trim( $piece ) ) > 2 && ! ModelReply::is_in( trim( $piece ), $text ) ) {
				return false;
			}
		}
		return '' !== $text;
	}
}
