<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Admin\BootData;
use UserFeedback\Admin\Page;

/**
 * What is stored of what stands around the questions (docs/visitor.md).
 */
final class PresentationTest extends SurveyTestCase {

	private const INTRO = array(
		'title'   => 'Before you start',
		'text'    => "One\nTwo",
		'picture' => 'https://example.com/a.jpg',
		'button'  => 'Go',
		'time'    => false,
	);

	/**
	 * Saves a survey of a and b.
	 *
	 * @param array<string, mixed> $more Fields beside the questions.
	 */
	private function store( mixed $presentation, array $more = array() ): \WP_REST_Response {
		return $this->rest(
			'POST',
			'/surveys',
			$more + array(
				'questions' => array( self::question( 'a', array( 'type' => 'nps' ) ), self::question( 'b' ) ),
				'settings'  => array( 'presentation' => $presentation ),
			)
		);
	}

	/**
	 * Settings of a reply.
	 *
	 * @return array<string, mixed>
	 */
	private static function settings( \WP_REST_Response $reply ): array {
		$data = $reply->get_data();
		self::assertIsArray( $data );
		self::assertContains( $reply->get_status(), array( 200, 201 ), (string) wp_json_encode( $data ) );
		return $data['settings'];
	}

	public function test_stores_what_it_is_given(): void {
		$given = array(
			'progress' => 'count',
			'close'    => true,
			'intro'    => self::INTRO,
			'pass'     => array(
				array(
					'question' => 'a',
					'name'     => 'score',
				),
			),
		);
		self::assertSame( $given, self::settings( $this->store( $given ) )['presentation'] );
	}

