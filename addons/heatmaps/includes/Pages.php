<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use WP_Post;
use WP_Query;

/**
 * The pages that a heatmap can be of: everything that every visitor may read.
 *
 * @phpstan-type Target array{post: WP_Post|null, path: string}
 */
final class Pages {

	private const MAX = 20;

	private const PATH_LENGTH = 500;

	private const TITLE_LENGTH = 200;

	public function __construct( private HeatmapRepository $heatmaps, private Clock $clock ) {}

	/**
	 * The best matches of a text in titles, or the page at an address; for an empty text the front page and the
	 * newest pages and posts.
	 *
	 * @return list<array<string, mixed>> Wire type `HeatmapPage[]`.
	 */
	public function find( string $search ): array {
		$search  = trim( $search );
		$targets = array();
		if ( 1 === preg_match( '~^https?://~i', $search ) ) {
			try {
				$targets[] = $this->at( $search );
			} catch ( Failure ) {
				return array();
			}
		} else {
			if ( '' === $search && 'page' !== get_option( 'show_on_front' ) ) {
				$targets[] = $this->at( home_url( '/' ) );
			}
			foreach ( self::posts( $search ) as $post ) {
				$targets[] = self::target( $post );
			}
		}
		$known = array();
		foreach ( $this->heatmaps->unfinished( $this->clock->now() ) as $heatmap ) {
			$known[ self::key( $heatmap->post_id, $heatmap->path ) ] = $heatmap->id;
		}
		return array_map(
			static fn ( array $target ): array => array(
				'post_id'    => $target['post']?->ID,
				'title'      => self::title( $target ),
				'url'        => self::url( $target ),
				'heatmap_id' => $known[ self::key( (int) $target['post']?->ID, $target['path'] ) ] ?? null,
				'protected'  => Protection::of( $target['post'] ),
			),
			$targets
		);
	}

	/**
	 * A post of the body.
	 *
	 * @return Target
	 * @throws Failure 422.
	 */
	public function post( int $post_id ): array {
		$post = get_post( $post_id );
		if ( ! $post instanceof WP_Post || ! self::is_open( $post ) ) {
			throw Failure::invalid(
				array( 'post_id' => __( 'Choose a page that everybody may read.', 'userfeedback-heatmaps' ) )
			);
		}
		return self::target( $post );
	}

	/**
	 * The page at an address of this site.
	 *
	 * @return Target
	 * @throws Failure 422.
	 */
	public function at( string $url ): array {
		$path = self::path( $url );
		if ( null === $path ) {
			throw Failure::invalid(
				array( 'url' => __( 'This is not an address of this site.', 'userfeedback-heatmaps' ) )
			);
		}
		$front = (int) get_option( 'page_on_front' );
		$id    = '' === $path && 'page' === get_option( 'show_on_front' ) && $front > 0
			? $front
			: self::post_at( $path, (string) wp_parse_url( $url, PHP_URL_QUERY ) );
		$post  = $id > 0 ? get_post( $id ) : null;
		if ( $post instanceof WP_Post ) {
			if ( ! self::is_open( $post ) ) {
				throw Failure::invalid(
					array( 'url' => __( 'Choose a page that everybody may read.', 'userfeedback-heatmaps' ) )
				);
			}
			return self::target( $post );
		}
		return array(
			'post' => null,
			'path' => $path,
		);
	}

	/**
	 * The post at an address, also on a site with plain permalinks; 0 for none.
	 */
	private static function post_at( string $path, string $query ): int {
		$id = url_to_postid( home_url( '/' . $path ) . ( '' === $query ? '' : '?' . $query ) );
		if ( $id > 0 || '' !== $path ) {
			return $id;
		}
		wp_parse_str( $query, $parts );
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			$name = is_string( $type->query_var ) ? $parts[ $type->query_var ] ?? null : null;
			if ( is_string( $name ) ) {
				return get_page_by_path( $name, OBJECT, $type->name )->ID ?? 0;
			}
		}
		return 0;
	}

	/**
	 * Path of an address of this site from its home, decoded, without slashes at its ends; null for another site's and
	 * for addresses that are no pages.
	 */
	public static function path( string $url ): ?string {
		$home  = wp_parse_url( home_url( '/' ) );
		$parts = wp_parse_url( $url );
		if (
			! is_array( $home ) || ! is_array( $parts )
			|| strtolower( $parts['host'] ?? '' ) !== strtolower( $home['host'] ?? '' )
			|| ( $parts['port'] ?? 0 ) !== ( $home['port'] ?? 0 )
			|| ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			|| isset( $parts['user'] )
		) {
			return null;
		}
		$base = rtrim( $home['path'] ?? '', '/' ) . '/';
		$path = ( $parts['path'] ?? '' ) . '/';
		if ( ! str_starts_with( $path, $base ) ) {
			return null;
		}
		$path    = trim( rawurldecode( substr( $path, strlen( $base ) ) ), '/' );
		$is_page = 1 === preg_match( '~^[^<>"\'\\\\\x00-\x1f]*$~Du', $path )
			&& 1 !== preg_match( '~^(?:wp-(?:admin|content|includes|json)(?:/|$)|[\w/-]*\.php)~', $path )
			&& ! str_contains( $path, '..' )
			&& strlen( $path ) <= self::PATH_LENGTH;
		return $is_page ? $path : null;
	}

	/**
	 * What a page is called in lists.
	 *
	 * @param Target $target The page.
	 */
	public static function title( array $target ): string {
		$post  = $target['post'];
		$title = null === $post
			? ( '' === $target['path'] ? __( 'Front page', 'userfeedback-heatmaps' ) : '/' . $target['path'] . '/' )
			: html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5 );
		return '' === $title
			? __( '(no title)', 'userfeedback-heatmaps' )
			: mb_substr( $title, 0, self::TITLE_LENGTH );
	}

	/**
	 * Whether every visitor may read a post, a password aside: that is a protection.
	 */
	public static function is_open( ?WP_Post $post ): bool {
		return null !== $post && is_post_publicly_viewable( $post );
	}

	/**
	 * What tells pages apart.
	 */
	public static function key( int $post_id, string $path ): string {
		return $post_id > 0 ? 'post ' . $post_id : 'path ' . $path;
	}

	/**
	 * @return Target
	 */
	private static function target( WP_Post $post ): array {
		return array(
			'post' => $post,
			'path' => '',
		);
	}

	/**
	 * @param Target $target The page.
	 */
	private static function url( array $target ): string {
		$url = null === $target['post']
			? home_url( '' === $target['path'] ? '/' : user_trailingslashit( '/' . $target['path'] ) )
			: get_permalink( $target['post'] );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * @return list<WP_Post>
	 */
	private static function posts( string $search ): array {
		$query = new WP_Query(
			array(
				's'                      => $search,
				'search_columns'         => array( 'post_title' ),
				'post_type'              => array_values(
					array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) )
				),
				'post_status'            => 'publish',
				'posts_per_page'         => self::MAX, // phpcs:ignore WordPress.WP.PostsPerPage -- 20.
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array_values(
			array_filter( $query->posts ?? array(), static fn ( mixed $post ): bool => $post instanceof WP_Post )
		);
	}
}
