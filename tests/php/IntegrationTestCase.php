<?php
declare(strict_types=1);

namespace UserFeedback\Tests;

use PHPUnit\Framework\TestCase;
use UserFeedback\Container;
use UserFeedback\Database\AddonTables;
use UserFeedback\Database\Database;
use UserFeedback\Database\Migrator;
use UserFeedback\Demo\DevelopmentLicense;
use UserFeedback\Plan\License;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\PlanLevel;
use UserFeedback\Plugin;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

/**
 * A test inside a real WordPress with a real database.
 *
 * Every test begins with our tables and options empty, signed out, and fails
 * when it leaves a PHP notice or a database error behind. There is no outer
 * transaction: the code under test commits its own.
 */
abstract class IntegrationTestCase extends TestCase {

	/**
	 * Users that the test site has, by role.
	 */
	protected const ROLES = array(
		'administrator' => 'admin',
		'editor'        => 'editor',
		'author'        => 'author',
		'contributor'   => 'contributor',
		'subscriber'    => 'subscriber',
	);

	private string $log = '';

	private string $wordpress_log = '';

	private string $expected_log = '';

	/**
	 * Superglobals as they were: changes of a test must not reach the next one.
	 *
	 * @var array{array<mixed>, array<mixed>, array<mixed>, array<mixed>}
	 */
	private array $request = array( array(), array(), array(), array() );

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		WordPress::load();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->request       = array( $_SERVER, $_GET, $_POST, $_COOKIE ); // phpcs:ignore WordPress.Security.NonceVerification -- Kept to be restored.
		$this->expected_log  = '';
		$this->log           = (string) tempnam( sys_get_temp_dir(), 'userfeedback-log-' );
		$this->wordpress_log = (string) ini_set( 'error_log', $this->log );
		$this->reset();
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->wordpress_log );
		list( $_SERVER, $_GET, $_POST, $_COOKIE ) = $this->request; // phpcs:ignore WordPress.Security.NonceVerification -- Restored, not read.
		$logged                                   = (string) file_get_contents( $this->log );
		unlink( $this->log );
		if ( '' === $this->expected_log ) {
			self::assertSame( '', $logged, 'The test left messages in the error log.' );
		} else {
			self::assertMatchesRegularExpression( $this->expected_log, $logged );
		}
		parent::tearDown();
	}

	/**
	 * Calls that are limited by the minute, again where a new minute began between them.
	 *
	 * @template T
	 * @param callable(): T $calls As a visitor who is another one each time.
	 * @return T
	 */
	protected static function within_a_minute( callable $calls ): mixed {
		do {
			$minute = intdiv( time(), 60 );
			$result = $calls();
		} while ( intdiv( time(), 60 ) !== $minute );
		return $result;
	}

	/**
	 * Says that this test makes WordPress log something, for example a database error.
	 *
	 * @param string $pattern Regular expression that the log must match.
	 */
	protected function expect_log( string $pattern ): void {
		$this->expected_log = $pattern;
	}

	/**
	 * Our tables and options as on a fresh installation; nobody signed in.
	 */
	protected function reset(): void {
		$wpdb = $this->wpdb();
		foreach ( $this->container()->get( Database::class )->tables() as $table ) {
			$wpdb->query( 'DELETE FROM ' . $this->table( $table ) );
		}
		$names = $wpdb->get_col(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'userfeedback\\_core\\_%' OR option_name LIKE '\\_transient%userfeedback%'"
		);
		foreach ( $names as $name ) {
			// The schema's version belongs to the tables, which stay.
			if ( is_string( $name ) && ! in_array( $name, $this->kept_options(), true ) ) {
				delete_option( $name );
			}
		}
		wp_cache_flush();
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', 0 );
		wp_set_current_user( 0 );
		$this->license( PlanLevel::Elite );
	}

	/**
	 * Gives the site a valid license, or takes it away. Every test begins with
	 * the highest plan and all addons active, so that nothing is locked.
	 */
	protected function license( ?PlanLevel $plan ): void {
		if ( null === $plan ) {
			$this->container()->get( LicenseStore::class )->save_site( License::none() );
		} else {
			DevelopmentLicense::save( $plan );
		}
	}

	/**
	 * Options that describe the database and not its content.
	 *
	 * @return list<string>
	 */
	protected function kept_options(): array {
		return array(
			Migrator::VERSION_OPTION,
			Migrator::VERSION_OPTION . '_post-ratings',
			Migrator::VERSION_OPTION . '_heatmaps',
			Migrator::VERSION_OPTION . '_google-drive',
			AddonTables::OPTION,
		);
	}

	/**
	 * Signs a user of a role in.
	 *
	 * @param string $role Key of ROLES, or '' for nobody.
	 */
	protected function sign_in( string $role ): int {
		$user = '' === $role ? false : get_user_by( 'login', self::ROLES[ $role ] );
		$id   = false === $user ? 0 : $user->ID;
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Calls one of our routes as the current user.
	 *
	 * @param string               $route  Below `userfeedback/v1`, beginning with a slash.
	 * @param array<string, mixed> $params Query for GET and DELETE with no body, JSON body otherwise.
	 */
	protected function rest( string $method, string $route, array $params = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/userfeedback/v1' . $route );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return rest_do_request( $request );
	}

	/**
	 * Number of rows in one of our tables.
	 *
	 * @param string               $table One of Database::TABLES.
	 * @param array<string, mixed> $where Column => value, all must be equal.
	 */
	protected function count_rows( string $table, array $where = array() ): int {
		$conditions = '1 = 1';
		foreach ( $where as $column => $value ) {
			$conditions .= $this->wpdb()->prepare( ' AND %i = %s', $column, $value );
		}
		return (int) $this->wpdb()->get_var(
			'SELECT COUNT(*) FROM ' . $this->table( $table ) . ' WHERE ' . $conditions
		);
	}

	/**
	 * Rows of all our tables, to prove that nothing was stored.
	 *
	 * @return array<string, int>
	 */
	protected function count_all_rows(): array {
		$counts = array();
		foreach ( Database::TABLES as $table ) {
			$counts[ $table ] = $this->count_rows( $table );
		}
		return $counts;
	}

	/**
	 * Full name of one of our tables.
	 *
	 * @param string $table One of Database::TABLES.
	 */
	protected function table( string $table ): string {
		return $this->wpdb()->prefix . 'userfeedback_' . $table;
	}

	/**
	 * The plugin's container.
	 */
	protected function container(): Container {
		return Plugin::container();
	}

	/**
	 * What a piece of work asks the database, beginning with an empty cache.
	 *
	 * @param callable(): mixed $work Any.
	 * @return list<string> Statements.
	 */
	protected function queries_of( callable $work ): array {
		$asked = array();
		$spy   = static function ( string $sql ) use ( &$asked ): string {
			$asked[] = $sql;
			return $sql;
		};
		wp_cache_flush();
		add_filter( 'query', $spy );
		$work();
		remove_filter( 'query', $spy );
		return $asked;
	}

	/**
	 * WordPress's connection.
	 */
	protected function wpdb(): wpdb {
		global $wpdb;
		return $wpdb;
	}

	/**
	 * A second connection, as of another request.
	 */
	protected function other_connection(): wpdb {
		$names = array( 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' );
		return new wpdb( ...array_map( static fn ( string $name ): string => (string) constant( $name ), $names ) );
	}
}
