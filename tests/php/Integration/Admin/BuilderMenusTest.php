<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\BuilderMenus;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\Triggers\TriggerRegistry;
use UserFeedback\Surveys\QuestionTypes\CoreTypes;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The menus that the builder draws. TypeScript's tests read the same file.
 */
final class BuilderMenusTest extends IntegrationTestCase {

	public function test_menus_are_those_that_the_screens_are_tested_with(): void {
		self::assertSame(
			self::fixture(),
			( new BuilderMenus(
				$this->container()->get( QuestionTypeRegistry::class ),
				$this->container()->get( TriggerRegistry::class ),
				$this->container()->get( PageRuleRegistry::class )
			) )->all()
		);
	}

	public function test_they_are_the_same_where_pro_and_its_addons_are_missing(): void {
		$types = new QuestionTypeRegistry();
		CoreTypes::register( $types );
		$triggers = new TriggerRegistry();
		$triggers->register_core();
		self::assertSame( self::fixture(), ( new BuilderMenus( $types, $triggers, new PageRuleRegistry() ) )->all() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function fixture(): array {
		$json = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/menus.json' ), true );
		return array_filter( $json, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}
