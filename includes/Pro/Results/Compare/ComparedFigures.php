<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare;

use UserFeedback\Results\Bins;
use UserFeedback\Results\Distribution;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Surveys\QuestionTypes\Measure;
use UserFeedback\Surveys\QuestionTypes\Scale;

/**
 * What a question of two groups adds up to: a score, a mean, a median, a share of people; the mean place of each option
 * of a ranking. Each with its value in both groups and the difference (wire type `ComparedFigure`, docs/figures.md).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type Difference from Differences
 * @phpstan-type Value array{value: int|float|string, low: float|int|null, high: float|int|null, base: int}
 * @phpstan-type Figure array{kind: string, label: string, unit: string, digits: int, a: Value|null, b: Value|null, difference: Difference|null}
 */
final class ComparedFigures {

	public function __construct( private Differences $differences ) {}

	/**
	 * All figures of a question, the most important first.
	 *
	 * @return list<Figure>
	 */
	public function of( ComparedPair $pair ): array {
		$scale = $pair->a['scale'];
		return match ( true ) {
			null !== $pair->a['nps']                                    => array( $this->score( $pair ) ),
			null !== $scale && Scale::CSAT === $scale['purpose']        => array(
				$this->share( 'csat', $scale['share'], $pair->b['scale']['share'] ?? null ),
			),
			null !== $scale                                             => array( $this->scale( $pair, $scale ) ),
			Measure::NUMBER === ( $pair->a['distribution']['kind'] ?? '' ) => $this->numbers( $pair ),
			Measure::DATE === ( $pair->a['distribution']['kind'] ?? '' )   => array( self::days( $pair ) ),
			$pair->has_mean                                             => array(
				$this->mean( 'mean', $pair->tally_a->numbers(), $pair->tally_b->numbers() ),
			),
			'consent' === $pair->a['type']                              => array( $this->met( 'agreed', $pair ) ),
			$pair->a['is_quantitative']                                 => $this->places( $pair ),
			default                                                     => array( $this->met( 'answered', $pair ) ),
		};
	}

	/**
	 * @return Figure
	 */
	private function score( ComparedPair $pair ): array {
		$value = static fn ( array $stat ): ?array => 0 === ( $stat['nps']['total'] ?? 0 ) ? null : array(
			'value' => $stat['nps']['nps'],
			'low'   => $stat['nps']['low'],
			'high'  => $stat['nps']['high'],
			'base'  => $stat['nps']['total'],
		);
		// Of the scale that the question has now: answers of a former scale are another figure.
		$counts = static fn ( array $stat ): array => null === $stat['nps']
			? array()
			: array_combine( range( $stat['nps']['start'], 10 ), $stat['nps']['scores'] );
		return self::figure(
			'nps',
			0,
			$value( $pair->a ),
			$value( $pair->b ),
			$this->differences->scores( $counts( $pair->a ), $counts( $pair->b ) )
		);
	}

	/**
	 * A share of people, of those who answered or met the question.
	 *
	 * @param ShareData|null $a Of the first group.
	 * @param ShareData|null $b Of the second.
	 * @return Figure
	 */
	private function share( string $kind, ?array $a, ?array $b ): array {
		$value = static fn ( ?array $share ): ?array => null === ( $share['percent'] ?? null ) ? null : array(
			'value' => $share['percent'],
			'low'   => $share['low'],
			'high'  => $share['high'],
			'base'  => $share['base'],
		);
		return self::figure(
			$kind,
			1,
			$value( $a ),
			$value( $b ),
			null === $a || null === $b ? null : $this->differences->shares( $a, $b )
		);
	}

	/**
	 * Those who answered, of those who met the question.
	 *
	 * @param 'agreed'|'answered' $kind What an answer is.
	 * @return Figure
	 */
	private function met( string $kind, ComparedPair $pair ): array {
		return $this->share(
			$kind,
			Figures::share( $pair->a['total_answers'], $pair->a['asked'] ),
			Figures::share( $pair->b['total_answers'], $pair->b['asked'] )
		);
	}

