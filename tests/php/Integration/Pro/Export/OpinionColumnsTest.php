<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Export;

use OpenSpout\Reader\Common\Creator\ReaderEntityFactory;
use UserFeedback\Database\Database;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Opinions\Sentiment;
use UserFeedback\Pro\Opinions\TopicRepository;
use UserFeedback\Surveys\Survey;

/**
 * Sentiment and topic stand in columns of the question that their text is about, in each format.
 */
final class OpinionColumnsTest extends ExportTestCase {

	private int $id = 0;

	public function test_each_text_has_its_own_columns(): void {
		$survey = $this->read_survey();
		$row    = $this->csv( $survey )[0];
		self::assertSame( array( 'Negative', 'Delivery' ), array( $row['Question why (sentiment)'], $row['Question why (topic)'] ) );
		self::assertSame( array( 'Positive', '' ), array( $row['Question drink (sentiment)'], $row['Question drink (topic)'] ) );
		self::assertArrayNotHasKey( 'Question when (sentiment)', $row, 'Nobody writes at this question.' );
		$row = $this->csv( $survey, array( 'question' => $survey->question( 'drink' ) ) )[0];
		self::assertArrayNotHasKey( 'Question why (topic)', $row, 'A report of one question has its columns.' );
		self::assertSame( 'Positive', $row['Question drink (sentiment)'] );
	}

	public function test_programs_find_them_in_the_answer(): void {
		$line    = $this->json_lines( $this->read_survey() )[0];
		$answers = array_column( $line['answers'], null, 'question_id' );
		self::assertSame( array( 'Late', 'negative', 'Delivery' ), array( $answers['why']['value'], $answers['why']['sentiment'], $answers['why']['topic'] ) );
		self::assertSame( array( 'Tea', 'positive' ), array( $answers['drink']['value'], $answers['drink']['sentiment'] ) );
		self::assertArrayNotHasKey( 'topic', $answers['drink'] );
	}

	public function test_a_spreadsheet_has_the_same_columns(): void {
		$this->write( $this->read_survey(), Format::Xlsx );
		$reader = ReaderEntityFactory::createXLSXReader();
		$reader->open( $this->path );
		$rows = array();
		foreach ( $reader->getSheetIterator() as $sheet ) {
			foreach ( 'Responses' === $sheet?->getName() ? $sheet->getRowIterator() : array() as $row ) {
				$rows[] = $row->toArray();
			}
		}
		$reader->close();
		$cells = array_combine( $rows[0], array_pad( $rows[1], count( $rows[0] ), '' ) );
		self::assertSame( array( 'Negative', 'Delivery', 'Positive' ), array( $cells['Question why (sentiment)'], $cells['Question why (topic)'], $cells['Question drink (sentiment)'] ) );
	}

	public function test_a_plan_without_ai_has_no_such_columns(): void {
		$survey = $this->read_survey();
		$this->license( PlanLevel::Plus );
		self::assertSame( array(), preg_grep( '/sentiment|topic/', array_keys( $this->csv( $survey )[0] ) ) );
	}

	/**
	 * One response whose text and whose comment were read.
	 */
	private function read_survey(): Survey {
		$this->sign_in( 'administrator' );
		$this->license( PlanLevel::Elite );
		$survey   = $this->survey(
			array(
				$this->question( 'why', 'text' ),
				$this->question( 'drink', 'radio-button', array( 'options' => array( 'Tea', 'Coffee' ) ), array( 'comment_box' => true ) ),
				$this->question( 'when', 'radio-button', array( 'options' => array( 'Now', 'Later' ) ) ),
			)
		);
		$drink    = array(
			'value' => 'Tea',
			'extra' => array( 'comments' => 'Lovely' ),
		);
		$this->id = $this->respond( $survey, array( 'why' => 'Late', 'drink' => $drink ) );
		$topic    = (int) ( new TopicRepository( $this->container()->get( Database::class ) ) )->create( 'Delivery' );
		( new OpinionRepository( $this->container()->get( Database::class ) ) )->add(
			array(
				array( 'response_id' => $this->id, 'question_id' => 'why', 'is_comment' => false, 'sentiment' => Sentiment::Negative, 'topic_id' => $topic ),
				array( 'response_id' => $this->id, 'question_id' => 'drink', 'is_comment' => true, 'sentiment' => Sentiment::Positive, 'topic_id' => 0 ),
			)
		);
		return $survey;
	}
}
