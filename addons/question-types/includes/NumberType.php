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
 * A number in limits, on a grid of steps, with a unit.
 */
final class NumberType extends BaseType {

	public function key(): string {
		return 'number';
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function group(): string {
		return 'text';
	}

	public function sanitize_config( array $config ): array {
		$clean = parent::sanitize_config( $config ) + array( 'step' => self::wire( $config['step'] ?? null ) ?? 1 );
		foreach ( array( 'min', 'max' ) as $end ) {
			$number = self::wire( $config[ $end ] ?? null );
			if ( null !== $number ) {
				$clean[ $end ] = $number;
			}
		}
		return $clean + self::config_text( $config, 'unit' ) + self::config_text( $config, 'placeholder' );
	}

	public function config_faults( array $config ): array {
		$faults = array();
		foreach ( array( 'min', 'max', 'step' ) as $name ) {
			if ( isset( $config[ $name ] ) && null === Measure::thousandths( $config[ $name ] ) ) {
				$faults[ $name ] = __( 'Use at most three decimals.', 'userfeedback-question-types' );
			}
		}
		if ( isset( $config['min'], $config['max'] ) && $config['max'] < $config['min'] ) {
			$faults['max'] = __( '“To” must not be less than “From”.', 'userfeedback-question-types' );
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
		return Measure::NUMBER;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		$number            = Measure::thousandths( $value );
		list( $min, $max ) = self::limits( $question );
		$step              = max( 1, Measure::thousandths( $question->config['step'] ?? 1 ) ?? 1000 );
		if ( null === $number
			|| $number < ( $min ?? $number )
			|| $number > ( $max ?? $number )
			|| 0 !== ( $number - ( $min ?? 0 ) ) % $step
		) {
			throw self::refuse( $question, self::reason( $min, $max, $step ) );
		}
		return array( new StoredAnswer( Measure::number_key( $number ), (string) Measure::number( $number ) ) );
	}

	public function read( array $rows ): int|float|null {
		$number = isset( $rows[0] ) ? Measure::number_of( $rows[0]->value_key ) : null;
		return null === $number ? null : Measure::number( $number );
	}

	public function in_words( Question $question, mixed $value ): string {
		$unit = $question->config['unit'] ?? '';
		return is_int( $value ) || is_float( $value )
			? Measure::number_in_words( $value, is_string( $unit ) ? $unit : '' )
			: parent::in_words( $question, $value );
	}

	/**
	 * Which sentence fits a question, the part decides (src/domain/measures.ts).
	 */
	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/number.js',
			array(
				'less'        => __( 'Less', 'userfeedback-question-types' ),
				'more'        => __( 'More', 'userfeedback-question-types' ),
				'whole'       => __( 'Enter a whole number.', 'userfeedback-question-types' ),
				/* translators: %1$s: the smallest number. */
				'whole_from'  => __( 'Enter a whole number from %1$s up.', 'userfeedback-question-types' ),
				/* translators: %2$s: the largest number. */
				'whole_to'    => __( 'Enter a whole number up to %2$s.', 'userfeedback-question-types' ),
				/* translators: 1: smallest, 2: largest number. */
				'whole_range' => __( 'Enter a whole number from %1$s to %2$s.', 'userfeedback-question-types' ),
				'any'         => __( 'Enter a number.', 'userfeedback-question-types' ),
				/* translators: %1$s: the smallest number. */
				'any_from'    => __( 'Enter a number from %1$s up.', 'userfeedback-question-types' ),
				/* translators: %2$s: the largest number. */
				'any_to'      => __( 'Enter a number up to %2$s.', 'userfeedback-question-types' ),
				/* translators: 1: smallest, 2: largest number. */
				'any_range'   => __( 'Enter a number from %1$s to %2$s.', 'userfeedback-question-types' ),
				/* translators: 1: where the steps begin. 2: their size, e.g. 0.5. */
				'steps'       => __( 'Enter a number in steps of %2$s, counted from %1$s.', 'userfeedback-question-types' ),
			)
		);
	}

	public function inline_height( array $config ): int {
		return 47;
	}

	/**
	 * Numbers in the middle are more frequent.
	 *
	 * @param list<string> $texts Not needed here.
	 */
	public function sample( Question $question, array $texts ): int|float {
		list( $min, $max ) = self::limits( $question );
		$step              = max( 1, Measure::thousandths( $question->config['step'] ?? 1 ) ?? 1000 );
		$low               = $min ?? min( 0, ( $max ?? 0 ) - 10 * $step );
		$low              -= null === $min ? $low % $step : 0;
		$steps             = min( 100, intdiv( ( $max ?? $low + 10 * $step ) - $low, $step ) );
		$taken             = intdiv( SampleNumber::between( 0, $steps ) + SampleNumber::between( 0, $steps ), 2 );
		return Measure::number( $low + $taken * $step );
	}

	/**
	 * @return array{int|null, int|null} Smallest and largest number, in thousandths.
	 */
	private static function limits( Question $question ): array {
		return array(
			Measure::thousandths( $question->config['min'] ?? null ),
			Measure::thousandths( $question->config['max'] ?? null ),
		);
	}

	private static function reason( ?int $min, ?int $max, int $step ): string {
		$whole = 0 === $step % 1000 && 0 === ( $min ?? 0 ) % 1000;
		if ( null === $min && null === $max ) {
			return $whole
				? __( 'The answer must be a whole number.', 'userfeedback-question-types' )
				: __( 'The answer must be a number.', 'userfeedback-question-types' );
		}
		return sprintf(
			/* translators: 1: smallest, 2: largest number, 3: size of the steps between them. */
			__( 'The answer must be a number from %1$s to %2$s, in steps of %3$s.', 'userfeedback-question-types' ),
			Measure::number( $min ?? -1000 * Measure::LIMIT ),
			Measure::number( $max ?? 1000 * Measure::LIMIT ),
			Measure::number( $step )
		);
	}

	/**
	 * A number as it goes over the wire: as it was sent where it has too many decimals, which is a fault.
	 */
	private static function wire( mixed $value ): int|float|null {
		$thousandths = Measure::thousandths( $value );
		return null === $thousandths
			? ( is_float( $value ) ? $value : null )
			: Measure::number( $thousandths );
	}
}
