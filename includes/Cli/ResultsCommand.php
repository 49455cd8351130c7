<?php
declare(strict_types=1);

namespace UserFeedback\Cli;

use WP_CLI;
use function WP_CLI\Utils\format_items;

/**
 * `wp userfeedback results`.
 */
final class ResultsCommand {

	public function __construct( private RestCalls $calls ) {}

	/**
	 * Prints the figures of a survey and of each question, as the results screen shows them.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : The survey.
	 *
	 * [--from=<day>]
	 * : First day, such as 2026-01-31, or all.
	 *
	 * [--to=<day>]
	 * : Last day.
	 *
	 * [--filter=<conditions>]
	 * : Conditions as addresses of results have them, for example "filter[device]=mobile".
	 *
	 * [--format=<format>]
	 * : How to print it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback results 3 --from=all
	 *     wp userfeedback results 3 --filter="filter[device]=mobile"
	 *
	 * @param list<string>          $args    The survey.
	 * @param array<string, string> $options from, to, filter, format.
	 */
	public function __invoke( array $args, array $options ): void {
		$filter = RestCalls::filter( $options['filter'] ?? '' );
		$path   = '/surveys/' . RestCalls::ids( $args, 'survey' )[0] . '/results';
		$asked  = array_intersect_key( $options, array_flip( array( 'from', 'to' ) ) )
			+ ( array() === $filter ? array() : array( 'filter' => $filter ) );
		$cursor = array();
		// Many responses are counted in slices.
		do {
			$results = $this->calls->data( 'GET', $path, $asked + $cursor );
			$cursor  = array( 'cursor' => $results['next'] ?? '' );
		} while ( '' !== $cursor['cursor'] );
		if ( 'json' === ( $options['format'] ?? 'table' ) ) {
			WP_CLI::print_value( $results, array( 'format' => 'json' ) );
			return;
		}
		$range = $results['range'];
		WP_CLI::log( sprintf( '%s, %s to %s', $results['title'], $range['start'], $range['end'] ) );
		$figures = array(
			self::figure( 'Responses', $results['responses_compared'] ),
			self::figure( 'Impressions', $results['impressions_compared'] ),
			array(
				'figure' => 'Response rate',
				'value'  => self::share( $results['response_rate'] ),
				'before' => self::share( $results['response_rate_before'] ),
			),
		);
		format_items( 'table', $figures, array( 'figure', 'value', 'before' ) );
		foreach ( $results['question_stats'] as $question ) {
			self::question( $question );
		}
	}

	/**
	 * @param array<string, mixed> $question Wire type QuestionStats.
	 */
	private static function question( array $question ): void {
		$base = sprintf( '%d of %d answered', $question['total_answers'], $question['asked'] );
		if ( null !== $question['nps'] && $question['nps']['total'] > 0 ) {
			$base .= self::nps( $question['nps'] );
		}
		if ( null !== $question['nps_former'] ) {
			$base .= sprintf(
				'; as asked before: %d answered%s',
				$question['nps_former']['total'],
				self::nps( $question['nps_former'] )
			);
		}
		if ( null !== $question['mean'] ) {
			$base .= sprintf( ', mean %s', $question['mean']['value'] );
		}
		if ( null !== $question['scale'] ) {
			$base .= self::scale( $question['scale'] );
		}
		if ( null !== $question['distribution'] && null !== $question['distribution']['median'] ) {
			$base .= sprintf( ', median %s', $question['distribution']['median'] );
			$base .= null === $question['distribution']['mean']
				? ''
				: sprintf( ', mean %s', $question['distribution']['mean']['value'] );
		}
		WP_CLI::log( sprintf( "\n%s (%s): %s", $question['title'], $question['id'], $base ) );
		$rows = array();
		foreach ( $question['distribution']['bins'] ?? array() as $bin ) {
			$rows[] = array(
				'answer' => $bin['from'] === $bin['to'] ? (string) $bin['from'] : $bin['from'] . ' to ' . $bin['to'],
				'share'  => self::share( $bin['share'] ),
				'count'  => $bin['count'],
			);
		}
		foreach ( 'matrix' === $question['type'] ? array() : $question['options'] as $option ) {
			$rows[] = array(
				'answer' => is_array( $option['value'] ) ? $option['value']['label'] : $option['value'],
				'count'  => $option['count'],
				'share'  => self::share( $option['share'] ),
			);
		}
		if ( array() !== $rows ) {
			format_items( 'table', $rows, array( 'answer', 'count', 'share' ) );
		}
		self::parts( $question['parts'] );
		foreach ( true === $question['is_quantitative'] ? array() : $question['answers'] as $answer ) {
			WP_CLI::log( sprintf( '- %s', $answer['value'] ) );
		}
	}

	/**
	 * A score; on 0 to 10 it names its scale.
	 *
	 * @param array<string, mixed> $nps Wire type NpsOverview.
	 */
	private static function nps( array $nps ): string {
		return sprintf( 0 === $nps['start'] ? ', NPS from 0 to 10 %d' : ', NPS %d', $nps['nps'] );
	}

	/**
	 * The figure of a scale with its rule.
	 *
	 * @param array<string, mixed> $scale Wire type ScaleFigure.
	 */
	private static function scale( array $scale ): string {
		if ( null !== $scale['share'] ) {
			return sprintf(
				', CSAT %s of answers from %d to %d',
				self::share( $scale['share'] ),
				$scale['satisfied'],
				$scale['high']
			);
		}
		return null === $scale['mean'] ? '' : sprintf(
			', %s %s of %d to %d',
			'ces' === $scale['purpose'] ? 'CES' : 'mean',
			$scale['mean']['value'],
			$scale['low'],
			$scale['high']
		);
	}

	/**
	 * The mean place of each option of a ranking, the answers to each row of a matrix.
	 *
	 * @param list<array<string, mixed>> $parts Wire type QuestionPart.
	 */
	private static function parts( array $parts ): void {
		$rows    = array();
		$answers = array();
		foreach ( $parts as $part ) {
			foreach ( null === $part['mean'] ? $part['values'] : array() as $value ) {
				$answers[] = array(
					'row'    => $part['label'],
					'answer' => $value['label'],
					'count'  => $value['share']['count'],
					'share'  => self::share( $value['share'] ),
				);
			}
			if ( null !== $part['mean'] ) {
				$rows[] = array(
					'option'     => $part['label'],
					'ranked by'  => $part['total'],
					'mean place' => self::mean( $part['mean'] ),
				);
			}
		}
		if ( array() !== $rows ) {
			format_items( 'table', $rows, array( 'option', 'ranked by', 'mean place' ) );
		}
		if ( array() !== $answers ) {
			format_items( 'table', $answers, array( 'row', 'answer', 'count', 'share' ) );
		}
	}

	/**
	 * @param array<string, float|null> $mean Wire type Mean.
	 */
	private static function mean( array $mean ): string {
		return null === $mean['low']
			? (string) $mean['value']
			: sprintf( '%s (%s to %s)', $mean['value'], $mean['low'], $mean['high'] );
	}

	/**
	 * @param array<string, mixed> $compared Wire type Compared.
	 * @return array{figure: string, value: string, before: string}
	 */
	private static function figure( string $name, array $compared ): array {
		return array(
			'figure' => $name,
			'value'  => (string) $compared['value'],
			'before' => (string) $compared['before'],
		);
	}

	/**
	 * @param array<string, float|int|null> $share Wire type Share.
	 */
	private static function share( array $share ): string {
		return null === $share['percent']
			? '-'
			: sprintf( '%s %% (%s to %s)', $share['percent'], $share['low'], $share['high'] );
	}
}
