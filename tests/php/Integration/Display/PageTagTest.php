<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use UserFeedback\Display\LiveIndex;
use UserFeedback\Display\PageTag;
use UserFeedback\Display\ToggleIcons;
use UserFeedback\Display\WidgetDefaults;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Display\WidgetStrings;

final class PageTagTest extends DisplayTestCase {

	public function test_a_page_without_survey_prints_nothing_and_asks_nothing(): void {
		$this->survey( array(), array( 'status' => 'draft' ) );
		$this->show();
		$before = $this->wpdb()->num_queries;
		self::assertSame( '', $this->footer() );
		self::assertSame( $before, $this->wpdb()->num_queries );
	}

	public function test_a_site_that_changed_no_survey_yet_makes_no_query(): void {
		delete_option( LiveIndex::OPTION );
		delete_option( LiveIndex::TOKEN_OPTION );
		$this->show();
		self::assertSame( '', $this->footer() );
		wp_cache_flush();
		wp_load_alloptions();
		$this->show();
		$before = $this->wpdb()->num_queries;
		self::assertSame( '', $this->footer() );
		self::assertSame( $before, $this->wpdb()->num_queries );
	}

	public function test_a_page_with_a_survey_makes_no_query(): void {
		$id   = $this->survey();
		$post = $this->post();
		$this->show( array( 'p' => $post ) );
		wp_cache_flush();
		wp_load_alloptions();
		$this->show( array( 'p' => $post ) );
		$before = $this->wpdb()->num_queries;
		$html   = $this->footer();
		self::assertSame( $before, $this->wpdb()->num_queries );
		self::assertStringContainsString( '"id":' . $id, $html );
	}

	public function test_prints_one_block_and_one_loader_and_asks_for_no_file(): void {
		$this->survey();
		$this->show();
		$html = $this->footer();
		self::assertSame( 2, substr_count( $html, '<script' ) );
		self::assertStringNotContainsString( ' src=', $html );
		self::assertMatchesRegularExpression(
			'~<script[^>]* type="module"[^>]*>\s*\(\(\)=>\{.*userfeedback-data.*</script>~s',
			$html
		);
		self::assertSame( array(), headers_list() );
	}

	public function test_a_theme_with_two_footers_gets_one_survey(): void {
		$this->survey();
		$this->show();
		ob_start();
		for ( $footer = 1; $footer <= 2; $footer++ ) {
			$GLOBALS['wp_actions']['wp_footer'] = $footer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as do_action() counts.
			$this->container()->get( PageTag::class )->print_footer();
		}
		unset( $GLOBALS['wp_actions']['wp_footer'] );
		self::assertSame( 1, substr_count( (string) ob_get_clean(), 'id="userfeedback-data"' ) );
	}

	public function test_surveys_wait_for_consent_where_it_is_asked_for(): void {
		$this->survey();
		$this->show();
		self::assertStringNotContainsString( 'text/plain', $this->footer() );
		$category = static fn (): string => 'functional';
		add_filter( 'userfeedback_consent_category', $category );
		$waits    = $this->footer();
		add_filter( 'userfeedback_inline_loader', '__return_false' );
		$closed = $this->footer();
		remove_filter( 'userfeedback_inline_loader', '__return_false' );
		remove_filter( 'userfeedback_consent_category', $category );
		self::assertMatchesRegularExpression( '/<script id="userfeedback-loader" type="text\/plain"/', $waits );
		self::assertStringContainsString( 'wp_listen_for_consent_change', $waits );
		self::assertStringContainsString( 'var c="functional"', $waits );
		self::assertStringNotContainsString( ' type="module"', $waits );
		self::assertStringNotContainsString( 'userfeedback-loader', $closed, 'Nothing could start it later.' );
	}

	public function test_the_loader_is_a_file_where_inline_scripts_are_forbidden(): void {
		$this->survey();
		$this->show();
		add_filter( 'userfeedback_inline_loader', '__return_false' );
		$html = $this->footer();
		remove_filter( 'userfeedback_inline_loader', '__return_false' );
		self::assertMatchesRegularExpression(
			'~ defer id="userfeedback-loader" src="[^"]+build/widget/loader\.js\?ver=[0-9a-z]+">~',
			$html
		);
	}

