<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\Branding;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Branding\ThemingPart;
use UserFeedback\Display\PlainParts;
use UserFeedback\Display\WidgetSettings;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Display\DisplayTestCase;

/**
 * A survey's own look (ENT-06, ENT-37) and the site's own logo.
 */
final class ThemingPartTest extends DisplayTestCase {

	private const LOGO = 'https://example.org/logo.png';

	public function test_a_survey_has_its_own_colors_and_the_rest_of_the_site(): void {
		update_option(
			WidgetSettings::OPTION,
			array(
				'widget_theme'    => 'light',
				'widget_color'    => '#aaaaaa',
				'widget_position' => 'middle_left',
				'skip_text'       => 'Pass',
			)
		);
		$look = $this->look(
			array(
				'color_scheme' => 'dark',
				'widget_color' => '#123456',
				'text_color'   => '',
				'button_color' => '#654321',
			)
		);
		self::assertSame(
			array( '#123456', '#23282D', '#654321', 'dark' ),
			array( $look['widget_color'], $look['text_color'], $look['button_color'], $look['color_scheme'] )
		);
		self::assertSame( array( 'middle_left', 'Pass' ), array( $look['position'], $look['skip_text'] ) );
		self::assertSame(
			array( '#aaaaaa', 'light' ),
			array( PlainParts::theming()['widget_color'], PlainParts::theming()['color_scheme'] ),
			'Without the addon.'
		);
		self::assertEqualsCanonicalizing(
			array_keys( PlainParts::theming() ),
			array_keys( $look ),
			'Both have the same shape.'
		);
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string, bool, string}>
	 */
	public static function logos(): array {
		return array(
			'ours'                     => array( array( 'logo_type' => 'userfeedback', 'widget_custom_logo' => self::LOGO ), 'userfeedback', '', true, 'userfeedback' ),
			'custom'                   => array( array( 'logo_type' => 'custom', 'widget_custom_logo' => self::LOGO ), 'custom', self::LOGO, true, 'userfeedback' ),
			'custom without a picture' => array(
				array( 'logo_type' => 'custom' ),
				'userfeedback',
				'',
				true,
				'userfeedback',
			),
			'none'                     => array( array( 'logo_type' => 'none', 'widget_custom_logo' => self::LOGO ), 'none', '', false, 'none' ),
		);
	}

	/**
	 * @param array<string, mixed> $settings Of the site.
	 * @param string               $type     Type of logo that visitors get.
	 * @param string               $plain    Type of logo without the addon.
	 */
	#[DataProvider( 'logos' )]
	public function test_the_logo( array $settings, string $type, string $logo, bool $shown, string $plain ): void {
		update_option( WidgetSettings::OPTION, $settings );
		$look = $this->look( array( 'show_logo' => true ) );
		self::assertSame(
			array( $type, $logo, $shown ),
			array( $look['logo_type'], $look['custom_logo'], $look['show_logo'] )
		);
		self::assertFalse( $this->look( array( 'show_logo' => false ) )['show_logo'] );
		self::assertSame(
			array( $plain, '' ),
			array( PlainParts::theming()['logo_type'], PlainParts::theming()['custom_logo'] )
		);
	}

	/**
	 * The look of a survey.
	 *
	 * @param array<string, mixed> $theming Its settings.
	 * @return array<string, mixed>
	 */
	private function look( array $theming ): array {
		$survey = $this->container()->get( SurveyRepository::class )->find(
			$this->survey( array( 'theming' => $theming ) )
		);
		self::assertNotNull( $survey );
		return ThemingPart::of( $survey );
	}
}
