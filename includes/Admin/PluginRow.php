<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Plan\Owner;

/**
 * Docs in the plugin's row on the Plugins screen.
 */
final class PluginRow {

	public function __construct( private Owner $owner ) {}

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
