<?php
declare(strict_types=1);

namespace UserFeedback\Display\Triggers;

use Closure;

/**
 * One moment at which a survey can start (SET-13, WID-07 to WID-12). The
 * browser waits for it; the server knows which ones exist.
 */
final class Trigger {

	/**
	 * @param string            $key   E.g. `half_page`; the browser knows it by this.
	 * @param Closure(): string $label Translated name, asked for after `init` only.
	 */
	public function __construct( public readonly string $key, private Closure $label ) {}

	/**
	 * Translated name for the builder.
	 */
	public function label(): string {
		return ( $this->label )();
	}
}
