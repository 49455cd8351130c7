<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Results\Compare\Rest;

use UserFeedback\Pro\Results\Compare\Second;
use WP_REST_Request;

/**
 * The parameters of a second group, of each route that compares.
 */
final class SecondRequest {

	/**
	 * @param array<string, mixed> $day Schema of a day.
	 * @return array<string, array<string, mixed>>
	 */
	public static function args( array $day ): array {
		return array(
			'compare'        => array(
				'type' => 'string',
				'enum' => Second::KINDS,
			),
			'compare_filter' => array( 'type' => 'object' ),
			'compare_from'   => $day,
			'compare_to'     => $day,
			'apart'          => array(
				'type'    => 'string',
				'enum'    => array( '', 'a', 'b' ),
				'default' => '',
			),
		);
	}

	/**
	 * Null where nothing is compared.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Its route has args().
	 */
	public static function read( WP_REST_Request $request ): ?Second {
		return null === $request['compare'] ? null : new Second(
			$request['compare'],
			is_array( $request['compare_filter'] ) ? $request['compare_filter'] : array(),
			array(
				'compare_from' => $request['compare_from'],
				'compare_to'   => $request['compare_to'],
			),
			$request['apart']
		);
	}
}
