<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Surveys\Survey;

/**
 * Tells owners in the drawer that Drive needs them.
 */
final class Alerts {

	private const REVOKED = 'drive-revoked';

	private const FAILING = 'drive-failing-';

	public function __construct( private Notifications $notifications ) {}

	/**
	 * Google ended the access.
	 */
	public function revoked(): void {
		$this->notifications->add(
			self::REVOKED,
			__( 'Google Drive is disconnected', 'userfeedback-google-drive' ),
			__( 'Google has ended the access of this site. New responses wait here and are sent when you connect again.', 'userfeedback-google-drive' ),
			array(
				Button::link(
					__( 'Connect again', 'userfeedback-google-drive' ),
					GoogleClient::screen_url( 'settings', '' )
				),
			)
		);
	}

	/**
	 * Rows of a survey do not reach its spreadsheet.
	 *
	 * @param string $reason What is wrong, in words.
	 */
	public function failing( Survey $survey, string $reason ): void {
		$this->notifications->add(
			self::FAILING . $survey->id,
			__( 'Responses do not reach Google Drive', 'userfeedback-google-drive' ),
			sprintf(
				/* translators: 1: title of a survey. 2: what is wrong, one or two sentences. */
				__( 'Responses to “%1$s” wait here. %2$s', 'userfeedback-google-drive' ),
				$survey->title,
				$reason
			),
			array(
				Button::link(
					__( 'Open the survey', 'userfeedback-google-drive' ),
					GoogleClient::screen_url( 'survey_' . $survey->id, '' )
				),
			)
		);
	}

	public function works( int $survey_id ): void {
		$this->notifications->remove( self::FAILING . $survey_id );
	}

	public function connected(): void {
		$this->notifications->remove( self::REVOKED );
	}
}
