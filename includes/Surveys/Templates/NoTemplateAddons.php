<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Support\Failure;

/**
 * Lite has no addons, so that templates which need one are cards only.
 */
final class NoTemplateAddons implements TemplateAddons {

	public function has_addon( string $slug ): bool {
		return false;
	}

	public function require_addon( string $slug ): void {
		throw Failure::invalid(
			array( 'template' => __( 'This template is not available on this site.', 'userfeedback' ) )
		);
	}
}
