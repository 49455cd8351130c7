<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\SurveyChanged;

/**
 * POST surveys (CALL-04, SAVE-01 to SAVE-09, SAVE-16).
 */
final class SaveSurveyTest extends SurveyTestCase {

	public function test_a_new_survey_comes_back_whole_with_its_defaults(): void {
		$response = $this->save(
			array(
				'title'     => 'First',
				'questions' => array( self::question( 'a' ) ),
			)
		);
		$survey   = $this->wire( $response );
		self::assertSame( 201, $response->get_status() );
		self::assertGreaterThan( 0, $survey['id'] );
		self::assertSame( 'draft', $survey['status'] );
		self::assertSame( 'survey', $survey['type'] );
		self::assertSame( 'userfeedback-' . $survey['id'], $survey['cookie_name'] );
		self::assertTrue( $survey['published'] );
		self::assertSame( '', $survey['message'] );
		self::assertSame( 0, $survey['responses_count'] );
		self::assertNull( $survey['published_at'] );
		self::assertSame( 'Thanks for your feedback!', $survey['settings']['thank_you']['message'] );
		self::assertSame( array( 'desktop', 'tablet', 'mobile' ), $survey['settings']['targeting']['devices'] );
		self::assertSame( 'immediate', $survey['settings']['behavior']['timing'] );
		self::assertSame( 20, $survey['settings']['behavior']['timing_delay'] );
		self::assertSame( 'until_response', $survey['settings']['behavior']['display_length'] );
		self::assertSame( 'indefinitely', $survey['settings']['behavior']['run_time'] );
		self::assertSame( 0, $survey['settings']['behavior']['remember_days'] );
		self::assertSame( '#2D87F1', $survey['settings']['theming']['button_color'] );
		self::assertTrue( $survey['settings']['theming']['show_logo'] );
		self::assertFalse( $survey['settings']['enable_tracking'] );
		self::assertTrue( $survey['notifications']['email']['active'] );
		self::assertSame( get_option( 'admin_email' ), $survey['notifications']['email']['addresses'] );
	}

	public function test_a_new_survey_takes_the_global_look(): void {
		update_option(
			'userfeedback_core_settings',
			array(
				'widget_theme'           => 'dark',
				'widget_color'           => '#333333',
				'widget_text_color'      => '#fefefe',
				'widget_button_color'    => '#123456',
				'widget_show_logo'       => false,
				'widget_start_minimized' => true,
			)
		);
		$settings = $this->saved()['settings'];
		self::assertSame(
			array(
				'color_scheme' => 'dark',
				'widget_color' => '#333333',
				'text_color'   => '#fefefe',
				'button_color' => '#123456',
				'show_logo'    => false,
			),
			$settings['theming']
		);
		self::assertTrue( $settings['behavior']['start_minimized'] );
	}

	public function test_what_comes_back_can_be_saved_again_and_stays_the_same(): void {
		$first  = $this->saved();
		$second = $this->saved( $first );
		unset( $first['updated_at'], $second['updated_at'], $first['revision'], $second['revision'] );
		self::assertSame( $first, $second );
		self::assertSame( 1, $this->count_rows( 'survey' ) );
	}

	public function test_a_save_based_on_an_older_version_is_refused_and_changes_nothing(): void {
		$opened = $this->saved( array( 'title' => 'Ours' ) );
		$this->sign_in_as_colleague();
		$other  = wp_get_current_user()->display_name;
		$theirs = $this->saved(
			array(
				'title'    => 'Theirs',
				'based_on' => $opened['revision'],
			) + $opened
		);
		self::assertGreaterThan( $opened['revision'], $theirs['revision'] );
		$this->sign_in( 'administrator' );
		$mine    = array( 'title' => 'Mine' ) + $opened;
		$refused = $this->save( array( 'based_on' => $opened['revision'] ) + $mine );
		self::assertSame( 409, $refused->get_status() );
		$error = $this->wire( $refused );
		self::assertSame( 'userfeedback_stale', $error['code'] );
		self::assertSame( $other, $error['data']['by'] );
		self::assertFalse( $error['data']['own'] );
		self::assertSame( 'Theirs', $this->wire( $this->rest( 'GET', '/surveys/' . $opened['id'] ) )['title'] );

		self::assertSame( 'Mine', $this->saved( array( 'based_on' => $theirs['revision'] ) + $mine )['title'] );
		self::assertSame( 'Last', $this->saved( array( 'title' => 'Last' ) + $mine )['title'] );
	}

