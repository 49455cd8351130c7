<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Access\Capability;
use UserFeedback\Admin\AdminMenu;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenceStore;
use UserFeedback\Plan\UpgradeLink;

/**
 * Notices, and what each person has dismissed (CALL-41, CALL-42).
 */
final class NoticesModule implements Module {

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function register( Container $container ): void {
		$container->set( UserChoices::class, static fn (): UserChoices => new UserChoices() );
		$container->set( LicenceNotices::class, static fn ( Container $c ): LicenceNotices => new LicenceNotices( $c->get( Edition::class ), $c->get( LicenceStore::class ), $c->get( UpgradeLink::class ), $c->get( UserChoices::class ) ) );
		$container->set( AdminNotices::class, static fn ( Container $c ): AdminNotices => new AdminNotices( $c->get( AdminMenu::class ), $c->get( LicenceNotices::class ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Container $container The plugin's container.
	 */
	public function boot( Container $container ): void {
		add_action( 'admin_notices', static fn () => $container->get( AdminNotices::class )->print() );
		add_action( 'admin_init', static fn () => self::add_actions( new AjaxRouter(), $container->get( UserChoices::class ) ) );
	}

	/**
	 * The ajax actions.
	 *
	 * @param AjaxRouter  $router  The door.
	 * @param UserChoices $choices What they change.
	 */
	private static function add_actions( AjaxRouter $router, UserChoices $choices ): void {
		$notice = array(
			'notice_id' => array(
				'type'     => 'string',
				'pattern'  => '^[a-z0-9_-]{1,64}$',
				'required' => true,
			),
		);
		$value  = array(
			'value' => array(
				'type'      => 'string',
				'maxLength' => 64,
				'default'   => '',
			),
		);
		foreach ( array( 'userfeedback_ajax_vue_remove_notice', 'userfeedback_ajax_vue_remove_wp_notice' ) as $action ) {
			$router->add(
				$action,
				Capability::Manage,
				$notice,
				static function ( array $sent ) use ( $choices ): array {
					$id = is_string( $sent['notice_id'] ) ? $sent['notice_id'] : '';
					$choices->dismiss( $id );
					return array( 'notice_id' => $id );
				}
			);
		}
		$router->add(
			'userfeedback_dismiss_settings_blurb',
			Capability::Manage,
			$value,
			static function ( array $sent ) use ( $choices ): array {
				$choices->choose_blurb( is_string( $sent['value'] ) ? $sent['value'] : '' );
				return array( 'value' => $choices->blurb() );
			}
		);
		$router->add( 'userfeedback_validate_settings_blurb', Capability::Manage, $value, static fn (): array => array( 'value' => $choices->blurb() ) );
	}
}
