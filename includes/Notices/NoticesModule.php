<?php
declare(strict_types=1);

namespace UserFeedback\Notices;

use UserFeedback\Admin\AdminMenu;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Container;
use UserFeedback\Module;
use UserFeedback\Plan\Edition;
use UserFeedback\Plan\LicenseStore;
use UserFeedback\Plan\UpgradeLink;

/**
 * Notices, and what each person has dismissed.
 */
final class NoticesModule implements Module {

	public function register( Container $container ): void {
		$container->set( UserChoices::class, static fn (): UserChoices => new UserChoices() );
		$container->set(
			NoticeActions::class,
			static fn ( Container $c ): NoticeActions => new NoticeActions(
				new AjaxRouter(),
				$c->get( UserChoices::class )
			)
		);
		$container->set(
			LicenseNotices::class,
			static fn ( Container $c ): LicenseNotices => new LicenseNotices(
				$c->get( Edition::class ),
				$c->get( LicenseStore::class ),
				$c->get( UpgradeLink::class ),
				$c->get( UserChoices::class )
			)
		);
		$container->set(
			AdminNotices::class,
			static fn ( Container $c ): AdminNotices => new AdminNotices(
				$c->get( AdminMenu::class ),
				$c->get( LicenseNotices::class )
			)
		);
	}

	public function boot( Container $container ): void {
		add_action( 'admin_notices', static fn () => $container->get( AdminNotices::class )->print() );
		add_action( 'admin_init', static fn () => $container->get( NoticeActions::class )->add() );
	}
}
