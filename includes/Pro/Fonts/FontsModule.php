<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts;

use UserFeedback\Container;
use UserFeedback\Display\Fields;
use UserFeedback\Display\LiveIndex;
use UserFeedback\Module;
use UserFeedback\Pro\Fonts\Rest\FontController;
use UserFeedback\Pro\Plan\Entitlements;
use UserFeedback\Settings\SettingsModule;
use UserFeedback\Support\Clock;

/**
 * The widget's font, served from this site (A70).
 */
final class FontsModule implements Module {

	public function register( Container $container ): void {
		$container->set( FontHost::class, static fn (): FontHost => FontHost::of_site() );
		$container->set( FontList::class, static fn (): FontList => new FontList() );
		$container->set(
			FontStore::class,
			static fn ( Container $c ): FontStore => new FontStore(
				$c->get( LiveIndex::class ),
				$c->get( Clock::class )
			)
		);
		$container->set(
			FetchFont::class,
			static fn ( Container $c ): FetchFont => new FetchFont(
				$c->get( Entitlements::class ),
				$c->get( FontList::class ),
				$c->get( FontHost::class ),
				$c->get( FontStore::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action(
			'rest_api_init',
			static function () use ( $container ): void {
				( new FontController(
					$container->get( FetchFont::class ),
					$container->get( FontStore::class ),
					$container->get( FontHost::class )
				) )->register_routes();
			}
		);
		add_action(
			'update_option_' . SettingsModule::OPTION,
			static function ( mixed $before, mixed $now ) use ( $container ): void {
				$font = ( new Fields( is_array( $now ) ? $now : array() ) )->part( 'widget_font' );
				if ( '' === $font->text( 'family' ) ) {
					$container->get( FontStore::class )->clear();
				}
			},
			10,
			2
		);
		// Daily in core: it empties the trash.
		add_action( 'wp_scheduled_delete', static fn () => $container->get( FontStore::class )->sweep() );
	}
}
