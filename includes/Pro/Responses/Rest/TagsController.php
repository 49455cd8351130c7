<?php
declare(strict_types=1);

namespace UserFeedback\Pro\Responses\Rest;

use UserFeedback\Access\Capability;
use UserFeedback\Pro\Responses\Annotations\Tag;
use UserFeedback\Pro\Responses\Annotations\Tags;
use UserFeedback\Rest\RestController;
use UserFeedback\Results\ChosenResponses;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tags of the site and of responses. Who may only view results reads them.
 */
final class TagsController extends RestController {

	public function __construct( private Tags $tags, private ChosenResponses $chosen ) {}

	public function register_routes(): void {
		$one = '/tags/(?P<tag_id>\d+)';
		$this->route(
			'/tags',
			'GET',
			Capability::View,
			fn (): array => array( 'items' => $this->tags->all() )
		);
		$this->route(
			'/tags',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): WP_REST_Response => new WP_REST_Response(
				$this->tags->create( $request['name'], $request['color'] )->to_wire() + array( 'responses' => 0 ),
				201
			),
			array(
				'name'  => array( 'required' => true ) + self::name_arg(),
				'color' => array( 'default' => 0 ) + self::color_arg(),
			)
		);
		$this->route(
			$one,
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->tags->change(
				$request['tag_id'],
				$request['name'],
				$request['color']
			),
			array(
				'tag_id' => self::id_arg(),
				'name'   => self::name_arg(),
				'color'  => self::color_arg(),
			)
		);
		$this->route(
			$one . '/merge',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => array(
				'changed' => $this->tags->merge( $request['tag_id'], $request['into'] ),
			),
			array(
				'tag_id' => self::id_arg(),
				'into'   => self::id_arg(),
			)
		);
		$this->route(
			$one,
			'DELETE',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => array( 'changed' => $this->tags->delete( $request['tag_id'] ) ),
			array( 'tag_id' => self::id_arg() )
		);
		$some = array( 'default' => array() ) + array( 'required' => false, 'minItems' => 0 ) + self::ids_arg(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
		$this->route(
			'/surveys/(?P<id>\d+)/responses/tags',
			'POST',
			Capability::Delete,
			fn ( WP_REST_Request $request ): array => $this->chosen->run(
				$request['id'],
				$request->get_params(),
				fn ( int $survey_id, array $ids ): array => $this->tags->tag(
					$survey_id,
					$ids,
					array_values( $request['add'] ),
					array_values( $request['remove'] )
				)
			),
			array(
				'add'    => $some,
				'remove' => $some,
			) + self::chosen_args()
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function name_arg(): array {
		return array(
			'type'      => 'string',
			'maxLength' => 200,
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function color_arg(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => Tag::COLORS - 1,
		);
	}
}
