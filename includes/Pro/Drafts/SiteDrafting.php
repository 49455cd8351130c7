<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Admin\Drafting;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Plan\Feature;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\SummaryStore;

/**
 * Drafts, where the plan includes them and the site has an AI connector. It asks no service.
 */
final class SiteDrafting implements Drafting {

	public function __construct(
		private Entitlements $entitlements,
		private Providers $providers,
		private SummaryStore $store
	) {}

	public function boot(): ?array {
		if ( ! $this->entitlements->allows( Feature::AiSummary ) ) {
			return null;
		}
		$provider = $this->providers->current();
		return null === $provider ? null : array(
			'connector' => $provider->name(),
			'consent'   => $this->store->has_consent( SummaryStore::DRAFT_CONSENT ),
		);
	}
}
