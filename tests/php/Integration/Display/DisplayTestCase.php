<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\PagePayload;
use UserFeedback\Display\Placed;
use UserFeedback\Display\PageTag;
use UserFeedback\Tests\IntegrationTestCase;
use WP_Query;

/**
 * Stores surveys as rows, shows pages and reads what they print.
 */
abstract class DisplayTestCase extends IntegrationTestCase {

	/**
	 * Posts to delete afterwards.
	 *
	 * @var list<int>
	 */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		// Pages of other tests may have had a survey in their content.
		$this->container()->get( Placed::class )->reset();
		self::request( new WP_Query() );
	}

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		$this->posts = array();
		parent::tearDown();
	}

	/**
	 * Stores a survey and announces it, as the surveys' use cases do.
	 *
	 * @param array<string, mixed> $settings Over the defaults.
	 * @param array<string, mixed> $columns  Over the defaults; arrays become JSON.
	 */
	protected function survey( array $settings = array(), array $columns = array() ): int {
		$columns += array(
			'title'         => 'Coffee',
			'type'          => 'survey',
			'status'        => 'publish',
			'questions'     => array( $this->question( 'q1', 'text' ) ),
			'settings'      => array_replace_recursive(
				array(
					'enable_tracking' => false,
					'thank_you'       => array(
						'type'        => 'message',
						'message'     => 'Thanks for your feedback!',
						'redirect_to' => null,
						'conditions'  => array(),
					),
					'theming'         => array(
						'color_scheme' => 'light',
						'widget_color' => '#ffffff',
						'text_color'   => '#23282D',
						'button_color' => '#2D87F1',
						'show_logo'    => true,
					),
					'targeting'       => array(
						'devices'    => array( 'desktop', 'tablet', 'mobile' ),
						'pages'      => 'all',
						'page_rules' => array(),
					),
					'behavior'        => array(
						'timing'          => 'immediate',
						'timing_delay'    => 20,
						'display_length'  => 'until_response',
						'run_time'        => 'indefinitely',
						'expire_at'       => null,
						'start_minimized' => false,
						'remember_days'   => 0,
					),
				),
				$settings
			),
			'notifications' => array(),
			'created_at'    => '2026-11-01 10:00:00',
			'updated_at'    => '2026-11-01 10:00:00',
		);
		$this->wpdb()->insert(
			$this->table( 'survey' ),
			array_map(
				static fn ( mixed $value ): mixed => is_array( $value ) ? wp_json_encode( $value ) : $value,
				$columns
			)
		);
		$id = (int) $this->wpdb()->insert_id;
		do_action( 'userfeedback_surveys_changed', array( $id ) );
		return $id;
	}

	/**
	 * A question as it is stored.
	 *
	 * @param array<string, mixed> $config Config.
	 * @return array<string, mixed>
	 */
	protected function question( string $id, string $type, array $config = array() ): array {
		return array(
			'id'       => $id,
			'type'     => $type,
			'title'    => 'Question ' . $id,
			'config'   => $config,
			'settings' => array(
				'required'    => false,
				'randomize'   => false,
				'comment_box' => false,
			),
			'logic'    => array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			),
		);
	}

	/**
	 * A published post or page.
	 *
	 * @param array<string, mixed> $post Over the defaults.
	 */
	protected function post( array $post = array() ): int {
		$id = wp_insert_post(
			$post + array(
				'post_title'  => 'A post',
				'post_status' => 'publish',
			)
		);
		self::assertIsInt( $id );
		$this->posts[] = $id;
		return $id;
	}

	/**
	 * Makes a page the one that is shown.
	 *
	 * @param array<string, mixed> $query Of WP_Query; [] = the blog as front page.
	 */
	protected function show( array $query = array() ): void {
		$the_query = new WP_Query();
		self::request( $the_query );
		$the_query->query( $query );
	}

	private static function request( WP_Query $query ): void {
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test is the request.
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test is the request.
	}

	/**
	 * The HTML in the footer of the shown page.
	 */
	protected function footer(): string {
		ob_start();
		$this->container()->get( PageTag::class )->print_footer();
		return (string) ob_get_clean();
	}

	/**
	 * The payload of the shown page, null when nothing is printed.
	 *
	 * @return array<string, mixed>|null
	 */
	protected function payload(): ?array {
		$html = $this->footer();
		if ( '' === $html ) {
			return null;
		}
		self::assertSame( 1, preg_match( '~<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>~s', $html, $found ) );
		$payload = json_decode( $found[1] ?? '', true, 64, JSON_THROW_ON_ERROR );
		self::assertIsArray( $payload );
		return $payload;
	}

	/**
	 * The payload of the shown page before values equal to the default are left out.
	 *
	 * @return array<string, mixed>
	 */
	protected function whole_payload(): array {
		$query = $GLOBALS['wp_the_query'];
		self::assertInstanceOf( WP_Query::class, $query );
		$payload = json_decode(
			(string) wp_json_encode( $this->container()->get( PagePayload::class )->of( $query ) ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $payload );
		return $payload;
	}

	/**
	 * Ids of the surveys in the payload of the shown page.
	 *
	 * @return list<int>
	 */
	protected function shown(): array {
		return array_column( $this->payload()['surveys'] ?? array(), 'id' );
	}

	protected function index(): LiveIndex {
		return $this->container()->get( LiveIndex::class );
	}
}
