<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\BaseType;
use UserFeedback\Surveys\QuestionTypes\Measure;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * A day of the calendar, in limits.
 */
final class DateType extends BaseType {

	public function key(): string {
		return 'date';
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function group(): string {
		return 'text';
	}

	public function sanitize_config( array $config ): array {
		return parent::sanitize_config( $config )
			+ self::config_text( $config, 'earliest' )
			+ self::config_text( $config, 'latest' );
	}

	public function config_faults( array $config ): array {
		$faults = array();
		foreach ( array( 'earliest', 'latest' ) as $end ) {
			if ( isset( $config[ $end ] ) && ! Measure::is_day( $config[ $end ] ) ) {
				$faults[ $end ] = __( 'This must be a date.', 'userfeedback-question-types' );
			}
		}
		if ( array() === $faults && ( $config['latest'] ?? '9999' ) < ( $config['earliest'] ?? '' ) ) {
			$faults['latest'] = __( '“To” must not be before “From”.', 'userfeedback-question-types' );
		}
		return $faults;
	}

	/**
	 * Results make a distribution of it.
	 */
	public function is_quantitative(): bool {
		return false;
	}

	public function measure(): string {
		return Measure::DATE;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		list( $earliest, $latest ) = self::limits( $question );
		if ( ! Measure::is_day( $value ) || $value < $earliest || $value > $latest ) {
			throw self::refuse(
				$question,
				sprintf(
					/* translators: 1: earliest day. 2: latest day. */
					__( 'The answer must be a date from %1$s to %2$s.', 'userfeedback-question-types' ),
					$earliest,
					$latest
				)
			);
		}
		return array( new StoredAnswer( Measure::day_key( $value ), $value ) );
	}

	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? Measure::day_of( $rows[0]->value_key ) : null;
	}

	public function in_words( Question $question, mixed $value ): string {
		return Measure::is_day( $value ) ? Measure::day_in_words( $value ) : parent::in_words( $question, $value );
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/date.js',
			array(
				'any'   => __( 'Choose a date.', 'userfeedback-question-types' ),
				/* translators: %1$s: the earliest day. */
				'from'  => __( 'Choose a date from %1$s on.', 'userfeedback-question-types' ),
				/* translators: %2$s: the latest day. */
				'to'    => __( 'Choose a date up to %2$s.', 'userfeedback-question-types' ),
				/* translators: 1: earliest day. 2: latest day. */
				'range' => __( 'Choose a date from %1$s to %2$s.', 'userfeedback-question-types' ),
			)
		);
	}

	public function inline_height( array $config ): int {
		return 47;
	}

	/**
	 * A day of the 30 at the end of what is allowed.
	 *
	 * @param list<string> $texts Not needed here.
	 */
	public function sample( Question $question, array $texts ): string {
		list( $earliest, $latest ) = self::limits( $question );
		$latest                    = '9999-12-31' === $latest ? max( $earliest, '2026-06-30' ) : $latest;
		$days                      = SampleNumber::between( 0, 29 );
		return max( $earliest, gmdate( 'Y-m-d', (int) strtotime( "$latest 12:00 UTC -$days days" ) ) );
	}

	/**
	 * @return array{string, string} Earliest and latest day.
	 */
	private static function limits( Question $question ): array {
		$earliest = $question->config['earliest'] ?? null;
		$latest   = $question->config['latest'] ?? null;
		return array(
			Measure::is_day( $earliest ) ? $earliest : '1000-01-01',
			Measure::is_day( $latest ) ? $latest : '9999-12-31',
		);
	}
}
