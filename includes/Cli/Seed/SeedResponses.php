<?php
declare(strict_types=1);

namespace UserFeedback\Cli\Seed;

use DateTimeImmutable;
use DateTimeZone;
use Generator;
use UserFeedback\Database\Database;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submission\Answers;
use UserFeedback\Responses\Submission\NewResponse;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Responses\Submission\UserAgent;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\Survey;

/**
 * Adds plausible responses of past days to a survey, for demos and benchmarks. The same seed gives the same
 * answers.
 */
final class SeedResponses {

	/**
	 * Responses per transaction.
	 */
	private const CHUNK = 1000;

	/**
	 * Impressions per response.
	 */
	private const IMPRESSIONS = array( 3, 7 );

	private const AGENTS = array(
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
		'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
		'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
	);

	private const PAGES = array(
		'/'         => 'Home',
		'/pricing/' => 'Pricing',
		'/contact/' => 'Contact',
		'/blog/'    => 'Blog',
	);

	public function __construct(
		private Database $database,
		private ResponseRepository $responses,
		private CounterRepository $counters,
		private SampleAnswers $answers,
		private Clock $clock
	) {}

	/**
	 * Adds responses.
	 *
	 * @param int                 $days Over how many days back from today.
	 * @param int                 $seed Same seed, same answers.
	 * @param callable(int): void $done Told after each chunk how many it stored.
	 * @throws Failure 422 when the survey has no question that can be answered.
	 */
	public function run( Survey $survey, int $count, int $days, int $seed, callable $done ): void {
		if ( null === $this->answers->of( $survey ) ) {
			throw Failure::invalid(
				array( 'survey' => __( 'This survey has no question that can be answered.', 'userfeedback' ) )
			);
		}
		SampleNumber::seed( $seed );
		$agents = array_map( array( UserAgent::class, 'parse' ), self::AGENTS );
		foreach ( $this->moments( $count, $days ) as $moments ) {
			$responses = array_map(
				fn ( DateTimeImmutable $moment ): NewResponse => $this->response( $survey, $moment, $agents ),
				$moments
			);
			$changes   = array();
			foreach ( $responses as $response ) {
				array_push(
					$changes,
					...CounterChange::of_published(
						$survey->id,
						$response->day,
						$response->agent->device,
						$response->answers->rows,
						$response->answers->unanswered
					)
				);
				$changes[] = new CounterChange(
					$survey->id,
					$response->day,
					CounterChange::IMPRESSION,
					'',
					'',
					self::random( ...self::IMPRESSIONS )
				);
			}
			$this->database->transaction(
				function () use ( $responses, $changes ): void {
					$this->responses->insert_many( $responses );
					$this->counters->add( $changes );
				}
			);
			$done( count( $moments ) );
		}
	}

	/**
	 * One response.
	 *
	 * @param DateTimeImmutable $moment When, in the site's time zone.
	 * @param list<UserAgent>   $agents To choose from.
	 */
	private function response( Survey $survey, DateTimeImmutable $moment, array $agents ): NewResponse {
		$path    = array_keys( self::PAGES )[ self::random( 0, count( self::PAGES ) - 1 ) ];
		$answers = $this->answers->of( $survey ) ?? $this->answers->none( $survey );
		return new NewResponse(
			$survey->id,
			wp_generate_uuid4(),
			substr( hash( 'sha256', (string) self::random( 0, PHP_INT_MAX ) ), 0, 32 ),
			$moment->setTimezone( new DateTimeZone( 'UTC' ) ),
			$moment->format( 'Y-m-d' ),
			new SubmittedPage( 0, home_url( $path ), self::PAGES[ $path ] ),
			0,
			'192.0.2.' . self::random( 1, 254 ),
			$agents[ min( self::random( 0, count( $agents ) - 1 ), self::random( 0, count( $agents ) - 1 ) ) ],
			$answers
		);
	}

	/**
	 * Times of responses in the order in which they would have arrived, in chunks. Some days are busier than
	 * others.
	 *
	 * @param int $days Over how many days back.
	 * @return Generator<int, non-empty-list<DateTimeImmutable>>
	 */
	private function moments( int $count, int $days ): Generator {
		$weights = array();
		for ( $day = 0; $day < $days; $day++ ) {
			$weights[] = self::random( 50, 150 );
		}
		$all    = array_sum( $weights );
		$weight = 0;
		$done   = 0;
		foreach ( $weights as $day => $of_day ) {
			$weight += $of_day;
			$until   = intdiv( $count * $weight, $all );
			while ( $done < $until ) {
				$size    = min( self::CHUNK, $until - $done );
				$moments = array_map(
					fn (): DateTimeImmutable => $this->moment( $days - 1 - $day ),
					range( 1, $size )
				);
				sort( $moments );
				$done += $size;
				yield $moments;
			}
		}
	}

	/**
	 * A time on a past day in the site's time zone: more by day than by night.
	 */
	private function moment( int $days_ago ): DateTimeImmutable {
		$now    = $this->clock->site_now();
		$moment = $now->modify( "-$days_ago days" )->setTime(
			self::random( 0, 12 ) + self::random( 0, 11 ),
			self::random( 0, 59 ),
			self::random( 0, 59 )
		);
		return $moment > $now ? $now : $moment;
	}

	/**
	 * A whole number.
	 */
	private static function random( int $least, int $most ): int {
		return SampleNumber::between( $least, $most );
	}
}
