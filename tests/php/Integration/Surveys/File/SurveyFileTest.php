<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\File;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Surveys\File\SurveyFile;
use UserFeedback\Tests\Integration\Surveys\SurveyTestCase;
use WP_Error;
use WP_REST_Response;

/**
 * Surveys leave as a file and come back (docs/survey-file.md).
 */
final class SurveyFileTest extends SurveyTestCase {

	private const TYPES = array( 'text', 'long-text', 'email', 'radio-button', 'checkbox', 'nps', 'star-rating', 'scale', 'number', 'date', 'ranking', 'image-radio', 'icon-choice' );

	public function test_every_survey_is_the_same_after_a_journey_but_for_its_ids(): void {
		for ( $seed = 1; $seed <= 25; $seed++ ) {
			mt_srand( $seed );
			$first = $this->exported( $this->saved( self::any_survey() )['id'] );
			$reply = $this->wire( $this->import( $first, false, 201 ) );
			self::assertSame( array(), $reply['surveys'][0]['notes'], "Seed $seed" );
			$id     = $reply['surveys'][0]['id'];
			$second = $this->exported( $id );
			self::assertSame( substr_count( (string) wp_json_encode( $first ), '"type":"checkbox"' ), substr_count( (string) wp_json_encode( $second ), '"exclusive":' ), "Seed $seed" );
			self::assertCount( 2, $second['surveys'][0]['settings']['presentation']['pass'], "Seed $seed" );
			self::assertSame( self::numbered( $first ), self::numbered( $second ), "Seed $seed" );
			self::assertSame( array(), array_intersect( self::ids( $first ), self::ids( $second ) ), "Seed $seed: no id stays." );
			self::assertSame( 'draft', $this->wire( $this->rest( 'GET', "/surveys/$id" ) )['status'] );
		}
	}

	public function test_people_dates_and_the_spreadsheet_stay_here(): void {
		$id   = $this->saved(
			array(
				'settings'      => array( 'google_drive' => array( 'enable' => true, 'spreadsheet_id' => 'sheet-1' ) ),
				'notifications' => array( 'email' => array( 'active' => true, 'addresses' => 'maria@example.org' ) ),
			)
		)['id'];
		$text = (string) wp_json_encode( $this->exported( $id ) );
		foreach ( array( 'maria@', 'sheet-1', 'publish_at', 'status', 'cookie_name' ) as $word ) {
			self::assertStringNotContainsString( $word, $text );
		}
	}

	public function test_a_dry_run_stores_nothing_and_the_import_makes_all(): void {
		$file              = $this->exported( $this->saved()['id'] );
		$file['surveys'][] = array( 'title' => 'Second' ) + $file['surveys'][0];
		$before            = $this->surveys();
		$dry               = $this->wire( $this->import( $file, true, 200 ) );
		self::assertSame( array( 'Survey', 'Second' ), array_column( $dry['surveys'], 'title' ) );
		self::assertSame( array( 0, 0 ), array_column( $dry['surveys'], 'id' ) );
		self::assertSame( $before, $this->surveys() );
		$this->import( $file, false, 201 );
		self::assertSame( $before + 2, $this->surveys() );
	}

