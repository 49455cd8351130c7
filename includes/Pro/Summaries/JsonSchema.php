<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

/**
 * Parts of the JSON schema that a model's answer must follow.
 */
final class JsonSchema {

	/**
	 * @param array<string, mixed> $properties Their schemas. All are required, and no others are allowed.
	 * @return array<string, mixed>
	 */
	public static function record( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_keys( $properties ),
			'additionalProperties' => false,
		);
	}

	/**
	 * @param array<string, mixed> $schema Of an item.
	 * @return array<string, mixed>
	 */
	public static function items( array $schema ): array {
		return array(
			'type'  => 'array',
			'items' => $schema,
		);
	}
}
