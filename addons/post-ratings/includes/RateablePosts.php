<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Support\Failure;
use WP_Post;

/**
 * Which posts visitors may rate.
 */
final class RateablePosts {

	/**
	 * Post meta that overrides the types for one post: on or off.
	 */
	public const META = '_userfeedback_ratings';

	public function __construct( private Settings $settings ) {}

	/**
	 * Whether ratings are on for a post, whoever may read it.
	 */
	public function is_on( WP_Post $post ): bool {
		if ( ! isset( Settings::post_types()[ $post->post_type ] ) ) {
			return false;
		}
		$choice = get_post_meta( $post->ID, self::META, true );
		return 'on' === $choice
			|| ( 'off' !== $choice && in_array( $post->post_type, $this->settings->all()['post_types'], true ) );
	}

	/**
	 * Whether every visitor may read and rate a post.
	 */
	public function is_open( WP_Post $post ): bool {
		return $this->is_on( $post ) && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	/**
	 * The post of a public call. Drafts, private, scheduled, protected and unknown ones are the same 404 (SEC-R3).
	 *
	 * @throws Failure 404.
	 */
	public function open( int $post_id ): WP_Post {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		if ( ! $post instanceof WP_Post || ! $this->is_open( $post ) ) {
			throw Failure::not_found( __( 'This post cannot be rated.', 'userfeedback-post-ratings' ) );
		}
		return $post;
	}

	/**
	 * Whether lists show a post: not while it is in the trash.
	 */
	public static function is_listed( ?WP_Post $post ): bool {
		return null !== $post && ! in_array( $post->post_status, array( 'trash', 'auto-draft', 'inherit' ), true );
	}
}
