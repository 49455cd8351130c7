<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Shared;

use DateInterval;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Support\Base64Url;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Survey;

/**
 * Makes a link to a report.
 */
final class ShareReport {

	/**
	 * Links of a survey, ended ones too.
	 */
	private const MOST = 100;

	/**
	 * Seconds for counting figures that never change.
	 */
	private const PATIENCE = 15;

	public function __construct(
		private SharedReportRepository $reports,
		private ReportFigures $figures,
		private ChosenFilters $filters,
		private Clock $clock
	) {}

	/**
	 * @param array<mixed> $filter   As the query of results has it.
	 * @param bool         $stop     Whether the figures of now stay.
	 * @param string       $password '' for none.
	 * @param int          $ends     Days, 0 for ever.
	 * @return array{SharedReport, string} With the token, which is nowhere else.
	 * @throws Failure 400 for a wrong filter or wrong days, 409 where there are too many links or responses.
	 */
	public function run(
		Survey $survey,
		string $name,
		string $days,
		array $filter,
		bool $stop,
		bool $written,
		bool $summary,
		string $password,
		int $ends
	): array {
		if ( $this->reports->count( $survey->id ) >= self::MOST ) {
			throw Failure::conflict(
				__( 'This survey has too many links. Please delete some that ended.', 'userfeedback' )
			);
		}
		// WordPress hashes passwords without blanks at their ends, and compares them with.
		$password = trim( $password );
		// Refuses what a page could not show later.
		$this->filters->read( $survey, $filter );
		$now    = $this->clock->now();
		$report = new SharedReport(
			0,
			$survey->id,
			$name,
			$days,
			$filter,
			$written,
			$summary,
			'' === $password ? '' : wp_hash_password( $password ),
			array(),
			get_current_user_id(),
			$now,
			0 === $ends ? null : $now->add( new DateInterval( "P{$ends}D" ) )
		);
		$frozen = $stop ? $this->count( $report, $survey ) : array();
		// Refuses a group that is too small, where one call counts it.
		$this->figures->figures( $report, $survey, $this->figures->range( $report, $survey ), '' );
		$token = Base64Url::encode( random_bytes( 32 ) );
		$id    = $this->reports->insert(
			new SharedReport(
				0,
				$report->survey_id,
				$report->name,
				$report->days,
				$report->filter,
				$report->written,
				$report->summary,
				$report->password,
				$frozen,
				$report->author,
				$report->created_at,
				$report->ends_at
			),
			$token
		);
		return array( $this->reports->find( $id ) ?? throw Failure::store(), $token );
	}

	/**
	 * The figures of now. The screen has counted them before, so that this finds the sums.
	 *
	 * @return array<string, mixed>
	 * @throws Failure See run().
	 */
	private function count( SharedReport $report, Survey $survey ): array {
		$range  = $this->figures->range( $report, $survey );
		$until  = microtime( true ) + self::PATIENCE;
		$cursor = '';
		do {
			$figures = $this->figures->figures( $report, $survey, $range, $cursor );
			if ( false !== ( $figures['complete'] ?? true ) ) {
				unset( $figures['next'] );
				return $figures;
			}
			$cursor = (string) $figures['next'];
		} while ( microtime( true ) < $until );
		throw Failure::conflict(
			__( 'There are too many responses to count at once. Wait until this screen has counted them, then try again.', 'userfeedback' )
		);
	}
}
