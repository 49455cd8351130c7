<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Earlier answers in titles and descriptions: `{{<id of a question>|fallback words}}` (docs/piping.md). Visitors'
 * browsers put the answers in; here is what a text reads without them. `src/domain/piping.ts` does the same; both run
 * tests/fixtures/piping.json.
 */
final class Piping {

	/**
	 * Types whose answers are words, a number or a day.
	 */
	public const TYPES = array(
		'text',
		'long-text',
		'radio-button',
		'image-radio',
		'icon-choice',
		'checkbox',
		'dropdown',
		'ranking',
		'number',
		'date',
		'nps',
		'scale',
		'star-rating',
	);

	/**
	 * What stands where there is neither an answer nor fallback words.
	 */
	private const NOTHING = '…';

	private const TOKEN = '/\{\{ *([A-Za-z0-9_-]{1,32}) *(?:\|([^{}]*))?\}\}/';

	/**
	 * The text with fallback words in the place of all answers.
	 */
	public static function plain( string $text ): string {
		return self::kept( $text, static fn (): bool => false );
	}

	/**
	 * The text with fallback words in the place of some answers.
	 *
	 * @param callable( string, string ): bool $stays Gets the id of the question and the token.
	 */
	public static function kept( string $text, callable $stays ): string {
		return str_contains( $text, '{{' ) ? (string) preg_replace_callback(
			self::TOKEN,
			static function ( array $found ) use ( $stays ): string {
				$words = Text::trim( $found[2] ?? '' );
				return match ( true ) {
					$stays( $found[1], $found[0] ) => $found[0],
					'' === $words                  => self::NOTHING,
					default                        => $words,
				};
			},
			$text
		) : $text;
	}

	/**
	 * The answers that a text asks for.
	 *
	 * @return list<array{id: string, words: string}> In order.
	 */
	public static function tokens( string $text ): array {
		preg_match_all( self::TOKEN, $text, $found, PREG_SET_ORDER );
		return array_map(
			static fn ( array $one ): array => array(
				'id'    => $one[1],
				'words' => Text::trim( $one[2] ?? '' ),
			),
			$found
		);
	}

	/**
	 * Texts of a question with answers in them.
	 *
	 * @return array<string, string> By `title` and names of the config; [] for most questions.
	 */
	public static function of( Question $question ): array {
		$texts = array( 'title' => $question->asked );
		// `help` is a description with links, as visitors get it.
		foreach ( array( 'description', 'help' ) as $name ) {
			$text           = $question->config[ $name ] ?? '';
			$texts[ $name ] = is_string( $text ) ? $text : '';
		}
		return array_filter( $texts, static fn ( string $text ): bool => array() !== self::tokens( $text ) );
	}

	/**
	 * A question with other texts in the place of those with answers.
	 *
	 * @param callable( string ): string $change Gets a text.
	 */
	public static function map( Question $question, callable $change ): Question {
		$texts = self::of( $question );
		if ( array() === $texts ) {
			return $question;
		}
		$texts = array_map( $change, $texts );
		return $question->with_texts(
			$texts['title'] ?? $question->asked,
			array_replace( $question->config, array_diff_key( $texts, array( 'title' => true ) ) )
		);
	}

	/**
	 * What is wrong with the answers that a question shows. The words of a consent are stored as they were read, so
	 * no answer stands in them.
	 *
	 * @param array<string, string> $earlier Types of the questions before it, by id.
	 * @return array<string, string> Sentences by the name of the field.
	 */
	public static function faults( Question $question, array $earlier ): array {
		$faults = array();
		foreach ( self::of( $question ) as $name => $text ) {
			foreach ( self::tokens( $text ) as $token ) {
				if ( ! self::may_stand( $token['id'], $question->type, $earlier ) ) {
					$faults[ 'title' === $name ? '[title]' : "[config][{$name}]" ] = __(
						'This text shows an answer that no earlier question gives. Insert it again, or remove it.',
						'userfeedback'
					);
				}
			}
		}
		return $faults;
	}

	/**
	 * Whether the answer to a question can stand in one after it.
	 *
	 * @param string                $id      Of the question that is asked for.
	 * @param string                $type    Of the question where it would stand.
	 * @param array<string, string> $earlier Types of the questions before it, by id.
	 */
	public static function may_stand( string $id, string $type, array $earlier ): bool {
		return 'consent' !== $type && in_array( $earlier[ $id ] ?? '', self::TYPES, true );
	}
}
