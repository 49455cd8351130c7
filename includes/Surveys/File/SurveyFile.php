<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\File;

use UserFeedback\Files\PictureFile;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Languages\FileLanguages;
use UserFeedback\Surveys\SurveySchema;
use WP_Error;

/**
 * Surveys as one JSON file: what it contains, and how its text is read (docs/survey-file.md).
 *
 * @phpstan-import-type InFile from EmbedPictures
 * @phpstan-type FileData array{format: string, version: int, site: string, surveys: list<array<string, mixed>>, pictures?: list<InFile>}
 */
final class SurveyFile {

	public const FORMAT      = 'userfeedback-survey';
	public const VERSION     = 1;
	public const MAX_SURVEYS = 50;

	/**
	 * Bytes, pictures apart. Fifty questions with fifty long options each fit.
	 */
	public const MAX_BYTES = 2000000;

	/**
	 * Bytes with pictures: less than servers take at once by default.
	 */
	public const MAX_FILE = 6000000;

	/**
	 * Bytes of a picture, before it is written as base64.
	 */
	public const MAX_PICTURE  = 512000;
	public const MAX_PICTURES = 100;

	/**
	 * A file name without folders, with one ending.
	 */
	private const PICTURE_NAME = '^[^/\\\\:*?"<>|.\x00-\x1F\x7F]{1,80}\.(png|jpg|webp|gif)\z';

	/**
	 * Levels of the deepest condition, and some to spare.
	 */
	private const MAX_DEPTH = 24;

	/**
	 * The parts of a survey that travel. Status, schedule, dates and responses stay.
	 */
	public const PARTS = array( 'title', 'type', 'template', 'questions', 'settings', 'notifications' );

