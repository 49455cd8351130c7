<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Addons\GeoRestrictions;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Uninstaller;
use UserFeedback\GeoRestrictions\Countries;
use UserFeedback\GeoRestrictions\DatabaseCheck;
use UserFeedback\GeoRestrictions\DatabaseStore;
use UserFeedback\GeoRestrictions\LoadDatabase;
use UserFeedback\GeoRestrictions\UpdateDatabase;
use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthChecks;
use UserFeedback\Notifications\Notifications;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Pro\Http\PublicDownload;
use UserFeedback\Pro\Webhooks\Http\AddressCheck;
use UserFeedback\Pro\Webhooks\Http\Resolver;
use UserFeedback\Support\Failure;
use UserFeedback\Tests\CountriesDatabase;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The database of countries is loaded whole or not at all, by the right people, from where it may come.
 */
final class CountriesRestTest extends IntegrationTestCase {

	private const FIXTURE = CountriesDatabase::PATH;

	/**
	 * What the internet answers, by address; null is nothing.
	 *
	 * @var array<string, array{status: int, body: string, location?: string}>
	 */
	private array $internet = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', array( $this, 'answer' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'answer' ) );
		$this->container()->get( DatabaseStore::class )->remove();
		$this->container()->get( Countries::class )->forget();
		self::assertSame( array(), (array) glob( DatabaseStore::folder() . '*.mmdb*' ), 'A file was left.' );
		self::assertSame( array(), (array) glob( get_temp_dir() . 'userfeedback-geo-restrictions*' ), 'A temporary file was left.' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $args Of the request.
	 */
	public function answer( mixed $reply, array $args, string $url ): mixed {
		$answer = $this->internet[ $url ] ?? null;
		if ( null === $answer ) {
			return new \WP_Error( 'http_request_failed', 'cURL error 28' );
		}
		file_put_contents( $args['filename'], substr( $answer['body'], 0, (int) $args['limit_response_size'] ) );
		return array(
			'headers'  => isset( $answer['location'] ) ? array( 'location' => $answer['location'] ) : array(),
			'body'     => '',
			'response' => array(
				'code'    => $answer['status'],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => $args['filename'],
		);
	}

	/**
	 * Loads without asking a name server.
	 */
	private function load(): LoadDatabase {
		$resolver = new class() implements Resolver {
			public function addresses( string $host ): array {
				return 'inside.example' === $host ? array( '192.168.0.7' ) : array( '8.8.8.8' );
			}
		};
		return new LoadDatabase( $this->container()->get( DatabaseStore::class ), new PublicDownload( new AddressCheck( $resolver ) ) );
	}

	private function country( string $address ): string {
		$this->container()->get( Countries::class )->forget();
		return $this->container()->get( Countries::class )->of_address( $address );
	}

	/**
	 * The fixture with another country in its place of Austria.
	 */
	private static function other_database(): string {
		return str_replace( 'BAT', 'BIT', (string) file_get_contents( self::FIXTURE ) );
	}

	public function test_people_by_role(): void {
		foreach ( array( 'administrator' => 200, 'editor' => 403, 'subscriber' => 403, '' => 401 ) as $role => $status ) {
			$this->sign_in( $role );
			self::assertSame( $status, $this->rest( 'GET', '/countries' )->get_status(), $role );
			self::assertSame( $status, $this->rest( 'GET', '/countries/lookup', array( 'address' => '192.0.2.1' ) )->get_status(), $role );
			self::assertSame( $status, $this->rest( 'DELETE', '/countries/database' )->get_status(), $role );
			self::assertSame( 200 === $status ? 422 : $status, $this->rest( 'POST', '/countries/database', array( 'address' => 'http://192.168.0.1/' ) )->get_status(), $role );
		}
	}

	public function test_people_who_build_surveys_learn_the_state_and_no_address(): void {
		update_option( 'userfeedback_core_settings', array( 'create_edit_surveys' => array( 'editor' ) ) );
		update_option( DatabaseStore::OPTION, array( 'address' => 'https://example.org/x.mmdb?token=secret' ) );
		$_SERVER['HTTP_CF_IPCOUNTRY'] = 'AT';
		$this->sign_in( 'editor' );
		$reply = $this->rest( 'GET', '/countries' );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( '', $reply->get_data()['address'] );
		self::assertSame( array(), $reply->get_data()['headers'] );
		self::assertSame( 403, $this->rest( 'DELETE', '/countries/database' )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertSame( 'https://example.org/x.mmdb?token=secret', $this->rest( 'GET', '/countries' )->get_data()['address'] );
	}

	public function test_a_plan_without_countries_is_refused_and_visitors_are_not(): void {
		$this->license( PlanLevel::Plus );
		$this->sign_in( 'administrator' );
		foreach ( array( array( 'GET', '/countries' ), array( 'POST', '/countries/database' ), array( 'DELETE', '/countries/database' ), array( 'GET', '/countries/lookup?address=192.0.2.1' ) ) as list( $method, $route ) ) {
			$reply = $this->rest( $method, strtok( $route, '?' ), str_contains( $route, '?' ) ? array( 'address' => '192.0.2.1' ) : array() );
			self::assertSame( 403, $reply->get_status(), $route );
			self::assertSame( 'userfeedback_upgrade_required', $reply->get_data()['code'] );
		}
		self::assertSame( 'AT', $this->country( '192.0.2.1' ) );
	}

	public function test_the_state_names_the_hosts_database(): void {
		$this->sign_in( 'administrator' );
		$state = $this->rest( 'GET', '/countries' )->get_data();
		self::assertSame( array( 'host', 'countries.mmdb', '2026-11-01T00:00:00Z', true, true ), array( $state['database']['from'], $state['database']['name'], $state['database']['built_at'], $state['database']['ipv6'], $state['database']['readable'] ) );
	}

	public function test_a_file_takes_the_place_of_the_one_before_and_goes_again(): void {
		$this->load()->from_file( self::FIXTURE, 'first.mmdb' );
		$first = (array) glob( DatabaseStore::folder() . '*.mmdb' );
		self::assertCount( 1, $first );
		$file = (string) tempnam( sys_get_temp_dir(), 'mmdb' );
		file_put_contents( $file, self::other_database() );
		$this->load()->from_file( $file, '<b>second</b>.mmdb', strtoupper( (string) hash_file( 'sha256', $file ) ) );
		unlink( $file );
		self::assertSame( 'IT', $this->country( '192.0.2.1' ) );
		$this->sign_in( 'administrator' );
		$database = $this->rest( 'GET', '/countries' )->get_data()['database'];
		self::assertSame( array( 'loaded', 'second.mmdb' ), array( $database['from'], $database['name'] ) );
		self::assertCount( 1, (array) glob( DatabaseStore::folder() . '*.mmdb' ) );
		self::assertFileDoesNotExist( (string) $first[0] );
		self::assertFileExists( DatabaseStore::folder() . '.htaccess' );

		self::assertSame( 'host', $this->rest( 'DELETE', '/countries/database' )->get_data()['database']['from'] );
		self::assertSame( 'AT', $this->country( '192.0.2.1' ) );
	}

	public function test_an_address_is_followed_and_remembered(): void {
		$this->internet = array(
			'https://example.org/countries.mmdb.gz' => array(
				'status'   => 302,
				'body'     => '',
				'location' => 'https://files.example.net/1',
			),
			'https://files.example.net/1'           => array(
				'status' => 200,
				'body'   => (string) gzencode( self::other_database() ),
			),
		);
		$this->load()->from_address( 'https://example.org/countries.mmdb.gz', hash( 'sha256', $this->internet['https://files.example.net/1']['body'] ) );
		self::assertSame( 'IT', $this->country( '192.0.2.1' ) );
		self::assertSame( 'https://example.org/countries.mmdb.gz', $this->container()->get( DatabaseStore::class )->address() );
	}

	public function test_it_is_updated_every_week_while_the_owner_wants_it(): void {
		$update = new UpdateDatabase(
			$this->container()->get( DatabaseStore::class ),
			$this->load(),
			$this->container()->get( Countries::class ),
			$this->container()->get( AddonRights::class ),
			$this->container()->get( Notifications::class )
		);
		$titles = fn (): array => array_column( $this->container()->get( Notifications::class )->lists()['notifications'], 'title' );
		$url    = 'https://example.org/a.mmdb';
		$this->sign_in( 'administrator' );
		$this->rest( 'POST', '/settings', array( 'settings' => array( 'country_updates' => true ) ) );
		self::assertFalse( wp_next_scheduled( UpdateDatabase::EVENT ), 'No address was named.' );
		$this->internet[ $url ] = array(
			'status' => 200,
			'body'   => (string) file_get_contents( self::FIXTURE ),
		);
		$this->load()->from_address( $url );
		$update->follow();
		self::assertNotFalse( wp_next_scheduled( UpdateDatabase::EVENT ) );

		$this->internet[ $url ]['body'] = 'no database';
		$update->run();
		self::assertSame( array( 'AT', array( 'The database of countries was not updated' ) ), array( $this->country( '192.0.2.1' ), $titles() ) );
		$this->internet[ $url ]['body'] = self::other_database();
		$update->run();
		self::assertSame( array( 'IT', array() ), array( $this->country( '192.0.2.1' ), $titles() ) );

		$this->internet[ $url ]['body'] = (string) file_get_contents( self::FIXTURE );
		$this->license( PlanLevel::Plus );
		$update->run();
		self::assertSame( 'IT', $this->country( '192.0.2.1' ), 'Without the plan nothing is asked.' );
		$this->license( PlanLevel::Pro );
		$this->rest( 'POST', '/settings', array( 'settings' => array( 'country_updates' => false ) ) );
		self::assertFalse( wp_next_scheduled( UpdateDatabase::EVENT ) );
		$update->run();
		self::assertSame( 'IT', $this->country( '192.0.2.1' ), 'Nor when it is off.' );
	}

	/**
	 * @param array<string, array{status: int, body: string, location?: string}> $internet What is there.
	 */
	#[DataProvider( 'faults' )]
	public function test_whatever_goes_wrong_the_one_before_stays( string $address, string $sha256, array $internet, int $status, string $field ): void {
		$this->load()->from_file( self::FIXTURE, 'before.mmdb' );
		$before         = get_option( DatabaseStore::OPTION );
		$this->internet = $internet;
		try {
			$this->load()->from_address( $address, $sha256 );
			self::fail( 'It was loaded.' );
		} catch ( Failure $failure ) {
			self::assertSame( $status, $failure->status );
			self::assertSame( '' === $field ? array() : array( $field ), array_keys( $failure->params ) );
		}
		self::assertSame( $before, get_option( DatabaseStore::OPTION ) );
		self::assertSame( 'AT', $this->country( '192.0.2.1' ) );
	}

	/**
	 * @return array<string, array{string, string, array<string, array{status: int, body: string, location?: string}>, int, string}>
	 */
	public static function faults(): array {
		$url     = 'https://example.org/a.mmdb';
		$whole   = (string) file_get_contents( self::FIXTURE );
		$answers = static fn ( string $body, int $status = 200, string $location = '' ): array => array(
			$url => array( 'status' => $status, 'body' => $body ) + ( '' === $location ? array() : array( 'location' => $location ) ),
		);
		return array(
			'nobody answers'             => array( $url, '', array(), 503, '' ),
			'not found'                  => array( $url, '', $answers( 'x', 404 ), 503, '' ),
			'a page'                     => array( $url, '', $answers( '<!doctype html>' ), 422, 'address' ),
			'empty'                      => array( $url, '', $answers( '' ), 422, 'address' ),
			'half of it'                 => array( $url, '', $answers( substr( $whole, 0, 700 ) ), 422, 'address' ),
			'without countries'          => array( $url, '', $answers( str_replace( 'country_code', 'country_kode', $whole ) ), 422, 'address' ),
			'broken gzip'                => array( $url, '', $answers( "\x1f\x8b\x08garbage" ), 422, 'address' ),
			'another checksum'           => array( $url, str_repeat( 'a', 64 ), $answers( $whole ), 422, 'sha256' ),
			'not encrypted'              => array( 'http://example.org/a.mmdb', '', array(), 422, 'address' ),
			'sends on to what is not'    => array( $url, '', $answers( '', 302, 'http://example.org/b' ), 422, 'address' ),
			'sends on inside'            => array( $url, '', $answers( '', 302, 'https://inside.example/b' ), 422, 'address' ),
			'in circles'                 => array( $url, '', $answers( '', 302, $url ), 503, '' ),
			'inside'                     => array( 'https://inside.example/a', '', array(), 422, 'address' ),
			'an address of this machine' => array( 'https://127.0.0.1/a', '', array(), 422, 'address' ),
			'a file of this machine'     => array( 'file:///etc/passwd', '', array(), 422, 'address' ),
			'with a password'            => array( 'https://me:secret@example.org/a', '', array(), 422, 'address' ),
		);
	}

	public function test_a_file_that_grows_while_it_is_unpacked_is_refused(): void {
		$bomb = (string) tempnam( sys_get_temp_dir(), 'bomb' );
		$to   = gzopen( $bomb, 'wb9' );
		self::assertNotFalse( $to );
		$piece = str_repeat( "\0", 1024 * 1024 );
		for ( $size = 0; $size <= LoadDatabase::MOST_BYTES; $size += strlen( $piece ) ) {
			gzwrite( $to, $piece );
		}
		gzclose( $to );
		try {
			$this->load()->from_file( $bomb, 'bomb.gz' );
			self::fail( 'It was loaded.' );
		} catch ( Failure $failure ) {
			self::assertArrayHasKey( 'file', $failure->params );
		} finally {
			unlink( $bomb );
		}
	}

	/**
	 * @param array<string, mixed> $params Of the request.
	 */
	#[DataProvider( 'requests' )]
	public function test_bad_requests_name_the_field( string $method, string $route, array $params, int $status, string $field ): void {
		$this->sign_in( 'administrator' );
		$reply = $this->rest( $method, $route, $params );
		self::assertSame( $status, $reply->get_status() );
		self::assertSame( array( $field ), array_keys( $reply->get_data()['data']['params'] ?? array() ) );
	}

	/**
	 * @return array<string, array{string, string, array<string, mixed>, int, string}>
	 */
	public static function requests(): array {
		return array(
			'neither file nor address' => array( 'POST', '/countries/database', array(), 400, 'file' ),
			'a list'                   => array( 'POST', '/countries/database', array( 'address' => array( 'x' ) ), 400, 'address' ),
			'long'                     => array( 'POST', '/countries/database', array( 'address' => 'https://' . str_repeat( 'a', 2000 ) ), 400, 'address' ),
			'no checksum'              => array( 'POST', '/countries/database', array( 'sha256' => 'abc' ), 400, 'sha256' ),
			'no address'               => array( 'GET', '/countries/lookup', array( 'address' => 'example.org' ), 400, 'address' ),
			'spaces'                   => array( 'GET', '/countries/lookup', array( 'address' => ' ' ), 400, 'address' ),
		);
	}

	public function test_settings_are_checked(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( 'CF IPCountry', "X-A\r\nX-B", '7-Up', str_repeat( 'a', 61 ), array( 'CF-IPCountry' ), null, '<script>' ) as $bad ) {
			$reply = $this->rest( 'POST', '/settings', array( 'settings' => array( 'country_header' => $bad ) ) );
			self::assertContains( $reply->get_status(), array( 400, 422 ) );
			self::assertSame( array( 'country_header' ), array_keys( $reply->get_data()['data']['params'] ) );
		}
		foreach ( array( 'yes', 1, null, array() ) as $bad ) {
			self::assertSame( 400, $this->rest( 'POST', '/settings', array( 'settings' => array( 'store_country' => $bad ) ) )->get_status() );
		}
		self::assertSame( 200, $this->rest( 'POST', '/settings', array( 'settings' => array( 'country_header' => 'CF-IPCountry', 'store_country' => true ) ) )->get_status() );
	}

	#[DataProvider( 'choices' )]
	public function test_whatever_is_sent_as_countries_is_refused_or_stored_as_it_is( mixed $countries, int $status ): void {
		$this->sign_in( 'administrator' );
		$reply = $this->rest(
			'POST',
			'/surveys',
			array(
				'title'    => 'Here',
				'settings' => array(
					'geo_targeting' => array(
						'target'    => 'select',
						'countries' => $countries,
					),
				),
			)
		);
		self::assertSame( $status, $reply->get_status() );
		self::assertSame( 201 === $status ? 1 : 0, $this->count_rows( 'survey' ) );
		if ( 201 === $status ) {
			self::assertSame( $countries, $reply->get_data()['data']['settings']['geo_targeting']['countries'] ?? $countries );
		}
	}

	/**
	 * @return list<array{mixed, int}>
	 */
	public static function choices(): array {
		return array(
			array( array( 'AT', 'DE' ), 201 ),
			array( array(), 201 ),
			array( array( 'at' ), 400 ),
			array( array( 'AUT' ), 400 ),
			array( array( "AT' OR 1=1 --" ), 400 ),
			array( array( "AT\n" ), 400 ),
			array( array( array( 'AT' ) ), 400 ),
			array( 'Austria', 400 ),
			array( 7, 400 ),
			array( array_fill( 0, 300, 'AT' ), 400 ),
		);
	}

	public function test_site_health_says_when_it_is_missing_damaged_or_old(): void {
		$check = $this->container()->get( HealthChecks::class )->find( 'countries' );
		self::assertInstanceOf( DatabaseCheck::class, $check );
		$with = static function ( string $path ) use ( $check ): string {
			$filter = static fn (): string => $path;
			add_filter( 'userfeedback_countries_file', $filter );
			$status = $check->run()->status;
			remove_filter( 'userfeedback_countries_file', $filter );
			return $status;
		};
		self::assertSame( Finding::RECOMMENDED, $with( '' ) );
		self::assertSame( Finding::CRITICAL, $with( __FILE__ ) );
		foreach ( array( 179 => Finding::GOOD, 181 => Finding::RECOMMENDED ) as $days => $status ) {
			$file = CountriesDatabase::made_at( time() - $days * DAY_IN_SECONDS );
			self::assertSame( $status, $with( $file ), "$days days" );
			unlink( $file );
		}
		update_option( 'userfeedback_core_settings', array( 'country_header' => 'CF-IPCountry' ) );
		self::assertSame( Finding::GOOD, $with( '' ) );
	}

	public function test_uninstalling_removes_the_database_where_chosen(): void {
		$this->load()->from_file( self::FIXTURE, 'a.mmdb' );
		$uninstall = fn () => ( new Uninstaller( $this->wpdb() ) )->run_addon( 'geo-restrictions', array( DatabaseStore::OPTION ), array(), array( 'userfeedback-geo-restrictions' ) );
		$uninstall();
		self::assertCount( 1, (array) glob( DatabaseStore::folder() . '*.mmdb' ) );
		update_option( 'userfeedback_core_settings', array( 'uninstall_remove_data' => true ) );
		$uninstall();
		self::assertDirectoryDoesNotExist( DatabaseStore::folder() );
		self::assertFalse( get_option( DatabaseStore::OPTION ) );
	}
}
