<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Rest\Schema;
use UserFeedback\Surveys\Logic\Paths;

/**
 * Schema of the settings and notifications of a survey, on the wire and in storage.
 */
final class SettingsSchema {

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
								'type'      => 'string',
								'pattern'   => '^[A-Z]{2}\z',
								'maxLength' => 2,
							),
							260
						),
					)
				),
				'behavior'        => self::behavior(),
				Presentation::KEY => Presentation::schema(),
				HiddenFields::KEY => HiddenFields::schema(),
				'google_drive'    => Schema::record(
					array(
						'enable'         => Schema::flag(),
						'file_name'      => Schema::text( 255 ),
						'spreadsheet_id' => array(
							'type'      => 'string',
							'maxLength' => 255,
							'pattern'   => '^[A-Za-z0-9_-]*\z',
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
								'conditions' => Schema::items(
									QuestionSchema::condition(),
									QuestionSchema::MAX_CONDITIONS
								),
							)
						),
					)
				),
			)
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
							'condition_type' => Schema::one_of( '', ...QuestionSchema::OPERATORS ),
							'condition'      => Schema::text( 500 ),
							'page'           => $page,
						)
					),
					QuestionSchema::MAX_CONDITIONS
				),
				'endings'     => Schema::items(
					Schema::record(
						array(
							'id'    => array(
								'type'     => 'string',
								'pattern'  => '^(?!end$)[A-Za-z0-9_-]{1,31}\z',
								'required' => true,
							),
							'title' => Schema::text( 500 ),
							'text'  => Schema::text( 2000 ),
						)
					),
					Paths::MAX_ENDINGS
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
								'pattern' => '^[a-z0-9_-]{1,64}\z',
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
					QuestionSchema::MAX_CONDITIONS
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
				// Addons bring triggers: SettingsInput knows which ones there are.
				'timing'          => array(
					'type'    => 'string',
					'pattern' => '^[a-z0-9_-]{1,64}\z',
				),
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
}
