<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * The widget's texts in the site's language (wire type WidgetStrings), so that
 * a visitor loads no translation machinery. Also for the preview in wp-admin.
 */
final class WidgetStrings {

	/**
	 * WidgetDefaults has the same in English, and a page prints those that read differently. Call it after `init`.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array(
			'close'             => __( 'Close', 'userfeedback' ),
			'minimize'          => __( 'Minimize survey', 'userfeedback' ),
			'open'              => __( 'Open survey', 'userfeedback' ),
			'back'              => __( 'Back', 'userfeedback' ),
			'required'          => __( 'Required', 'userfeedback' ),
			'choose_all'        => __( 'Choose all that apply.', 'userfeedback' ),
			'placeholder'       => __( 'Type your answer', 'userfeedback' ),
			'email_label'       => __( 'E-mail address', 'userfeedback' ),
			'name_label'        => __( 'First name', 'userfeedback' ),
			'email_hint'        => __( 'Enter an address like name@example.com', 'userfeedback' ),
			'email_placeholder' => __( 'name@example.com', 'userfeedback' ),
			'comment_label'     => __( 'What is the main reason for your answer?', 'userfeedback' ),
			'score_label'       => __( 'What is the main reason for your score?', 'userfeedback' ),
			/* translators: 1: number of the question, 2: how many there are. */
			'progress'          => __( 'Question %1$s of %2$s', 'userfeedback' ),
			/* translators: 1: number of stars, 2: how many there can be. */
			'stars'             => __( '%1$s of %2$s stars', 'userfeedback' ),
			/* translators: 1: characters typed so far, 2: how many are allowed. */
			'counter'           => __( '%1$s of %2$s characters', 'userfeedback' ),
			'sending'           => __( 'Sending…', 'userfeedback' ),
			/* translators: %s: the survey's title. */
			'dialog'            => __( 'Survey: %s', 'userfeedback' ),
			'minimized'         => __( 'A survey can be opened.', 'userfeedback' ),
			'not_likely'        => __( 'Not Likely', 'userfeedback' ),
			'extremely_likely'  => __( 'Extremely Likely', 'userfeedback' ),
		);
	}
}
