<?php
declare(strict_types=1);

namespace UserFeedback\Usage\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Rest\RestController;
use UserFeedback\Usage\UsageReport;

/**
 * What usage tracking would send.
 */
final class UsageController extends RestController {

	public function __construct( private UsageReport $report ) {}

	public function register_routes(): void {
		$this->route(
			'/settings/usage',
			'GET',
			Capability::Manage,
			fn (): array => array(
				'data'     => $this->report->data(),
				'endpoint' => $this->report->endpoint(),
			)
		);
	}
}
