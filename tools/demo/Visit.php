<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

/**
 * Answers to the demo survey of all question types; some questions are skipped, later ones more often.
 */
final class Visit {

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
	 * Questions that more people skip, in percent.
	 */
	private const SKIPPED = array(
		'word'   => 25,
		'better' => 55,
		'email'  => 70,
	);

	/**
	 * Values by question.
	 *
	 * @param int $score The person's score.
	 * @return array<string, array{value: mixed, extra?: array<string, string>}>
	 */
	public static function answers( int $score ): array {
		$name    = Story::one_of( self::NAMES );
		$found   = array(
			'reason'    => Story::one_of(
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
					static fn ( string $label ): bool => Story::pick( 0, 9 ) < 10 - strlen( $label ) / 2
				)
			),
			'recommend' => $score,
			'stars'     => max( 1, min( 5, (int) round( $score / 2 ) + Story::pick( -1, 0 ) ) ),
			'drink'     => Story::one_of(
				array( 'Flat white', 'Flat white', 'Flat white', 'Espresso', 'Espresso', 'Matcha' )
			),
			'again'     => Story::one_of( array( 'In the morning', 'In the morning', 'At lunch', 'With friends' ) ),
			'word'      => Story::one_of( self::WORDS ),
			'better'    => Story::one_of( self::WISHES ),
			'email'     => strtolower( $name ) . Story::pick( 1, 999 ) . '@example.com',
		);
		$answers = array();
		foreach ( $found as $id => $value ) {
			if ( array() === $value || Story::pick( 1, 100 ) <= ( self::SKIPPED[ $id ] ?? 4 ) ) {
				continue;
			}
			$answers[ $id ] = array( 'value' => $value );
			if ( 'recommend' === $id && 0 === Story::pick( 0, 3 ) ) {
				$answers[ $id ]['extra'] = array( 'comments' => Story::one_of( self::COMMENTS ) );
			}
			if ( 'email' === $id ) {
				$answers[ $id ]['extra'] = array( 'name' => $name );
			}
		}
		return $answers;
	}
}
