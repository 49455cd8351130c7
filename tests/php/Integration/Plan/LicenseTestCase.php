<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Plan;

use Closure;
use DateTimeImmutable;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseClient;
use UserFeedback\Plan\Licenses;
use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\Owner;
use UserFeedback\Plan\Vendor;
use UserFeedback\Plugin;
use UserFeedback\Support\FixedClock;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\VendorService;

/**
 * License code with a clock that can be set and a vendor that can fail.
 */
abstract class LicenseTestCase extends IntegrationTestCase {

	protected FixedClock $clock;

	protected LicenseStore $store;

	protected LicenseSchedule $schedule;

	/**
	 * Requests that WordPress made or wanted to make.
	 *
	 * @var list<array{url: string, arguments: array<mixed>}>
	 */
	protected array $requests = array();

	/**
	 * Answers in the vendor's place when set.
	 *
	 * @var (Closure(array<mixed>, string): mixed)|null
	 */
	protected ?Closure $fake = null;

	protected function setUp(): void {
		parent::setUp();
		// Other tests find a licensed site.
		delete_option( LicenseStore::OPTION );
		$this->clock    = new FixedClock( new DateTimeImmutable( '2026-11-21 12:00:00' ) );
		$this->store    = new LicenseStore( $this->clock );
		$this->schedule = new LicenseSchedule( $this->store );
		$this->requests = array();
		$this->fake     = null;
		add_filter( 'pre_http_request', array( $this, 'note_request' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'note_request' ) );
		wp_unschedule_hook( LicenseSchedule::EVENT );
		parent::tearDown();
	}

	/**
	 * Filter pre_http_request.
	 *
	 * @param mixed        $answer    Of others.
	 * @param array<mixed> $arguments Of the request.
	 */
	public function note_request( mixed $answer, array $arguments, string $url ): mixed {
		$this->requests[] = array(
			'url'       => $url,
			'arguments' => $arguments,
		);
		return null === $this->fake ? $answer : ( $this->fake )( $arguments, $url );
	}

	/**
	 * Lets the fake vendor answer.
	 *
	 * @param mixed $body Text, or anything that becomes JSON.
	 */
	protected function answer( mixed $body, int $status = 200 ): void {
		$this->fake = static fn (): array => array(
			'headers'  => array(),
			'body'     => is_string( $body ) ? $body : (string) wp_json_encode( $body ),
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	protected static function owner(): Owner {
		return new Owner( Plugin::path( 'owner.json' ) );
	}

	/**
	 * A client of the fake, or of the development vendor.
	 */
	protected function client( string $url = 'http://vendor.test' ): LicenseClient {
		return new LicenseClient( new Vendor( self::owner(), $url ), self::owner() );
	}

	/**
	 * The use cases, with the development vendor.
	 */
	protected function licenses(): Licenses {
		VendorService::switch_to( 'normal' );
		return new Licenses( $this->store, $this->client( VendorService::url() ), $this->schedule, $this->clock );
	}

	protected static function edition( bool $is_pro = true ): Edition {
		return new Edition( $is_pro );
	}
}
