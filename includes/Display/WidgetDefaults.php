<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Values that a page leaves out because the widget knows them, and the widget's
 * texts in English. Made by `npm run defaults` from src/domain/widget-defaults.json:
 * change them there.
 */
final class WidgetDefaults {

	/**
	 * Wire type `PagePayload`.
	 */
	public const PAYLOAD = array(
		'missing'    => array(
			'targeting'      => false,
			'question_types' => false,
		),
		'strings'    => array(
			'close'             => 'Close',
			'minimize'          => 'Minimize survey',
			'open'              => 'Open survey',
			'back'              => 'Back',
			'required'          => 'Required',
			'choose_all'        => 'Choose all that apply.',
			'placeholder'       => 'Type your answer',
			'email_label'       => 'E-mail address',
			'name_label'        => 'First name',
			'email_hint'        => 'Enter an address like name@example.com',
			'email_placeholder' => 'name@example.com',
			'comment_label'     => 'What is the main reason for your answer?',
			'score_label'       => 'What is the main reason for your score?',
			'progress'          => 'Question %1$s of %2$s',
			'stars'             => '%1$s of %2$s stars',
			'counter'           => '%1$s of %2$s characters',
			'sending'           => 'Sending…',
			'dialog'            => 'Survey: %s',
			'minimized'         => 'A survey can be opened.',
			'not_likely'        => 'Not Likely',
			'extremely_likely'  => 'Extremely Likely',
		),
		'utc_offset' => 0,
		'rtl'        => false,
	);

	/**
	 * Wire type `WidgetSurvey`.
	 */
	public const SURVEY = array(
		'type'            => 'survey',
		'shortcode'       => false,
		'has_rating'      => false,
		'enable_tracking' => false,
		'devices'         => array( 'desktop', 'tablet', 'mobile' ),
		'rules'           => array(),
		'behavior'        => array(
			'timing'          => 'immediate',
			'timing_delay'    => 20,
			'display_length'  => 'until_response',
			'run_time'        => 'indefinitely',
			'expire_at'       => null,
			'start_minimized' => false,
			'remember_days'   => 0,
		),
		'theming'         => array(
			'widget_color'        => '#ffffff',
			'text_color'          => '#23282D',
			'button_color'        => '#2D87F1',
			'color_scheme'        => 'light',
			'start_minimized'     => false,
			'logo_type'           => 'userfeedback',
			'custom_logo'         => '',
			'show_logo'           => true,
			'skip_text'           => 'Skip',
			'next_text'           => 'Next',
			'widget_toggle_text'  => 'Feedback',
			'widget_toggle_icon'  => 'field-chevron-down',
			'widget_toggle_path'  => '',
			'widget_toggle_color' => '#23282D',
			'font'                => null,
			'position'            => 'bottom_right',
		),
		'thank_you'       => array(
			'type'         => 'message',
			'message'      => '',
			'redirect_url' => '',
			'conditions'   => array(),
		),
	);

	/**
	 * Wire type `Question`.
	 */
	public const QUESTION = array(
		'config'   => array(),
		'settings' => array(
			'required'    => false,
			'randomize'   => false,
			'comment_box' => false,
			'icon_color'  => '#1579EF',
			'icon_size'   => 'medium',
		),
		'logic'    => array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
		),
	);
}
