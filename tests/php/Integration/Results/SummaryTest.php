<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Surveys\Survey;

final class SummaryTest extends ResultsTestCase {

	/**
	 * The summary.
	 *
	 * @param array<string, mixed> $query Query.
	 * @return array<string, mixed>
	 */
	private function summary( array $query = array() ): array {
		$this->sign_in( 'administrator' );
		$data = $this->get( '/results-summary', $query )['data'];
		self::assertIsArray( $data );
		return $data;
	}

	public function test_past_seven_days_by_default_with_zero_days(): void {
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		$this->respond( $survey, array( 'why' => 'x' ), 0, '23:59:59' );
		$this->respond( $survey, array( 'why' => 'x' ), 6, '00:00:00' );
		$this->respond( $survey, array( 'why' => 'x' ), 7, '23:59:59' );
		$this->impressions( $survey, 10, 6 );
		$data = $this->summary();
		self::assertSame(
			array(
				'start' => $this->day( 6 ),
				'end'   => $this->day( 0 ),
			),
			$data['range']
		);
		self::assertSame( array( 1, 0, 0, 0, 0, 0, 1 ), array_column( $data['data_points'], 'count' ) );
		self::assertSame( array( 10, 0, 0, 0, 0, 0, 0 ), array_column( $data['data_points'], 'impressions' ) );
		self::assertSame( array( 0, 0, 0, 0, 0, 0, 1 ), array_column( $data['data_points_before'], 'count' ) );
		self::assertSame( array( 2, 1 ), array( $data['responses_compared']['value'], $data['responses_compared']['before'] ) );
		self::assertSame( array( 2, 10 ), array( $data['response_rate']['count'], $data['response_rate']['base'] ) );
		self::assertSame( 3, $data['total_responses'] );
		self::assertSame( $this->day( 0 ), $data['today'] );
		self::assertSame( array(), $data['surveys'][0]['trend'] );
		self::assertSame( 3, $data['surveys'][0]['responses_count'] );
	}

	public function test_trend_from_thirty_responses_on(): void {
		$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
		for ( $i = 0; $i < 30; $i++ ) {
			$this->respond( $survey, array( 'why' => 'x' ), 1 );
		}
		self::assertSame( array( 0, 0, 0, 0, 0, 30, 0 ), $this->summary()['surveys'][0]['trend'] );
	}

	public function test_one_survey_and_orders(): void {
		$first  = $this->survey( array( $this->question( 'why', 'text' ) ), array( 'title' => 'beta' ) );
		$second = $this->survey( array( $this->question( 'why', 'text' ) ), array( 'title' => 'Alpha' ) );
		$draft  = $this->survey(
			array( $this->question( 'why', 'text' ) ),
			array(
				'title'  => 'Gamma',
				'status' => Survey::DRAFT,
			)
		);
		$trash  = $this->survey( array( $this->question( 'why', 'text' ) ), array( 'title' => 'Delta' ) );
		$this->respond( $first, array( 'why' => 'x' ), 2 );
		$this->respond( $first, array( 'why' => 'x' ), 2 );
		$this->respond( $second, array( 'why' => 'x' ), 1 );
		$this->respond( $trash, array( 'why' => 'x' ), 1 );
		$this->impressions( $first, 20, 1 );
		$this->impressions( $second, 2, 1 );
		$this->container()->get( \UserFeedback\Surveys\SurveyRepository::class )->store(
			$trash->with( array( 'status' => Survey::TRASH ) )
		);
		$order = fn ( string $orderby, string $order ): array => array_column(
			$this->summary(
				array(
					'orderby' => $orderby,
					'order'   => $order,
				)
			)['surveys'],
			'id'
		);
		self::assertSame( array( $first->id, $second->id, $draft->id ), $order( 'responses', 'desc' ) );
		self::assertSame( array( $second->id, $first->id, $draft->id ), $order( 'title', 'asc' ) );
		self::assertSame( $order( 'id', 'desc' ), array_reverse( $order( 'id', 'asc' ) ) );
		self::assertSame( max( $first->id, $second->id, $draft->id ), $order( 'id', 'desc' )[0] );
		self::assertSame( array( $first->id, $second->id, $draft->id ), $order( 'impressions', 'desc' ) );
		self::assertSame( array( $second->id, $first->id, $draft->id ), $order( 'response_rate', 'desc' ) );
		self::assertSame( array( $second->id, $first->id, $draft->id ), $order( 'last_response', 'desc' ) );
		self::assertSame( 3, $this->summary()['total_responses'] );
		self::assertSame( 3, $this->summary()['responses_compared']['value'] );

		$one = $this->summary( array( 'survey_id' => $first->id ) );
		self::assertSame( array( $first->id ), array_column( $one['surveys'], 'id' ) );
		self::assertSame( 2, $one['total_responses'] );
		self::assertSame( 20, $one['impressions_compared']['value'] );
		self::assertSame( 404, $this->rest( 'GET', '/results-summary', array( 'survey_id' => 999999 ) )->get_status() );
	}

	public function test_days_are_those_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		try {
			$survey = $this->survey( array( $this->question( 'why', 'text' ) ) );
			$this->respond( $survey, array( 'why' => 'x' ), 1, '00:10:00' );
			$data = $this->summary();
			self::assertSame( array( 0, 0, 0, 0, 0, 1, 0 ), array_column( $data['data_points'], 'count' ) );
			self::assertSame( 'Asia/Kathmandu', $data['timezone'] );
			self::assertStringEndsWith( 'T18:25:00Z', $data['surveys'][0]['last_response_at'] );
		} finally {
			update_option( 'timezone_string', '' );
		}
	}

	public function test_bad_queries_name_their_field(): void {
		$this->sign_in( 'administrator' );
		foreach ( array(
			'start_date' => 'x',
			'end_date'   => '2026-13-01',
			'orderby'    => 'ip',
			'order'      => 'up',
			'survey_id'  => 'x',
		) as $field => $value ) {
			$reply = $this->rest( 'GET', '/results-summary', array( $field => $value ) );
			self::assertSame( 400, $reply->get_status() );
			self::assertSame( array( $field ), array_keys( $reply->get_data()['data']['params'] ) );
		}
	}

	public function test_queries_do_not_grow_with_surveys(): void {
		$queries = array();
		foreach ( array( 1, 12 ) as $surveys ) {
			for ( $i = 0; $i < $surveys; $i++ ) {
				$this->respond( $this->survey( array( $this->question( 'why', 'text' ) ) ), array( 'why' => 'x' ) );
			}
			$this->summary();
			$before = $this->wpdb()->num_queries;
			$this->summary();
			$queries[] = $this->wpdb()->num_queries - $before;
		}
		self::assertSame( $queries[0], $queries[1] );
		self::assertLessThanOrEqual( 6, $queries[1] );
	}
}
