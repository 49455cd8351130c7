<?php
declare(strict_types=1);

namespace UserFeedback\Mail\Weekly;

use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\EmailAddresses;

/**
 * Takes an address out of the recipients of the weekly summary. The owner sees it in the settings and may put it
 * back.
 */
final class LeaveSummary {

	public function __construct( private SettingsRepository $settings ) {}

	/**
	 * @return bool Whether the address was among them.
	 * @throws Failure 503 when the settings cannot be stored.
	 */
	public function run( string $address ): bool {
		if ( $this->without( $address ) === $this->recipients() ) {
			return false;
		}
		$this->settings->change(
			fn (): array => array( CommonSettings::RECIPIENTS => implode( ', ', $this->without( $address ) ) )
		);
		return true;
	}

	/**
	 * @return array<string>
	 */
	private function without( string $address ): array {
		return array_filter(
			$this->recipients(),
			static fn ( string $recipient ): bool => strtolower( $recipient ) !== strtolower( $address )
		);
	}

	/**
	 * @return list<string>
	 */
	private function recipients(): array {
		return EmailAddresses::of( $this->settings->text( CommonSettings::RECIPIENTS ) );
	}
}
