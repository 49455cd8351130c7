<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Surveys\Templates\ListTemplates;

/**
 * GET survey-templates.
 */
final class TemplatesController extends RestController {

	public function __construct( private ListTemplates $templates ) {}

	public function register_routes(): void {
		$this->route( '/survey-templates', 'GET', Capability::Edit, fn (): array => $this->templates->all() );
	}
}
