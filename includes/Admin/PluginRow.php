<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Access\Capability;
use UserFeedback\Plan\Owner;

/**
 * Links of the plugin's row on the Plugins screen.
 */
final class PluginRow {

	public function __construct( private Owner $owner ) {}

	/**
	 * Settings, before Deactivate.
	 *
	 * @param array<mixed> $links HTML by name.
	 * @return array<mixed>
	 */
	public function actions( array $links ): array {
		if ( ! Capability::Manage->allowed() ) {
			return $links;
		}
		$settings = sprintf(
			'<a href="%s">%s</a>',
			esc_url( Page::Settings->url() ),
			esc_html__( 'Settings', 'userfeedback' )
		);
		return array( 'settings' => $settings ) + $links;
	}

	/**
	 * Docs, below the description.
	 *
	 * @param array<mixed> $meta HTML.
	 * @param string       $file Main file of the row's plugin, below the plugins' folder.
	 * @param string       $own  Our own.
	 * @return array<mixed>
	 */
	public function meta( array $meta, string $file, string $own ): array {
		$docs = $this->owner->link( 'docs' );
		if ( $file !== $own || '' === $docs ) {
			return $meta;
		}
		$meta['docs'] = sprintf(
			'<a href="%s" target="_blank" rel="noreferrer">%s<span class="screen-reader-text"> %s</span></a>',
			esc_url( $docs ),
			esc_html__( 'Docs', 'userfeedback' ),
			esc_html__( '(opens in a new tab)', 'userfeedback' )
		);
		return $meta;
	}
}
