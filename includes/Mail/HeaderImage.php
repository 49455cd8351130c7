<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;

/**
 * The picture above HTML mails. It rests without the addon Branding, as the custom logo does; a license that lapsed
 * stops nothing (STG-37).
 */
final class HeaderImage {

	public function __construct( private SettingsRepository $settings, private AddonStates $addons ) {}

	/**
	 * Its address, '' for none.
	 */
	public function address(): string {
		return $this->addons->is_active( 'branding' ) ? $this->settings->text( CommonSettings::HEADER_IMAGE ) : '';
	}
}