	/**
	 * The mean of a scale whose length the owner chose.
	 *
	 * @param array{purpose: string, low: int, high: int} $scale Of the question.
	 * @return Figure
	 */
	private function scale( ComparedPair $pair, array $scale ): array {
		$points = new Scale( $scale['low'], $scale['high'] );
		return $this->mean(
			Scale::CES === $scale['purpose'] ? 'ces' : 'mean',
			$points->counts( $pair->tally_a->values ),
			$points->counts( $pair->tally_b->values )
		);
	}

	/**
	 * Mean and median of entered numbers, in thousandths until here.
	 *
	 * @return list<Figure>
	 */
	private function numbers( ComparedPair $pair ): array {
		$a      = Distribution::numbers( $pair->tally_a );
		$b      = Distribution::numbers( $pair->tally_b );
		$digits = 5 - strlen( (string) Bins::grain( array( ...array_keys( $a ), ...array_keys( $b ) ) ) );
		$unit   = $pair->a['distribution']['unit'] ?? '';
		return array(
			array( 'unit' => $unit ) + $this->mean( 'mean', $a, $b, $digits + 1, 0.001 ),
			array( 'unit' => $unit ) + self::figure(
				'median',
				$digits,
				self::middle( Distribution::middle( $a ), $a ),
				self::middle( Distribution::middle( $b ), $b ),
				null
			),
		);
	}

	/**
	 * The median of entered days; days have no mean.
	 *
	 * @return Figure
	 */
	private static function days( ComparedPair $pair ): array {
		$a = Distribution::days( $pair->tally_a );
		$b = Distribution::days( $pair->tally_b );
		return self::figure(
			'median',
			0,
			self::middle( Distribution::middle_day( $a ), $a ),
			self::middle( Distribution::middle_day( $b ), $b ),
			null
		);
	}

	/**
	 * The mean place of each option of a ranking; none for other questions.
	 *
	 * @return list<Figure>
	 */
	private function places( ComparedPair $pair ): array {
		$figures = array();
		foreach ( $pair->parts as $part ) {
			$places = array_filter( $part['values'], 'is_int' );
			if ( array() !== $places ) {
				$given     = static function ( array $values ) use ( $places ): array {
					$counts = array();
					foreach ( $places as $key => $place ) {
						$counts[ $place ] = $values[ $key ] ?? 0;
					}
					return $counts;
				};
				$figures[] = array( 'label' => $part['label'] )
					+ $this->mean( 'place', $given( $pair->tally_a->values ), $given( $pair->tally_b->values ) );
			}
		}
		return $figures;
	}

	/**
	 * @param array<int, int> $a      Number => how often, in the first group.
	 * @param array<int, int> $b      The same of the second.
	 * @param int             $digits Decimals.
	 * @param float           $times  What one of the numbers is in the unit of the answers.
	 * @return Figure
	 */
	private function mean( string $kind, array $a, array $b, int $digits = 2, float $times = 1.0 ): array {
		$write = static fn ( ?float $end ): ?float => null === $end ? null : round( $times * $end, $digits ) + 0.0;
		$value = static function ( array $counts ) use ( $write ): ?array {
			$mean = Intervals::mean( $counts );
			return null === $mean ? null : array(
				'value' => (float) $write( $mean['value'] ),
				'low'   => $write( $mean['low'] ),
				'high'  => $write( $mean['high'] ),
				'base'  => (int) array_sum( $counts ),
			);
		};
		return self::figure(
			$kind,
			$digits,
			$value( $a ),
			$value( $b ),
			$this->differences->means( $a, $b, $digits, $times )
		);
	}

	/**
	 * A median, which has no interval here.
	 *
	 * @param array<array-key, int> $counts How often each value was entered.
	 * @return Value|null
	 */
	private static function middle( int|float|string|null $median, array $counts ): ?array {
		return null === $median ? null : array(
			'value' => $median,
			'low'   => null,
			'high'  => null,
			'base'  => array_sum( $counts ),
		);
	}

	/**
	 * @param Value|null      $a          Of the first group.
	 * @param Value|null      $b          Of the second.
	 * @param Difference|null $difference A minus B.
	 * @return Figure
	 */
	private static function figure( string $kind, int $digits, ?array $a, ?array $b, ?array $difference ): array {
		return array(
			'kind'       => $kind,
			'label'      => '',
			'unit'       => '',
			'digits'     => $digits,
			'a'          => $a,
			'b'          => $b,
			'difference' => $difference,
		);
	}
}
