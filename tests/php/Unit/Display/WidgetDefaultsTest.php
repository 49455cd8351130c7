<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Display;

use PHPUnit\Framework\TestCase;
use UserFeedback\Display\PayloadDefaults;
use UserFeedback\Display\ToggleIcons;
use UserFeedback\Display\WidgetDefaults;

final class WidgetDefaultsTest extends TestCase {

	public function test_php_and_typescript_have_the_same_defaults(): void {
		$json = (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/domain/widget-defaults.json' );
		self::assertSame(
			json_decode( $json, true ),
			array(
				'payload'  => WidgetDefaults::PAYLOAD,
				'survey'   => WidgetDefaults::SURVEY,
				'question' => WidgetDefaults::QUESTION,
			),
			'Run "npm run defaults".'
		);
	}

	public function test_a_survey_that_nobody_changed_leaves_nothing_but_what_is_its_own(): void {
		$own = array(
			'id'     => 7,
			'title'  => 'Beans',
			'nonces' => array( 'impression' => 'x' ),
		);
		self::assertSame(
			array(
				'lang'    => 'en',
				'surveys' => array( $own ),
			),
			PayloadDefaults::leave_out(
				array(
					'lang'    => 'en',
					'surveys' => array( $own + WidgetDefaults::SURVEY ),
				) + WidgetDefaults::PAYLOAD
			)
		);
	}

	public function test_a_delay_travels_with_the_timing_that_waits_for_it(): void {
		$of = static fn ( string $timing ): array => PayloadDefaults::leave_out(
			array(
				'surveys' => array(
					array(
						'behavior' => array(
							'timing'       => $timing,
							'timing_delay' => 20,
						),
					),
				),
			)
		);
		self::assertSame(
			array(
				'timing'       => 'delay',
				'timing_delay' => 20,
			),
			$of( 'delay' )['surveys'][0]['behavior']
		);
		self::assertSame( array( 'timing' => 'half_page' ), $of( 'half_page' )['surveys'][0]['behavior'] );
	}

	public function test_an_icon_that_was_chosen_has_its_shape(): void {
		self::assertStringStartsWith( 'M', ToggleIcons::path( 'field-chevron-down' ) );
		self::assertSame( '', ToggleIcons::path( '' ) );
		self::assertSame( '', ToggleIcons::path( 'field-unknown' ) );
	}
}
