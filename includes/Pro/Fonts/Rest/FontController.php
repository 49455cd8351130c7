<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Fonts\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Display\FontFolder;
use UserFeedback\Pro\Fonts\FetchFont;
use UserFeedback\Pro\Fonts\FontHost;
use UserFeedback\Pro\Fonts\FontStore;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;

/**
 * The files of the widget's font on this site.
 */
final class FontController extends RestController {

	public function __construct( private FetchFont $fetch, private FontStore $store, private FontHost $host ) {}

	public function register_routes(): void {
		$this->route( '/settings/font', 'GET', Capability::Manage, fn (): array => $this->to_wire() );
		$this->route(
			'/settings/font',
			'POST',
			Capability::Manage,
			function ( WP_REST_Request $request ): array {
				$this->fetch->run( $request['family'], $request['weight'] );
				return $this->to_wire();
			},
			array(
				'family' => Schema::text( 100 ) + array(
					'description' => 'Name of a family of the list.',
					'required'    => true,
				),
				'weight' => Schema::one_of( '100', '200', '300', '400', '500', '600', '700', '800', '900' ) + array(
					'description' => 'A weight that the family has.',
					'required'    => true,
				),
			)
		);
	}

	/**
	 * Wire type `FontFiles`.
	 *
	 * @return array<string, mixed>
	 */
	private function to_wire(): array {
		$font = $this->store->current();
		return array(
			'host' => $this->host->url(),
			'font' => null === $font ? null : array(
				'family'     => $font['family'],
				'weight'     => $font['weight'],
				'stylesheet' => FontFolder::stylesheet( $font['folder'] ),
				'files'      => $font['files'],
				'bytes'      => $font['bytes'],
				'fetched_at' => $font['fetched_at'],
			),
		);
	}
}
