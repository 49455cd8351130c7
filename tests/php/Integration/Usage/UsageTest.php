<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Usage;

use UserFeedback\Addons\AddonStates;
use UserFeedback\Database\Database;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Rights;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Usage\SendUsage;
use UserFeedback\Usage\UsageQuery;
use UserFeedback\Usage\UsageReport;
use WP_Error;

/**
 * Usage data: off at first, nowhere without the owner's endpoint, and exactly what the screen shows (A105).
 */
final class UsageTest extends IntegrationTestCase {

	/**
	 * @var list<array{string, array<mixed>}>
	 */
	private array $requests = array();

	protected function setUp(): void {
		parent::setUp();
		$this->requests = array();
		add_filter( 'pre_http_request', array( $this, 'note' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'note' ) );
		wp_unschedule_hook( SendUsage::EVENT );
		parent::tearDown();
	}

	/**
	 * @param mixed        $given     Unused.
	 * @param array<mixed> $arguments Of the request.
	 */
	public function note( mixed $given, array $arguments, string $url ): WP_Error {
		$this->requests[] = array( $url, $arguments );
		return new WP_Error( 'no_network', 'There is no network here.' );
	}

	public function test_this_project_has_no_endpoint_so_nothing_is_sent_whatever_the_switch_says(): void {
		$this->agree( true );
		$sender = $this->container()->get( SendUsage::class );
		$sender->follow();
		$sender->run();
		self::assertFalse( wp_next_scheduled( SendUsage::EVENT ) );
		self::assertSame( array(), $this->requests );
		$this->sign_in( 'administrator' );
		self::assertSame( '', $this->rest( 'GET', '/settings/usage' )->get_data()['endpoint'] );
	}

	public function test_an_endpoint_alone_gets_nothing(): void {
		$this->agree( false );
		$sender = $this->sender( 'https://192.0.2.1/usage' );
		$sender->follow();
		$sender->run();
		self::assertFalse( wp_next_scheduled( SendUsage::EVENT ) );
		self::assertSame( array(), $this->requests );
	}

	public function test_with_both_exactly_the_shown_data_goes_out_until_somebody_disagrees(): void {
		$this->agree( true );
		$sender = $this->sender( 'https://192.0.2.1/usage' );
		$sender->follow();
		$sender->follow();
		self::assertIsInt( wp_next_scheduled( SendUsage::EVENT ) );
		$sender->run();
		self::assertCount( 1, $this->requests );
		list( $url, $arguments ) = $this->requests[0];
		self::assertSame( 'https://192.0.2.1/usage', $url );
		$this->sign_in( 'administrator' );
		$shown = $this->rest( 'GET', '/settings/usage' )->get_data()['data'];
		self::assertSame( $shown, json_decode( is_string( $arguments['body'] ) ? $arguments['body'] : '', true ) );
		$all = (string) wp_json_encode( $arguments );
		self::assertStringNotContainsString( (string) wp_json_encode( home_url() ), $all );
		self::assertStringNotContainsString( (string) wp_parse_url( home_url(), PHP_URL_HOST ), $all );
		self::assertStringNotContainsString( (string) get_bloginfo( 'admin_email' ), $all );
		$this->agree( false );
		$sender->follow();
		self::assertFalse( wp_next_scheduled( SendUsage::EVENT ) );
	}

	public function test_only_an_https_address_is_an_endpoint(): void {
		foreach ( array( '', 'http://192.0.2.1/usage', 'javascript:alert(1)', '//192.0.2.1', 'https://user:secret@192.0.2.1/' ) as $address ) {
			self::assertSame( '', $this->report( $address )->endpoint(), $address );
		}
	}

	public function test_counts_are_ranges(): void {
		$this->sign_in( 'administrator' );
		$data = $this->rest( 'GET', '/settings/usage' )->get_data()['data'];
		self::assertSame( array( '0', '0' ), array( $data['surveys'], $data['responses'] ) );
		for ( $number = 1; $number <= 10; $number++ ) {
			$this->wpdb()->insert( $this->table( 'survey' ), array( 'title' => "Survey $number", 'type' => 'survey', 'status' => 'draft', 'template' => '', 'questions' => '[]', 'settings' => '{}', 'notifications' => '{}', 'author' => 1, 'created_at' => '2026-11-20 10:00:00', 'updated_at' => '2026-11-20 10:00:00' ) );
			$data = $this->rest( 'GET', '/settings/usage' )->get_data()['data'];
			self::assertSame( $number < 10 ? '1 to 9' : '10 to 99', $data['surveys'] );
		}
	}

	private function agree( bool $yes ): void {
		$this->container()->get( SettingsRepository::class )->save( array( 'allow_usage_tracking' => $yes ) );
	}

	private function sender( string $endpoint ): SendUsage {
		return new SendUsage( $this->report( $endpoint ), $this->container()->get( SettingsRepository::class ) );
	}

	private function report( string $endpoint ): UsageReport {
		$file = (string) tempnam( sys_get_temp_dir(), 'userfeedback-owner-' );
		file_put_contents( $file, wp_json_encode( array( 'usage_url' => $endpoint ) ) );
		$container = $this->container();
		$report    = new UsageReport( new UsageQuery( $container->get( Database::class ) ), $container->get( Rights::class ), $container->get( AddonStates::class ), new Owner( $file ) );
		$report->endpoint();
		unlink( $file );
		return $report;
	}
}
