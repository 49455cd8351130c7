<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\EmailAddresses;

/**
 * Takes an address out of the recipients of the weekly summary. The owner sees it in the settings and may put it
 * back.
 */
final class LeaveSummary {

	public function __construct( private SettingsRepository $settings ) {}

	/**
	 * @return bool Whether the address was among them.
	 */
	public function run( string $address ): bool {
		$recipients = EmailAddresses::of( $this->settings->text( CommonSettings::RECIPIENTS ) );
		$left       = array_filter(
			$recipients,
			static fn ( string $recipient ): bool => strtolower( $recipient ) !== strtolower( $address )
		);
		if ( count( $left ) === count( $recipients ) ) {
			return false;
		}
		$this->settings->save( array( CommonSettings::RECIPIENTS => implode( ', ', $left ) ) );
		return true;
	}
}
