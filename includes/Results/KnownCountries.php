<?php
declare(strict_types=1);

namespace UserFeedback\Results;

/**
 * Countries that responses of this site can have. Whatever looks them up registers their codes: then responses can be
 * filtered and broken down by country, and files have a column for it.
 */
final class KnownCountries {

	/**
	 * @var list<string>
	 */
	private array $codes = array();

	/**
	 * @param list<string> $codes Two letters each.
	 */
	public function add( array $codes ): void {
		$this->codes = $codes;
	}

	/**
	 * @return list<string> Empty where nothing looks countries up.
	 */
	public function codes(): array {
		return $this->codes;
	}
}
