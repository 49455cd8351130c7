<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Export;

use DateTimeImmutable;
use UserFeedback\Plugin;
use UserFeedback\Pro\Results\Filters\ChosenFilters;
use UserFeedback\Results\FigureSource;
use UserFeedback\Results\Figures;
use UserFeedback\Results\Nps;
use UserFeedback\Results\QuestionStats;
use UserFeedback\Results\Range;
use UserFeedback\Results\SurveyReport;
use UserFeedback\Support\Clock;

/**
 * The sheets behind the responses: the figures of each question, from the same report as the screens, and what the
 * file is about.
 *
 * @phpstan-import-type QuestionStat from QuestionStats
 * @phpstan-import-type NpsOverview from Nps
 * @phpstan-import-type Data from \UserFeedback\Results\ScaleFigure as Scale
 * @phpstan-import-type Part from \UserFeedback\Results\PartFigures
 * @phpstan-import-type Data from \UserFeedback\Results\Distribution as DistributionData
 * @phpstan-import-type ShareData from \UserFeedback\Results\Figures
 * @phpstan-type Line list<string|int|float|DateTimeImmutable|null>
 * @phpstan-type Sheet array{name: string, widths: list<int>, rows: non-empty-list<Line>}
 */
final class FigureSheets {

	public function __construct(
		private SurveyReport $report,
		private ChosenFilters $filters,
		private Clock $clock
	) {}

	/**
	 * The figures as they are now.
	 *
	 * @return list<Sheet>
	 */
	public function figures( ExportOptions $options ): array {
		// Figures of all responses would not be those of the selected ones.
		return array() === $options->ids ? array( $this->questions( $options, $this->range( $options ) ) ) : array();
	}

	private function range( ExportOptions $options ): Range {
		return $options->range ?? $this->report->range(
			array(
				'start' => Range::ALL_TIME,
				'end'   => '',
			),
			$options->survey
		);
	}

	/**
	 * @return Sheet
	 */
	private function questions( ExportOptions $options, Range $range ): array {
		$report = $this->report->read( $options->survey, $range, $this->source( $options, $range ) );
		$rows   = array(
			array(
				__( 'Question', 'userfeedback' ),
				__( 'Figure', 'userfeedback' ),
				__( 'Value', 'userfeedback' ),
				__( 'Share (%)', 'userfeedback' ),
				__( 'Interval from', 'userfeedback' ),
				__( 'Interval to', 'userfeedback' ),
			),
		);
		if ( null === $options->question ) {
			$rows[] = array(
				__( 'All questions', 'userfeedback' ),
				__( 'Responses', 'userfeedback' ),
				$report['range_responses_count'],
			);
		}
		foreach ( $report['question_stats'] as $question ) {
			if ( null === $options->question || $options->question->id === $question['id'] ) {
				array_push( $rows, ...self::question( $question ) );
			}
		}
		return array(
			'name'   => __( 'Figures', 'userfeedback' ),
			'widths' => array( 50, 36, 12, 12, 14, 14 ),
			'rows'   => $rows,
		);
	}

	/**
	 * Sums under the filter, counted to the end; null without one.
	 */
	private function source( ExportOptions $options, Range $range ): ?FigureSource {
		$cursor = '';
		do {
			$source   = $this->filters->figures( $options->survey, $range, $options->conditions, $cursor );
			$progress = $source?->progress() ?? array();
			$cursor   = $progress['next'] ?? '';
		} while ( '' !== $cursor );
		return $source;
	}

	/**
	 * @param QuestionStat $question From the report.
	 * @return list<Line>
	 */
	private static function question( array $question ): array {
		$title = $question['title'];
		$rows  = array(
			array( $title, __( 'Answered', 'userfeedback' ), $question['total_answers'] ),
			self::share(
				$title,
				__( 'Skipped', 'userfeedback' ),
				array( 'count' => $question['unanswered'] ) + $question['unanswered_share']
			),
			array( $title, __( 'Not asked', 'userfeedback' ), $question['not_asked'] ),
		);
		if ( null !== $question['mean'] ) {
			$rows[] = array(
				$title,
				__( 'Mean', 'userfeedback' ),
				$question['mean']['value'],
				null,
				$question['mean']['low'],
				$question['mean']['high'],
			);
		}
		if ( null !== $question['scale'] ) {
			array_push( $rows, ...self::scale( $title, $question['scale'] ) );
		}
		if ( null !== $question['distribution'] ) {
			array_push( $rows, ...self::distribution( $title, $question['distribution'] ) );
		}
		if ( null !== $question['nps'] ) {
			array_push( $rows, ...self::nps( $title, $question['nps'] ) );
		}
		foreach ( $question['options'] as $option ) {
			// Shares of a matrix are of those who answered the row.
			if ( 'matrix' === $question['type'] && ! isset( $option['removed'] ) ) {
				continue;
			}
			$label  = self::label( $option['value'] );
			$rows[] = self::share(
				$title,
				isset( $option['removed'] )
					/* translators: %s: an option that was deleted from its question. */
					? sprintf( __( '%s (removed)', 'userfeedback' ), $label )
					: $label,
				$option['share']
			);
		}
		array_push( $rows, ...self::parts( $title, $question['parts'] ) );
		$former = $question['nps_former'];
		if ( null !== $former ) {
			$name = 0 === $former['start']
				/* translators: %s: title of a question. */
				? __( '%s (as asked before, from 0 to 10)', 'userfeedback' )
				/* translators: %s: title of a question. */
				: __( '%s (as asked before, from 1 to 10)', 'userfeedback' );
			$of = sprintf( $name, $title );
			array_push(
				$rows,
				array( $of, __( 'Answered', 'userfeedback' ), $former['total'] ),
				...self::nps( $of, $former )
			);
			foreach ( $former['scores'] as $place => $count ) {
				$score  = (string) ( $former['start'] + $place );
				$rows[] = self::share( $of, $score, Figures::share( $count, $former['total'] ) );
			}
		}
		return $rows;
	}

