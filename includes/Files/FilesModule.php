<?php
declare(strict_types=1);

namespace UserFeedback\Files;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Files\Rest\FileController;
use UserFeedback\Module;
use UserFeedback\Outbox\Schedule;
use UserFeedback\Responses\ResponsesGone;

/**
 * Files of visitors, from their response to their end. The addon Question Types takes them; without it they can still
 * be downloaded, and go with their responses.
 */
final class FilesModule implements Module {

	public function register( Container $container ): void {
		$container->set( FileFolder::class, static fn (): FileFolder => new FileFolder() );
		$container->set(
			CleanFiles::class,
			static fn ( Container $c ): CleanFiles => new CleanFiles(
				$c->get( FileRepository::class ),
				$c->get( FileFolder::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static fn () => ( new FileController(
				$container->get( FileRepository::class ),
				$container->get( FileFolder::class )
			) )->register_routes()
		);
		add_action(
			ResponsesGone::ACTION,
			/** @param list<int> $ids Responses. */
			static function ( array $ids ) use ( $container ): void {
				if ( array() !== $ids ) {
					FileRepository::let_go( $container->get( Database::class ), array_values( $ids ) );
				}
				$container->get( CleanFiles::class )->run();
			}
		);
		add_action( CleanFiles::EVENT, static fn () => $container->get( CleanFiles::class )->run_and_sweep() );
		add_action( Schedule::HOURLY, static fn () => $container->get( CleanFiles::class )->follow() );
	}
}
