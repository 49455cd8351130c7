<?php
declare(strict_types=1);

namespace UserFeedback\Display;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;

/**
 * The likeliest reason why nobody saw a published survey, as a sentence for its owner.
 */
final class WhyUnseen {

	public function __construct( private QuestionTypeRegistry $types, private AddonStates $addons ) {}

	public function reason( Survey $survey ): string {
		if ( ! $this->types->knows_all( $survey ) ) {
			return __( 'Some of its questions are of a type that is not available on this site.', 'userfeedback' );
		}
		$targeting = ( new Fields( $survey->settings ) )->part( 'targeting' );
		$restricts = $this->addons->is_active( 'targeting' );
		if ( $restricts && 'all' !== $targeting->filled( 'pages', 'all' ) ) {
			return __( 'Its page rules may leave no page that people visit.', 'userfeedback' );
		}
		if ( ! $restricts || ! in_array( 'mobile', $targeting->items( 'devices' ), true ) ) {
			return __( 'It does not show on phones, and nobody came with a computer.', 'userfeedback' );
		}
		return __( 'Nobody visited the site, or the theme leaves out wp_footer().', 'userfeedback' );
	}
}
