<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Access;

use UserFeedback\Plan\LicenseSchedule;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\AjaxTable;
use UserFeedback\Tests\CallsAjax;
use UserFeedback\Tests\IntegrationTestCase;
use WP_Error;

/**
 * Who may call which admin-ajax action (SEC-A3, SEC-I1, SEC-L1, SEC-N7), for
 * every action of the table: five roles, without nonce, with a stale one and
 * with a valid one.
 */
final class AjaxMatrixTest extends IntegrationTestCase {

	use CallsAjax;

	/**
	 * Addresses that somebody wanted to call.
	 *
	 * @var list<string>
	 */
	private array $requests = array();

	protected function setUp(): void {
		parent::setUp();
		AjaxTable::register();
		$this->requests = array();
		add_filter( 'pre_http_request', array( $this, 'no_network' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'no_network' ) );
		wp_unschedule_hook( LicenseSchedule::EVENT );
		foreach ( array( 'userfeedback_core_dismissed', 'userfeedback_core_blurb' ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
		parent::tearDown();
	}

	/**
	 * Refuses every request and notes it.
	 *
	 * @param mixed                $given     Unused.
	 * @param array<string, mixed> $arguments Unused.
	 */
	public function no_network( mixed $given, array $arguments, string $url ): WP_Error {
		$this->requests[] = $url;
		return new WP_Error( 'no_network', 'There is no network here.' );
	}

	public function test_the_table_lists_exactly_the_actions_that_are_registered(): void {
		$listed = array_column( AjaxTable::all(), 'action' );
		sort( $listed );
		self::assertSame( $listed, AjaxTable::registered( 'wp_ajax_' ) );
	}

	public function test_visitors_may_ask_for_their_facts_and_nothing_else(): void {
		$listed = array_column(
			array_filter( AjaxTable::all(), static fn ( array $action ): bool => 'visitor' === $action['needs'] ),
			'action'
		);
		self::assertSame( $listed, AjaxTable::registered( 'wp_ajax_nopriv_' ) );
		self::assertSame( array( 'userfeedback_visitor_facts' ), $listed );
	}

	public function test_only_administrators_with_a_fresh_nonce_come_through(): void {
		foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->check( $role, array() );
		}
		$this->check( 'administrator', array( 'read', 'manage', 'install', 'activate' ) );
	}

	public function test_delegated_roles_hide_notices_for_themselves_and_headers_open_nothing(): void {
		$this->container()->get( SettingsRepository::class )->save(
			array(
				'create_edit_surveys' => array( 'editor' ),
				'view_results'        => array( 'editor' ),
				'delete_surveys'      => array( 'editor' ),
			)
		);
		$_SERVER['HTTP_REFERER']   = admin_url();
		$_SERVER['HTTP_ORIGIN']    = home_url();
		$_SERVER['HTTP_X_API_KEY'] = 'secret';
		$this->check( 'editor', array( 'read' ) );
		$this->check( '', array() );
	}

	public function test_i1_plugins_need_the_capabilities_of_wordpress_too(): void {
		$this->without(
			array( 'install_plugins' ),
			fn () => $this->check( 'administrator', array( 'read', 'manage', 'activate' ) )
		);
		$this->without(
			array( 'activate_plugins' ),
			fn () => $this->check( 'administrator', array( 'read', 'manage', 'install' ) )
		);
		$this->without(
			array( 'install_plugins', 'activate_plugins' ),
			fn () => $this->check( 'administrator', array( 'read', 'manage' ) )
		);
	}

	public function test_i1_the_capabilities_of_wordpress_alone_are_not_enough(): void {
		$grant = static fn ( array $caps ): array => array(
			'install_plugins'  => true,
			'activate_plugins' => true,
		) + $caps;
		add_filter( 'user_has_cap', $grant );
		try {
			$this->check( 'editor', array() );
		} finally {
			remove_filter( 'user_has_cap', $grant );
		}
	}

	public function test_i1_nothing_is_installed_where_files_may_not_change(): void {
		add_filter( 'file_mod_allowed', '__return_false' );
		try {
			$this->check( 'administrator', array( 'read', 'manage', 'activate' ) );
		} finally {
			remove_filter( 'file_mod_allowed', '__return_false' );
		}
	}

	public function test_n7_a_call_without_our_nonce_changes_no_option(): void {
		$this->sign_in( 'administrator' );
		$before = $this->options();
		foreach ( AjaxTable::all() as $action ) {
			if ( 'visitor' !== $action['needs'] ) {
				$this->ajax( $action['action'], $action['params'], '' );
			}
		}
		self::assertSame( $before, $this->options() );
		self::assertSame( array(), $this->requests );
	}

	/**
	 * Calls every action as a role.
	 *
	 * @param string       $role Role, '' for a visitor whom something let in.
	 * @param list<string> $has  What the role may.
	 */
	private function check( string $role, array $has ): void {
		foreach ( AjaxTable::all() as $action ) {
			if ( 'visitor' === $action['needs'] ) {
				continue;
			}
			foreach ( array( 'valid', 'stale', '' ) as $nonce ) {
				$this->sign_in( $role );
				$answer  = $this->ajax( $action['action'], $action['params'], $nonce );
				$code    = $answer['data']['code'] ?? '';
				$name    = "{$role}: {$action['action']}, nonce '{$nonce}'";
				$allowed = 'valid' === $nonce && in_array( $action['needs'], $has, true );
				if ( $allowed ) {
					self::assertNotSame( 'userfeedback_forbidden', $code, $name );
				} else {
					self::assertSame(
						array( false, 'userfeedback_forbidden' ),
						array( $answer['success'], $code ),
						$name
					);
				}
			}
		}
		self::assertSame( array(), $this->requests, 'No call of the table asks anybody.' );
	}

	/**
	 * Does something while nobody has some capabilities.
	 *
	 * @param list<string>     $missing Capabilities.
	 * @param callable(): void $work    What to do.
	 */
	private function without( array $missing, callable $work ): void {
		$filter = static fn ( array $caps ): array => array_diff_key( $caps, array_flip( $missing ) );
		add_filter( 'user_has_cap', $filter );
		try {
			$work();
		} finally {
			remove_filter( 'user_has_cap', $filter );
		}
	}

	/**
	 * All options, to prove that none changed.
	 *
	 * @return array<mixed>
	 */
	private function options(): array {
		return (array) $this->wpdb()->get_results(
			"SELECT option_name, option_value FROM {$this->wpdb()->options} WHERE option_name NOT LIKE '\\_transient%' AND option_name NOT LIKE '\\_site\\_transient%' ORDER BY option_name",
			ARRAY_A
		);
	}
}
