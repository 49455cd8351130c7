<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\GeoRestrictions\Countries;
use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Counters\CounterChange;
use UserFeedback\Responses\Counters\CounterRepository;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\Submission\Answers;
use UserFeedback\Responses\Submission\NewResponse;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Responses\Submission\UserAgent;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Logic\Walk;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Survey as StoredSurvey;
use UserFeedback\Surveys\SurveyRepository;
use WP_Error;

/**
 * The demo's visitors: 4,000 people over a year, stored with their counters as submissions would be, but in bulk.
 * The same people come with every set-up.
 */
final class Visitors {

	private const PEOPLE = 4000;
	private const DAYS   = 365;
	private const STEP   = 1000;

	private const BROWSERS = array(
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
		'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
		'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
		'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
	);

	/**
	 * Pages by slug, once found.
	 *
	 * @var array<string, SubmittedPage>
	 */
	private array $pages = array();

	/**
	 * Countries by the first address of their network.
	 *
	 * @var array<string, string>
	 */
	private array $countries = array();

	public function __construct( private Container $container ) {}

	/**
	 * When the surveys went live, before their first visitor.
	 */
	public static function beginning(): DateTimeImmutable {
		return new DateTimeImmutable( '-' . ( self::DAYS + 1 ) . ' days', new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Lets the next visitors come and answer.
	 *
	 * @return array{done: int, all: int}|WP_Error
	 */
	public function answer( int $from ): array|WP_Error {
		$ids       = (array) get_option( Survey::OPTION . 's', array() );
		$surveys   = $this->container->get( SurveyRepository::class )->find_all( array_values( array_map( 'intval', $ids ) ) );
		$agents    = array_map( array( UserAgent::class, 'parse' ), self::BROWSERS );
		$now       = current_datetime();
		$weights   = self::weights( $now );
		$until     = min( self::PEOPLE, $from + self::STEP );
		$responses = array();
		$changes   = array();
		if ( 0 === $from && class_exists( Countries::class ) ) {
			$this->container->get( SettingsRepository::class )->save( array( DataPolicy::COUNTRY => true ) );
		}
		for ( $person = $from; $person < $until; $person++ ) {
			mt_srand( 7919 + $person ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The demo is the same for everybody.
			$moment = self::moment( $person, $weights, $now );
			$agent  = Story::one_of( $agents );
			$story  = new Story( $moment, $now, $agent->device );
			$ip     = self::address( $person );
			$name   = $story->survey();
			$survey = $surveys[ (int) ( $ids[ $name ] ?? 0 ) ] ?? null;
			if ( null === $survey ) {
				return new WP_Error( 'survey', 'There is no demo survey ' . $name . '.' );
			}
			$response    = new NewResponse(
				$survey->id,
				self::uuid(),
				substr( hash( 'sha256', 'demo ' . $person ), 0, 32 ),
				$moment->setTimezone( new DateTimeZone( 'UTC' ) ),
				$moment->format( 'Y-m-d' ),
				$this->page( $name ),
				0,
				$ip,
				$agent,
				$this->rows( $survey, $story->answers( $name ) ),
				$this->country( $ip )
			);
			$responses[] = $response;
			array_push(
				$changes,
				...CounterChange::of_published(
					$survey->id,
					$response->day,
					$agent->device,
					$response->answers->rows,
					$response->answers->unanswered
				)
			);
			$changes[] = new CounterChange( $survey->id, $response->day, CounterChange::IMPRESSION, '', '', Story::pick( 4, 16 ) );
		}
		if ( array() === $responses ) {
			return new WP_Error( 'responses', 'There is nobody left.' );
		}
		$this->container->get( Database::class )->transaction(
			function () use ( $responses, $changes ): void {
				$this->container->get( ResponseRepository::class )->insert_many( $responses );
				$this->count( $changes );
			}
		);
		return array(
			'done' => $until,
			'all'  => self::PEOPLE,
		);
	}

	/**
	 * An address of documentation (RFC 5737): half of the people live where 192.0.2.0/24 is.
	 */
	private static function address( int $person ): string {
		return array( '192.0.2.', '192.0.2.', '198.51.100.', '203.0.113.' )[ $person % 4 ] . Story::pick( 1, 254 );
	}

	/**
	 * As the addon's development database says; '' without the addon.
	 */
	private function country( string $ip ): string {
		if ( ! class_exists( Countries::class ) ) {
			return '';
		}
		$half                       = (string) preg_replace_callback( '/\d+$/', static fn ( array $last ): string => (int) $last[0] < 128 ? '1' : '128', $ip );
		$this->countries[ $half ] ??= $this->container->get( Countries::class )->of_address( $half );
		return $this->countries[ $half ];
	}

	/**
	 * Adds to the counters. The demo runs on SQLite, where it takes most of the time to translate such statements
	 * from MySQL: there the rows go in as they are.
	 *
	 * @param list<CounterChange> $changes What to add.
	 */
	private function count( array $changes ): void {
		global $wpdb;
		$driver = $wpdb->dbh;
		if ( ! is_object( $driver ) || ! method_exists( $driver, 'execute_sqlite_query' ) ) {
			$this->container->get( CounterRepository::class )->add( $changes );
			return;
		}
		foreach ( CounterChange::merge( $changes ) as $change ) {
			$driver->execute_sqlite_query(
				"INSERT INTO `{$wpdb->prefix}userfeedback_counter` (survey_id, metric, day, question_id, value_key, total, value_sum) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (survey_id, metric, day, question_id, value_key) DO UPDATE SET total = total + excluded.total, value_sum = value_sum + excluded.value_sum",
				array(
					$change->survey_id,
					$change->metric,
					$change->day,
					$change->question_id,
					$change->value_key,
					$change->total,
					$change->value_sum,
				)
			);
		}
	}

	/**
	 * How busy each day was, the oldest first: more people lately and at weekends.
	 *
	 * @return non-empty-list<float>
	 */
	private static function weights( DateTimeImmutable $now ): array {
		return array_map(
			static function ( int $day ) use ( $now ): float {
				$weekend = (int) $now->modify( '-' . ( self::DAYS - 1 - $day ) . ' days' )->format( 'N' ) > 5;
				$weather = 0.7 + ( $day * 37 % 11 ) * 0.06;
				return ( 0.5 + 1.2 * $day / self::DAYS ) * ( $weekend ? 1.6 : 1 ) * $weather;
			},
			range( 0, self::DAYS - 1 )
		);
	}

	/**
	 * When a person came, by day, in the order of their numbers.
	 *
	 * @param non-empty-list<float> $weights Of the days.
	 */
	private static function moment( int $person, array $weights, DateTimeImmutable $now ): DateTimeImmutable {
		$place = ( $person + 0.5 ) / self::PEOPLE * array_sum( $weights );
		$day   = 0;
		while ( $day < self::DAYS - 1 && $place >= $weights[ $day ] ) {
			$place -= $weights[ $day ];
			++$day;
		}
		$midnight = $now->modify( '-' . ( self::DAYS - 1 - $day ) . ' days' )->setTime( 0, 0 );
		// Today's people came before now.
		$open  = $midnight->modify( '+7 hours' );
		$close = min( $midnight->modify( '+22 hours' ), $now->modify( '-5 minutes' ) );
		$open  = min( $open, $close->modify( '-10 minutes' ) );
		$part  = min( 1.0, max( 0.0, $place / $weights[ $day ] ) );
		return $open->modify( '+' . (int) ( $part * ( $close->getTimestamp() - $open->getTimestamp() ) ) . ' seconds' );
	}

	/**
	 * Answers as they are stored.
	 *
	 * @param array<string, array{value: mixed, extra?: array<string, string>}> $given By question.
	 */
	private function rows( StoredSurvey $survey, array $given ): Answers {
		$types  = $this->container->get( QuestionTypeRegistry::class );
		$rows   = array();
		$values = array();
		foreach ( $survey->questions as $question ) {
			$type   = $types->find( $question->type );
			$answer = $given[ $question->id ] ?? null;
			if ( null !== $type && null !== $answer ) {
				$rows[ $question->id ]   = $type->parse( $question, $answer['value'], $answer['extra'] ?? array() );
				$values[ $question->id ] = $type->read( $rows[ $question->id ] );
			}
		}
		return Answers::of( $survey, $rows, $values, $this->container->get( Walk::class ) );
	}

	/**
	 * Where people answer a survey.
	 */
	private function page( string $survey ): SubmittedPage {
		$slug = 'visit' === $survey ? Story::one_of( array( 'home', 'home', 'home', 'opening-hours' ) ) : Shop::page_of( $survey );
		if ( ! isset( $this->pages[ $slug ] ) ) {
			$page                 = get_page_by_path( $slug );
			$this->pages[ $slug ] = new SubmittedPage(
				null === $page ? 0 : $page->ID,
				null === $page ? home_url( '/' ) : (string) get_permalink( $page ),
				null === $page ? '' : $page->post_title
			);
		}
		return $this->pages[ $slug ];
	}

	/**
	 * A UUID of version 4 from the seeded numbers.
	 */
	private static function uuid(): string {
		return sprintf(
			'%04x%04x-%04x-4%03x-%04x-%04x%04x%04x',
			Story::pick( 0, 65535 ),
			Story::pick( 0, 65535 ),
			Story::pick( 0, 65535 ),
			Story::pick( 0, 4095 ),
			Story::pick( 32768, 49151 ),
			Story::pick( 0, 65535 ),
			Story::pick( 0, 65535 ),
			Story::pick( 0, 65535 )
		);
	}
}
