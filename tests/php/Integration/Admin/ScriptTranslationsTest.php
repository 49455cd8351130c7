<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\ScriptTranslations;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Texts of lazily loaded parts reach the app, in every form that tools write lists in.
 */
final class ScriptTranslationsTest extends IntegrationTestCase {

	private const LOCALE = 'de_TEST';

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/userfeedback-languages-' . uniqid();
		wp_mkdir_p( $this->folder . '/plugins' );
	}

	protected function tearDown(): void {
		$files = glob( $this->folder . '/{,plugins/}*.json', GLOB_BRACE );
		array_map( 'unlink', false === $files ? array() : $files );
		rmdir( $this->folder . '/plugins' );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_the_lists_of_an_app_and_of_what_it_loads_later_are_one(): void {
		$this->put(
			'plugins/',
			'build/admin-surveys/index.js',
			array( 'Surveys' => array( 'Umfragen' ) ),
			'reference'
		);
		$this->put(
			'plugins/',
			'build/chunks/812.1a2b3c4d.js',
			array( 'Select a Template' => array( 'Vorlage wählen' ) ),
			'reference'
		);
		$this->put(
			'plugins/',
			'build/admin-results/index.js',
			array( 'Results' => array( 'Ergebnisse' ) ),
			'reference'
		);
		self::assertEquals(
			array(
				'Surveys'           => array( 'Umfragen' ),
				'Select a Template' => array( 'Vorlage wählen' ),
			),
			$this->texts( 'admin-surveys' )
		);
	}

	public function test_a_list_that_was_put_into_the_plugin_counts_first(): void {
		$this->put(
			'plugins/',
			'build/admin-surveys/index.js',
			array( 'Surveys' => array( 'Umfragen' ) ),
			'reference'
		);
		$this->put(
			'',
			'build/admin-surveys/index.js',
			array(
				'Surveys' => array( 'Fragebögen' ),
				'Close'   => array( '' ),
			),
			'source'
		);
		self::assertSame( array( 'Surveys' => array( 'Fragebögen' ) ), $this->texts( 'admin-surveys' ) );
	}

	public function test_without_a_list_core_looks_by_itself(): void {
		$this->put( '', 'build/admin-results/index.js', array( 'Results' => array( 'Ergebnisse' ) ), 'source' );
		file_put_contents( $this->folder . '/userfeedback-' . self::LOCALE . '-broken.json', '{"locale_data":' );
		self::assertNull( $this->translations()->of( 'admin-surveys', self::LOCALE ) );
		self::assertNull( $this->translations()->of( 'admin-results', 'de_DE' ) );
		self::assertNull( $this->translations()->of( 'admin-results', '*' ) );
	}

	private function translations(): ScriptTranslations {
		return new ScriptTranslations( array( $this->folder, $this->folder . '/plugins' ) );
	}

	/**
	 * The texts of an app, without the header.
	 *
	 * @return array<string, list<string>>
	 */
	private function texts( string $bundle ): array {
		$list = json_decode( (string) $this->translations()->of( $bundle, self::LOCALE ), true );
		self::assertIsArray( $list );
		$texts = $list['locale_data']['messages'];
		self::assertSame( 'nplurals=2; plural=(n != 1);', $texts['']['plural-forms'] );
		unset( $texts[''] );
		return $texts;
	}

	/**
	 * Writes a list as a tool does.
	 *
	 * @param string                      $folder Below the folder of languages.
	 * @param string                      $script The script it belongs to.
	 * @param array<string, list<string>> $texts  Translations by text.
	 * @param 'source'|'reference'        $tool   Where it names the script: WP-CLI or translate.wordpress.org.
	 */
	private function put( string $folder, string $script, array $texts, string $tool ): void {
		$list = array(
			'locale_data' => array(
				'messages' => array( '' => array( 'plural-forms' => 'nplurals=2; plural=(n != 1);' ) ) + $texts,
			),
		);
		$name = 'source' === $tool
			? array( 'source' => $script )
			: array( 'comment' => array( 'reference' => $script ) );
		file_put_contents(
			$this->folder . "/{$folder}userfeedback-" . self::LOCALE . '-' . md5( $script ) . '.json',
			(string) wp_json_encode( $name + $list )
		);
	}
}
