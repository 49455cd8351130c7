<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

/**
 * What a page knows of the languages of a survey (docs/languages.md).
 */
final class LanguagesTest extends DisplayTestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['TRP_LANGUAGE'] );
		remove_all_filters( 'pre_option_WPLANG' );
		remove_all_filters( 'wpml_current_language' );
		remove_all_filters( 'userfeedback_survey_language' );
		parent::tearDown();
	}

	/**
	 * @return array<string, mixed> The part of the shown page.
	 */
	private function part(): array {
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? array();
		self::assertArrayNotHasKey( 'languages', $survey, 'The tags stand in the part.' );
		return $survey['parts']['languages'] ?? array();
	}

	private function translated(): int {
		$id = $this->survey( array(), array( 'questions' => array( $this->question( 'q1', 'text' ) ) ) );
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->rest( 'POST', "/surveys/$id/languages", array( 'add' => 'de-DE' ) )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', "/surveys/$id/languages/de-DE", array( 'texts' => array( 'title' => 'Umfrage' ) ) )->get_status() );
		$this->sign_in( '' );
		return $id;
	}

	public function test_a_page_has_tags_and_no_texts(): void {
		$id   = $this->translated();
		$part = $this->part();
		self::assertStringContainsString( 'pro-types/languages.js', $part['url'] );
		unset( $part['url'] );
		self::assertSame(
			array(
				'missing' => '',
				'page'    => '',
				'site'    => 'en-US',
				'source'  => 'en-US',
				'offered' => array( 'de-DE' ),
			),
			$part
		);
		self::assertStringNotContainsString( 'Umfrage', (string) wp_json_encode( $this->whole_payload() ) );
		$this->sign_in( 'administrator' );
		$this->rest( 'DELETE', "/surveys/$id/languages/de-DE" );
		$this->sign_in( '' );
		self::assertSame( array(), $this->part(), 'With one language a survey has not one byte of it.' );
	}

	public function test_multilingual_plugins_say_the_language_of_the_page(): void {
		$id = $this->translated();
		add_filter( 'wpml_current_language', static fn (): string => 'de' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
		self::assertSame( 'de', $this->part()['page'] );
		$asked = 0;
		add_filter(
			'userfeedback_survey_language',
			static function ( string $language, int $survey ) use ( &$asked ): string {
				$asked = $survey;
				return 'de' === $language ? 'ar_EG' : '';
			},
			10,
			2
		);
		self::assertSame( array( 'ar-EG', $id ), array( $this->part()['page'], $asked ) );
		add_filter( 'userfeedback_survey_language', '__return_false', 20 );
		self::assertSame( '', $this->part()['page'], 'A filter that returns no text decides nothing.' );
	}

	/**
	 * In a process of its own: the plugin is known by a function, which stays.
	 *
	 * @dataProvider plugins
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_plugins_that_are_known_by_a_function_say_it_too( string $plugin, string $tag ): void {
		$this->translated();
		require dirname( __DIR__, 3 ) . "/fixtures/multilingual/$plugin.php";
		self::assertSame( $tag, $this->part()['page'] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function plugins(): iterable {
		yield 'Polylang' => array( 'polylang', 'de-AT' );
		yield 'TranslatePress' => array( 'translatepress', 'pt-BR' );
	}

	public function test_the_site_may_speak_another_language(): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => 'pt_PT_ao90' );
		$this->translated();
		$part = $this->part();
		self::assertSame( array( 'pt-PT-ao90', 'pt-PT' ), array( $part['site'], $part['source'] ) );
	}
}
