<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Database;

/**
 * Finds a response and its place among those with its status in the order of arrival (see ResponsesQuery).
 * Counters give the other days; only responses of its own day are counted one by one.
 */
final class PlaceQuery {

	public function __construct( private Database $database ) {}

	/**
	 * One response of a survey.
	 *
	 * @return array<string, string|null>|null
	 */
	public function find( int $survey_id, int $response_id ): ?array {
		return $this->database->row(
			'SELECT id, survey_id, status, submitted_at, submitted_day, page_id, page_url, page_title, ip, browser, os, device, country, language, hidden_fields, is_read, starred FROM {response} WHERE id = %d AND survey_id = %d',
			array( $response_id, $survey_id )
		);
	}

	/**
	 * Number of newer responses with the same status: later days from their counters, the same day one by one,
	 * from the nearer end.
	 */
	public function newer( int $survey_id, int $response_id, string $status, string $moment, string $day ): int {
		$days   = $this->database->row(
			'SELECT SUM(CASE WHEN day > %s THEN total ELSE 0 END) AS later, SUM(CASE WHEN day = %s THEN total ELSE 0 END) AS same FROM {counter} WHERE survey_id = %d AND metric = %s AND day >= %s',
			array( $day, $day, $survey_id, $status, $day )
		);
		$later  = (int) ( $days['later'] ?? 0 );
		$values = array( $survey_id, $status, $day, $moment, $moment, $response_id );
		if ( strcmp( $moment, $this->middle( $survey_id, $status, $day ) ) >= 0 ) {
			return $later + (int) $this->database->value(
				'SELECT COUNT(*) FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at >= %s AND ( submitted_at > %s OR id > %d )',
				$values
			);
		}
		$older = (int) $this->database->value(
			'SELECT COUNT(*) FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at <= %s AND ( submitted_at < %s OR id < %d )',
			$values
		);
		return $later + (int) ( $days['same'] ?? 0 ) - $older - 1;
	}

	/**
	 * The next newer and the next older response with the same status.
	 *
	 * @return array{newer: int|null, older: int|null}
	 */
	public function neighbors( int $survey_id, int $response_id, string $status, string $moment, string $day ): array {
		$same  = array( $survey_id, $status, $day, $moment, $moment, $response_id );
		$other = array( $survey_id, $status, $day );
		return array(
			'newer' => $this->id(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at >= %s AND ( submitted_at > %s OR id > %d ) ORDER BY submitted_at ASC, id ASC LIMIT 1',
				$same
			)
				?? $this->id(
					'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day > %s ORDER BY submitted_day ASC, submitted_at ASC, id ASC LIMIT 1',
					$other
				),
			'older' => $this->id(
				'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s AND submitted_at <= %s AND ( submitted_at < %s OR id < %d ) ORDER BY submitted_at DESC, id DESC LIMIT 1',
				$same
			)
				?? $this->id(
					'SELECT id FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day < %s ORDER BY submitted_day DESC, submitted_at DESC, id DESC LIMIT 1',
					$other
				),
		);
	}

	/**
	 * The time in the middle of a day's responses, or ''.
	 */
	private function middle( int $survey_id, string $status, string $day ): string {
		$ends = $this->database->row(
			'SELECT MIN(submitted_at) AS earliest, MAX(submitted_at) AS latest FROM {response} WHERE survey_id = %d AND status = %s AND submitted_day = %s',
			array( $survey_id, $status, $day )
		);
		return null === ( $ends['earliest'] ?? null )
			? ''
			: gmdate(
				'Y-m-d H:i:s',
				intdiv( (int) strtotime( $ends['earliest'] . ' UTC' ) + (int) strtotime( $ends['latest'] . ' UTC' ), 2 )
			);
	}

	/**
	 * The first id of a query.
	 *
	 * @param literal-string   $sql    Selects an id.
	 * @param list<string|int> $values For the placeholders.
	 */
	private function id( string $sql, array $values ): ?int {
		$id = $this->database->value( $sql, $values );
		return null === $id ? null : (int) $id;
	}
}
