<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\News;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Notifications\Button;
use UserFeedback\Notifications\Notification;

/**
 * A message of the vendor's feed. Every text of it is untrusted (SEC-X12).
 */
final class NewsItem {

	/**
	 * Days that a message without `until` counts. Less than notifications are kept, so none is told twice.
	 */
	private const DAYS = 60;

	private const MOST_BUTTONS = 2;

	/**
	 * @param string       $id        Id of the notification.
	 * @param string       $title     Plain text.
	 * @param string       $content   Plain text, line breaks stay.
	 * @param list<Button> $buttons   Links that open elsewhere.
	 * @param string       $published Day, UTC.
	 * @param string       $until     Last day, UTC.
	 * @param list<string> $editions  lite, pro.
	 * @param list<string> $languages First parts of locales; none for all.
	 * @param string       $minimum   Smallest version of the plugin, or ''.
	 * @param string       $maximum   Largest one, or ''.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $content,
		public readonly array $buttons,
		public readonly string $published,
		private string $until,
		private array $editions,
		private array $languages,
		private string $minimum,
		private string $maximum
	) {}

	/**
	 * A line of the feed, or null for one that is none.
	 */
	public static function read( mixed $line ): ?self {
		$line      = is_array( $line ) ? $line : array();
		$id        = 'news-' . self::text( $line['id'] ?? null );
		$title     = self::clean( sanitize_text_field( self::text( $line['title'] ?? null ) ), 120 );
		$published = self::day( $line['published'] ?? null );
		$is_id     = 1 === preg_match( '/^news-' . Notification::ID . '$/D', $id ) && strlen( $id ) <= 64;
		if ( ! $is_id || '' === $title || '' === $published ) {
			return null;
		}
		$last  = self::after( $published );
		$until = self::day( $line['until'] ?? null );
		return new self(
			$id,
			$title,
			self::clean( sanitize_textarea_field( self::text( $line['content'] ?? null ) ), 1000 ),
			self::buttons( $line['buttons'] ?? null ),
			$published,
			'' === $until ? $last : min( $until, $last ),
			self::words( $line['editions'] ?? null ),
			self::words( $line['languages'] ?? null ),
			self::text( $line['min_version'] ?? null ),
			self::text( $line['max_version'] ?? null )
		);
	}

	/**
	 * Whether this site is told it now. The site decides, so the vendor learns nothing about it.
	 *
	 * @param string $today    Day, UTC.
	 * @param string $edition  lite or pro.
	 * @param string $language First part of the locale, e.g. `de`.
	 */
	public function counts( string $today, string $edition, string $language, string $version ): bool {
		return $this->published <= $today
			&& $today <= $this->until
			&& ( array() === $this->editions || in_array( $edition, $this->editions, true ) )
			&& ( array() === $this->languages || in_array( $language, $this->languages, true ) )
			&& ( '' === $this->minimum || version_compare( $version, $this->minimum, '>=' ) )
			&& ( '' === $this->maximum || version_compare( $version, $this->maximum, '<=' ) );
	}

	/**
	 * Links by https only.
	 *
	 * @return list<Button>
	 */
	private static function buttons( mixed $given ): array {
		$buttons = array();
		$given   = is_array( $given ) ? array_values( $given ) : array();
		foreach ( array_slice( $given, 0, self::MOST_BUTTONS ) as $one ) {
			$one  = is_array( $one ) ? $one : array();
			$text = self::clean( sanitize_text_field( self::text( $one['text'] ?? null ) ), 40 );
			$url  = esc_url_raw( self::text( $one['url'] ?? null ), array( 'https' ) );
			if ( '' !== $text && strlen( $url ) <= 500 && is_string( wp_parse_url( $url, PHP_URL_HOST ) ) ) {
				$buttons[] = Button::external( $text, $url );
			}
		}
		return $buttons;
	}

	/**
	 * A text without what turns the direction of what follows, cut.
	 */
	private static function clean( string $text, int $most ): string {
		return mb_substr( (string) preg_replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', $text ), 0, $most );
	}

	/**
	 * A date of the calendar, or ''.
	 */
	private static function day( mixed $value ): string {
		$day  = self::text( $value );
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, new DateTimeZone( 'UTC' ) );
		return false !== $date && $date->format( 'Y-m-d' ) === $day ? $day : '';
	}

	private static function after( string $day ): string {
		$date = new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) );
		return $date->modify( '+' . self::DAYS . ' days' )->format( 'Y-m-d' );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Texts of a list.
	 *
	 * @return list<string>
	 */
	private static function words( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : array();
	}
}
