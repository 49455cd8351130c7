<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\NotSet;
use UserFeedback\Rest\Schema;
use WP_Error;

/**
 * Schema of a survey on the wire: the REST schema of POST surveys.
 *
 * One schema, two uses. Validation ignores unknown keys, so a newer screen or an addon may send more;
 * sanitizing drops them.
 */
final class SurveySchema {

	public const MAX_QUESTIONS = 50;
	public const MAX_TITLE     = 255;

	/**
	 * Parameters of POST surveys.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		$args = array(
			'id'            => array(
				'type'    => 'integer',
				'minimum' => 0,
				// Larger numbers are not whole any more in JSON.
				'maximum' => 9007199254740991,
			),
			// Revision of the version that was changed; absent: the last save wins.
			'based_on'      => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
			// Nobody asked for this save: only a draft that was never published takes it, and stays a draft.
			'autosave'      => array( 'type' => 'boolean' ),
			'title'         => Schema::text( self::MAX_TITLE ),
			'status'        => Schema::one_of( Survey::DRAFT, Survey::PUBLISH ),
			'type'          => Schema::one_of( 'survey', 'nps' ),
			'template'      => array(
				'type'      => 'string',
				'maxLength' => 64,
				'pattern'   => '^[a-z0-9_-]*\z',
			),
			'questions'     => array(
				'type'     => 'array',
				'maxItems' => self::MAX_QUESTIONS,
				'items'    => QuestionSchema::question(),
			),
			'settings'      => SettingsSchema::settings(),
			'notifications' => SettingsSchema::notifications(),
			'publish_at'    => array(
				'type'   => array( 'string', 'null' ),
				'format' => 'date-time',
			),
		);
		foreach ( $args as $name => $schema ) {
			$args[ $name ]['validate_callback'] = static fn (
				mixed $value
			): bool|WP_Error => self::validate( NotSet::read( $value, $schema ), $schema, $name );
			$args[ $name ]['sanitize_callback'] = static fn (
				mixed $value
			): mixed => self::sanitize( NotSet::read( $value, $schema ), $schema, $name );
		}
		return $args;
	}

	/**
	 * @param array<mixed> $schema Schema of the field.
	 */
	private static function validate( mixed $value, array $schema, string $name ): bool|WP_Error {
		return null === $value ? true : rest_validate_value_from_schema( $value, self::tolerant( $schema ), $name );
	}

	/**
	 * @param array<mixed> $schema Schema of the field.
	 */
	private static function sanitize( mixed $value, array $schema, string $name ): mixed {
		return null === $value ? null : rest_sanitize_value_from_schema( $value, $schema, $name );
	}

	/**
	 * The schema, tolerant of unknown keys.
	 *
	 * @param array<mixed> $schema Schema, or a part of one.
	 * @return array<mixed>
	 */
	public static function tolerant( array $schema ): array {
		if ( false === ( $schema['additionalProperties'] ?? null ) ) {
			unset( $schema['additionalProperties'] );
		}
		return array_map(
			static fn ( mixed $part ): mixed => is_array( $part ) ? self::tolerant( $part ) : $part,
			$schema
		);
	}
}
