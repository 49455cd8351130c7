<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Summaries;

use RuntimeException;

/**
 * No summary was made; the message is the reason for people, and '' where there is none to tell (ERR-10, ERR-11).
 */
final class SummaryFailed extends RuntimeException {

	/**
	 * Statuses of a service that does not take the texts: it finds them wrong, too long, or not fit to be processed.
	 */
	private const OF_THE_TEXT = array( 400, 413, 422 );

	/**
	 * @param string $partial     What arrived of an answer that broke off.
	 * @param bool   $refused     Whether the model declined.
	 * @param bool   $of_the_text Whether the service may take other texts.
	 */
	public function __construct(
		string $message = '',
		public readonly string $partial = '',
		public readonly bool $refused = false,
		private bool $of_the_text = false
	) {
		parent::__construct( $message );
	}

	/**
	 * @param int $status HTTP status of the service; 0 when it was not reached.
	 */
	public static function by_status( int $status ): self {
		return new self(
			match ( true ) {
				401 === $status, 403 === $status => __( 'The AI connector refused your key. Check it under Settings, Connectors.', 'userfeedback' ),
				402 === $status, 429 === $status => __( 'The AI connector has reached its limit. Try again later.', 'userfeedback' ),
				408 === $status, 504 === $status, 0 === $status => __( 'The AI connector did not answer in time. Try again in a moment.', 'userfeedback' ),
				$status >= 500 => __( 'The AI connector is not working at the moment. Try again later.', 'userfeedback' ),
				default => '',
			},
			of_the_text: in_array( $status, self::OF_THE_TEXT, true )
		);
	}

	/**
	 * @param string $partial What arrived.
	 */
	public static function incomplete( string $partial = '' ): self {
		return new self( __( 'The AI connector sent only half an answer. Try again.', 'userfeedback' ), $partial, false, true );
	}

	/**
	 * Whether fewer texts, or others, may be taken. Limits, keys and networks refuse them all.
	 */
	public function is_of_the_text(): bool {
		return $this->of_the_text;
	}

	/**
	 * The reason for people, also where the service gave none.
	 */
	public function reason(): string {
		return '' === $this->getMessage()
			? __( 'The AI connector could not answer. Try again in a moment.', 'userfeedback' )
			: $this->getMessage();
	}

	public static function refused(): self {
		return new self( __( 'The AI connector refused to summarize these answers.', 'userfeedback' ), '', true, true );
	}

	public static function without_model(): self {
		return new self( __( 'The AI connector offers no text model. Check its key under Settings, Connectors, then try again.', 'userfeedback' ) );
	}

	public static function busy(): self {
		return new self( __( 'Somebody is making a summary of this survey. Try again in a minute.', 'userfeedback' ) );
	}

	/**
	 * @param int $most Summaries an hour.
	 */
	public static function too_often( int $most ): self {
		return new self(
			sprintf(
				/* translators: %s: number. */
				_n(
					'This survey was summarized %s time within the hour. Try again later.',
					'This survey was summarized %s times within the hour. Try again later.',
					$most,
					'userfeedback'
				),
				number_format_i18n( $most )
			)
		);
	}

	public static function without_consent(): self {
		return new self( __( 'An administrator must first agree to what is sent to the AI connector.', 'userfeedback' ) );
	}
}
