<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

/**
 * Makes the fingerprint of a page's layout while WordPress builds it: theme and template, the menus and parts around
 * the content, and which elements the content consists of. Words do not count, so a corrected one starts no new
 * version; a paragraph, a picture or a block that comes or goes does.
 *
 * It is made on the server: a page that a cache kept has the fingerprint of what it shows, visitors pay nothing, and
 * what ads, sliders or extensions do in the browser makes no versions.
 */
final class Layout {

	/**
	 * Elements inside of texts, and those that nobody sees, with spaces between them.
	 */
	private const LEFT_OUT = 'a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u wbr script style noscript template link meta input path g';

	private const LENGTH = 16;

	/**
	 * Digests by part of the page.
	 *
	 * @var array<string, string>
	 */
	private array $parts = array();

	/**
	 * @param int $post_id The page, 0 for one that is no post: its content is a list, which changes with every post.
	 */
	public function __construct( private int $post_id ) {}

	/**
	 * Follows the page from `wp` on.
	 */
	public function follow(): void {
		add_filter( 'template_include', $this->template( ... ), PHP_INT_MAX );
		add_filter( 'the_content', $this->content( ... ), PHP_INT_MAX );
		foreach ( array( 'wp_nav_menu', 'render_block_core/template-part' ) as $filter ) {
			add_filter( $filter, $this->around( ... ), PHP_INT_MAX );
		}
	}

	/**
	 * 16 hexadecimal digits. Asked for at the end of the page.
	 */
	public function fingerprint(): string {
		$theme   = wp_get_theme();
		$blocks  = $GLOBALS['_wp_current_template_content'] ?? '';
		$widgets = get_option( 'sidebars_widgets' );
		ksort( $this->parts );
		return substr(
			md5(
				(string) wp_json_encode(
					array(
						$theme->get_stylesheet(),
						$theme->get( 'Version' ),
						is_string( $blocks ) ? md5( $blocks ) : '',
						$widgets,
						$this->parts,
					)
				)
			),
			0,
			self::LENGTH
		);
	}

	private function template( mixed $file ): mixed {
		$this->parts['template'] = is_string( $file ) ? basename( $file ) : '';
		return $file;
	}

	private function content( mixed $html ): mixed {
		// A plugin may ask for it in the head too, with less in it.
		if ( is_string( $html ) && $this->post_id > 0 && get_the_ID() === $this->post_id ) {
			$structure = self::structure( $html );
			if ( strlen( $structure ) >= strlen( $this->parts['content'] ?? '' ) ) {
				$this->parts['content'] = $structure;
			}
		}
		return $html;
	}

	private function around( mixed $html ): mixed {
		if ( is_string( $html ) ) {
			$structure                              = self::structure( $html );
			$this->parts[ 'a' . md5( $structure ) ] = '';
		}
		return $html;
	}

	/**
	 * Names of the elements of some HTML, in their order.
	 */
	public static function structure( string $html ): string {
		preg_match_all( '~<([a-z][a-z0-9-]*)~', strtolower( $html ), $found );
		return implode( ' ', array_diff( $found[1], explode( ' ', self::LEFT_OUT ) ) );
	}
}
