<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Trend;

use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Surveys\QuestionTypes\NpsScale;

/**
 * The figure of a trend: NPS, mean, or the share of one answer.
 *
 * @phpstan-type Counts array{answered: int, values: array<array-key, int>}
 * @phpstan-type Value array{n: int, value: float|null, low: float|null, high: float|null, groups: array{promoter: int, passive: int, detractor: int}|null}
 */
final class Measure {

	public const NPS   = 'nps';
	public const MEAN  = 'mean';
	public const SHARE = 'share';

	/**
	 * A point of too few people: not even how many they are.
	 */
	public const HIDDEN = array(
		'n'      => null,
		'value'  => null,
		'low'    => null,
		'high'   => null,
		'groups' => null,
	);

	/**
	 * @param self::NPS|self::MEAN|self::SHARE $kind Which figure.
	 * @param string                           $key  Of the answer, '' unless its share is meant.
	 * @param NpsScale|null                    $scale Of an NPS; null for other questions.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $key = '',
		private ?NpsScale $scale = null
	) {}

	/**
	 * Who answered: of an NPS those who were asked on its scale of today.
	 *
	 * @param Counts $counts Of a question in the days of a point.
	 */
	public function base( array $counts ): int {
		return null === $this->scale
			? $counts['answered']
			: array_sum( $this->scale->counts( $counts['values'] ) );
	}

	/**
	 * The figure of one point with its 95 % interval; null without answers.
	 *
	 * @param Counts $counts Of a question in the days of the point.
	 * @return Value
	 */
	public function of( array $counts ): array {
		$numbers = null === $this->scale
			? array_filter( $counts['values'], 'is_int', ARRAY_FILTER_USE_KEY )
			: $this->scale->counts( $counts['values'] );
		return match ( $this->kind ) {
			self::NPS   => self::score( $numbers ),
			self::MEAN  => self::value( array_sum( $numbers ), Figures::mean( $numbers, 2 ) ),
			self::SHARE => self::share( $counts['values'][ $this->key ] ?? 0, $this->base( $counts ) ),
		};
	}

	/**
	 * @param array<int, int> $numbers Score => how often.
	 * @return Value
	 */
	private static function score( array $numbers ): array {
		$overview = Nps::overview( $numbers, 0 );
		$nps      = 0 === $overview['total'] ? null : array(
			'value' => (float) $overview['nps'],
			'low'   => (float) $overview['low'],
			'high'  => (float) $overview['high'],
		);
		return array(
			'groups' => array(
				Nps::PROMOTER  => $overview[ Nps::PROMOTER ],
				Nps::PASSIVE   => $overview[ Nps::PASSIVE ],
				Nps::DETRACTOR => $overview[ Nps::DETRACTOR ],
			),
		) + self::value( $overview['total'], $nps );
	}

	/**
	 * @return Value
	 */
	private static function share( int $count, int $answered ): array {
		$share = Figures::share( $count, $answered );
		return self::value(
			$answered,
			array(
				'value' => $share['percent'],
				'low'   => $share['low'],
				'high'  => $share['high'],
			)
		);
	}

	/**
	 * @param array{value: float|null, low: float|null, high: float|null}|null $figure Null without answers.
	 * @return Value
	 */
	private static function value( int $n, ?array $figure ): array {
		return array(
			'n'      => $n,
			'value'  => $figure['value'] ?? null,
			'low'    => $figure['low'] ?? null,
			'high'   => $figure['high'] ?? null,
			'groups' => null,
		);
	}
}
