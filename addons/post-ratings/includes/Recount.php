<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

/**
 * Rebuilds the sums of posts from their votes.
 */
final class Recount {

	private const BATCH = 500;

	public function __construct( private RecountRepository $sums, private Prior $prior ) {}

	/**
	 * Looks at all posts.
	 *
	 * @return array{posts: int, wrong: int}
	 */
	public function run( bool $repair ): array {
		$posts = 0;
		$wrong = 0;
		$ids   = $this->sums->next( 0, self::BATCH );
		while ( array() !== $ids ) {
			_prime_post_caches( $ids, false, false );
			foreach ( $ids as $id ) {
				$post = get_post( $id );
				++$posts;
				$wrong += $this->sums->check(
					$id,
					null === $post ? '' : CastVote::title( $post ),
					RateablePosts::is_listed( $post ),
					$repair
				) ? 0 : 1;
			}
			$ids = $this->sums->next( max( $ids ), self::BATCH );
		}
		if ( $repair ) {
			$this->prior->run();
		}
		return array(
			'posts' => $posts,
			'wrong' => $wrong,
		);
	}
}
