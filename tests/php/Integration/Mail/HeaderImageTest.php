<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Mail;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use UserFeedback\Mail\ResponseMail;
use UserFeedback\Mail\Weekly\WeeklyMail;
use UserFeedback\Settings\CommonSettings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Integration\Addons\MissingAddonTestCase;

/**
 * Pro without the addon Branding: the header image that was stored while it was there is in no mail (STG-37).
 */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
final class HeaderImageTest extends MissingAddonTestCase {

	private const IMAGE = 'https://example.org/logo.png';

	protected function before_wordpress(): void {
		self::plugins_without( array( 'userfeedback-branding' ) );
	}

	public function test_a_stored_image_rests_in_mails_about_responses_and_in_weekly_ones(): void {
		$this->container()->get( SettingsRepository::class )->save( array( CommonSettings::HEADER_IMAGE => self::IMAGE ) );
		$survey = $this->container()->get( SurveyRepository::class )->find( $this->stored( array() ) );
		self::assertNotNull( $survey );
		$response = array(
			'id'         => 1,
			'at'         => new DateTimeImmutable( '2026-11-01T12:00:00Z' ),
			'page_url'   => '',
			'page_title' => '',
			'fields'     => array(),
		);
		$mails    = array(
			$this->container()->get( ResponseMail::class )->single( $survey, array( 'anna@example.com' ), $response ),
			$this->container()->get( WeeklyMail::class )->write( 'anna@example.com', '2026-11-02', true )['message'],
		);
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( '<html', $mail->html, $mail->kind );
			self::assertStringNotContainsString( self::IMAGE, $mail->html, $mail->kind );
		}
	}
}
