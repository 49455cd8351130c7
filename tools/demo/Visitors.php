<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\FixedClock;
use WP_Error;
use WP_REST_Request;

/**
 * The demo's visitors: 300 people over 60 days who answer through the public
 * REST route. The same people come with every set-up.
 */
final class Visitors {

	private const PEOPLE = 300;
	private const DAYS   = 60;
	private const STEP   = 50;

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

	private const WORDS = array(
		'Cosy',
		'Calm',
		'Bright',
		'Salty',
		'Friendly',
		'Warm',
		'Honest',
		'Windy',
		'Home',
		'Lovely',
	);

	private const WISHES = array(
		'More seats by the window, please.',
		'Oat milk without the extra charge would be great.',
		'Nothing. Stay as you are!',
		'The queue at nine is long; a second till would help.',
		'A few more savoury things at lunch.',
		'Open a little later on Saturdays.',
		'The music was a bit loud for talking.',
		'Please bring back the cardamom buns.',
	);

	private const COMMENTS = array(
		'Best flat white in town.',
		'Told my neighbors already.',
		'Good coffee, but it took a while.',
		'Kind people behind the counter.',
		'Too crowded for me at weekends.',
	);

	private const NAMES = array( 'Ada', 'Ben', 'Chiara', 'Daan', 'Elif', 'Finn', 'Grete', 'Hugo', 'Ines', 'Jonas' );

	/**
	 * @param FixedClock $clock The plugin's clock.
	 */
	public function __construct( private FixedClock $clock ) {}

