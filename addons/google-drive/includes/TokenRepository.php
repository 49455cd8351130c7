<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use UserFeedback\Database\Database;

/**
 * The option with the sealed tokens. It is read from the database, because another process may have renewed or removed
 * them since WordPress filled its memory.
 */
final class TokenRepository {

	public function __construct( private Database $database ) {}

	public function sealed(): string {
		return (string) $this->database->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			array( Connection::TOKENS )
		);
	}

	public function save( string $sealed ): void {
		update_option( Connection::TOKENS, $sealed, false );
	}

	/**
	 * Changes them, unless somebody else did.
	 */
	public function replace( string $before, string $sealed ): void {
		$this->database->execute(
			'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
			array( $sealed, Connection::TOKENS, $before )
		);
		wp_cache_delete( Connection::TOKENS, 'options' );
	}

	/**
	 * Removes them, unless somebody else changed or removed them.
	 *
	 * @return bool Whether it did.
	 */
	public function forget_same( string $sealed ): bool {
		$gone = $this->database->execute(
			'DELETE FROM {options} WHERE option_name = %s AND option_value = %s',
			array( Connection::TOKENS, $sealed )
		);
		wp_cache_delete( Connection::TOKENS, 'options' );
		return 1 === $gone;
	}

	public function forget(): void {
		delete_option( Connection::TOKENS );
	}
}
