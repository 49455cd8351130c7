<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GeoRestrictions;

use UserFeedback\Display\SurveyParts;
use UserFeedback\Display\VisitorFacts;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;

/**
 * Pages know which countries a survey is for, and never the visitor's (TGT-24, A64).
 */
final class CountriesOnPagesTest extends DisplayTestCase {

	private const RULE = array(
		'logic'    => 'country',
		'operator' => '&&',
		'data'     => 'AT DE',
	);

	public function test_the_page_is_the_same_for_everybody_and_the_browser_asks(): void {
		$this->survey( self::select( 'AT', 'DE' ) );
		$this->show();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		$pages                  = array( $this->footer() );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:8000::1';
		$pages[]                = $this->footer();

		$_SERVER['HTTP_CF_IPCOUNTRY'] = 'AT';
		$pages[]                      = $this->footer();
		self::assertCount( 1, array_unique( $pages ) );

		$payload = $this->payload() ?? array();
		self::assertSame( array( self::RULE ), $payload['surveys'][0]['rules'] ?? null );
		self::assertArrayNotHasKey( 'countries', $payload['surveys'][0] );
		self::assertStringEndsWith( 'admin-ajax.php?action=userfeedback_visitor_facts&country=1', $payload['visitor'] );
	}

	public function test_a_survey_for_all_countries_costs_nothing(): void {
		$this->survey();
		$this->show();
		$before = $this->footer();
		self::assertStringNotContainsString( 'userfeedback_visitor_facts', $before );
		self::assertStringNotContainsString( '"countr', $before );
		self::assertSame( array(), array_filter( $this->payload()['surveys'][0] ?? array(), static fn ( string $key ): bool => 'rules' === $key, ARRAY_FILTER_USE_KEY ) );
	}

	public function test_no_country_chosen_is_nobody(): void {
		$this->survey( self::select() );
		$this->show();
		self::assertSame( array( array_replace( self::RULE, array( 'data' => '' ) ) ), $this->payload()['surveys'][0]['rules'] ?? null );
	}

	public function test_countries_stand_beside_page_rules_and_also_hold_for_a_shortcode(): void {
		$id = $this->survey(
			self::select( 'AT', 'DE' ) + array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'user_logged_in',
							'operator' => '&&',
							'data'     => array( 'id' => 'logged_in' ),
						),
						array(
							'logic'    => 'cookie_exist',
							'operator' => '||',
							'data'     => 'beans',
						),
					),
				),
			)
		);
		$this->show();
		self::assertSame( array( 'user_logged_in', 'cookie_exist', 'country' ), array_column( $this->payload()['surveys'][0]['rules'] ?? array(), 'logic' ) );

		$post = $this->post( array( 'post_content' => "[userfeedback id=\"$id\"]" ) );
		$this->show( array( 'p' => $post ) );
		apply_filters( 'the_content', (string) get_post_field( 'post_content', $post ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertSame( array( self::RULE ), $this->payload()['surveys'][0]['rules'] ?? null );
	}

	public function test_a_page_rule_that_calls_itself_country_never_passes(): void {
		$this->survey(
			array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array( array_replace( self::RULE, array( 'data' => 'AT' ) ) ),
				),
			)
		);
		$this->show();
		self::assertNull( $this->payload() );
	}

	public function test_the_server_names_the_country_only_when_asked(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.200';
		self::assertArrayNotHasKey( 'country', VisitorFacts::asked( array() ) );
		self::assertSame( 'DE', VisitorFacts::asked( array( 'country' => '1' ) )['country'] ?? null );
		$_SERVER['REMOTE_ADDR'] = '10.0.0.1';
		self::assertSame( '', VisitorFacts::asked( array( 'country' => '1' ) )['country'] ?? null );
	}

	public function test_without_the_addon_everybody_sees_the_survey(): void {
		$parts  = new SurveyParts();
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->survey( self::select( 'AT' ) ) );
		self::assertNotNull( $survey );
		self::assertSame( array(), $parts->of( SurveyParts::COUNTRIES, $survey ) );
		$parts->replace( SurveyParts::COUNTRIES, static fn (): array => throw new \RuntimeException( 'broken' ) );
		self::assertSame( array(), $parts->of( SurveyParts::COUNTRIES, $survey ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function select( string ...$codes ): array {
		return array(
			'geo_targeting' => array(
				'target'    => 'select',
				'countries' => $codes,
			),
		);
	}
}
