<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Surveys;

use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;

/**
 * What revisions say of a change, and that what was stored can always be stored again.
 */
final class RevisionChangesTest extends SurveyTestCase {

	public function test_changes_of_questions_are_said_one_by_one(): void {
		$before           = $this->saved(
			array(
				'questions' => array(
					self::choice( 'a', array( 'Yes', 'No', 'Perhaps' ) ),
					self::question( 'b' ),
					self::question( 'c', array( 'title' => 'Goes' ) ),
				),
			)
		);
		list( $a, $b )    = $before['questions'];
		list( $yes, $no ) = $a['config']['option_ids'];
		$a['config']      = array(
			'options'     => array( 'Yes', 'Never', 'Later', 'Soon' ),
			'option_ids'  => array( $yes, $no, 'later', 'soon' ),
			'description' => 'One is enough.',
		) + $a['config'];
		$a['logic']       = array_replace( $a['logic'], self::logic( 'b' ) );
		$found            = $this->after( $before, array( 'questions' => array( $b, $a ) ) );
		self::assertSame(
			'Question 2: 2 options added, 1 option removed, text of an option, description, logic. Question 3 removed. Order of the questions',
			$found['summary']
		);
		self::assertSame(
			array(
				array( 'Question 2, 2 options added', null, 'Later, Soon', false ),
				array( 'Question 2, 1 option removed', 'Perhaps', null, false ),
				array( 'Question 2, text of an option', 'No', 'Never', false ),
				array( 'Question 2, description', null, 'One is enough.', false ),
				array( 'Question 2, logic', null, null, false ),
				array( 'Question 3 removed', 'Goes', null, false ),
				array( 'Order of the questions', null, null, false ),
			),
			array_map( 'array_values', $found['differences'] )
		);
	}

	public function test_changes_of_the_survey_are_named_and_many_are_counted(): void {
		$before = $this->saved();
		$found  = $this->after(
			$before,
			array(
				'title'         => 'Other',
				'status'        => 'draft',
				'settings'      => array(
					'thank_you' => array( 'message' => 'Bye' ),
					'behavior'  => array( 'timing_delay' => 9 ),
					'theming'   => array( 'color_scheme' => 'dark' ),
				),
				'notifications' => array( 'email' => array( 'addresses' => 'a@example.org' ) ),
			)
		);
		self::assertStringStartsWith( 'Title of the survey. Status. Thank-you message. ', $found['summary'] );
		self::assertStringEndsWith( '. And 2 more changes', $found['summary'] );
		$parts = array_column( $found['differences'], null, 'part' );
		self::assertSame( array( 'Published', 'Draft' ), array( $parts['Status']['from'], $parts['Status']['to'] ) );
		self::assertSame( 'Bye', $parts['Thank-you message']['to'] );
		self::assertTrue( $parts['Logic']['same'] );
		self::assertArrayHasKey( 'Emails about responses', $parts );
	}

	public function test_every_template_can_be_restored_as_it_was_stored(): void {
		$tried = 0;
		foreach ( $this->wire( $this->rest( 'GET', '/survey-templates' ) ) as $template ) {
			if ( true !== $template['is_available'] || array() === $template['questions'] ) {
				continue;
			}
			$survey = $this->saved(
				array(
					'status'    => 'draft',
					'template'  => $template['key'],
					'questions' => $template['questions'],
				)
			);
			$this->save(
				array(
					'id'        => $survey['id'],
					'questions' => array( self::question( 'x' ) ),
				)
			);
			$path  = "/surveys/{$survey['id']}/revisions";
			$first = $this->wire( $this->rest( 'GET', $path ) )['items'][1];
			self::assertSame( 'From the template ' . $template['name'], $first['summary'] );
			self::assertSame( array(), $this->wire( $this->rest( 'GET', "$path/{$first['id']}" ) )['locked'], $template['key'] );
			$back = $this->rest( 'POST', "$path/{$first['id']}/restore", array( 'based_on' => $survey['revision'] + 1 ) );
			self::assertSame( $survey['questions'], $this->wire( $back )['questions'], $template['key'] );
			++$tried;
		}
		self::assertGreaterThan( 3, $tried );
	}

	/**
	 * The newest revision after a change.
	 *
	 * @param array<string, mixed> $survey  Wire.
	 * @param array<string, mixed> $changes To save.
	 * @return array<string, mixed>
	 */
	private function after( array $survey, array $changes ): array {
		self::assertSame( 200, $this->save( array( 'id' => $survey['id'] ) + $changes )->get_status() );
		$path = "/surveys/{$survey['id']}/revisions";
		$id   = $this->wire( $this->rest( 'GET', $path ) )['items'][0]['id'];
		return $this->wire( $this->rest( 'GET', "$path/$id" ) );
	}
}
