<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

/**
 * What clients send for "nobody chose anything yet": null, '' and objects that
 * hold nothing else. A text or a list becomes empty, what may be null becomes
 * null, and a field that can be neither counts as absent.
 */
final class NotSet {

	private function __construct() {}

	/**
	 * @param array<mixed> $schema Schema of the value.
	 * @return mixed null when the whole value is not set.
	 */
	public static function read( mixed $value, array $schema ): mixed {
		$kept = self::kept( $value, $schema );
		return $kept instanceof self ? null : $kept;
	}

	/**
	 * @param array<mixed> $schema Schema of the value.
	 * @return mixed An instance of this class when the field counts as absent.
	 */
	private static function kept( mixed $value, array $schema ): mixed {
		$schema = self::alternative( $value, $schema );
		$types  = (array) ( $schema['type'] ?? array() );
		if ( is_array( $value ) && in_array( 'object', $types, true ) ) {
			$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
			return self::kept_object( $value, $properties, in_array( 'null', $types, true ) );
		}
		if ( is_array( $value ) && in_array( 'array', $types, true ) && is_array( $schema['items'] ?? null ) ) {
			$item  = $schema['items'];
			$items = array_map( static fn ( mixed $one ): mixed => self::kept( $one, $item ), $value );
			return array_filter( $items, static fn ( mixed $one ): bool => ! $one instanceof self );
		}
		if ( null === $value || '' === $value ) {
			return self::nothing( $types, $schema );
		}
		if ( ! in_array( 'string', $types, true ) ) {
			return $value;
		}
		if ( is_string( $value ) && Schema::COLOR === ( $schema['pattern'] ?? '' ) ) {
			return (string) preg_replace( '/^#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])\z/', '#$1$1$2$2$3$3', $value );
		}
		$numeric = array() !== array_intersect( array( 'integer', 'number' ), $types );
		return ( is_int( $value ) || is_float( $value ) ) && ! $numeric ? (string) $value : $value;
	}

	/**
	 * @param array<mixed> $value      The object.
	 * @param array<mixed> $properties Schemas by key.
	 * @param bool         $nullable   Whether null may stand for an object of which nothing is set.
	 * @return array<mixed>|null
	 */
	private static function kept_object( array $value, array $properties, bool $nullable ): ?array {
		$fields = array();
		foreach ( $value as $key => $field ) {
			$kept = is_array( $properties[ $key ] ?? null ) ? self::kept( $field, $properties[ $key ] ) : $field;
			if ( ! $kept instanceof self ) {
				$fields[ $key ] = $kept;
			}
		}
		$filled = array_filter( $fields, static fn ( mixed $field ): bool => null !== $field && '' !== $field );
		return $nullable && array() === $filled ? null : $fields;
	}

	/**
	 * What stands for nothing where a schema is asked.
	 *
	 * @param array<mixed> $types  Its types.
	 * @param array<mixed> $schema The schema.
	 */
	private static function nothing( array $types, array $schema ): mixed {
		if ( in_array( 'null', $types, true ) ) {
			return null;
		}
		if ( in_array( 'array', $types, true ) ) {
			return array();
		}
		return in_array( 'string', $types, true ) && true === rest_validate_value_from_schema( '', $schema ) ? '' : new self();
	}

	/**
	 * The alternative of `anyOf` that a value is meant for.
	 *
	 * @param array<mixed> $schema Schema of the value.
	 * @return array<mixed>
	 */
	private static function alternative( mixed $value, array $schema ): array {
		if ( ! is_array( $schema['anyOf'] ?? null ) ) {
			return $schema;
		}
		$nullable = in_array( array( 'type' => 'null' ), $schema['anyOf'], true );
		$fitting  = is_array( $value ) ? array( 'object', 'array' ) : array( 'string' );
		foreach ( $schema['anyOf'] as $one ) {
			if ( is_array( $one ) && in_array( $one['type'] ?? '', $fitting, true ) ) {
				return $nullable ? array( 'type' => array( $one['type'], 'null' ) ) + $one : $one;
			}
		}
		return $schema;
	}
}
