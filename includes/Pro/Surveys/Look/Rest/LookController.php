<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Surveys\Look\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Surveys\Look\SiteLook;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use WP_REST_Request;

/**
 * The site's look for surveys that have their own, in slices.
 */
final class LookController extends RestController {

	/**
	 * Surveys of one call.
	 */
	private const SLICE = 20;

	public function __construct( private SiteLook $look ) {}

	public function register_routes(): void {
		$this->route(
			'/survey-looks',
			'GET',
			Capability::Manage,
			fn (): array => array( 'ids' => $this->look->others() )
		);
		$this->route(
			'/survey-looks',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->look->apply( $request['ids'] ),
			array(
				'ids' => Schema::items( self::id(), self::SLICE ) + array(
					'description' => 'Surveys that get the look of new ones.',
					'minItems'    => 1,
					'required'    => true,
				),
			)
		);
		$this->route(
			'/survey-looks/restore',
			'POST',
			Capability::Manage,
			fn ( WP_REST_Request $request ): array => $this->look->restore( $request['surveys'] ),
			array(
				'surveys' => Schema::items( self::before(), self::SLICE ) + array(
					'description' => '`changed` of the call that gave them the look of new ones.',
					'minItems'    => 1,
					'required'    => true,
				),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function id(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 1,
		);
	}

	/**
	 * A survey with the look that it had.
	 *
	 * @return array<string, mixed>
	 */
	private static function before(): array {
		return self::complete(
			array(
				'id'       => self::id(),
				'revision' => self::id(),
				'before'   => self::complete(
					array(
						'theming'         => self::complete(
							array(
								'color_scheme' => Schema::one_of( 'light', 'dark' ),
								'widget_color' => Schema::color(),
								'text_color'   => Schema::color(),
								'button_color' => Schema::color(),
								'show_logo'    => Schema::flag(),
							)
						),
						'start_minimized' => Schema::flag(),
					)
				),
			)
		);
	}

	/**
	 * An object with all of some properties and no other.
	 *
	 * @param array<string, array<string, mixed>> $properties Their schemas.
	 * @return array<string, mixed>
	 */
	private static function complete( array $properties ): array {
		return Schema::record(
			array_map( static fn ( array $schema ): array => $schema + array( 'required' => true ), $properties )
		);
	}
}
