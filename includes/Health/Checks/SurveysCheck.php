<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Whether all surveys can be read, and published ones shown.
 */
final class SurveysCheck implements Check {

	public function __construct( private SurveyRepository $surveys, private LiveIndex $index ) {}

	public function id(): string {
		return 'surveys';
	}

	public function name(): string {
		return __( 'UserFeedback: surveys', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$damaged = $this->surveys->damaged();
		$hidden  = array_values( array_diff( $this->index->broken(), array_keys( $damaged ) ) );
		$titles  = array_column( $damaged, 'title' );
		foreach ( array() === $hidden ? array() : $this->surveys->find_all( $hidden ) as $survey ) {
			$titles[] = $survey->title;
		}
		if ( array() === $titles ) {
			return Finding::good(
				__( 'All surveys can be read', 'userfeedback' ),
				__( 'The data of every survey is complete.', 'userfeedback' )
			);
		}
		return Finding::critical(
			__( 'A survey is damaged', 'userfeedback' ),
			sprintf(
				/* translators: %s: titles of surveys. */
				__( 'The data of these surveys cannot be read, so visitors do not see them: %s. Other surveys are not affected.', 'userfeedback' ),
				implode( ', ', $titles )
			),
			__( 'Restore the table of surveys from a backup, or move these surveys to the trash. Their responses stay.', 'userfeedback' )
		);
	}
}
