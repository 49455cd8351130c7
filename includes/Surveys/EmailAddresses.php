<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Failure;

/**
 * E-mail addresses in one text with commas (NOTIF-03, STG-43). `src/domain/draft/emails.ts` has the same rule in
 * TypeScript; both run tests/fixtures/emails.json.
 */
final class EmailAddresses {

	/**
	 * Addresses of one list, and so of one mail (SEC-M2).
	 */
	public const MOST = 20;

	/**
	 * The pattern of the HTML standard for `input type=email`, with a dot asked for in the domain.
	 */
	private const ADDRESS = '/^[a-zA-Z0-9.!#$%&\'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/D';

	/**
	 * Bytes of the longest address that mail servers carry (RFC 5321, erratum 1690).
	 */
	private const LENGTH = 254;

	/**
	 * Whether a text is one address. It has neither blanks nor line breaks then, so it fits a mail header.
	 */
	public static function is_address( string $text ): bool {
		return strlen( $text ) <= self::LENGTH && 1 === preg_match( self::ADDRESS, $text );
	}

	/**
	 * The addresses of a text, each once; what is none is left out.
	 *
	 * @return list<string>
	 */
	public static function of( string $addresses ): array {
		$found = array();
		foreach ( self::parts( $addresses ) as $address ) {
			if ( self::is_address( $address ) ) {
				$found[ strtolower( $address ) ] ??= $address;
			}
		}
		return array_values( $found );
	}

	/**
	 * Refuses notifications whose addresses have a fault.
	 *
	 * @throws Failure 422.
	 */
	public static function check( string $addresses ): void {
		$fault = self::fault( $addresses );
		if ( '' !== $fault ) {
			throw Failure::invalid( array( 'notifications[email][addresses]' => $fault ) );
		}
	}

	/**
	 * What is wrong with a list. No address at all is allowed (BLD-25).
	 *
	 * @return string '' or a translated sentence.
	 */
	public static function fault( string $addresses ): string {
		foreach ( self::wrong( $addresses ) as $address ) {
			return sprintf(
				/* translators: %s: what was typed instead of an e-mail address. */
				__( '"%s" is not an e-mail address.', 'userfeedback' ),
				$address
			);
		}
		return ! self::are_too_many( $addresses )
			? ''
			: sprintf(
				/* translators: %s: number. */
				__( 'At most %s addresses are possible.', 'userfeedback' ),
				number_format_i18n( self::MOST )
			);
	}

	/**
	 * Whether a list has more than a mail may have.
	 */
	public static function are_too_many( string $addresses ): bool {
		return count( self::parts( $addresses ) ) > self::MOST;
	}

	/**
	 * What stands between the commas and is no address.
	 *
	 * @return list<string>
	 */
	public static function wrong( string $addresses ): array {
		return array_values(
			array_filter(
				self::parts( $addresses ),
				static fn ( string $part ): bool => ! self::is_address( $part )
			)
		);
	}

	/**
	 * What stands between the commas; blanks are skipped.
	 *
	 * @return list<string>
	 */
	private static function parts( string $addresses ): array {
		return array_values(
			array_filter(
				array_map( 'trim', explode( ',', $addresses ) ),
				static fn ( string $part ): bool => '' !== $part
			)
		);
	}
}
