<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use Closure;
use UserFeedback\Support\Failure;

/**
 * The menu in wp-admin and the frame of its pages; the apps draw the rest.
 */
final class AdminMenu {

	/**
	 * Pages that links of the documents name, with their route of About Us. WordPress would answer that the person
	 * is not allowed to see them.
	 */
	private const ELSEWHERE = array(
		'userfeedback_welcome'      => '#/welcome',
		'userfeedback_growth_tools' => '#/growth-tools',
	);

	/**
	 * The menu counts so far.
	 */
	public const MOST_UNREAD = 99;

	/**
	 * Pages by the name that WordPress gives their screen.
	 *
	 * @var array<string, Page>
	 */
	private array $screens = array();

	/**
	 * @param (Closure(): int)|null $unread How many answers in words nobody has read yet; null for a menu without.
	 */
	public function __construct( private ?Closure $unread = null ) {}

	/**
	 * Adds the menu; called on admin_menu.
	 */
	public function add(): void {
		$first = Page::Surveys;
		add_menu_page(
			'UserFeedback',
			'UserFeedback',
			$first->capability()->value,
			$first->value,
			'',
			self::icon(),
			30
		);
		foreach ( Page::cases() as $page ) {
			$screen = add_submenu_page(
				$first->value,
				/* translators: %s: name of a page, e.g. Surveys. */
				sprintf( __( '%s - UserFeedback', 'userfeedback' ), $page->title() ),
				$page->title() . ( Page::Inbox === $page ? $this->bubble() : '' ),
				$page->capability()->value,
				$page->value,
				array( self::class, 'render' )
			);
			if ( false !== $screen ) {
				$this->screens[ $screen ] = $page;
			}
		}
	}

	/**
	 * Number of unread answers, as core shows pending comments. The inbox keeps it right while somebody reads.
	 */
	private function bubble(): string {
		if ( null === $this->unread || ! Page::Inbox->capability()->allowed() ) {
			return '';
		}
		try {
			$unread = ( $this->unread )();
		} catch ( Failure ) {
			// The menu is on every page of wp-admin; a table that cannot be read must not take it down.
			return '';
		}
		$shown = number_format_i18n( min( $unread, self::MOST_UNREAD ) ) . ( $unread > self::MOST_UNREAD ? '+' : '' );
		return sprintf(
			' <span class="awaiting-mod count-%1$d uf-unread"%2$s><span class="pending-count" aria-hidden="true">%3$s</span><span class="screen-reader-text">%4$s</span></span>',
			$unread,
			0 === $unread ? ' hidden' : '',
			esc_html( $shown ),
			/* translators: %s: number of answers. */
			esc_html( sprintf( _n( '%s unread answer', '%s unread answers', $unread, 'userfeedback' ), $shown ) )
		);
	}

	/**
	 * Leads on from a page that is elsewhere; called on admin_page_access_denied.
	 */
	public static function lead_on(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only compared.
		$page = isset( $_GET['page'] ) ? sanitize_key( wp_unslash( $_GET['page'] ) ) : '';
		if ( isset( self::ELSEWHERE[ $page ] ) && Page::About->capability()->allowed() ) {
			wp_safe_redirect( Page::About->url() . self::ELSEWHERE[ $page ] );
			exit;
		}
	}

	/**
	 * Links of the plugin's row on the Plugins screen.
	 *
	 * @param array<string, string> $links HTML by key.
	 * @return array<string, string>
	 */
	public static function row_links( array $links ): array {
		$ours = array();
		foreach ( array( Page::Surveys, Page::Settings ) as $page ) {
			if ( $page->capability()->allowed() ) {
				$ours[ $page->value ] = sprintf(
					'<a href="%1$s">%2$s</a>',
					esc_url( $page->url() ),
					esc_html( $page->title() )
				);
			}
		}
		return $ours + $links;
	}

	/**
	 * Our page on a screen, or null when the screen is not ours.
	 *
	 * @param string $screen WordPress's name of the screen (hook suffix).
	 */
	public function page_on( string $screen ): ?Page {
		return $this->screens[ $screen ] ?? null;
	}

	/**
	 * Prints the frame of a page. Each screen brings its own `.wrap`, because the builder uses the whole width.
	 * Core moves notices below `.wp-header-end`; from there the screens move them under their heading
	 * (LIST-05).
	 */
	public static function render(): void {
		echo '<hr class="wp-header-end">';
		echo '<noscript><div class="wrap"><div class="notice notice-error"><p>';
		esc_html_e(
			'UserFeedback needs JavaScript. Please switch it on in your browser and reload this page.',
			'userfeedback'
		);
		echo '</p></div></div></noscript>';
		echo '<div id="userfeedback-root"></div>';
	}

	/**
	 * The menu's icon. WordPress paints it in the colors of the admin scheme.
	 */
	public static function icon(): string {
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" d="M4 2.5h12A1.5 1.5 0 0 1 17.5 4v9a1.5 1.5 0 0 1-1.5 1.5h-5.2L6.5 18v-3.5H4A1.5 1.5 0 0 1 2.5 13V4A1.5 1.5 0 0 1 4 2.5Zm1.8 3.7v1.4h5.4V6.2H5.8Zm0 3.2v1.4h3.4V9.4H5.8Zm8.6-3.4-2.700 3.900-1.200-1.200-1 1 2.400 2.300 3.700-5.200-1.200-.8Z"/></svg>';
		return 'data:image/svg+xml;base64,' . base64_encode( $svg ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the form add_menu_page() asks for.
	}
}
