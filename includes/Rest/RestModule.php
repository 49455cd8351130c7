<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Container;
use UserFeedback\Module;

/**
 * Hooks that apply to all routes.
 */
final class RestModule implements Module {

	public function register( Container $container ): void {}

	public function boot( Container $container ): void {
		add_filter( 'rest_pre_dispatch', array( JsonBody::class, 'check' ), 10, 3 );
		add_filter( 'rest_pre_dispatch', array( QueryFields::class, 'drop_empty' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( NoStore::class, 'add' ), 10, 3 );
	}
}
