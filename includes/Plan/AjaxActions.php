<?php
declare(strict_types=1);

namespace UserFeedback\Plan;

use UserFeedback\Access\Capability;
use UserFeedback\Ajax\AjaxRouter;
use UserFeedback\Support\Failure;

/**
 * The admin-ajax actions of the license (CALL-35 to CALL-40). All need
 * `manage_options`; the network's license needs `manage_network_options`.
 */
final class AjaxActions {

	/**
	 * Longest key; real ones have 32 characters.
	 */
	private const KEY = array(
		'type'      => 'string',
		'maxLength' => 200,
		'default'   => '',
	);

	private const SCOPE = array(
		'type'    => 'string',
		'enum'    => array( 'site', 'network' ),
		'default' => 'site',
	);

	public function __construct(
		private AjaxRouter $router,
		private Licenses $licenses,
		private LicenseStore $store,
		private Connect $connect
	) {}

	/**
	 * Adds the actions.
	 */
	public function add(): void {
		$fields = array(
			'license' => self::KEY,
			'scope'   => self::SCOPE,
		);
		$this->router->add(
			'userfeedback_vue_get_license',
			Capability::Manage,
			array(),
			fn (): array => $this->both()
		);
		$this->router->add(
			'userfeedback_verify_license',
			Capability::Manage,
			$fields,
			fn ( array $sent ): array => $this->change( $sent, $this->licenses->verify( ... ) )
		);
		$this->router->add(
			'userfeedback_deactivate_license',
			Capability::Manage,
			$fields,
			fn ( array $sent ): array => $this->change( $sent, $this->licenses->deactivate( ... ) )
		);
		$this->router->add(
			'userfeedback_validate_license',
			Capability::Manage,
			$fields,
			fn ( array $sent ): array => $this->change( $sent, $this->licenses->refresh( ... ) )
		);
		$this->router->add(
			'userfeedback_connect_url',
			Capability::Manage,
			array( 'key' => self::KEY ),
			fn ( array $sent ): array => $this->connect->with( self::text( $sent, 'key' ) )
		);
	}

	/**
	 * Changes a license and returns its new state.
	 *
	 * @param array<string, mixed>                   $sent   Checked fields.
	 * @param callable(string, LicenseScope): string $change One of Licenses.
	 * @return array{message: string, license: array<string, string|bool>|null}
	 * @throws Failure When the user may not, or the vendor refuses.
	 */
	private function change( array $sent, callable $change ): array {
		$scope = LicenseScope::from( self::text( $sent, 'scope' ) );
		if ( ! $scope->may_change() ) {
			throw Failure::forbidden(
				__( 'Sorry, you are not allowed to change the license of the network.', 'userfeedback' )
			);
		}
		$message = $change( self::text( $sent, 'license' ), $scope );
		return array(
			'message' => $message,
			'license' => $this->store->info( $scope ),
		);
	}

	/**
	 * Both licenses. Only people who may change the network's key see it.
	 *
	 * @return array{license: array<string, string|bool>|null, network: array<string, string|bool>|null}
	 */
	private function both(): array {
		return array(
			'license' => $this->store->info( LicenseScope::Site ),
			'network' => $this->store->info( LicenseScope::Network, LicenseScope::Network->may_change() ),
		);
	}

	/**
	 * A text that was sent.
	 *
	 * @param array<string, mixed> $sent Checked fields.
	 */
	private static function text( array $sent, string $name ): string {
		return is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
	}
}
