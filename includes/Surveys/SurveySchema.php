<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\Schema;
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
				// Larger numbers are not whole any more in JSON.
				'maximum' => 9007199254740991,
			),
			'title'         => Schema::text( self::MAX_TITLE ),
			'status'        => Schema::one_of( Survey::DRAFT, Survey::PUBLISH ),
			'type'          => Schema::one_of( 'survey', 'nps' ),
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
		return Schema::record(
			array(
				'enable_tracking' => Schema::flag(),
				'thank_you'       => self::thank_you(),
				'theming'         => Schema::record(
					array(
						'color_scheme' => Schema::one_of( 'light', 'dark' ),
						'widget_color' => Schema::color(),
						'text_color'   => Schema::color(),
						'button_color' => Schema::color(),
						'show_logo'    => Schema::flag(),
					)
				),
				'targeting'       => self::targeting(),
				'geo_targeting'   => Schema::record(
					array(
						'target'    => Schema::one_of( 'all', 'select' ),
						'countries' => Schema::items(
							array(
								'type'    => 'string',
								'pattern' => '^[A-Z]{2}$',
							),
							260
						),
					)
				),
				'behavior'        => self::behavior(),
				'google_drive'    => Schema::record(
					array(
						'enable'         => Schema::flag(),
						'file_name'      => Schema::text( 255 ),
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
		return Schema::record(
			array(
				'email' => Schema::record(
					array(
						'active'    => Schema::flag(),
						'addresses' => Schema::text( 2000 ),
						'logic'     => Schema::record(
							array(
								'enable'     => Schema::flag(),
								'action'     => Schema::one_of( 'send' ),
								'conditions' => Schema::items( self::condition(), self::MAX_CONDITIONS ),
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
		return Schema::record(
			array(
				'id'       => array(
					'type'     => 'string',
					'pattern'  => '^[A-Za-z0-9_-]{1,32}\z',
					'required' => true,
				),
				'type'     => array(
					'type'      => 'string',
					'maxLength' => 64,
					'required'  => true,
				),
				'title'    => Schema::text( 500 ),
				'config'   => self::config(),
				'settings' => Schema::record(
					array(
						'required'    => Schema::flag(),
						'randomize'   => Schema::flag(),
						'comment_box' => Schema::flag(),
						'icon_color'  => Schema::color(),
						'icon_size'   => Schema::one_of( 'small', 'medium', 'large' ),
					)
				),
				'logic'    => Schema::record(
					array(
						'enabled'    => Schema::flag(),
						'action'     => Schema::one_of( 'show', 'hide' ),
						'conditions' => Schema::items( self::condition(), self::MAX_CONDITIONS ),
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
		$label = Schema::text( 150 );
		return array(
			'type'       => 'object',
			'properties' => array(
				'options'      => Schema::items(
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
											'url' => Schema::text( 2000 ),
											'alt' => Schema::text( 500 ),
										),
									),
									'icon'  => array(
										'type'       => array( 'object', 'null' ),
										'properties' => array(
											'name'  => array(
												'type'    => 'string',
												'pattern' => '^[a-z0-9-]{1,64}$',
											),
											'style' => Schema::one_of( 'solid', 'regular', 'brands' ),
										),
									),
								),
							),
						),
					),
					self::MAX_OPTIONS
				),
				'include_name' => Schema::flag(),
				'description'  => Schema::text( 500 ),
				'placeholder'  => Schema::text( 150 ),
			),
		);
	}

	/**
	 * What happens after the last question (ENT-05, A45: rows may be incomplete).
	 *
	 * @return array<string, mixed>
	 */
	private static function thank_you(): array {
		$page = Schema::record(
			array(
				'id'    => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'label' => Schema::text( 500 ),
			),
			true
		);
		return Schema::record(
			array(
				'type'        => Schema::one_of( 'message', 'redirect', 'conditional_redirect' ),
				'message'     => Schema::text( 2000 ),
				'redirect_to' => $page,
				'conditions'  => Schema::items(
					Schema::record(
						array(
							'question'       => Schema::text( 32 ),
							'condition_type' => Schema::one_of( '', ...self::OPERATORS ),
							'condition'      => Schema::text( 500 ),
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
		return Schema::record(
			array(
				'devices'    => Schema::items( Schema::one_of( 'desktop', 'tablet', 'mobile' ), 3 ),
				'pages'      => Schema::text( 20 ),
				'page_rules' => Schema::items(
					Schema::record(
						array(
							'logic'    => array(
								'type'    => 'string',
								'pattern' => '^[a-z0-9_-]{1,64}$',
							),
							'operator' => Schema::one_of( '&&', '||' ),
							'data'     => array(
								'anyOf' => array(
									Schema::text( 2000 ),
									Schema::record(
										array(
											'id'    => array(
												'type' => array( 'integer', 'string' ),
												'maxLength' => 200,
											),
											'label' => Schema::text( 500 ),
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
		return Schema::record(
			array(
				'timing'          => Schema::one_of( 'immediate', 'delay', 'before_abandon', 'half_page' ),
				'timing_delay'    => Schema::number( 0, 60 ),
				'display_length'  => Schema::one_of( 'until_response', 'once', 'repeatedly' ),
				'run_time'        => Schema::one_of( 'indefinitely', 'expire' ),
				'expire_at'       => Schema::record(
					array(
						'month' => Schema::number( 1, 12 ) + array( 'required' => true ),
						'day'   => Schema::number( 1, 31 ) + array( 'required' => true ),
						'year'  => Schema::number( 1970, 9999 ),
					),
					true
				),
				'start_minimized' => Schema::flag(),
				'remember_days'   => Schema::number( 0, 3650 ),
			)
		);
	}

	/**
	 * A condition of question or e-mail logic (LOGIC-01, LOGIC-10).
	 *
	 * @return array<string, mixed>
	 */
	private static function condition(): array {
		return Schema::record(
			array(
				'question_id' => Schema::text( 32 ) + array( 'required' => true ),
				'compare'     => Schema::one_of( '', ...self::OPERATORS ) + array( 'required' => true ),
				'value'       => Schema::text( 500 ) + array( 'required' => true ),
			)
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
