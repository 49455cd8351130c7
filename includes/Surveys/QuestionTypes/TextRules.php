<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * What an answer in words must be like: a kind of text, and its length (docs/questions.md). Owners choose a kind
 * and write no pattern: a pattern could keep the server busy for minutes. The browser checks the same
 * (src/domain/text-rules.ts); both run tests/fixtures/text-rules.json.
 */
final class TextRules {

	/**
	 * In each pattern one character decides which part goes on, so none can look at a text twice.
	 */
	public const KINDS = array(
		'email'  => '/^[^\s@,;:<>()"]+@[^\s@.,]+(\.[^\s@.,]+)*\.[^\s@.,\d]{2,}$/uD',
		'phone'  => '/^\+?(?:[ ().\/-]*[0-9]){6,15}[ ().\/-]*$/D',
		'url'    => '/^(https?:\/\/)?[^\s\/.@:?#]+(\.[^\s\/.@:?#]+)+(:[0-9]+)?([\/?#]\S*)?$/iuD',
		'postal' => '/^(?=[^0-9]*[0-9])[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/iD',
	);

	/**
	 * @param array<string, mixed> $config As sent.
	 * @param list<string>         $keys   What the type takes.
	 * @return array<string, string|int>
	 */
	public static function clean( array $config, array $keys ): array {
		$clean = array();
		foreach ( $keys as $name ) {
			$value = $config[ $name ] ?? null;
			$valid = 'kind' === $name
				? is_string( $value ) && isset( self::KINDS[ $value ] )
				: is_int( $value ) && $value > 0;
			if ( $valid ) {
				$clean[ $name ] = $value;
			}
		}
		return $clean;
	}

	/**
	 * @param array<string, mixed> $config From clean().
	 * @return array<string, string>
	 */
	public static function faults( array $config ): array {
		return isset( $config['max_length'] ) && $config['max_length'] < ( $config['min_length'] ?? 0 )
			? array( 'max_length' => __( '“At most” must not be less than “At least”.', 'userfeedback' ) )
			: array();
	}

	/**
	 * What is wrong with a text: a kind, `short`, `long`, or null.
	 *
	 * @param string               $text   Not empty, trimmed.
	 * @param array<string, mixed> $config Of the question.
	 */
	public static function fault( string $text, array $config ): ?string {
		$kind   = is_string( $config['kind'] ?? null ) ? $config['kind'] : '';
		$length = mb_strlen( $text );
		$rule   = self::KINDS[ $kind ] ?? null;
		$other  = null !== $rule && 1 !== preg_match( $rule, $text );
		return match ( true ) {
			$length < ( $config['min_length'] ?? 0 ) => 'short',
			$length > ( $config['max_length'] ?? $length ) => 'long',
			$other => $kind,
			default => null,
		};
	}

	/**
	 * @throws Failure 422 naming the answer.
	 */
	public static function check( Question $question, string $text ): void {
		$fault = self::fault( $text, $question->config );
		if ( null !== $fault ) {
			$reason = self::reason( $fault, $question->config );
			throw Failure::invalid( array( 'answers[' . $question->id . ']' => $reason ) );
		}
	}

	/**
	 * @param array<string, mixed> $config Of the question.
	 */
	private static function reason( string $fault, array $config ): string {
		$words = self::words();
		$limit = $config[ 'short' === $fault ? 'min_length' : 'max_length' ] ?? 0;
		return sprintf( $words[ $fault ], is_int( $limit ) ? $limit : 0 );
	}

	/**
	 * Sentences for visitors, by fault.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return array(
			'email'  => __( 'Enter an e-mail address, such as name@example.com.', 'userfeedback' ),
			'phone'  => __( 'Enter a phone number, such as +1 555 123 4567.', 'userfeedback' ),
			'url'    => __( 'Enter a web address, such as example.com.', 'userfeedback' ),
			'postal' => __( 'Enter a postal code.', 'userfeedback' ),
			/* translators: %s: number of characters. */
			'short'  => __( 'Write at least %s characters.', 'userfeedback' ),
			/* translators: %s: number of characters. */
			'long'   => __( 'Write at most %s characters.', 'userfeedback' ),
		);
	}
}
