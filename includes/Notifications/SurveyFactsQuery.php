<?php
declare(strict_types=1);

namespace UserFeedback\Notifications;

use UserFeedback\Database\Database;

/**
 * What the messages about surveys are made of, from counters.
 */
final class SurveyFactsQuery {

	public function __construct( private Database $database ) {}

	/**
	 * Responses since a day.
	 *
	 * @param string $day Y-m-d.
	 * @return array<int, int> By survey; those without are left out.
	 */
	public function responses_since( string $day ): array {
		return $this->sums( 'publish', $day );
	}

	/**
	 * Impressions since a day.
	 *
	 * @param string $day Y-m-d.
	 * @return array<int, int> By survey; those without are left out.
	 */
	public function impressions_since( string $day ): array {
		return $this->sums( 'impression', $day );
	}

	/**
	 * All responses of a survey.
	 */
	public function responses( int $survey_id ): int {
		return (int) $this->database->value(
			'SELECT SUM(total) FROM {counter} WHERE survey_id = %d AND metric = %s',
			array( $survey_id, 'publish' )
		);
	}

	/**
	 * Day of the site on which a survey was first published.
	 *
	 * @return string Y-m-d, '' when it never was.
	 */
	public function published_day( int $survey_id ): string {
		$moment = (string) $this->database->value(
			'SELECT published_at FROM {survey} WHERE id = %d',
			array( $survey_id )
		);
		return '' === $moment ? '' : get_date_from_gmt( $moment, 'Y-m-d' );
	}

	/**
	 * Titles of surveys.
	 */
	public function title( int $survey_id ): string {
		return (string) $this->database->value( 'SELECT title FROM {survey} WHERE id = %d', array( $survey_id ) );
	}

	/**
	 * Sums of a metric.
	 *
	 * @return array<int, int> By survey.
	 */
	private function sums( string $metric, string $day ): array {
		$rows = $this->database->rows(
			'SELECT survey_id, SUM(total) AS total FROM {counter} WHERE metric = %s AND day >= %s GROUP BY survey_id HAVING SUM(total) > 0',
			array( $metric, $day )
		);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['survey_id'] ] = (int) $row['total'];
		}
		return $sums;
	}
}
