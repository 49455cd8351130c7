<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Languages;

/**
 * A language of a survey.
 *
 * @phpstan-type Entry array{text: string, of: string, former?: list<string>}
 */
final class Translation {

	public const SOURCE  = 'source';
	public const LIVE    = 'live';
	public const HIDDEN  = 'hidden';
	public const REMOVED = 'removed';

	/**
	 * Texts that an option had before: enough for a day of edits.
	 */
	private const MOST_FORMER = 10;

	/**
	 * @param string               $language Tag.
	 * @param string               $status   One of the constants.
	 * @param array<string, Entry> $texts    By key; `of` is the source of that moment.
	 */
	public function __construct(
		public readonly int $survey_id,
		public readonly string $language,
		public readonly string $status,
		public readonly array $texts
	) {}

	public function with_status( string $status ): self {
		return new self( $this->survey_id, $this->language, $status, $this->texts );
	}

	/**
	 * Whether owners see it among the translations.
	 */
	public function is_shown(): bool {
		return self::LIVE === $this->status || self::HIDDEN === $this->status;
	}

	/**
	 * @return array<string, string> Texts by key.
	 */
	public function plain(): array {
		return array_filter(
			array_map( static fn ( array $entry ): string => $entry['text'], $this->texts ),
			static fn ( string $text ): bool => '' !== $text
		);
	}

	/**
	 * With changed texts.
	 *
	 * @param array<string, string> $texts  By key; '' takes a translation away.
	 * @param array<string, string> $source The survey's texts that were translated.
	 * @param list<string>          $sent   Keys of texts that visitors send back, beside those of lists: a page of before still does.
	 */
	public function with_texts( array $texts, array $source, array $sent ): self {
		$all = $this->texts;
		foreach ( $texts as $key => $text ) {
			$before  = $all[ $key ]['text'] ?? '';
			$former  = $all[ $key ]['former'] ?? array();
			$is_sent = null !== SurveyTexts::list_of( $key ) || in_array( $key, $sent, true );
			if ( '' !== $before && $before !== $text && $is_sent ) {
				$former = array_values( array_unique( array( ...$former, $before ) ) );
				$former = array_slice( $former, -self::MOST_FORMER );
			}
			if ( '' === $text && array() === $former ) {
				unset( $all[ $key ] );
				continue;
			}
			$all[ $key ] = array(
				'text' => $text,
				'of'   => $source[ $key ] ?? '',
			) + ( array() === $former ? array() : array( 'former' => $former ) );
		}
		return new self( $this->survey_id, $this->language, $this->status, $all );
	}
}
