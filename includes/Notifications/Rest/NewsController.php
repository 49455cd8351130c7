<?php
declare(strict_types=1);

namespace UserFeedback\Notifications\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Notifications\News\FollowNews;
use UserFeedback\Rest\RestController;

/**
 * Where messages of the vendor come from.
 */
final class NewsController extends RestController {

	public function __construct( private FollowNews $news ) {}

	public function register_routes(): void {
		$this->route( '/settings/news', 'GET', Capability::Manage, fn (): array => $this->news->state() );
	}
}
