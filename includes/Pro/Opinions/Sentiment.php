<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Opinions;

/**
 * How a written answer feels.
 */
enum Sentiment: string {

	case Positive = 'positive';
	case Neutral  = 'neutral';
	case Negative = 'negative';
	case Mixed    = 'mixed';

	/**
	 * @return list<string>
	 */
	public static function words(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * As the database has it; 0 stands for none.
	 */
	public function number(): int {
		return match ( $this ) {
			self::Positive => 1,
			self::Neutral  => 2,
			self::Negative => 3,
			self::Mixed    => 4,
		};
	}

	public static function of_number( int $number ): ?self {
		foreach ( self::cases() as $case ) {
			if ( $case->number() === $number ) {
				return $case;
			}
		}
		return null;
	}

	public function label(): string {
		return match ( $this ) {
			self::Positive => __( 'Positive', 'userfeedback' ),
			self::Neutral  => __( 'Neutral', 'userfeedback' ),
			self::Negative => __( 'Negative', 'userfeedback' ),
			self::Mixed    => __( 'Mixed', 'userfeedback' ),
		};
	}
}
