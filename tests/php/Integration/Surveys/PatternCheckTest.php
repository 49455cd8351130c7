<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\TestWith;
use UserFeedback\Pro\Surveys\PatternCheck;

/**
 * Regular expressions of page rules (A114).
 */
final class PatternCheckTest extends SurveyTestCase {

	#[TestWith( array( '' ) )]
	#[TestWith( array( 'utm_source=(news|mail)' ) )]
	#[TestWith( array( '^ref=[a-z0-9]+$' ) )]
	#[TestWith( array( '(^|&)id=\d{1,5}(&|$)' ) )]
	#[TestWith( array( 'a~b/c\~\/' ) )]
	#[TestWith( array( '(ab)+' ) )]
	#[TestWith( array( '.*foo.*' ) )]
	#[TestWith( array( '^utm_(source|medium)=.*mail.*$' ) )]
	#[TestWith( array( '(?:^|&)page=(?:\d{1,3})?(?:&|$)' ) )]
	#[TestWith( array( '\b[A-Z]{2}-\d+\b' ) )]
	#[TestWith( array( '(?:\d{1,3}\.){3}\d{1,3}' ) )]
	#[TestWith( array( '^(?=.*a)(?=.*b).+$' ) )]
	#[TestWith( array( 'q=[^&]*shoes?[^&]*&' ) )]
	public function test_ordinary_patterns_pass( string $pattern ): void {
		self::assertSame( '', PatternCheck::problem( $pattern ) );
	}

	#[TestWith( array( '(a+)+$' ) )]
	#[TestWith( array( '([a-z]+)*$' ) )]
	#[TestWith( array( '(a|a)*$' ) )]
	#[TestWith( array( '((a+)b?)+$' ) )]
	#[TestWith( array( '(?:a*){2,}$' ) )]
	#[TestWith( array( 'a*a*a*a*a*$' ) )]
	#[TestWith( array( '^(ab|a|b){60}$' ) )]
	#[TestWith( array( '(?:(?:ab)?a?b?){40}c' ) )]
	#[TestWith( array( '[^](a+)+]' ) )]
	#[TestWith( array( '(?<pair>(?:ab)?a?b?)*c' ) )]
	#[
		TestWith(
			array(
				'(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?(?:ab)?a?b?c',
			)
		)
	]
	#[TestWith( array( 'a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?c' ) )]
	#[TestWith( array( '\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?\s?c' ) )]
	#[TestWith( array( '.*a.*a.*c' ) )]
	#[TestWith( array( '(unclosed' ) )]
	#[TestWith( array( '[z-a]' ) )]
	#[TestWith( array( '*' ) )]
	public function test_wrong_and_slow_patterns_do_not( string $pattern ): void {
		$began = microtime( true );
		self::assertNotSame( '', PatternCheck::problem( $pattern ) );
		self::assertLessThan( 1.0, microtime( true ) - $began );
	}

	public function test_a_survey_with_such_a_rule_is_refused_by_name(): void {
		$save  = fn ( string $pattern ): \WP_REST_Response => $this->save(
			array(
				'settings' => array(
					'targeting' => array(
						'pages'      => 'select',
						'page_rules' => array(
							array(
								'logic'    => 'query_parameter_regex',
								'operator' => '&&',
								'data'     => $pattern,
							),
						),
					),
				),
			)
		);
		$field = 'settings[targeting][page_rules][0][data]';
		self::assertSame( array( $field ), $this->refused_fields( $save( '(a+)+$' ) ) );
		self::assertSame( array( $field ), $this->refused_fields( $save( str_repeat( 'a', 201 ) ) ) );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
		self::assertSame( 201, $save( 'ref=\w+' )->get_status() );
	}
}
