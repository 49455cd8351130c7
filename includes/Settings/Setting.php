<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;

/**
 * One setting of the plugin: its key, its default, what may be stored and who may change it (STG-49, A98).
 */
final class Setting {

	/**
	 * @param string                          $key      E.g. `smallest_group`.
	 * @param mixed                           $default  The default, as JSON has it.
	 * @param array<string, mixed>            $schema   REST schema with bounds; `Rest\Schema` makes the common ones.
	 * @param (Closure(mixed, array<string, mixed>): string)|null $check Called after the schema, with all open settings as they would be; '' or a translated sentence.
	 * @param (Closure(mixed): mixed)|null    $clean    Called when it is read, and before it is stored without $keep.
	 * @param string                          $feature  Key of `Plan\Offers` that must be open; a locked setting keeps its stored value.
	 * @param bool                            $refused_alone Where the check refuses the value, the others are saved all the same (A19).
	 * @param bool                            $is_secret Is never in a reply or an exported file.
	 * @param (Closure(mixed, mixed): bool)|null $deletes Whether a change from the first value to the second deletes data, now or when the plugin goes; an import asks for a yes before.
	 * @param (Closure(mixed, mixed): mixed)|null $keep Makes what is stored of a new value and of the stored one, null without; else the cleaned value is stored.
	 */
	public function __construct(
		public readonly string $key,
		public readonly mixed $default,
		public readonly array $schema,
		private ?Closure $check = null,
		private ?Closure $clean = null,
		public readonly string $feature = '',
		public readonly bool $refused_alone = false,
		public readonly bool $is_secret = false,
		private ?Closure $deletes = null,
		private ?Closure $keep = null
	) {}

	/**
	 * Whether a change deletes data, so that an import must not make it without a yes.
	 * src/admin-settings/misc/deletes.ts decides the same for the screen.
	 */
	public function would_delete( mixed $before, mixed $after ): bool {
		return null !== $this->deletes && ( $this->deletes )( $before, $after );
	}

	/**
	 * Why a value does not fit the schema.
	 *
	 * @return string '' or a translated sentence.
	 */
	public function misfit( mixed $value ): string {
		if ( ! self::has_type( $this->schema, $value ) ) {
			$types = (array) ( $this->schema['type'] ?? array() );
			/* translators: 1: key of a setting, 2: list of types, e.g. "boolean". */
			return sprintf( __( '%1$s must be of type %2$s.', 'userfeedback' ), $this->key, implode( ', ', $types ) );
		}
		$words = $this->schema['enum'] ?? null;
		if ( is_array( $words ) && ! in_array( $value, $words, true ) ) {
			// Core's sentence leaves an empty word out.
			$choices = implode( ', ', array_map( 'wp_json_encode', $words ) );
			/* translators: 1: key of a setting, 2: list of values, e.g. "all", "none". */
			return sprintf( __( '%1$s must be one of %2$s.', 'userfeedback' ), $this->key, $choices );
		}
		$valid = rest_validate_value_from_schema( $value, $this->schema, $this->key );
		return is_wp_error( $valid ) ? $valid->get_error_message() : '';
	}

	/**
	 * What is wrong with a value that fits the schema.
	 *
	 * @param array<string, mixed> $all All settings that this site may change, as they would be.
	 * @return string '' or a translated sentence.
	 */
	public function complaint( mixed $value, array $all ): string {
		return null === $this->check ? '' : ( $this->check )( $value, $all );
	}

	/**
	 * Whether this site may change it now.
	 *
	 * @param array<string, array{allowed: bool, state: string, plan: string, addon: string}> $rights By feature.
	 */
	public function is_open( array $rights ): bool {
		return '' === $this->feature || ( $rights[ $this->feature ]['allowed'] ?? false );
	}

	/**
	 * The value as it counts: roles that are gone are left out, for example.
	 */
	public function clean( mixed $value ): mixed {
		return null === $this->clean ? $value : ( $this->clean )( $value );
	}

	/**
	 * What is stored of a new value.
	 *
	 * @param mixed $stored What is stored now, null without.
	 */
	public function to_store( mixed $value, mixed $stored ): mixed {
		return null === $this->keep ? $this->clean( $value ) : ( $this->keep )( $value, $stored );
	}

	/**
	 * A stored value as it counts; the default in place of one that an older version or a person with a database
	 * tool left.
	 */
	public function read( mixed $stored ): mixed {
		return $this->clean( '' === $this->misfit( $stored ) ? $stored : $this->default );
	}

	/**
	 * Whether a value has the JSON type of its schema. Core takes "no" for a boolean and "a,b" for a list, because
	 * its forms send texts; ours send JSON.
	 *
	 * @param array<string, mixed> $schema REST schema.
	 */
	private static function has_type( array $schema, mixed $value ): bool {
		foreach ( (array) ( $schema['type'] ?? array() ) as $type ) {
			$fits = match ( $type ) {
				'boolean' => is_bool( $value ),
				'integer' => is_int( $value ),
				'number'  => is_int( $value ) || is_float( $value ),
				'string'  => is_string( $value ),
				'null'    => null === $value,
				'array'   => is_array( $value ) && array_is_list( $value ) && self::all_have_type(
					array_fill_keys( array_keys( $value ), $schema['items'] ?? array() ),
					$value
				),
				'object'  => is_array( $value ) && ( array() === $value || ! array_is_list( $value ) )
					&& self::all_have_type( $schema['properties'] ?? array(), $value ),
				default   => false,
			};
			if ( $fits ) {
				return true;
			}
		}
		return ! isset( $schema['type'] );
	}

	/**
	 * @param array<array<string, mixed>> $schemas By key.
	 * @param array<mixed>                $values  By key.
	 */
	private static function all_have_type( array $schemas, array $values ): bool {
		foreach ( array_intersect_key( $schemas, $values ) as $key => $schema ) {
			if ( ! self::has_type( $schema, $values[ $key ] ) ) {
				return false;
			}
		}
		return true;
	}
}
