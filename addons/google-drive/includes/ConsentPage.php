<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Closure;
use UserFeedback\Access\Capability;
use UserFeedback\Addons\AddonHooks;
use UserFeedback\Support\Failure;

/**
 * The page of wp-admin to which Google sends the owner back, without a menu item.
 */
final class ConsentPage {

	/**
	 * @param Closure(): Consent $consent Asked for when somebody comes back.
	 * @param AddonHooks         $hooks   The addon's door.
	 */
	public function __construct( private Closure $consent, private AddonHooks $hooks ) {}

	/**
	 * Adds the page; called on admin_menu.
	 */
	public function add(): void {
		$screen = add_submenu_page(
			'',
			__( 'Google Drive', 'userfeedback-google-drive' ),
			__( 'Google Drive', 'userfeedback-google-drive' ),
			Capability::Manage->value,
			GoogleClient::PAGE,
			'__return_null'
		);
		if ( false !== $screen ) {
			$this->hooks->action( 'load-' . $screen, $this->answer( ... ) );
		}
	}

	/**
	 * Takes what Google sent and goes on to the screen. The state in the address is what a nonce is elsewhere.
	 */
	public function answer(): void {
		nocache_headers();
		// The address holds the code: no page that follows may learn it.
		header( 'Referrer-Policy: no-referrer' );
		try {
			$to = ( $this->consent )()->answer( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- see above.
		} catch ( Failure $failure ) {
			wp_die( esc_html( $failure->getMessage() ), '', array( 'response' => absint( $failure->status ) ) );
		}
		wp_safe_redirect( $to );
		exit;
	}
}
