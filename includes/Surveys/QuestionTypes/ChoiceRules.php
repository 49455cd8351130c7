<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * What choices in words can have beside their options (docs/questions.md): an option with a line to write on, an option
 * that excludes the others, columns, and how many may be chosen. `other` and `exclusive` hold the id of an option.
 */
final class ChoiceRules {

	/**
	 * Most characters of what is written at "Other".
	 */
	public const OTHER_LENGTH = 200;

	/**
	 * Smallest value that means anything.
	 */
	private const NUMBERS = array(
		'columns' => 2,
		'least'   => 1,
		'most'    => 1,
	);

	/**
	 * @param array<string, mixed> $config As sent.
	 * @param list<string>         $ids    Of the options.
	 * @param list<string>         $keys   What the type takes.
	 * @return array<string, string|int>
	 */
	public static function clean( array $config, array $ids, array $keys ): array {
		$clean = array();
		foreach ( $keys as $name ) {
			$value = $config[ $name ] ?? null;
			$least = self::NUMBERS[ $name ] ?? null;
			if ( null === $least ? in_array( $value, $ids, true ) : is_int( $value ) && $value >= $least ) {
				$clean[ $name ] = $value;
			}
		}
		return $clean;
	}

	/**
	 * Whether a question has any of it.
	 *
	 * @param array<string, mixed> $config From clean().
	 */
	public static function used( array $config ): bool {
		return array() !== array_intersect_key( $config, self::NUMBERS )
			|| isset( $config['other'] )
			|| isset( $config['exclusive'] );
	}

	/**
	 * @param array<string, mixed> $config From clean().
	 * @return array<string, string>
	 */
	public static function faults( array $config ): array {
		$faults  = array();
		$options = is_array( $config['options'] ?? null ) ? count( $config['options'] ) : 0;
		$least   = $config['least'] ?? 0;
		if ( isset( $config['other'], $config['exclusive'] ) && $config['other'] === $config['exclusive'] ) {
			$faults['exclusive'] = __( 'One option cannot be both.', 'userfeedback' );
		}
		if ( $least > $options - ( isset( $config['exclusive'] ) ? 1 : 0 ) ) {
			$faults['least'] = __( 'There are not so many options.', 'userfeedback' );
		}
		if ( isset( $config['most'] ) && $config['most'] < $least ) {
			$faults['most'] = __( '“At most” must not be less than “At least”.', 'userfeedback' );
		}
		return $faults;
	}

	/**
	 * The text of the option that has a part; null where none has.
	 *
	 * @param 'other'|'exclusive' $name The part.
	 */
	public static function label( Question $question, string $name ): ?string {
		$place = array_search( $question->config[ $name ] ?? null, $question->option_ids(), true );
		return false === $place ? null : $question->option_labels()[ $place ];
	}

	/**
	 * Under what answers are counted that choose the option with a part.
	 *
	 * @param 'other'|'exclusive' $name The part.
	 */
	public static function key( Question $question, string $name ): ?string {
		$id = $question->config[ $name ] ?? null;
		return is_string( $id ) ? OptionKey::of( $id ) : null;
	}

	/**
	 * What was written at "Other", to store with the answer.
	 *
	 * @param list<string> $keys Chosen options.
	 * @param string       $text As sent, checked for its length.
	 * @return array{other?: string}
	 * @throws Failure 422 when "Other" is chosen without a text.
	 */
	public static function written( Question $question, array $keys, string $text ): array {
		$key = self::key( $question, 'other' );
		if ( null === $key || ! in_array( $key, $keys, true ) ) {
			return array();
		}
		$text = Text::line( $text );
		if ( '' === $text ) {
			throw self::refuse( $question, '.extra.other', __( 'The answer needs a text.', 'userfeedback' ) );
		}
		return array( 'other' => $text );
	}

	/**
	 * Checks which options were chosen together, and how many.
	 *
	 * @param list<string> $keys Chosen options.
	 * @throws Failure 422 naming the answer.
	 */
	public static function check( Question $question, array $keys ): void {
		$given = count( $keys );
		if ( in_array( self::key( $question, 'exclusive' ), $keys, true ) ) {
			if ( $given > 1 ) {
				throw self::refuse(
					$question,
					'',
					sprintf(
						/* translators: %s: an option. */
						__( '“%s” cannot be chosen together with other options.', 'userfeedback' ),
						(string) self::label( $question, 'exclusive' )
					)
				);
			}
			return;
		}
		$least = $question->config['least'] ?? 0;
		$most  = $question->config['most'] ?? $given;
		if ( is_int( $least ) && $given < $least ) {
			/* translators: %d: number of options. */
			throw self::refuse( $question, '', sprintf( __( 'Choose at least %d.', 'userfeedback' ), $least ) );
		}
		if ( is_int( $most ) && $given > $most ) {
			/* translators: %d: number of options. */
			throw self::refuse( $question, '', sprintf( __( 'Choose at most %d.', 'userfeedback' ), $most ) );
		}
	}

	private static function refuse( Question $question, string $part, string $reason ): Failure {
		return Failure::invalid( array( 'answers[' . $question->id . ']' . $part => $reason ) );
	}
}