	/**
	 * Policies and whether an inline script of ours would run.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function policies(): array {
		return array(
			'none'                     => array( 'X-Frame-Options: DENY', true ),
			'not about scripts'        => array( "Content-Security-Policy: frame-ancestors 'self'", true ),
			'inline allowed'           => array( "content-security-policy: script-src 'self' 'unsafe-inline'", true ),
			'own files only'           => array( "Content-Security-Policy: img-src *; script-src 'self'", false ),
			'by the default'           => array( "Content-Security-Policy: default-src 'self'", false ),
			'scripts over default'     => array(
				"Content-Security-Policy: default-src 'self'; script-src 'self' 'unsafe-inline'",
				true,
			),
			'a nonce beats inline'     => array(
				"Content-Security-Policy: script-src 'unsafe-inline' 'nonce-abc'",
				false,
			),
			'elements over scripts'    => array(
				"Content-Security-Policy: script-src 'unsafe-inline';script-src-elem 'self'",
				false,
			),
			'a policy that only tells' => array( "Content-Security-Policy-Report-Only: script-src 'self'", true ),
		);
	}

	/**
	 * @dataProvider policies
	 */
	public function test_notices_policies_against_inline_scripts( string $header, bool $allowed ): void {
		self::assertSame( $allowed, PageTag::inline_scripts_allowed( array( 'Date: today', $header ) ) );
	}

	public function test_the_payload_holds_what_the_widget_needs(): void {
		$id   = $this->survey();
		$post = $this->post( array( 'post_title' => 'Coffee & tea' ) );
		$this->show( array( 'p' => $post ) );
		$payload = $this->payload();
		self::assertNotNull( $payload );
		self::assertStringEndsWith( 'userfeedback/v1/', $payload['api'] );
		self::assertSame(
			array(
				'id'    => $post,
				'title' => 'Coffee & tea',
			),
			$payload['page']
		);
		$survey = $payload['surveys'][0];
		self::assertSame( 'userfeedback-' . $id, $survey['cookie_name'] );
		self::assertSame( 'q1', $survey['questions'][0]['id'] );
		self::assertSame( array( 'message' => 'Thanks for your feedback!' ), $survey['thank_you'] );
		self::assertArrayNotHasKey( 'visitor', $payload );
	}

	public function test_defaults_do_not_travel(): void {
		$this->survey();
		$this->show();
		$payload = $this->payload();
		self::assertNotNull( $payload );
		self::assertSame( array( 'api', 'widget', 'page', 'surveys', 'lang' ), array_keys( $payload ) );
		$survey = $payload['surveys'][0];
		self::assertSame(
			array( 'id', 'title', 'cookie_name', 'thank_you', 'questions', 'nonces' ),
			array_keys( $survey )
		);
		self::assertSame( array( 'id', 'type', 'title' ), array_keys( $survey['questions'][0] ) );
	}

	public function test_one_file_draws_every_survey(): void {
		$this->survey();
		$this->show();
		self::assertMatchesRegularExpression(
			'~/build/widget/widget\.js\?ver=[0-9a-z]+$~',
			$this->payload()['widget'] ?? ''
		);
	}

	public function test_the_icon_of_the_toggle_travels_as_its_shape(): void {
		$theming = function ( array $settings ): array {
			update_option( WidgetSettings::OPTION, $settings );
			$this->show();
			return $this->payload()['surveys'][0]['theming'] ?? array();
		};
		$this->survey();
		self::assertSame( array(), $theming( array() ) );
		self::assertSame(
			array(
				'widget_toggle_icon' => 'field-smile',
				'widget_toggle_path' => ToggleIcons::path( 'field-smile' ),
			),
			$theming( array( 'widget_toggle_icon' => 'field-smile' ) )
		);
	}

