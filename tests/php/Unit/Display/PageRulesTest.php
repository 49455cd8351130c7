<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\TestCase;
use UserFeedback\Display\PageRules\PageFacts;
use UserFeedback\Display\PageRules\PageRuleRegistry;
use UserFeedback\Display\PageRules\PageRules;
use UserFeedback\Targeting\PageFactRule;
use UserFeedback\Targeting\Rules;

final class PageRulesTest extends TestCase {

	/**
	 * Stand-ins of the combinations: rules that the page `post` meets, fails, or leaves to the browser.
	 */
	private const RULES = array(
		'page'    => array(
			'post_type_is',
			array(
				'id'    => 'post',
				'label' => 'Posts',
			),
		),
		'other'   => array(
			'post_type_is',
			array(
				'id'    => 'page',
				'label' => 'Pages',
			),
		),
		'visitor' => array( 'cookie_exist', 'seen' ),
		'empty'   => array( 'page_type', null ),
		'unknown' => array( 'weather_is', 'sunny' ),
	);

	/**
	 * Rules about the page.
	 *
	 * @dataProvider rules
	 * @param array{logic: string, operator: string, data: mixed} $rule  The rule.
	 * @param array<string, mixed> $page  Facts.
	 * @param bool                 $holds Whether the page meets it.
	 */
	public function test_rules_about_the_page( array $rule, array $page, bool $holds ): void {
		self::assertSame( $holds ? array() : null, $this->core()->decide( array( $rule ), new PageFacts( ...$page ) ) );
	}

	/**
	 * Every rule on every page.
	 *
	 * @return iterable<string, array{array{logic: string, operator: string, data: mixed}, array<string, mixed>, bool}>
	 */
	public static function rules(): iterable {
		$cases = self::fixture();
		foreach ( $cases['rules'] as $rule ) {
			foreach ( $cases['pages'] as $name => $page ) {
				$about = $rule['logic'] . ' ' . $rule['data']['id'] . ' on ' . $name;
				yield $about => array(
					array(
						'logic'    => $rule['logic'],
						'operator' => '&&',
						'data'     => $rule['data'],
					),
					$page,
					in_array( $name, $rule['holds'], true ),
				);
			}
		}
	}

	/**
	 * Lists of rules.
	 *
	 * @dataProvider combinations
	 * @param list<string>      $rules Short for stored rules.
	 * @param list<string>|null $left  Short for those that the browser gets.
	 */
	public function test_combinations( array $rules, ?array $left ): void {
		$page = new PageFacts( ...self::fixture()['pages']['post'] );
		self::assertSame(
			null === $left ? null : array_map( array( self::class, 'rule' ), $left ),
			$this->core()->decide( array_map( array( self::class, 'rule' ), $rules ), $page )
		);
	}

	/**
	 * Cases of the fixture.
	 *
	 * @return iterable<string, array{list<string>, list<string>|null}>
	 */
	public static function combinations(): iterable {
		foreach ( self::fixture()['combinations'] as $case ) {
			yield $case['name'] => array( $case['rules'], $case['left'] );
		}
	}

	public function test_there_are_21_rules_and_the_browser_gets_those_about_the_visitor(): void {
		self::assertCount( 21, Rules::all() );
		$visitor = array();
		foreach ( Rules::all() as $type ) {
			if ( ! $type->is_about_page() ) {
				$visitor[] = $type->key();
			}
		}
		self::assertSame( self::fixture()['visitor_rules'], $visitor );
	}

	public function test_only_login_and_role_ask_the_server(): void {
		$asks = static fn ( string $logic ): array => array(
			array(
				'logic'    => $logic,
				'operator' => '&&',
				'data'     => 'x',
			),
		);
		$keys = array_filter(
			self::fixture()['visitor_rules'],
			fn ( string $logic ): bool => $this->core()->ask_server( $asks( $logic ) )
		);
		self::assertSame( array( 'user_logged_in', 'user_role' ), $keys );
	}

	public function test_an_addon_can_bring_a_rule(): void {
		$registry = new PageRuleRegistry();
		$registry->register(
			new PageFactRule(
				'weather_is',
				static fn ( string $value ): bool => 'sunny' === $value
			)
		);
		self::assertSame(
			array(),
			( new PageRules( $registry ) )->decide( array( self::rule( '&& unknown' ) ), new PageFacts( array() ) )
		);
	}

	/**
	 * The rules as the plugin has them.
	 */
	private function core(): PageRules {
		$registry = new PageRuleRegistry();
		array_map( array( $registry, 'register' ), Rules::all() );
		return new PageRules( $registry );
	}

	/**
	 * A stored rule from its short form.
	 *
	 * @param string $text Operator and key of RULES.
	 * @return array{logic: string, operator: string, data: mixed}
	 */
	private static function rule( string $text ): array {
		list( $operator, $name ) = explode( ' ', $text );
		return array(
			'operator' => $operator,
			'logic'    => self::RULES[ $name ][0],
			'data'     => self::RULES[ $name ][1],
		);
	}

	/**
	 * The cases.
	 *
	 * @return array<string, mixed>
	 */
	private static function fixture(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/page-rules.json' ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
	}
}
