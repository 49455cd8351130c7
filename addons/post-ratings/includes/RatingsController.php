<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings;

use UserFeedback\Access\Capability;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Rest\RestController;
use UserFeedback\Support\Failure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The routes under post-ratings (A95).
 */
final class RatingsController extends RestController {

	private const POST = '/post-ratings/(?P<post_id>\d+)';

	public function __construct(
		private AddonRights $rights,
		private RatingList $list,
		private CastVote $votes,
		private Settings $settings
	) {}

	public function register_routes(): void {
		$days = array(
			'from' => self::date_arg(),
			'to'   => self::date_arg(),
		);
		$this->route(
			'/post-ratings',
			'GET',
			Capability::View,
			array( $this, 'posts' ),
			$days + self::ordered( RatingQuery::ORDERS, 'total_ratings' )
		);
		$this->route(
			'/post-ratings/settings',
			'GET',
			array( Capability::View, Capability::Manage ),
			array( $this, 'read_settings' )
		);
		$this->route(
			'/post-ratings/settings',
			'POST',
			Capability::Manage,
			array( $this, 'save_settings' ),
			array(
				'settings' => array(
					'type'       => 'object',
					'required'   => true,
					'properties' => Settings::schema(),
				),
			)
		);
		$this->route(
			self::POST,
			'GET',
			Capability::View,
			array( $this, 'post' ),
			array( 'post_id' => self::id_arg() ) + $days + self::ordered( RatingQuery::VOTE_ORDERS, 'created_at' )
		);
		$this->route(
			self::POST,
			'POST',
			null,
			array( $this, 'vote' ),
			self::described(
				array(
					'post_id' => array( 'type' => 'integer' ),
					'rating'  => array( 'type' => 'integer' ),
					'comment' => array( 'type' => 'string' ),
				)
			)
		);
		$this->route(
			self::POST . '/totals',
			'GET',
			null,
			array( $this, 'totals' ),
			self::described( array( 'post_id' => array( 'type' => 'integer' ) ) )
		);
	}

	/**
	 * The list of rated posts.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 */
	public function posts( WP_REST_Request $request ): WP_REST_Response {
		$this->rights->require_addon( 'post-ratings' );
		return self::paged(
			$request,
			$this->list->posts(
				self::days( $request ),
				$request['orderby'],
				'desc' === $request['order'],
				$request['page'],
				$request['per_page']
			),
			RatingList::MAX
		);
	}

	/**
	 * The votes on a post.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 */
	public function post( WP_REST_Request $request ): WP_REST_Response {
		$this->rights->require_addon( 'post-ratings' );
		return self::paged(
			$request,
			$this->list->post(
				$request['post_id'],
				self::days( $request ),
				$request['orderby'],
				'desc' === $request['order'],
				$request['page'],
				$request['per_page']
			),
			RatingList::MAX
		);
	}

	/**
	 * A vote; only as JSON, which no form of another site can send, and never by a GET that says it is a POST.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 * @throws Failure 400, 404.
	 */
	public function vote( WP_REST_Request $request ): WP_REST_Response {
		if ( isset( $request->get_query_params()['_method'] ) ) {
			throw Failure::not_found();
		}
		if ( ! $request->is_json_content_type() ) {
			throw Failure::invalid(
				array( 'body' => __( 'The body must be sent as application/json.', 'userfeedback-post-ratings' ) ),
				400
			);
		}
		$body  = (array) $request->get_json_params();
		$voted = $this->votes->run( self::post_id( $request ), $body['rating'] ?? null, $body['comment'] ?? null );
		return new WP_REST_Response( $voted['totals'], $voted['is_new'] ? 201 : 200 );
	}

	/**
	 * What the box shows on a page that a cache kept.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array<string, mixed>
	 */
	public function totals( WP_REST_Request $request ): array {
		return $this->votes->totals_of( self::post_id( $request ) );
	}

	/**
	 * Settings, their defaults and choices.
	 *
	 * @return array<string, mixed>
	 */
	public function read_settings(): array {
		$this->rights->require_addon( 'post-ratings' );
		return $this->settings_reply();
	}

	/**
	 * Changes settings.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 * @return array<string, mixed>
	 */
	public function save_settings( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'post-ratings' );
		$given = $request['settings'];
		$this->settings->save( is_array( $given ) ? $given : array() );
		return $this->settings_reply();
	}

	/**
	 * Wire type `PostRatingSettingsReply`.
	 *
	 * @return array<string, mixed>
	 */
	private function settings_reply(): array {
		$all      = $this->settings->all();
		$type     = static fn ( string $name, string $label ): array => array(
			'name'   => $name,
			'label'  => $label,
			'schema' => $all['schema_types'][ $name ] ?? 'none',
		);
		unset( $all['schema_types'] );
		$defaults = Settings::defaults();
		unset( $defaults['schema_types'] );
		$types = Settings::post_types();
		return array(
			'settings'       => $all,
			'defaults'       => $defaults,
			'post_types'     => array_map( $type, array_keys( $types ), $types ),
			'schema_choices' => Settings::SCHEMA_TYPES,
			'fonts'          => Settings::FONTS,
		);
	}

	/**
	 * The post in the address; one that cannot be an id is a post that cannot be rated.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function post_id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['post_id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Days of a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return array<string, string|null>
	 */
	private static function days( WP_REST_Request $request ): array {
		return array(
			'from' => is_string( $request['from'] ) ? $request['from'] : null,
			'to'   => is_string( $request['to'] ) ? $request['to'] : null,
		);
	}

	/**
	 * Schemas of a paged list with an order of its own.
	 *
	 * @param list<string> $orders Orders.
	 * @return array<string, array<string, mixed>>
	 */
	private static function ordered( array $orders, string $standard ): array {
		$args                       = self::page_args( RatingList::MAX, $orders );
		$args['orderby']['default'] = $standard;
		return $args;
	}
}
