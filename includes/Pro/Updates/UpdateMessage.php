<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Updates;

use UserFeedback\Addons\PluginFolder;

/**
 * Messages about an update that the license does not include.
 */
final class UpdateMessage {

	/**
	 * @param UpdateRight $right What keeps an update away.
	 */
	public function __construct( private OurPlugins $plugins, private UpdateRight $right ) {}

	/**
	 * On the Plugins page: the sentence below WordPress's own, with its link.
	 */
	public function announce(): void {
		foreach ( $this->plugins->slugs() as $slug ) {
			add_action(
				'in_plugin_update_message-' . PluginFolder::of_package( $slug )->basename(),
				fn () => $this->print( $slug )
			);
		}
	}

	/**
	 * Filter auto_update_plugin: an update without a package would fail twice a day,
	 * and WordPress would write a mail about it.
	 *
	 * @param mixed $update Whether WordPress wants to.
	 * @param mixed $line   The plugin's line of the list.
	 */
	public function may_run_by_itself( mixed $update, mixed $line ): mixed {
		$slug = is_object( $line ) ? $this->plugins->slug_of( $line->plugin ?? null ) : null;
		return null !== $slug && '' !== $this->right->obstacle( $slug ) ? false : $update;
	}

	/**
	 * Prints the sentence.
	 *
	 * @param string $slug Slug of addons.json, or Package::PRO.
	 */
	private function print( string $slug ): void {
		$obstacle = $this->right->obstacle( $slug );
		if ( '' === $obstacle ) {
			return;
		}
		$way = $this->right->way_out();
		echo ' ' . esc_html( $obstacle );
		if ( '' !== $way['url'] ) {
			printf( ' <a href="%s">%s</a>', esc_url( $way['url'] ), esc_html( $way['text'] ) );
		}
	}
}
