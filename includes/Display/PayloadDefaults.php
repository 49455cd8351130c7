<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Leaves values that equal their default out of a page's block (wire types
 * `WirePayload`, `WireSurvey`, `WireQuestion`), which visitors download with every
 * page. `src/widget/survey/defaults.ts` puts them back, `questions/cards.tsx` the look of
 * icons. Once released, a default must not change: pages live in caches for weeks.
 */
final class PayloadDefaults {

	/**
	 * A page's block as it is printed.
	 *
	 * @param array<string, mixed> $payload Wire type `PagePayload`.
	 * @return array<string, mixed> Wire type `WirePayload`.
	 */
	public static function leave_out( array $payload ): array {
		$surveys            = is_array( $payload['surveys'] ?? null ) ? $payload['surveys'] : array();
		$payload            = self::without( WidgetDefaults::PAYLOAD, $payload );
		$payload['surveys'] = array_map( array( self::class, 'survey' ), $surveys );
		return $payload;
	}

	/**
	 * Questions as they travel, with the page or with the reply of the impression.
	 *
	 * @param list<array<string, mixed>> $questions Wire type `Question[]`; config and settings are objects.
	 * @return list<array<string, mixed>> Wire type `WireQuestion[]`.
	 */
	public static function questions( array $questions ): array {
		return array_map(
			static function ( array $question ): array {
				$question['config']   = (array) ( $question['config'] ?? array() );
				$question['settings'] = self::without( WidgetDefaults::QUESTION['settings'], (array) ( $question['settings'] ?? array() ) );
				$logic                = is_array( $question['logic'] ?? null ) ? $question['logic'] : array();
				if ( true !== ( $logic['enabled'] ?? false ) ) {
					unset( $question['logic'] );
				}
				foreach ( array( 'config', 'settings' ) as $part ) {
					if ( array() === $question[ $part ] ) {
						unset( $question[ $part ] );
					}
				}
				return $question;
			},
			$questions
		);
	}

	/**
	 * Seconds of delay are needed with the timing that waits for them, and with no other.
	 *
	 * @param mixed $survey Wire type `WidgetSurvey`.
	 */
	private static function survey( mixed $survey ): mixed {
		if ( ! is_array( $survey ) ) {
			return $survey;
		}
		$defaults = WidgetDefaults::SURVEY;
		unset( $defaults['behavior']['timing_delay'] );
		if ( is_array( $survey['behavior'] ?? null ) && 'delay' !== ( $survey['behavior']['timing'] ?? '' ) ) {
			unset( $survey['behavior']['timing_delay'] );
		}
		return self::without( $defaults, $survey );
	}

	/**
	 * Removes entries that equal the default, then empty maps.
	 *
	 * @param array<mixed> $defaults Map; lists in it are compared whole.
	 * @param array<mixed> $values   Map.
	 * @return array<mixed>
	 */
	private static function without( array $defaults, array $values ): array {
		foreach ( $defaults as $name => $value ) {
			if ( ! array_key_exists( $name, $values ) ) {
				continue;
			}
			if ( is_array( $value ) && ! array_is_list( $value ) && is_array( $values[ $name ] ) ) {
				$values[ $name ] = self::without( $value, $values[ $name ] );
				if ( array() === $values[ $name ] ) {
					unset( $values[ $name ] );
				}
			} elseif ( $values[ $name ] === $value ) {
				unset( $values[ $name ] );
			}
		}
		return $values;
	}
}
