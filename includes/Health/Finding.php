<?php
declare(strict_types=1);

namespace UserFeedback\Health;

/**
 * What a check found, and what to do about it.
 */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * @param self::GOOD|self::RECOMMENDED|self::CRITICAL $status Of WordPress's Site Health.
	 * @param string                                      $label  Translated headline that says what was found.
	 * @param string                                      $text   Translated sentences; plain text.
	 * @param string                                      $todo   What to do, '' where all is well.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly string $text,
		public readonly string $todo
	) {}

	public static function good( string $label, string $text ): self {
		return new self( self::GOOD, $label, $text, '' );
	}

	/**
	 * Something that should be better; nothing is lost meanwhile.
	 */
	public static function recommended( string $label, string $text, string $todo ): self {
		return new self( self::RECOMMENDED, $label, $text, $todo );
	}

	/**
	 * Something does not work.
	 */
	public static function critical( string $label, string $text, string $todo ): self {
		return new self( self::CRITICAL, $label, $text, $todo );
	}
}
