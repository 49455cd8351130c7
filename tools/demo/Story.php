<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use DateTimeImmutable;

/**
 * What people answer, and why it changes: a higher price since March, trouble with paying on phones in summer,
 * and a post on Instagram that brings people this week. The same person always answers the same.
 */
final class Story {

	private const WISHES = array(
		'expensive' => array(
			'The new price of the house blend hurts.',
			'Too expensive since March, please offer bigger bags.',
			'I liked it more at the old price.',
		),
		'phone'     => array(
			'Paying on my phone failed twice.',
			'The payment page jumps on my phone, I ordered at my desk in the end.',
			'Your checkout does not work on mobile!',
		),
		'usual'     => array(
			'Let me pick the day of delivery.',
			'Nothing, it was quick and clear.',
			'Please show the shipping costs earlier.',
			'Oat milk without the extra charge would be great.',
			'A subscription for two bags a month, please.',
			'More about the farms, please.',
		),
	);

	/**
	 * Last day of the survey about the winter menu, in days before today: since then nobody has answered it.
	 */
	private const MENU_ENDED = 120;

	private bool $is_dear;

	private bool $is_stuck;

	private bool $is_campaign;

	private int $days_ago;

	/**
	 * @param DateTimeImmutable $moment When the person answers.
	 * @param DateTimeImmutable $now    Now.
	 * @param string            $device desktop, tablet or mobile.
	 */
	public function __construct( DateTimeImmutable $moment, DateTimeImmutable $now, string $device ) {
		$this->days_ago    = (int) $moment->setTime( 0, 0 )->diff( $now->setTime( 0, 0 ) )->days;
		$this->is_dear     = $moment >= self::latest( '03-10', $now ) && $moment < self::latest( '03-10', $now )->modify( '+80 days' );
		$this->is_stuck    = 'mobile' === $device
			&& $moment >= self::latest( '06-15', $now )
			&& $moment < self::latest( '06-15', $now )->modify( '+70 days' );
		$this->is_campaign = $this->days_ago < 7;
	}

	/**
	 * Which survey the person answers.
	 */
	public function survey(): string {
		$names = array( 'visit', 'visit', 'visit', 'checkout', 'checkout', 'checkout', 'checkout', 'recommend', 'recommend', 'cart', 'finder' );
		return $this->days_ago > self::MENU_ENDED && 0 === self::pick( 0, 8 ) ? 'menu' : self::one_of( $names );
	}

	/**
	 * Values by question; a missing one was skipped.
	 *
	 * @return array<string, array{value: mixed, extra?: array<string, string>}>
	 */
	public function answers( string $survey ): array {
		return match ( $survey ) {
			'checkout'  => array(
				'found'  => array( 'value' => $this->found() ),
				'paying' => array( 'value' => $this->is_stuck ? self::one_of( array( 1, 1, 2, 2, 3, 4 ) ) : self::one_of( array( 5, 5, 5, 4, 4, 4, 3 ) ) ) + $this->comment( 6 ),
				'score'  => array( 'value' => $this->score() ),
			) + ( 0 === self::pick( 0, 2 ) ? array( 'wish' => array( 'value' => $this->wish() ) ) : array() ),
			'recommend' => array( 'score' => array( 'value' => $this->score() ) + $this->comment( 3 ) ),
			'cart'      => array( 'reason' => array( 'value' => $this->reason() ) )
				+ ( 0 === self::pick( 0, 3 ) ? array( 'more' => array( 'value' => $this->wish() ) ) : array() ),
			'finder'    => array( 'helped' => array( 'value' => self::one_of( array( 'Yes', 'Yes', 'Yes', 'Yes', 'A little', 'A little', 'No' ) ) ) ),
			'menu'      => array(
				'drinks' => array(
					'value' => array_values( array_unique( array( self::one_of( array( 'Spiced latte', 'Spiced latte', 'Hot chocolate' ) ), self::one_of( array( 'Chai', 'Mulled apple juice', 'Hot chocolate' ) ) ) ) ),
				),
			),
			default     => Visit::answers( $this->score() ),
		};
	}

	private function score(): int {
		if ( $this->is_stuck ) {
			return self::one_of( array( 2, 3, 4, 5, 5, 6, 7, 8, 9 ) );
		}
		return $this->is_dear
			? self::one_of( array( 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 4 ) )
			: self::one_of( array( 10, 10, 10, 9, 9, 9, 9, 8, 8, 7, 7, 6, 5 ) );
	}

	private function found(): string {
		return $this->is_campaign
			? self::one_of( array( 'Instagram', 'Instagram', 'Instagram', 'Search engine', 'A friend' ) )
			: self::one_of( array( 'Search engine', 'Search engine', 'Search engine', 'Search engine', 'A friend', 'A friend', 'A friend', 'Newsletter', 'Newsletter', 'Instagram' ) );
	}

	private function reason(): string {
		if ( $this->is_stuck ) {
			return self::one_of( array( 'Paying did not work', 'Paying did not work', 'Shipping cost', 'Only looking' ) );
		}
		return $this->is_dear
			? self::one_of( array( 'Price', 'Price', 'Price', 'Shipping cost', 'Only looking' ) )
			: self::one_of( array( 'Shipping cost', 'Shipping cost', 'Shipping cost', 'Price', 'Only looking', 'Only looking' ) );
	}

	private function wish(): string {
		$kind = $this->is_stuck ? 'phone' : ( $this->is_dear ? 'expensive' : 'usual' );
		return self::one_of( self::WISHES[ 0 === self::pick( 0, 3 ) ? 'usual' : $kind ] );
	}

	/**
	 * Sometimes a comment.
	 *
	 * @param int $rare One in so many.
	 * @return array{extra?: array<string, string>}
	 */
	private function comment( int $rare ): array {
		return 0 === self::pick( 0, $rare - 1 ) ? array( 'extra' => array( 'comments' => $this->wish() ) ) : array();
	}

	/**
	 * The latest such day that is over.
	 *
	 * @param string $day Month and day.
	 */
	private static function latest( string $day, DateTimeImmutable $now ): DateTimeImmutable {
		$this_year = new DateTimeImmutable( $now->format( 'Y' ) . '-' . $day, $now->getTimezone() );
		return $this_year <= $now ? $this_year : $this_year->modify( '-1 year' );
	}

	/**
	 * A seeded random number.
	 */
	public static function pick( int $min, int $max ): int {
		return mt_rand( $min, $max ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- wp_rand() cannot be seeded.
	}

	/**
	 * One of several values.
	 *
	 * @template T
	 * @param non-empty-list<T> $values Values.
	 * @return T
	 */
	public static function one_of( array $values ): mixed {
		return $values[ self::pick( 0, count( $values ) - 1 ) ];
	}
}
