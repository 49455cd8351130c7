<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons;

use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;
use UserFeedback\Display\PagePayload;
use UserFeedback\Tests\OtherSiteTestCase;
use WP_Query;
use WP_REST_Response;

/**
 * Another plugin, tests/fixtures/fake-addon, uses every door of README.md and
 * docs/how-to.
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class FakeAddonTest extends OtherSiteTestCase {

	protected function before_wordpress(): void {
		$GLOBALS['wp_filter'] = array( // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The way to add filters before WordPress is there.
			'plugins_loaded' => array(
				-100 => array(
					array(
						'accepted_args' => 0,
						'function'      => static fn () => require dirname( __DIR__, 3 ) . '/fixtures/fake-addon/fake-addon.php',
					),
				),
			),
		);
	}

	public function test_its_parts_are_in_the_menus_of_the_builder(): void {
		$this->sign_in( 'administrator' );
		$boot = $this->container()->get( BootData::class )->of( Page::Surveys );
		self::assertContains(
			array( 'key' => 'fake-thumbs', 'label' => 'Thumbs', 'group' => 'choice' ),
			$boot['question_types']
		);
		self::assertContains( array( 'key' => 'fake_double_click', 'label' => 'After a double click' ), $boot['triggers'] );
		self::assertContains( 'fake_page_kind', array_column( $boot['page_rules'], 'key' ) );
		self::assertContains(
			'fake-thumbs',
			array_column( self::data( $this->rest( 'GET', '/survey-templates' ) ), 'key' )
		);
	}

	public function test_a_survey_with_all_of_them_is_saved_shown_answered_and_counted(): void {
		$this->sign_in( 'administrator' );
		$saved = $this->survey();
		self::assertTrue( $saved['published'] );
		self::assertSame( array( 'Up', 'Down' ), $saved['questions'][0]['config']['options'] );
		self::assertSame( 'fake_double_click', $saved['settings']['behavior']['timing'] );

		self::assertSame( 'fake_double_click', $this->shown( array() )[0]['behavior']['timing'] );
		self::assertSame( array(), $this->shown( array( 's' => 'tea' ) ), 'Search results are no blog.' );

		wp_set_current_user( 0 );
		$body = array(
			'client_id' => wp_generate_uuid4(),
			'answers'   => array(
				array(
					'question_id' => 'q1',
					'value'       => 'Up',
				),
			),
		);
		self::assertSame( 201, $this->rest( 'POST', "/surveys/{$saved['id']}/responses", $body )->get_status() );
		$body['client_id']           = wp_generate_uuid4();
		$body['answers'][0]['value'] = 'Sideways';
		self::assertSame( 422, $this->rest( 'POST', "/surveys/{$saved['id']}/responses", $body )->get_status() );

		$this->sign_in( 'administrator' );
		$stats = self::data( $this->rest( 'GET', "/surveys/{$saved['id']}/results" ) )['question_stats'][0];
		self::assertSame( array( 1, 0 ), array_column( $stats['options'], 'count' ) );
	}

	public function test_a_trigger_that_nobody_brings_is_refused(): void {
		$this->sign_in( 'administrator' );
		$reply = $this->rest( 'POST', '/surveys', array( 'settings' => array( 'behavior' => array( 'timing' => 'nobody' ) ) ) );
		self::assertSame( 422, $reply->get_status() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function survey(): array {
		return self::data(
			$this->rest(
				'POST',
				'/surveys',
				array(
					'title'     => 'Thumbs',
					'template'  => 'fake-thumbs',
					'status'    => 'publish',
					'questions' => array(
						array(
							'id'    => 'q1',
							'type'  => 'fake-thumbs',
							'title' => 'Do you like it?',
						),
					),
					'settings'  => array(
						'behavior'  => array( 'timing' => 'fake_double_click' ),
						'targeting' => array(
							'pages'      => 'select',
							'page_rules' => array(
								array(
									'logic'    => 'fake_page_kind',
									'operator' => '&&',
									'data'     => 'blog',
								),
							),
						),
					),
				)
			)
		);
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private static function data( WP_REST_Response $reply ): array {
		$data = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * The surveys of a page.
	 *
	 * @param array<string, string> $query Which page.
	 * @return list<array<string, mixed>>
	 */
	private function shown( array $query ): array {
		$page = new WP_Query();
		$page->query( $query );
		return $this->container()->get( PagePayload::class )->of( $page )['surveys'] ?? array();
	}
}
