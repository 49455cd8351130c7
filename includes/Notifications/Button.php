<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

/**
 * A button of a notification (ENT-33).
 *
 * @phpstan-type ButtonData array{text: string, url: string, type: 'link'|'action', is_external: bool}
 */
final class Button {

	/**
	 * @param string          $url  Address of a link; of an action its key `class/action` (A109).
	 * @param 'link'|'action' $type Whether it leads somewhere or calls POST notifications/action.
	 */
	private function __construct(
		private string $text,
		private string $url,
		private string $type,
		private bool $is_external = false
	) {}

	/**
	 * Leads to a screen of this site.
	 *
	 * @param string $text Translated.
	 */
	public static function link( string $text, string $url ): self {
		return new self( $text, self::address( $url ), 'link' );
	}

	/**
	 * Opens an address elsewhere in a new tab.
	 *
	 * @param string $text Translated.
	 */
	public static function external( string $text, string $url ): self {
		return new self( $text, self::address( $url ), 'link', true );
	}

	/**
	 * Runs an action of `ActionRegistry`.
	 *
	 * @param string $text Translated.
	 */
	public static function action( string $text, string $owner, string $action ): self {
		return new self( $text, $owner . '/' . $action, 'action' );
	}

	/**
	 * A stored button, or null for what is none.
	 */
	public static function read( mixed $data ): ?self {
		if ( ! is_array( $data ) || ! is_string( $data['text'] ?? null ) || ! is_string( $data['url'] ?? null ) ) {
			return null;
		}
		$is_action = 'action' === ( $data['type'] ?? '' );
		return new self(
			$data['text'],
			$data['url'],
			$is_action ? 'action' : 'link',
			true === ( $data['is_external'] ?? false )
		);
	}

	/**
	 * Wire type NotificationButton.
	 *
	 * @return ButtonData
	 */
	public function to_array(): array {
		return array(
			'text'        => $this->text,
			'url'         => $this->url,
			'type'        => $this->type,
			'is_external' => $this->is_external,
		);
	}

	/**
	 * An address that a link may have; '' for any other.
	 */
	private static function address( string $url ): string {
		return esc_url_raw( $url, array( 'http', 'https', 'mailto' ) );
	}
}
