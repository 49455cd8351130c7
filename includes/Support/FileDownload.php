<?php
declare(strict_types=1);

namespace UserFeedback\Support;

/**
 * Fetches files from addresses that an owner named. Addons ask the container for it; Pro brings it.
 */
interface FileDownload {

	/**
	 * @param string $address As the owner wrote it.
	 * @param string $file    Takes the content; the caller removes it.
	 * @param int    $most    Bytes.
	 * @throws Failure 422 naming `address`, 503 without a usable answer.
	 */
	public function fetch( string $address, string $file, int $most ): void;
}
