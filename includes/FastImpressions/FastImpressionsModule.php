<?php
declare(strict_types=1);

namespace UserFeedback\FastImpressions;

use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use WP_CLI;

/**
 * Fast impressions, off unless the owner switches them on. Everything about them
 * is in this folder; outside of it only Plugin, PagePayload (tells pages the
 * address), Uninstaller and uninstall.php know them.
 */
final class FastImpressionsModule implements Module {

	public function register( Container $container ): void {
		$container->set(
			FastImpressions::class,
			static fn ( Container $c ): FastImpressions => new FastImpressions(
				$c->get( Clock::class ),
				Plugin::path( 'userfeedback.php' )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( FastImpressions::EVENT, static fn () => $container->get( FastImpressions::class )->test() );
		add_action( 'admin_init', static fn () => $container->get( FastImpressions::class )->follow() );
		add_action(
			'cli_init',
			static fn () => WP_CLI::add_command(
				'userfeedback fast-impressions',
				new FastImpressionsCommand( $container->get( FastImpressions::class ) )
			)
		);
	}
}
