<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Lookup;

use WP_Term;

/**
 * Values that page rules can have (CALL-23, TGT-21, A63): public names only, no people and no content.
 *
 * @phpstan-type Item array{id: string|int, label: string}
 */
final class RuleValues {

	public const TYPES = array(
		'user_logged_in',
		'wp_user_roles',
		'wp_page_type',
		'post_type',
		'taxonomy',
		'taxonomy_term',
	);

	/**
	 * Maximum number of terms in a reply; a site may have a hundred thousand.
	 */
	private const MAX_TERMS = 20;

	/**
	 * The values that match.
	 *
	 * @param string $search Part of the label, '' for all.
	 * @return list<Item>
	 */
	public function find( string $type, string $search ): array {
		if ( 'taxonomy_term' === $type ) {
			return self::terms( $search );
		}
		$items = match ( $type ) {
			'user_logged_in' => self::items(
				array(
					'logged_in'  => __( 'Logged in', 'userfeedback' ),
					'logged_out' => __( 'Logged out', 'userfeedback' ),
				)
			),
			'wp_user_roles'  => self::items( array_map( 'translate_user_role', wp_roles()->get_names() ) ),
			'wp_page_type'   => self::items( self::page_types() ),
			'post_type'      => self::items(
				array_map(
					static fn ( object $type ): string => $type->labels->singular_name,
					get_post_types( array( 'public' => true ), 'objects' )
				)
			),
			'taxonomy'       => self::items(
				array_map(
					static fn ( object $taxonomy ): string => $taxonomy->labels->singular_name,
					get_taxonomies( array( 'public' => true ), 'objects' )
				)
			),
			default          => array(),
		};
		return array_values(
			array_filter(
				$items,
				static fn ( array $item ): bool => '' === $search || false !== mb_stripos( $item['label'], $search )
			)
		);
	}

	/**
	 * Kinds of pages that WordPress knows.
	 *
	 * @return array<string|int, string>
	 */
	private static function page_types(): array {
		return array(
			'front_page' => __( 'Front page', 'userfeedback' ),
			'blog'       => __( 'Blog page', 'userfeedback' ),
			'singular'   => __( 'Any single page or post', 'userfeedback' ),
			'page'       => __( 'Page', 'userfeedback' ),
			'post'       => __( 'Post', 'userfeedback' ),
			'archive'    => __( 'Any archive', 'userfeedback' ),
			'category'   => __( 'Category archive', 'userfeedback' ),
			'tag'        => __( 'Tag archive', 'userfeedback' ),
			'author'     => __( 'Author archive', 'userfeedback' ),
			'date'       => __( 'Date archive', 'userfeedback' ),
			'search'     => __( 'Search results', 'userfeedback' ),
			'404'        => __( 'Page not found (404)', 'userfeedback' ),
		);
	}

	/**
	 * Terms of public taxonomies. Two terms may share a name, so the label includes the taxonomy.
	 *
	 * @return list<Item>
	 */
	private static function terms( string $search ): array {
		$taxonomies = get_taxonomies( array( 'public' => true ), 'objects' );
		$terms      = get_terms(
			array(
				'taxonomy'   => array_keys( $taxonomies ),
				'name__like' => $search,
				'hide_empty' => false,
				'number'     => self::MAX_TERMS,
				'orderby'    => 'name',
			)
		);
		$items      = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term && isset( $taxonomies[ $term->taxonomy ] ) ) {
				$items[] = array(
					'id'    => $term->term_id,
					'label' => sprintf(
						/* translators: 1: name of a term, e.g. News. 2: name of its taxonomy, e.g. Category. */
						__( '%1$s (%2$s)', 'userfeedback' ),
						html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5 ),
						$taxonomies[ $term->taxonomy ]->labels->singular_name
					),
				);
			}
		}
		return $items;
	}

	/**
	 * Items from names.
	 *
	 * @param array<string|int, string> $names Id => label.
	 * @return list<Item>
	 */
	private static function items( array $names ): array {
		$items = array();
		foreach ( $names as $id => $label ) {
			$items[] = array(
				// PHP turns the key '404' into an integer.
				'id'    => (string) $id,
				'label' => $label,
			);
		}
		return $items;
	}
}