	/**
	 * @return array{core: list<string>, cases: list<array{name: string, others: list<string>, fault: string|null}>}
	 */
	private static function fixture(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/parameter-names.json' ), true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * @return iterable<string, array{array{name: string, others: list<string>, fault: string|null}}>
	 */
	public static function names(): iterable {
		foreach ( self::fixture()['cases'] as $at => $case ) {
			yield "{$at} {$case['name']}" => array( $case );
		}
	}

	/**
	 * Answers that go along under these names.
	 *
	 * @return array<string, mixed>
	 */
	private static function passed( string ...$names ): array {
		$rows = array();
		foreach ( $names as $at => $name ) {
			$rows[] = array(
				'question' => array( 'b', 'a' )[ $at ],
				'name'     => $name,
			);
		}
		return array( 'pass' => $rows );
	}

	/**
	 * @param array{name: string, others: list<string>, fault: string|null} $names_case Of tests/fixtures/parameter-names.json.
	 */
	#[DataProvider( 'names' )]
	public function test_takes_the_names_of_parameters_that_the_builder_takes( array $names_case ): void {
		$status = $this->store( self::passed( ...$names_case['others'], ...array( $names_case['name'] ) ) )->get_status();
		self::assertContains( $status, null === $names_case['fault'] ? array( 200, 201 ) : array( 400, 422 ) );
	}

	public function test_takes_no_name_that_wordpress_reads(): void {
		foreach ( self::fixture()['core'] as $name ) {
			self::assertSame( 422, $this->store( self::passed( $name ) )->get_status(), $name );
		}
		// The builder knows them from its boot data.
		self::assertSame( array(), array_diff( self::fixture()['core'], $this->container()->get( BootData::class )->of( Page::Surveys )['taken_names'] ) );
	}

	public function test_takes_no_name_that_this_site_reads(): void {
		self::assertSame( 201, $this->store( self::passed( 'uft_product' ) )->get_status() );
		register_post_type( 'uft_product', array( 'public' => true ) );
		register_taxonomy( 'uft_kind', 'uft_product', array( 'query_var' => 'uft_sort' ) );
		$adds = static fn ( array $names ): array => array( ...$names, 'uft_endpoint' );
		add_filter( 'query_vars', $adds );
		try {
			foreach ( array( 'uft_product', 'uft_sort', 'uft_endpoint' ) as $name ) {
				$reply = $this->store( self::passed( $name ) );
				self::assertSame( 422, $reply->get_status(), $name );
				$text = $reply->get_data()['data']['params']['settings[presentation][pass][0][name]'] ?? '';
				self::assertStringContainsString( $name, $text );
			}
		} finally {
			remove_filter( 'query_vars', $adds );
			unregister_taxonomy( 'uft_kind' );
			unregister_post_type( 'uft_product' );
		}
	}

	public function test_a_name_that_a_plugin_takes_later_keeps_nothing_from_being_saved(): void {
		$pass = self::passed( 'uft_product', 'score' );
		$id   = $this->store( $pass )->get_data()['id'];
		register_post_type( 'uft_product', array( 'public' => true ) );
		try {
			$saved = self::settings( $this->store( $pass + array( 'close' => true ), array( 'id' => $id ) ) );
			self::assertSame( $pass['pass'], $saved['presentation']['pass'] );
			$said   = fn (): string => implode( ' ', array_column( $this->rest( 'GET', "/surveys/{$id}/checks" )->get_data()['checks'], 'text' ) );
			self::assertStringNotContainsString( 'uft_product', $said(), 'A message has no address.' );
			$thanks = array( 'thank_you' => array( 'type' => 'conditional_redirect' ) );
			self::assertSame( 200, $this->rest( 'POST', '/surveys', array( 'id' => $id, 'settings' => $thanks ) )->get_status() );
			self::assertStringContainsString( '“uft_product”', $said() );
			$moved = self::passed( 'score', 'uft_product' );
			self::assertSame( 422, $this->store( $moved, array( 'id' => $id ) )->get_status(), 'It is chosen anew for another question.' );
		} finally {
			unregister_post_type( 'uft_product' );
		}
	}

	public function test_defaults_are_not_stored(): void {
		$settings = self::settings(
			$this->store(
				array(
					'progress' => 'bar',
					'close'    => false,
					'intro'    => null,
					'pass'     => array(),
				)
			)
		);
		self::assertArrayNotHasKey( 'presentation', $settings );
	}

	public function test_what_is_not_sent_stays_and_null_takes_it_away(): void {
		$reply = $this->store( array( 'close' => true ) );
		$id    = $reply->get_data()['id'];
		$kept  = self::settings( $this->rest( 'POST', '/surveys', array( 'id' => $id, 'settings' => array( 'enable_tracking' => true ) ) ) );
		self::assertSame( array( 'close' => true ), $kept['presentation'] );
		self::assertArrayNotHasKey( 'presentation', self::settings( $this->store( null, array( 'id' => $id ) ) ) );
	}

	public function test_answers_of_questions_that_go_do_not_go_along(): void {
		$pass = array(
			array(
				'question' => 'gone',
				'name'     => 'x',
			),
			array(
				'question' => 'b',
				'name'     => 'y',
			),
		);
		self::assertSame( array( 'pass' => array( $pass[1] ) ), self::settings( $this->store( array( 'pass' => $pass ) ) )['presentation'] );
	}

	/**
	 * What is refused, and the field that the refusal names.
	 *
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrong(): iterable {
		$pass = static fn ( string ...$names ): array => array(
			'pass' => array_map(
				static fn ( string $name, string $question ): array => array(
					'question' => $question,
					'name'     => $name,
				),
				$names,
				array_slice( array( 'a', 'b' ), 0, count( $names ) )
			),
		);
		yield 'a picture that is a script' => array( array( 'intro' => array( 'picture' => 'javascript:alert(1)' ) + self::INTRO ), 'settings[presentation][intro][picture]' );
		yield 'a picture of data' => array( array( 'intro' => array( 'picture' => 'data:image/svg+xml,<svg/>' ) + self::INTRO ), 'settings[presentation][intro][picture]' );
		yield 'a picture without a scheme' => array( array( 'intro' => array( 'picture' => '//evil.example/a.png' ) + self::INTRO ), 'settings[presentation][intro][picture]' );
		yield 'a name of WordPress' => array( $pass( 'page_id' ), 'settings[presentation][pass][0][name]' );
		yield 'a name twice' => array( $pass( 'x', 'x' ), 'settings[presentation][pass][1][name]' );
		yield 'a name with other characters' => array( $pass( 'a=b' ), 'settings' );
		yield 'another style' => array( array( 'progress' => 'pie' ), 'settings' );
	}

	/**
	 * @param array<string, mixed> $presentation As sent.
	 */
	#[DataProvider( 'wrong' )]
	public function test_refuses( array $presentation, string $field ): void {
		$reply = $this->store( $presentation );
		self::assertContains( $reply->get_status(), array( 400, 422 ) );
		self::assertStringContainsString( $field, stripslashes( (string) wp_json_encode( $reply->get_data() ) ) );
	}

	public function test_the_last_ending_can_go(): void {
		$with = static fn ( array $endings ): array => array( 'settings' => array( 'thank_you' => array( 'endings' => $endings ) ) );
		$end  = array(
			'id'    => 'call',
			'title' => 'We call',
			'text'  => '',
		);
		$id   = $this->store( null, $with( array( $end ) ) )->get_data()['id'];
		$left = self::settings( $this->store( null, array( 'id' => $id ) + $with( array() ) ) )['thank_you'];
		self::assertSame( array(), $left['endings'] ?? array() );
	}
}
