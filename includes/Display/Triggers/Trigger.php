<?php
declare(strict_types=1);

namespace UserFeedback\Display\Triggers;

use Closure;

/**
 * A moment at which a survey can open (SET-13, WID-07 to WID-12). The browser waits for it; the server knows
 * which ones exist.
 */
final class Trigger {

	/**
	 * @param string                   $key   E.g. `half_page`. A survey with a key that is not the loader's own waits
	 *                                        for the event `userfeedback:trigger:<key>` on `document`.
	 * @param (Closure(): string)|null $label Translated name, asked for after `init` only; null for UserFeedback's
	 *                                        own, which TriggerRegistry::menu() names.
	 */
	public function __construct( public readonly string $key, private ?Closure $label = null ) {}

	/**
	 * Translated name for the builder.
	 */
	public function label(): string {
		return null === $this->label ? $this->key : ( $this->label )();
	}
}
