<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\Page;
use UserFeedback\Notices\LicenseNotices;
use UserFeedback\Plugin;

/**
 * What happened to the plugin itself: trouble with the license, an update that waits or that was installed.
 */
final class PluginMessages {

	/**
	 * Option with the version that ran when messages were made last.
	 */
	public const VERSION_OPTION = 'userfeedback_core_seen_version';

	/**
	 * Option with the id of the message about the license that is shown.
	 */
	private const LICENSE_OPTION = 'userfeedback_core_license_message';

	/**
	 * Option with the id of the message about a newer version that is shown.
	 */
	private const OFFER_OPTION = 'userfeedback_core_offered_version';

	/**
	 * @param string $readme readme.txt, whose changelog says what is new.
	 */
	public function __construct(
		private Notifications $notifications,
		private LicenseNotices $license,
		private string $version,
		private string $readme
	) {}

	public function add(): void {
		$this->add_license();
		$this->add_offer();
		$this->add_update();
	}

	/**
	 * Follows the notice about the license: gone when its reason is.
	 */
	private function add_license(): void {
		$notice = $this->license->problem();
		$shown  = (string) get_option( self::LICENSE_OPTION, '' );
		if ( '' !== $shown && ( null === $notice || $shown !== $notice->id ) ) {
			$this->notifications->remove( $shown );
			delete_option( self::LICENSE_OPTION );
		}
		if ( null === $notice ) {
			return;
		}
		$urls = array_filter( array_column( $notice->parts, 'url' ), static fn ( string $url ): bool => '' !== $url );
		$link = array_values( $urls )[0] ?? '';
		$this->notifications->add(
			$notice->id,
			__( 'License', 'userfeedback' ),
			implode( '', array_column( $notice->parts, 'text' ) ),
			'' === $link ? array() : array( Button::link( __( 'Solve it', 'userfeedback' ), $link ) ),
			Capability::Manage,
			Category::License
		);
		update_option( self::LICENSE_OPTION, $notice->id, false );
	}

	/**
	 * Follows the newer version that WordPress knows of. On a network those who install it read of it in WordPress.
	 */
	private function add_offer(): void {
		$version = is_multisite() ? '' : $this->newer();
		$id      = '' === $version ? '' : 'update-' . sanitize_key( str_replace( '.', '-', $version ) );
		$shown   = (string) get_option( self::OFFER_OPTION, '' );
		if ( $shown === $id ) {
			return;
		}
		if ( '' !== $shown ) {
			$this->notifications->remove( $shown );
		}
		if ( '' === $id ) {
			delete_option( self::OFFER_OPTION );
			return;
		}
		$this->notifications->add(
			$id,
			/* translators: %s: version number. */
			sprintf( __( 'UserFeedback %s is available', 'userfeedback' ), $version ),
			sprintf(
				/* translators: %s: version number. */
				__( 'This site has version %s. WordPress shows what is new and installs it.', 'userfeedback' ),
				$this->version
			),
			array( Button::link( __( 'Open updates', 'userfeedback' ), self_admin_url( 'update-core.php' ) ) ),
			Capability::Manage,
			Category::Updates
		);
		update_option( self::OFFER_OPTION, $id, false );
	}

	/**
	 * The newer version, '' without one.
	 */
	private function newer(): string {
		$known = get_site_transient( 'update_plugins' );
		$lines = is_object( $known ) && is_array( $known->response ?? null ) ? $known->response : array();
		$line  = $lines[ plugin_basename( Plugin::path( 'userfeedback.php' ) ) ] ?? null;
		$offer = is_object( $line ) && is_string( $line->new_version ?? null ) ? $line->new_version : '';
		return '' !== $offer && version_compare( $offer, $this->version, '>' ) ? $offer : '';
	}

	/**
	 * Tells after an update what is new; not on a new site.
	 */
	private function add_update(): void {
		$seen = (string) get_option( self::VERSION_OPTION, '' );
		if ( $seen === $this->version ) {
			return;
		}
		update_option( self::VERSION_OPTION, $this->version, false );
		if ( '' === $seen || version_compare( $seen, $this->version, '>' ) ) {
			return;
		}
		$this->notifications->add(
			'updated-' . sanitize_key( str_replace( '.', '-', $this->version ) ),
			/* translators: %s: version number. */
			sprintf( __( 'UserFeedback %s is here', 'userfeedback' ), $this->version ),
			$this->news(),
			array( Button::link( __( 'Open surveys', 'userfeedback' ), Page::Surveys->url() ) ),
			Capability::Manage,
			Category::Updates
		);
	}

	/**
	 * The lines of the changelog about this version.
	 */
	private function news(): string {
		$text  = is_readable( $this->readme ) ? (string) file_get_contents( $this->readme ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		$head  = '/^= ' . preg_quote( $this->version, '/' ) . '\b[^\n]*=\s*\n';
		$found = preg_match( $head . '(.*?)(?=^=|\z)/ms', $text, $match );
		return 1 === $found ? trim( (string) preg_replace( '/^\*\s*/m', '• ', $match[1] ) ) : '';
	}
}
