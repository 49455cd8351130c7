<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Support\JsonFile;

/**
 * Translated texts of an app, including its lazily loaded parts.
 *
 * A list of texts belongs to the script that shows them. Core reads the list of the enqueued script. Parts that
 * this script loads later have lists of their own in language packs, which core never opens. So an app's lists
 * are merged.
 */
final class ScriptTranslations {

	/**
	 * @param list<string> $folders Where lists lie, without trailing slash; a text of an earlier one counts.
	 */
	public function __construct( private array $folders ) {}

	/**
	 * The texts of an app as wp.i18n takes them, or null when there are none.
	 *
	 * @param string $bundle Folder of the app below build/.
	 */
	public function of( string $bundle, string $locale ): ?string {
		$texts = array();
		foreach ( $this->files( $locale ) as $file ) {
			$texts += self::texts( $file, $bundle );
		}
		if ( array() === $texts ) {
			return null;
		}
		$json = wp_json_encode( array( 'locale_data' => array( 'messages' => $texts ) ) );
		return false === $json ? null : $json;
	}

	/**
	 * All lists of a language.
	 *
	 * @return list<string>
	 */
	private function files( string $locale ): array {
		$files = array();
		foreach ( $this->folders as $folder ) {
			$found = glob( $folder . '/userfeedback-' . sanitize_file_name( $locale ) . '-*.json' );
			$files = array_merge( $files, false === $found ? array() : $found );
		}
		return $files;
	}

	/**
	 * Texts of one list; empty when it belongs to another app.
	 *
	 * @param string $bundle Folder of the app below build/.
	 * @return array<string, mixed>
	 */
	private static function texts( string $file, string $bundle ): array {
		$list = JsonFile::read( $file );
		if ( ! is_array( $list['locale_data'] ?? null ) ) {
			return array();
		}
		// WP-CLI and translate.wordpress.org name the script in different places; a list made by hand may name none.
		$script = $list['source'] ?? $list['comment']['reference'] ?? '';
		$ours   = is_string( $script ) && 1 === preg_match( "#^$|build/({$bundle}|chunks)/#", $script );
		$texts  = $list['locale_data']['messages'] ?? $list['locale_data']['userfeedback'] ?? null;
		// Tools write untranslated texts as empty ones.
		return $ours && is_array( $texts ) ? array_filter(
			$texts,
			static fn ( mixed $forms ): bool => array( '' ) !== $forms
		) : array();
	}
}
