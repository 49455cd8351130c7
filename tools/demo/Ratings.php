<?php
declare(strict_types=1);

namespace UserFeedback\Demo;

use DateTimeZone;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\PostRatings\Recount;

/**
 * Posts of the demo's blog, with the votes of their readers over three months.
 */
final class Ratings {

	private const DAYS = 90;

	/**
	 * Title => how many readers gave 1, 2, 3, 4 and 5 stars.
	 */
	private const POSTS = array(
		'How we roast a light espresso'               => array( 2, 3, 9, 34, 61 ),
		'Cold brew at home, in three steps'           => array( 1, 2, 6, 21, 48 ),
		'Why our oat milk costs nothing extra'        => array( 4, 6, 11, 18, 15 ),
		'The new opening hours, explained'            => array( 9, 8, 7, 5, 3 ),
		'A visit to the cooperative in Huehuetenango' => array( 0, 0, 2, 7, 12 ),
		'Which cup for which coffee?'                 => array( 0, 0, 0, 0, 1 ),
	);

	private const WHY = array(
		'I read it twice and still do not know when you open on Sunday.',
		'Too long for what it says.',
		'The photo does not load on my phone.',
		'Please say which milk you mean.',
	);

	/**
	 * Makes posts and votes. Nothing where the addon is not active.
	 *
	 * @return array{done: int}
	 */
	public static function create( Container $container ): array {
		if ( ! class_exists( Recount::class ) ) {
			return array( 'done' => 0 );
		}
		mt_srand( 7920 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The demo is the same for everybody.
		$database = $container->get( Database::class );
		$votes    = 0;
		foreach ( self::POSTS as $title => $stars ) {
			$post_id = wp_insert_post(
				array(
					'post_type'    => 'post',
					'post_status'  => 'publish',
					'post_author'  => (int) ( get_user_by( 'login', 'admin' )->ID ?? 0 ),
					'post_title'   => $title,
					'post_content' => '<!-- wp:paragraph --><p>From the blog of the demo. Rate it below.</p><!-- /wp:paragraph -->',
				)
			);
			$database->transaction(
				static function () use ( $database, $post_id, $stars, &$votes ): void {
					foreach ( $stars as $less => $many ) {
						for ( $vote = 0; $vote < $many; ++$vote ) {
							self::vote( $database, $post_id, $less + 1, ++$votes );
						}
					}
				}
			);
		}
		$container->get( Recount::class )->run( true );
		return array( 'done' => $votes );
	}

	/**
	 * One reader's vote.
	 */
	private static function vote( Database $database, int $post_id, int $stars, int $reader ): void {
		$at = current_datetime()->modify( '-' . Story::pick( 1, self::DAYS * 1440 ) . ' minutes' );
		$database->execute(
			'INSERT INTO {rating} (post_id, voter, network, user_id, stars, created_at, day, comment) VALUES (%d, x%s, x%s, 0, %d, %s, %s, %s)',
			array(
				$post_id,
				md5( 'demo reader ' . $reader ),
				md5( 'demo network ' . $reader ),
				$stars,
				$at->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
				$at->format( 'Y-m-d' ),
				$stars < 3 && 0 === $reader % 3 ? Story::one_of( self::WHY ) : '',
			)
		);
	}
}