	public function test_one_wrong_survey_keeps_all_out_and_its_fields_are_named(): void {
		$file              = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::choice( 'b', array( 'Yes', 'No' ) ) ) ) )['id'] );
		$wrong             = $file['surveys'][0];
		$wrong['title']    = str_repeat( 'x', 300 );
		$file['surveys'][] = $wrong;
		$twice             = $file['surveys'][0];
		// An unknown type before it must not move its number.
		$twice['questions'][0]['type']                 = 'hologram';
		$twice['questions'][1]['config']['options'][1] = 'Yes';
		$file['surveys'][]                             = $twice;
		$before                                        = $this->surveys();
		$reply = $this->import( $file, false, 422 );
		self::assertSame( array( 'surveys[1][title]', 'surveys[2][questions][1][config][options][1]' ), $this->refused_fields( $reply ) );
		self::assertSame( $before, $this->surveys() );
	}

	public function test_a_refusal_counts_questions_as_the_file_does(): void {
		$jump                                        = array(
			'enabled'    => false,
			'action'     => 'show',
			'conditions' => array(),
			'jumps'      => array(
				array(
					'to'    => 'a',
					'match' => 'always',
				),
			),
		);
		$file                                        = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'b' ), self::question( 'c' ) ) ) )['id'] );
		$file['surveys'][0]['questions'][0]['id']    = 'a';
		$file['surveys'][0]['questions'][1]['type']  = 'hologram';
		$file['surveys'][0]['questions'][2]['logic'] = $jump;
		$params                                      = $this->wire( $this->import( $file, false, 422 ) )['data']['params'];
		self::assertSame(
			array( 'surveys[0][questions][2][logic][jumps][0][to]' => 'Question 3 leads back to question 1. Choose a later question.' ),
			$params
		);
	}

	public function test_unknown_types_are_named_and_their_logic_goes(): void {
		$file = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'b', array( 'logic' => self::logic( 'a' ) ) ) ) ) )['id'] );

		$file['surveys'][0]['questions'][0]['type'] = 'hologram';
		$reply                                      = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
		self::assertSame( 1, $reply['questions'] );
		self::assertStringContainsString( 'Question 1 “Question a” is not imported: this site does not have the type hologram.', $reply['notes'][0] );
		self::assertFalse( $this->wire( $this->rest( 'GET', "/surveys/{$reply['id']}" ) )['questions'][0]['logic']['enabled'] );
	}

	public function test_answers_to_a_question_that_does_not_come_become_their_words(): void {
		$file = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'b', array( 'title' => 'You gave {{a|a score}}. Why?' ) ) ), 'settings' => array( 'thank_you' => array( 'message' => 'Thanks for {{a|that}}!' ) ) ) )['id'] );

		$file['surveys'][0]['questions'][0]['type'] = 'hologram';
		$reply                                      = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
		$survey                                     = $this->wire( $this->rest( 'GET', "/surveys/{$reply['id']}" ) );
		self::assertSame( 'You gave a score. Why?', $survey['questions'][0]['title'] );
		self::assertSame( 'Thanks for that!', $survey['settings']['thank_you']['message'] );
	}

	public function test_a_question_that_does_not_come_is_no_loss_of_the_others(): void {
		$required = self::question( 'c', array( 'settings' => array( 'required' => true ) ) );
		$file     = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'b' ), $required ) ) )['id'] );

		$file['surveys'][0]['questions'][0]['type'] = 'hologram';
		self::assertCount( 1, $this->wire( $this->import( $file, false, 201 ) )['surveys'][0]['notes'] );
	}

	public function test_names_that_this_site_reads_stay_away_and_are_named(): void {
		$row   = static fn ( string $question, string $name ): array => array(
			'question' => $question,
			'name'     => $name,
		);
		$saved = fn ( array ...$rows ): int => $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'b' ) ), 'settings' => array( 'presentation' => array( 'pass' => $rows ) ) ) )['id'];
		$both  = $saved( $row( 'a', 'uft_order' ), $row( 'b', 'score' ) );
		$one   = $saved( $row( 'b', 'uft_order' ) );
		$file  = $this->exported( $both, $one );
		register_post_type( 'uft_order', array( 'public' => true ) );
		try {
			$reply = $this->wire( $this->import( $file, false, 201 ) )['surveys'];
		} finally {
			unregister_post_type( 'uft_order' );
		}
		foreach ( $reply as $survey ) {
			self::assertSame( 2, $survey['questions'] );
			self::assertCount( 1, $survey['notes'] );
			self::assertStringContainsString( '“uft_order”', $survey['notes'][0] );
		}
		$presentation = array_map( fn ( array $survey ): array => $this->wire( $this->rest( 'GET', "/surveys/{$survey['id']}" ) )['settings']['presentation'] ?? array(), $reply );
		self::assertSame( array( 'score' ), array_column( $presentation[0]['pass'], 'name' ) );
		self::assertSame( array(), $presentation[1] );
	}

	public function test_features_of_a_larger_plan_are_named(): void {
		$file = $this->exported( $this->saved( array( 'questions' => array( self::question( 'a' ), self::question( 'n', array( 'type' => 'nps' ) ) ), 'settings' => array( 'behavior' => array( 'timing' => 'delay' ), 'targeting' => array( 'devices' => array( 'mobile' ) ) ) ) )['id'] );
		$this->license( null );
		$notes = implode( ' ', $this->wire( $this->import( $file, true, 200 ) )['surveys'][0]['notes'] );
		foreach ( array( 'the type NPS', 'Behavior:', 'Targeting:' ) as $name ) {
			self::assertStringContainsString( $name, $notes );
		}
	}

	public function test_pages_of_another_site_do_not_come(): void {
		$file                                        = $this->exported( $this->saved()['id'] );
		$file['site']                                = 'https://elsewhere.example';
		$file['surveys'][0]['settings']['thank_you'] = array( 'type' => 'redirect', 'redirect_to' => array( 'id' => 1, 'label' => 'Thanks' ) );
		$reply                                       = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
		self::assertSame( array( 'Redirects lead to pages of another site. Choose the pages again.' ), $reply['notes'] );
		self::assertNull( $this->wire( $this->rest( 'GET', "/surveys/{$reply['id']}" ) )['settings']['thank_you']['redirect_to'] );
	}

	public function test_rules_about_posts_and_terms_of_another_site_do_not_come_and_all_others_do(): void {
		$rule  = static fn ( string $logic, mixed $data ): array => array( 'logic' => $logic, 'operator' => '||', 'data' => $data );
		$named = static fn ( string $logic, int|string $id ): array => $rule( $logic, array( 'id' => $id, 'label' => 'Chosen' ) );
		$kept  = array(
			$named( 'user_logged_in', 'logged_in' ),
			$named( 'user_role', 'editor' ),
			$named( 'page_type', 'blog' ),
			$named( 'post_type_is', 'post' ),
			$named( 'taxonomy_is_not', 'category' ),
			$rule( 'page_url_contains', '/shop' ),
			$rule( 'referrer', 'android-app://com.google.android.gm/' ),
		);
		$gone  = array(
			$named( 'page_or_post_is', 7 ),
			$named( 'page_or_post_is_not', 7 ),
			$named( 'taxonomy_term_is', 3 ),
			$named( 'taxonomy_term_is_not', 3 ),
		);
		$file  = $this->exported( $this->saved()['id'] );

		$file['site']                                = 'https://elsewhere.example';
		$file['surveys'][0]['settings']['targeting'] = array( 'pages' => 'select', 'page_rules' => array( ...$gone, ...$kept ) );

		$reply = $this->wire( $this->import( $file, false, 201 ) )['surveys'][0];
		self::assertSame( array( 'Page rules about pages of another site are not imported. Check where the survey shows.' ), $reply['notes'] );
		self::assertEquals( $kept, $this->wire( $this->rest( 'GET', "/surveys/{$reply['id']}" ) )['settings']['targeting']['page_rules'] );
	}

	/**
	 * @param string $text  What somebody uploads.
	 * @param string $field Named in the refusal.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile_files_are_refused_by_name( string $text, int $status, string $field ): void {
		$before = $this->surveys();
		$reply  = $this->rest( 'POST', '/surveys/file', array( 'file' => $text ) );
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		if ( '' !== $field ) {
			self::assertContains( $field, $this->refused_fields( $reply ) );
		}
		self::assertSame( $before, $this->surveys() );
	}

	/**
	 * @return iterable<string, array{string, int, string}>
	 */
	public static function hostile(): iterable {
		$file = static fn ( mixed $surveys, mixed $version = 1 ): string => (string) json_encode( array( 'format' => SurveyFile::FORMAT, 'version' => $version, 'surveys' => $surveys ) );
		yield 'empty' => array( '', 422, 'file' );
		yield 'no JSON' => array( '<?php echo 1;', 422, 'file' );
		yield 'another file' => array( '{"settings":{}}', 422, 'file' );
		yield 'deep' => array( str_repeat( '[', 5000 ) . str_repeat( ']', 5000 ), 422, 'file' );
		yield 'deep inside' => array( $file( array( array( 'title' => 'x', 'settings' => json_decode( str_repeat( '{"a":', 100 ) . '1' . str_repeat( '}', 100 ), true ) ) ) ), 422, 'file' );
		yield 'huge' => array( str_repeat( 'x', 6000001 ), 400, 'file' );
		yield 'too much without pictures' => array( str_repeat( 'x', 2000001 ), 413, '' );
		yield 'huge in bytes' => array( str_repeat( '€', 900000 ), 413, '' );
		yield 'newer' => array( $file( array( array( 'title' => 'x' ) ), 2 ), 422, 'file' );
		yield 'no surveys' => array( $file( array() ), 422, 'file' );
		yield 'too many surveys' => array( $file( array_fill( 0, 51, array( 'title' => 'x' ) ) ), 422, 'file' );
		yield 'a text for a survey' => array( $file( array( 'x' ) ), 422, 'surveys[0]' );
		yield 'a list for a title' => array( $file( array( array( 'title' => array( 'x' ) ) ) ), 422, 'surveys[0][title]' );
		yield 'too many questions' => array( $file( array( array( 'questions' => array_fill( 0, 51, self::question( 'a' ) ) ) ) ), 422, 'surveys[0][questions]' );
		yield 'the same id twice' => array( $file( array( array( 'questions' => array( self::question( 'a' ), self::question( 'a' ) ) ) ) ), 422, 'surveys[0][questions][1][id]' );
		yield 'an id that is a path' => array( $file( array( array( 'questions' => array( self::question( '../../x' ) ) ) ) ), 422, 'surveys[0][questions][0][id]' );
		yield 'a jump back' => array( $file( array( array( 'questions' => array( self::question( 'a' ), self::question( 'b', array( 'logic' => array( 'jumps' => array( array( 'to' => 'a', 'match' => 'always', 'conditions' => array() ) ) ) ) ) ) ) ) ), 422, 'surveys[0][questions][1][logic][jumps][0][to]' );
	}

	public function test_keys_of_prototypes_and_scripts_are_harmless(): void {
		$text  = '{"format":"userfeedback-survey","version":1,"__proto__":{"admin":true},"surveys":[{"title":"<script>alert(1)</script>Hi","__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"id":1,"author":7,"status":"publish",'
			. '"questions":[{"id":"__proto__","type":"radio-button","title":"<img src=x onerror=alert(1)>","__proto__":{"z":1},"config":{"options":["<b>Yes</b>","No"],"__proto__":1,"constructor":1}}]}]}';
		$reply = $this->wire( $this->rest( 'POST', '/surveys/file', array( 'file' => $text ) ) );
		self::assertCount( 1, $reply['surveys'] );
		$id  = $reply['surveys'][0]['id'];
		$row = (array) $this->wpdb()->get_row( "SELECT * FROM {$this->table( 'survey' )} WHERE id = $id", ARRAY_A );
		self::assertSame( 'draft', $row['status'] );
		self::assertSame( (string) get_current_user_id(), $row['author'] );
		self::assertStringNotContainsString( '__proto__', (string) wp_json_encode( $row ) );
		self::assertStringNotContainsString( 'constructor', (string) wp_json_encode( $row ) );
		// Texts stay texts: the same as typed in the builder, and every screen writes them as text.
		$typed = $this->saved( array( 'title' => '<script>alert(1)</script>Hi' ) )['title'];
		self::assertSame( $typed, $row['title'] );
	}

	public function test_the_trigger_of_a_missing_plugin_is_named(): void {
		$file = $this->exported( $this->saved()['id'] );

		$file['surveys'][0]['settings']['behavior']['timing'] = 'full-moon';
		self::assertStringContainsString( 'Behavior:', $this->wire( $this->import( $file, false, 201 ) )['surveys'][0]['notes'][0] );
	}

	public function test_the_published_schema_fits_what_is_exported(): void {
		$schema = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/schemas/survey-file.v1.json' ), true );
		mt_srand( 3 );
		$file  = $this->exported( $this->saved( self::any_survey() )['id'] );
		$valid = rest_validate_value_from_schema( $file, $schema, 'file' );
		self::assertTrue( $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );
		$file['surveys'][0]['questions'][0]['type'] = 7;
		self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( $file, $schema, 'file' ) );
	}

	public function test_unknown_surveys_cannot_be_exported(): void {
		self::assertSame( 404, $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => array( 999999 ) ) )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => range( 1, 51 ) ) )->get_status() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function exported( int ...$ids ): array {
		$reply = $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => $ids ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->wire( $reply );
	}

	/**
	 * @param array<string, mixed> $file Content.
	 */
	private function import( array $file, bool $dry_run, int $status ): WP_REST_Response {
		$reply = $this->rest( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $file ), 'dry_run' => $dry_run ) );
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply;
	}

	private function surveys(): int {
		return (int) $this->wpdb()->get_var( "SELECT COUNT(*) FROM {$this->table( 'survey' )}" );
	}

	/**
	 * The file with ids by the order in which they come.
	 *
	 * @param array<string, mixed> $file Content.
	 */
	private static function numbered( array $file ): string {
		$text = (string) wp_json_encode( $file, JSON_PRETTY_PRINT );
		foreach ( self::ids( $file ) as $number => $id ) {
			$text = (string) preg_replace( '/(?<=["@{ ])' . preg_quote( $id, '/' ) . '(?=["}|])/', "id-$number", $text );
		}
		return $text;
	}

	/**
	 * @param array<string, mixed> $file Content.
	 * @return list<string>
	 */
	private static function ids( array $file ): array {
		$ids = array_column( $file['surveys'][0]['settings']['thank_you']['endings'] ?? array(), 'id' );
		foreach ( $file['surveys'][0]['questions'] as $question ) {
			array_push( $ids, $question['id'], ...( $question['config']['option_ids'] ?? array() ) );
		}
		return $ids;
	}

	/**
	 * A survey with questions of all kinds, and everything that names one of them.
	 *
	 * @return array<string, mixed>
	 */
	private static function any_survey(): array {
		$questions = array();
		$count     = mt_rand( 1, 9 );
		for ( $n = 0; $n < $count; $n++ ) {
			$type   = self::TYPES[ mt_rand( 0, count( self::TYPES ) - 1 ) ];
			$config = match ( $type ) {
				'checkbox'    => array( 'options' => array( "One $n", 'None', 'Other' ), 'option_ids' => array( "one-$n", "none-$n", "other-$n" ), 'exclusive' => "none-$n", 'other' => "other-$n" ),
				'radio-button', 'ranking' => array( 'options' => array( "One $n", "Two $n", 'Three' ) ),
				'image-radio' => array( 'options' => array( array( 'label' => 'A', 'image' => array( 'id' => 5, 'url' => 'https://example.org/a.png' ) ), array( 'label' => 'B', 'image' => array( 'id' => 0, 'url' => 'https://example.org/b.png' ) ) ) ),
				'icon-choice' => array( 'options' => array( array( 'label' => 'A', 'icon' => array( 'name' => 'star', 'style' => 'solid' ) ), array( 'label' => 'B', 'icon' => array( 'name' => 'heart', 'style' => 'regular' ) ) ) ),
				default       => array(),
			};
			$conditions  = $n > 0 ? array( self::condition( 'question-' . mt_rand( 0, $n - 1 ), 'x' ) ) : array();
			$questions[] = self::question(
				"question-$n",
				array(
					'type'     => $type,
					// An email address is not shown to anybody.
					'title'    => 0 === $n || 'email' === $questions[0]['type'] ? "Title $n" : "You said {{question-0}} and {{ question-0|nothing }} $n",
					'config'   => $config + array( 'description' => "About $n" ),
					'settings' => array( 'required' => 1 === mt_rand( 0, 1 ) ),
					'logic'    => array(
						'enabled'    => array() !== $conditions,
						'action'     => 1 === mt_rand( 0, 1 ) ? 'show' : 'hide',
						'conditions' => $conditions,
						'groups'     => array( array( 'match' => 'any', 'conditions' => array( ...$conditions, self::condition( '@device', 'mobile' ) ) ) ),
						'jumps'      => array(
							array( 'to' => $n < $count - 1 ? 'question-' . mt_rand( $n + 1, $count - 1 ) : '@end', 'match' => 'all', 'conditions' => array( self::condition( "question-$n", 'y' ) ) ),
							array( 'to' => '@ending-' . mt_rand( 0, 1 ), 'match' => 'any', 'conditions' => array(), 'groups' => array( array( 'match' => 'all', 'conditions' => array( self::condition( "question-$n", 'z' ) ) ) ) ),
						),
					),
				)
			);
		}
		return array(
			'title'         => 'Any survey',
			'status'        => 'draft',
			'questions'     => $questions,
			'settings'      => array(
				'thank_you'    => array(
					'type'       => 'conditional_redirect',
					'message'    => 'email' === $questions[0]['type'] ? 'Thanks' : 'Thanks, {{question-0}}',
					'conditions' => array( array( 'question' => 'question-0', 'condition_type' => '=', 'condition' => 'x', 'page' => array( 'id' => 1, 'label' => 'Page' ) ) ),
					'endings'    => array( array( 'id' => 'ending-0', 'title' => 'A', 'text' => 'a' ), array( 'id' => 'ending-1', 'title' => 'B', 'text' => 'b' ) ),
				),
				'presentation' => array( 'pass' => array( array( 'question' => 'question-0', 'name' => 'first' ), array( 'question' => 'question-' . ( $count - 1 ), 'name' => 'last' ) ) ),
				'behavior'     => array( 'timing' => 'delay', 'timing_delay' => mt_rand( 1, 60 ), 'run_time' => 'expire', 'expire_at' => array( 'month' => 12, 'day' => 31 ) ),
			),
			'notifications' => array( 'email' => array( 'logic' => array( 'enable' => true, 'action' => 'send', 'conditions' => array( self::condition( 'question-0', 'x' ) ) ) ) ),
		);
	}
}
