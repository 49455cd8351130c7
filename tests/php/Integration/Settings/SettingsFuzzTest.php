<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Settings\Setting;
use UserFeedback\Settings\SettingsRegistry;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\IntegrationTestCase;

/**
 * Every registered setting with values of every kind (A98): stored as its schema allows, or a 4xx that names the key
 * and leaves the option as it was. Settings that later features register are covered as well.
 */
final class SettingsFuzzTest extends IntegrationTestCase {

	public function test_every_setting_stores_what_its_schema_allows_and_nothing_else(): void {
		$this->sign_in( 'administrator' );
		$settings = $this->container()->get( SettingsRepository::class );
		foreach ( $this->registry()->all() as $key => $setting ) {
			foreach ( self::values() as $name => $value ) {
				$before = get_option( SettingsRepository::OPTION );
				$reply  = $this->rest( 'POST', '/settings', array( 'settings' => array( $key => $value, 'nonsense' => $value ) ) );
				$status = $reply->get_status();
				$about  = "$key, $name";
				self::assertContains( $status, array( 200, 400, 422 ), $about );
				if ( '' !== $setting->misfit( $value ) ) {
					self::assertSame( 400, $status, $about );
				}
				if ( 200 === $status ) {
					self::assertSame( '', $setting->misfit( $settings->value( $key ) ), $about );
					self::assertArrayNotHasKey( 'nonsense', (array) get_option( SettingsRepository::OPTION ) );
				} else {
					self::assertSame( array( $key ), array_keys( $reply->get_data()['data']['params'] ), $about );
					self::assertSame( $before, get_option( SettingsRepository::OPTION ), $about );
				}
			}
		}
	}

	public function test_a_stored_value_of_any_kind_reads_as_one_that_fits(): void {
		$registry = $this->registry()->all();
		foreach ( self::values() as $name => $value ) {
			update_option( SettingsRepository::OPTION, array_map( static fn (): mixed => $value, $registry ) );
			foreach ( $this->container()->get( SettingsRepository::class )->all() as $key => $read ) {
				self::assertSame( '', $registry[ $key ]->misfit( $read ), "$key, $name" );
			}
		}
	}

	public function test_every_schema_has_bounds_and_every_default_fits(): void {
		foreach ( $this->registry()->all() as $key => $setting ) {
			self::assertSame( '', $setting->misfit( $setting->default ), $key );
			self::assertSame( '', $setting->complaint( $setting->default, array() ), $key );
			self::assertSame( array(), self::unbounded( $setting->schema, $key ) );
		}
	}

	public function test_a_key_can_be_taken_once(): void {
		$registry = new SettingsRegistry();
		$registry->add( new Setting( 'a', false, array( 'type' => 'boolean' ) ) );
		$this->expectException( \LogicException::class );
		$registry->add( new Setting( 'a', false, array( 'type' => 'boolean' ) ) );
	}

	public function test_a_body_that_is_no_map_is_refused(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( array(), array( 'settings' => 'x' ), array( 'settings' => 7 ), array( 'settings' => null ) ) as $body ) {
			self::assertSame( 400, $this->rest( 'POST', '/settings', $body )->get_status(), (string) wp_json_encode( $body ) );
		}
		self::assertSame( 200, $this->rest( 'POST', '/settings', array( 'settings' => array() ) )->get_status() );
		self::assertFalse( get_option( SettingsRepository::OPTION ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function values(): array {
		$deep = array();
		for ( $level = 0; $level < 100; $level++ ) {
			$deep = array( 'a' => $deep );
		}
		return array(
			'null'           => null,
			'true'           => true,
			'text of a flag' => 'true',
			'zero'           => 0,
			'minus one'      => -1,
			'fraction'       => 1.5,
			'huge number'    => PHP_INT_MAX,
			'number as text' => '5',
			'empty text'     => '',
			'text'           => 'maybe',
			'huge text'      => str_repeat( 'a', 300000 ),
			'markup'         => '<script>alert(1)</script>',
			'NUL'            => "a\0b",
			'line breaks'    => "a@example.com\r\nBcc: b@example.com",
			'script address' => 'javascript:alert(1)',
			'empty list'     => array(),
			'list of texts'  => array( 'editor' ),
			'list of lists'  => array( array( 'editor' ) ),
			'mixed list'     => array( 'editor', 1, null ),
			'huge list'      => array_fill( 0, 5000, 'editor' ),
			'map'            => array( 'a' => 'b' ),
			'font'           => array( 'family' => 'Lora', 'weight' => '400' ),
			'font and more'  => array( 'family' => 'Lora', 'weight' => '400', 'x' => 1 ),
			'deep map'       => $deep,
		);
	}

	/**
	 * Parts of a schema that have no end.
	 *
	 * @param array<string, mixed> $schema REST schema.
	 * @return list<string>
	 */
	private static function unbounded( array $schema, string $path ): array {
		$types = (array) ( $schema['type'] ?? 'any' );
		$found = array();
		$ends  = array(
			'any'     => array(),
			'string'  => array( 'enum', 'maxLength', 'pattern' ),
			'integer' => array( 'maximum' ),
			'number'  => array( 'maximum' ),
			'array'   => array( 'maxItems' ),
			'object'  => array( 'properties', 'maxProperties' ),
		);
		foreach ( $types as $type ) {
			if ( isset( $ends[ $type ] ) && array() === array_intersect( $ends[ $type ], array_keys( $schema ) ) ) {
				$found[] = $path;
			}
		}
		foreach ( $schema['properties'] ?? array() as $name => $part ) {
			$found = array( ...$found, ...self::unbounded( $part, "{$path}[{$name}]" ) );
		}
		return isset( $schema['items'] ) ? array( ...$found, ...self::unbounded( $schema['items'], "{$path}[]" ) ) : $found;
	}

	private function registry(): SettingsRegistry {
		return $this->container()->get( SettingsRegistry::class );
	}
}