	/**
	 * A score with its groups.
	 *
	 * @param NpsOverview $nps From the report.
	 * @return list<Line>
	 */
	private static function nps( string $title, array $nps ): array {
		$rows  = array(
			array(
				$title,
				0 === $nps['start']
					? __( 'Net Promoter Score (0 to 10)', 'userfeedback' )
					: __( 'Net Promoter Score', 'userfeedback' ),
				0 === $nps['total'] ? null : $nps['nps'],
				null,
				$nps['low'],
				$nps['high'],
			),
		);
		$names = array(
			Nps::PROMOTER  => __( 'Promoters (9 and 10)', 'userfeedback' ),
			Nps::PASSIVE   => __( 'Passives (7 and 8)', 'userfeedback' ),
			Nps::DETRACTOR => 0 === $nps['start']
				? __( 'Detractors (0 to 6)', 'userfeedback' )
				: __( 'Detractors (1 to 6)', 'userfeedback' ),
		);
		foreach ( $names as $bucket => $name ) {
			$rows[] = self::share( $title, $name, $nps['shares'][ $bucket ] );
		}
		return $rows;
	}

	/**
	 * The mean place of each option of a ranking, the answers to each row of a matrix.
	 *
	 * @param list<Part> $parts From the report.
	 * @return list<Line>
	 */
	private static function parts( string $title, array $parts ): array {
		$rows = array();
		foreach ( $parts as $part ) {
			foreach ( null === $part['mean'] ? $part['values'] : array() as $value ) {
				$rows[] = self::share( $title, $part['label'] . ': ' . $value['label'], $value['share'] );
			}
			if ( null !== $part['mean'] ) {
				$rows[] = array(
					$title,
					/* translators: 1: an option of a ranking. 2: number of people who ranked it. */
					sprintf( __( '%1$s: mean place, ranked by %2$d', 'userfeedback' ), $part['label'], $part['total'] ),
					$part['mean']['value'],
					null,
					$part['mean']['low'],
					$part['mean']['high'],
				);
			}
		}
		return $rows;
	}

	/**
	 * Median and mean of entered numbers or days, then their bins.
	 *
	 * @param DistributionData $data From the report.
	 * @return list<Line>
	 */
	private static function distribution( string $title, array $data ): array {
		if ( 0 === $data['total'] ) {
			return array();
		}
		$rows = array(
			array( $title, __( 'Median', 'userfeedback' ), $data['median'] ),
			array( $title, __( 'Lowest', 'userfeedback' ), $data['lowest'] ),
			array( $title, __( 'Highest', 'userfeedback' ), $data['highest'] ),
		);
		$mean = $data['mean'];
		if ( null !== $mean ) {
			$rows[] = array( $title, __( 'Mean', 'userfeedback' ), $mean['value'], null, $mean['low'], $mean['high'] );
		}
		foreach ( $data['bins'] as $bin ) {
			$name = $bin['from'] === $bin['to']
				? (string) $bin['from']
				/* translators: 1: first, 2: last number or day. */
				: sprintf( __( '%1$s to %2$s', 'userfeedback' ), $bin['from'], $bin['to'] );
			$rows[] = self::share( $title, $name, $bin['share'] );
		}
		return $rows;
	}

