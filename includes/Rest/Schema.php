<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

/**
 * Short names for common REST schemas.
 */
final class Schema {

	public const COLOR = '^#[0-9A-Fa-f]{6}\z';

	/**
	 * An object whose unknown keys are dropped.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas by key.
	 * @param bool                                $nullable   Whether null may stand in its place.
	 * @return array<string, mixed>
	 */
	public static function record( array $properties, bool $nullable = false ): array {
		return array(
			'type'                 => $nullable ? array( 'object', 'null' ) : 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * A list.
	 *
	 * @param array<string, mixed> $item Schema of an item.
	 * @return array<string, mixed>
	 */
	public static function items( array $item, int $max ): array {
		return array(
			'type'     => 'array',
			'maxItems' => $max,
			'items'    => $item,
		);
	}

	/**
	 * A text.
	 *
	 * @return array<string, mixed>
	 */
	public static function text( int $max ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $max,
		);
	}

	/**
	 * One of some words.
	 *
	 * @return array<string, mixed>
	 */
	public static function one_of( string ...$words ): array {
		return array(
			'type' => 'string',
			'enum' => array_values( $words ),
		);
	}

	/**
	 * A whole number.
	 *
	 * @return array<string, mixed>
	 */
	public static function number( int $min, int $max ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $min,
			'maximum' => $max,
		);
	}

	/**
	 * Yes or no.
	 *
	 * @return array<string, mixed>
	 */
	public static function flag(): array {
		return array( 'type' => 'boolean' );
	}

	/**
	 * A color.
	 *
	 * @return array<string, mixed>
	 */
	public static function color(): array {
		return array(
			'type'    => 'string',
			'pattern' => self::COLOR,
		);
	}
}
