<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\News;

use UserFeedback\Plan\Vendor;
use UserFeedback\Plan\VendorUnreachable;

/**
 * The vendor's feed: one file for all sites. The request says nothing but the version of the plugin.
 */
final class NewsFeed {

	private const PATH = '/userfeedback/news.json';

	/**
	 * An upper limit of lines.
	 */
	private const MOST_LINES = 100;

	public function __construct( private Vendor $vendor ) {}

	/**
	 * Address of the feed; '' while the owner of the product has none: RFC 2606 keeps `.invalid` for that.
	 */
	public function address(): string {
		$url  = $this->vendor->url();
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return '' === $url || str_ends_with( $host, '.invalid' ) ? '' : $url . self::PATH;
	}

	/**
	 * Asks the vendor. Lines of another shape are left out.
	 *
	 * @return list<NewsItem> In the feed's order; none where the vendor has no feed (404).
	 * @throws FeedUnusable Without a usable answer.
	 */
	public function fetch(): array {
		try {
			$reply = $this->vendor->get( self::PATH );
		} catch ( VendorUnreachable ) {
			throw new FeedUnusable( FeedUnusable::UNREACHABLE );
		}
		if ( 404 === $reply->status ) {
			return array();
		}
		$lines = 200 === $reply->status ? ( $reply->object()['items'] ?? null ) : null;
		if ( ! is_array( $lines ) ) {
			throw new FeedUnusable( FeedUnusable::UNREADABLE );
		}
		$lines = array_slice( array_values( $lines ), 0, self::MOST_LINES );
		return array_values( array_filter( array_map( NewsItem::read( ... ), $lines ) ) );
	}
}
