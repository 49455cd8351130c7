<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Mail\HeaderImage;
use UserFeedback\Mail\Message;
use UserFeedback\Mail\PlainText;
use UserFeedback\Mail\Template;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;

/**
 * Writes the weekly summary (STG-53).
 */
final class WeeklyMail {

	private const PICTURE = 'userfeedback-week';

	public function __construct(
		private WeekReport $report,
		private SettingsRepository $settings,
		private Template $template,
		private HeaderImage $header_image
	) {}

	/**
	 * The mail to one address.
	 *
	 * @param string      $due    The day after the week, Y-m-d in the site's time zone.
	 * @param bool|null   $html   null for the setting.
	 * @param string|null $header Address of the header image, null for the site's.
	 * @return array{message: Message, responses: int}
	 */
	public function write( string $to, string $due, ?bool $html = null, ?string $header = null ): array {
		$week    = $this->report->read( $due );
		$leave   = LeaveLink::of( $to );
		$view    = $week['view'];
		$when    = $this->when();
		$html    = $html ?? $this->settings->flag( CommonSettings::HTML_SUMMARIES );
		$picture = $html ? WeekPicture::draw( $week['counts'], $week['counts_before'], is_rtl() ) : '';
		if ( '' !== $picture ) {
			$view['picture'] = 'cid:' . self::PICTURE;
		}
		$message = new Message(
			Message::WEEKLY,
			0,
			array( $to ),
			$week['subject'],
			PlainText::weekly( $view ) . PlainText::foot(
				array( $when, __( 'Leave this weekly mail, no sign-in needed:', 'userfeedback' ) . ' ' . $leave )
			),
			! $html ? '' : $this->template->render(
				'weekly',
				$view,
				array(
					'title'     => $week['subject'],
					'preheader' => $week['preheader'],
					'foot'      => array(
						array( 'text' => $when ),
						array(
							'text' => __( 'Leave this weekly mail, no sign-in needed', 'userfeedback' ),
							'url'  => $leave,
						),
					),
				),
				$header ?? $this->header_image->address()
			),
			array(
				'List-Unsubscribe'      => '<' . $leave . '>',
				'List-Unsubscribe-Post' => 'List-Unsubscribe=One-Click',
			),
			'' === $picture ? array() : array( self::PICTURE => $picture )
		);
		return array(
			'message'   => $message,
			'responses' => $week['responses'],
		);
	}

	/**
	 * When it is sent, in words.
	 */
	private function when(): string {
		global $wp_locale;
		$day  = $this->settings->number( WeeklySettings::DAY ) % 7;
		$time = get_option( 'time_format' );
		$hour = gmmktime( $this->settings->number( WeeklySettings::HOUR ), 0, 0, 1, 1, 2024 );
		return sprintf(
			/* translators: 1: day of the week. 2: time. 3: time zone. */
			__( 'Sent every %1$s at %2$s, site time (%3$s).', 'userfeedback' ),
			$wp_locale->get_weekday( $day ),
			(string) wp_date( is_string( $time ) ? $time : 'H:i', (int) $hour, new \DateTimeZone( 'UTC' ) ),
			wp_timezone_string()
		) . ( $this->settings->flag( WeeklySettings::EMPTY_WEEKS )
			? ''
			: ' ' . __( 'Weeks without a response bring no mail.', 'userfeedback' ) );
	}
}
