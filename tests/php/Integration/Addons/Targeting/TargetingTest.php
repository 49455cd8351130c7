<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Targeting;

use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\RuleMenu;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Targeting\DevicesPart;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;

/**
 * The parts that the Targeting addon registers; the rules themselves are in Unit/Display/PageRulesTest.
 */
final class TargetingTest extends DisplayTestCase {

	public function test_the_menu_lists_its_21_rules_and_no_other(): void {
		$registry = $this->container()->get( PageRuleRegistry::class );
		$listed   = array_column( RuleMenu::entries( $registry ), 'label', 'key' );
		self::assertEqualsCanonicalizing( array_keys( $registry->all() ), array_keys( $listed ) );
		self::assertCount( 21, array_unique( $listed ) );
	}

	public function test_devices_are_those_that_the_owner_chose_and_that_there_are(): void {
		self::assertSame( array( 'tablet', 'mobile' ), $this->devices( array( 'mobile', 'tablet', 'watch' ) ) );
		self::assertSame( array(), $this->devices( array() ) );
	}

	public function test_rules_without_a_complete_one_allow_no_page(): void {
		$this->show();
		foreach ( array( 'select', 'advanced' ) as $pages ) {
			$this->survey( array( 'targeting' => array( 'pages' => $pages ) ) );
			self::assertNull( $this->payload(), 'A list without rules.' );
		}
		$this->survey( self::rule( 'page_url_contains', '' ) );
		self::assertNull( $this->payload(), 'The row that the builder draws (TGT-03).' );
	}

	public function test_only_rules_about_login_and_role_make_the_browser_ask(): void {
		$this->survey( self::rule( 'page_type', array( 'id' => 'blog' ) ) );
		$this->show();
		self::assertArrayNotHasKey( 'visitor', $this->payload() ?? array() );
		$this->survey( self::rule( 'user_role', array( 'id' => 'editor' ) ) );
		self::assertStringContainsString( 'action=userfeedback_visitor_facts', $this->payload()['visitor'] ?? '' );
	}

	/**
	 * Settings with one page rule.
	 *
	 * @param mixed $data Its value.
	 * @return array<string, mixed>
	 */
	private static function rule( string $logic, mixed $data ): array {
		return array(
			'targeting' => array(
				'pages'      => 'advanced',
				'page_rules' => array(
					array(
						'logic'    => $logic,
						'operator' => '&&',
						'data'     => $data,
					),
				),
			),
		);
	}

	/**
	 * Devices of a survey.
	 *
	 * @param list<string> $stored As stored.
	 * @return list<string>
	 */
	private function devices( array $stored ): array {
		$id = $this->survey();
		$this->wpdb()->update(
			$this->table( 'survey' ),
			array( 'settings' => wp_json_encode( array( 'targeting' => array( 'devices' => $stored ) ) ) ),
			array( 'id' => $id )
		);
		$survey = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $survey );
		return DevicesPart::of( $survey );
	}
}
