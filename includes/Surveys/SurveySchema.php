<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use WP_Error;

/**
 * Shape of a survey on the wire: the REST schema of POST surveys.
 *
 * One schema, two uses. Validation ignores keys that it does not know, so that
 * a newer screen or an addon can send more; sanitising then drops them.
 */
final class SurveySchema {

	public const MAX_QUESTIONS = 50;
	public const MAX_TITLE     = 255;

	/**
	 * Room for old surveys with more options than the builder offers (A5).
	 */
	private const MAX_OPTIONS    = 50;
	private const MAX_CONDITIONS = 50;

	/**
	 * Operators of LOGIC-10; '' is a row that is not filled in yet.
	 */
	public const OPERATORS = array( '=', '!=', 'IN', 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH', '>', '<' );

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
			),
			'title'         => self::text( self::MAX_TITLE ),
			'status'        => self::one_of( Survey::DRAFT, Survey::PUBLISH ),
			'type'          => self::one_of( 'survey', 'nps' ),
			'template'      => array(
				'type'      => 'string',
				'maxLength' => 64,
				'pattern'   => '^[a-z0-9_-]*$',
			),
			'questions'     => array(
				'type'     => 'array',
				'maxItems' => self::MAX_QUESTIONS,
				'items'    => self::question(),
			),
			'settings'      => self::settings(),
			'notifications' => self::notifications(),
			'publish_at'    => array(
				'type'   => array( 'string', 'null' ),
				'format' => 'date-time',
			),
		);
		foreach ( $args as $name => $schema ) {
			$args[ $name ]['validate_callback'] = static fn ( mixed $value ): bool|WP_Error => rest_validate_value_from_schema( $value, self::tolerant( $schema ), $name );
			$args[ $name ]['sanitize_callback'] = static fn ( mixed $value ): mixed => rest_sanitize_value_from_schema( $value, $schema, $name );
		}
		return $args;
	}

	/**
	 * Settings of a survey (ENT-04 to ENT-10).
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		return self::record(
			array(
				'enable_tracking' => self::flag(),
				'thank_you'       => self::thank_you(),
				'theming'         => self::record(
					array(
						'color_scheme' => self::one_of( 'light', 'dark' ),
						'widget_color' => self::color(),
						'text_color'   => self::color(),
						'button_color' => self::color(),
						'show_logo'    => self::flag(),
					)
				),
				'targeting'       => self::targeting(),
				'geo_targeting'   => self::record(
					array(
						'target'    => self::one_of( 'all', 'select' ),
						'countries' => self::items(
							array(
								'type'    => 'string',
								'pattern' => '^[A-Z]{2}$',
							),
							260
						),
					)
				),
				'behavior'        => self::behavior(),
				'google_drive'    => self::record(
					array(
						'enable'         => self::flag(),
						'file_name'      => self::text( 255 ),
						'spreadsheet_id' => array(
							'type'      => 'string',
							'maxLength' => 255,
							'pattern'   => '^[A-Za-z0-9_-]*$',
						),
					)
				),
			)
		);
	}

	/**
	 * Notifications of a survey (ENT-11).
	 *
	 * @return array<string, mixed>
	 */
	public static function notifications(): array {
		return self::record(
			array(
				'email' => self::record(
					array(
						'active'    => self::flag(),
						'addresses' => self::text( 2000 ),
						'logic'     => self::record(
							array(
								'enable'     => self::flag(),
								'action'     => self::one_of( 'send' ),
								'conditions' => self::items( self::condition(), self::MAX_CONDITIONS ),
							)
						),
					)
				),
			)
		);
	}

	/**
	 * A question (ENT-12 to ENT-14). Its config stays open: the question's type knows its own keys.
	 *
	 * @return array<string, mixed>
	 */
	private static function question(): array {
		return self::record(
			array(
				'id'       => array(
					'type'     => 'string',
					'pattern'  => '^[A-Za-z0-9_-]{1,32}$',
					'required' => true,
				),
				'type'     => array(
					'type'      => 'string',
					'maxLength' => 64,
					'required'  => true,
				),
				'title'    => self::text( 500 ),
				'config'   => self::config(),
				'settings' => self::record(
					array(
						'required'    => self::flag(),
						'randomize'   => self::flag(),
						'comment_box' => self::flag(),
						'icon_color'  => self::color(),
						'icon_size'   => self::one_of( 'small', 'medium', 'large' ),
					)
				),
				'logic'    => self::record(
					array(
						'enabled'    => self::flag(),
						'action'     => self::one_of( 'show', 'hide' ),
						'conditions' => self::items( self::condition(), self::MAX_CONDITIONS ),
					)
				),
			)
		);
	}

	/**
	 * Config of a question (ENT-13): lengths are checked here, meaning by the type.
	 *
	 * @return array<string, mixed>
	 */
	private static function config(): array {
		$label = self::text( 150 );
		return array(
			'type'       => 'object',
			'properties' => array(
				'options'      => self::items(
					array(
						'anyOf' => array(
							$label,
							array(
								'type'       => 'object',
								'properties' => array(
									'label' => $label,
									'image' => array(
										'type'       => array( 'object', 'null' ),
										'properties' => array(
											'id'  => array(
												'type'    => 'integer',
												'minimum' => 0,
											),
											'url' => self::text( 2000 ),
											'alt' => self::text( 500 ),
										),
									),
									'icon'  => array(
										'type'       => array( 'object', 'null' ),
										'properties' => array(
											'name'  => array(
												'type'    => 'string',
												'pattern' => '^[a-z0-9-]{1,64}$',
											),
											'style' => self::one_of( 'solid', 'regular', 'brands' ),
										),
									),
								),
							),
						),
					),
					self::MAX_OPTIONS
				),
				'include_name' => self::flag(),
				'description'  => self::text( 500 ),
				'placeholder'  => self::text( 150 ),
			),
		);
	}

	/**
	 * What happens after the last question (ENT-05, A45: rows may be incomplete).
	 *
	 * @return array<string, mixed>
	 */
	private static function thank_you(): array {
		$page = self::record(
			array(
				'id'    => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'label' => self::text( 500 ),
			),
			true
		);
		return self::record(
			array(
				'type'        => self::one_of( 'message', 'redirect', 'conditional_redirect' ),
				'message'     => self::text( 2000 ),
				'redirect_to' => $page,
				'conditions'  => self::items(
					self::record(
						array(
							'question'       => self::text( 32 ),
							'condition_type' => self::one_of( '', ...self::OPERATORS ),
							'condition'      => self::text( 500 ),
							'page'           => $page,
						)
					),
					self::MAX_CONDITIONS
				),
			)
		);
	}

	/**
	 * Who sees it and where (ENT-07, ENT-39). `pages` accepts any word: all but `all` means rules (A10).
	 *
	 * @return array<string, mixed>
	 */
	private static function targeting(): array {
		return self::record(
			array(
				'devices'    => self::items( self::one_of( 'desktop', 'tablet', 'mobile' ), 3 ),
				'pages'      => self::text( 20 ),
				'page_rules' => self::items(
					self::record(
						array(
							'logic'    => array(
								'type'    => 'string',
								'pattern' => '^[a-z0-9_-]{1,64}$',
							),
							'operator' => self::one_of( '&&', '||' ),
							'data'     => array(
								'anyOf' => array(
									self::text( 2000 ),
									self::record(
										array(
											'id'    => array(
												'type' => array( 'integer', 'string' ),
												'maxLength' => 200,
											),
											'label' => self::text( 500 ),
										)
									),
									array( 'type' => 'null' ),
								),
							),
						)
					),
					self::MAX_CONDITIONS
				),
			)
		);
	}

	/**
	 * When it shows (ENT-09, SET-14, A51).
	 *
	 * @return array<string, mixed>
	 */
	private static function behavior(): array {
		return self::record(
			array(
				'timing'          => self::one_of( 'immediate', 'delay', 'before_abandon', 'half_page' ),
				'timing_delay'    => self::number( 0, 60 ),
				'display_length'  => self::one_of( 'until_response', 'once', 'repeatedly' ),
				'run_time'        => self::one_of( 'indefinitely', 'expire' ),
				'expire_at'       => self::record(
					array(
						'month' => self::number( 1, 12 ) + array( 'required' => true ),
						'day'   => self::number( 1, 31 ) + array( 'required' => true ),
						'year'  => self::number( 1970, 9999 ),
					),
					true
				),
				'start_minimized' => self::flag(),
				'remember_days'   => self::number( 0, 3650 ),
			)
		);
	}

	/**
	 * A condition of question or e-mail logic (LOGIC-01, LOGIC-10).
	 *
	 * @return array<string, mixed>
	 */
	private static function condition(): array {
		return self::record(
			array(
				'question_id' => self::text( 32 ) + array( 'required' => true ),
				'compare'     => self::one_of( '', ...self::OPERATORS ) + array( 'required' => true ),
				'value'       => self::text( 500 ) + array( 'required' => true ),
			)
		);
	}

	/**
	 * An object whose unknown keys are dropped.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas by key.
	 * @param bool                                $nullable   Whether null may stand in its place.
	 * @return array<string, mixed>
	 */
	private static function record( array $properties, bool $nullable = false ): array {
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
	 * @param int                  $max  Most items.
	 * @return array<string, mixed>
	 */
	private static function items( array $item, int $max ): array {
		return array(
			'type'     => 'array',
			'maxItems' => $max,
			'items'    => $item,
		);
	}

	/**
	 * A text.
	 *
	 * @param int $max Most characters.
	 * @return array<string, mixed>
	 */
	private static function text( int $max ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $max,
		);
	}

	/**
	 * One of some words.
	 *
	 * @param string ...$words The words.
	 * @return array<string, mixed>
	 */
	private static function one_of( string ...$words ): array {
		return array(
			'type' => 'string',
			'enum' => array_values( $words ),
		);
	}

	/**
	 * A whole number.
	 *
	 * @param int $min Smallest.
	 * @param int $max Largest.
	 * @return array<string, mixed>
	 */
	private static function number( int $min, int $max ): array {
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
	private static function flag(): array {
		return array( 'type' => 'boolean' );
	}

	/**
	 * A colour.
	 *
	 * @return array<string, mixed>
	 */
	private static function color(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^#[0-9A-Fa-f]{6}$',
		);
	}

	/**
	 * The schema without its refusal of unknown keys.
	 *
	 * @param array<mixed> $schema Schema, or a part of one.
	 * @return array<mixed>
	 */
	private static function tolerant( array $schema ): array {
		unset( $schema['additionalProperties'] );
		return array_map( static fn ( mixed $part ): mixed => is_array( $part ) ? self::tolerant( $part ) : $part, $schema );
	}
}
