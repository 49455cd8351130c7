<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Drafts;

use UserFeedback\Admin\Drafting;
use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Drafts\Rest\DraftController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Summaries\Providers;
use UserFeedback\Pro\Summaries\SummaryStore;
use UserFeedback\Surveys\QuestionInput;
use UserFeedback\Surveys\QuestionTypes\QuestionTypeRegistry;
use UserFeedback\Surveys\Trim;

/**
 * Surveys from a sentence, by the site's AI connector.
 */
final class DraftModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			Drafting::class,
			static fn ( Container $c ): Drafting => new SiteDrafting(
				$c->get( Entitlements::class ),
				new Providers(),
				$c->get( SummaryStore::class )
			)
		);
		$container->set(
			AskConnector::class,
			static fn ( Container $c ): AskConnector => new AskConnector(
				$c->get( Database::class ),
				new Providers(),
				$c->get( SummaryStore::class )
			)
		);
		$container->set(
			DraftController::class,
			static fn ( Container $c ): DraftController => new DraftController(
				$c->get( Entitlements::class ),
				new WriteDraft(
					$c->get( AskConnector::class ),
					new DraftCheck(
						$c->get( QuestionTypeRegistry::class ),
						$c->get( Trim::class ),
						$c->get( QuestionInput::class )
					)
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( DraftController::class )->register_routes()
		);
	}
}
