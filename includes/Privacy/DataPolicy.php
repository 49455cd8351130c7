<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

/**
 * What the owner chose to keep of visitors, as visitors' calls read it: from the option that WordPress has in memory,
 * without a query and without asking for the registry of settings. A value that does not fit counts as the default.
 * It uses no other class, because the endpoint of fast impressions has no autoloader.
 */
final class DataPolicy {

	/**
	 * Option with the plugin's settings (`SettingsModule::OPTION`, whose class would load others).
	 */
	public const OPTION = 'userfeedback_core_settings';

	public const KEEP_DAYS         = 'keep_responses_days';
	public const ADDRESS           = 'store_address';
	public const BROWSER           = 'store_browser';
	public const COUNTRY           = 'store_country';
	public const ANONYMOUS         = 'anonymous_responses';
	public const REMEMBER_DAYS     = 'remember_days';
	public const COUNT_IMPRESSIONS = 'count_impressions';
	public const COUNT_BOTS        = 'count_bots';
	public const FILES             = 'uploads';
	public const PROXY_HEADER      = 'proxy_header';
	public const PROXIES           = 'trusted_proxies';

	public const WHOLE     = 'whole';
	public const SHORTENED = 'shortened';
	public const NONE      = 'none';
	public const ADDRESSES = array( self::WHOLE, self::SHORTENED, self::NONE );

	public const EVERYONE    = 'everyone';
	public const NOT_EDITORS = 'not_editors';
	public const SIGNED_OUT  = 'signed_out';
	public const COUNTED     = array( self::NOT_EDITORS, self::SIGNED_OUT, self::EVERYONE );

	/**
	 * Most days of any of these settings, ten years.
	 */
	public const MOST_DAYS = 3650;

	/**
	 * @param array<mixed> $stored The option.
	 */
	public function __construct( private array $stored ) {}

	/**
	 * The policy of this site.
	 */
	public static function current(): self {
		$stored = get_option( self::OPTION );
		return new self( is_array( $stored ) ? $stored : array() );
	}

	/**
	 * How an address is stored: whole (A68), shortened or none.
	 */
	public function address(): string {
		return $this->is_anonymous() ? self::NONE : $this->choice( self::ADDRESS, self::ADDRESSES );
	}

	/**
	 * Whether the names of browser and system are stored. More of the header never is.
	 */
	public function has_browser(): bool {
		return ! $this->is_anonymous() && false !== ( $this->stored[ self::BROWSER ] ?? true );
	}

	/**
	 * Whether the country of the address is stored. The setting is the Geo Restrictions addon's, and off by default.
	 */
	public function has_country(): bool {
		return ! $this->is_anonymous() && true === ( $this->stored[ self::COUNTRY ] ?? false );
	}

	/**
	 * Whether visitors may send files. The setting is the Question Types addon's, and off by default.
	 */
	public function has_files(): bool {
		return true === ( $this->stored[ self::FILES ] ?? false );
	}

	/**
	 * Whether responses have no account, address, browser and country.
	 */
	public function is_anonymous(): bool {
		return true === ( $this->stored[ self::ANONYMOUS ] ?? false );
	}

	/**
	 * Days for which responses are kept, 0 for good.
	 */
	public function keep_days(): int {
		return $this->days( self::KEEP_DAYS );
	}

	/**
	 * Days for which the visitor's browser remembers a survey that does not say it itself, 0 for the session (A51).
	 */
	public function remember_days(): int {
		return $this->days( self::REMEMBER_DAYS );
	}

	/**
	 * Whose impressions count: those of everyone, of people who may not edit surveys (A50), of signed-out visitors.
	 */
	public function counted(): string {
		return $this->choice( self::COUNT_IMPRESSIONS, self::COUNTED );
	}

	/**
	 * Whether the impression of this browser counts: programs that say that they are one do not, unless wanted.
	 *
	 * @param string $user_agent The header.
	 */
	public function counts_browser( string $user_agent ): bool {
		return true === ( $this->stored[ self::COUNT_BOTS ] ?? false )
			// Telephones of the make Cubot are none.
			|| 1 !== preg_match( '~(?<!cu)bot(?![a-z0-9])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners-google|google-inspectiontool|lighthouse|gtmetrix|pingdom|^(?:curl|wget|python|go-http|java|libwww)~i', $user_agent );
	}

	/**
	 * Fewest people whose figures are shown, 0 for any number (docs/filters.md).
	 */
	public function smallest_group(): int {
		$size = $this->stored['smallest_group'] ?? 0;
		return is_int( $size ) && $size > 1 ? $size : 0;
	}

	/**
	 * Header in which a proxy says who called it, '' for none.
	 */
	public function proxy_header(): string {
		$header = $this->stored[ self::PROXY_HEADER ] ?? '';
		return is_string( $header ) ? $header : '';
	}

	/**
	 * Addresses and networks of the proxies whose header counts.
	 *
	 * @return list<string>
	 */
	public function proxies(): array {
		$proxies = $this->stored[ self::PROXIES ] ?? array();
		return is_array( $proxies ) ? array_values( array_filter( $proxies, 'is_string' ) ) : array();
	}

	/**
	 * 0 to MOST_DAYS.
	 */
	private function days( string $key ): int {
		$days = $this->stored[ $key ] ?? 0;
		return is_int( $days ) && $days > 0 && $days <= self::MOST_DAYS ? $days : 0;
	}

	/**
	 * One of some words, else the first.
	 *
	 * @param non-empty-list<string> $words The words.
	 */
	private function choice( string $key, array $words ): string {
		$value = $this->stored[ $key ] ?? null;
		return is_string( $value ) && in_array( $value, $words, true ) ? $value : $words[0];
	}
}
