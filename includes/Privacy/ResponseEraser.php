<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Responses\RememberedSurveys;

/**
 * Anonymizes a person's responses for WordPress's eraser of personal data (SEC-PR2). Figures stay the same.
 */
final class ResponseEraser {

	private const BATCH = 100;

	/**
	 * @param PersonalDataRepository $data The person's responses.
	 */
	public function __construct( private PersonalDataRepository $data ) {}

	/**
	 * Erases a batch. Erased responses are not found again, so every call starts at the beginning.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		$ids  = array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->data->responses( $email, false === $user ? 0 : $user->ID, self::BATCH, 0 )
		);
		if ( array() !== $ids ) {
			$this->data->anonymise( $ids, wp_privacy_anonymize_data( 'text' ) );
			DataErased::announce();
		}
		$forgotten = false !== $user && RememberedSurveys::forget( $user->ID );
		return array(
			'items_removed'  => array() !== $ids || $forgotten,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => count( $ids ) < self::BATCH,
		);
	}
}
