<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Access\AccessSettings;
use UserFeedback\Access\Capability;
use UserFeedback\Access\SurveyScope;
use UserFeedback\Addons\AddonCatalog;
use UserFeedback\Addons\AddonStates;
use UserFeedback\Addons\Companions\Analytics;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Display\WidgetParts;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Display\WidgetStrings;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\Rights;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\LanguageTag;
use UserFeedback\Surveys\Presentation;

/**
 * Data with which the apps in wp-admin start: wire type BootData (src/types/boot.ts; PLAN-02, PLAN-03,
 * CALL-01).
 */
final class BootData {

	/**
	 * @param LicenseBoot  $license      What is known of the license.
	 */
	public function __construct(
		private Rights $rights,
		private AddonCatalog $catalog,
		private AddonStates $addon_states,
		private LicenseBoot $license,
		private BuilderMenus $menus,
		private Drafting $drafting,
		private Notifications $notifications,
		private Clock $clock,
		private WidgetParts $parts,
		private Analytics $analytics
	) {}

	/**
	 * Boot data of a page for the current user. Only people who may manage options get the administrator's
	 * address (A117).
	 *
	 * @return array<string, mixed>
	 */
	public function of( Page $page ): array {
		$manage = Capability::Manage->allowed();
		$data   = array(
			'version'         => Plugin::VERSION,
			'app'             => $page->app(),
			'rest'            => array(
				'root'  => esc_url_raw( rest_url() ),
				'nonce' => wp_create_nonce( 'wp_rest' ),
			),
			'ajax'            => array(
				'url'   => admin_url( 'admin-ajax.php' ),
				'nonce' => wp_create_nonce( AjaxRouter::NONCE ),
			),
			'assets'          => Plugin::url( 'build/' ),
			'pages'           => self::pages(),
			'capabilities'    => array(
				'edit'   => Capability::Edit->allowed(),
				'view'   => Capability::View->allowed(),
				'delete' => Capability::Delete->allowed(),
				'manage' => $manage,
				'all'    => null === SurveyScope::author(),
			),
			'is_pro'          => $this->rights->is_pro(),
			'is_licensed'     => $this->rights->is_licensed(),
			'license_type'    => $this->rights->license_type(),
			'features'        => $this->rights->all(),
			'notifications'   => $this->notifications->count(),
			'addons'          => $this->addons(),
			'site'            => $this->site(),
			'widget_defaults' => WidgetSettings::for_preview( $this->rights->all() ),
			'widget_strings'  => WidgetStrings::all(),
			'widget_parts'    => $this->parts->all(),
			'roles'           => Page::Settings === $page ? AccessSettings::roles() : array(),
			'icons_url'       => Plugin::url( 'build/icons/index.json' ),
			'ai_drafts'       => Page::Surveys === $page && Capability::Edit->allowed()
				? $this->drafting->boot()
				: null,
			'analytics'       => Page::Surveys === $page ? $this->analytics->boot() : null,
			'types_off'       => $this->menus->off(),
			'taken_names'     => Page::Surveys === $page ? Presentation::taken() : array(),
		) + $this->menus->all() + $this->license->data();
		if ( $manage ) {
			$data['admin_email'] = (string) get_bloginfo( 'admin_email' );
		}
		return $data;
	}

	/**
	 * Addresses of all pages.
	 *
	 * @return array<string, string>
	 */
	private static function pages(): array {
		$pages = array();
		foreach ( Page::cases() as $page ) {
			$pages[ str_replace( '-', '_', $page->app() ) ] = $page->url();
		}
		return $pages;
	}

	/**
	 * State of the addons (PLAN-05).
	 *
	 * @return array<string, array{installed: bool, active: bool, damaged: bool, type: string}>
	 */
	private function addons(): array {
		$addons = array();
		foreach ( $this->catalog->all() as $slug => $addon ) {
			$addons[ $slug ] = array(
				'installed' => $this->addon_states->is_installed( $slug ),
				'active'    => $this->addon_states->is_active( $slug ),
				'damaged'   => null !== $this->addon_states->problem( $slug ),
				'type'      => $this->rights->has_plan( $addon->plan ) ? 'licensed' : 'unlicensed',
			);
		}
		return $addons;
	}

	/**
	 * Facts about the site.
	 *
	 * @return array<string, mixed>
	 */
	private function site(): array {
		$now = $this->clock->site_now();
		return array(
			'name'          => wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ),
			'url'           => home_url( '/' ),
			'privacy_url'   => get_privacy_policy_url(),
			'timezone'      => wp_timezone_string(),
			'utc_offset'    => intdiv( $now->getOffset(), MINUTE_IN_SECONDS ),
			'today'         => $now->format( 'Y-m-d' ),
			'date_format'   => self::option( 'date_format', 'F j, Y' ),
			'time_format'   => self::option( 'time_format', 'g:i a' ),
			'locale'        => LanguageTag::of( get_user_locale() ),
			'rtl'           => is_rtl(),
			'start_of_week' => (int) self::option( 'start_of_week', '1' ),
		);
	}

	/**
	 * A text option of WordPress.
	 *
	 * @param string $fallback When it is not set.
	 */
	private static function option( string $name, string $fallback ): string {
		$value = get_option( $name );
		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $fallback;
	}
}
