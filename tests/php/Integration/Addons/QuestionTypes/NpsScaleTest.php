<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use UserFeedback\Mail\AnswerLines;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Results\AnswerReader;
use UserFeedback\Results\AnswersQuery;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;

/**
 * An NPS from 0 to 10, and one whose scale the owner changed: no figure has answers to both scales.
 */
final class NpsScaleTest extends ExportTestCase {

	private const FROM_ZERO = array(
		'options' => array( 'Never', 'Sure' ),
		'start'   => 0,
	);
	private const FROM_ONE  = array( 'options' => array( 'Never', 'Sure' ) );

	protected function setUp(): void {
		parent::setUp();
		$this->license( PlanLevel::Elite );
	}

	public function test_the_owner_chooses_the_scale(): void {
		$this->sign_in( 'administrator' );
		$sent  = static fn ( mixed $start ): array => array(
			'title'     => 'S',
			'questions' => array(
				array(
					'id'     => 'a',
					'type'   => 'nps',
					'title'  => 'How?',
					'config' => array( 'options' => array( 'Never', 'Sure' ) ) + ( null === $start ? array() : array( 'start' => $start ) ),
				),
			),
		);
		$saved = fn ( mixed $start ): mixed => $this->rest( 'POST', '/surveys', $sent( $start ) )->get_data();
		self::assertSame( 0, $saved( 0 )['questions'][0]['config']->start ?? $saved( 0 )['questions'][0]['config']['start'] );
		self::assertArrayNotHasKey( 'start', (array) $saved( 1 )['questions'][0]['config'] );
		self::assertArrayNotHasKey( 'start', (array) $saved( null )['questions'][0]['config'] );
		foreach ( array( 2, -1, 'zero', array( 0 ) ) as $wrong ) {
			$reply = $this->rest( 'POST', '/surveys', $sent( $wrong ) );
			self::assertSame( 400, $reply->get_status() );
			self::assertStringContainsString( '[config][start]', (string) wp_json_encode( $reply->get_data() ) );
		}
	}

