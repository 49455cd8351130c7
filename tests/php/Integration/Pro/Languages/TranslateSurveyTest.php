<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Surveys\DuplicateSurvey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * What owners do with the languages of a survey, through the routes.
 */
final class TranslateSurveyTest extends LanguagesTestCase {

	public function test_lists_every_text_that_visitors_read_and_no_codes(): void {
		$all = (array) $this->call( 'GET' )->get_data();
		self::assertSame( 'en-US', $all['source'] );
		self::assertSame( array(), $all['languages'] );
		self::assertSame(
			array(
				'title',
				'questions.gift.title',
				'questions.gift.description',
				'questions.gift.options.o1',
				'questions.gift.options.o2',
				'questions.gift.options.o3',
				'questions.why.title',
				'questions.why.placeholder',
				'questions.several.title',
				'questions.several.options.p1',
				'questions.several.options.p2',
				'thank_you.message',
			),
			array_column( $all['texts'], 'key' )
		);
		$option = array_column( $all['texts'], null, 'key' )['questions.gift.options.o2'];
		self::assertSame( array( 'Poison', 'Question 1', 'Option', false ), array( $option['text'], $option['place'], $option['what'], $option['lines'] ) );
	}

	public function test_an_intro_is_translated_too(): void {
		$intro    = array(
			'title'   => 'Hello',
			'text'    => '',
			'picture' => 'https://example.com/a.jpg',
			'button'  => 'Go',
			'time'    => true,
		);
		$settings = array( 'presentation' => array( 'intro' => $intro ) ) + $this->stored()->settings;
		$this->container()->get( SurveyRepository::class )->store( $this->stored()->with( array( 'settings' => $settings ) ) );
		do_action( 'userfeedback_surveys_changed', array( $this->id ) );
		$this->translate(
			'de-DE',
			array(
				'intro.title'  => 'Hallo',
				'intro.button' => 'Los',
			)
		);
		$first = json_decode( (string) wp_json_encode( ( (array) $this->texts( 'de-DE' )->get_data() )['survey'] ), true )['questions'][0] ?? null;
		self::assertIsArray( $first );
		self::assertSame( array( '@intro', 'Hallo', 'Los' ), array( $first['id'], $first['title'], $first['config']['button'] ) );
	}

