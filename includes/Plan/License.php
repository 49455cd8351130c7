<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use DateTimeImmutable;

/**
 * A license as the site knows it (ENT-32). While the vendor is unreachable, it keeps its plan until the grace
 * period ends.
 */
final class License {

	/**
	 * @param string                 $key         The key, whole. Never leaves the server.
	 * @param PlanLevel|null         $plan        What was bought; null when the vendor never named one we know.
	 * @param LicenseStatus          $status      What the vendor said last.
	 * @param string                 $expires     Date YYYY-MM-DD, 'lifetime', or '' when unknown.
	 * @param DateTimeImmutable|null $checked_at  Last answer of the vendor, UTC.
	 * @param DateTimeImmutable|null $grace_until Until when an unreachable vendor changes nothing, UTC.
	 */
	public function __construct(
		public readonly string $key,
		public readonly ?PlanLevel $plan,
		public readonly LicenseStatus $status,
		public readonly string $expires = '',
		public readonly ?DateTimeImmutable $checked_at = null,
		public readonly ?DateTimeImmutable $grace_until = null
	) {}

	/**
	 * No license.
	 */
	public static function none(): self {
		return new self( '', null, LicenseStatus::None );
	}

	/**
	 * The effective plan at a given time, or null.
	 */
	public function plan_at( DateTimeImmutable $now ): ?PlanLevel {
		return match ( $this->status ) {
			LicenseStatus::Valid       => $this->plan,
			LicenseStatus::Unreachable => $this->is_grace_over( $now ) ? null : $this->plan,
			default                    => null,
		};
	}

	/**
	 * Whether the vendor has been unreachable for too long.
	 */
	public function is_grace_over( DateTimeImmutable $now ): bool {
		return LicenseStatus::Unreachable === $this->status
			&& ( null === $this->grace_until || $now > $this->grace_until );
	}

	/**
	 * The key with all but the last four characters hidden, and all of a short one (SEC-L1).
	 */
	public function masked_key(): string {
		return '' === $this->key
			? ''
			: str_repeat( '•', 8 ) . ( 8 < strlen( $this->key ) ? substr( $this->key, -4 ) : '' );
	}

	/**
	 * For the option.
	 *
	 * @return array<string, string>
	 */
	public function to_array(): array {
		return array(
			'key'         => $this->key,
			'plan'        => null === $this->plan ? '' : $this->plan->value,
			'status'      => $this->status->value,
			'expires'     => $this->expires,
			'checked_at'  => null === $this->checked_at ? '' : $this->checked_at->format( 'Y-m-d H:i:s' ),
			'grace_until' => null === $this->grace_until ? '' : $this->grace_until->format( 'Y-m-d H:i:s' ),
		);
	}

	/**
	 * Reads the option; anything invalid counts as no license.
	 *
	 * @param mixed $stored Value of the option.
	 */
	public static function from_stored( mixed $stored ): self {
		if ( ! is_array( $stored ) || ! is_string( $stored['key'] ?? null ) || '' === $stored['key'] ) {
			return self::none();
		}
		return new self(
			$stored['key'],
			PlanLevel::tryFrom( self::text( $stored, 'plan' ) ),
			LicenseStatus::tryFrom( self::text( $stored, 'status' ) ) ?? LicenseStatus::Invalid,
			self::text( $stored, 'expires' ),
			self::moment( self::text( $stored, 'checked_at' ) ),
			self::moment( self::text( $stored, 'grace_until' ) )
		);
	}

	/**
	 * A text of the option.
	 *
	 * @param array<mixed> $stored Value of the option.
	 */
	private static function text( array $stored, string $name ): string {
		return is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
	}

	/**
	 * A stored moment.
	 *
	 * @param string $text `Y-m-d H:i:s`, UTC, or ''.
	 */
	private static function moment( string $text ): ?DateTimeImmutable {
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $text, new \DateTimeZone( 'UTC' ) );
		return false === $moment ? null : $moment;
	}
}