	public function test_zero_counts_as_a_detractor_and_all_readers_know_it(): void {
		$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ZERO, array( 'comment_box' => true ) ) ) );
		foreach ( array( 0, 0, 6, 7, 8, 9, 10, 10 ) as $number ) {
			$this->score( $survey, $number, '0-10' );
		}
		$stats = $this->stats( $survey );
		self::assertSame( array( 3, 2, 3, 0, 8 ), array( $stats['nps']['promoter'], $stats['nps']['passive'], $stats['nps']['detractor'], $stats['nps']['nps'], $stats['nps']['total'] ) );
		self::assertSame( 0, $stats['nps']['start'] );
		self::assertSame( array( 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2 ), $stats['nps']['scores'] );
		self::assertSame( range( 0, 10 ), array_column( $stats['options'], 'value' ) );
		self::assertNull( $stats['nps_former'] );
		$one = "/surveys/{$survey->id}";
		// A click on the detractors leaves them.
		$only = $this->get( "$one/results", array( 'filter' => array( 'answers' => array( 'a' => array( 'from' => '0', 'to' => '6' ) ) ) ) );
		self::assertSame( 3, $only['range_responses_count'] );
		$zero = $this->get( "$one/results", array( 'filter' => array( 'answers' => array( 'a' => array( 'from' => '0', 'to' => '0' ) ) ) ) );
		self::assertSame( 2, $zero['range_responses_count'] );
		self::assertSame( array( 8, 0.0 ), $this->point( $survey, 'nps' ) );
		self::assertSame( array( 8, 25.0 ), $this->point( $survey, '0-10:0' ) );
		$table = $this->get( "$one/breakdown", array( 'question' => 'a', 'by' => 'device' ) );
		self::assertSame( array( 3, 2, 3 ), array_column( array_column( $table['rows'], 'total' ), 'count' ) );
		self::assertSame( 0, $table['score']['value'] );
		$answers = $this->get( "$one/questions/a/answers", array( 'score_from' => 0, 'score_to' => 6 ) );
		self::assertSame( 3, $answers['pagination']['total'] );
		$this->write( $survey, Format::JsonLines );
		$lines = array_map( static fn ( string $line ): mixed => json_decode( $line, true )['answers'][0]['value'], explode( "\n", trim( (string) file_get_contents( $this->path ) ) ) );
		self::assertSame( array( 0, 0, 6, 7, 8, 9, 10, 10 ), $lines );
		$this->assert_recount_changes_nothing( $survey );
	}

	public function test_the_overview_orders_the_scores_of_each_scale_by_themselves(): void {
		$ids = array();
		foreach ( array( 'best from 0' => 10, 'worst from 0' => 0 ) as $name => $number ) {
			$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ZERO ) ) );
			$this->score( $survey, $number, '0-10' );
			$ids[ $survey->id ] = $name;
		}
		foreach ( array( 'best from 1' => 10, 'worst from 1' => 1 ) as $name => $number ) {
			$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ONE ) ) );
			$this->score( $survey, $number );
			$ids[ $survey->id ] = $name;
		}
		$this->sign_in( 'administrator' );
		$order = fn ( string $order ): array => array_map(
			static fn ( array $row ): string => $ids[ $row['id'] ],
			$this->get(
				'/results-summary',
				array(
					'orderby' => 'outcome',
					'order'   => $order,
				)
			)['data']['surveys']
		);
		self::assertSame( array( 'best from 1', 'worst from 1', 'best from 0', 'worst from 0' ), $order( 'desc' ) );
		self::assertSame( array( 'worst from 1', 'best from 1', 'worst from 0', 'best from 0' ), $order( 'asc' ) );
	}

	public function test_answers_to_the_scale_of_before_stand_beside(): void {
		$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ONE ) ) );
		foreach ( array( 1, 6, 10 ) as $number ) {
			$this->score( $survey, $number );
		}
		$survey = $this->change( $survey, self::FROM_ZERO );
		foreach ( array( 10, 9, 9, 0 ) as $number ) {
			$this->score( $survey, $number, '0-10' );
		}
		// A page that a cache kept asks on the scale of before.
		$this->score( $survey, 2 );
		$stats = $this->stats( $survey );
		self::assertSame( array( 0, 4, 50 ), array( $stats['nps']['start'], $stats['nps']['total'], $stats['nps']['nps'] ) );
		self::assertSame( array( 1, 4, -50 ), array( $stats['nps_former']['start'], $stats['nps_former']['total'], $stats['nps_former']['nps'] ) );
		self::assertSame( 8, $stats['total_answers'] );
		self::assertSame( array( 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1 ), array_column( $stats['options'], 'count' ) );
		self::assertSame( array( 4, 25 ), array( $stats['options'][0]['share']['base'], $stats['options'][0]['share']['percent'] ) );
		self::assertNotContains( true, array_column( $stats['options'], 'removed' ) );

		$one = "/surveys/{$survey->id}";
		self::assertSame( array( 4, 50.0 ), $this->point( $survey, 'nps' ) );
		$table = $this->get( "$one/breakdown", array( 'question' => 'a', 'by' => 'device' ) );
		self::assertSame( array( 4, 50 ), array( $table['both'], $table['score']['value'] ) );
		$only = $this->get( "$one/results", array( 'filter' => array( 'answers' => array( 'a' => array( 'from' => '0', 'to' => '6' ) ) ) ) );
		self::assertSame( 1, $only['range_responses_count'], 'As many as the figure that was clicked.' );
		$all = $this->get( '/results-summary' )['data']['surveys'][0]['outcome'];
		self::assertSame( array( 'nps', 50, 4, true ), array( $all['kind'], $all['value'], $all['answers'], $all['from_zero'] ) );

		$items = $this->get( "$one/responses" )['items'];
		$words = array_map( static fn ( array $item ): ?string => $item['answers'][0]['words'] ?? null, $items );
		self::assertSame( array( '2 of 10 (asked from 1 to 10)', null, null, null, null, '10 of 10 (asked from 1 to 10)', '6 of 10 (asked from 1 to 10)', '1 of 10 (asked from 1 to 10)' ), $words );
		$this->write( $survey, Format::Csv );
		$csv = (string) file_get_contents( $this->path );
		self::assertStringContainsString( '2 of 10 (asked from 1 to 10)', $csv );
		$lines = new AnswerLines(
			$this->container()->get( AnswersQuery::class ),
			$this->container()->get( AnswerReader::class ),
			$this->container()->get( QuestionTypeRegistry::class )
		);
		$mail  = $lines->read( $survey, array( $items[0]['id'], $items[1]['id'] ) );
		self::assertSame( '2 of 10 (asked from 1 to 10)', $mail[ $items[0]['id'] ]['lines'][0]['answer'] );
		self::assertSame( '0 of 10, detractor', $mail[ $items[1]['id'] ]['lines'][0]['answer'] );

		// And back: the same answers, the other way round.
		$stats = $this->stats( $this->change( $survey, self::FROM_ONE ) );
		self::assertSame( array( 1, 4, -50 ), array( $stats['nps']['start'], $stats['nps']['total'], $stats['nps']['nps'] ) );
		self::assertSame( array( 0, 4, 50 ), array( $stats['nps_former']['start'], $stats['nps_former']['total'], $stats['nps_former']['nps'] ) );
		$this->assert_recount_changes_nothing( $survey );
	}

	public function test_a_cached_count_of_a_filter_ends_with_the_scale(): void {
		$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ONE ) ) );
		$this->score( $survey, 9 );
		$promoters = array( 'filter' => array( 'answers' => array( 'a' => array( 'from' => '9', 'to' => '10' ) ) ) );
		$this->sign_in( 'administrator' );
		$count = fn (): int => $this->get( "/surveys/{$survey->id}/results", $promoters )['range_responses_count'];
		self::assertSame( 1, $count() );
		$this->change( $survey, self::FROM_ZERO );
		self::assertSame( 0, $count() );
	}

	public function test_a_figure_of_too_few_people_is_not_shown(): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'smallest_group' => 3 ) );
		$survey = $this->survey( array( $this->question( 'a', 'nps', self::FROM_ONE ) ) );
		$this->score( $survey, 1 );
		$survey = $this->change( $survey, self::FROM_ZERO );
		foreach ( array( 10, 9, 8 ) as $number ) {
			$this->score( $survey, $number, '0-10' );
		}
		$stats = $this->stats( $survey );
		self::assertSame( 3, $stats['nps']['total'] );
		self::assertNull( $stats['nps_former'] );
	}

	/**
	 * @param array<string, mixed> $config Of the question.
	 */
	private function change( Survey $survey, array $config ): Survey {
		return $this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'a', 'nps', $config ) ) ) )
		);
	}

	private function score( Survey $survey, int $number, string $scale = '' ): void {
		$this->respond(
			$survey,
			array(
				'a' => array(
					'value' => $number,
					'extra' => '' === $scale ? array() : array( 'scale' => $scale ),
				),
			)
		);
	}

	/**
	 * The trend of today.
	 *
	 * @return array{int, float}
	 */
	private function point( Survey $survey, string $measure ): array {
		$trend = $this->get( "/surveys/{$survey->id}/trend", array( 'question' => 'a', 'measure' => $measure, 'step' => 'day', 'from' => $this->day( 1 ), 'to' => $this->day( 0 ) ) );
		$last  = $trend['points'][ array_key_last( $trend['points'] ) ];
		return array( $last['n'], (float) $last['value'] );
	}

	private function assert_recount_changes_nothing( Survey $survey ): void {
		$recount = $this->container()->get( RecountCounters::class );
		foreach ( $recount->pieces() as $piece ) {
			self::assertEquals( array(), $recount->run( $survey->id, $piece['from'], $piece['to'], false ) );
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function stats( Survey $survey ): array {
		$this->sign_in( 'administrator' );
		return $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
	}
}
