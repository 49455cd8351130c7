<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\QuestionTypes\Measure;
use UserFeedback\Surveys\QuestionTypes\Scale;

/**
 * Schema of a question on the wire, and of the conditions on its answer.
 */
final class QuestionSchema {

	/**
	 * Allows old surveys with more options than the builder offers (A5).
	 */
	private const MAX_OPTIONS   = 50;
	public const MAX_CONDITIONS = 50;

	/**
	 * Operators of LOGIC-10; '' is a row that is not filled in yet.
	 */
	public const OPERATORS = array( '=', '!=', 'IN', 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH', '>', '<' );

	/**
	 * Keys of texts in a config that no visitor reads; the others can be translated (docs/languages.md).
	 */
	private const NO_WORDS = array(
		'earliest',
		'latest',
		'link',
		'url',
		'pattern',
		'name',
		'style',
		// Ids of options.
		'other',
		'exclusive',
	);

	/**
	 * A question (ENT-12 to ENT-14). The config is open: the question type knows its keys.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array {
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
						'enabled' => Schema::flag(),
						'action'  => Schema::one_of( 'show', 'hide' ),
						'match'   => Schema::one_of( 'all', 'any' ),
						'jumps'   => Schema::items(
							Schema::record(
								array(
									'to'    => Schema::text( 32 ) + array( 'required' => true ),
									'match' => Schema::one_of( 'all', 'any', 'always' ),
								) + self::rule()
							),
							Paths::MAX_JUMPS
						),
					) + self::rule()
				),
			)
		);
	}

	/**
	 * Config of a question (ENT-13): lengths are checked here, the meaning by the type.
	 *
	 * @return array{type: string, properties: array<string, array<string, mixed>>}
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
										// A plain URL is a picture from another site.
										'type'       => array( 'object', 'string', 'null' ),
										'maxLength'  => 2000,
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
												'pattern' => '^[a-z0-9-]{1,64}\z',
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
				'option_ids'   => Schema::items(
					array(
						'type'    => 'string',
						'pattern' => '^[A-Za-z0-9_-]{0,32}\z',
					),
					self::MAX_OPTIONS
				),
				'rows'         => Schema::items(
					Schema::record(
						array(
							'id'       => array(
								'type'     => 'string',
								'pattern'  => '^[A-Za-z0-9_-]{1,32}\z',
								'required' => true,
							),
							'label'    => $label + array( 'required' => true ),
							'required' => Schema::flag(),
						)
					),
					self::MAX_OPTIONS
				),
				'text'         => Schema::text( 2000 ),
				'link'         => Schema::text( 2000 ),
				'must'         => Schema::flag(),
				'image'        => array(
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
				'include_name' => Schema::flag(),
				'kind'         => Schema::one_of( '', 'email', 'phone', 'url', 'postal' ),
				'min_length'   => self::whole( 0, 400 ),
				'max_length'   => self::whole( 0, 400 ),
				'other'        => Schema::text( 32 ),
				'exclusive'    => Schema::text( 32 ),
				'columns'      => self::whole( 1, 3 ),
				'least'        => self::whole( 0, self::MAX_OPTIONS ),
				'most'         => self::whole( 0, self::MAX_OPTIONS ),
				'description'  => Schema::text( 500 ),
				'placeholder'  => Schema::text( 150 ),
				'rank'         => Schema::one_of( 'any', 'all', 'top' ),
				'look'         => Schema::one_of( 'numbers', 'smileys', 'thumbs', 'stars', 'hearts' ),
				'points'       => self::whole( Scale::FEWEST, Scale::MOST ),
				'start'        => self::whole( 0, 1 ),
				'purpose'      => Schema::one_of( 'plain', 'csat', 'ces' ),
				'low_label'    => Schema::text( 60 ),
				'high_label'   => Schema::text( 60 ),
				'min'          => self::number( -Measure::LIMIT ),
				'max'          => self::number( -Measure::LIMIT ),
				'step'         => self::number( 0.001 ),
				'unit'         => Schema::text( 30 ),
				'earliest'     => Schema::text( 10 ),
				'latest'       => Schema::text( 10 ),
				'files'        => Schema::one_of( 'pictures', 'any' ),
				'megabytes'    => self::whole( 1, 10 ),
			),
		);
	}

	/**
	 * Keys of a config whose texts are codes: one of some words, a date, an address, an id.
	 *
	 * @return list<string>
	 */
	public static function codes(): array {
		$codes = self::NO_WORDS;
		foreach ( self::config()['properties'] as $key => $schema ) {
			if ( isset( $schema['enum'] ) || isset( $schema['pattern'] ) ) {
				$codes[] = $key;
			}
		}
		return $codes;
	}

	/**
	 * A whole number in limits.
	 *
	 * @return array<string, mixed>
	 */
	private static function whole( int $least, int $most ): array {
		return array(
			'type'    => 'integer',
			'minimum' => $least,
			'maximum' => $most,
		);
	}

	/**
	 * Conditions of a question's logic, or of a jump, and brackets around some (docs/paths.md).
	 *
	 * @return array<string, mixed>
	 */
	private static function rule(): array {
		$conditions = Schema::items(
			Schema::record(
				array(
					// A hidden field has a word before its name.
					'question_id' => Schema::text( 40 ) + array( 'required' => true ),
					'compare'     => Schema::one_of( '', ...self::OPERATORS, ...Paths::OPERATORS )
						+ array( 'required' => true ),
					'value'       => Schema::text( 500 ) + array( 'required' => true ),
					'values'      => Schema::items( Schema::text( 500 ), self::MAX_OPTIONS ),
				)
			),
			self::MAX_CONDITIONS
		);
		return array(
			'conditions' => $conditions,
			'groups'     => Schema::items(
				Schema::record(
					array(
						'match'      => Schema::one_of( 'all', 'any' ),
						'conditions' => $conditions,
					)
				),
				Paths::MAX_GROUPS
			),
		);
	}

	/**
	 * A number in limits, perhaps with decimals.
	 *
	 * @return array<string, mixed>
	 */
	private static function number( int|float $least ): array {
		return array(
			'type'    => 'number',
			'minimum' => $least,
			'maximum' => Measure::LIMIT,
		);
	}

	/**
	 * A condition of e-mail logic (LOGIC-01, LOGIC-10).
	 *
	 * @return array<string, mixed>
	 */
	public static function condition(): array {
		return Schema::record(
			array(
				'question_id' => Schema::text( 32 ) + array( 'required' => true ),
				'compare'     => Schema::one_of( '', ...self::OPERATORS ) + array( 'required' => true ),
				'value'       => Schema::text( 500 ) + array( 'required' => true ),
			)
		);
	}
}