	public function test_a_font_comes_from_the_site_or_not_at_all(): void {
		$font  = array( 'widget_font' => array( 'family' => 'Lora' ) );
		$sheet = '';
		add_filter(
			'userfeedback_font_stylesheet',
			static function ( string $before, string $family, string $weight ) use ( &$sheet ): string {
				self::assertSame( array( '', 'Lora', '400' ), array( $before, $family, $weight ) );
				return $sheet;
			},
			10,
			3
		);
		$of = function ( string $address ) use ( &$sheet, $font ): array {
			$sheet = $address;
			delete_option( WidgetSettings::OPTION );
			update_option( WidgetSettings::OPTION, $font );
			$this->show();
			return $this->payload()['surveys'][0]['theming']['font'] ?? array();
		};
		$this->survey();
		$own = array(
			'family' => 'Lora',
			'weight' => '400',
		);
		self::assertSame( $own, $of( '' ) );
		self::assertSame( $own, $of( 'https://fonts.example.net/lora.css' ) );
		$address = home_url( '/fonts/lora.css' );
		self::assertSame( $own + array( 'stylesheet' => $address ), $of( $address ) );
		remove_all_filters( 'userfeedback_font_stylesheet' );
	}

	public function test_what_an_owner_changed_travels(): void {
		$this->survey(
			array(
				'enable_tracking' => true,
				'theming'         => array( 'button_color' => '#000000' ),
				'targeting'       => array( 'devices' => array( 2 => 'watch' ) ),
				'behavior'        => array(
					'timing'        => 'delay',
					'remember_days' => 3,
				),
			),
			array(
				'questions' => array(
					array(
						'settings' => array(
							'required'    => true,
							'randomize'   => false,
							'comment_box' => false,
						),
					) + $this->question( 'q1', 'radio-button', array( 'options' => array( 'Yes', 'No' ) ) ),
				),
			)
		);
		$this->show();
		$survey = $this->payload()['surveys'][0] ?? array();
		self::assertTrue( $survey['enable_tracking'] );
		self::assertSame( array( 'button_color' => '#000000' ), $survey['theming'] );
		self::assertSame( array( 'timing', 'timing_delay', 'remember_days' ), array_keys( $survey['behavior'] ) );
		self::assertSame( array( 'desktop', 'tablet' ), $survey['devices'] );
		self::assertSame( array( 'required' => true ), $survey['questions'][0]['settings'] );
		self::assertSame( array( 'options' => array( 'Yes', 'No' ) ), $survey['questions'][0]['config'] );
	}

	public function test_texts_travel_where_they_read_differently(): void {
		self::assertSame( WidgetDefaults::PAYLOAD['strings'], WidgetStrings::all() );
		$this->survey();
		$this->show();
		$german  = static fn ( string $text, string $source ): string => array(
			'Close' => 'Schließen',
			'Skip'  => 'Überspringen',
		)[ $source ] ?? $text;
		add_filter( 'gettext_userfeedback', $german, 10, 2 );
		$payload = $this->payload();
		remove_filter( 'gettext_userfeedback', $german );
		self::assertSame( array( 'close' => 'Schließen' ), $payload['strings'] ?? null );
		self::assertSame( array( 'skip_text' => 'Überspringen' ), $payload['surveys'][0]['theming'] ?? null );
	}

