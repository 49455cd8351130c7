<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Rest\Schema;
use UserFeedback\Support\Failure;

/**
 * The settings of the rating box (ENT-25, A96), one option.
 *
 * @phpstan-type Values array{icon_id: string, icon_color: string, rating_question: string, thank_you_message: string, rating_instruction_message: string, font: array{value: string}, background_color: string, text_color: string, show_vote_count: string, show_rating: string, display_settings: string, use_review_schema: string, show_uf_logo: string, post_types: list<string>, schema_types: array<string, string>, ask_why: string, why_question: string, why_length: int, why_required: string, why_readers: string, votes_per_address: int}
 */
final class Settings {

	public const OPTION = 'userfeedback_core_post_ratings';

	public const ICONS = array( 'star', 'smile', 'thumb' );

	/**
	 * Most characters that an owner may allow in a comment.
	 */
	public const LONGEST_WHY = 2000;

	/**
	 * Places of the box (ENT-26), and one more that the documents do not name: before the content.
	 */
	public const PLACES = array( 'after_content', 'before_content', 'before_comments', 'after_comments', 'manual' );

	/**
	 * Families that devices bring along: a font from elsewhere would be a request of every visitor to somebody else.
	 */
	public const FONTS = array(
		'',
		'system-ui',
		'Arial',
		'Courier New',
		'Georgia',
		'Palatino',
		'Tahoma',
		'Times New Roman',
		'Trebuchet MS',
		'Verdana',
	);

	/**
	 * Types that search engines show stars for, and none.
	 */
	public const SCHEMA_TYPES = array(
		'none',
		'Book',
		'Course',
		'CreativeWorkSeason',
		'CreativeWorkSeries',
		'Episode',
		'Event',
		'Game',
		'HowTo',
		'LocalBusiness',
		'MediaObject',
		'Movie',
		'MusicPlaylist',
		'MusicRecording',
		'Organization',
		'Product',
		'Recipe',
		'SoftwareApplication',
	);

	/**
	 * Values of a site that changed nothing.
	 *
	 * @return Values
	 */
	public static function defaults(): array {
		return array(
			'icon_id'                    => 'star',
			'icon_color'                 => '#F5A623',
			'rating_question'            => __( 'How would you rate this post?', 'userfeedback-post-ratings' ),
			'thank_you_message'          => __( 'Thanks for your feedback!', 'userfeedback-post-ratings' ),
			'rating_instruction_message' => __(
				'Select a star. 1 is poor, 5 is excellent.',
				'userfeedback-post-ratings'
			),
			'font'                       => array( 'value' => '' ),
			'background_color'           => '#ffffff',
			'text_color'                 => '#23282D',
			'show_vote_count'            => 'yes',
			'show_rating'                => 'yes',
			'display_settings'           => 'after_content',
			'use_review_schema'          => 'no',
			'show_uf_logo'               => 'yes',
			'post_types'                 => array( 'post' ),
			'schema_types'               => array(),
			'ask_why'                    => 'no',
			'why_question'               => __( 'What could be better?', 'userfeedback-post-ratings' ),
			'why_length'                 => 500,
			'why_required'               => 'no',
			'why_readers'                => 'view',
			'votes_per_address'          => 1,
		);
	}

	/**
	 * REST schema of each key.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$yes_no = Schema::one_of( 'yes', 'no' );
		return array(
			'icon_id'                    => Schema::one_of( ...self::ICONS ),
			'icon_color'                 => Schema::color(),
			'rating_question'            => array( 'minLength' => 1 ) + Schema::text( 200 ),
			'thank_you_message'          => array( 'minLength' => 1 ) + Schema::text( 300 ),
			'rating_instruction_message' => Schema::text( 300 ),
			'font'                       => array(
				'type'       => 'object',
				'properties' => array( 'value' => array( 'required' => true ) + Schema::one_of( ...self::FONTS ) ),
			),
			'background_color'           => Schema::color(),
			'text_color'                 => Schema::color(),
			'show_vote_count'            => $yes_no,
			'show_rating'                => $yes_no,
			'display_settings'           => Schema::one_of( ...self::PLACES ),
			'use_review_schema'          => $yes_no,
			'show_uf_logo'               => $yes_no,
			'post_types'                 => Schema::items( Schema::text( 20 ), 100 ),
			'schema_types'               => array(
				'type'                 => 'object',
				'additionalProperties' => Schema::one_of( ...self::SCHEMA_TYPES ),
			),
			'ask_why'                    => $yes_no,
			'why_question'               => array( 'minLength' => 1 ) + Schema::text( 200 ),
			'why_length'                 => Schema::number( 50, self::LONGEST_WHY ),
			'why_required'               => $yes_no,
			'why_readers'                => Schema::one_of( 'view', 'manage' ),
			'votes_per_address'          => Schema::number( 1, 1000 ),
		);
	}

	/**
	 * The current values.
	 *
	 * @return Values
	 */
	public function all(): array {
		$stored = get_option( self::OPTION );
		$values = self::defaults();
		foreach ( is_array( $stored ) ? array_intersect_key( $stored, $values ) : array() as $key => $value ) {
			if ( gettype( $value ) === gettype( $values[ $key ] ) ) {
				$values[ $key ] = $value;
			}
		}
		/**
		 * Stored by save(), which checked it.
		 *
		 * @var Values $values
		 */
		return $values;
	}

	/**
	 * Stores values; keys that are not given stay.
	 *
	 * @param array<mixed> $given Valid by schema(); unknown keys are dropped (A98).
	 * @throws Failure 400 for a type of content that cannot be rated; nothing is stored.
	 */
	public function save( array $given ): void {
		$given = array_intersect_key( $given, self::defaults() );
		foreach ( array( 'post_types', 'schema_types' ) as $key ) {
			$names = (array) ( $given[ $key ] ?? array() );
			$names = 'post_types' === $key ? $names : array_keys( $names );
			if ( array() !== array_diff( $names, array_keys( self::post_types() ) ) ) {
				throw Failure::invalid(
					array( 'settings[' . $key . ']' => __( 'This has a type of content that cannot be rated.', 'userfeedback-post-ratings' ) ),
					400
				);
			}
		}
		foreach ( $given as $key => $value ) {
			$given[ $key ] = is_string( $value ) ? sanitize_text_field( $value ) : $value;
		}
		if ( is_array( $given['font'] ?? null ) ) {
			$given['font'] = array( 'value' => $given['font']['value'] ?? '' );
		}
		$changed = array_filter(
			$given + $this->all(),
			static fn ( mixed $value, string $key ): bool => ( self::defaults()[ $key ] ?? null ) !== $value,
			ARRAY_FILTER_USE_BOTH
		);
		// What is as it came is not stored, so a text follows the language of the site.
		update_option( self::OPTION, $changed, true );
	}

	/**
	 * Types of content that can be rated.
	 *
	 * @return array<string, string> Label by name.
	 */
	public static function post_types(): array {
		$types = array();
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			if ( 'attachment' !== $type->name ) {
				$types[ $type->name ] = (string) $type->labels->name;
			}
		}
		return $types;
	}
}
