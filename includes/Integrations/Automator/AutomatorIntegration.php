<?php
declare(strict_types=1);

namespace UserFeedback\Integrations\Automator;

use UserFeedback\Admin\AdminMenu;

/**
 * UserFeedback in the list of Uncanny Automator's integrations.
 */
final class AutomatorIntegration extends \Uncanny_Automator\Integration {

	/**
	 * Called by Uncanny Automator.
	 *
	 * @return void
	 */
	protected function setup() {
		$this->set_integration( Automator::CODE );
		$this->set_name( 'UserFeedback' );
		$this->set_icon_url( AdminMenu::icon() );
	}
}
