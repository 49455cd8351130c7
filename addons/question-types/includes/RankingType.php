<?php
declare(strict_types=1);

namespace UserFeedback\QuestionTypes;

use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionsType;
use UserFeedback\Surveys\QuestionTypes\PaidTypes;
use UserFeedback\Surveys\QuestionTypes\SampleNumber;
use UserFeedback\Surveys\QuestionTypes\StoredAnswer;
use UserFeedback\Surveys\QuestionTypes\Text;
use UserFeedback\Surveys\QuestionTypes\VisitorPart;

/**
 * Options in the order in which somebody likes them. An answer is a list such as `1. Kenya AA`, `2. Winter Blend`:
 * each line says its place, for people and for skip logic alike. It is stored and counted by option and place.
 */
final class RankingType extends OptionsType {

	/**
	 * More nobody ranks, and each option is counted on each place.
	 */
	private const MOST = 10;

	/**
	 * How many are ranked where the owner asks for the top only.
	 */
	private const TOP = 3;

	public function key(): string {
		return 'ranking';
	}

	public function label(): string {
		return PaidTypes::labels()[ $this->key() ];
	}

	public function sanitize_config( array $config ): array {
		$rank = $config['rank'] ?? '';
		return parent::sanitize_config( $config ) + array(
			'rank' => is_string( $rank ) && '' !== $rank ? $rank : 'any',
		);
	}

	public function config_faults( array $config ): array {
		return self::count( $config ) > self::MOST ? array(
			'options' => sprintf(
				/* translators: %d: number of options. */
				__( 'A ranking can have no more than %d options.', 'userfeedback-question-types' ),
				self::MOST
			),
		) : array();
	}

	/**
	 * The first places: they are the shares of a ranking. The other places are in its parts.
	 */
	public function countable_values( Question $question ): array {
		return array_filter(
			$question->texts(),
			fn ( int|string $key ): bool => $this->is_option( (string) $key ),
			ARRAY_FILTER_USE_KEY
		);
	}

	public function is_option( string $key ): bool {
		return str_ends_with( $key, ':1' );
	}

	public function parts( Question $question ): array {
		$parts  = array();
		$labels = $question->option_labels();
		foreach ( $question->option_keys() as $at => $key ) {
			if ( '' !== $labels[ $at ] ) {
				$places        = range( 1, count( $labels ) );
				$parts[ $key ] = array(
					'label'  => $labels[ $at ],
					'values' => array_combine(
						array_map( static fn ( int $place ): string => $key . ':' . $place, $places ),
						$places
					),
				);
			}
		}
		return $parts;
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		if ( ! is_array( $value ) || array() === $value || ! array_is_list( $value ) ) {
			throw self::refuse(
				$question,
				__( 'The answer must be a list of options with their places.', 'userfeedback-question-types' )
			);
		}
		$rows = array();
		foreach ( $value as $at => $item ) {
			$place = $at + 1 . '. ';
			if ( ! is_string( $item ) || ! str_starts_with( $item, $place ) ) {
				throw self::refuse(
					$question,
					/* translators: %d: a place in a ranking. */
					sprintf( __( 'The line of place %d must begin with it.', 'userfeedback-question-types' ), $at + 1 )
				);
			}
			list( $key, $label ) = self::member( $question, substr( $item, strlen( $place ) ) );
			if ( isset( $rows[ $key ] ) ) {
				throw self::refuse(
					$question,
					__( 'The answer names an option twice.', 'userfeedback-question-types' )
				);
			}
			$rows[ $key ] = new StoredAnswer(
				$key . ':' . ( $at + 1 ),
				$place . $label,
				0,
				0 === $at ? self::comments( $question, $extra ) : array()
			);
		}
		$this->check_number( $question, count( $rows ) );
		return array_values( $rows );
	}

	public function read( array $rows ): ?array {
		$lines = array_map( static fn ( StoredAnswer $row ): string => $row->value_text, $rows );
		return array() === $lines ? null : $lines;
	}

	public function visitor_part(): VisitorPart {
		return new VisitorPart(
			'pro-types/ranking.js',
			array(
				'tap'    => __( 'Tap in the order you like them.', 'userfeedback-question-types' ),
				/* translators: %s: number of options. */
				'top'    => __( 'Tap your top %s in order.', 'userfeedback-question-types' ),
				/* translators: 1: number of ranked options, 2: number of options. */
				'ranked' => __( '%1$s of %2$s ranked', 'userfeedback-question-types' ),
				/* translators: %s: an option. */
				'rest'   => __( '%s. Not ranked yet', 'userfeedback-question-types' ),
				/* translators: 1: an option, 2: its place, 3: number of ranked options. */
				'out'    => __( '%1$s, %2$s of %3$s. Press to take it out.', 'userfeedback-question-types' ),
				/* translators: %s: an option. */
				'up'     => __( 'Move %s up', 'userfeedback-question-types' ),
				/* translators: %s: an option. */
				'down'   => __( 'Move %s down', 'userfeedback-question-types' ),
				/* translators: 1: an option, 2: its place, 3: number of ranked options. */
				'grip'   => __( 'Move %1$s, %2$s of %3$s. Use the arrow keys', 'userfeedback-question-types' ),
				/* translators: 1: an option, 2: its place, 3: number of ranked options. */
				'now'    => __( '%1$s, now %2$s of %3$s', 'userfeedback-question-types' ),
				/* translators: 1: number of options to rank, 2: number of ranked options. */
				'short'  => __( 'Rank %1$s. %2$s so far.', 'userfeedback-question-types' ),
				/* translators: %s: number of options. */
				'full'   => __( 'You ranked %s. Take one out to rank another.', 'userfeedback-question-types' ),
			)
		);
	}

	/**
	 * Room for the line above the options and the one below.
	 */
	public function inline_height( array $config ): int {
		return parent::inline_height( $config ) + 62;
	}

	/**
	 * The first options are liked best.
	 */
	public function sample( Question $question, array $texts ): ?array {
		$labels = self::labels( $question );
		$ranked = array();
		while ( array() !== $labels ) {
			$last     = count( $labels ) - 1;
			$chosen   = array_splice( $labels, SampleNumber::rather_low( 0, $last ), 1 );
			$ranked[] = count( $ranked ) + 1 . '. ' . $chosen[0];
		}
		$ranked = 'top' === ( $question->config['rank'] ?? '' ) ? array_slice( $ranked, 0, self::TOP ) : $ranked;
		return array() === $ranked ? null : $ranked;
	}

	protected function sanitize_option( mixed $option ): ?string {
		$label = is_array( $option ) ? ( $option['label'] ?? null ) : $option;
		return is_string( $label ) ? Text::line( $label ) : null;
	}

	/**
	 * Whether as many are ranked as the owner asked for.
	 *
	 * @throws \UserFeedback\Support\Failure 422 naming the answer.
	 */
	private function check_number( Question $question, int $given ): void {
		$all   = count( self::labels( $question ) );
		$rank  = $question->config['rank'] ?? 'any';
		$asked = 'top' === $rank ? min( self::TOP, $all ) : $all;
		if ( 'any' !== $rank && $given !== $asked ) {
			throw self::refuse(
				$question,
				/* translators: %d: number of options. */
				sprintf( __( 'The answer must rank %d options.', 'userfeedback-question-types' ), $asked )
			);
		}
	}
}
