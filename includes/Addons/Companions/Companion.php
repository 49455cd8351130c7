<?php
declare(strict_types=1);

namespace UserFeedback\Addons\Companions;

/**
 * A third-party plugin that the About and Integrations screens offer (ENT-35).
 */
final class Companion {

	/**
	 * @param string $key      Key of the list, e.g. `aioseo`.
	 * @param string $main     Name of its main file.
	 * @param string $title    Its name, not translated.
	 * @param string $icon     Name of an icon of @wordpress/icons.
	 * @param string $ready_if Option that is set once its setup is done, or ''.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $slug,
		private string $main,
		public readonly string $title,
		public readonly string $excerpt,
		public readonly string $icon,
		private string $ready_if = ''
	) {}

	public function basename(): string {
		return "{$this->slug}/{$this->main}.php";
	}

	/**
	 * Whether its files are here.
	 */
	public function is_installed(): bool {
		return is_file( WP_PLUGIN_DIR . '/' . $this->basename() );
	}

	/**
	 * Whether WordPress loads it.
	 */
	public function is_active(): bool {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return $this->is_installed() && is_plugin_active( $this->basename() );
	}

	/**
	 * Whether it was set up; only meant for the one with a wizard that our screens lead to.
	 */
	public function is_set_up(): bool {
		return '' !== $this->ready_if && $this->is_active() && (bool) get_option( $this->ready_if );
	}
}
