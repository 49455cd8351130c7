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
	);

	/**
	 * @return array<string, string> Translated names by key, in the order of the builder's menu.
	 */
	public static function labels(): array {
		return array(
			'image-radio' => __( 'Image Radio', 'userfeedback' ),
			'icon-choice' => __( 'Icon Choice', 'userfeedback' ),
			'star-rating' => __( 'Star Rating', 'userfeedback' ),
			'nps'         => __( 'NPS', 'userfeedback' ),
		);
	}

	/**
	 * @return 'choice'|'rating'|''
	 */
	public static function group( string $type ): string {
		return self::GROUPS[ $type ] ?? '';
	}

	/**
	 * Ratings need the Question Types addon to show and a plan to stay (SEL-08, SAVE-10).
	 */
	public static function is_rating( string $type ): bool {
		return 'rating' === self::group( $type );
	}

	/**
	 * Pictures need Pro to be added, and stay without it (A26).
	 */
	public static function has_pictures( string $type ): bool {
		return 'choice' === self::group( $type );
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
