<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Earlier answers in the thank-you message and in endings, by the rules of titles (docs/piping.md).
 * `src/domain/piping.ts` has the same; both run tests/fixtures/piping.json.
 */
final class PipedThanks {

	private const ENDING = array( 'title', 'text' );

	/**
	 * Changes each text.
	 *
	 * @param array<array-key, mixed>    $thanks `thank_you` of the settings, or as visitors get it.
	 * @param callable( string ): string $change Gets a text.
	 * @return array<array-key, mixed>
	 */
	public static function map( array $thanks, callable $change ): array {
		if ( is_string( $thanks['message'] ?? null ) ) {
			$thanks['message'] = $change( $thanks['message'] );
		}
		foreach ( is_array( $thanks['endings'] ?? null ) ? $thanks['endings'] : array() as $at => $ending ) {
			foreach ( self::ENDING as $name ) {
				if ( is_array( $ending ) && is_string( $ending[ $name ] ?? null ) ) {
					$thanks['endings'][ $at ][ $name ] = $change( $ending[ $name ] );
				}
			}
		}
		return $thanks;
	}

	/**
	 * Its texts with answers in them, by the field of a request.
	 *
	 * @param array<array-key, mixed> $thanks `thank_you` of the settings.
	 * @return array<string, string>
	 */
	public static function of( array $thanks ): array {
		$texts = array( '[message]' => $thanks['message'] ?? '' );
		foreach ( is_array( $thanks['endings'] ?? null ) ? $thanks['endings'] : array() as $at => $ending ) {
			foreach ( self::ENDING as $name ) {
				$texts[ "[endings][$at][$name]" ] = is_array( $ending ) ? $ending[ $name ] ?? '' : '';
			}
		}
		$texts = array_filter( $texts, 'is_string' );
		return array_filter( $texts, static fn ( string $text ): bool => array() !== Piping::tokens( $text ) );
	}

	/**
	 * For visitors: fallback words in the texts, and the texts with answers beside them.
	 *
	 * @param array<string, mixed> $thanks As visitors get it.
	 * @param bool                 $shows  Whether the plan shows answers.
	 * @return array<string, mixed>
	 */
	public static function for_visitors( array $thanks, bool $shows ): array {
		$plain = self::map( $thanks, Piping::plain( ... ) );
		return $shows && array() !== self::of( $thanks )
			? $plain + array( 'pipe' => array_intersect_key( $thanks, array_flip( array( 'message', 'endings' ) ) ) )
			: $plain;
	}

	/**
	 * What is wrong with the answers in its texts.
	 *
	 * @param array<array-key, mixed> $thanks `thank_you` of the settings.
	 * @param array<string, string>   $types  Types of the questions, by id.
	 * @return array<string, string> Sentences by the name of the field.
	 */
	public static function faults( array $thanks, array $types ): array {
		$faults = array();
		foreach ( self::misfits( $thanks, $types ) as $field ) {
			$faults[ 'settings[thank_you]' . $field ] = __(
				'This text shows an answer that no question of the survey gives. Insert it again, or remove it.',
				'userfeedback'
			);
		}
		return $faults;
	}

	/**
	 * Texts with answers that cannot stand in them.
	 *
	 * @param array<array-key, mixed> $thanks See faults().
	 * @param array<string, string>   $types  See faults().
	 * @return list<string> As of() names them.
	 */
	public static function misfits( array $thanks, array $types ): array {
		$gone = static fn ( array $token ): bool => ! Piping::may_stand( $token['id'], '', $types );
		return array_keys(
			array_filter(
				self::of( $thanks ),
				static fn ( string $text ): bool => array() !== array_filter( Piping::tokens( $text ), $gone )
			)
		);
	}
}
