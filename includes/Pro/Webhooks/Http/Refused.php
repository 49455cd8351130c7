<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Webhooks\Http;

use RuntimeException;

/**
 * An address that no request may go to; its message is a translated sentence.
 */
final class Refused extends RuntimeException {

	public static function not_an_address(): self {
		return new self( __( 'Please enter a whole address that begins with https://.', 'userfeedback' ) );
	}

	public static function has_credentials(): self {
		return new self(
			__( 'An address with a user name or password is not possible.', 'userfeedback' )
		);
	}

	public static function port(): self {
		return new self(
			__(
				'Only the ports 80 and 443 are allowed. A developer can allow more with the filter userfeedback_webhook_ports.',
				'userfeedback'
			)
		);
	}

	public static function inside(): self {
		return new self(
			__( 'This address is inside a private network. Only public addresses are possible.', 'userfeedback' )
		);
	}

	public static function unknown_name(): self {
		return new self( __( 'The name of this address could not be resolved.', 'userfeedback' ) );
	}

	public static function downgrade(): self {
		return new self(
			__( 'The address redirects from https to http, where others could read along.', 'userfeedback' )
		);
	}
}
