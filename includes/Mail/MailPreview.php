<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Mail\Weekly\WeeklyMail;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\EmailAddresses;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Shows a mail with the site's own data and the settings as they are on the screen, and sends it to the person who
 * asks.
 */
final class MailPreview {

	public function __construct(
		private SurveyRepository $surveys,
		private NewestResponseQuery $newest,
		private ResponseMail $response,
		private WeeklyMail $weekly,
		private Mailer $mailer,
		private Clock $clock
	) {}

	/**
	 * Wire type `MailPreview`.
	 *
	 * @param string $kind   weekly or response.
	 * @param bool   $html   Of the weekly summary; the mail about a response has both parts.
	 * @param string $header Address of the header image.
	 * @return array{subject: string, html: string, text: string} All '' while there is no response to show.
	 */
	public function preview( string $kind, bool $html, string $header ): array {
		$message = $this->in_language_of_site(
			fn (): ?Message => $this->message( $kind, self::own_address(), $html, $header )
		);
		if ( null === $message ) {
			return array_fill_keys( array( 'subject', 'html', 'text' ), '' );
		}
		$message = Mailer::filtered( $message );
		$shown   = $message->html;
		foreach ( $message->pictures as $name => $png ) {
			$shown = str_replace( 'cid:' . $name, 'data:image/png;base64,' . base64_encode( $png ), $shown ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture in a page.
		}
		return array(
			'subject' => $message->subject,
			'html'    => $shown,
			'text'    => $message->text,
		);
	}

	/**
	 * Sends the mail to the current user. Wire type `MailTest`.
	 *
	 * @param string $kind   weekly or response.
	 * @param bool   $html   As for preview().
	 * @param string $header As for preview().
	 * @return array{sent: bool, to: string, reason: string} `reason` in words, '' when it was sent.
	 * @throws Failure 422 when the account has no address, or there is nothing to send.
	 */
	public function test( string $kind, bool $html, string $header ): array {
		$to = self::own_address();
		if ( '' === $to ) {
			throw Failure::invalid(
				array( 'kind' => __( 'Your account has no e-mail address to send to.', 'userfeedback' ) )
			);
		}
		$message = $this->in_language_of_site( fn (): ?Message => $this->message( $kind, $to, $html, $header ) );
		if ( null === $message ) {
			throw Failure::invalid( array( 'kind' => __( 'There is no response yet to put into a mail.', 'userfeedback' ) ) );
		}
		$reason = $this->mailer->send( $message )->reason;
		return array(
			'sent'   => '' === $reason,
			'to'     => $to,
			'reason' => $reason,
		);
	}

	private function message( string $kind, string $to, bool $html, string $header ): ?Message {
		if ( Message::WEEKLY === $kind ) {
			return $this->weekly->write( $to, $this->clock->site_now()->format( 'Y-m-d' ), $html, $header )['message'];
		}
		$newest = $this->newest->find();
		$survey = null === $newest ? null : $this->surveys->find( $newest['survey_id'] );
		$stored = null === $newest ? null : $this->response->response( $newest['survey_id'], $newest['response_id'] );
		return null === $survey || null === $stored
			? null
			: $this->response->single( $survey, array( $to ), $stored, $header );
	}

	private static function own_address(): string {
		$address = wp_get_current_user()->user_email;
		return EmailAddresses::is_address( $address ) ? $address : '';
	}

	/**
	 * Mails are in the site's language; the screen may be in another.
	 *
	 * @param callable(): (Message|null) $work Writes a mail.
	 */
	private function in_language_of_site( callable $work ): ?Message {
		$switched = switch_to_locale( get_locale() );
		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
