<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Annotations;

use UserFeedback\Container;
use UserFeedback\Database\Database;
use UserFeedback\Module;
use UserFeedback\Pro\Opinions\OpinionRepository;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Pro\Responses\Rest\NotesController;
use UserFeedback\Pro\Responses\Rest\TagsController;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\Annotations;
use UserFeedback\Results\ChosenResponses;
use UserFeedback\Results\PlaceQuery;
use UserFeedback\Support\Clock;

/**
 * Tags and notes of responses.
 */
final class AnnotationsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			TagRepository::class,
			static fn ( Container $c ): TagRepository => new TagRepository( $c->get( Database::class ) )
		);
		$container->set(
			NoteRepository::class,
			static fn ( Container $c ): NoteRepository => new NoteRepository( $c->get( Database::class ) )
		);
		$container->set(
			Annotations::class,
			static fn ( Container $c ): Annotations => new StoredAnnotations(
				$c->get( Entitlements::class ),
				$c->get( TagRepository::class ),
				$c->get( NoteRepository::class ),
				$c->get( OpinionRepository::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				( new TagsController(
					new Tags(
						$container->get( Entitlements::class ),
						$container->get( Database::class ),
						$container->get( TagRepository::class ),
						$container->get( ResponseRepository::class )
					),
					$container->get( ChosenResponses::class )
				) )->register_routes();
				( new NotesController(
					new Notes(
						$container->get( Entitlements::class ),
						$container->get( NoteRepository::class ),
						$container->get( PlaceQuery::class ),
						$container->get( Clock::class )
					)
				) )->register_routes();
			}
		);
	}
}
