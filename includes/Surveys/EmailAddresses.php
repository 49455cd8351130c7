<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Failure;

/**
 * The addresses that a survey writes to, as one text with commas.
 */
final class EmailAddresses {

	/**
	 * Refuses what is not an e-mail address. No address at all is allowed (BLD-25).
	 *
	 * @throws Failure 422.
	 */
	public static function check( string $addresses ): void {
		foreach ( array_filter(
			array_map( 'trim', explode( ',', $addresses ) ),
			static fn ( string $address ): bool => '' !== $address
		) as $address ) {
			if ( false === is_email( $address ) ) {
				throw Failure::invalid(
					array(
						'notifications[email][addresses]' => sprintf(
							/* translators: %s: what was typed instead of an e-mail address. */
							__( '"%s" is not an e-mail address.', 'userfeedback' ),
							$address
						),
					)
				);
			}
		}
	}
}
