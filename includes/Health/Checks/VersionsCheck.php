<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonFailures;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;

/**
 * Whether the addons fit the plugin and run.
 */
final class VersionsCheck implements Check {

	public function __construct(
		private AddonCatalog $catalog,
		private AddonStates $states,
		private AddonFailures $failures
	) {}

	public function id(): string {
		return 'versions';
	}

	public function name(): string {
		return __( 'UserFeedback: versions', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$problems = array();
		$failures = $this->failures->all();
		foreach ( $this->catalog->all() as $addon ) {
			$problem = $this->states->problem( $addon->slug );
			if ( null !== $problem ) {
				$reason     = $this->states->reason( $addon->slug );
				$problems[] = trim( $addon->title() . ': ' . $problem->sentence() . ' ' . $reason );
			} elseif ( isset( $failures[ $addon->slug ] ) ) {
				$problems[] = $addon->title() . ': ' . $failures[ $addon->slug ];
			}
		}
		return array() === $problems ? Finding::good(
			__( 'UserFeedback and its addons fit together', 'userfeedback' ),
			__( 'No addon is too old, too new or failing.', 'userfeedback' )
		) : Finding::recommended(
			__( 'Addons of UserFeedback do not work', 'userfeedback' ),
			implode( ' ', $problems ),
			__( 'Update UserFeedback, then install these addons again under UserFeedback, Addons.', 'userfeedback' )
		);
	}
}
