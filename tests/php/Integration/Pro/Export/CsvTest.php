<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use UserFeedback\Database\Database;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\Columns;
use UserFeedback\Pro\Export\CsvFile;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\FileName;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Export\WriteExport;
use UserFeedback\Responses\Submission\SubmittedPage;
use UserFeedback\Results\Range;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The rows of a file (EXP-02 to EXP-04, A76, A79).
 */
final class CsvTest extends ExportTestCase {

	public function test_a_file_has_what_was_answered(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond(
			$survey,
			array(
				'pick'  => array( 'Tea', 'Milk, hot' ),
				'score' => array(
					'value' => 9,
					'extra' => array( 'comments' => "Two\nlines, \"quoted\"" ),
				),
				'word'  => 'Grüße, 日本 🎉',
				'mail'  => array(
					'value' => 'ada@example.org',
					'extra' => array( 'name' => 'Ada' ),
				),
			),
			1,
			'09:30:00',
			new SubmittedPage( 0, home_url( '/shop' ), '=Shop' )
		);
		$this->respond( $survey, array( 'word' => 'Only this' ) );
		$rows = $this->csv( $survey );
		self::assertCount( 2, $rows );
		self::assertSame(
			array(
				'Response'                   => (string) $id,
				'Date (Asia/Tokyo)'          => $this->day( 1 ) . ' 09:30:00',
				'Status'                     => 'Published',
				'Page'                       => "'=Shop",
				'Page address'               => home_url( '/shop' ),
				'Device'                     => 'desktop',
				'Browser'                    => 'Chrome',
				'Operating system'           => 'Windows',
				'Country'                    => '',
				'IP address'                 => $rows[0]['IP address'],
				'Question pick'              => 'Tea; Milk, hot',
				'Question score'             => '9',
				'Question word'              => 'Grüße, 日本 🎉',
				'Question mail'              => 'ada@example.org',
				'Question mail (name)'       => 'Ada',
				'Question score (comment)'   => "Two\nlines, \"quoted\"",
				'Other comments'             => '',
				'Read'                       => '0',
				'Starred'                    => '0',
				'Tags'                       => '',
				'Notes of the team'          => '',
				'Question score (sentiment)' => '',
				'Question score (topic)'     => '',
				'Question word (sentiment)'  => '',
				'Question word (topic)'      => '',
			),
			$rows[0]
		);
		self::assertSame( '', $rows[1]['Question score'], 'A skipped question is an empty cell.' );
		self::assertStringEndsWith( "\r\n", (string) file_get_contents( $this->path ) );
		delete_option( 'timezone_string' );
	}

