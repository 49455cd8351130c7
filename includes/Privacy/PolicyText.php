<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

/**
 * Suggested text for the site's privacy policy (SEC-PR3): what the settings of this site store, and no more.
 */
final class PolicyText {

	/**
	 * HTML with two paragraphs.
	 */
	public static function html( DataPolicy $policy ): string {
		return '<p>' . implode( ' ', array_map( 'esc_html', self::responses( $policy ) ) ) . '</p>'
			. '<p>' . implode( ' ', array_map( 'esc_html', self::browsers( $policy ) ) ) . '</p>';
	}

	/**
	 * Sentences about what is stored with a response.
	 *
	 * @return list<string>
	 */
	private static function responses( DataPolicy $policy ): array {
		$sentences   = array(
			__( 'When you answer a survey on this site, we store your answers, the page you were on, the date and the type of your device.', 'userfeedback' ),
		);
		$sentences[] = match ( $policy->address() ) {
			DataPolicy::NONE      => __( 'We do not store your IP address with them.', 'userfeedback' ),
			DataPolicy::SHORTENED => __( 'We also store your IP address without its last part.', 'userfeedback' ),
			default               => __( 'We also store your IP address.', 'userfeedback' ),
		};
		if ( $policy->has_browser() ) {
			$sentences[] = __( 'We also store the names of your browser and operating system.', 'userfeedback' );
		}
		if ( $policy->has_country() ) {
			$sentences[] = __( 'We also store the country that your IP address belongs to. We look it up on our own server.', 'userfeedback' );
		}
		$sentences[] = $policy->is_anonymous()
			? __( 'We do not store which account gave an answer. If you are signed in, your account remembers which surveys it answered and on which day, without the answers.', 'userfeedback' )
			: __( 'If you are signed in, we also store which account it was, and your account remembers which surveys it answered.', 'userfeedback' );
		if ( $policy->has_files() ) {
			$sentences[] = __( 'If you send a file with your answers, we keep it with them. Of pictures we remove where and with what they were taken. A file that you do not send with answers is deleted after a day.', 'userfeedback' );
		}
		if ( $policy->keep_days() > 0 ) {
			$sentences[] = sprintf(
				/* translators: %s: number of days. */
				_n(
					'We delete all of it after %s day.',
					'We delete all of it after %s days.',
					$policy->keep_days(),
					'userfeedback'
				),
				number_format_i18n( $policy->keep_days() )
			);
		}
		return $sentences;
	}

	/**
	 * Sentences about what is kept in the visitor's browser.
	 *
	 * @return list<string>
	 */
	private static function browsers( DataPolicy $policy ): array {
		return array(
			__( 'A cookie for each survey remembers whether you answered or minimized it, so that you are not asked again.', 'userfeedback' ),
			0 === $policy->remember_days()
				? __( 'Unless a survey has days of its own, it ends when you close the browser.', 'userfeedback' )
				: sprintf(
					/* translators: %s: number of days. */
					_n(
						'Unless a survey has days of its own, it ends after %s day.',
						'Unless a survey has days of its own, it ends after %s days.',
						$policy->remember_days(),
						'userfeedback'
					),
					number_format_i18n( $policy->remember_days() )
				),
			__( 'Answers that could not be sent yet wait in your browser until they are delivered, for a day at most, and are then removed from it.', 'userfeedback' ),
		);
	}
}
