<?php
declare(strict_types=1);

namespace UserFeedback\Behavior;

use UserFeedback\Display\Fields;
use UserFeedback\Surveys\Survey;

/**
 * The end of a survey: a message or another page; pages become URLs (A12).
 */
final class ThankYouPart {

	/**
	 * The end of the survey. A condition without a URL can never match (WID-42) and is not sent.
	 *
	 * @return array<string, mixed>
	 */
	public function of( Survey $survey ): array {
		$thank_you  = ( new Fields( $survey->settings ) )->part( 'thank_you' );
		$type       = $thank_you->choice( 'type', array( 'message', 'redirect', 'conditional_redirect' ) );
		$conditions = array();
		foreach ( 'conditional_redirect' === $type ? $thank_you->items( 'conditions' ) : array() as $stored ) {
			$condition = new Fields( is_array( $stored ) ? $stored : array() );
			$url       = self::address( $condition->part( 'page' )->number( 'id' ) );
			if ( '' !== $url ) {
				$conditions[] = array(
					'question'       => $condition->text( 'question' ),
					'condition_type' => $condition->text( 'condition_type' ),
					'condition'      => $condition->text( 'condition' ),
					'redirect_url'   => $url,
				);
			}
		}
		return array(
			'type'         => $type,
			'message'      => $thank_you->text( 'message' ),
			'redirect_url' => 'redirect' === $type ? self::address(
				$thank_you->part( 'redirect_to' )->number( 'id' )
			) : '',
			'conditions'   => $conditions,
		);
	}

	/**
	 * URL of a page that visitors may see, or ''.
	 */
	private static function address( int $post_id ): string {
		if ( $post_id < 1 || 'publish' !== get_post_status( $post_id ) ) {
			return '';
		}
		return (string) get_permalink( $post_id );
	}
}
