<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Checks;

/**
 * The weekly reach in words: how often, and what it was counted on.
 *
 * @phpstan-import-type Basis from WeeklyReach
 * @phpstan-import-type Reach from WeeklyReach
 */
final class ReachText {

	/**
	 * Below this a figure of a week is chance.
	 */
	private const FEW = 10;

	/**
	 * @param Basis $basis Of the survey itself.
	 * @return Reach
	 */
	public static function own( array $basis ): array {
		/* translators: %1$s: number of days. */
		$counted = _n(
			'Counted on %1$s whole day of the past four weeks.',
			'Counted on %1$s whole days of the past four weeks.',
			$basis['days'],
			'userfeedback'
		);
		return self::reach( $basis, self::about( $basis ), $counted );
	}

	/**
	 * @param Basis $basis Of a survey with the same audience.
	 * @param bool  $live  Whether that survey is published, too.
	 * @return Reach
	 */
	public static function same( array $basis, bool $live ): array {
		/* translators: 1: number of days. 2: title of a survey. */
		$counted = _n(
			'That is how often they met “%2$s”, which is on the same pages and devices. Counted on %1$s whole day of the past four weeks.',
			'That is how often they met “%2$s”, which is on the same pages and devices. Counted on %1$s whole days of the past four weeks.',
			$basis['days'],
			'userfeedback'
		);
		$reach   = self::reach( $basis, self::about( $basis ), $counted );
		if ( $live ) {
			$reach['text'] .= ' ' . __( 'Where both may show, visitors meet the newer one first.', 'userfeedback' );
		}
		return $reach;
	}

	/**
	 * @param Basis $basis Of a survey that meets more visitors.
	 * @return Reach
	 */
	public static function wider( array $basis ): array {
		/* translators: 1: number of days. 2: title of a survey. */
		$counted = _n(
			'That is how often they met “%2$s”, which is on more pages, on more devices or in more countries. Counted on %1$s whole day of the past four weeks.',
			'That is how often they met “%2$s”, which is on more pages, on more devices or in more countries. Counted on %1$s whole days of the past four weeks.',
			$basis['days'],
			'userfeedback'
		);
		return self::reach( $basis, self::at_most( $basis ), $counted );
	}

	/**
	 * @return Reach
	 */
	public static function unknown(): array {
		return array(
			'per_week' => null,
			'text'     => __(
				'How many visitors a week meet it is not known yet: in the past four weeks no survey was on the same pages and devices for seven whole days.',
				'userfeedback'
			),
		);
	}

	/**
	 * @param Basis  $basis   What was counted.
	 * @param string $often   Sentence with a number.
	 * @param string $counted Sentence with days and title.
	 * @return Reach
	 */
	private static function reach( array $basis, string $often, string $counted ): array {
		$days = number_format_i18n( $basis['days'] );
		return array(
			'per_week' => WeeklyReach::a_week( $basis ),
			'text'     => sprintf( $often, number_format_i18n( self::rounded( $basis ) ) )
				. ' ' . sprintf( $counted, $days, $basis['survey']->title ),
		);
	}

	/**
	 * Only a survey that shows once counts visitors; others meet the same visitor on several pages.
	 *
	 * @param Basis $basis What was counted.
	 */
	private static function about( array $basis ): string {
		$number = self::rounded( $basis );
		if ( WeeklyReach::a_week( $basis ) < self::FEW ) {
			return self::few( $basis );
		}
		return $basis['once']
			/* translators: %s: number of visitors. */
			? _n( 'About %s visitor a week meets it.', 'About %s visitors a week meet it.', $number, 'userfeedback' )
			/* translators: %s: number of times. */
			: _n(
				'Visitors meet it about %s time a week.',
				'Visitors meet it about %s times a week.',
				$number,
				'userfeedback'
			);
	}

	/**
	 * @param Basis $basis What was counted.
	 */
	private static function at_most( array $basis ): string {
		$number = self::rounded( $basis );
		if ( WeeklyReach::a_week( $basis ) < self::FEW ) {
			return self::few( $basis );
		}
		return $basis['once']
			/* translators: %s: number of visitors. */
			? _n( 'At most about %s visitor a week meets it.', 'At most about %s visitors a week meet it.', $number, 'userfeedback' )
			/* translators: %s: number of times. */
			: _n( 'Visitors meet it at most about %s time a week.', 'Visitors meet it at most about %s times a week.', $number, 'userfeedback' );
	}

	/**
	 * @param Basis $basis What was counted.
	 */
	private static function few( array $basis ): string {
		return $basis['once']
			/* translators: %s: 10. */
			? __( 'Fewer than %s visitors a week meet it.', 'userfeedback' )
			/* translators: %s: 10. */
			: __( 'Visitors meet it fewer than %s times a week.', 'userfeedback' );
	}

	/**
	 * In two digits: more would promise what nobody knows.
	 *
	 * @param Basis $basis What was counted.
	 */
	private static function rounded( array $basis ): int {
		$a_week = max( self::FEW, WeeklyReach::a_week( $basis ) );
		$step   = 10 ** ( strlen( (string) $a_week ) - 2 );
		return (int) round( $a_week / $step ) * $step;
	}
}
