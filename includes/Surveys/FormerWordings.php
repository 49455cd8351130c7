<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\ConsentType;

/**
 * What people agreed to before a consent was reworded: a page that a cache kept still shows it, and the response keeps
 * the wording that its visitor read.
 *
 * @phpstan-type Wordings list<array{text: string, link: string}>
 */
final class FormerWordings {

	/**
	 * Key in the config of a question. The server alone writes it.
	 */
	public const KEY = 'former_wordings';

	/**
	 * Enough for weeks of edits; the newest stay.
	 */
	private const MOST = 10;

	/**
	 * The question with what it said before.
	 *
	 * @param Question      $question As it will be stored.
	 * @param Question|null $before   As it is stored.
	 */
	public static function remember( Question $question, ?Question $before ): Question {
		if ( null === $before || 'consent' !== $question->type || 'consent' !== $before->type ) {
			return $question;
		}
		$former = self::of( $before );
		$text   = ConsentType::text_of( $before );
		if ( ConsentType::text_of( $question ) !== $text ) {
			$former   = array_filter( $former, static fn ( array $one ): bool => $one['text'] !== $text );
			$former[] = array(
				'text' => $text,
				'link' => ConsentType::link( $before ),
			);
		}
		return array() === $former ? $question : $question->with_texts(
			$question->asked,
			array( self::KEY => array_slice( array_values( $former ), -self::MOST ) ) + $question->config
		);
	}

	/**
	 * @return Wordings The oldest first.
	 */
	public static function of( Question $question ): array {
		$wordings = array();
		$stored   = $question->config[ self::KEY ] ?? array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			if ( is_array( $one ) && is_string( $one['text'] ?? null ) && is_string( $one['link'] ?? null ) ) {
				$wordings[] = array(
					'text' => $one['text'],
					'link' => $one['link'],
				);
			}
		}
		return $wordings;
	}
}