	public function test_a_status_set_in_the_list_counts_as_a_save(): void {
		$opened = $this->saved( array( 'questions' => array( self::question( 'a' ) ) ) );
		$this->rest( 'POST', '/surveys/draft', array( 'survey_ids' => array( $opened['id'] ) ) );
		$refused = $this->save( array( 'based_on' => $opened['revision'] ) + $opened );
		self::assertSame( 409, $refused->get_status() );
		self::assertTrue( $this->wire( $refused )['data']['own'] );
	}

	public function test_an_empty_config_is_an_object_on_the_wire(): void {
		$json = (string) wp_json_encode(
			$this->save( array( 'questions' => array( self::question( 'a' ) ) ) )->get_data()
		);
		self::assertStringContainsString( '"config":{}', $json );
	}

	public function test_what_is_not_sent_stays(): void {
		$before = $this->saved( array( 'settings' => array( 'enable_tracking' => true ) ) );
		$after  = $this->wire(
			$this->save(
				array(
					'id'    => $before['id'],
					'title' => 'Other title',
				)
			)
		);
		self::assertSame( 'Other title', $after['title'] );
		self::assertTrue( $after['settings']['enable_tracking'] );
		self::assertSame( $before['questions'], $after['questions'] );
		self::assertSame( 'publish', $after['status'] );
	}