	/**
	 * When the survey went live, before its first visitor.
	 */
	public static function beginning(): DateTimeImmutable {
		return new DateTimeImmutable( '-' . self::DAYS . ' days', new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Lets the next visitors come and answer.
	 *
	 * @return array{done: int, all: int}|WP_Error
	 */
	public function answer( int $from ): array|WP_Error {
		wp_set_current_user( 0 );
		$until = min( self::PEOPLE, $from + self::STEP );
		for ( $person = $from; $person < $until; $person++ ) {
			$error = $this->visit( $person );
			if ( null !== $error ) {
				return $error;
			}
		}
		return array(
			'done' => $until,
			'all'  => self::PEOPLE,
		);
	}

	/**
	 * One person who answers, after some who only look.
	 *
	 * @param int $person Number of the person, from 0.
	 */
	private function visit( int $person ): ?WP_Error {
		mt_srand( 7919 + $person ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The demo is the same for everybody.
		$this->clock->set( $this->moment( $person ) );
		$survey = get_option( Survey::OPTION );
		$route  = '/userfeedback/v1/surveys/' . ( is_numeric( $survey ) ? (int) $survey : 0 );
		for ( $looks = 1 + $this->pick( 0, 3 ); $looks > 0; $looks-- ) {
			$this->arrive( $person );
			$error = $this->post( $route . '/impression', array() );
			if ( null !== $error ) {
				return $error;
			}
		}
		return $this->post(
			$route . '/responses',
			array(
				'client_id'      => $this->uuid(),
				'answers'        => $this->answers( $person ),
				'page_submitted' => $this->page(),
			)
		);
	}

	/**
	 * When a person came: more people lately, at weekends and in the daytime.
	 */
	private function moment( int $person ): DateTimeImmutable {
		$now     = time();
		$start   = self::beginning()->getTimestamp() + HOUR_IN_SECONDS;
		$length  = (int) ( ( $now - $start - 600 ) / self::DAYS );
		$weights = array_map(
			static fn ( int $day ): float => self::weight( $start + $day * $length, $day ),
			range( 0, self::DAYS - 1 )
		);
		$place   = ( $person + $this->pick( 0, 99 ) / 100 ) / self::PEOPLE * array_sum( $weights );
		$day     = 0;
		while ( $day < self::DAYS - 1 && $place >= $weights[ $day ] ) {
			$place -= $weights[ $day ];
			++$day;
		}
		$moment = ( new DateTimeImmutable( '@' . (int) ( $start + ( $day + min( 1, $place / $weights[ $day ] ) ) * $length ) ) )->setTimezone(
			wp_timezone()
		);
		$hour   = (int) $moment->format( 'G' );
		if ( $hour < 8 ) {
			$later = $moment->modify( '+9 hours' );
			return $later->getTimestamp() < $now ? $later : $moment;
		}
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * How busy a day was, against the others.
	 *
	 * @param int $from Its beginning, a timestamp.
	 * @param int $day  Its number, from 0.
	 */
	private static function weight( int $from, int $day ): float {
		$weekend = (int) gmdate( 'N', $from + 12 * HOUR_IN_SECONDS ) > 5;
		$weather = 0.7 + ( $day * 37 % 11 ) * 0.06;
		return ( 0.8 + 0.5 * $day / self::DAYS ) * ( $weekend ? 1.8 : 1 ) * $weather;
	}

	/**
	 * The person's browser and address.
	 */
	private function arrive( int $person ): void {
		$_SERVER['HTTP_USER_AGENT'] = $this->one_of( self::BROWSERS );
		$_SERVER['REMOTE_ADDR']     = ( 0 === $person % 2 ? '203.0.113.' : '198.51.100.' ) . $this->pick( 1, 254 );
	}

	/**
	 * Answers; some questions are skipped, later ones more often.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function answers( int $person ): array {
		$score   = $this->one_of( array( 10, 10, 10, 9, 9, 9, 9, 8, 8, 7, 7, 6, 5, 3 ) );
		$found   = array(
			'reason'    => $this->one_of(
				array(
					'A friend',
					'A friend',
					'A friend',
					'Walking past',
					'Walking past',
					'Search engine',
					'Instagram',
				)
			),
			'liked'     => array_values(
				array_filter(
					array( 'The coffee', 'The cakes', 'The view', 'The people', 'The music' ),
					fn ( string $label ): bool => $this->pick( 0, 9 ) < 10 - strlen( $label ) / 2
				)
			),
			'recommend' => $score,
			'stars'     => max( 1, min( 5, (int) round( $score / 2 ) + $this->pick( -1, 0 ) ) ),
			'drink'     => $this->one_of(
				array( 'Flat white', 'Flat white', 'Flat white', 'Espresso', 'Espresso', 'Matcha' )
			),
			'again'     => $this->one_of( array( 'In the morning', 'In the morning', 'At lunch', 'With friends' ) ),
			'word'      => $this->one_of( self::WORDS ),
			'better'    => $this->one_of( self::WISHES ),
			'email'     => strtolower( $this->one_of( self::NAMES ) ) . $person . '@example.com',
		);
		$skipped = array(
			'word'   => 25,
			'better' => 55,
			'email'  => 70,
		);
		$answers = array();
		foreach ( $found as $id => $value ) {
			if ( array() === $value || $this->pick( 1, 100 ) <= ( $skipped[ $id ] ?? 4 ) ) {
				$value = null;
			}
			$answer = array(
				'question_id' => $id,
				'value'       => $value,
			);
			if ( 'recommend' === $id && null !== $value && $this->pick( 0, 3 ) === 0 ) {
				$answer['extra'] = array( 'comments' => $this->one_of( self::COMMENTS ) );
			}
			if ( 'email' === $id && is_string( $value ) ) {
				$answer['extra'] = array( 'name' => ucfirst( (string) preg_replace( '/\d.*/', '', $value ) ) );
			}
			$answers[] = $answer;
		}
		return $answers;
	}

	/**
	 * Where the person answered.
	 *
	 * @return array{id: int, link: string, title: string}
	 */
	private function page(): array {
		$front = get_post( (int) get_option( 'page_on_front' ) );
		$hours = get_page_by_path( 'opening-hours' );
		$page  = null !== $hours && $this->pick( 0, 3 ) === 0 ? $hours : $front;
		return array(
			'id'    => null === $page ? 0 : $page->ID,
			'link'  => null === $page ? home_url( '/' ) : (string) get_permalink( $page ),
			'title' => null === $page ? '' : $page->post_title,
		);
	}

	/**
	 * Posts to a public route, as a browser does.
	 *
	 * @param array<string, mixed> $body Body.
	 */
	private function post( string $route, array $body ): ?WP_Error {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		$response = rest_do_request( $request );
		return $response->is_error()
			? new WP_Error(
				'visit',
				$route . ' answered ' . $response->get_status() . ': ' . wp_json_encode( $response->get_data() )
			)
			: null;
	}

	/**
	 * A UUID of version 4 from the seeded numbers.
	 */
	private function uuid(): string {
		return sprintf(
			'%04x%04x-%04x-4%03x-%04x-%04x%04x%04x',
			$this->pick( 0, 65535 ),
			$this->pick( 0, 65535 ),
			$this->pick( 0, 65535 ),
			$this->pick( 0, 4095 ),
			$this->pick( 32768, 49151 ),
			$this->pick( 0, 65535 ),
			$this->pick( 0, 65535 ),
			$this->pick( 0, 65535 )
		);
	}

	/**
	 * A seeded random number.
	 */
	private function pick( int $min, int $max ): int {
		return mt_rand( $min, $max ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- wp_rand() cannot be seeded.
	}

	/**
	 * One of several values.
	 *
	 * @template T
	 * @param non-empty-list<T> $values Values.
	 * @return T
	 */
	private function one_of( array $values ): mixed {
		return $values[ $this->pick( 0, count( $values ) - 1 ) ];
	}
}
