<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Access\Capability;

/**
 * The eight pages of the plugin in wp-admin. The value is the page's slug.
 */
enum Page: string {

	case Surveys     = 'userfeedback_surveys';
	case Results     = 'userfeedback_results';
	case Inbox       = 'userfeedback_inbox';
	case PostRatings = 'userfeedback_post_ratings';
	case Heatmaps    = 'userfeedback_heatmaps';
	case Addons      = 'userfeedback_addons';
	case Settings    = 'userfeedback_settings';
	case About       = 'userfeedback_about';

	/**
	 * Name in the menu and in the window's title.
	 */
	public function title(): string {
		return match ( $this ) {
			self::Surveys     => __( 'Surveys', 'userfeedback' ),
			self::Results     => __( 'Results', 'userfeedback' ),
			self::Inbox       => __( 'Inbox', 'userfeedback' ),
			self::PostRatings => __( 'Post Ratings', 'userfeedback' ),
			self::Heatmaps    => __( 'Heatmaps', 'userfeedback' ),
			self::Addons      => __( 'Addons', 'userfeedback' ),
			self::Settings    => __( 'Settings', 'userfeedback' ),
			self::About       => __( 'About Us', 'userfeedback' ),
		};
	}

	/**
	 * App that the page mounts: `app` of the boot data.
	 */
	public function app(): string {
		return match ( $this ) {
			self::Surveys     => 'surveys',
			self::Results     => 'results',
			self::Inbox       => 'inbox',
			self::PostRatings => 'post-ratings',
			self::Heatmaps    => 'heatmaps',
			self::Addons      => 'addons',
			self::Settings    => 'settings',
			self::About       => 'about',
		};
	}

	/**
	 * Folder of the app in build/.
	 */
	public function bundle(): string {
		return match ( $this ) {
			self::PostRatings, self::Heatmaps => $this->app(),
			default => 'admin-' . $this->app(),
		};
	}

	/**
	 * Capability that opens the page for the current user (A99). Who may do anything
	 * with surveys may see them; the app hides what the person may not do.
	 */
	public function capability(): Capability {
		return match ( $this ) {
			self::Surveys, self::About       => self::first_of(
				Capability::Edit,
				Capability::View,
				Capability::Delete
			),
			self::Results, self::Inbox, self::PostRatings, self::Heatmaps => Capability::View,
			self::Addons, self::Settings     => Capability::Manage,
		};
	}

	/**
	 * The first that the current user has, else the first.
	 */
	private static function first_of( Capability $first, Capability ...$others ): Capability {
		foreach ( array( $first, ...$others ) as $capability ) {
			if ( $capability->allowed() ) {
				return $capability;
			}
		}
		return $first;
	}

	/**
	 * Address without hash.
	 */
	public function url(): string {
		return admin_url( 'admin.php?page=' . $this->value );
	}
}
