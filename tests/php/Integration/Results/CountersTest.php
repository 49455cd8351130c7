<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Results\Nps;
use UserFeedback\Surveys\Survey;

/**
 * After any change to responses, the figures that come from counters are those
 * that counting the stored answers one by one gives.
 */
final class CountersTest extends ResultsTestCase {

	private const DRINKS = array( 'Tea', 'Coffee', 'Résumé', 'resume', 'Water' );
	private const TIMES  = array( 'Morning', 'Noon', 'Evening' );

	/**
	 * Random histories.
	 *
	 * @dataProvider seeds
	 */
	public function test_figures_are_those_of_the_answers( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		$this->sign_in( 'administrator' );
		$survey = $this->survey(
			array(
				$this->question( 'drink', 'radio-button', array( 'options' => self::DRINKS ) ),
				$this->question( 'when', 'checkbox', array( 'options' => self::TIMES ) ),
				$this->question( 'stars', 'star-rating' ),
				$this->question( 'score', 'nps' ),
				$this->question( 'why', 'text' ),
				$this->only_after( $this->question( 'milk', 'text' ), 'drink', 'Tea' ),
			)
		);
		$bulk   = $this->container()->get( BulkResponses::class );
		$ids    = array();
		for ( $step = 0; $step < 60; $step++ ) {
			$some = array() === $ids
				? array()
				: array_values(
					array_intersect_key(
						$ids,
						array_flip( (array) array_rand( $ids, min( count( $ids ), $this->random( 1, 4 ) ) ) )
					)
				);
			match ( array() === $some ? 0 : $this->random( 0, 5 ) ) {
				4       => $bulk->trash( $survey->id, $some ),
				5       => $this->random( 0, 1 ) > 0 ? $bulk->restore( $survey->id, $some ) : $ids = array_values(
					array_diff( $ids, $bulk->delete( $survey->id, $some ) )
				),
				default => $ids[] = $this->respond(
					$survey,
					$this->random_answers(),
					$this->random( 0, 40 ),
					sprintf( '%02d:%02d:00', $this->random( 0, 23 ), $this->random( 0, 59 ) )
				),
			};
		}
		$this->compare( $survey, $this->day( 25 ), $this->day( 5 ) );
		$this->compare( $survey, $this->day( 60 ), $this->day( 0 ) );
	}

	/**
	 * Seeds.
	 *
	 * @return array<string, array{int}>
	 */
	public static function seeds(): array {
		return array(
			'a' => array( 1 ),
			'b' => array( 20261121 ),
			'c' => array( 77 ),
		);
	}

	/**
	 * Compares the report with counting.
	 */
	private function compare( Survey $survey, string $from, string $to ): void {
		$report   = $this->get(
			"/surveys/{$survey->id}/results",
			array(
				'from' => $from,
				'to'   => $to,
			)
		);
		$rows     = (array) $this->wpdb()->get_results(
			$this->wpdb()->prepare(
				'SELECT r.id, r.submitted_day, a.question_id, a.value_key, a.value_text FROM %i r LEFT JOIN %i a ON a.response_id = r.id WHERE r.survey_id = %d AND r.status = %s AND r.submitted_day BETWEEN %s AND %s',
				$this->table( 'response' ),
				$this->table( 'answer' ),
				$survey->id,
				'publish',
				$from,
				$to
			)
		);
		$days     = array();
		$answered = array();
		$values   = array();
		foreach ( $rows as $row ) {
			$days[ $row->submitted_day ][ $row->id ]   = true;
			$answered[ $row->question_id ][ $row->id ] = true;
			$values[ $row->question_id ][]             = '' === $row->value_text
				? (int) $row->value_key
				: $row->value_text;
		}
		$responses = array_sum( array_map( 'count', $days ) );
		self::assertSame( $responses, $report['range_responses_count'] );
		ksort( $days );
		self::assertSame(
			array_map( 'count', $days ),
			array_filter(
				array_column( $report['data_points'], 'count', 'date' ),
				static fn ( int $count ): bool => $count > 0
			)
		);
		self::assertSame( $responses, array_sum( array_column( $report['data_points'], 'count' ) ) );
		foreach ( $report['question_stats'] as $stats ) {
			$base  = count( $answered[ $stats['id'] ] ?? array() );
			$asked = 'milk' === $stats['id'] ? count( array_keys( $values['drink'] ?? array(), 'Tea', true ) ) : $responses;
			self::assertSame(
				array( $asked, $asked - $base, $responses - $asked ),
				array( $stats['asked'], $stats['unanswered'], $stats['not_asked'] ),
				$stats['id']
			);
			self::assertSame( array( $base, $responses - $base ), array( $stats['total_answers'], $stats['skipped'] ) );
			foreach ( $stats['options'] as $option ) {
				$count = count( array_keys( $values[ $stats['id'] ] ?? array(), $option['value'], true ) );
				self::assertSame( $count, $option['count'], $stats['id'] . ' ' . wp_json_encode( $option['value'] ) );
				self::assertSame(
					array( $count, $base ),
					array( $option['share']['count'], $option['share']['base'] )
				);
			}
		}
		$scores = array_count_values( array_filter( $values['score'] ?? array(), 'is_int' ) );
		self::assertEquals(
			Nps::overview( array_filter( $scores, 'is_int', ARRAY_FILTER_USE_KEY ), $responses - array_sum( $scores ) ),
			$report['nps_overview']
		);
		$stars = $values['stars'] ?? array();
		self::assertSame(
			array() === $stars ? null : round( array_sum( $stars ) / count( $stars ), 1 ),
			isset( $report['question_stats'][2]['mean'] ) ? (float) $report['question_stats'][2]['mean']['value'] : null
		);
		$texts = $report['question_stats'][4]['answers'];
		self::assertCount( min( 5, count( $answered['why'] ?? array() ) ), $texts );
	}

	/**
	 * Answers of a visitor, of whom at least one is given.
	 *
	 * @return array<string, mixed>
	 */
	private function random_answers(): array {
		$answers = array(
			'drink' => self::DRINKS[ $this->random( 0, 4 ) ],
			'when'  => array_slice( self::TIMES, 0, $this->random( 1, 3 ) ),
			'stars' => $this->random( 1, 5 ),
			'score' => $this->random( 1, 10 ),
			'why'   => 'Because ' . $this->random( 1, 9 ),
		);
		if ( 'Tea' === $answers['drink'] ) {
			$answers['milk'] = 'Much';
		}
		foreach ( array_keys( $answers ) as $id ) {
			if ( count( $answers ) > 1 && 0 === $this->random( 0, 2 ) ) {
				unset( $answers[ $id ] );
			}
		}
		if ( ! isset( $answers['drink'] ) ) {
			unset( $answers['milk'] );
		}
		return array() === $answers ? array( 'stars' => 1 ) : $answers;
	}

	/**
	 * A repeatable random number.
	 */
	private function random( int $from, int $to ): int {
		return mt_rand( $from, $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}
}
