<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Responses\Calls\RateLimiter;
use UserFeedback\Responses\Calls\Visitor;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;

/**
 * Adds what a visitor did in one view of a page to the counts. Address, account and browser are looked at and not kept.
 */
final class RecordView {

	private const KIND = 'heatmap';

	public function __construct(
		private LiveHeatmaps $live,
		private VersionRepository $versions,
		private BinRepository $bins,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	/**
	 * @param string       $raw  The body as it came.
	 * @param array<mixed> $body Decoded.
	 * @return bool False where nothing is recorded now: an unknown, paused or finished heatmap, a page that is no longer public, a person who can edit, a program that says that it is one, a call from another site.
	 * @throws Failure 400 naming the field, 413, 429.
	 */
	public function run( int $id, string $raw, array $body ): bool {
		$visitor = Visitor::from_request();
		$this->limiter->count_as_submission( self::KIND, $visitor );
		if ( strlen( $raw ) > RecordInput::MOST_BYTES ) {
			throw Failure::too_large( __( 'This record is too large.', 'userfeedback-heatmaps' ) );
		}
		$record = RecordInput::of( $body );
		$live   = $this->live->find( $id, $this->clock->now()->getTimestamp() );
		if (
			null === $live
			|| ! DataPolicy::current()->counts_browser( $visitor->user_agent )
			|| 'cross-site' === Visitor::header( 'Sec-Fetch-Site' )
			|| ( $visitor->user_id > 0 && user_can( $visitor->user_id, 'edit_posts' ) )
			|| ! self::is_recordable( $live['post'] )
		) {
			return false;
		}
		$fingerprint = Token::fingerprint( $id, $record->token );
		if ( '' === $fingerprint ) {
			return false;
		}
		$day     = $this->clock->site_now()->format( 'Y-m-d' );
		$version = $this->versions->seen( $id, $fingerprint, $day );
		return $this->bins->add( $version, $day, $record );
	}

	/**
	 * Whether a page is there for everybody and has no secrets.
	 */
	private static function is_recordable( int $post_id ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return ( 0 === $post_id || Pages::is_open( $post ) ) && null === Protection::of( $post );
	}
}
