<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use UserFeedback\Privacy\DataPolicy;
use UserFeedback\Pro\Export\ColumnGroup;
use UserFeedback\Pro\Export\Columns;
use UserFeedback\Pro\Export\ExportOptions;
use UserFeedback\Pro\Export\Format;
use UserFeedback\Responses\Counters\RecountCounters;
use UserFeedback\Surveys\Survey;

/**
 * Visitors read and answer in their language; results know one survey.
 */
final class AnswersTest extends LanguagesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->german();
		$this->sign_in( '' );
	}

	public function test_the_survey_reads_as_translated_and_falls_back_to_the_source(): void {
		$reply = (array) $this->texts( 'de-DE' )->get_data();
		self::assertSame( array( 'de-DE', false, 'Alle Arten' ), array( $reply['lang'], $reply['rtl'], $reply['survey']['title'] ) );
		$questions = json_decode( (string) wp_json_encode( $reply['survey']['questions'] ), true );
		self::assertSame( array( 'Was ist es?', 'Question why', 'Question several' ), array_column( $questions, 'title' ) );
		self::assertSame( array( 'Geschenk', 'Gift', 'Neither' ), $questions[0]['config']['options'] );
		self::assertSame( array( 'Schnell', 'Cheap' ), $questions[2]['config']['options'] );
		self::assertArrayNotHasKey( 'option_ids', $questions[0]['config'] );
		self::assertSame( 'Gift', $questions[1]['logic']['conditions'][0]['value'], 'The condition about Poison follows it.' );
		self::assertSame( 'Next', $reply['theming']['next_text'] );
		self::assertSame( 'Close', $reply['strings']['close'] );
	}

	public function test_only_languages_of_live_surveys_are_read(): void {
		self::assertSame( 404, $this->texts( 'fr-FR' )->get_status() );
		self::assertSame( 404, $this->texts( 'en-US' )->get_status(), 'The source travels with the page.' );
		self::assertSame( 404, $this->texts( 'de-de' )->get_status(), 'Tags are written in one way.' );
		$this->wpdb()->update( $this->table( 'survey' ), array( 'status' => 'draft' ), array( 'id' => $this->id ) );
		self::assertSame( 404, $this->texts( 'de-DE' )->get_status() );
	}

	public function test_answers_are_stored_and_counted_as_the_source(): void {
		$this->answer( array( 'gift' => 'Gift', 'why' => 'Darum', 'several' => array( 'Cheap', 'Schnell' ) ), 'de-DE' );
		$this->answer( array( 'gift' => 'Gift', 'several' => array( 'Fast' ) ), 'en-US' );
		$this->answer( array( 'gift' => 'Gift' ), '' );
		$this->answer( array( 'gift' => 'Geschenk' ), 'de-DE' );
		self::assertSame(
			array( 'Poison de-DE', 'Gift en-US', 'Gift ', 'Gift de-DE' ),
			array_map(
				static fn ( array $row ): string => "{$row['value_text']} {$row['language']}",
				$this->rows( "SELECT value_text, language FROM {$this->table( 'answer' )} JOIN {$this->table( 'response' )} ON id = response_id WHERE question_id = 'gift' ORDER BY id" )
			)
		);
		self::assertSame( array( 'Gift' => 3, 'Poison' => 1, 'Neither' => 0 ), $this->counts( 'gift' ) );
		self::assertSame( array( 'Fast' => 2, 'Cheap' => 1 ), $this->counts( 'several' ) );
	}

	public function test_logic_is_decided_in_the_source(): void {
		// In German "Gift" is Poison, after which the question shows; in English it is not.
		self::assertSame( 201, $this->send( array( 'gift' => 'Gift', 'why' => 'Darum' ), 'de-DE' ) );
		self::assertSame( 422, $this->send( array( 'gift' => 'Gift', 'why' => 'Because' ), 'en-US' ) );
	}

	public function test_texts_of_before_and_of_a_removed_language_still_count(): void {
		$this->sign_in( 'administrator' );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.gift.options.o1' => 'Präsent' ) ) );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.gift.options.o2' => '' ) ) );
		$this->call( 'DELETE', '/de-DE' );
		$this->sign_in( '' );
		foreach ( array( 'Geschenk', 'Präsent', 'Gift', 'Poison' ) as $text ) {
			self::assertSame( 201, $this->send( array( 'gift' => $text ), 'de-DE' ), $text );
		}
		self::assertSame( array( 'Gift' => 2, 'Poison' => 2, 'Neither' => 0 ), $this->counts( 'gift' ), '"Gift" was German for Poison when the page was made.' );
		self::assertSame( 422, $this->send( array( 'gift' => 'Sonstiges' ), 'de-DE' ) );
	}

	public function test_a_language_that_the_survey_never_had_is_not_stored(): void {
		$this->answer( array( 'gift' => 'Gift' ), 'fr-FR' );
		self::assertSame( array( array( 'language' => '' ) ), $this->rows( "SELECT language FROM {$this->table( 'response' )}" ) );
		foreach ( array( '<script>', str_repeat( 'a', 13 ), array( 'de' ), 5 ) as $wrong ) {
			$reply = $this->submit( $this->id, array( 'language' => $wrong ) + $this->body( array( 'gift' => 'Gift' ) ) );
			self::assertSame( 400, $reply->get_status() );
			self::assertArrayHasKey( 'language', ( (array) $reply->get_data() )['data']['params'] );
		}
	}

	public function test_anonymous_responses_have_no_language(): void {
		update_option( DataPolicy::OPTION, array( DataPolicy::ANONYMOUS => true ) );
		$this->answer( array( 'gift' => 'Geschenk' ), 'de-DE' );
		self::assertSame( array( array( 'language' => '' ) ), $this->rows( "SELECT language FROM {$this->table( 'response' )}" ) );
	}

	public function test_a_response_and_its_export_tell_the_language(): void {
		$this->answer( array( 'gift' => 'Geschenk' ), 'de-DE' );
		$this->sign_in( 'administrator' );
		$list = (array) $this->rest( 'GET', "/surveys/{$this->id}/responses" )->get_data();
		self::assertSame( 'de-DE', $list['items'][0]['user_language'] );
		$one = (array) $this->rest( 'GET', "/surveys/{$this->id}/responses/{$list['items'][0]['id']}" )->get_data();
		self::assertSame( array( 'de-DE', 'Gift' ), array( $one['user_language'], $one['answers'][0]['value'] ) );
		$options = static fn ( Survey $survey ): ExportOptions => new ExportOptions( $survey, Format::Csv, groups: array( ColumnGroup::Language ) );
		$columns = $this->container()->get( Columns::class );
		self::assertCount( 1, $columns->of( $options( $this->stored() ) ) );
		self::assertSame( array(), $columns->of( $options( $this->stored()->with( array( 'languages' => '' ) ) ) ) );
	}

	public function test_texts_of_the_other_direction_keep_their_last_sign(): void {
		$this->sign_in( 'administrator' );
		$this->translate( 'ar', array( 'questions.gift.title' => 'ما هذا؟' ) );
		$reply     = json_decode( (string) wp_json_encode( $this->texts( 'ar' )->get_data() ), true );
		$questions = $reply['survey']['questions'];
		self::assertTrue( $reply['rtl'] );
		self::assertSame( array( 'ما هذا؟', "Question why\u{200E}" ), array_slice( array_column( $questions, 'title' ), 0, 2 ) );
		self::assertSame( array( 'Gift', 'Poison', 'Neither' ), $questions[0]['config']['options'], 'Visitors send them back.' );
	}

	public function test_markup_in_a_translation_travels_as_text(): void {
		$this->sign_in( 'administrator' );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.gift.title' => '</script><img src=x onerror=alert(1)>' ) ) );
		$reply = (array) $this->texts( 'de-DE' )->get_data();
		self::assertSame( '</script><img src=x onerror=alert(1)>', json_decode( (string) wp_json_encode( $reply ), true )['survey']['questions'][0]['title'], 'The widget draws texts as text.' );
	}

	/**
	 * Whatever is translated, renamed or moved between answers: who chose an option is counted there, and recounts
	 * agree.
	 */
	public function test_property_texts_never_change_counts(): void {
		mt_srand( 20 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
		$chosen = array( 'o1' => 0, 'o2' => 0, 'o3' => 0 );
		$names  = array( 'Gift', 'Poison', 'Neither', 'Geschenk', 'Präsent', 'هدية', 'Keins' );
		$this->sign_in( 'administrator' );
		$this->call( 'POST', '', array( 'add' => 'ar' ) );
		for ( $round = 0; $round < 40; $round++ ) {
			$tag = array( 'de-DE', 'ar' )[ $this->below( 2 ) ];
			$id  = 'o' . ( 1 + $this->below( 3 ) );
			match ( $this->below( 4 ) ) {
				0       => $this->call( 'POST', "/$tag", array( 'texts' => array( "questions.gift.options.$id" => $names[ $this->below( count( $names ) ) ] ) ) ),
				1       => $this->rename( $id, 'Renamed ' . $round ),
				2       => $this->turn_around(),
				default => $this->call( 'POST', "/$tag", array( 'texts' => array( "questions.gift.options.$id" => '' ) ) ),
			};
			$shown = $this->shown( $tag );
			$this->answer( array( 'gift' => $shown[ $id ] ), $tag );
			++$chosen[ $id ];
		}
		foreach ( array( false, true ) as $recount ) {
			if ( $recount ) {
				$this->container()->get( RecountCounters::class )->run( $this->id, '2000-01-01', '2100-01-01', true );
			}
			$counts = array();
			foreach ( $this->stored()->questions[0]->option_ids() as $at => $id ) {
				$counts[ $id ] = array_values( $this->counts( 'gift' ) )[ $at ];
			}
			ksort( $counts );
			self::assertSame( $chosen, $counts );
		}
	}

	private function below( int $most ): int {
		return mt_rand( 0, $most - 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- repeatable.
	}

	private function rename( string $id, string $text ): void {
		$questions      = $this->stored()->questions;
		$config         = $questions[0]->config;
		$at             = (int) array_search( $id, $questions[0]->option_ids(), true );
		$options        = $questions[0]->option_labels();
		$options[ $at ] = $text;
		$questions[0]   = $questions[0]->with_texts( $questions[0]->title, array( 'options' => $options ) + $config );
		$this->ask( $questions );
	}

	private function turn_around(): void {
		$questions    = $this->stored()->questions;
		$questions[0] = $questions[0]->with_texts(
			$questions[0]->title,
			array(
				'options'    => array_reverse( $questions[0]->option_labels() ),
				'option_ids' => array_reverse( $questions[0]->option_ids() ),
			) + $questions[0]->config
		);
		$this->ask( $questions );
	}

	/**
	 * @return array<array-key, string> What a visitor reads, by id of the option.
	 */
	private function shown( string $tag ): array {
		$reply     = $this->texts( $tag );
		$questions = 200 === $reply->get_status()
			? json_decode( (string) wp_json_encode( $reply->get_data() ), true )['survey']['questions']
			: array( array( 'config' => array( 'options' => $this->stored()->questions[0]->option_labels() ) ) );
		return array_combine( $this->stored()->questions[0]->option_ids(), $questions[0]['config']['options'] );
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function send( array $answers, string $language ): int {
		return $this->submit( $this->id, ( '' === $language ? array() : array( 'language' => $language ) ) + $this->body( $answers ) )->get_status();
	}

	/**
	 * @param array<string, mixed> $answers By question.
	 */
	private function answer( array $answers, string $language ): void {
		self::assertSame( 201, $this->send( $answers, $language ) );
	}

	/**
	 * @return array<array-key, int> By option, in the survey's order.
	 */
	private function counts( string $question ): array {
		$this->sign_in( 'administrator' );
		$results = json_decode( (string) wp_json_encode( $this->rest( 'GET', "/surveys/{$this->id}/results" )->get_data() ), true );
		$found   = array_column( $results['question_stats'], null, 'id' )[ $question ];
		return array_column( $found['options'], 'count', 'value' );
	}

	/**
	 * @return list<array<string, string>>
	 */
	private function rows( string $sql ): array {
		return (array) $this->wpdb()->get_results( $sql, ARRAY_A );
	}
}
