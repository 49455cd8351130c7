<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use OpenSpout\Reader\Common\Creator\ReaderEntityFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\ExportInput;
use UserFeedback\Pro\Export\Files;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Pro\Responses\BulkResponses;
use UserFeedback\Pro\Results\Shared\ReportPage;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\OptionKey;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\WordPress;

/**
 * The same filter gives the same numbers in every output: for a random survey, a random history and random filters.
 */
final class ParityTest extends ExportTestCase {

	private const OPTIONS = array( 'Tea', 'Coffee', 'Water', 'Juice' );
	private const LIST    = array( 'Berlin', 'Paris', 'Elsewhere' );
	private const TEXTS   = array( 'Checkout was slow', 'slow slow delivery', 'Great coffee, 100%', 'a "quoted" word', 'Nothing_to say', 'Größe passt' );
	private const PAGES   = array( '/', '/cart', '/cart?a=1', '/cart/pay/', '/shop#x' );
	private const FILTERS = 8;

	/**
	 * Answers that a filter can ask for, by question, of types whose keys are not made of their labels.
	 *
	 * @var array<string, string>
	 */
	private array $keys = array();

	/**
	 * Seeds that always run, and one of this run; failures name it.
	 *
	 * @return iterable<string, array{int}>
	 */
	public static function seeds(): iterable {
		foreach ( array( 7, 20261122, random_int( 1, 1000000000 ) ) as $seed ) {
			yield "seed $seed" => array( $seed );
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_all_outputs_have_the_same_numbers( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		update_option( 'timezone_string', array( 'UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland' )[ $this->random( 0, 3 ) ] );
		$survey = $this->history();
		for ( $number = 0; $number < self::FILTERS; $number++ ) {
			$first  = $this->random( 3, 40 );
			$days   = array(
				'from' => $this->day( $first ),
				'to'   => $this->day( $this->random( 0, $first ) ),
			);
			$filter = $this->random_filter();
			$at     = "seed $seed, " . wp_json_encode( $days + $filter );
			$this->compare( $survey, $days, $filter, 0 === $number, $at );
		}
	}

	public function test_no_output_has_the_addresses_of_a_removed_question_unless_chosen(): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( array( $this->question( 'mail', 'email', array( 'include_name' => true ) ), $this->question( 'why', 'text' ) ) );
		$this->respond( $survey, array( 'mail' => array( 'value' => 'ada@example.org', 'extra' => array( 'name' => 'Ada' ) ), 'why' => 'Kept' ) );
		$survey = $this->container()->get( SurveyRepository::class )->store( $survey->with( array( 'questions' => array() ) ) );
		$days   = array(
			'from' => $this->day( 1 ),
			'to'   => $this->day( 0 ),
		);
		foreach ( array( 'answers' => '', 'answers,person' => 'ada@example.org' ) as $columns => $address ) {
			$columns = array( 'columns' => $columns );
			foreach ( array( Format::Csv, Format::Xlsx ) as $format ) {
				self::assertSame(
					array( array( 'Removed question (mail)' => $address, 'Removed question (why)' => 'Kept' ) ),
					$this->file( $survey, $format, $days, array(), $format->value, $columns )
				);
			}
			$line = $this->file( $survey, Format::JsonLines, $days, array(), 'jsonl', $columns )[0];
			self::assertSame(
				array( 'mail' => '' === $address ? null : $address, 'why' => 'Kept' ),
				array_column( $line['answers'], 'value', 'question_id' )
			);
		}
	}

	/**
	 * @param array{from: string, to: string} $days   Range.
	 * @param array<string, mixed>            $filter Conditions.
	 * @param bool                            $slow   Also the outputs that take a second each.
	 */
	private function compare( Survey $survey, array $days, array $filter, bool $slow, string $at ): void {
		$one     = "/surveys/{$survey->id}";
		$query   = $days + array( 'filter' => $filter );
		$results = $this->get( "$one/results", $query );
		$total   = $results['range_responses_count'];
		$stats   = array_column( $results['question_stats'], null, 'id' );

		$list = $this->get( "$one/responses", $query + array( 'per_page' => 100 ) );
		self::assertSame( $total, $list['pagination']['total'], "list, $at" );
		self::assertCount( min( 100, $total ), $list['items'], "items, $at" );
		self::assertSame( $total, array_sum( array_column( $results['data_points'], 'count' ) ), "points, $at" );

		$lines = $this->file( $survey, Format::JsonLines, $days, $filter, $at );
		self::assertSame( array_column( $list['items'], 'id' ), array_slice( array_reverse( array_column( $lines, 'id' ) ), 0, 100 ), "rows, $at" );
		foreach ( array( Format::Csv, Format::Xlsx ) as $format ) {
			$rows = $this->file( $survey, $format, $days, $filter, $at );
			self::assertSame( array_column( $lines, 'id' ), array_map( 'intval', array_column( $rows, 'Response' ) ), "{$format->value}, $at" );
			foreach ( $stats as $id => $question ) {
				self::assertSame( $question['total_answers'], self::filled( $rows, "Question $id" ), "{$format->value} $id, $at" );
			}
		}
		$texts = 0;
		foreach ( $stats as $id => $question ) {
			$answered = self::answers( $lines, (string) $id );
			self::assertCount( $question['total_answers'], $answered, "answered $id, $at" );
			$this->compare_question( $survey, $query, $question, $answered, $total, "$id, $at" );
			$texts += count( self::written( $answered, $question ) );
		}
		$preview = $this->get( "/preload-ai-summary/{$survey->id}", $query );
		self::assertSame( $texts, $preview['written'], "AI, $at" );

		$other      = $this->random_filter();
		$comparison = $this->get( "$one/comparison", $query + array( 'compare' => 'people', 'compare_filter' => $other ) );
		$of_other   = $this->get( "$one/results", $days + array( 'filter' => $other ) );
		self::assertSame( $total, $comparison['a']['responses_count'], "A, $at" );
		self::assertSame( $of_other['range_responses_count'], $comparison['b']['responses_count'], "B, $at" );
		foreach ( $comparison['questions'] as $question ) {
			$stat = $stats[ $question['id'] ];
			self::assertSame( $stat['total_answers'], $question['a']['total_answers'], "A {$question['id']}, $at" );
			if ( ! in_array( $stat['type'], array( 'checkbox', 'matrix', 'consent', 'text', 'long-text' ), true ) ) {
				$counts = array_column( array_column( $question['answers'][0]['rows'], 'a' ), 'count' );
				self::assertSame( $stat['nps']['total'] ?? $stat['total_answers'], array_sum( $counts ), "A's answers {$question['id']}, $at" );
			}
		}

		$link   = (array) $this->rest( 'POST', "$one/shared-reports", array( 'name' => 'x', 'days' => "{$days['from']}/{$days['to']}", 'filter' => $filter ) )->get_data();
		$token  = (string) preg_replace( '/^.*uf-report=/', '', $link['link'] );
		$shared = $this->shared( $token );
		self::assertSame( $total, $shared['range_responses_count'], "shared, $at" );
		foreach ( $shared['question_stats'] as $question ) {
			self::assertSame(
				self::counts( $stats[ $question['id'] ] ),
				self::counts( $question ),
				"shared {$question['id']}, $at"
			);
		}
		if ( $slow ) {
			$printed = json_decode( $this->wp( array( 'results', (string) $survey->id, "--from={$days['from']}", "--to={$days['to']}", '--filter=' . http_build_query( array( 'filter' => $filter ) ), '--format=json' ) ), true );
			self::assertEquals( $results, $printed, "CLI, $at" );
			self::assertStringContainsString( "$total responses in", $this->wp( array( 'export', (string) $survey->id, "--from={$days['from']}", "--to={$days['to']}", '--filter=' . http_build_query( array( 'filter' => $filter ) ), '--file=' . $this->path ) ), "CLI export, $at" );
		}
	}

	/**
	 * @param array<string, mixed>       $query    Range and filter.
	 * @param array<string, mixed>       $question Of the results.
	 * @param list<array<string, mixed>> $answered Its answers in the file.
	 */
	private function compare_question( Survey $survey, array $query, array $question, array $answered, int $total, string $at ): void {
		$one = "/surveys/{$survey->id}";
		self::assertSame( $question['total_answers'], $this->get( "$one/questions/{$question['id']}/answers", $query )['pagination']['total'], "answers $at" );
		$words = $this->get( "$one/questions/{$question['id']}/words", $query );
		self::assertSame( count( self::written( $answered, $question ) ), $words['texts'], "words $at" );
		if ( null !== $question['distribution'] ) {
			$this->compare_bins( $question['distribution'], array_column( $answered, 'value' ), $at );
		}
		if ( true !== $question['is_quantitative'] ) {
			return;
		}
		$chosen = array();
		$former = 0;
		foreach ( $answered as $answer ) {
			foreach ( (array) $answer['value'] as $place => $value ) {
				if ( is_string( $value ) && 'nps' === $question['type'] ) {
					self::assertStringContainsString( '(asked from 1 to 10)', $value, "former $at" );
					++$former;
					continue;
				}
				// Of a ranking only the first places are options.
				if ( 'ranking' !== $question['type'] || 0 === $place ) {
					// What somebody wrote at "Other" stands behind its label.
					$value            = in_array( $question['id'], array( 'heard', 'list' ), true ) ? strtok( (string) $value, ':' ) : $value;
					$chosen[ $value ] = ( $chosen[ $value ] ?? 0 ) + 1;
				}
			}
		}
		self::assertSame( $former, $question['nps_former']['total'] ?? 0, "former $at" );
		self::assertSame( $question['total_answers'] - $former, $question['nps']['total'] ?? $question['total_answers'], "scale $at" );
		// Each figure has answers to one scale.
		$base = $question['total_answers'] - $former;
		ksort( $chosen );
		self::assertSame( $chosen, array_filter( self::counts( $question ), static fn ( int $count ): bool => $count > 0 ), "file $at" );

		$by    = array( 'device', 'page', 'weekday', 'hour', 'week', 'month' )[ $this->random( 0, 5 ) ];
		$table = $this->get( "$one/breakdown", $query + array( 'question' => $question['id'], 'by' => $by ) );
		self::assertSame( $total, $table['responses_count'], "breakdown by $by, $at" );
		self::assertSame( $base, $table['both'], "both by $by, $at" );
		self::assertSame( $base, array_sum( array_column( $table['columns'], 'n' ) ), "columns by $by, $at" );
		foreach ( $table['rows'] as $number => $row ) {
			self::assertSame(
				$row['total']['count'],
				array_sum( array_column( $table['cells'][ $number ], 'count' ) ),
				"row {$row['key']} by $by, $at"
			);
		}
		// A click on a weekday or an hour leaves the responses of its column.
		if ( in_array( $by, array( 'weekday', 'hour', 'device' ), true ) && array() !== $table['columns'] ) {
			$column = $table['columns'][ $this->random( 0, count( $table['columns'] ) - 1 ) ];
			$only   = $this->get( "$one/results", array_replace_recursive( $query, array( 'filter' => array( $by => $column['key'] ) ) ) );
			if ( ! isset( $query['filter'][ $by ] ) ) {
				$one_question = array_column( $only['question_stats'], null, 'id' )[ $question['id'] ];
				self::assertSame(
					$column['n'],
					$one_question['nps']['total'] ?? $one_question['total_answers'],
					"only $by {$column['key']}, $at"
				);
			}
		}

		$measure = match ( $question['type'] ) {
			'nps'         => 'nps',
			'star-rating' => 'mean',
			default       => $question['options'][0]['key'],
		};
		$trend = $this->get( "$one/trend", $query + array( 'question' => $question['id'], 'measure' => $measure, 'step' => 'day' ) );
		self::assertSame( $total, $trend['responses_count'], "trend $at" );
		self::assertSame( $base, array_sum( array_column( $trend['points'], 'n' ) ), "trend points $at" );
	}

	/**
	 * Number by value of an answer, those of an NPS by score.
	 *
	 * @param array<string, mixed> $question Wire type QuestionStats.
	 * @return array<array-key, int>
	 */
	private static function counts( array $question ): array {
		$counts = array();
		foreach ( $question['options'] as $option ) {
			$value            = is_array( $option['value'] ) ? $option['value']['label'] : $option['value'];
			$counts[ $value ] = $option['count'];
		}
		ksort( $counts );
		return $counts;
	}

	/**
	 * Each bin of entered numbers or days holds the answers of the file that lie in it.
	 *
	 * @param array<string, mixed>   $distribution Wire type Distribution.
	 * @param list<int|float|string> $values       Of the file.
	 */
	private function compare_bins( array $distribution, array $values, string $at ): void {
		self::assertSame( count( $values ), $distribution['total'], "entered $at" );
		foreach ( $distribution['bins'] as $bin ) {
			$inside = array_filter( $values, static fn ( int|float|string $value ): bool => $value >= $bin['from'] && $value <= $bin['to'] );
			self::assertCount( $bin['count'], $inside, "bin from {$bin['from']} to {$bin['to']}, $at" );
		}
	}

	/**
	 * How many rows of a file have an answer to a question; a ranking and a matrix have a column for each part.
	 *
	 * @param list<array<string, string>> $rows By header.
	 */
	private static function filled( array $rows, string $title ): int {
		return count(
			array_filter(
				$rows,
				static function ( array $row ) use ( $title ): bool {
					foreach ( $row as $header => $cell ) {
						if ( '' !== $cell && ( $header === $title || str_starts_with( (string) $header, "$title: " ) ) ) {
							return true;
						}
					}
					return false;
				}
			)
		);
	}

	/**
	 * Answers to a question in the lines of a file.
	 *
	 * @param list<array<string, mixed>> $lines Responses.
	 * @return list<array<string, mixed>>
	 */
	private static function answers( array $lines, string $id ): array {
		$answers = array();
		foreach ( $lines as $line ) {
			foreach ( $line['answers'] as $answer ) {
				if ( $answer['question_id'] === $id && null !== $answer['value'] ) {
					$answers[] = $answer;
				}
			}
		}
		return $answers;
	}

	/**
	 * Those in which somebody wrote.
	 *
	 * @param list<array<string, mixed>> $answers  Of one question.
	 * @param array<string, mixed>       $question Wire type QuestionStats.
	 * @return list<array<string, mixed>>
	 */
	private static function written( array $answers, array $question ): array {
		return array_values(
			array_filter( $answers, static fn ( array $answer ): bool => in_array( $question['type'], array( 'text', 'long-text' ), true ) || isset( $answer['comments'] ) )
		);
	}

	/**
	 * The responses of a file as the screen asks for it: whole lines of JSON Lines, cells by header of the others.
	 *
	 * @param array{from: string, to: string} $days   Range.
	 * @param array<string, mixed>            $filter Conditions.
	 * @param array<string, string>           $more   Other fields.
	 * @return ($format is Format::JsonLines ? list<array<string, mixed>> : list<array<string, string>>)
	 */
	private function file( Survey $survey, Format $format, array $days, array $filter, string $at, array $more = array() ): array {
		$options = $this->container()->get( ExportInput::class )->read(
			$more + array(
				'survey_id' => (string) $survey->id,
				'report'    => 'general',
				'format'    => $format->value,
				'start'     => $days['from'],
				'end'       => $days['to'],
				'filter'    => $filter,
			)
		);
		$stream  = fopen( $this->path, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file.
		self::assertIsResource( $stream );
		$this->container()->get( WriteExport::class )->write( $options, $this->container()->get( Files::class )->of( $options, $stream, $this->path ) );
		$found = array();
		if ( Format::Xlsx === $format ) {
			$reader = ReaderEntityFactory::createXLSXReader();
			$reader->open( $this->path );
			foreach ( $reader->getSheetIterator() as $sheet ) {
				foreach ( 'Responses' === $sheet?->getName() ? $sheet->getRowIterator() : array() as $row ) {
					$found[] = array_map( static fn ( mixed $cell ): string => $cell instanceof \DateTimeInterface ? $cell->format( 'c' ) : (string) $cell, $row->toArray() );
				}
			}
			$reader->close();
			return self::by_header( $found );
		}
		if ( Format::Csv === $format ) {
			$csv = fopen( $this->path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file.
			self::assertIsResource( $csv );
			fread( $csv, 3 );
			$row = fgetcsv( $csv, null, ',', '"', '' );
			while ( is_array( $row ) ) {
				$found[] = array_map( 'strval', $row );
				$row     = fgetcsv( $csv, null, ',', '"', '' );
			}
			return self::by_header( $found );
		}
		foreach ( explode( "\n", trim( (string) file_get_contents( $this->path ) ) ) as $line ) {
			if ( '' !== $line ) {
				$data = json_decode( $line, true );
				self::assertIsArray( $data, $at );
				$found[] = $data;
			}
		}
		return $found;
	}

	/**
	 * @param list<array<string>> $rows The first has the headers; short ones end with empty cells.
	 * @return list<array<string, string>>
	 */
	private static function by_header( array $rows ): array {
		$headers = array_shift( $rows ) ?? array();
		return array_map( static fn ( array $row ): array => array_combine( $headers, array_pad( $row, count( $headers ), '' ) ), $rows );
	}

	/**
	 * What the page of a link is given.
	 *
	 * @return array<string, mixed>
	 */
	private function shared( string $token ): array {
		$reply = $this->container()->get( ReportPage::class )->reply( $token, null, null, array() );
		self::assertSame( 1, preg_match( '~id="uf-report-data">(.*?)</script>~s', $reply->body, $found ) );
		$data = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $data );
		return $data['figures'];
	}

	/**
	 * A random survey with random responses of the past 45 days, some of them in the trash.
	 */
	private function history(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$comments               = fn (): array => array( 'comment_box' => 0 < $this->random( 0, 2 ) );
		$questions              = array(
			$this->question( 'score', 'nps', array(), $comments() ),
			$this->question( 'zero', 'nps', array( 'start' => 0 ), $comments() ),
			$this->question(
				'list',
				'dropdown',
				array(
					'options'    => self::LIST,
					'option_ids' => array( 'one', 'two', 'else' ),
					'other'      => 'else',
				),
				$comments()
			),
			$this->question( 'stars', 'star-rating', array(), $comments() ),
			$this->question( 'drink', 'radio-button', array( 'options' => array_slice( self::OPTIONS, 0, $this->random( 2, 4 ) ) ), $comments() ),
			$this->question( 'when', 'checkbox', array( 'options' => self::OPTIONS ), $comments() ),
			$this->question( 'why', 'text' ),
			$this->question( 'else', 'long-text' ),
			$this->question( 'cups', 'number', array( 'step' => 0.5, 'min' => 0, 'max' => 20 ) ),
			$this->question( 'visit', 'date' ),
			$this->question( 'label', 'image-radio', array( 'options' => array_map( static fn ( string $label ): array => array( 'label' => $label, 'image' => null ), self::OPTIONS ) ), $comments() ),
			$this->question( 'shop', 'dropdown', array( 'options' => self::OPTIONS ), $comments() ),
			$this->question( 'heard', 'checkbox', array( 'option_ids' => array( 'a', 'b', 'c', 'd' ), 'options' => self::OPTIONS, 'other' => 'd' ) ),
			$this->question( 'happy', 'scale', array( 'look' => 'smileys', 'points' => 5, 'start' => 1, 'purpose' => 'csat' ) ),
			$this->question( 'best', 'ranking', array( 'option_ids' => array( 'a', 'b', 'c', 'd' ), 'options' => self::OPTIONS, 'rank' => 'any' ) ),
			$this->question( 'how', 'matrix', array( 'option_ids' => array( 'a', 'b' ), 'options' => array( 'Good', 'Poor' ), 'rows' => array( array( 'id' => 'taste', 'label' => 'Taste' ), array( 'id' => 'price', 'label' => 'Price' ) ) ) ),
			$this->question( 'mail', 'consent', array( 'text' => 'I agree.', 'must' => false ) ),
		);
		shuffle( $questions );
		$by_id      = array_column( $questions, null, 'id' );
		$this->keys = array(
			'best' => $by_id['best']->option_keys()[0] . ':1',
			'how'  => Question::pair_key( 'taste', $by_id['how']->option_keys()[0] ),
		);
		$survey     = $this->survey( $questions, array( 'published_at' => $this->moment( 60 ) ) );
		$ids        = array();
		for ( $number = 0; $number < 90; $number++ ) {
			$answers = array();
			foreach ( $survey->questions as $question ) {
				if ( 0 < $this->random( 0, 3 ) ) {
					$options = $question->config['options'] ?? array();
					// One in four met the question on the scale of before.
					$scale = 'zero' === $question->id && 3 !== $this->random( 0, 3 ) ? array( 'scale' => '0-10' ) : array();
					$value = match ( $question->type ) {
						'nps'          => $this->random( array() === $scale ? 1 : 0, 10 ),
						'star-rating'  => $this->random( 1, 5 ),
						'radio-button' => $options[ $this->random( 0, count( $options ) - 1 ) ],
						'checkbox'     => array_slice( $options, $this->random( 0, 1 ), $this->random( 1, 3 ) ),
						'number'       => $this->random( 0, 40 ) / 2,
						'date'         => gmdate( 'Y-m-d', 1767225600 + 86400 * $this->random( 0, 60 ) ),
						'image-radio'  => $options[ $this->random( 0, 3 ) ]['label'],
						'dropdown'     => $options[ $this->random( 0, count( $options ) - 1 ) ],
						'scale'        => $this->random( 1, 5 ),
						'ranking'      => array( '1. ' . $options[ $this->random( 0, 1 ) ], '2. ' . $options[ $this->random( 2, 3 ) ] ),
						'matrix'       => array_slice( array( 'Taste: ' . $options[ $this->random( 0, 1 ) ], 'Price: ' . $options[ $this->random( 0, 1 ) ] ), 0, $this->random( 1, 2 ) ),
						'consent'      => 'I agree.',
						default        => self::TEXTS[ $this->random( 0, 5 ) ],
					};
					$comments = true === ( $question->settings['comment_box'] ?? false ) && 0 === $this->random( 0, 2 );
					$wrote    = 'Elsewhere' === $value || ( 'heard' === $question->id && in_array( 'Juice', (array) $value, true ) );

					$answers[ $question->id ] = array(
						'value' => $value,
						'extra' => $scale
							+ ( $comments ? array( 'comments' => self::TEXTS[ $this->random( 0, 5 ) ] ) : array() )
							+ ( $wrote ? array( 'other' => self::TEXTS[ $this->random( 0, 5 ) ] ) : array() ),
					);
				}
			}
			$id = $this->respond(
				$survey,
				array() === $answers ? array( 'score' => 5 ) : $answers,
				$this->random( 0, 45 ),
				sprintf( '%02d:%02d:00', $this->random( 0, 23 ), $this->random( 0, 59 ) ),
				new SubmittedPage( 0, home_url( self::PAGES[ $this->random( 0, 4 ) ] ), 'Page' )
			);
			$this->wpdb()->update(
				$this->table( 'response' ),
				array(
					'device'   => array( 'desktop', 'mobile', 'tablet', '' )[ $this->random( 0, 3 ) ],
					'starred'  => $this->random( 0, 1 ),
					'language' => array( 'en', 'de', 'pt-BR', '' )[ $this->random( 0, 3 ) ],
				),
				array( 'id' => $id )
			);
			$ids[] = $id;
		}
		$this->container()->get( BulkResponses::class )->trash( $survey->id, array( $ids[ $this->random( 0, 40 ) ], $ids[ $this->random( 41, 89 ) ] ) );
		return $survey;
	}

	/**
	 * One or two conditions.
	 *
	 * @return array<string, mixed>
	 */
	private function random_filter(): array {
		$all   = array(
			array( 'device' => 'mobile,unknown' ),
			array( 'starred' => '1' ),
			array( 'language' => 'de,unknown' ),
			array( 'tag' => 'none' ),
			array( 'text' => array( 'slow', 'coffee', '100%', 'größe' )[ $this->random( 0, 3 ) ] ),
			array( 'weekday' => implode( ',', array_rand( array_fill( 0, 7, 0 ), 4 ) ) ),
			array( 'hour' => implode( ',', array_rand( array_fill( 0, 24, 0 ), 14 ) ) ),
			array( 'page' => array( 'contains' => array( 'CART' ) ) ),
			array( 'answers' => array( 'drink' => array( 'any' => OptionKey::of( 'Tea' ) ) ) ),
			array( 'answers' => array( 'when' => array( 'not' => OptionKey::of( 'Coffee' ) ) ) ),
			array( 'answers' => array( 'score' => array( 'from' => '3', 'to' => '9' ) ) ),
			array( 'answers' => array( 'zero' => array( 'from' => '0', 'to' => '6' ) ) ),
			array( 'answers' => array( 'list' => array( 'any' => OptionKey::of( 'else' ) ) ) ),
			array( 'answers' => array( 'why' => array( 'lacks' => 'slow' ) ) ),
			array( 'answers' => array( 'else' => array( 'skipped' => '1' ) ) ),
			array( 'answers' => array( 'cups' => array( 'min' => '2.5', 'max' => '14' ) ) ),
			array( 'answers' => array( 'visit' => array( 'min' => '2026-01-20' ) ) ),
			array( 'answers' => array( 'shop' => array( 'any' => OptionKey::of( 'Coffee' ) ) ) ),
			array( 'answers' => array( 'mail' => array( 'skipped' => '1' ) ) ),
			...array_map(
				static fn ( string $id, string $key ): array => array( 'answers' => array( $id => array( 'any' => $key ) ) ),
				array_keys( $this->keys ),
				$this->keys
			),
		);
		$last  = count( $all ) - 1;
		$first = $this->random( 0, $last );
		return $all[ $first ] + $all[ $this->random( 0, $last ) ];
	}

	private function random( int $least, int $most ): int {
		return mt_rand( $least, $most ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}

	/**
	 * @param list<string> $command Its words.
	 */
	private function wp( array $command ): string {
		$state = json_decode( (string) file_get_contents( dirname( WordPress::folder() ) . '/state.json' ), true );
		self::assertIsArray( $state );
		$process = proc_open( // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WP-CLI is a process.
			array( PHP_BINARY, '-d', 'sendmail_path=/bin/true', $state['wpCli'], '--allow-root', '--path=' . WordPress::folder(), 'userfeedback', ...$command ),
			array( array( 'file', '/dev/null', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), $output . $errors );
		return $output;
	}
}