	public function test_stores_what_is_sent_and_nothing_else(): void {
		$this->german();
		$one = $this->language( 'de-DE' );
		self::assertSame( array( 5, true, false, true ), array( $one['translated'], $one['live'], $one['rtl'], 'Gift' === $one['texts']->{'questions.gift.options.o2'}['text'] ) );
		self::assertSame( 'Poison', $one['texts']->{'questions.gift.options.o2'}['of'] );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'title' => '', 'questions.why.title' => "  Warum?\n" ) ) );
		$texts = $this->language( 'de-DE' )['texts'];
		self::assertObjectNotHasProperty( 'title', $texts );
		self::assertSame( 'Warum?', $texts->{'questions.why.title'}['text'], 'One line, as in the source.' );
		self::assertSame( 'Was ist es?', $texts->{'questions.gift.title'}['text'] );
	}

	public function test_a_source_that_changed_shows_what_it_was(): void {
		$this->german();
		$questions    = $this->stored()->questions;
		$questions[0] = $questions[0]->with_texts( 'What is this?', $questions[0]->config );
		$this->ask( $questions );
		$all = (array) $this->call( 'GET' )->get_data();
		self::assertSame( 'What is this?', array_column( $all['texts'], 'text', 'key' )['questions.gift.title'] );
		self::assertSame( 'Question gift', $this->language( 'de-DE' )['texts']->{'questions.gift.title'}['of'] );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.gift.title' => 'Was ist es?' ) ) );
		self::assertSame( 'What is this?', $this->language( 'de-DE' )['texts']->{'questions.gift.title'}['of'], 'Sent again, it is right again.' );
	}

	public function test_a_source_that_changed_while_it_was_translated_is_marked(): void {
		$this->german();
		$questions    = $this->stored()->questions;
		$questions[0] = $questions[0]->with_texts( 'What is this?', $questions[0]->config );
		$this->ask( $questions );
		$this->call( 'POST', '/de-DE', array( 'texts' => array( 'questions.gift.title' => 'Frage Geschenk' ), 'of' => array( 'questions.gift.title' => 'Question gift', 'gone' => 'x' ) ) );
		$text = $this->language( 'de-DE' )['texts']->{'questions.gift.title'};
		self::assertSame( array( 'Frage Geschenk', 'Question gift' ), array( $text['text'], $text['of'] ) );
		self::assertSame( 400, $this->call( 'POST', '/de-DE', array( 'texts' => array(), 'of' => array( 'title' => array() ) ) )->get_status() );
	}

	public function test_texts_follow_their_option_and_leave_with_their_question(): void {
		$this->german();
		$questions = $this->stored()->questions;
		$config    = array(
			'options'    => array( 'Neither', 'Poison', 'Present' ),
			'option_ids' => array( 'o3', 'o2', 'o1' ),
		);
		$this->ask( array( $questions[0]->with_texts( 'Moved', $config ) ) );
		$one = $this->language( 'de-DE' );
		self::assertSame( 'Geschenk', $one['texts']->{'questions.gift.options.o1'}['text'] );
		self::assertSame( 4, $one['translated'], 'Those of the question that is gone do not count.' );
	}

	public function test_a_text_that_the_survey_lost_meanwhile_keeps_the_others_from_nothing(): void {
		$this->german();
		$texts = array( 'questions.gone.title' => 'Weg', 'title' => 'Befragung' );
		self::assertSame( 200, $this->call( 'POST', '/de-DE', array( 'texts' => $texts ) )->get_status() );
		$stored = (array) json_decode( (string) wp_json_encode( $this->language( 'de-DE' )['texts'] ), true );
		self::assertSame( array( 'Befragung', null ), array( $stored['title']['text'], $stored['questions.gone.title'] ?? null ) );
	}

	public function test_a_language_that_was_removed_comes_back_with_its_texts(): void {
		$this->german();
		self::assertSame( array( 'removed' => 'de-DE' ), $this->call( 'DELETE', '/de-DE' )->get_data() );
		self::assertSame( array(), ( (array) $this->call( 'GET' )->get_data() )['languages'] );
		self::assertSame( '', $this->stored()->languages );
		self::assertSame( 404, $this->texts( 'de-DE' )->get_status() );
		self::assertSame( 404, $this->call( 'DELETE', '/de-DE' )->get_status() );
		$this->call( 'POST', '', array( 'add' => 'de-DE' ) );
		self::assertSame( 5, $this->language( 'de-DE' )['translated'] );
	}

	public function test_visitors_get_a_language_with_texts_that_is_not_hidden(): void {
		$this->call( 'POST', '', array( 'add' => 'ar' ) );
		self::assertSame( '', $this->stored()->languages, 'Nothing is translated yet.' );
		$this->call( 'POST', '/ar', array( 'texts' => array( 'title' => 'استطلاع' ) ) );
		self::assertSame( 'en-US,ar', $this->stored()->languages );
		self::assertTrue( $this->language( 'ar' )['rtl'] );
		$this->call( 'POST', '/ar', array( 'live' => false ) );
		self::assertSame( array( '', 404 ), array( $this->stored()->languages, $this->texts( 'ar' )->get_status() ) );
	}

	public function test_the_source_can_be_another_language(): void {
		$this->german();
		self::assertSame( 422, $this->call( 'POST', '', array( 'source' => 'de-DE' ) )->get_status() );
		self::assertSame( 'fr-FR', ( (array) $this->call( 'POST', '', array( 'source' => 'fr-FR' ) )->get_data() )['source'] );
		self::assertSame( 'fr-FR,de-DE', $this->stored()->languages );
		self::assertSame( 200, $this->call( 'POST', '', array( 'add' => 'en-US' ) )->get_status(), 'It is no longer the source.' );
		self::assertSame( 200, $this->call( 'POST', '', array( 'source' => 'it-IT', 'add' => 'fr-FR' ) )->get_status(), 'Both at once.' );
		self::assertSame( 'it-IT,de-DE', $this->stored()->languages );
		self::assertSame( 'fr-FR', $this->language( 'fr-FR' )['language'] );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, int, string}>
	 */
	public static function wrong(): iterable {
		$texts = static fn ( array $texts ): array => array( 'texts' => $texts );
		yield 'a tag with a country that is none' => array( '', array( 'add' => 'de-de' ), 400, 'add' );
		yield 'markup for a tag' => array( '', array( 'add' => '<b>' ), 400, 'add' );
		yield 'a language that it has' => array( '', array( 'add' => 'de-DE' ), 422, 'language' );
		yield 'its own language' => array( '', array( 'add' => 'en-US' ), 422, 'language' );
		yield 'another source beside a language that it has' => array( '', array( 'source' => 'fr-FR', 'add' => 'de-DE' ), 422, 'language' );
		yield 'an option twice' => array( '/de-DE', $texts( array( 'questions.gift.options.o3' => 'Geschenk' ) ), 422, 'texts[questions.gift.options.o3]' );
		yield 'an option as one without translation' => array( '/de-DE', $texts( array( 'questions.gift.options.o1' => 'Neither' ) ), 422, 'texts[questions.gift.options.o1]' );
		yield 'a text that is none' => array( '/de-DE', $texts( array( 'title' => array( 'Umfrage' ) ) ), 400, 'texts' );
		yield 'a text without end' => array( '/de-DE', $texts( array( 'title' => str_repeat( 'a', 2001 ) ) ), 400, 'texts' );
	}

	/**
	 * @param array<string, mixed> $body Of the call.
	 */
	#[DataProvider( 'wrong' )]
	public function test_wrong_input_is_named_and_changes_nothing( string $path, array $body, int $status, string $field ): void {
		$this->german();
		$before = $this->call( 'GET' )->get_data();
		if ( isset( $body['texts'] ) ) {
			$body['texts'] = array( 'questions.why.title' => 'Warum?' ) + $body['texts'];
		}
		$reply = $this->call( 'POST', $path, $body );
		self::assertSame( $status, $reply->get_status() );
		self::assertArrayHasKey( $field, ( (array) $reply->get_data() )['data']['params'] );
		self::assertEquals( $before, $this->call( 'GET' )->get_data() );
	}

	public function test_a_draft_and_a_hidden_language_can_be_previewed(): void {
		$this->german();
		$this->call( 'POST', '/de-DE', array( 'live' => false ) );
		$this->wpdb()->update( $this->table( 'survey' ), array( 'status' => 'draft' ), array( 'id' => $this->id ) );
		$preview = (array) $this->call( 'GET', '/de-DE' )->get_data();
		self::assertSame( array( 'de-DE', 'Alle Arten' ), array( $preview['lang'], $preview['survey']['title'] ) );
		self::assertSame( 404, $this->call( 'GET', '/fr-FR' )->get_status() );
	}

	public function test_without_the_plan_owners_stop_and_visitors_do_not(): void {
		$this->german();
		$this->license( null );
		foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'GET', '/de-DE' ), array( 'POST', '/de-DE' ), array( 'POST', '/de-DE/suggestions' ) ) as list( $method, $path ) ) {
			$reply = $this->call( $method, $path, array( 'keys' => array( 'title' ) ) );
			self::assertSame( 403, $reply->get_status(), "$method $path" );
			self::assertSame( 'languages', ( (array) $reply->get_data() )['data']['feature'] );
		}
		self::assertSame( 200, $this->texts( 'de-DE' )->get_status() );
		self::assertSame( 200, $this->call( 'DELETE', '/de-DE' )->get_status() );
	}

	public function test_suggestions_need_the_plan_of_the_connector(): void {
		$this->german();
		$this->license( PlanLevel::Plus );
		$reply = $this->call( 'POST', '/de-DE/suggestions', array( 'keys' => array( 'title' ) ) );
		self::assertSame( array( 403, 'ai-summary' ), array( $reply->get_status(), ( (array) $reply->get_data() )['data']['feature'] ) );
	}

	public function test_a_copy_has_the_languages_and_a_deleted_survey_none(): void {
		$this->german();
		$copy     = $this->container()->get( DuplicateSurvey::class )->duplicate( $this->id, 1 );
		$original = $this->id;
		$this->id = $copy;
		self::assertSame( 'en-US,de-DE', $this->stored()->languages );
		self::assertSame( 5, $this->language( 'de-DE' )['translated'] );
		self::assertSame( $this->stored()->title, $this->language( 'de-DE' )['texts']->title['of'], 'The name of a copy is no change of the source.' );
		$surveys = $this->container()->get( SurveyRepository::class );
		$surveys->store( $this->stored()->with( array( 'status' => 'trash' ) ) );
		$surveys->mark_deleted( array( $copy ) );
		while ( ! $surveys->purge( $copy, 100 ) ) {
			continue;
		}
		self::assertSame( 0, $this->count_rows( 'survey_language', array( 'survey_id' => $copy ) ) );
		self::assertSame( 2, $this->count_rows( 'survey_language', array( 'survey_id' => $original ) ) );
	}

	public function test_a_save_of_the_survey_keeps_its_languages(): void {
		$this->german();
		$reply = $this->rest( 'POST', '/surveys', array( 'id' => $this->id, 'title' => 'Renamed' ) );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( 'Renamed', 'en-US,de-DE' ), array( $this->stored()->title, $this->stored()->languages ) );
	}
}
