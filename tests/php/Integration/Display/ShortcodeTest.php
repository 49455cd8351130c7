<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use PHPUnit\Framework\Attributes\DataProvider;

final class ShortcodeTest extends DisplayTestCase {

	public function test_prints_a_place_of_the_height_of_the_first_question(): void {
		$id   = $this->survey();
		$html = do_shortcode( "[userfeedback id=\"{$id}\"]" );
		self::assertMatchesRegularExpression(
			'~^<div data-userfeedback="' . $id . '" class="userfeedback-inline" style="min-height:\d{3}px"></div>$~',
			$html
		);
	}

	public function test_no_hole_stays_where_no_script_takes_it_away(): void {
		$id        = $this->survey();
		$shortcode = "[userfeedback id=\"{$id}\"]";
		add_filter( 'userfeedback_consent_category', static fn (): string => 'functional' );
		$waiting = do_shortcode( $shortcode );
		remove_all_filters( 'userfeedback_consent_category' );
		self::assertSame( '<div data-userfeedback="' . $id . '" class="userfeedback-inline"></div>', $waiting );

		$query          = new \WP_Query();
		$query->is_feed = true;
		$before         = $GLOBALS['wp_query'] ?? null;

		$GLOBALS['wp_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- A feed, for this test.
		$in_feed             = do_shortcode( $shortcode );
		$GLOBALS['wp_query'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before.
		self::assertSame( '', $in_feed );
	}

	public function test_the_survey_travels_whatever_its_page_rules(): void {
		$id = $this->survey(
			array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'page_type',
							'operator' => '&&',
							'data'     => array(
								'id'    => '404',
								'label' => 'Not found',
							),
						),
					),
				),
			)
		);
		$this->survey();
		$this->show();
		do_shortcode( "[userfeedback id=\"{$id}\"]" );
		$surveys = $this->whole_payload()['surveys'] ?? array();
		self::assertSame( array( $id ), array_column( $surveys, 'id' ) );
		self::assertTrue( $surveys[0]['shortcode'] );
		self::assertSame( array(), $surveys[0]['rules'] );
		self::assertSame( 'bottom_right', $surveys[0]['theming']['position'] );
	}

	public function test_two_shortcodes_show_two_surveys(): void {
		$first  = $this->survey();
		$second = $this->survey();
		$this->show();
		do_shortcode( "[userfeedback id={$first}] and [userfeedback id={$second}]" );
		self::assertSame( array( $second, $first ), $this->shown() );
	}

	public function test_a_survey_that_is_not_live_is_nothing_for_visitors_and_a_hint_for_editors(): void {
		$draft     = $this->survey( array(), array( 'status' => 'draft' ) );
		$scheduled = $this->survey( array(), array( 'publish_at' => gmdate( 'Y-m-d H:i:s', time() + 3600 ) ) );
		foreach ( array( $draft, $scheduled, 999999 ) as $id ) {
			$seen = array();
			foreach ( array( '', 'subscriber', 'administrator' ) as $role ) {
				$this->sign_in( $role );
				$seen[] = do_shortcode( "[userfeedback id={$id}]" );
			}
			self::assertSame( array( '', '' ), array_slice( $seen, 0, 2 ) );
			self::assertStringContainsString( 'userfeedback-hint', $seen[2] );
		}
	}

	/**
	 * @param string $content  Of a post.
	 * @param string $expected As a visitor gets it, a survey as DIV.
	 */
	#[DataProvider( 'paragraphs' )]
	public function test_no_paragraph_is_left_around( string $content, string $expected ): void {
		$ids = array(
			'LIVE'  => (string) $this->survey(),
			'DRAFT' => (string) $this->survey( array(), array( 'status' => 'draft' ) ),
		);
		// After a post of blocks core makes paragraphs later than this, until the request ends.
		remove_filter( 'the_content', 'shortcode_unautop' );
		add_filter( 'the_content', 'shortcode_unautop' );
		$html = apply_filters( 'the_content', strtr( $content, $ids ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		self::assertIsString( $html );
		self::assertSame( $expected, trim( (string) preg_replace( '~<div data-userfeedback[^>]*></div>~', 'DIV', $html ) ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function paragraphs(): iterable {
		yield 'the classic editor' => array( "a\n\n[userfeedback id=LIVE]\n\nb", "<p>a</p>\nDIV\n<p>b</p>" );
		yield 'a block' => array( '<!-- wp:paragraph --><p class="x">[userfeedback id="LIVE"]</p><!-- /wp:paragraph -->', 'DIV' );
		yield 'a block without a survey' => array( '<!-- wp:paragraph --><p>[userfeedback id=DRAFT]</p><!-- /wp:paragraph -->', '' );
		yield 'beside a text' => array( '<!-- wp:paragraph --><p>a [userfeedback id=DRAFT]</p><!-- /wp:paragraph -->', '<p class="wp-block-paragraph">a </p>' );
		yield 'as an example' => array( '<!-- wp:paragraph --><p>[[userfeedback id=1]]</p><!-- /wp:paragraph -->', '<p class="wp-block-paragraph">[userfeedback id=1]</p>' );
	}

	public function test_the_hint_is_valid_in_a_paragraph(): void {
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~^<em class="userfeedback-hint">[^<]+</em>$~', do_shortcode( '[userfeedback]' ) );
	}

	/**
	 * Attributes that a contributor may try (SEC-X13).
	 *
	 * @dataProvider attributes
	 */
	public function test_attributes_cannot_break_out( string $attributes ): void {
		$this->survey();
		self::assertSame( '', do_shortcode( '[userfeedback ' . $attributes . ']' ) );
		$this->sign_in( 'administrator' );
		$html = do_shortcode( '[userfeedback ' . $attributes . ']' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror', $html );
		self::assertStringContainsString( 'userfeedback-hint', $html );
	}

	/**
	 * Cases.
	 *
	 * @return array<string, array{string}>
	 */
	public static function attributes(): array {
		return array(
			'script'   => array( 'id=\'"><script>alert(1)</script>\'' ),
			'handler'  => array( 'id=\'1" onerror="alert(1)\'' ),
			'unknown'  => array( 'style="x" onerror="alert(1)"' ),
			'none'     => array( '' ),
			'negative' => array( 'id="-1"' ),
			'float'    => array( 'id="1.5"' ),
			'huge'     => array( 'id="99999999999999999999999"' ),
			'octal'    => array( 'id="01"' ),
		);
	}

	public function test_template_tag(): void {
		$id = $this->survey();
		ob_start();
		do_action( 'userfeedback_survey', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- ours.
		self::assertStringContainsString( 'data-userfeedback="' . $id . '"', (string) ob_get_clean() );
	}

	public function test_visitor_facts(): void {
		self::assertSame(
			array(
				'logged_in' => false,
				'roles'     => array(),
			),
			\UserFeedback\Display\VisitorFacts::of_current_user()
		);
		$this->sign_in( 'author' );
		self::assertSame(
			array(
				'logged_in' => true,
				'roles'     => array( 'author' ),
			),
			\UserFeedback\Display\VisitorFacts::of_current_user()
		);
	}
}
