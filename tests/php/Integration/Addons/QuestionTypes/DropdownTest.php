<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\QuestionTypes;

use UserFeedback\Display\WidgetParts;
use UserFeedback\Display\WidgetSurvey;
use UserFeedback\Tests\Integration\Pro\Export\ExportTestCase;

/**
 * The dropdown from its save to its figures, and long lists of options.
 */
final class DropdownTest extends ExportTestCase {

	private const THREE = array(
		'options'    => array( 'Beans', 'Moka pot', 'Filter' ),
		'option_ids' => array( 'beans', 'moka', 'filter' ),
	);

	public function test_it_is_saved_answered_counted_and_exported(): void {
		$this->sign_in( 'administrator' );
		$saved = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Grinding',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'dropdown',
						'title'  => 'How do you grind?',
						'config' => self::THREE,
					),
				),
			)
		);
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$survey = $this->survey( array( $this->question( 'a', 'dropdown', self::THREE ) ) );
		foreach ( array( 'Filter', 'Filter', 'Beans' ) as $answer ) {
			$this->respond( $survey, array( 'a' => $answer ) );
		}
		$stats = $this->get( "/surveys/{$survey->id}/results" )['question_stats'][0];
		self::assertSame( array( 'Beans', 'Moka pot', 'Filter' ), array_column( $stats['options'], 'value' ) );
		self::assertSame( array( 1, 0, 2 ), array_column( $stats['options'], 'count' ) );
		self::assertSame( array( 'Filter', 'Filter', 'Beans' ), array_column( $this->csv( $survey ), 'Question a' ) );
	}

	public function test_fifty_options_are_saved_and_one_more_is_refused(): void {
		$this->sign_in( 'administrator' );
		$post = fn ( int $many ): int => $this->rest(
			'POST',
			'/surveys',
			array(
				'title'     => 'Long',
				'questions' => array(
					array(
						'id'     => 'a',
						'type'   => 'dropdown',
						'title'  => 'Which?',
						'config' => array( 'options' => array_map( 'strval', range( 1, $many ) ) ),
					),
				),
			)
		)->get_status();
		self::assertSame( 201, $post( 50 ) );
		self::assertSame( 400, $post( 51 ) );
	}

	public function test_only_a_long_list_of_choices_loads_the_file_that_searches_it(): void {
		$twelve = array( 'options' => array_map( 'strval', range( 1, 12 ) ) );
		$eleven = array( 'options' => array_map( 'strval', range( 1, 11 ) ) );
		$drawer = $this->container()->get( WidgetSurvey::class );
		$survey = $this->survey( array( $this->question( 'a', 'checkbox', $eleven ) ) );
		self::assertArrayNotHasKey( 'parts', $drawer->describe( $survey ) );
		$survey = $this->survey( array( $this->question( 'a', 'checkbox', $twelve ) ) );
		self::assertSame( array( 'choices' ), $drawer->describe( $survey )['parts'] );
		self::assertSame( 'choices', $drawer->questions( $survey )[0]['type'] );
		$parts = $this->container()->get( WidgetParts::class )->of( array( 'choices', 'unknown' ) );
		self::assertSame( array( 'choices' ), array_keys( $parts ) );
		self::assertStringContainsString( 'pro-types/choices.js', $parts['choices']['url'] );
		self::assertSame( 'Search', $parts['choices']['words']['find'] ?? '' );
	}
}
