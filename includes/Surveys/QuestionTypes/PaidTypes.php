<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * The types that come with Pro and the Question Types addon. Core knows what is
 * here although their code may be missing: menus show them locked, and a survey
 * keeps them when their code is gone.
 */
final class PaidTypes {

	private const GROUPS = array(
		'image-radio' => 'choice',
		'icon-choice' => 'choice',
		'star-rating' => 'rating',
		'nps'         => 'rating',
		'scale'       => 'rating',
		'ranking'     => 'choice',
		'dropdown'    => 'choice',
		'matrix'      => 'choice',
		'number'      => 'text',
		'date'        => 'text',
		'upload'      => 'other',
	);

	/**
	 * Those of Pro itself. All others are of the Question Types addon.
	 */
	private const PICTURES = array( 'image-radio', 'icon-choice' );

	/**
	 * @return array<string, string> Translated names by key, in the order of the builder's menu.
	 */
	public static function labels(): array {
		return array(
			'image-radio' => __( 'Image Radio', 'userfeedback' ),
			'icon-choice' => __( 'Icon Choice', 'userfeedback' ),
			'star-rating' => __( 'Star Rating', 'userfeedback' ),
			'nps'         => __( 'NPS', 'userfeedback' ),
			'scale'       => __( 'Scale', 'userfeedback' ),
			'ranking'     => __( 'Ranking', 'userfeedback' ),
			'dropdown'    => __( 'Dropdown', 'userfeedback' ),
			'matrix'      => __( 'Matrix', 'userfeedback' ),
			'number'      => __( 'Number', 'userfeedback' ),
			'date'        => __( 'Date', 'userfeedback' ),
			'upload'      => __( 'File upload', 'userfeedback' ),
		);
	}

	/**
	 * @return 'text'|'choice'|'rating'|'other'|''
	 */
	public static function group( string $type ): string {
		return self::GROUPS[ $type ] ?? '';
	}

	/**
	 * Types that need the Question Types addon to show and a plan to stay (SEL-08, SAVE-10).
	 */
	public static function need_addon( string $type ): bool {
		return isset( self::GROUPS[ $type ] ) && ! self::has_pictures( $type );
	}

	/**
	 * Pictures need Pro to be added, and stay without it (A26).
	 */
	public static function has_pictures( string $type ): bool {
		return in_array( $type, self::PICTURES, true );
	}

	/**
	 * What results compute of its numbers beside their shares.
	 *
	 * @return 'mean'|'nps'|null
	 */
	public static function figure( string $type ): ?string {
		return match ( $type ) {
			'star-rating' => 'mean',
			'nps'         => 'nps',
			default       => null,
		};
	}
}