	public function test_is_the_same_for_every_visitor(): void {
		$this->survey(
			array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array(
						$this->rule(
							'user_role',
							'administrator'
						),
					),
				),
			)
		);
		$this->show();
		$guest = $this->footer();
		$this->sign_in( 'administrator' );
		self::assertSame( $guest, $this->footer() );
		self::assertStringContainsString( 'action=userfeedback_visitor_facts', $guest );
	}

	public function test_markup_in_texts_stays_inside_the_block(): void {
		$this->survey( array( 'thank_you' => array( 'message' => '</script><script>alert(1)</script><!--' ) ) );
		$this->show();
		$payload = $this->payload();
		self::assertSame(
			'</script><script>alert(1)</script><!--',
			$payload['surveys'][0]['thank_you']['message'] ?? null
		);
		self::assertSame( 2, substr_count( $this->footer(), '<script' ) );
	}

	public function test_long_questions_travel_later(): void {
		$questions = array();
		for ( $i = 1; $i <= 9; $i++ ) {
			$questions[] = $this->question(
				'q' . $i,
				'radio-button',
				array( 'options' => array( str_repeat( 'a', 60 ), str_repeat( 'b', 60 ) ) )
			);
		}
		$id = $this->survey( array(), array( 'questions' => $questions ) );
		$this->show();
		$payload = $this->payload();
		self::assertArrayNotHasKey( 'questions', $payload['surveys'][0] ?? array() );
		self::assertCount( 9, $this->index()->questions( $id ) ?? array() );
		self::assertArrayNotHasKey( LiveIndex::PART_OPTION . $id, wp_load_alloptions() );
	}

	public function test_a_scheduled_survey_starts_without_cron(): void {
		$id = $this->survey( array(), array( 'publish_at' => gmdate( 'Y-m-d H:i:s', time() + 2 ) ) );
		$this->show();
		self::assertSame( array(), $this->shown() );
		sleep( 3 );
		self::assertSame( array( $id ), $this->shown() );
	}

	public function test_newest_first_and_only_published(): void {
		$first = $this->survey();
		$this->survey( array(), array( 'status' => 'draft' ) );
		$this->survey( array(), array( 'status' => 'trash' ) );
		$last = $this->survey();
		$this->show();
		self::assertSame( array( $last, $first ), $this->shown() );
	}

	public function test_a_missing_index_heals(): void {
		$id = $this->survey();
		delete_option( LiveIndex::OPTION );
		$this->show();
		self::assertSame( array( $id ), $this->shown() );
		self::assertIsArray( get_option( LiveIndex::OPTION ) );
	}

	public function test_a_damaged_survey_hides_itself_only(): void {
		$good = $this->survey();
		$bad  = $this->survey( array(), array( 'questions' => '[{"id":"q1"' ) );
		$odd  = $this->survey( array(), array( 'questions' => '["text"]' ) );
		$bare = $this->survey( array(), array( 'questions' => '[{"id":"q1","type":"text"}]' ) );
		$this->show();
		self::assertSame( array( $good ), $this->shown() );
		self::assertSame( array( $bare, $odd, $bad ), $this->index()->broken() );
	}

	public function test_a_large_index_is_split(): void {
		$ids = array();
		for ( $i = 0; $i < 60; $i++ ) {
			$ids[] = $this->survey(
				array( 'thank_you' => array( 'message' => str_repeat( 'x', 2000 ) ) )
			);
		}
		$options = wp_load_alloptions();
		self::assertLessThan( 20000, strlen( $options[ LiveIndex::OPTION ] ) );
		$this->show();
		self::assertSame( array_reverse( $ids ), $this->shown() );
		$this->wpdb()->query( 'UPDATE ' . $this->table( 'survey' ) . " SET status = 'draft'" );
		do_action( 'userfeedback_surveys_changed', array( $ids[0] ) );
		self::assertFalse( get_option( LiveIndex::PART_OPTION . $ids[0] ) );
	}

	public function test_a_redirect_follows_its_page(): void {
		$page = $this->post(
			array(
				'post_type' => 'page',
				'post_name' => 'first-name',
			)
		);
		$this->survey(
			array(
				'thank_you' => array(
					'type'        => 'redirect',
					'redirect_to' => array(
						'id'    => $page,
						'label' => 'Page',
					),
				),
			)
		);
		$this->show();
		self::assertSame( get_permalink( $page ), $this->payload()['surveys'][0]['thank_you']['redirect_url'] ?? null );
		wp_trash_post( $page );
		self::assertArrayNotHasKey( 'redirect_url', $this->payload()['surveys'][0]['thank_you'] ?? array() );
	}

	public function test_filters_decide_last(): void {
		$id   = $this->survey();
		$hide = static fn ( bool $show, int $survey_id ): bool => $survey_id !== $id;
		add_filter( 'userfeedback_show_on_page', $hide, 10, 2 );
		$this->show();
		$shown = $this->shown();
		remove_filter( 'userfeedback_show_on_page', $hide );
		self::assertSame( array(), $shown );
		self::assertSame( array( $id ), $this->shown() );
	}

	public function test_not_on_feeds_and_embeds(): void {
		$this->survey();
		$this->show( array( 'feed' => 'rss2' ) );
		self::assertSame( '', $this->footer() );
	}

	/**
	 * A page rule as it is stored.
	 *
	 * @return array<string, mixed>
	 */
	private function rule( string $logic, string $value ): array {
		return array(
			'logic'    => $logic,
			'operator' => '&&',
			'data'     => array(
				'id'    => $value,
				'label' => $value,
			),
		);
	}
}
