<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Words;

/**
 * Counts in how many texts words and pairs of words stand.
 */
final class WordCounts {

	/**
	 * A word that one person wrote is no pattern.
	 */
	private const LEAST = 2;

	/**
	 * @var array<array-key, int>
	 */
	private array $words = array();

	/**
	 * @var array<string, int>
	 */
	private array $pairs = array();

	private int $texts = 0;

	public function __construct( private WordSplitter $splitter ) {}

	/**
	 * Counts each word and each pair of neighbors once, however often they stand in the text. Stop words between
	 * two words do not part them, and their order does not matter.
	 */
	public function add( string $text ): void {
		++$this->texts;
		$words = array();
		$pairs = array();
		foreach ( $this->splitter->split( $text ) as $part ) {
			foreach ( $part as $place => $word ) {
				$words[ $word ] = true;
				$next           = $part[ $place + 1 ] ?? $word;
				if ( $next !== $word ) {
					$turned = "$next $word";
					$known  = isset( $this->pairs[ $turned ] ) || isset( $pairs[ $turned ] );

					$pairs[ $known ? $turned : "$word $next" ] = true;
				}
			}
		}
		foreach ( array_keys( $words ) as $word ) {
			$this->words[ $word ] = ( $this->words[ $word ] ?? 0 ) + 1;
		}
		foreach ( array_keys( $pairs ) as $pair ) {
			$this->pairs[ $pair ] = ( $this->pairs[ $pair ] ?? 0 ) + 1;
		}
	}

	public function texts(): int {
		return $this->texts;
	}

	/**
	 * From the splitter.
	 */
	public function language(): string {
		return $this->splitter->language();
	}

	/**
	 * From the splitter.
	 */
	public function left_out(): bool {
		return $this->splitter->left_out();
	}

	/**
	 * All words.
	 *
	 * @return array<array-key, int> Number of texts by word.
	 */
	public function all_words(): array {
		return $this->words;
	}

	/**
	 * All pairs.
	 *
	 * @param self|null $like Writes a pair that it has in its order.
	 * @return array<array-key, int> Number of texts by pair.
	 */
	public function all_pairs( ?self $like = null ): array {
		$pairs = array();
		foreach ( $this->pairs as $pair => $count ) {
			$turned = implode( ' ', array_reverse( explode( ' ', $pair ) ) );

			$pairs[ isset( $like?->pairs[ $turned ] ) ? $turned : $pair ] = $count;
		}
		return $pairs;
	}

	/**
	 * The words in most texts.
	 *
	 * @param callable(int): bool $is_shown By number of texts.
	 * @return list<array{text: string, count: int}>
	 */
	public function words( int $most, callable $is_shown ): array {
		return self::top( $this->words, $most, $is_shown );
	}

	/**
	 * The pairs in most texts.
	 *
	 * @param callable(int): bool $is_shown By number of texts.
	 * @return list<array{text: string, count: int}>
	 */
	public function pairs( int $most, callable $is_shown ): array {
		return self::top( $this->pairs, $most, $is_shown );
	}

	/**
	 * @param array<array-key, int> $counts   By text.
	 * @param callable(int): bool   $is_shown By number of texts.
	 * @return list<array{text: string, count: int}>
	 */
	private static function top( array $counts, int $most, callable $is_shown ): array {
		$counts = array_filter(
			$counts,
			static fn ( int $count ): bool => $count >= self::LEAST && $is_shown( $count )
		);
		ksort( $counts, SORT_STRING );
		arsort( $counts );
		$top = array();
		foreach ( array_slice( $counts, 0, $most, true ) as $text => $count ) {
			$top[] = array(
				'text'  => (string) $text,
				'count' => $count,
			);
		}
		return $top;
	}
}
