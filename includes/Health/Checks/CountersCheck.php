<?php
declare(strict_types=1);

namespace UserFeedback\Health\Checks;

use UserFeedback\Health\Check;
use UserFeedback\Health\Finding;
use UserFeedback\Responses\Counters\RecountCounters;

/**
 * Whether counters, from which all results come, agree with the responses: a sample of days.
 */
final class CountersCheck implements Check {

	/**
	 * Days that are counted again, of any survey.
	 */
	private const DAYS = 10;

	/**
	 * Seconds after which no further day is begun.
	 */
	private const SECONDS = 2;

	public function __construct( private RecountCounters $recount ) {}

	public function id(): string {
		return 'counters';
	}

	public function name(): string {
		return __( 'UserFeedback: counters', 'userfeedback' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function run(): Finding {
		$pieces = $this->recount->pieces();
		shuffle( $pieces );
		$until = microtime( true ) + self::SECONDS;
		$days  = 0;
		foreach ( array_slice( $pieces, 0, self::DAYS ) as $piece ) {
			if ( microtime( true ) > $until ) {
				break;
			}
			++$days;
			$wrong = $this->recount->run( $piece['survey_id'], $piece['from'], $piece['from'], false );
			if ( array() !== $wrong ) {
				return Finding::critical(
					__( 'Results of UserFeedback are not exact', 'userfeedback' ),
					sprintf(
						/* translators: 1: number of a survey. 2: date. */
						__( 'Counters of survey %1$s on %2$s differ from its responses. Somebody changed the tables, or restored only some of them. No response is lost.', 'userfeedback' ),
						number_format_i18n( $piece['survey_id'] ),
						$piece['from']
					),
					__( 'Run “wp userfeedback recount”, or ask your host to. It counts everything again while visitors answer.', 'userfeedback' )
				);
			}
		}
		return Finding::good(
			__( 'Results of UserFeedback are exact', 'userfeedback' ),
			0 === $days
				? __( 'There are no responses yet.', 'userfeedback' )
				: sprintf(
					/* translators: %s: number of days. */
					_n( 'The counters of %s day agree with its responses.', 'The counters of %s days agree with their responses.', $days, 'userfeedback' ),
					number_format_i18n( $days )
				)
		);
	}
}
