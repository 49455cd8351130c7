<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Access\Capability;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * The settings option, and the access lists in it (A99, ACC-01 to ACC-04).
 */
final class SettingsRepositoryTest extends IntegrationTestCase {

	public function test_a_fresh_site_has_defaults_and_reading_stores_nothing(): void {
		$settings = $this->settings();
		self::assertSame( array( 'administrator' ), $settings->items( 'view_results' ) );
		self::assertFalse( $settings->flag( 'uninstall_remove_data' ) );
		self::assertFalse( get_option( SettingsRepository::OPTION ) );
	}

	public function test_unknown_keys_and_values_of_another_type_are_dropped_and_others_stay(): void {
		update_option( SettingsRepository::OPTION, array( 'widget_color' => '#abcdef' ) );
		$settings = $this->settings();
		$settings->save(
			array(
				'view_results'          => array( 'author' ),
				'delete_surveys'        => 'author',
				'create_edit_surveys'   => array( 1 ),
				'uninstall_remove_data' => 'yes',
				'evil'                  => true,
			)
		);
		$stored = get_option( SettingsRepository::OPTION );
		self::assertIsArray( $stored );
		self::assertSame( '#abcdef', $stored['widget_color'] );
		self::assertSame( array( 'administrator', 'author' ), $settings->items( 'view_results' ) );
		self::assertSame( array( 'administrator' ), $settings->items( 'delete_surveys' ) );
		self::assertSame( array( 'administrator' ), $settings->items( 'create_edit_surveys' ) );
		self::assertFalse( $settings->flag( 'uninstall_remove_data' ) );
		self::assertArrayNotHasKey( 'evil', $stored );
	}

	public function test_a_save_keeps_what_another_process_saved_meanwhile(): void {
		$settings = $this->settings();
		foreach ( array( true, false ) as $is_first ) {
			$this->save_elsewhere( array( 'anonymous_responses' => $is_first ) );
			$settings->save( array( 'smallest_group' => 7 ) );
			self::assertSame( $is_first, $settings->flag( 'anonymous_responses' ) );
			self::assertSame( 7, $settings->number( 'smallest_group' ) );
		}
	}

	/**
	 * Writes the row and leaves this process's cache as it is.
	 *
	 * @param array<string, mixed> $values Key => value; all there are.
	 */
	private function save_elsewhere( array $values ): void {
		get_option( SettingsRepository::OPTION );
		$this->wpdb()->replace(
			$this->wpdb()->options,
			array( 'option_name' => SettingsRepository::OPTION, 'option_value' => maybe_serialize( $values ), 'autoload' => 'on' )
		);
	}

	public function test_what_deletes_data_is_known_as_on_the_screen(): void {
		$registry = $this->container()->get( SettingsRegistry::class );
		$cases    = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/settings-deletes.json' ), true );
		self::assertIsArray( $cases );
		$deleting = array();
		foreach ( $cases as $case ) {
			$setting = $registry->find( $case['key'] );
			self::assertNotNull( $setting, $case['key'] );
			self::assertSame( $case['deletes'], $setting->would_delete( $case['before'], $case['after'] ), (string) wp_json_encode( $case ) );
			$deleting[ $case['key'] ] = true;
		}
		foreach ( $registry->all() as $key => $setting ) {
			foreach ( array( array( 0, 1 ), array( false, true ) ) as $change ) {
				self::assertTrue( isset( $deleting[ $key ] ) || ! $setting->would_delete( ...$change ), $key );
			}
		}
	}

	public function test_no_line_break_passes_at_the_end_of_a_pattern(): void {
		$color = $this->container()->get( SettingsRegistry::class )->find( 'widget_color' );
		self::assertSame( '', $color?->misfit( '#abcdef' ) );
		self::assertNotSame( '', $color?->misfit( "#abcdef\n" ) );
	}

	public function test_a_broken_option_counts_as_none(): void {
		update_option( SettingsRepository::OPTION, 'not an array' );
		self::assertSame( array( 'administrator' ), $this->settings()->items( 'view_results' ) );
		self::assertFalse( user_can( (int) username_exists( 'author' ), Capability::View->value ) );
	}

	public function test_lists_of_roles_work_at_once_and_administrators_never_need_them(): void {
		$settings = $this->settings();
		$author   = (int) username_exists( 'author' );
		$admin    = (int) username_exists( 'admin' );
		$settings->save( array( 'create_edit_surveys' => array( 'author', 'no_such_role' ) ) );
		self::assertTrue( user_can( $author, Capability::Edit->value ) );
		self::assertFalse( user_can( $author, Capability::View->value ) );
		self::assertFalse( user_can( $author, Capability::Manage->value ) );
		self::assertFalse( user_can( $author, 'manage_options' ) );
		$settings->save( array( 'create_edit_surveys' => array() ) );
		self::assertFalse( user_can( $author, Capability::Edit->value ) );
		foreach ( Capability::cases() as $capability ) {
			self::assertTrue( user_can( $admin, $capability->value ), $capability->name );
			self::assertFalse( user_can( 0, $capability->value ), $capability->name );
		}
	}

	private function settings(): SettingsRepository {
		return $this->container()->get( SettingsRepository::class );
	}
}