	/**
	 * The file's content, its surveys not yet checked.
	 *
	 * @return FileData
	 * @throws Failure 413 for too much, 422 for a text that is no such file.
	 */
	public static function read( string $text ): array {
		if ( strlen( $text ) > self::MAX_FILE || self::without_pictures( $text ) > self::MAX_BYTES ) {
			throw Failure::too_large(
				__( 'The file is too large. 2 MB is the maximum, with pictures 6 MB.', 'userfeedback' )
			);
		}
		$data = json_decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ), true, self::MAX_DEPTH );
		if ( ! is_array( $data ) || self::FORMAT !== ( $data['format'] ?? null ) ) {
			throw self::refused( __( 'This is not a survey file of UserFeedback.', 'userfeedback' ) );
		}
		$version = $data['version'] ?? null;
		if ( ! is_int( $version ) || $version < 1 ) {
			throw self::refused( __( 'This is not a survey file of UserFeedback.', 'userfeedback' ) );
		}
		if ( $version > self::VERSION ) {
			throw self::refused(
				__( 'A newer version of UserFeedback made this file. Update UserFeedback, then import it.', 'userfeedback' )
			);
		}
		$surveys = $data['surveys'] ?? null;
		if ( ! is_array( $surveys ) || ! array_is_list( $surveys ) || array() === $surveys ) {
			throw self::refused( __( 'This file contains no survey.', 'userfeedback' ) );
		}
		if ( count( $surveys ) > self::MAX_SURVEYS ) {
			throw self::refused(
				sprintf(
					/* translators: %d: number of surveys. */
					__( 'This file contains too many surveys. %d is the maximum.', 'userfeedback' ),
					self::MAX_SURVEYS
				)
			);
		}
		$wrong = array();
		$read  = array();
		foreach ( $surveys as $place => $survey ) {
			if ( ! is_array( $survey ) || array_is_list( $survey ) ) {
				$wrong[ "surveys[{$place}]" ] = __( 'This is not a survey.', 'userfeedback' );
				continue;
			}
			$read[] = $survey;
		}
		if ( array() !== $wrong ) {
			throw Failure::invalid( $wrong );
		}
		return array(
			'format'  => self::FORMAT,
			'version' => $version,
			'site'    => is_string( $data['site'] ?? null ) ? $data['site'] : '',
			'surveys' => $read,
		) + self::pictures( $data['pictures'] ?? array() );
	}

	/**
	 * @param mixed $pictures As in the file.
	 * @return array{pictures?: list<InFile>}
	 * @throws Failure 422 naming the field.
	 */
	private static function pictures( mixed $pictures ): array {
		if ( array() === $pictures ) {
			return array();
		}
		$valid = rest_validate_value_from_schema( $pictures, self::picture_schema(), 'pictures' );
		if ( $valid instanceof WP_Error ) {
			// Core names the field in the message only, where a pattern does not match.
			$reason = $valid->get_error_message();
			$named  = 1 === preg_match( '/\bpictures(\[\w+\])+/', $reason, $found );
			throw Failure::invalid( array( $named ? $found[0] : 'pictures' => $reason ) );
		}
		/**
		 * Its schema says so.
		 *
		 * @var list<InFile> $pictures
		 */
		return array( 'pictures' => $pictures );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function picture_schema(): array {
		$needed = array( 'required' => true );
		return Schema::items(
			Schema::record(
				array(
					'url'  => Schema::text( 2000 ) + $needed,
					'name' => array(
						'type'    => 'string',
						'pattern' => self::PICTURE_NAME,
					) + $needed,
					'type' => Schema::one_of( ...array_keys( PictureFile::MIMES ) ) + $needed,
					'data' => Schema::text( 4 * (int) ceil( self::MAX_PICTURE / 3 ) ) + $needed,
				)
			),
			self::MAX_PICTURES
		);
	}

	/**
	 * Bytes of a text without the long runs of base64 in it. PHP writes a slash as `\/`.
	 */
	private static function without_pictures( string $text ): int {
		return strlen( (string) preg_replace( '~"[A-Za-z0-9+/=\\\\]{1000,}+"~', '', $text ) );
	}

	/**
	 * Schemas of the parts of a survey.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function parts(): array {
		return array_intersect_key( SurveySchema::args(), array_flip( self::PARTS ) )
			+ array( FileLanguages::KEY => FileLanguages::schema() );
	}

	/**
	 * The published schema: schemas/survey-file.v1.json, which `npm run docs` writes.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		$parts = array_map(
			static fn ( array $schema ): array => array_diff_key(
				$schema,
				array_flip( array( 'validate_callback', 'sanitize_callback' ) )
			),
			self::parts()
		);
		return array(
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'Surveys of UserFeedback, version ' . self::VERSION,
			'description' => 'See docs/survey-file.md. Unknown keys are dropped.',
			'type'        => 'object',
			'required'    => array( 'format', 'version', 'surveys' ),
			'properties'  => array(
				'format'   => Schema::one_of( self::FORMAT ),
				'version'  => Schema::number( 1, self::VERSION ),
				'site'     => Schema::text( 2000 ),
				'surveys'  => array( 'minItems' => 1 ) + Schema::items(
					array(
						'type'       => 'object',
						'properties' => self::by_draft_04( $parts ),
					),
					self::MAX_SURVEYS
				),
				'pictures' => self::by_draft_04( self::picture_schema() ),
			),
		);
	}

	private static function refused( string $reason ): Failure {
		return Failure::invalid( array( 'file' => $reason ) );
	}

	/**
	 * WordPress names required properties at the property, the standard at the object. A pattern ends with `$` there.
	 *
	 * @param array<mixed> $schema Schema, or a part of one.
	 * @return array<mixed>
	 */
	private static function by_draft_04( array $schema ): array {
		$required = array();
		if ( is_array( $schema['properties'] ?? null ) ) {
			foreach ( $schema['properties'] as $name => $property ) {
				if ( is_array( $property ) && true === ( $property['required'] ?? false ) ) {
					unset( $schema['properties'][ $name ]['required'] );
					$required[] = $name;
				}
			}
			$schema += array() === $required ? array() : array( 'required' => $required );
		}
		if ( is_string( $schema['pattern'] ?? null ) ) {
			$schema['pattern'] = str_replace( '\z', '$', $schema['pattern'] );
		}
		// Other keys are dropped, and no reason to refuse a file.
		if ( false === ( $schema['additionalProperties'] ?? null ) ) {
			unset( $schema['additionalProperties'] );
		}
		return array_map(
			static fn ( mixed $part ): mixed => is_array( $part ) ? self::by_draft_04( $part ) : $part,
			$schema
		);
	}
}