	/**
	 * The figure of a scale, with its rule.
	 *
	 * @param Scale $scale From the report.
	 * @return list<Line>
	 */
	private static function scale( string $title, array $scale ): array {
		if ( null !== $scale['share'] ) {
			return array(
				self::share(
					$title,
					sprintf(
						/* translators: 1: smallest number that counts as satisfied. 2: largest number of the scale. */
						__( 'CSAT, answers from %1$d to %2$d', 'userfeedback' ),
						$scale['satisfied'],
						$scale['high']
					),
					$scale['share']
				),
			);
		}
		$name = 'ces' === $scale['purpose']
			/* translators: 1: smallest, 2: largest number of a scale. */
			? sprintf( __( 'CES, mean from %1$d to %2$d', 'userfeedback' ), $scale['low'], $scale['high'] )
			/* translators: 1: smallest, 2: largest number of a scale. */
			: sprintf( __( 'Mean from %1$d to %2$d', 'userfeedback' ), $scale['low'], $scale['high'] );
		$mean = $scale['mean'];
		return null === $mean
			? array()
			: array( array( $title, $name, $mean['value'], null, $mean['low'], $mean['high'] ) );
	}

	/**
	 * @param ShareData $share Of the answers.
	 * @return Line
	 */
	private static function share( string $title, string $figure, array $share ): array {
		return array( $title, $figure, $share['count'], $share['percent'], $share['low'], $share['high'] );
	}

	/**
	 * Text of an option, which may have a picture.
	 */
	private static function label( mixed $option ): string {
		$label = is_array( $option ) ? ( $option['label'] ?? '' ) : $option;
		return is_scalar( $label ) ? (string) $label : '';
	}

	/**
	 * What the file is about.
	 *
	 * @param int $rows Responses of the file.
	 * @return Sheet
	 */
	public function about( ExportOptions $options, int $rows ): array {
		$range = $this->range( $options );
		$lines = array(
			array( __( 'Survey', 'userfeedback' ), $options->survey->title ),
			array( __( 'Responses in this file', 'userfeedback' ), $rows ),
			array( __( 'First day', 'userfeedback' ), $range->start() ),
			array( __( 'Last day', 'userfeedback' ), $range->end() ),
			array(
				__( 'Filter', 'userfeedback' ),
				self::filter( $options ),
			),
			array(
				__( 'Trash', 'userfeedback' ),
				$options->with_trash
					? __( 'Responses in the trash are in this file. The figures leave them out.', 'userfeedback' )
					: __( 'Responses in the trash are not in this file.', 'userfeedback' ),
			),
			array( __( 'Exported', 'userfeedback' ), $this->clock->site_now() ),
			array( __( 'Time zone', 'userfeedback' ), wp_timezone_string() ),
			array( __( 'Site', 'userfeedback' ), home_url() ),
			array( 'UserFeedback', Plugin::VERSION ),
		);
		if ( null !== $options->question ) {
			array_splice( $lines, 1, 0, array( array( __( 'Question', 'userfeedback' ), $options->question->title ) ) );
		}
		return array(
			'name'   => __( 'About', 'userfeedback' ),
			'widths' => array( 28, 110 ),
			'rows'   => array(
				array( __( 'About this file', 'userfeedback' ), '' ),
				...$lines,
				...self::definitions(),
			),
		);
	}

	/**
	 * The filter as it stands in addresses.
	 */
	private static function filter( ExportOptions $options ): string {
		if ( array() !== $options->ids ) {
			return __( 'Only the selected responses', 'userfeedback' );
		}
		return null === $options->filter
			? __( 'None', 'userfeedback' )
			: urldecode( http_build_query( array( 'filter' => $options->conditions ) ) );
	}

	/**
	 * The definitions of docs/figures.md, in short.
	 *
	 * @return list<Line>
	 */
	private static function definitions(): array {
		return array(
			array(
				__( 'Answered', 'userfeedback' ),
				__( 'Published responses that answered the question.', 'userfeedback' ),
			),
			array(
				__( 'Skipped', 'userfeedback' ),
				__( 'Responses that saw the question and left it empty. The share is of those that saw it.', 'userfeedback' ),
			),
			array(
				__( 'Not asked', 'userfeedback' ),
				__( 'Responses that never saw the question: logic hid it, or it was added later.', 'userfeedback' ),
			),
			array(
				__( 'Share', 'userfeedback' ),
				__( 'Responses that chose the option, divided by responses that answered the question. Shares of a multiple choice can add up to more than 100 %.', 'userfeedback' ),
			),
			array(
				__( 'Interval', 'userfeedback' ),
				__( 'With 95 % confidence the true value lies between these two: Wilson for shares, normal for means, adjusted Wald for the Net Promoter Score.', 'userfeedback' ),
			),
			array(
				__( 'Net Promoter Score', 'userfeedback' ),
				__( 'Promoters minus detractors, in percent of the answers, on a scale from 1 to 10 unless the figure names another.', 'userfeedback' ),
			),
		);
	}
}
