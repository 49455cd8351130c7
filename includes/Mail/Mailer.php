<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use UserFeedback\Surveys\EmailAddresses;
use WP_Error;

/**
 * Hands a message to `wp_mail()`, so that the site's mail plugin sends it.
 */
final class Mailer {

	/**
	 * Sends a message. Where an SMTP server refuses some of its addresses, the others have it, and it must not come to
	 * them again: `wp_mail()` says false then too.
	 */
	public function send( Message $message ): Sent {
		$message = self::filtered( $message );
		$html    = $message->html;
		$text    = $message->text;
		$known   = array_filter( $message->to, EmailAddresses::is_address( ... ) );
		$to      = array_slice( $known, 0, EmailAddresses::MOST );
		if ( array() === $to ) {
			return new Sent( __( 'There is no address to send to.', 'userfeedback' ) );
		}
		$headers = array( 'Content-Type: text/' . ( '' === $html ? 'plain' : 'html' ) . '; charset=UTF-8' );
		foreach ( $message->headers as $name => $value ) {
			$headers[] = $name . ': ' . self::line( $value );
		}
		$reason = '';
		$taken  = array();
		$parts  = static function ( PHPMailer $mailer ) use ( $html, $text, $message, &$taken ): void {
			// PHPMailer calls it for each address after the message went out.
			$mailer->action_function = static function ( bool $is_sent, array $to ) use ( &$taken ): void {
				if ( $is_sent ) {
					array_push( $taken, ...array_column( $to, 0 ) );
				}
			};
			// Both parts in one message: a reader without HTML shows the other.
			if ( '' !== $html ) {
				$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			}
			foreach ( $message->pictures as $name => $png ) {
				$mailer->addStringEmbeddedImage( $png, $name, $name . '.png', PHPMailer::ENCODING_BASE64, 'image/png' );
			}
		};
		$listen = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'phpmailer_init', $parts );
		add_action( 'wp_mail_failed', $listen );
		try {
			$sent = wp_mail(
				$to,
				$message->subject,
				'' === $html ? $text : $html,
				$headers
			);
		} finally {
			remove_action( 'phpmailer_init', $parts );
			remove_action( 'wp_mail_failed', $listen );
			self::forget_parts();
		}
		if ( $sent ) {
			return new Sent( '' );
		}
		if ( array() !== array_intersect( $to, $taken ) ) {
			return new Sent( '', array_values( array_diff( $to, $taken ) ) );
		}
		return new Sent(
			'' === $reason ? __( 'The mail server did not take it and gave no reason.', 'userfeedback' ) : $reason
		);
	}

	/**
	 * A message as other plugins change it.
	 */
	public static function filtered( Message $message ): Message {
		/**
		 * Filters the subject of a mail.
		 *
		 * @since 0.1.0
		 *
		 * @param string $subject   One line.
		 * @param string $kind      response, digest or weekly.
		 * @param int    $survey_id 0 for weekly.
		 */
		$subject = apply_filters( 'userfeedback_mail_subject', $message->subject, $message->kind, $message->survey_id );
		/**
		 * Filters the body of a mail.
		 *
		 * @since 0.1.0
		 *
		 * @param array{html: string, text: string} $body      Both parts; html is '' for a plain mail.
		 * @param string                            $kind      response, digest or weekly.
		 * @param int                               $survey_id 0 for weekly.
		 */
		$body = apply_filters(
			'userfeedback_mail_body',
			array(
				'html' => $message->html,
				'text' => $message->text,
			),
			$message->kind,
			$message->survey_id
		);
		return new Message(
			$message->kind,
			$message->survey_id,
			$message->to,
			self::line( is_string( $subject ) ? $subject : $message->subject ),
			is_array( $body ) && is_string( $body['text'] ?? null ) ? $body['text'] : $message->text,
			is_array( $body ) && is_string( $body['html'] ?? null ) ? $body['html'] : $message->html,
			$message->headers,
			$message->pictures
		);
	}

	/**
	 * Text without line breaks and control characters: a header ends where a line ends (SEC-M1).
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}

	/**
	 * WordPress keeps its mailer for the next mail of this request, with our plain part and our listener in it.
	 */
	private static function forget_parts(): void {
		global $phpmailer;
		if ( $phpmailer instanceof PHPMailer ) {
			$phpmailer->action_function = '__return_null';

			$phpmailer->AltBody = ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			$phpmailer->clearAttachments();
		}
	}
}
