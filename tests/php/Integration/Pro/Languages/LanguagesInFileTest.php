<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Pro\Languages;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Languages\SurveyTexts;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use WP_REST_Response;

/**
 * Translations leave with their survey as a file and come back (docs/survey-file.md).
 */
final class LanguagesInFileTest extends LanguagesTestCase {

	public function test_translations_of_every_type_come_back_with_new_ids(): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'uploads' => true ) );
		$this->ask(
			array_map(
				fn ( string $key ): \UserFeedback\Surveys\Question => self::question( $key, $key, $this->type_config( $key ) ),
				array_keys( $this->container()->get( QuestionTypeRegistry::class )->all() )
			)
		);
		$texts = SurveyTexts::of( $this->stored() );
		self::assertGreaterThan( 40, count( $texts ) );
		$this->translate( 'de-DE', array_map( static fn ( string $text ): string => "Auf Deutsch: $text", $texts ) );
		$this->call( 'POST', '', array( 'add' => 'fr' ) );
		$file  = $this->exported();
		$inner = $file['surveys'][0]['languages'];
		self::assertSame( array( 'de-DE', 'fr' ), array_column( $inner['translations'], 'language' ) );
		$reply = $this->import( $file, 201 );
		self::assertSame( array( 'de-DE', 'fr' ), $reply['languages'] );
		$from     = $this->id;
		$this->id = $reply['id'];
		$copy     = $this->language( 'de-DE' );
		self::assertSame( count( $texts ), $copy['translated'] );
		$of = SurveyTexts::of( $this->stored() );
		foreach ( (array) $copy['texts'] as $key => $entry ) {
			self::assertSame( array( "Auf Deutsch: {$of[ $key ]}", $of[ $key ] ), array( $entry['text'], $entry['of'] ), $key );
		}
		self::assertSame( array(), array_intersect( array_keys( $texts ), array_filter( array_keys( $of ), static fn ( string $key ): bool => str_starts_with( $key, 'questions.' ) ) ), 'New ids.' );
		self::assertSame( 'en-US,de-DE', $this->wpdb()->get_var( "SELECT languages FROM {$this->table( 'survey' )} WHERE id = {$this->id}" ) );
		self::assertNotSame( $from, $this->id );
		self::assertSame( array( $inner['source'], count( $inner['translations'] ) ), array( $this->exported()['surveys'][0]['languages']['source'], count( $this->exported()['surveys'][0]['languages']['translations'] ) ) );
	}

	public function test_a_dry_run_names_them_and_stores_nothing(): void {
		$this->german();
		$file   = $this->exported();
		$before = $this->rows();
		self::assertSame( array( 'de-DE' ), $this->import( $file, 200, true )['languages'] );
		self::assertSame( $before, $this->rows() );
	}

	public function test_an_outdated_translation_stays_so(): void {
		$this->german();
		$file = $this->exported();
		$key  = array_key_first( $file['surveys'][0]['languages']['translations'][0]['texts'] );
		$file['surveys'][0]['languages']['translations'][0]['texts'][ $key ]['of'] = 'What it was';
		$this->id = $this->import( $file, 201 )['id'];
		self::assertContains( 'What it was', array_column( (array) $this->language( 'de-DE' )['texts'], 'of' ) );
	}

	public function test_an_option_of_the_source_that_reads_like_a_translation_keeps_no_backup_out(): void {
		$this->german();
		$questions = $this->stored()->questions;
		$options   = array( 'options' => array( 'Gift', 'Poison', 'Geschenk' ) ) + $questions[0]->config;
		$this->ask( array( $questions[0]->with_texts( $questions[0]->title, $options ), ...array_slice( $questions, 1 ) ) );
		$this->id = $this->import( $this->exported(), 201 )['id'];
		$texts    = array_column( (array) $this->language( 'de-DE' )['texts'], 'text' );
		self::assertEqualsCanonicalizing( array( 'Alle Arten', 'Was ist es?', 'Schnell' ), $texts );
	}

	public function test_without_the_feature_they_stay_away_and_it_says_so(): void {
		$this->german();
		$file = $this->exported();
		$this->license( null );
		self::assertArrayHasKey( 'languages', $this->exported()['surveys'][0], 'They are the owner’s in every plan.' );
		$before = $this->rows();
		$reply  = $this->import( $file, 201 );
		self::assertSame( array(), $reply['languages'] );
		self::assertContains( 'Translations are not imported, because this site does not have languages.', $reply['notes'] );
		self::assertSame( $before[1], $this->rows()[1] );
	}

	/**
	 * @return iterable<string, array{\Closure(array<string, mixed>): mixed, string}>
	 */
	public static function hostile(): iterable {
		$de = static fn ( mixed $texts, string $tag = 'de-DE' ): array => array(
			'source'       => 'en-US',
			'translations' => array( array( 'language' => $tag, 'texts' => $texts ) ),
		);
		yield 'no object' => array( static fn (): mixed => 'de', 'languages' );
		yield 'no source' => array( static fn (): mixed => array( 'translations' => array() ), 'languages' );
		yield 'no tag' => array( static fn (): mixed => $de( (object) array(), '../de' ), 'languages[translations][0][language]' );
		yield 'the source as a translation' => array( static fn (): mixed => $de( (object) array(), 'en-US' ), 'languages[translations][0][language]' );
		yield 'one language twice' => array(
			static function () use ( $de ): mixed {
				$twice                   = $de( (object) array() );
				$twice['translations'][] = $twice['translations'][0];
				return $twice;
			},
			'languages[translations][1][language]',
		);
		yield 'too many languages' => array( static fn (): mixed => array( 'source' => 'en-US', 'translations' => array_fill( 0, 41, $de( (object) array() )['translations'][0] ) ), 'languages[translations]' );
		yield 'a text that is none' => array( static fn (): mixed => $de( array( 'title' => array( 'text' => array( 'x' ) ) ) ), 'languages[translations][0][texts][title][text]' );
		yield 'a huge text' => array( static fn (): mixed => $de( array( 'title' => array( 'text' => str_repeat( 'x', 3000 ) ) ) ), 'languages[translations][0][texts][title][text]' );
		yield 'two options that read the same' => array(
			static fn ( array $survey ): mixed => $de(
				array_map(
					static fn ( array $entry ): array => array( 'text' => 'Gleich' ) + $entry,
					$survey['languages']['translations'][0]['texts']
				)
			),
			'languages[translations][0][texts]',
		);
	}

	/**
	 * @param \Closure(array<string, mixed>): mixed $languages From the survey of the file.
	 */
	#[DataProvider( 'hostile' )]
	public function test_wrong_translations_are_refused_by_name_and_nothing_is_stored( \Closure $languages, string $field ): void {
		$this->german();
		$file                            = $this->exported();
		$file['surveys'][0]['languages'] = $languages( $file['surveys'][0] );
		$before                          = $this->rows();
		$reply                           = $this->send( $file, false );
		self::assertSame( 422, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( array( 'surveys[0][' . preg_replace( '/^languages/', 'languages]', $field ) ), array_keys( ( (array) $reply->get_data() )['data']['params'] ) );
		self::assertSame( $before, $this->rows() );
	}

	public function test_unknown_texts_are_dropped_and_all_are_clean(): void {
		$this->german();
		$file  = $this->exported();
		$texts = &$file['surveys'][0]['languages']['translations'][0]['texts'];

		$texts['questions.gone.title'] = array( 'text' => 'Weg' );
		$texts['__proto__']            = array( 'text' => 'Weg' );
		$texts['title']                = array( 'text' => "Ti\x07tel\n<script>", 'extra' => 1 );
		unset( $texts );
		$this->id = $this->import( $file, 201 )['id'];
		$stored   = (string) $this->wpdb()->get_var( "SELECT texts FROM {$this->table( 'survey_language' )} WHERE survey_id = {$this->id} AND language = 'de-DE'" );
		foreach ( array( 'Weg', '\\u0007', '\\n', '__proto__' ) as $gone ) {
			self::assertStringNotContainsString( $gone, $stored );
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function type_config( string $key ): array {
		$config = array(
			'options'     => array( 'One', 'Two' ),
			'option_ids'  => array( 'id-one', 'id-two' ),
			'rows'        => array( array( 'id' => 'id-row', 'label' => 'Row' ) ),
			'text'        => 'I agree.',
			'description' => 'Describes',
			'placeholder' => 'Write',
			'low_label'   => 'Low',
			'high_label'  => 'High',
		);
		$type   = $this->container()->get( QuestionTypeRegistry::class )->find( $key );
		return $type?->sanitize_config( $config ) ?? array();
	}

	/**
	 * @return array<string, mixed> The file.
	 */
	private function exported(): array {
		$reply = $this->rest( 'GET', '/surveys/file', array( 'survey_ids' => array( $this->id ) ) );
		self::assertSame( 200, $reply->get_status() );
		return (array) json_decode( (string) wp_json_encode( $reply->get_data() ), true );
	}

	/**
	 * @param array<string, mixed> $file Changed or not.
	 */
	private function send( array $file, bool $dry_run ): WP_REST_Response {
		return $this->rest( 'POST', '/surveys/file', array( 'file' => (string) wp_json_encode( $file ), 'dry_run' => $dry_run ) );
	}

	/**
	 * @param array<string, mixed> $file Of one survey.
	 * @return array<string, mixed> What became of it.
	 */
	private function import( array $file, int $status, bool $dry_run = false ): array {
		$reply = $this->send( $file, $dry_run );
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return ( (array) $reply->get_data() )['surveys'][0];
	}

	/**
	 * @return list<string> Numbers of surveys and of translations.
	 */
	private function rows(): array {
		return array(
			(string) $this->wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->table( 'survey' ) ),
			(string) $this->wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->table( 'survey_language' ) ),
		);
	}
}
