<?php
declare(strict_types=1);

namespace UserFeedback\Display;

/**
 * Reads stored settings without trusting their shape: a survey saved by an
 * older version, or edited in the database, must not break a visitor's page.
 */
final class Fields {

	/**
	 * @param array<mixed> $fields Decoded JSON.
	 */
	public function __construct( private array $fields ) {}

	public function part( string $name ): self {
		return new self( $this->items( $name ) );
	}

	/**
	 * A list or map.
	 *
	 * @return array<mixed>
	 */
	public function items( string $name ): array {
		$value = $this->fields[ $name ] ?? null;
		return is_array( $value ) ? $value : array();
	}

	public function text( string $name, string $fallback = '' ): string {
		$value = $this->fields[ $name ] ?? null;
		return is_string( $value ) || is_int( $value ) ? (string) $value : $fallback;
	}

	/**
	 * A text, or the fallback when it is missing or empty.
	 *
	 * @param string $fallback When it is missing or empty.
	 */
	public function filled( string $name, string $fallback ): string {
		$value = $this->text( $name );
		return '' === $value ? $fallback : $value;
	}

	/**
	 * A text of a closed set.
	 *
	 * @param list<string> $allowed First one is the fallback.
	 */
	public function choice( string $name, array $allowed ): string {
		$value = $this->text( $name );
		return in_array( $value, $allowed, true ) ? $value : $allowed[0];
	}

	public function number( string $name, int $fallback = 0 ): int {
		$value = $this->fields[ $name ] ?? null;
		return is_numeric( $value ) ? (int) $value : $fallback;
	}

	/**
	 * A yes/no field.
	 */
	public function flag( string $name, bool $fallback = false ): bool {
		$value = $this->fields[ $name ] ?? null;
		return is_bool( $value ) ? $value : $fallback;
	}
}
