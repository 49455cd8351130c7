<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * How far the reading is, and the calls of the day.
 *
 * @phpstan-type Stored array{newest: int, oldest: int, day: string, calls: int, place: string, suspects: int, tries: int, error: string, at: string}
 */
final class OpinionState {

	private const OPTION = 'userfeedback_core_ai_opinions';
	private const AGAIN  = 'userfeedback_core_ai_opinions_again';

	public function __construct( private Clock $clock ) {}

	/**
	 * Ids of the newest and the oldest response that were looked at.
	 *
	 * @return array{int, int}|null Null before the first run.
	 */
	public function looked(): ?array {
		$stored = $this->all();
		return 0 === $stored['oldest'] ? null : array( $stored['newest'], $stored['oldest'] );
	}

	public function look( int $newest, int $oldest ): void {
		$this->store(
			array(
				'newest' => $newest,
				'oldest' => $oldest,
			)
		);
	}

	/**
	 * The first and the last of the responses among which some came back from the trash after they were passed.
	 *
	 * @return array{int, int}|null
	 */
	public function again(): ?array {
		// Whoever restores does not wait for a run that reads.
		wp_cache_delete( self::AGAIN, 'options' );
		$stored = get_option( self::AGAIN );
		return is_array( $stored ) && is_int( $stored[0] ?? null ) && is_int( $stored[1] ?? null )
			? array( $stored[0], $stored[1] )
			: null;
	}

	/**
	 * Widens them.
	 */
	public function look_again( int $from, int $to ): void {
		$before = $this->again() ?? array( $from, $to );
		update_option( self::AGAIN, array( min( $from, $before[0] ), max( $to, $before[1] ) ), false );
	}

	/**
	 * Those up to one were looked at.
	 *
	 * @param array{int, int} $range As again() had it; more may have come back since.
	 */
	public function looked_again( array $range, int $last ): void {
		if ( $this->again() === $range ) {
			if ( $last < $range[1] ) {
				update_option( self::AGAIN, array( $last + 1, $range[1] ), false );
			} else {
				delete_option( self::AGAIN );
			}
		}
	}

	/**
	 * Calls to the model on this day of the site.
	 */
	public function calls(): int {
		$stored = $this->all();
		return $stored['day'] === $this->today() ? $stored['calls'] : 0;
	}

	/**
	 * Counts a call before it is made, because one that ends in a failure may cost money too.
	 */
	public function count_call(): void {
		$this->store(
			array(
				'calls' => $this->calls() + 1,
				'day'   => $this->today(),
			)
		);
	}

	/**
	 * The next responses of a place have one among them whose text the model does not take. Half of them at a time are
	 * sent, until it is found. Others that come meanwhile have nothing to do with it.
	 *
	 * @param string $place One of ReadOpinions.
	 * @return int How many they are; 0 where there is none.
	 */
	public function suspects( string $place ): int {
		$stored = $this->all();
		return $stored['place'] === $place ? $stored['suspects'] : 0;
	}

	/**
	 * The model took the texts of some responses not, or not whole.
	 *
	 * @return int How often this was one alone, without another one between.
	 */
	public function suspect( string $place, int $responses ): int {
		$before = 1 === $this->suspects( $place ) ? $this->all()['tries'] : 0;
		$alone  = 1 === $responses ? $before + 1 : 0;
		$this->store(
			array(
				'place'    => $place,
				'suspects' => $responses,
				'tries'    => $alone,
			)
		);
		return $alone;
	}

	/**
	 * Some responses of a place are done with.
	 */
	public function passed( string $place, int $responses ): void {
		$suspects = $this->suspects( $place );
		if ( $suspects > 0 ) {
			$this->store(
				array(
					'suspects' => max( 0, $suspects - $responses ),
					'tries'    => 0,
				)
			);
		}
	}

	public function succeeded(): void {
		$this->ended( '' );
	}

	/**
	 * @param string $reason For people, never ''.
	 */
	public function failed( string $reason ): void {
		$this->ended( $reason );
	}

	private function ended( string $error ): void {
		$this->store(
			array(
				'error' => $error,
				'at'    => Moment::wire( $this->clock->now() ),
			)
		);
	}

	public function error(): string {
		return $this->all()['error'];
	}

	/**
	 * @return string|null When a model was asked last.
	 */
	public function at(): ?string {
		return '' === $this->all()['at'] ? null : $this->all()['at'];
	}

	private function today(): string {
		return $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}

	/**
	 * @return Stored
	 */
	private function all(): array {
		$known = get_option( self::OPTION );
		/**
		 * Only store() writes it.
		 *
		 * @var Stored $stored
		 */
		$stored = ( is_array( $known ) ? $known : array() ) + array(
			'newest'   => 0,
			'oldest'   => 0,
			'day'      => '',
			'calls'    => 0,
			'place'    => '',
			'suspects' => 0,
			'tries'    => 0,
			'error'    => '',
			'at'       => '',
		);
		return $stored;
	}

	/**
	 * @param array<string, string|int> $changes Some of it.
	 */
	private function store( array $changes ): void {
		update_option( self::OPTION, $changes + $this->all(), false );
	}
}
