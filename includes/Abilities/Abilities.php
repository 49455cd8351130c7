<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Access\Capability;
use UserFeedback\Surveys\SurveyListQuery;
use WP_Error;

/**
 * What assistants and automations may ask this site through WordPress's Abilities API (docs/abilities.md): surveys and
 * their figures, read only. What a visitor wrote is never in an answer.
 */
final class Abilities {

	public const CATEGORY = 'userfeedback';

	public function __construct( private ReadSurveys $surveys ) {}

	/**
	 * The category of all abilities.
	 */
	public function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'UserFeedback', 'userfeedback' ),
				'description' => __( 'Reads surveys and their figures.', 'userfeedback' ),
			)
		);
	}

	/**
	 * The abilities.
	 */
	public function register(): void {
		wp_register_ability(
			'userfeedback/list-surveys',
			array(
				'label'               => __( 'List surveys', 'userfeedback' ),
				'description'         => __( 'Lists the surveys of this site, newest first, with their status and the number of their responses.', 'userfeedback' ),
				'input_schema'        => self::list_input(),
				'output_schema'       => self::list_output(),
				'execute_callback'    => $this->surveys->all( ... ),
				'permission_callback' => static fn (): bool|WP_Error => Capability::check_any(
					array( Capability::View, Capability::Edit )
				),
			) + self::shared()
		);
		wp_register_ability(
			'userfeedback/get-results',
			array(
				'label'               => __( 'Get the results of a survey', 'userfeedback' ),
				'description'         => __( 'Reads how many people saw and answered a survey in a range of days, and the figures of each question with their 95 % intervals. What people wrote is not included.', 'userfeedback' ),
				'input_schema'        => self::results_input(),
				'output_schema'       => self::results_output(),
				'execute_callback'    => $this->surveys->results( ... ),
				'permission_callback' => static fn (): bool|WP_Error => Capability::View->check(),
			) + self::shared()
		);
	}

	/**
	 * What all abilities have in common.
	 *
	 * @return array<string, mixed>
	 */
	private static function shared(): array {
		return array(
			'category' => self::CATEGORY,
			'meta'     => array(
				'annotations'  => array(
					'readonly'    => true,
					'destructive' => false,
					'idempotent'  => true,
				),
				'public'       => true,
				// WordPress 6.9 and 7.0 do not know "public".
				'show_in_rest' => true,
			),
		);
	}

	/**
	 * @return array<string, mixed> JSON schema.
	 */
	private static function list_input(): array {
		return array(
			'type'                 => 'object',
			'default'              => array(),
			'additionalProperties' => false,
			'properties'           => array(
				'status'   => array(
					'type'        => 'string',
					'enum'        => SurveyListQuery::STATUSES,
					'description' => __( 'Only surveys of this status. All but those in the trash when omitted.', 'userfeedback' ),
				),
				'search'   => array(
					'type'        => 'string',
					'maxLength'   => 200,
					'description' => __( 'A part of the title.', 'userfeedback' ),
				),
				'page'     => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'per_page' => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'maximum'     => 100,
					'description' => __( 'Surveys on a page, 50 when omitted.', 'userfeedback' ),
				),
			),
		);
	}

	/**
	 * @return array<string, mixed> JSON schema.
	 */
	private static function list_output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'surveys' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'              => array( 'type' => 'integer' ),
							'title'           => array( 'type' => 'string' ),
							'status'          => array( 'type' => 'string' ),
							'created_at'      => array( 'type' => array( 'string', 'null' ) ),
							'responses_count' => array( 'type' => 'integer' ),
						),
					),
				),
				'total'   => array( 'type' => 'integer' ),
				'pages'   => array( 'type' => 'integer' ),
			),
		);
	}

	/**
	 * @return array<string, mixed> JSON schema.
	 */
	private static function results_input(): array {
		return array(
			'type'                 => 'object',
			'required'             => array( 'survey_id' ),
			'additionalProperties' => false,
			'properties'           => array(
				'survey_id' => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'from'      => array(
					'type'        => 'string',
					'description' => __( 'The first day as YYYY-MM-DD, or "all" for all time. The past 30 days when omitted.', 'userfeedback' ),
				),
				'to'        => array(
					'type'        => 'string',
					'description' => __( 'The last day as YYYY-MM-DD. Today when omitted.', 'userfeedback' ),
				),
				'filter'    => array(
					'type'        => 'object',
					'description' => __( 'Conditions as the results screen has them in its address, for example {"device": "mobile"}. Part of the paid plans.', 'userfeedback' ),
				),
			),
		);
	}

	/**
	 * @return array<string, mixed> JSON schema.
	 */
	private static function results_output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'survey'        => array( 'type' => 'object' ),
				'range'         => array( 'type' => 'object' ),
				'timezone'      => array( 'type' => 'string' ),
				'responses'     => array( 'type' => 'integer' ),
				'impressions'   => array(
					'type'        => array( 'integer', 'null' ),
					'description' => __( 'How many times visitors saw the survey. Null with a filter: who only sees a survey has no answers to filter by.', 'userfeedback' ),
				),
				'response_rate' => array( 'type' => array( 'object', 'null' ) ),
				'too_few'       => array(
					'type'        => 'boolean',
					'description' => __( 'Whether the smallest group of this site keeps figures back.', 'userfeedback' ),
				),
				'questions'     => array(
					'type'  => 'array',
					'items' => array( 'type' => 'object' ),
				),
			),
		);
	}
}
