<?php
declare(strict_types=1);

namespace UserFeedback\Access;

use UserFeedback\Database\Database;

/**
 * Who created a survey.
 */
final class SurveyAuthorQuery {

	public function __construct( private Database $database ) {}

	/**
	 * User id, null for an unknown survey.
	 */
	public function author_of( int $survey_id ): ?int {
		$author = $this->database->value( 'SELECT author FROM {survey} WHERE id = %d', array( $survey_id ) );
		return null === $author ? null : (int) $author;
	}
}
