<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStatus;
use UserFeedback\Plan\LicenseStore;

/**
 * Whether the license of a paid edition is valid.
 */
final class LicenseCheck implements Check {

	public function __construct( private LicenseStore $licenses, private Edition $edition ) {}

	public function id(): string {
		return 'license';
	}

	public function name(): string {
		return __( 'UserFeedback: license', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$status = $this->licenses->current()->status;
		$label  = __( 'The license of UserFeedback is not valid', 'userfeedback' );
		$text   = __( 'Surveys keep running and no response is lost. Paid features are locked, and there are no updates.', 'userfeedback' );
		$enter  = __( 'Enter a valid key under UserFeedback, Settings, General.', 'userfeedback' );
		return match ( true ) {
			LicenseStatus::Valid === $status => Finding::good(
				__( 'The license of UserFeedback is valid', 'userfeedback' ),
				__( 'Features of the plan and updates are open.', 'userfeedback' )
			),
			LicenseStatus::Unreachable === $status => Finding::recommended(
				__( 'The license of UserFeedback could not be checked', 'userfeedback' ),
				null === $this->licenses->plan() ? $text : __( 'The license server did not answer the last check. Everything stays open for 14 days.', 'userfeedback' ),
				__( 'Let the server call the license server over HTTPS; a firewall or a plugin may forbid it. Then use Verify under UserFeedback, Settings, General.', 'userfeedback' )
			),
			LicenseStatus::Expired === $status => Finding::recommended(
				__( 'The license of UserFeedback has expired', 'userfeedback' ),
				$text,
				__( 'Renew it, then use Verify under UserFeedback, Settings, General.', 'userfeedback' )
			),
			LicenseStatus::None !== $status => Finding::recommended( $label, $text, $enter ),
			$this->edition->is_pro() => Finding::recommended(
				__( 'UserFeedback has no license', 'userfeedback' ),
				$text,
				$enter
			),
			default => Finding::good(
				__( 'UserFeedback Lite needs no license', 'userfeedback' ),
				__( 'Everything that it shows as its own is open.', 'userfeedback' )
			),
		};
	}
}
