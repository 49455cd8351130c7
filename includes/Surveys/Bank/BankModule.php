<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Bank;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Database\Lock;
use UserFeedback\Module;
use UserFeedback\Surveys\Bank\Rest\QuestionBankController;
use UserFeedback\Surveys\QuestionInput;

/**
 * The question bank.
 */
final class BankModule implements Module {

	/**
	 * Seconds after which a killed process has lost it.
	 */
	private const LOCK_LIFETIME = 10;

	public function register( Container $container ): void {
		$container->set(
			QuestionBankController::class,
			static fn ( Container $c ): QuestionBankController => new QuestionBankController(
				new QuestionBank(
					$c->get( QuestionInput::class ),
					new Lock( $c->get( Database::class ), QuestionBank::LOCK, self::LOCK_LIFETIME )
				)
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => $container->get( QuestionBankController::class )->register_routes()
		);
	}
}
