<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Addons\AddonStates;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * The editor: both blocks, and the switch of one post in its sidebar, in the block editor and in the classic one.
 */
final class Editor {

	private const HANDLE = 'userfeedback_ratings_editor';

	private const NEEDS = array(
		'wp-blocks',
		'wp-element',
		'wp-block-editor',
		'wp-components',
		'wp-server-side-render',
		'wp-data',
		'wp-editor',
		'wp-plugins',
		'wp-i18n',
	);

	private const NONCE = 'userfeedback_ratings_nonce';

	public function __construct( private Settings $settings ) {}

	/**
	 * Registers blocks and post meta; called on init.
	 *
	 * @param callable(array<mixed>): string $box Draws the box.
	 * @param callable(array<mixed>): string $top Draws the list.
	 */
	public function register( callable $box, callable $top ): void {
		register_post_meta(
			'',
			RateablePosts::META,
			array(
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'sanitize_callback' => array( self::class, 'choice' ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post_id ): bool => current_user_can( 'edit_post', $post_id ),
				'show_in_rest'      => array(
					'schema' => array(
						'type' => 'string',
						'enum' => array( '', 'on', 'off' ),
					),
				),
			)
		);
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( Placement::BLOCK ) ) {
			// By the folder's name: paths mislead where a plugin's folder is a link.
			$file = plugins_url( dirname( AddonStates::basename( 'post-ratings' ) ) . '/assets/editor.js' );
			wp_register_script(
				self::HANDLE,
				'' === $file ? false : $file,
				self::NEEDS,
				Addon::VERSION,
				true
			);
			wp_set_script_translations( self::HANDLE, 'userfeedback-post-ratings' );
			register_block_type(
				Placement::BLOCK,
				array(
					'api_version'     => '3',
					'title'           => __( 'Post Rating', 'userfeedback-post-ratings' ),
					'description'     => __( 'Readers rate this post with stars.', 'userfeedback-post-ratings' ),
					'category'        => 'widgets',
					'icon'            => 'star-filled',
					'supports'        => array( 'html' => false ),
					'editor_script'   => self::HANDLE,
					'uses_context'    => array( 'postId' ),
					'render_callback' => static fn ( array $attributes ): string => $box( array() ),
				)
			);
			register_block_type(
				TopRated::BLOCK,
				array(
					'api_version'     => '3',
					'title'           => __( 'Top Rated Posts', 'userfeedback-post-ratings' ),
					'description'     => __( 'The posts that readers rated best.', 'userfeedback-post-ratings' ),
					'category'        => 'widgets',
					'icon'            => 'star-filled',
					'supports'        => array( 'html' => false ),
					'editor_script'   => self::HANDLE,
					'attributes'      => array(
						'number'  => array(
							'type'    => 'number',
							'default' => 5,
						),
						'minimum' => array(
							'type'    => 'number',
							'default' => 3,
						),
					),
					'render_callback' => static fn ( array $attributes ): string => $top( $attributes ),
				)
			);
		}
	}

	/**
	 * The switch in the classic editor, and in the block editor where the kind of post has no custom fields: its own
	 * switch is stored as one. Called on add_meta_boxes.
	 */
	public function add_box( string $post_type ): void {
		if ( isset( Settings::post_types()[ $post_type ] ) ) {
			add_meta_box(
				'userfeedback_ratings',
				__( 'Post Ratings', 'userfeedback-post-ratings' ),
				array( $this, 'print_box' ),
				$post_type,
				'side',
				'default',
				array( '__back_compat_meta_box' => post_type_supports( $post_type, 'custom-fields' ) )
			);
		}
	}

	/**
	 * Prints the switch.
	 */
	public function print_box( WP_Post $post ): void {
		$now = self::choice( get_post_meta( $post->ID, RateablePosts::META, true ) );
		wp_nonce_field( 'userfeedback_ratings_' . $post->ID, self::NONCE );
		echo '<p><label for="userfeedback_ratings_choice">' . esc_html__( 'Readers can rate this', 'userfeedback-post-ratings' ) . '</label></p>';
		echo '<select name="userfeedback_ratings_choice" id="userfeedback_ratings_choice">';
		foreach ( $this->choices( $post->post_type ) as $value => $label ) {
			printf(
				'<option value="%1$s"%2$s>%3$s</option>',
				esc_attr( $value ),
				selected( $now, $value, false ),
				esc_html( $label )
			);
		}
		echo '</select>';
	}

	/**
	 * Stores the switch of the classic editor; called on save_post.
	 */
	public static function save( int $post_id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Verified below.
		$choice = $_POST['userfeedback_ratings_choice'] ?? null; // phpcs:ignore WordPress.Security -- Verified below, and one of three words.
		if (
			! is_string( $choice ) || ! is_string( $nonce )
			|| false === wp_verify_nonce( $nonce, 'userfeedback_ratings_' . $post_id )
			|| ! current_user_can( 'edit_post', $post_id )
		) {
			return;
		}
		update_post_meta( $post_id, RateablePosts::META, self::choice( $choice ) );
	}

	/**
	 * One of the three words.
	 */
	public static function choice( mixed $given ): string {
		return 'on' === $given || 'off' === $given ? $given : '';
	}

	/**
	 * Labels of the switch.
	 *
	 * @return array<string, string>
	 */
	private function choices( string $post_type ): array {
		$usual = in_array( $post_type, $this->settings->all()['post_types'], true );
		return array(
			''    => $usual
				? __( 'As usual: on', 'userfeedback-post-ratings' )
				: __( 'As usual: off', 'userfeedback-post-ratings' ),
			'on'  => __( 'On', 'userfeedback-post-ratings' ),
			'off' => __( 'Off', 'userfeedback-post-ratings' ),
		);
	}
}
