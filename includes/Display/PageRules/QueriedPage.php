<?php
declare(strict_types=1);

namespace UserFeedback\Display\PageRules;

use WP_Post;
use WP_Post_Type;
use WP_Query;

/**
 * The page or post that owners mean by the address of a query.
 */
final class QueriedPage {

	/**
	 * The queried post. WooCommerce's shop page is an archive to WordPress, and a page to those who choose it.
	 */
	public static function of( WP_Query $query ): ?WP_Post {
		$object = $query->get_queried_object();
		if ( $object instanceof WP_Post_Type && 'product' === $object->name ) {
			$id     = get_option( 'woocommerce_shop_page_id' );
			$object = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		}
		return $object instanceof WP_Post ? $object : null;
	}
}
