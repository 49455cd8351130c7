<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * POST surveys takes what clients send for "not set": null, '' and objects that
 * hold nothing else.
 */
final class EmptyFormsTest extends SurveyTestCase {

	/**
	 * @param array<string, mixed> $settings Of the survey, with an empty form in it.
	 * @param list<string>         $path     Where to look.
	 * @param mixed                $expected What stands there.
	 */
	#[DataProvider( 'settings' )]
	public function test_an_empty_form_in_the_settings( array $settings, array $path, mixed $expected ): void {
		$value = $this->saved( array( 'settings' => $settings ) )['settings'];
		foreach ( $path as $key ) {
			self::assertIsArray( $value );
			$value = $value[ $key ];
		}
		self::assertSame( $expected, $value );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>, mixed}>
	 */
	public static function settings(): iterable {
		$nowhere = array(
			'id'    => null,
			'label' => null,
		);
		$blank   = array(
			'question'       => '',
			'condition_type' => '',
			'condition'      => '',
			'page'           => null,
		);
		$rows    = static fn ( mixed ...$rows ): array => array( 'thank_you' => array( 'conditions' => $rows ) );
		yield 'redirect_to' => array( array( 'thank_you' => array( 'redirect_to' => $nowhere ) ), array( 'thank_you', 'redirect_to' ), null );
		yield 'redirect_to in text' => array(
			array(
				'thank_you' => array(
					'redirect_to' => array(
						'id'    => '',
						'label' => '',
					),
				),
			),
			array( 'thank_you', 'redirect_to' ),
			null,
		);
		yield 'expire_at' => array(
			array(
				'behavior' => array(
					'expire_at' => array(
						'month' => null,
						'day'   => null,
					),
				),
			),
			array( 'behavior', 'expire_at' ),
			null,
		);
		yield 'a blank row' => array( $rows( array_fill_keys( array_keys( $blank ), null ) ), array( 'thank_you', 'conditions' ), array( $blank ) );
		yield 'a row of nothing' => array( $rows( array() ), array( 'thank_you', 'conditions' ), array( $blank ) );
		yield 'a page of a row' => array( $rows( array( 'page' => $nowhere ) + $blank ), array( 'thank_you', 'conditions' ), array( $blank ) );
		yield 'no rows' => array( array( 'thank_you' => array( 'conditions' => null ) ), array( 'thank_you', 'conditions' ), array() );
		yield 'file_name' => array( array( 'google_drive' => array( 'file_name' => null ) ), array( 'google_drive', 'file_name' ), '' );
		yield 'countries' => array( array( 'geo_targeting' => array( 'countries' => null ) ), array( 'geo_targeting', 'countries' ), array() );
		yield 'a color' => array( array( 'theming' => array( 'widget_color' => null ) ), array( 'theming', 'widget_color' ), '#ffffff' );
		yield 'a short color' => array( array( 'theming' => array( 'widget_color' => '#Fa0' ) ), array( 'theming', 'widget_color' ), '#FFaa00' );
		yield 'a scheme' => array( array( 'theming' => array( 'color_scheme' => '' ) ), array( 'theming', 'color_scheme' ), 'light' );
		yield 'a part' => array( array( 'behavior' => null ), array( 'behavior', 'timing' ), 'immediate' );
		yield 'a number' => array( array( 'behavior' => array( 'timing_delay' => '' ) ), array( 'behavior', 'timing_delay' ), 20 );
		yield 'data of a page rule' => array(
			array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'page_type',
							'operator' => '&&',
							'data'     => $nowhere,
						),
					),
				),
			),
			array( 'targeting', 'page_rules', '0', 'data' ),
			null,
		);
	}

	public function test_blank_rows_of_question_and_mail_logic_are_emptied(): void {
		$blank  = array(
			array(
				'question_id' => null,
				'compare'     => null,
				'value'       => null,
			),
		);
		$survey = $this->saved(
			array(
				'questions'     => array(
					self::question( 'a' ),
					self::question(
						'b',
						array(
							'logic' => array(
								'enabled'    => true,
								'action'     => null,
								'conditions' => $blank,
							),
						)
					),
				),
				'notifications' => array(
					'email' => array(
						'logic' => array(
							'enable'     => true,
							'conditions' => $blank,
						),
					),
				),
			)
		);
		self::assertSame(
			array(
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => array(),
			),
			$survey['questions'][1]['logic']
		);
		self::assertSame( array(), $survey['notifications']['email']['logic']['conditions'] );
	}

	public function test_a_new_icon_option_and_a_picture_by_its_address(): void {
		$survey = $this->saved(
			array(
				'status'    => 'draft',
				'questions' => array(
					self::question(
						'icons',
						array(
							'type'   => 'icon-choice',
							'config' => array(
								'options' => array(
									array(
										'label' => '',
										'icon'  => array(
											'name'  => '',
											'style' => '',
										),
									),
								),
							),
						)
					),
					self::question(
						'images',
						array(
							'type'   => 'image-radio',
							'config' => array(
								'options' => array(
									array(
										'label' => 'Cup',
										'image' => 'https://example.org/cup.png',
									),
								),
							),
						)
					),
				),
			)
		);
		self::assertNull( $survey['questions'][0]['config']['options'][0]['icon'] );
		self::assertSame(
			array(
				'id'  => 0,
				'url' => 'https://example.org/cup.png',
			),
			$survey['questions'][1]['config']['options'][0]['image']
		);
	}

	public function test_a_survey_of_nothing_but_null_is_a_new_draft(): void {
		$survey = $this->wire(
			$this->save(
				array_fill_keys( array( 'id', 'title', 'status', 'type', 'template', 'questions', 'settings', 'notifications', 'publish_at' ), null )
			)
		);
		self::assertSame( array( 'draft', 'survey', array(), null ), array( $survey['status'], $survey['type'], $survey['questions'], $survey['publish_at'] ) );
	}

	public function test_an_empty_moment_takes_the_schedule_away(): void {
		$survey = $this->saved( array( 'publish_at' => '2090-01-01T00:00:00Z' ) );
		self::assertSame( '2090-01-01T00:00:00Z', $survey['publish_at'] );
		$after = $this->wire(
			$this->save(
				array(
					'id'         => $survey['id'],
					'publish_at' => '',
				)
			)
		);
		self::assertNull( $after['publish_at'] );
	}

	/**
	 * A wrong value is refused as before.
	 *
	 * @param array<string, mixed> $body Body.
	 */
	#[DataProvider( 'wrong' )]
	public function test_what_is_wrong_is_still_refused( array $body ): void {
		self::assertSame( 400, $this->save( $body )->get_status() );
		self::assertSame( 0, $this->count_rows( 'survey' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function wrong(): iterable {
		yield 'half a date' => array(
			array(
				'settings' => array(
					'behavior' => array(
						'expire_at' => array(
							'month' => 5,
							'day'   => null,
						),
					),
				),
			),
		);
		yield 'a color by name' => array( array( 'settings' => array( 'theming' => array( 'widget_color' => 'red' ) ) ) );
		yield 'a question without an id' => array( array( 'questions' => array( array( 'type' => 'text' ) ) ) );
		yield 'a text for settings' => array( array( 'settings' => 'none' ) );
		yield 'a moment in words' => array( array( 'publish_at' => 'tomorrow' ) );
	}
}
