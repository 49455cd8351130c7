<?php
declare(strict_types=1);

namespace UserFeedback\GoogleDrive;

use Closure;
use UserFeedback\Access\Capability;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Plan\AddonRights;

/**
 * The admin-ajax actions of the connection (CALL-46 to CALL-50). AjaxRouter forbids to store their replies (A115).
 */
final class DriveActions {

	/**
	 * @param Closure(): Consent      $consent Asked for when an action runs.
	 * @param Closure(): ManageSheets $sheets  So is this.
	 */
	public function __construct(
		private AjaxRouter $router,
		private AddonRights $rights,
		private Closure $consent,
		private Closure $sheets
	) {}

	/**
	 * Adds the actions.
	 */
	public function add(): void {
		$this->action(
			'userfeedback_google_sheets_get_auth_url',
			array(
				'return' => array(
					'type'     => 'string',
					'required' => true,
					'pattern'  => '^(settings|survey_[1-9]\d{0,17})\z',
				),
			),
			fn ( array $sent ): string => ( $this->consent )()->url(
				is_string( $sent['return'] ) ? $sent['return'] : 'settings'
			)
		);
		// Without a plan too: what leads outside can always be taken away.
		$this->router->add(
			'userfeedback_google_sheets_disconnect',
			Capability::Manage,
			array(),
			function (): array {
				( $this->sheets )()->disconnect();
				return array( 'connected' => false );
			}
		);
		$this->action(
			'userfeedback_google_drive_access_token',
			array(),
			fn (): string => ( $this->sheets )()->access()
		);
		$this->action(
			'userfeedback_google_drive_select_folder',
			array(
				'folder_id' => array(
					'type'     => 'string',
					'required' => true,
					'pattern'  => '^[A-Za-z0-9_-]{1,200}\z',
				),
			),
			function ( array $sent ): array {
				( $this->sheets )()->use_folder( is_string( $sent['folder_id'] ) ? $sent['folder_id'] : '' );
				return array( 'folder_id' => Connection::shown()['folder_id'] );
			}
		);
		$this->action(
			'userfeedback_google_drive_remove_folder_connection',
			array(),
			function (): array {
				( $this->sheets )()->leave_folder();
				return array( 'folder_id' => '' );
			}
		);
	}

	/**
	 * An action that plan and addon must open.
	 *
	 * @param array<string, array<string, mixed>>                   $args    See AjaxRouter::add().
	 * @param callable(array<string, mixed>): (array<mixed>|string) $handler See AjaxRouter::add().
	 */
	private function action( string $name, array $args, callable $handler ): void {
		$this->router->add(
			$name,
			Capability::Manage,
			$args,
			function ( array $sent ) use ( $handler ): array|string {
				$this->rights->require_addon( 'google-drive' );
				return $handler( $sent );
			}
		);
	}
}
