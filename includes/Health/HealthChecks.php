<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use LogicException;
use Throwable;

/**
 * The checks of core and addons. An addon adds its own: `$container->extend( HealthChecks::class, … )`.
 */
final class HealthChecks {

	/**
	 * @var array<string, Check>
	 */
	private array $checks = array();

	/**
	 * @throws LogicException When an id is taken.
	 */
	public function add( Check ...$checks ): void {
		foreach ( $checks as $check ) {
			if ( isset( $this->checks[ $check->id() ] ) ) {
				throw new LogicException( 'There is already a check with this id: ' . $check->id() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for developers.
			}
			$this->checks[ $check->id() ] = $check;
		}
	}

	/**
	 * @return array<string, Check> By id.
	 */
	public function all(): array {
		return $this->checks;
	}

	public function find( string $id ): ?Check {
		return $this->checks[ $id ] ?? null;
	}

	/**
	 * A check that fails is a finding too: the database may be gone.
	 */
	public static function run( Check $check ): Finding {
		try {
			return $check->run();
		} catch ( Throwable $thrown ) {
			return Finding::critical(
				/* translators: %s: what is checked. */
				sprintf( __( '%s: the check failed', 'userfeedback' ), $check->name() ),
				$thrown->getMessage(),
				__( 'If the database is overloaded or gone, it comes back with it. Else look at the error log of the server.', 'userfeedback' )
			);
		}
	}
}
