<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The likeliest reason why nobody saw a published survey, as a sentence for its owner. It reads what visitors get, so
 * a restriction whose addon is off is none.
 */
final class WhyUnseen {

	private const PAGE_RULE = 'page_or_post_is';

	public function __construct(
		private QuestionTypeRegistry $types,
		private AddonStates $addons,
		private SurveyParts $parts
	) {}

	public function reason( Survey $survey ): string {
		if ( ! $this->types->knows_all( $survey ) ) {
			return __( 'Some of its questions are of a type that is not available on this site.', 'userfeedback' );
		}
		$devices   = $this->parts->of( SurveyParts::DEVICES, $survey );
		$countries = $this->parts->of( SurveyParts::COUNTRIES, $survey );
		if ( array() === $devices ) {
			return __( 'No device is chosen in its targeting.', 'userfeedback' );
		}
		if ( array( '' ) === $countries ) {
			return __( 'No country is chosen in its targeting.', 'userfeedback' );
		}
		$targeting = ( new Fields( $survey->settings ) )->part( 'targeting' );
		if ( $this->addons->is_active( 'targeting' ) && 'all' !== $targeting->filled( 'pages', 'all' ) ) {
			if ( array() === $targeting->items( 'page_rules' ) ) {
				return __( 'Its targeting has no page rule, so it shows on no page.', 'userfeedback' );
			}
			return self::has_no_page( $targeting )
				? __( 'The pages of its rules are not published any more.', 'userfeedback' )
				: __( 'Its page rules may leave no page that people visit.', 'userfeedback' );
		}
		if ( array() !== $countries ) {
			return sprintf(
				/* translators: %s: number of countries. */
				_n(
					'It shows in %s country only, and nobody came from there.',
					'It shows in %s countries only, and nobody came from there.',
					count( $countries ),
					'userfeedback'
				),
				number_format_i18n( count( $countries ) )
			);
		}
		if ( ! in_array( 'mobile', $devices, true ) ) {
			return __( 'It does not show on phones, and nobody came with a computer.', 'userfeedback' );
		}
		if ( ! in_array( 'desktop', $devices, true ) ) {
			return __( 'It does not show on computers, and nobody came with a phone.', 'userfeedback' );
		}
		$timing = $this->parts->of( SurveyParts::BEHAVIOR, $survey )['timing'] ?? '';
		if ( ! in_array( $timing, array( 'immediate', 'delay' ), true ) ) {
			return __( 'It waits for something that visitors did not do: look at its timing.', 'userfeedback' );
		}
		return __( 'Nobody visited the site, or the theme leaves out wp_footer().', 'userfeedback' );
	}

	/**
	 * Whether every rule asks for a page, and none of these can be visited.
	 */
	private static function has_no_page( Fields $targeting ): bool {
		foreach ( $targeting->items( 'page_rules' ) as $stored ) {
			$rule = new Fields( is_array( $stored ) ? $stored : array() );
			if (
				self::PAGE_RULE !== $rule->text( 'logic' )
				|| 'publish' === get_post_status( $rule->part( 'data' )->number( 'id' ) )
			) {
				return false;
			}
		}
		return true;
	}
}
