<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use WP_Post;

/**
 * Why a page is not recorded: what visitors do there is nobody's business unless the owner says otherwise (A93).
 * Fields for passwords that only the browser sees are found by the recorder.
 */
final class Protection {

	public const PASSWORD       = 'password';
	public const PASSWORD_FIELD = 'password-field';
	public const CHECKOUT       = 'checkout';
	public const ACCOUNT        = 'account';

	private const REASONS = array( self::PASSWORD, self::PASSWORD_FIELD, self::CHECKOUT, self::ACCOUNT );

	/**
	 * Blocks and shortcodes of checkout and account pages, for shops whose pages are not asked for below.
	 */
	private const MARKS = array(
		'wp:woocommerce/checkout'    => self::CHECKOUT,
		'[woocommerce_checkout'      => self::CHECKOUT,
		'[download_checkout'         => self::CHECKOUT,
		'wp:edd/checkout'            => self::CHECKOUT,
		'[woocommerce_my_account'    => self::ACCOUNT,
		'wp:woocommerce/customer-ac' => self::ACCOUNT,
		'[edd_profile_editor'        => self::ACCOUNT,
		'[edd_login'                 => self::PASSWORD_FIELD,
		'"displayLoginAsForm":true'  => self::PASSWORD_FIELD,
		'type="password"'            => self::PASSWORD_FIELD,
	);

	/**
	 * The reason that is in the way now, null when the setting allows such pages or there is none.
	 */
	public static function of( ?WP_Post $post ): ?string {
		return Settings::has_sensitive_pages() ? null : self::reason( $post );
	}

	/**
	 * @param WP_Post|null $post Null for a page that is no post.
	 * @return string|null One of REASONS.
	 */
	private static function reason( ?WP_Post $post ): ?string {
		$reason = null === $post ? null : self::of_shop( $post->ID ) ?? self::of_content( $post );

		/**
		 * Filters why a page is not recorded in heatmaps while the setting does not allow such pages.
		 *
		 * @since 0.1.0
		 *
		 * @param string|null $reason `password`, `password-field`, `checkout`, `account`, or null for a page without secrets.
		 * @param int         $post_id The post, 0 for a page that is no post.
		 */
		$reason = apply_filters( 'userfeedback_heatmap_protection', $reason, null === $post ? 0 : $post->ID );
		return in_array( $reason, self::REASONS, true ) ? $reason : null;
	}

	private static function of_shop( int $post_id ): ?string {
		if ( function_exists( 'wc_get_page_id' ) ) {
			foreach ( array(
				'checkout'  => self::CHECKOUT,
				'myaccount' => self::ACCOUNT,
			) as $page => $reason ) {
				if ( wc_get_page_id( $page ) === $post_id ) {
					return $reason;
				}
			}
		}
		$checkout = function_exists( 'edd_get_option' ) ? edd_get_option( 'purchase_page', 0 ) : 0;
		return is_numeric( $checkout ) && (int) $checkout === $post_id ? self::CHECKOUT : null;
	}

	private static function of_content( WP_Post $post ): ?string {
		if ( '' !== $post->post_password ) {
			return self::PASSWORD;
		}
		foreach ( self::MARKS as $mark => $reason ) {
			if ( str_contains( $post->post_content, $mark ) ) {
				return $reason;
			}
		}
		return null;
	}
}
