<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\Text;

/**
 * Nested settings made complete.
 */
final class Record {

	/**
	 * The defaults with what was given in their place, key by key. Keys that
	 * the schema does not name are dropped; texts are freed of control characters.
	 *
	 * @param array<string, mixed> $schema   Schema of an object.
	 * @param array<mixed>         $defaults Complete.
	 * @param array<mixed>         $given    Valid by the schema, perhaps incomplete.
	 * @return array<string, mixed>
	 */
	public static function fill( array $schema, array $defaults, array $given ): array {
		$result     = array();
		$properties = $schema['properties'] ?? array();
		foreach ( is_array( $properties ) ? $properties : array() as $key => $property ) {
			$default = $defaults[ $key ] ?? null;
			$value   = array_key_exists( $key, $given ) ? $given[ $key ] : $default;
			if ( is_array( $property ) && 'object' === ( $property['type'] ?? '' ) && is_array( $default ) ) {
				$value = self::fill( $property, $default, is_array( $value ) ? $value : array() );
			} elseif ( ! array_key_exists( $key, $given ) && ! array_key_exists( $key, $defaults ) ) {
				continue;
			}
			$result[ (string) $key ] = self::clean( $value );
		}
		return $result;
	}

	/**
	 * The value with clean texts.
	 *
	 * @param mixed $value Anything from JSON.
	 */
	private static function clean( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			return Text::block( $value );
		}
		return is_array( $value ) ? array_map( array( self::class, 'clean' ), $value ) : $value;
	}
}
