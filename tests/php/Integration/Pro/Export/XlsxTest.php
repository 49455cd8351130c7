<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use DateTimeInterface;
use OpenSpout\Reader\Common\Creator\ReaderEntityFactory;
use UserFeedback\Pro\Export\ExportInput;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Surveys\Question;
use ZipArchive;

/**
 * A spreadsheet, opened with a reader and compared with the answers and with REST (EXP-04).
 */
final class XlsxTest extends ExportTestCase {

	public function test_a_spreadsheet_has_real_numbers_and_dates(): void {
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond(
			$survey,
			array(
				'score' => 9,
				'word'  => '=1+1',
			),
			1,
			'08:15:30'
		);
		$this->respond( $survey, array( 'word' => "A\x01B <b> & \u{1F600}\u{FFFE}\u{FFFF}" ) );
		self::assertSame( 2, $this->write( $survey, Format::Xlsx ) );
		$rows = $this->sheets()['Responses'];
		self::assertCount( 3, $rows );
		$first = array_combine( $rows[0], $rows[1] );
		self::assertSame( $id, $first['Response'] );
		self::assertSame( 9, $first['Question score'] );
		self::assertSame( '=1+1', $first['Question word'] );
		$date = $rows[1][1];
		self::assertInstanceOf( DateTimeInterface::class, $date );
		self::assertSame( $this->day( 1 ) . ' 08:15:30', $date->format( 'Y-m-d H:i:s' ) );
		self::assertStringContainsString( "<b> & 😀\u{FFFD}\u{FFFD}", (string) array_combine( $rows[0], array_pad( $rows[2], count( $rows[0] ), '' ) )['Question word'] );

		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $this->path ) );
		$sheet = (string) $zip->getFromName( 'xl/worksheets/sheet1.xml' );
		self::assertStringNotContainsString( '<f>', $sheet );
		self::assertStringContainsString( 'state="frozen"', $sheet );
		self::assertStringContainsString( '<col min="2" max="2" width="20" customWidth="true"/>', $sheet );
		self::assertStringContainsString( '<cols><col min="1" max="1" width="50" customWidth="true"/>', (string) $zip->getFromName( 'xl/worksheets/sheet2.xml' ) );
		foreach ( array( 1, 2, 3 ) as $number ) {
			self::assertNotFalse( simplexml_load_string( (string) $zip->getFromName( "xl/worksheets/sheet$number.xml" ) ) );
		}
	}

	public function test_every_format_has_the_country_of_a_response(): void {
		$survey  = $this->survey( array( $this->question( 'word', 'text' ) ) );
		$austria = $this->respond( $survey, array( 'word' => 'Kaffee' ), 1 );
		$this->respond( $survey, array( 'word' => 'Tea' ), 1 );
		$this->wpdb()->update( $this->table( 'response' ), array( 'country' => 'AT' ), array( 'id' => $austria ) );
		$countries = array_column( $this->json_lines( $survey ), 'country' );
		self::assertSame( array( 'AT', '' ), $countries );
		self::assertSame( $countries, array_column( $this->csv( $survey ), 'Country' ) );
		$this->write( $survey, Format::Xlsx );
		$rows = $this->sheets()['Responses'];
		self::assertSame( 'AT', $rows[1][ (int) array_search( 'Country', $rows[0], true ) ] );
		self::assertNotContains( 'AT', $rows[2] );
	}

	public function test_its_figures_are_those_of_the_screen(): void {
		$survey = $this->survey( $this->questions() );
		mt_srand( 7 );
		for ( $number = 0; $number < 40; $number++ ) {
			$this->respond(
				$survey,
				array_filter(
					array(
						'score' => mt_rand( 1, 10 ),
						'pick'  => mt_rand( 0, 2 ) > 0 ? array( mt_rand( 0, 1 ) > 0 ? 'Tea' : 'Milk' ) : null,
						'word'  => mt_rand( 0, 1 ) > 0 ? 'Word' : null,
					),
					static fn ( mixed $value ): bool => null !== $value
				)
			);
		}
		$this->write( $survey, Format::Xlsx );
		$figures = array();
		foreach ( array_slice( $this->sheets()['Figures'], 1 ) as $row ) {
			$figures[ $row[0] . ' / ' . $row[1] ] = array_slice( array_pad( $row, 6, '' ), 2 );
		}
		$this->sign_in( 'administrator' );
		$report = $this->get( "/surveys/{$survey->id}/results" );
		self::assertSame( $report['range_responses_count'], $figures['All questions / Responses'][0] );
		foreach ( $report['question_stats'] as $question ) {
			self::assertSame( $question['total_answers'], $figures[ $question['title'] . ' / Answered' ][0] );
			self::assertEquals( $question['unanswered_share']['percent'], $figures[ $question['title'] . ' / Skipped' ][1] );
			foreach ( $question['options'] as $option ) {
				self::assertEquals(
					array( $option['count'], $option['share']['percent'], $option['share']['low'], $option['share']['high'] ),
					$figures[ $question['title'] . ' / ' . $option['value'] ]
				);
			}
		}
		$nps = $report['nps_overview'];
		self::assertEquals( array( $nps['nps'], '', $nps['low'], $nps['high'] ), $figures['Question score / Net Promoter Score'] );
		$about = array_column( $this->sheets()['About'], 1, 0 );
		self::assertSame( 40, $about['Responses in this file'] );
		self::assertSame( 'Coffee', $about['Survey'] );
	}

	public function test_a_filter_gives_the_same_figures_in_every_output(): void {
		$survey = $this->survey( $this->questions() );
		foreach ( array( 9, 10, 3, 9 ) as $number => $score ) {
			$this->respond( $survey, array( 'score' => $score ) + ( $number > 1 ? array( 'word' => 'Why not' ) : array() ) );
		}
		$this->sign_in( 'administrator' );
		$given   = array( 'answers' => array( 'score' => array( 'from' => '9' ), 'word' => array( 'contains' => 'why' ) ) );
		$options = $this->container()->get( ExportInput::class )->read( array( 'survey_id' => $survey->id, 'extras' => array( 'filter' => $given ) ) );
		$chosen  = array( 'filter' => $options->filter, 'conditions' => $options->conditions );
		$report  = $this->get( "/surveys/{$survey->id}/results", array( 'filter' => $given ) );
		self::assertSame( 1, $report['range_responses_count'] );
		self::assertCount( 1, $this->csv( $survey, $chosen ) );
		self::assertCount( 1, $this->json_lines( $survey, $chosen ) );
		self::assertSame( 1, $this->write( $survey, Format::Xlsx, $chosen ) );
		$sheets  = $this->sheets();
		$figures = array_column( array_slice( $sheets['Figures'], 1 ), 2, 1 );
		self::assertSame( 1, $figures['Responses'] );
		self::assertSame( 1, $figures['Promoters (9 and 10)'] );
		self::assertSame( 0, $figures['Detractors (1 to 6)'] );
		$about = array_column( $sheets['About'], 1, 0 );
		self::assertSame( 'filter[answers][score][from]=9&filter[answers][word][contains]=why', $about['Filter'] );
	}

	public function test_a_text_that_no_cell_takes_ends_with_a_word_about_it(): void {
		$end    = ' … (cut: a cell of a spreadsheet takes 32,767 characters)';
		$room   = 32767 - mb_strlen( $end );
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond( $survey, array( 'word' => 'Long' ) );
		// Pairs of UTF-16, which a cut halves at one of two places.
		$smiles = str_repeat( '🎉', 10000 );
		foreach (
			array(
				'fits'           => array( str_repeat( 'a', 32767 ), str_repeat( 'a', 32767 ) ),
				'one too many'   => array( str_repeat( 'a', 32768 ), str_repeat( 'a', $room ) . $end ),
				'more bytes'     => array( str_repeat( 'ä', 32767 ), str_repeat( 'ä', 32767 ) ),
				'pairs'          => array( str_repeat( 'a', 20000 ) . $smiles, str_repeat( 'a', 20000 ) . str_repeat( '🎉', intdiv( $room - 20000, 2 ) ) . $end ),
				'pairs, shifted' => array( str_repeat( 'a', 20001 ) . $smiles, str_repeat( 'a', 20001 ) . str_repeat( '🎉', intdiv( $room - 20001, 2 ) ) . $end ),
			) as $name => list( $text, $expected )
		) {
			self::assertSame( 1, $this->wpdb()->update( $this->table( 'answer' ), array( 'value_text' => $text ), array( 'response_id' => $id ) ) );
			$this->write( $survey, Format::Xlsx );
			$rows = $this->sheets()['Responses'];
			$cell = (string) $rows[1][ (int) array_search( 'Question word', $rows[0], true ) ];
			// A difference of such texts fills the screen.
			self::assertSame( mb_substr( $expected, -80 ), mb_substr( $cell, -80 ), $name );
			self::assertSame( md5( $expected ), md5( $cell ), $name );
		}
	}

	public function test_selected_responses_have_no_figures(): void {
		$survey = $this->survey( $this->questions() );
		$id     = $this->respond( $survey, array( 'word' => 'One' ) );
		$this->write( $survey, Format::Xlsx, array( 'ids' => array( $id ) ) );
		self::assertSame( array( 'Responses', 'About' ), array_keys( $this->sheets() ) );
	}

	public function test_rows_of_both_formats_are_the_same(): void {
		$survey = $this->survey( $this->questions() );
		$this->respond( $survey, array( 'word' => 'One', 'pick' => array( 'Tea', 'Milk' ) ) );
		$csv = array_map( 'array_values', $this->csv( $survey ) );
		$this->write( $survey, Format::Xlsx );
		$rows = array_slice( $this->sheets()['Responses'], 1 );
		self::assertSame(
			$csv,
			array_map(
				static fn ( array $row ): array => array_pad(
					array_map(
						static fn ( mixed $cell ): string => $cell instanceof DateTimeInterface ? $cell->format( 'Y-m-d H:i:s' ) : (string) $cell,
						$row
					),
					count( $csv[0] ),
					''
				),
				$rows
			)
		);
	}

	/**
	 * @return array<string, list<list<mixed>>> Rows by sheet.
	 */
	private function sheets(): array {
		$reader = ReaderEntityFactory::createXLSXReader();
		$reader->open( $this->path );
		$sheets = array();
		foreach ( $reader->getSheetIterator() as $sheet ) {
			self::assertNotNull( $sheet );
			foreach ( $sheet->getRowIterator() as $row ) {
				$sheets[ $sheet->getName() ][] = $row->toArray();
			}
		}
		$reader->close();
		return $sheets;
	}

	/**
	 * @return list<Question>
	 */
	private function questions(): array {
		return array(
			$this->question( 'score', 'nps' ),
			$this->question( 'pick', 'checkbox', array( 'options' => array( 'Tea', 'Milk' ) ) ),
			$this->question( 'word', 'text' ),
		);
	}
}
