<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Admin\AdminMenu;
use UserFeedback\Admin\Page;
use UserFeedback\Ajax\AjaxRouter;

/**
 * Prints notices in WordPress's format, on our pages only.
 */
final class AdminNotices {

	/**
	 * @param LicenseNotices $license The notice about the license.
	 */
	public function __construct( private AdminMenu $menu, private LicenseNotices $license ) {}

	/**
	 * Prints the notice; called on admin_notices. The Settings page shows the same text beside the key
	 * (STG-22), so it is not repeated there.
	 */
	public function print(): void {
		$screen = get_current_screen();
		$page   = null === $screen ? null : $this->menu->page_on( $screen->id );
		$notice = null === $page || Page::Settings === $page ? null : $this->license->current();
		if ( null === $notice ) {
			return;
		}
		printf(
			'<div class="notice notice-%s is-dismissible" data-userfeedback-notice="%s"><p>',
			esc_attr( $notice->type ),
			esc_attr( $notice->id )
		);
		foreach ( $notice->parts as $part ) {
			if ( isset( $part['url'] ) ) {
				printf( '<a href="%s">%s</a>', esc_url( $part['url'] ), esc_html( $part['text'] ) );
			} else {
				echo esc_html( $part['text'] );
			}
		}
		echo '</p></div>';
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_script' ) );
	}

	/**
	 * Stores the dismissal when the button that core adds is clicked.
	 */
	public static function print_script(): void {
		$script = 'document.addEventListener( "click", function ( event ) {
	var button = event.target.closest( "[data-userfeedback-notice] .notice-dismiss" );
	if ( button ) {
		fetch( %s, { method: "POST", body: new URLSearchParams( {
			action: "userfeedback_ajax_vue_remove_wp_notice",
			nonce: %s,
			notice_id: button.closest( "[data-userfeedback-notice]" ).dataset.userfeedbackNotice
		} ) } );
	}
}, true );';
		wp_print_inline_script_tag(
			sprintf(
				$script,
				(string) wp_json_encode( admin_url( 'admin-ajax.php' ), JSON_HEX_TAG ),
				(string) wp_json_encode( wp_create_nonce( AjaxRouter::NONCE ), JSON_HEX_TAG )
			)
		);
	}
}
