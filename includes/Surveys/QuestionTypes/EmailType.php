<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Support\Failure;
use UserFeedback\Surveys\Question;

/**
 * An e-mail address, and a first name if the owner asks for it (QST-32, WID-47).
 */
final class EmailType extends BaseType {

	/**
	 * Bytes of the longest address that mail servers carry (RFC 5321, erratum 1690).
	 */
	private const EMAIL_LENGTH = 254;

	/**
	 * Longest first name (SEC-X4).
	 */
	public const NAME_LENGTH = 100;

	public function key(): string {
		return 'email';
	}

	public function label(): string {
		return __( 'Email', 'userfeedback' );
	}

	public function group(): string {
		return 'text';
	}

	public function sanitize_config( array $config ): array {
		$placeholder = self::config_line( $config, 'placeholder' );
		return parent::sanitize_config( $config )
			+ array( 'include_name' => true === ( $config['include_name'] ?? false ) )
			+ ( '' === $placeholder ? array() : array( 'placeholder' => $placeholder ) );
	}

	/**
	 * Addresses are listed, not counted (A75).
	 */
	public function is_quantitative(): bool {
		return false;
	}

	public function countable_values( Question $question ): array {
		return array();
	}

	public function parse( Question $question, mixed $value, array $extra ): array {
		// Copied addresses carry marks that nobody sees.
		$email = is_string( $value ) ? (string) preg_replace( '/\p{Cf}+/u', '', Text::trim( $value ) ) : '';
		if ( mb_strlen( $email ) > self::EMAIL_LENGTH || ! self::is_address( $email ) ) {
			throw self::refuse( $question, __( 'The answer must be an e-mail address.', 'userfeedback' ) );
		}
		$name = Text::line( self::extra_text( $question, $extra, 'name', self::NAME_LENGTH ) );
		$keep = '' !== $name && true === ( $question->config['include_name'] ?? false );
		return array( new StoredAnswer( '', $email, 0, $keep ? array( 'name' => $name ) : array() ) );
	}

	/**
	 * What the browser lets through, as `isEmail()` there: is_email() knows no letters beyond ASCII, and a refusal here
	 * would lose the whole response.
	 */
	public static function is_address( string $email ): bool {
		return false !== is_email( $email )
			|| ( 1 === preg_match( TextRules::KINDS['email'], $email ) && 1 !== preg_match( '/\p{Cc}/u', $email ) );
	}

	public function read( array $rows ): ?string {
		return isset( $rows[0] ) ? $rows[0]->value_text : null;
	}

	public function inline_height( array $config ): int {
		return true === ( $config['include_name'] ?? false ) ? 140 : 70;
	}

	public function sample( Question $question, array $texts ): string {
		return 'visitor' . SampleNumber::between( 1, 100000 ) . '@example.org';
	}
}