	public function test_address_and_browser_stay_out_unless_chosen(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'Hello' ) );
		$names = array_keys( $this->csv( $survey, array( 'groups' => ColumnGroup::defaults() ) )[0] );
		self::assertContains( 'Device', $names );
		self::assertNotContains( 'Browser', $names );
		self::assertNotContains( 'IP address', $names );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function formulas(): array {
		return array_map(
			static fn ( string $text ): array => array( $text ),
			array( '=1+1', '+1', '-1', '@SUM(A1)', "\t=1", "\r=1", "\n=1", "\0=1", '＝1+1', '＋1', '－1', '＠A1', ';=1', '  =1', "\u{A0}=1", ',=1', "\u{FEFF}=1" )
		);
	}

	#[DataProvider( 'formulas' )]
	public function test_no_spreadsheet_runs_a_text( string $text ): void {
		self::assertSame( "'" . $text, CsvFile::harmless( $text ) );
	}

	public function test_other_texts_numbers_and_headers(): void {
		foreach ( array( '', '0', 'a=b', '(1)', 'é', '日本', "it's -1", '#1' ) as $text ) {
			self::assertSame( $text, CsvFile::harmless( $text ) );
		}
		$question = $this->question( 'word', 'text' );
		$survey   = $this->survey(
			array( new Question( 'word', 'text', '=HYPERLINK("http://evil")', array(), array(), $question->logic ) )
		);
		$this->respond( $survey, array( 'word' => '-5' ) );
		$row = $this->csv( $survey )[0];
		self::assertSame( "'-5", $row['\'=HYPERLINK("http://evil")'] );
	}

	public function test_days_trash_and_selection_choose_the_rows(): void {
		$survey = $this->survey( $this->questions() );
		$ids    = array();
		foreach ( array( 3, 2, 1, 0 ) as $days_ago ) {
			$ids[] = $this->respond( $survey, array( 'word' => "Day $days_ago" ), $days_ago );
		}
		$other = $this->survey( $this->questions() );
		$alien = $this->respond( $other, array( 'word' => 'Other' ) );
		$this->trash( $survey, $ids[1] );
		$words = fn ( array $options ): array => array_column( $this->csv( $survey, $options ), 'Question word' );
		self::assertSame( array( 'Day 3', 'Day 1', 'Day 0' ), $words( array() ) );
		self::assertSame( array( 'Day 3', 'Day 2', 'Day 1', 'Day 0' ), $words( array( 'with_trash' => true ) ) );
		$range = Range::of_request( array( 'a' => $this->day( 2 ), 'b' => $this->day( 1 ) ), $this->day( 0 ), 30 );
		self::assertSame( array( 'Day 1' ), $words( array( 'range' => $range ) ) );
		$chosen = array( 'ids' => array( $ids[3], $ids[0], $ids[1], $alien ) );
		self::assertSame( array( 'Day 3', 'Day 0' ), $words( $chosen ) );
		self::assertSame( array( 'Day 3', 'Day 2', 'Day 0' ), $words( array( 'with_trash' => true ) + $chosen ) );
	}

	public function test_a_question_report_has_only_its_question(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'Yes', 'score' => 8 ) );
		$this->respond( $survey, array( 'score' => 3 ) );
		$rows = $this->csv( $survey, array( 'question' => $survey->question( 'word' ) ) );
		self::assertSame( array( 'Yes' ), array_column( $rows, 'Question word' ) );
		self::assertArrayNotHasKey( 'Question score', $rows[0] );
	}

	public function test_answers_to_questions_that_are_gone_are_kept_and_marked(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond(
			$survey,
			array(
				'word'  => 'Kept',
				'score' => array(
					'value' => 7,
					'extra' => array( 'comments' => 'Kept too' ),
				),
			)
		);
		$without = $this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'new', 'text' ) ) ) )
		);
		$row     = $this->csv( $without )[0];
		self::assertSame( 'Kept', $row['Removed question (word)'] );
		self::assertSame( '7', $row['Removed question (score)'] );
		self::assertSame( 'Kept too', $row['Other comments'] );
		self::assertSame( '', $row['Question new'] );
	}

	public function test_without_the_group_of_people_no_address_of_a_removed_question_is_left(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'Kept', 'mail' => array( 'value' => 'ada@example.org', 'extra' => array( 'name' => 'Ada' ) ) ) );
		$this->respond( $survey, array( 'mail' => 'jörg@exämple.de' ) );
		$without = $this->container()->get( SurveyRepository::class )->store(
			$survey->with( array( 'questions' => array( $this->question( 'new', 'text' ) ) ) )
		);
		$groups  = static fn ( bool $with ): array => array_values( array_filter( ColumnGroup::cases(), static fn ( ColumnGroup $group ): bool => $with || ColumnGroup::Person !== $group ) );
		$rows    = $this->csv( $without, array( 'groups' => $groups( false ) ) );
		self::assertSame( array( '', '' ), array_column( $rows, 'Removed question (mail)' ) );
		self::assertSame( array( 'Kept', '' ), array_column( $rows, 'Removed question (word)' ) );
		self::assertDoesNotMatchRegularExpression( '/@ex|Ada/', (string) file_get_contents( $this->path ) );
		$chosen = array_column( $this->csv( $without, array( 'groups' => $groups( true ) ) ), 'Removed question (mail)' );
		self::assertSame( array( 'ada@example.org', 'jörg@exämple.de' ), $chosen );
		$asked = array( 'groups' => $groups( false ), 'question' => Columns::removed( 'mail' ) );
		self::assertSame( $chosen, array_column( $this->csv( $without, $asked ), 'Removed question (mail)' ), 'Who asks for one question wants its answers.' );
	}

	/**
	 * @return array<string, array{array<string, mixed>, bool}>
	 */
	public static function other_types(): array {
		$options = array( 'options' => array( 'Tea', 'Milk' ) );
		return array(
			'a text'                               => array( array( 'type' => 'text' ), false ),
			'a long text'                          => array( array( 'type' => 'long-text' ), false ),
			'a choice'                             => array( array( 'type' => 'radio-button', 'config' => $options ), false ),
			'a number'                             => array( array( 'type' => 'number' ), false ),
			'a multiple choice'                    => array( array( 'type' => 'checkbox', 'config' => $options ), false ),
			'a multiple choice with a column each' => array( array( 'type' => 'checkbox', 'config' => $options ), true ),
		);
	}

	/**
	 * @param array<string, mixed> $becomes What the question asks for later.
	 */
	#[DataProvider( 'other_types' )]
	public function test_without_the_group_of_people_no_address_of_a_question_of_another_type_is_left( array $becomes, bool $split ): void {
		$this->sign_in( 'administrator' );
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'me@example.net', 'mail' => array( 'value' => 'ada@example.org', 'extra' => array( 'name' => 'Ada' ) ) ) );
		$title = 'Question mail';
		foreach ( array( $becomes, $becomes + array( 'title' => $title . '!' ) ) as $question ) {
			$title = $question['title'] ?? $title;
			$sent  = array( array( 'id' => 'word', 'type' => 'text', 'title' => 'Question word' ), array( 'id' => 'mail' ) + $question + array( 'title' => $title ) );
			self::assertSame( 200, $this->rest( 'POST', '/surveys', array( 'id' => $survey->id, 'questions' => $sent ) )->get_status() );
			$changed = $this->container()->get( SurveyRepository::class )->find( $survey->id ) ?? self::fail( 'It is gone.' );
			$groups  = array_values( array_filter( ColumnGroup::cases(), static fn ( ColumnGroup $group ): bool => ColumnGroup::Person !== $group ) );
			$rows    = $this->csv( $changed, array( 'groups' => $groups, 'split' => $split ) );
			self::assertStringNotContainsString( 'ada@example.org', (string) file_get_contents( $this->path ) );
			self::assertSame( array( 'me@example.net' ), array_column( $rows, 'Question word' ), 'It was always a text.' );
			$this->csv( $changed, array( 'groups' => ColumnGroup::cases(), 'split' => $split ) );
			self::assertStringContainsString( 'ada@example.org', (string) file_get_contents( $this->path ) );
		}
	}

	public function test_options_of_a_multiple_choice_can_have_columns(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'pick' => array( 'Tea' ) ) );
		$this->respond( $survey, array( 'word' => 'Skipped it' ) );
		$changed = $survey->with(
			array(
				'questions' => array( $this->question( 'pick', 'checkbox', array( 'options' => array( 'Milk, hot', 'Cocoa' ) ) ) ),
			)
		);
		$rows    = $this->csv( $changed, array( 'split' => true ) );
		self::assertSame(
			array( '0', '0', 'Tea' ),
			array( $rows[0]['Question pick: Milk, hot'], $rows[0]['Question pick: Cocoa'], $rows[0]['Question pick: removed options'] )
		);
		self::assertSame( '', $rows[1]['Question pick: Cocoa'] );
		self::assertSame( '1', $this->csv( $survey, array( 'split' => true ) )[0]['Question pick: Tea'] );
	}

	public function test_json_lines_have_the_answers_of_the_api(): void {
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond(
			$survey,
			array(
				'pick'  => array( 'Tea' ),
				'score' => 10,
			)
		);
		$line   = $this->json_lines( $survey )[0];
		$api    = $this->as_admin( fn (): array => $this->get( "/surveys/{$survey->id}/responses/{$id}" ) );
		self::assertSame( $api['id'], $line['id'] );
		self::assertSame(
			array_column( $api['answers'], 'value', 'question_id' ),
			array_intersect_key( array_column( $line['answers'], 'value', 'question_id' ), array_flip( array_column( $api['answers'], 'question_id' ) ) )
		);
		self::assertIsString( $line['date'] );
		self::assertSame( strtotime( $api['submitted_at'] ), strtotime( $line['date'] ) );
	}

	public function test_a_file_that_was_cut_says_so(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'Hello' ) );
		$stop = static function (): void {
			throw new RuntimeException( 'Time is up.' );
		};
		foreach ( array( Format::Csv, Format::JsonLines ) as $format ) {
			$options = new ExportOptions( $survey, $format, groups: ColumnGroup::defaults() );
			$stream  = fopen( $this->path, 'wb' );
			self::assertIsResource( $stream );
			try {
				$this->container()->get( WriteExport::class )->write(
					$options,
					$this->container()->get( \UserFeedback\Pro\Export\Files::class )->of( $options, $stream, $this->path ),
					$stop
				);
				self::fail( 'It went on.' );
			} catch ( RuntimeException $error ) {
				self::assertSame( 'Time is up.', $error->getMessage() );
			}
			self::assertStringContainsStringIgnoringCase( 'incomplete', (string) file_get_contents( $this->path ) );
		}
	}

	public function test_two_thousand_responses_need_little_memory(): void {
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond( $survey, array( 'word' => 'Hello', 'score' => array( 'value' => 5, 'extra' => array( 'comments' => str_repeat( 'long ', 100 ) ) ) ) );
		$this->multiply( $survey, $id, 2000 );
		self::assertCount( 2000, array_unique( array_column( $this->csv( $survey ), 'Response' ) ) );
		$before = memory_get_usage();
		$most   = 0;
		$this->write(
			$survey,
			Format::Csv,
			array(),
			static function () use ( &$most ): void {
				$most = max( $most, memory_get_usage() );
			}
		);
		self::assertGreaterThan( 0, $most );
		self::assertLessThan( 8 * 1024 * 1024, $most - $before );
	}

	public function test_the_name_says_survey_days_and_today(): void {
		$survey  = $this->survey( $this->questions(), array( 'title' => 'Wie war’s? Größe/..\\"' ) );
		$options = new ExportOptions( $survey, Format::Xlsx, Range::last_days( 2, '2026-11-21' ) );
		$name    = FileName::of( $options, '2026-11-22' );
		self::assertSame( 'wie-war-s-größe_2026-11-20_2026-11-21_exported-2026-11-22.xlsx', $name );
		self::assertSame(
			'attachment; filename="wie-war-s-grose_2026-11-20_2026-11-21_exported-2026-11-22.xlsx"; filename*=UTF-8\'\'' . rawurlencode( $name ),
			FileName::disposition( $name )
		);
		$nameless = new ExportOptions( $survey->with( array( 'title' => '...' ) ), Format::Csv );
		self::assertSame( "survey-{$survey->id}_all-time_exported-2026-11-22.csv", FileName::of( $nameless, '2026-11-22' ) );
	}

	/**
	 * @return list<Question>
	 */
	private function questions(): array {
		return array(
			$this->question( 'pick', 'checkbox', array( 'options' => array( 'Tea', 'Milk, hot' ) ) ),
			$this->question( 'score', 'nps', array(), array( 'comment_box' => true ) ),
			$this->question( 'word', 'text' ),
			$this->question( 'mail', 'email', array( 'include_name' => true ) ),
		);
	}

	/**
	 * Copies a response, all at the same moment, so that chunks end within a second.
	 */
	private function multiply( Survey $survey, int $id, int $total ): void {
		$database = $this->container()->get( Database::class );
		for ( $copies = 1; $copies < $total; $copies *= 2 ) {
			$database->execute(
				'INSERT INTO {response} (survey_id, client_id, body_hash, status, submitted_at, submitted_day, page_url, page_title) SELECT survey_id, UNHEX( MD5( CONCAT( id, %s ) ) ), body_hash, status, submitted_at, submitted_day, page_url, page_title FROM {response} WHERE survey_id = %d ORDER BY id LIMIT %d',
				array( wp_generate_uuid4(), $survey->id, $total - $copies )
			);
		}
		$database->execute(
			'INSERT INTO {answer} (response_id, question_id, position, value_key, value_text, extra) SELECT r.id, a.question_id, a.position, a.value_key, a.value_text, a.extra FROM {response} r JOIN {answer} a ON a.response_id = %d WHERE r.survey_id = %d AND r.id <> %d',
			array( $id, $survey->id, $id )
		);
	}

	private function trash( Survey $survey, int $id ): void {
		$this->as_admin(
			fn () => self::assertSame(
				200,
				$this->rest(
					'POST',
					"/surveys/{$survey->id}/responses/trash",
					array( 'response_ids' => array( $id ) )
				)->get_status()
			)
		);
	}

	/**
	 * @template T
	 * @param callable(): T $work Needs rights.
	 * @return T
	 */
	private function as_admin( callable $work ): mixed {
		$this->sign_in( 'administrator' );
		return $work();
	}
}
