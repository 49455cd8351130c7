<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Addons\Package;
use UserFeedback\Addons\PluginPermission;
use UserFeedback\Admin\Page;
use UserFeedback\Support\Failure;

/**
 * Upgrades Lite to Pro with a key (CALL-39, CALL-40, STG-20, STG-21): it activates the key, then replaces the
 * plugin's files with the vendor's signed package. The site's data stays. If something fails later, the license
 * stays, so Pro is licensed when somebody installs it by hand.
 */
final class Connect {

	/**
	 * @param callable(string): string $install Gets a slug, verifies and installs its package, answers its basename; throws Failure.
	 */
	public function __construct( private Edition $edition, private Licenses $licenses, private mixed $install ) {}

	/**
	 * Connects the site.
	 *
	 * @return array{url: string, reload: bool, message: string}
	 * @throws Failure With `reload`: whether the page shows something old now.
	 */
	public function with( string $key ): array {
		self::require_right();
		if ( $this->edition->is_pro() ) {
			throw Failure::license(
				__( 'UserFeedback Pro is installed already.', 'userfeedback' ),
				array( 'reload' => true )
			);
		}
		if ( '' === trim( $key ) ) {
			throw Failure::license(
				__( 'Please enter your license key.', 'userfeedback' ),
				array( 'reload' => false )
			);
		}
		try {
			$this->licenses->verify( $key, LicenseScope::Site );
		} catch ( Failure $failure ) {
			throw Failure::license( $failure->getMessage(), array( 'reload' => false ), $failure->status );
		}
		// Made before the files change under this request.
		$answer = array(
			'url'     => Page::Settings->url(),
			'reload'  => true,
			'message' => __( 'Welcome to UserFeedback Pro.', 'userfeedback' ),
		);
		try {
			( $this->install )( Package::PRO );
		} catch ( Failure $failure ) {
			throw Failure::license(
				$failure->getMessage(),
				array( 'reload' => true ),
				503 === $failure->status ? 503 : 422
			);
		}
		return $answer;
	}

	/**
	 * Refuses people and sites that may not install plugins (SEC-I1).
	 *
	 * @throws Failure 403.
	 */
	private static function require_right(): void {
		if ( ! wp_is_file_mod_allowed( 'userfeedback_install' ) ) {
			throw Failure::forbidden(
				__(
					'This site does not allow changes to its plugins. Please install UserFeedback Pro manually.',
					'userfeedback'
				),
				array( 'reload' => false )
			);
		}
		if ( ! PluginPermission::Install->allowed() ) {
			throw Failure::forbidden(
				__( 'Sorry, you are not allowed to install plugins on this site.', 'userfeedback' ),
				array( 'reload' => false )
			);
		}
	}
}
