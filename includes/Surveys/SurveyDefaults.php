<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Access\Capability;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Surveys\Logic\Paths;
use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * Default values of a new survey (ENT-04 to ENT-11, ENT-15, ENT-16, A39 to A41).
 *
 * @phpstan-import-type Logic from Paths
 */
final class SurveyDefaults {

	/**
	 * Says whether this site may target all devices; null where it never may.
	 *
	 * @var (callable(): bool)|null
	 */
	private $all_devices = null;

	/**
	 * Lets an edition that has devices other than computers say when.
	 *
	 * @param callable(): bool $all_devices Whether the site may target all of them now.
	 */
	public function ask_for_devices( callable $all_devices ): void {
		$this->all_devices = $all_devices;
	}

	/**
	 * Title of a survey that has none.
	 */
	public function title(): string {
		return __( 'Untitled Survey', 'userfeedback' );
	}

	/**
	 * Complete settings of a new survey (wire type SurveySettings).
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		return array_replace_recursive(
			$this->fallback(),
			array( 'thank_you' => array( 'message' => __( 'Thanks for your feedback!', 'userfeedback' ) ) )
		);
	}

	/**
	 * Values for settings that an older version did not store. Without texts, because surveys are also read
	 * before WordPress may load translations.
	 *
	 * @return array<string, mixed>
	 */
	public function fallback(): array {
		$look = WidgetSettings::stored();
		return array(
			'enable_tracking' => false,
			'thank_you'       => array(
				'type'        => 'message',
				'message'     => '',
				'redirect_to' => null,
				'conditions'  => array(),
			),
			'theming'         => array_intersect_key(
				$look,
				array_flip( array( 'color_scheme', 'widget_color', 'text_color', 'button_color', 'show_logo' ) )
			),
			'targeting'       => array(
				'devices'    => null !== $this->all_devices && ( $this->all_devices )() ? array(
					'desktop',
					'tablet',
					'mobile',
				) : array( 'desktop' ),
				'pages'      => 'all',
				'page_rules' => array(),
			),
			'geo_targeting'   => array(
				'target'    => 'all',
				'countries' => array(),
			),
			'behavior'        => array(
				'timing'          => 'immediate',
				'timing_delay'    => 20,
				'display_length'  => 'until_response',
				'run_time'        => 'indefinitely',
				'expire_at'       => null,
				'start_minimized' => $look['start_minimized'],
				'remember_days'   => 0,
			),
			'google_drive'    => array(
				'enable'         => false,
				'file_name'      => '',
				'spreadsheet_id' => '',
			),
		);
	}

	/**
	 * Complete notifications (wire type SurveyNotifications). The administrator's
	 * address is filled in only for those who may know it (A40, A117).
	 *
	 * @return array<string, mixed>
	 */
	public function notifications(): array {
		$admin = get_option( 'admin_email' );
		return array(
			'email' => array(
				'active'    => true,
				'addresses' => Capability::Manage->allowed() && is_string( $admin ) ? $admin : '',
				'logic'     => array(
					'enable'     => false,
					'action'     => 'send',
					'conditions' => array(),
				),
			),
		);
	}

	/**
	 * Settings of a question (ENT-14, QST-30, QST-31).
	 *
	 * @param QuestionType|null $type Null when no active code knows it.
	 * @return array<string, mixed>
	 */
	public function question_settings( ?QuestionType $type ): array {
		return array(
			'required'    => false,
			'randomize'   => false,
			'comment_box' => false,
		) + ( $type?->settings() ?? array() );
	}

	/**
	 * Logic of a question that always shows (LOGIC-01).
	 *
	 * @return Logic
	 */
	public function question_logic(): array {
		return array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
		);
	}
}
