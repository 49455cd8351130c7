<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Support\Failure;

/**
 * The form of a browser without script: it comes to the post's own address and leads back there.
 *
 * @phpstan-import-type Values from Settings
 */
final class PlainForm {

	/**
	 * Field of the form: the post.
	 */
	public const FIELD = 'userfeedback_rated';

	/**
	 * Field of the address after it: thanks or failed.
	 */
	public const SAID = 'userfeedback_rating';

	public function __construct( private CastVote $votes ) {}

	/**
	 * Takes a vote and leads back; called on template_redirect when the field is there. No nonce decides, because
	 * the page may be a cache's; a form on another site's page is refused where the browser says so.
	 *
	 * @param array<mixed> $form Unslashed fields.
	 */
	public function answer( array $form, string $fetch_site ): never {
		$post_id = is_numeric( $form[ self::FIELD ] ?? null ) ? (int) $form[ self::FIELD ] : 0;
		$said    = 'cross-site' === $fetch_site ? 'failed' : $this->take( $post_id, $form );
		nocache_headers();
		$back = add_query_arg( self::SAID, $said, $this->votes->address_of( $post_id ) );
		wp_safe_redirect( $back . '#uf-rating-' . $post_id, 303 );
		exit;
	}

	/**
	 * Takes the vote.
	 *
	 * @param array<mixed> $form Unslashed fields.
	 * @return 'thanks'|'why'|'failed'
	 */
	private function take( int $post_id, array $form ): string {
		$stars = $form['rating'] ?? null;
		try {
			$this->votes->run(
				$post_id,
				is_string( $stars ) && 1 === preg_match( '/^[1-5]$/D', $stars ) ? (int) $stars : null,
				is_string( $form['comment'] ?? null ) ? $form['comment'] : null
			);
		} catch ( Failure $failure ) {
			return isset( $failure->params['comment'] ) ? 'why' : 'failed';
		}
		return 'thanks';
	}

	/**
	 * What the box says after it.
	 *
	 * @param string $said     As in the address.
	 * @param Values $settings Of the box.
	 */
	public static function message( string $said, array $settings ): string {
		$texts = Box::texts( $settings );
		return match ( $said ) {
			'thanks' => $texts['thanks'],
			'why'    => $texts['why'],
			'failed' => $texts['failed'],
			default  => '',
		};
	}
}
