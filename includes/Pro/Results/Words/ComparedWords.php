<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

use UserFeedback\Pro\Results\Compare\Differences;
use UserFeedback\Pro\Results\Filters\SmallestGroup;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\Significance;

/**
 * The words of two groups beside each other, with the difference of their shares; and the few that are clear although
 * many were compared (docs/figures.md).
 *
 * @phpstan-import-type ShareData from Figures
 * @phpstan-import-type Difference from Differences
 * @phpstan-type Word array{text: string, a: ShareData, b: ShareData, difference: Difference|null}
 * @phpstan-type Pair array{int, int}
 */
final class ComparedWords {

	/**
	 * A word that one person of both groups wrote is no pattern.
	 */
	private const LEAST = 2;

	/**
	 * Sentences: more would be a table.
	 */
	private const MOST = 3;

	private const WORDS = 20;
	private const PAIRS = 10;

	/**
	 * @param bool $tested Whether the two share no response.
	 */
	public function __construct( private SmallestGroup $smallest, private bool $tested ) {}

	/**
	 * Both groups, each of which may be shown.
	 *
	 * @return array{words: list<Word>, pairs: list<Word>, compared: int, clear: list<string>}
	 */
	public function of( WordCounts $a, WordCounts $b ): array {
		$texts = array( $a->texts(), $b->texts() );
		$words = $this->shown( $a->all_words(), $b->all_words(), $texts );
		$pairs = $this->shown( $a->all_pairs(), $b->all_pairs( $a ), $texts );
		$p     = $this->probabilities( $words, $texts );
		$clear = self::clear( $p, $words, $texts );
		return array(
			'words'    => $this->rows( $words, $texts, self::WORDS, $clear ),
			'pairs'    => $this->rows( $pairs, $texts, self::PAIRS ),
			'compared' => count( $p ),
			'clear'    => $clear,
		);
	}

	/**
	 * In how many texts of both groups each stands, without those that must not be shown.
	 *
	 * @param array<array-key, int> $a     Of the first group.
	 * @param array<array-key, int> $b     Of the second.
	 * @param Pair                  $texts Of both groups.
	 * @return array<array-key, Pair>
	 */
	private function shown( array $a, array $b, array $texts ): array {
		$both = array();
		foreach ( array_keys( $a + $b ) as $text ) {
			$counts = array( $a[ $text ] ?? 0, $b[ $text ] ?? 0 );
			if (
				array_sum( $counts ) >= self::LEAST
				&& $this->smallest->is_part_shown( $counts[0], $texts[0] )
				&& $this->smallest->is_part_shown( $counts[1], $texts[1] )
			) {
				$both[ $text ] = $counts;
			}
		}
		return $both;
	}

	/**
	 * Probability of each word that has enough answers for a test.
	 *
	 * @param array<array-key, Pair> $words From shown().
	 * @param Pair                   $texts Of both groups.
	 * @return array<array-key, float>
	 */
	private function probabilities( array $words, array $texts ): array {
		return ! $this->tested || min( $texts ) < Intervals::SMALL ? array() : array_filter(
			array_map(
				static fn ( array $of ): ?float => Significance::of_shares( $of[0], $texts[0], $of[1], $texts[1] ),
				$words
			),
			'is_float'
		);
	}

	/**
	 * Words whose difference is clear after correction, the clearest first. Its interval must not contain 0, and both
	 * shares must differ as they are written.
	 *
	 * @param array<array-key, float> $p     From probabilities().
	 * @param array<array-key, Pair>  $words From shown().
	 * @param Pair                    $texts Of both groups.
	 * @return list<string>
	 */
	private static function clear( array $p, array $words, array $texts ): array {
		$adjusted = array_combine( array_keys( $p ), Significance::holm( array_values( $p ) ) );
		asort( $adjusted );
		$clear = array();
		foreach ( $adjusted as $text => $probability ) {
			list( $a, $b )      = $words[ $text ];
			list( $low, $high ) = Intervals::difference( $a, $texts[0], $b, $texts[1] );
			$share_a            = Figures::share( $a, $texts[0] )['percent'];
			$share_b            = Figures::share( $b, $texts[1] )['percent'];
			if ( $probability < Significance::LEVEL && ( $low > 0 || $high < 0 ) && $share_a !== $share_b ) {
				$clear[] = (string) $text;
			}
		}
		return array_slice( $clear, 0, self::MOST );
	}

	/**
	 * Those in the largest share of either group, and those of the sentences.
	 *
	 * @param array<array-key, Pair> $counts From shown().
	 * @param Pair                   $texts  Of both groups.
	 * @param list<string>           $named  Always among them.
	 * @return list<Word>
	 */
	private function rows( array $counts, array $texts, int $most, array $named = array() ): array {
		if ( min( $texts ) < 1 ) {
			$shares = array_map( static fn ( array $of ): float => (float) array_sum( $of ), $counts );
		} else {
			$shares = array_map(
				static fn ( array $of ): float => max( $of[0] / $texts[0], $of[1] / $texts[1] ),
				$counts
			);
		}
		ksort( $shares, SORT_STRING );
		arsort( $shares );
		$kept   = array_intersect_key( $shares, array_flip( $named ) );
		$kept  += array_slice( array_diff_key( $shares, $kept ), 0, $most - count( $kept ), true );
		$shown  = array_intersect_key( $shares, $kept );
		$differ = new Differences( $this->tested );
		$rows   = array();
		foreach ( array_keys( $shown ) as $text ) {
			$a      = Figures::share( $counts[ $text ][0], $texts[0] );
			$b      = Figures::share( $counts[ $text ][1], $texts[1] );
			$rows[] = array(
				'text'       => (string) $text,
				'a'          => $a,
				'b'          => $b,
				'difference' => $differ->shares( $a, $b ),
			);
		}
		return $rows;
	}
}