	public function test_unknown_keys_are_dropped_at_every_level(): void {
		$survey = $this->saved(
			array(
				'evil'      => 1,
				'author'    => 999,
				'user_id'   => 999,
				'settings'  => array(
					'evil'     => 1,
					'behavior' => array(
						'evil'         => 1,
						'timing_delay' => 7,
					),
				),
				'questions' => array(
					self::question(
						'a',
						array(
							'evil'     => 1,
							'settings' => array(
								'required' => true,
								'evil'     => 1,
							),
							'config'   => array( 'evil' => 1 ),
						)
					),
				),
			)
		);
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $survey ) );
		self::assertSame( 7, $survey['settings']['behavior']['timing_delay'] );
		self::assertTrue( $survey['questions'][0]['settings']['required'] );
		self::assertSame(
			(string) get_current_user_id(),
			$this->wpdb()->get_var( 'SELECT author FROM ' . $this->table( 'survey' ) )
		);
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrong_shapes(): iterable {
		yield 'title is a list' => array( array( 'title' => array( 'x' ) ), 'title' );
		yield 'title too long' => array( array( 'title' => str_repeat( 'ä', 256 ) ), 'title' );
		yield 'unknown status' => array( array( 'status' => 'trash' ), 'status' );
		yield 'unknown type' => array( array( 'type' => 'quiz' ), 'type' );
		yield 'negative id' => array( array( 'id' => -1 ), 'id' );
		yield 'too many questions' => array(
			array(
				'questions' => array_map( static fn ( int $i ): array => self::question( 'q' . $i ), range( 1, 51 ) ),
			),
			'questions',
		);
		yield 'question without id' => array( array( 'questions' => array( array( 'type' => 'text' ) ) ), 'questions' );
		yield 'question id with blanks' => array(
			array( 'questions' => array( self::question( 'a b' ) ) ),
			'questions',
		);
		yield 'question id too long' => array(
			array( 'questions' => array( self::question( str_repeat( 'a', 33 ) ) ) ),
			'questions',
		);
		yield 'question title too long' => array(
			array( 'questions' => array( self::question( 'a', array( 'title' => str_repeat( 'x', 501 ) ) ) ) ),
			'questions',
		);
		yield 'option too long' => array(
			array( 'questions' => array( self::choice( 'a', array( str_repeat( 'x', 151 ) ) ) ) ),
			'questions',
		);
		yield 'description too long' => array(
			array(
				'questions' => array(
					self::question( 'a', array( 'config' => array( 'description' => str_repeat( 'x', 501 ) ) ) ),
				),
			),
			'questions',
		);
		yield 'unknown operator' => array( array( 'questions' => array( self::question( 'a', array( 'logic' => array( 'conditions' => array( array( 'question_id' => 'a', 'compare' => 'LIKE', 'value' => '' ) ) ) ) ) ) ), 'questions' );
		yield 'color by name' => array(
			array( 'settings' => array( 'theming' => array( 'widget_color' => 'red;}' ) ) ),
			'settings',
		);
		yield 'delay of 61 seconds' => array(
			array( 'settings' => array( 'behavior' => array( 'timing_delay' => 61 ) ) ),
			'settings',
		);
		yield 'delay of -1 seconds' => array(
			array( 'settings' => array( 'behavior' => array( 'timing_delay' => -1 ) ) ),
			'settings',
		);
		yield 'month 13' => array( array( 'settings' => array( 'behavior' => array( 'expire_at' => array( 'month' => 13, 'day' => 1 ) ) ) ), 'settings' );
		yield 'unknown device' => array(
			array( 'settings' => array( 'targeting' => array( 'devices' => array( 'watch' ) ) ) ),
			'settings',
		);
		yield 'message too long' => array(
			array( 'settings' => array( 'thank_you' => array( 'message' => str_repeat( 'x', 2001 ) ) ) ),
			'settings',
		);
		yield 'country in words' => array(
			array( 'settings' => array( 'geo_targeting' => array( 'countries' => array( 'France' ) ) ) ),
			'settings',
		);
		yield 'settings as text' => array( array( 'settings' => 'all' ), 'settings' );
		yield 'notifications as list' => array(
			array( 'notifications' => array( 'email' => 'a@b.de' ) ),
			'notifications',
		);
		yield 'a date that no calendar has' => array( array( 'publish_at' => '2027-13-45T10:00:00Z' ), 'publish_at' );
		yield 'publish_at in words' => array( array( 'publish_at' => 'tomorrow' ), 'publish_at' );
	}

	/**
	 * @param array<string, mixed> $survey Body.
	 */
	#[DataProvider( 'wrong_shapes' )]
	public function test_wrong_shapes_are_refused_by_name_and_nothing_is_stored( array $survey, string $field ): void {
		$response = $this->save( $survey );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( array( $field ), $this->refused_fields( $response ) );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrong_meanings(): iterable {
		yield 'an id twice but for its case' => array(
			array( 'questions' => array( self::question( 'aB' ), self::question( 'Ab' ) ) ),
			'questions[1][id]',
		);
		yield 'an id twice' => array(
			array( 'questions' => array( self::question( 'a' ), self::question( 'a' ) ) ),
			'questions[1][id]',
		);
		yield 'an unknown type' => array(
			array( 'questions' => array( self::question( 'a', array( 'type' => 'slider' ) ) ) ),
			'questions[0][type]',
		);
		yield 'an option twice' => array(
			array( 'questions' => array( self::choice( 'a', array( 'Yes', 'No', ' Yes ' ) ) ) ),
			'questions[0][config][options][2]',
		);
		yield 'a wrong address' => array(
			array(
				'notifications' => array(
					'email' => array(
						'active'    => true,
						'addresses' => 'a@example.org, nobody',
					),
				),
			),
			'notifications[email][addresses]',
		);
		yield 'more addresses than a mail has' => array(
			array(
				'notifications' => array(
					'email' => array(
						'active'    => true,
						'addresses' => implode( ',', array_map( static fn ( int $n ): string => "a{$n}@example.org", range( 1, 21 ) ) ),
					),
				),
			),
			'notifications[email][addresses]',
		);
		yield 'a date that February never has' => array(
			array( 'publish_at' => '2027-02-31T10:00:00Z' ),
			'publish_at',
		);
		yield 'a date that columns cannot hold' => array(
			array( 'publish_at' => '9999-12-31T23:00:00-05:00' ),
			'publish_at',
		);
	}

	/**
	 * @param array<string, mixed> $survey Body.
	 */
	#[DataProvider( 'wrong_meanings' )]
	public function test_wrong_meanings_are_refused_by_name_and_nothing_is_stored(
		array $survey,
		string $field
	): void {
		$response = $this->save( $survey );
		self::assertSame( 422, $response->get_status() );
		self::assertSame( array( $field ), $this->refused_fields( $response ) );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	public function test_options_that_differ_by_case_or_accent_are_different_options(): void {
		$survey = $this->saved(
			array( 'questions' => array( self::choice( 'a', array( 'Resume', 'resume', 'Résumé' ) ) ) )
		);
		self::assertSame( array( 'Resume', 'resume', 'Résumé' ), $survey['questions'][0]['config']['options'] );
	}

	public function test_texts_stay_as_typed_but_for_control_characters(): void {
		$survey = $this->saved(
			array(
				'title'     => "  I <3 \"it\" & '100%ab' \u{1F468}\u{200D}\u{1F469}\u{0}  ",
				'questions' => array( self::choice( 'a', array( " A\tB ", '<b>b</b>' ) ) ),
				'settings'  => array( 'thank_you' => array( 'message' => "Line 1\r\nLine 2\u{7}" ) ),
			)
		);
		self::assertSame( "I <3 \"it\" & '100%ab' \u{1F468}\u{200D}\u{1F469}", $survey['title'] );
		self::assertSame( array( 'A B', '<b>b</b>' ), $survey['questions'][0]['config']['options'] );
		self::assertSame( "Line 1\nLine 2", $survey['settings']['thank_you']['message'] );
		self::assertSame( $survey['title'], $this->wire( $this->rest( 'GET', '/surveys/' . $survey['id'] ) )['title'] );
	}

	public function test_a_survey_without_title_is_untitled(): void {
		self::assertSame( 'Untitled Survey', $this->saved( array( 'title' => '  ' ) )['title'] );
	}

	/**
	 * @return iterable<string, array{list<array<string, mixed>>, string}>
	 */
	public static function unfinished(): iterable {
		yield 'missing options' => array(
			array( self::choice( 'a', array() ) ),
			'The Survey can\'t be published: Some questions are missing options.',
		);
		yield 'an empty option' => array(
			array( self::choice( 'a', array( 'Yes', '' ) ) ),
			'The Survey can\'t be published: Some questions are missing options.',
		);
		$pictures = array(
			'image-radio' => array( 'image' => 'https://example.org/tea.png' ),
			'icon-choice' => array( 'icon' => array( 'name' => 'sun' ) ),
		);
		foreach ( $pictures as $type => $picture ) {
			$options = array( array( 'label' => 'Tea' ) + $picture, array( 'label' => 'Cake' ) );
			yield "{$type} without a picture" => array(
				array(
					self::question(
						'a',
						array(
							'type'   => $type,
							'config' => array( 'options' => $options ),
						)
					),
				),
				'The Survey can\'t be published: Some options are missing pictures.',
			);
		}
		yield 'a missing title' => array(
			array( self::question( 'a' ), self::question( 'b', array( 'title' => ' ' ) ) ),
			'The Survey can\'t be published: Some questions are missing titles.',
		);
		yield 'both: options first' => array(
			array( self::question( 'a', array( 'title' => '' ) ), self::choice( 'b', array() ) ),
			'The Survey can\'t be published: Some questions are missing options.',
		);
		yield 'no question' => array( array(), 'The Survey can\'t be published: It has no questions.' );
	}

	/**
	 * @param list<array<string, mixed>> $questions Questions.
	 */
	#[DataProvider( 'unfinished' )]
	public function test_an_unfinished_survey_is_stored_as_a_draft_and_the_answer_says_why(
		array $questions,
		string $message
	): void {
		$survey = $this->saved( array( 'questions' => $questions ) );
		self::assertFalse( $survey['published'] );
		self::assertSame( $message, $survey['message'] );
		self::assertSame( 'draft', $survey['status'] );
		self::assertNull( $survey['published_at'] );
		self::assertSame( 1, $this->count_rows( 'survey', array( 'status' => 'draft' ) ) );
	}

	public function test_an_unfinished_draft_is_saved_without_complaint(): void {
		$survey = $this->saved(
			array(
				'status'    => 'draft',
				'questions' => array( self::choice( 'a', array( '' ) ) ),
			)
		);
		self::assertTrue( $survey['published'] );
		self::assertSame( '', $survey['message'] );
	}

	public function test_conditions_refer_to_earlier_questions_only(): void {
		$survey = $this->saved(
			array(
				'questions' => array(
					self::question( 'a', array( 'logic' => self::logic( 'b' ) ) ),
					self::question(
						'b',
						array(
							'logic' => array(
								'conditions' => array(
									self::condition( 'a' ),
									self::condition( 'b' ),
									self::condition( 'gone' ),
									self::condition( 'c' ),
								),
							) + self::logic( 'a' ),
						)
					),
					self::question( 'c', array( 'logic' => array( 'action' => 'hide' ) + self::logic( 'a' ) ) ),
				),
			)
		);
		self::assertSame(
			array( false, true, true ),
			array_map( static fn ( array $question ): bool => $question['logic']['enabled'], $survey['questions'] )
		);
		self::assertSame( array(), $survey['questions'][0]['logic']['conditions'] );
		self::assertSame( array( self::condition( 'a' ) ), $survey['questions'][1]['logic']['conditions'] );
		self::assertSame( 'hide', $survey['questions'][2]['logic']['action'] );
	}

	public function test_email_logic_without_a_complete_condition_is_emptied(): void {
		$logic = static fn ( array ...$conditions ): array => array(
			'notifications' => array(
				'email' => array(
					'logic' => array(
						'enable'     => true,
						'conditions' => $conditions,
					),
				),
			),
		);
		$read  = static fn ( array $survey ): array => $survey['notifications']['email']['logic'];
		self::assertSame(
			array(),
			$read( $this->saved( $logic( self::condition( 'gone' ), self::condition( 'a', '' ) ) ) )['conditions']
		);
		$kept  = $read( $this->saved( $logic( self::condition( 'a' ), self::condition( 'gone' ) ) ) );
		self::assertSame( array( self::condition( 'a' ) ), $kept['conditions'] );
		self::assertTrue( $kept['enable'] );
	}

	public function test_any_other_word_than_all_means_page_rules(): void {
		$rule   = array(
			'logic'    => 'page_or_post_is',
			'operator' => '&&',
			'data'     => array(
				'id'    => 7,
				'label' => 'Page',
			),
		);
		$survey = $this->saved(
			array(
				'settings' => array(
					'targeting' => array(
						'pages'      => 'custom',
						'page_rules' => array( $rule ),
					),
				),
			)
		);
		self::assertSame( 'select', $survey['settings']['targeting']['pages'] );
		self::assertSame( array( $rule ), $survey['settings']['targeting']['page_rules'] );
	}

	public function test_the_first_publication_is_kept(): void {
		$survey = $this->saved( array( 'status' => 'draft' ) );
		self::assertNull( $survey['published_at'] );
		$first = $this->saved( array( 'status' => 'publish' ) + $survey );
		self::assertSame( $first['updated_at'], $first['published_at'] );
		$draft = $this->saved( array( 'status' => 'draft' ) + $first );
		self::assertSame( $first['published_at'], $draft['published_at'] );
	}

	public function test_a_scheduled_survey_counts_as_published_from_its_date_on(): void {
		$later  = gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS );
		$survey = $this->saved( array( 'publish_at' => $later ) );
		self::assertSame( 'publish', $survey['status'] );
		self::assertSame( $later, $survey['publish_at'] );
		self::assertSame( $later, $survey['published_at'] );
		$draft = $this->saved(
			array(
				'status'     => 'draft',
				'publish_at' => null,
			) + $survey
		);
		self::assertNull( $draft['publish_at'] );
		self::assertNull( $draft['published_at'] );
	}

	public function test_a_moment_with_an_offset_is_stored_in_utc(): void {
		self::assertSame(
			'2031-01-01T23:30:00Z',
			$this->saved( array( 'publish_at' => '2031-01-02T05:15:00+05:45' ) )['publish_at']
		);
	}

	public function test_unknown_surveys_and_those_in_the_trash_are_not_saved(): void {
		self::assertSame( 404, $this->save( array( 'id' => 999999 ) )->get_status() );
		$id = $this->saved()['id'];
		$this->rest( 'POST', '/surveys/trash', array( 'survey_ids' => array( $id ) ) );
		$response = $this->save(
			array(
				'id'    => $id,
				'title' => 'Changed',
			)
		);
		self::assertSame( 409, $response->get_status() );
		self::assertSame( 1, $this->count_rows( 'survey', array( 'title' => 'Survey' ) ) );
	}

	public function test_others_learn_of_the_change_after_it_is_stored(): void {
		$told = array();
		$spy  = function ( int $id ) use ( &$told ): void {
			$told[ $id ] = $this->wpdb()->get_var(
				$this->wpdb()->prepare( 'SELECT title FROM %i WHERE id = %d', $this->table( 'survey' ), $id )
			);
		};
		add_action( SurveyChanged::ACTION, $spy ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Begins with userfeedback_.
		$survey = $this->saved();
		$this->saved( array( 'title' => 'New title' ) + $survey );
		remove_action( SurveyChanged::ACTION, $spy );
		self::assertSame( array( $survey['id'] => 'New title' ), $told );
	}

	public function test_a_database_that_refuses_answers_503(): void {
		$this->expect_log( '/userfeedback_survey/' );
		$break    = static fn ( string $sql ): string => str_starts_with(
			$sql,
			'INSERT INTO'
		) && str_contains( $sql, '_survey`' ) ? str_replace(
			'`title`',
			'`no_such_column`',
			$sql
		) : $sql;
		add_filter( 'query', $break );
		$response = $this->save( array( 'title' => 'Lost' ) );
		remove_filter( 'query', $break );
		self::assertSame( 503, $response->get_status() );
		self::assertSame( 'userfeedback_store', $this->wire( $response )['code'] );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	public function test_only_options_that_are_no_scale_may_come_in_any_order(): void {
		// Uploads are off on this site.
		$types = array_filter(
			$this->question_of_each_type(),
			static fn ( array $question ): bool => 'upload' !== $question['type']
		);
		$sent  = array_map(
			static fn ( array $question ): array => $question + array( 'settings' => array( 'randomize' => true ) ),
			array_values( $types )
		);
		$saved = array_filter(
			$this->saved(
				array(
					'status'    => 'draft',
					'questions' => $sent,
				)
			)['questions'],
			static fn ( array $question ): bool => $question['settings']['randomize']
		);
		self::assertEqualsCanonicalizing(
			array( 'radio-button', 'checkbox', 'image-radio', 'icon-choice', 'ranking', 'dropdown' ),
			array_column( $saved, 'type' )
		);
	}
}
