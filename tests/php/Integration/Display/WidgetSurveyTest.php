<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Display;

use DateTimeImmutable;
use UserFeedback\Display\AdvisoryToken;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Surveys\SurveyRepository;

final class WidgetSurveyTest extends DisplayTestCase {

	/**
	 * The only survey of the shown page.
	 *
	 * @return array<string, mixed>
	 */
	private function only(): array {
		$this->show();
		$survey = $this->whole_payload()['surveys'][0] ?? null;
		self::assertIsArray( $survey );
		return $survey;
	}

	public function test_global_settings_reach_the_visitor(): void {
		$this->survey( array( 'theming' => array( 'button_color' => '#112233' ) ) );
		update_option(
			WidgetSettings::OPTION,
			array(
				'widget_position'    => 'middle_left',
				'skip_text'          => 'Later',
				'widget_toggle_text' => 'Tell us',
				'logo_type'          => 'custom',
				'widget_custom_logo' => 'https://example.org/logo.png',
				'widget_font'        => array(
					'family' => 'Inter',
					'weight' => '500',
				),
			)
		);
		$theming = $this->only()['theming'];
		self::assertSame(
			array( 'middle_left', 'Later', 'Next', 'Tell us', 'custom', 'https://example.org/logo.png', '#112233' ),
			array(
				$theming['position'],
				$theming['skip_text'],
				$theming['next_text'],
				$theming['widget_toggle_text'],
				$theming['logo_type'],
				$theming['custom_logo'],
				$theming['button_color'],
			)
		);
		self::assertSame(
			array(
				'family' => 'Inter',
				'weight' => '500',
			),
			$theming['font']
		);
	}

	public function test_odd_settings_fall_back(): void {
		$this->survey(
			array(
				'behavior' => array(
					'timing'         => 'full_moon',
					'timing_delay'   => 999,
					'display_length' => 'x',
					'expire_at'      => array(
						'month' => 0,
						'day'   => 3,
					),
				),
			)
		);
		update_option(
			WidgetSettings::OPTION,
			array(
				'widget_position' => 'top',
				'widget_font'     => 'Inter',
				'logo_type'       => 'none',
			)
		);
		$survey = $this->only();
		self::assertSame(
			array( 'immediate', 60, 'until_response', null ),
			array(
				$survey['behavior']['timing'],
				$survey['behavior']['timing_delay'],
				$survey['behavior']['display_length'],
				$survey['behavior']['expire_at'],
			)
		);
		self::assertSame(
			array( 'bottom_right', null, false ),
			array( $survey['theming']['position'], $survey['theming']['font'], $survey['theming']['show_logo'] )
		);
	}

	public function test_conditional_redirects_keep_those_with_an_address(): void {
		$page  = $this->post( array( 'post_type' => 'page' ) );
		$draft = $this->post(
			array(
				'post_type'   => 'page',
				'post_status' => 'draft',
			)
		);
		$to    = static fn ( int $id ): array => array(
			'question'       => 'q1',
			'condition_type' => '=',
			'condition'      => 'x',
			'page'           => array(
				'id'    => $id,
				'label' => 'P',
			),
		);
		$this->survey(
			array(
				'thank_you' => array(
					'type'       => 'conditional_redirect',
					'conditions' => array(
						$to( $draft ),
						$to( $page ),
						$to( 999999 ),
						array( 'page' => null ),
					),
				),
			)
		);
		self::assertSame(
			array(
				array(
					'question'       => 'q1',
					'condition_type' => '=',
					'condition'      => 'x',
					'redirect_url'   => get_permalink( $page ),
				),
			),
			$this->only()['thank_you']['conditions']
		);
	}

	public function test_an_address_that_comes_later_is_found(): void {
		$draft = $this->post(
			array(
				'post_type'   => 'page',
				'post_status' => 'draft',
			)
		);
		$this->survey(
			array(
				'thank_you' => array(
					'type'        => 'redirect',
					'redirect_to' => array(
						'id'    => $draft,
						'label' => 'P',
					),
				),
			)
		);
		self::assertSame( '', $this->only()['thank_you']['redirect_url'] );
		wp_publish_post( $draft );
		self::assertSame( get_permalink( $draft ), $this->only()['thank_you']['redirect_url'] );
	}

	public function test_texts_are_in_the_language_of_the_page_and_not_of_the_editor(): void {
		add_filter(
			'gettext_userfeedback',
			$german = static fn ( string $text, string $source ): string => 'Skip' === $source ? 'Überspringen' : $text,
			10,
			2
		);
		$this->survey();
		remove_filter( 'gettext_userfeedback', $german );
		self::assertSame( 'Skip', $this->only()['theming']['skip_text'] );
	}

	public function test_a_token_belongs_to_one_survey_purpose_and_day(): void {
		$id    = $this->survey();
		$now   = new DateTimeImmutable();
		$token = substr( $this->only()['nonces']['submission'], 0, 10 );
		self::assertContains(
			$token,
			array(
				AdvisoryToken::make( AdvisoryToken::SUBMISSION, $id, $now ),
				// Midnight passed since the page was made.
				AdvisoryToken::make( AdvisoryToken::SUBMISSION, $id, $now->modify( '-1 minute' ) ),
			)
		);
		foreach (
			array(
				AdvisoryToken::make( AdvisoryToken::SUBMISSION, $id, $now->modify( '+2 days' ) ),
				AdvisoryToken::make( AdvisoryToken::IMPRESSION, $id, $now ),
				AdvisoryToken::make( AdvisoryToken::SUBMISSION, $id + 1, $now ),
			) as $other
		) {
			self::assertNotSame( $token, $other );
		}
	}

	public function test_the_token_of_a_submission_names_the_revision_on_the_page(): void {
		$id     = $this->survey();
		$stored = $this->container()->get( SurveyRepository::class )->find( $id );
		self::assertNotNull( $stored );
		self::assertSame( $stored->revision, AdvisoryToken::revision( $this->only()['nonces']['submission'] ) );
		$this->container()->get( SurveyRepository::class )->store( $stored->with( array( 'title' => 'Another' ) ) );
		do_action( 'userfeedback_surveys_changed' );
		self::assertSame( $stored->revision + 1, AdvisoryToken::revision( $this->only()['nonces']['submission'] ) );
		foreach ( array( null, 7, '', '7', 'forged', 'a1b2c3d4e5', 'a1b2c3d4e5-', 'a1b2c3d4e5-x', 'a1b2c3d4e5-1234567890', "a1b2c3d4e5-7\n" ) as $foreign ) {
			self::assertNull( AdvisoryToken::revision( $foreign ) );
		}
	}
}
