<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Access;

use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;
use UserFeedback\Tests\RouteTable;
use WP_Error;

/**
 * Who may call which route (SEC-A3), for every route of the table:
 * visitors, five roles and three delegated roles, without nonce, with a stale
 * one and with a valid one.
 */
final class RoleMatrixTest extends IntegrationTestCase {

	/**
	 * Role => the settings that give it something.
	 */
	private const DELEGATED = array(
		'author'      => 'create_edit_surveys',
		'contributor' => 'view_results',
		'editor'      => 'delete_surveys',
	);

	protected function tearDown(): void {
		unset( $GLOBALS['wp_rest_auth_cookie'] );
		parent::tearDown();
	}

	public function test_without_delegation_only_administrators_may_anything(): void {
		foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->check( $role, array() );
		}
		$this->check( 'administrator', array( 'edit', 'view', 'delete', 'manage' ) );
	}

	public function test_a_delegated_role_may_what_it_was_given_and_nothing_else(): void {
		$this->container()->get( SettingsRepository::class )->save(
			array_map( static fn ( string $role ): array => array( $role ), array_flip( self::DELEGATED ) )
		);
		$this->check( 'author', array( 'edit' ) );
		$this->check( 'contributor', array( 'view' ) );
		$this->check( 'editor', array( 'delete' ) );
		$this->check( 'subscriber', array() );
		$this->check( '', array() );
		$this->check( 'administrator', array( 'edit', 'view', 'delete', 'manage' ) );
	}

	public function test_headers_that_anybody_can_send_open_nothing(): void {
		$_SERVER['HTTP_REFERER']   = admin_url();
		$_SERVER['HTTP_ORIGIN']    = home_url();
		$_SERVER['HTTP_X_API_KEY'] = 'secret';
		$this->check( '', array() );
	}

	/**
	 * Calls every route as a role.
	 *
	 * @param string       $role Role, '' for a visitor.
	 * @param list<string> $has  What it may.
	 */
	private function check( string $role, array $has ): void {
		foreach ( RouteTable::all() as $route ) {
			$name    = "{$role}: {$route['method']} {$route['route']}";
			$public  = array() === $route['needs'];
			$allowed = $public || array() !== array_intersect( $route['needs'], $has );
			$refused = '' === $role ? 401 : 403;

			$status = $this->status_with_nonce( $role, 'valid', $route );
			if ( $allowed ) {
				self::assertNotContains( $status, array( 400, 401, 403 ), "{$name}, valid nonce" );
			} else {
				self::assertSame( $refused, $status, "{$name}, valid nonce" );
			}
			if ( '' !== $role ) {
				$status = $this->status_with_nonce( $role, '', $route );
				$public
					? self::assertNotContains( $status, array( 400, 401, 403 ), "{$name}, no nonce" )
					: self::assertSame( 401, $status, "{$name}, no nonce" );
				self::assertSame( 403, $this->status_with_nonce( $role, 'stale', $route ), "{$name}, stale nonce" );
			}
		}
	}

	/**
	 * Status of a call that a browser makes with the cookies of a user.
	 *
	 * @param string $role  Role, '' for a visitor.
	 * @param string $nonce valid, stale or '' for none.
	 * @param array{method: string, route: string, needs: list<string>, path: string, params: array<string, mixed>} $route The call.
	 */
	private function status_with_nonce( string $role, string $nonce, array $route ): int {
		$this->sign_in( $role );
		// Core sets this when cookies signed the user in; without it, it checks no nonce.
		$GLOBALS['wp_rest_auth_cookie'] = '' !== $role; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		unset( $_SERVER['HTTP_X_WP_NONCE'] );
		if ( '' !== $nonce && '' !== $role ) {
			$_SERVER['HTTP_X_WP_NONCE'] = 'valid' === $nonce ? wp_create_nonce( 'wp_rest' ) : '0123456789';
		}
		$verdict = apply_filters( 'rest_authentication_errors', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's own.
		if ( $verdict instanceof WP_Error ) {
			return (int) ( $verdict->get_error_data()['status'] ?? 0 );
		}
		return $this->rest( $route['method'], $route['path'], $route['params'] )->get_status();
	}
}
