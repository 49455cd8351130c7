<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Access\Capability;
use UserFeedback\Plan\AddonRights;
use UserFeedback\Rest\RestController;
use UserFeedback\Rest\Schema;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Failure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The routes under heatmaps (A93).
 */
final class HeatmapsController extends RestController {

	private const ONE = '/heatmaps/(?P<id>\d+)';

	public function __construct(
		private AddonRights $rights,
		private HeatmapList $list,
		private ChangeHeatmaps $change,
		private ReadMap $map,
		private Pages $pages,
		private RecordView $record,
		private Clock $clock
	) {}

	public function register_routes(): void {
		$id     = array( 'id' => self::described_id() );
		$length = array(
			'days'   => array( 'description' => 'Days that it records, from its start.' )
				+ Schema::number( 1, ChangeHeatmaps::MOST_DAYS ),
			'sample' => array( 'description' => 'Percent of the visitors.' ) + Schema::number( 1, 100 ),
		);
		$status = array( 'description' => 'recording, paused or finished.' ) + Schema::one_of( ...Heatmap::STATES );
		$search = array( 'search' => Schema::text( 500 ) );
		$paged  = array_diff_key(
			self::page_args( HeatmapList::MAX, array( 'id' ) ),
			array_flip( array( 'orderby', 'order' ) )
		);
		$this->route(
			'/heatmaps',
			'GET',
			array( Capability::View, Capability::Manage ),
			array( $this, 'heatmaps' ),
			$search + array( 'status' => $status ) + $paged
		);
		$this->route(
			'/heatmaps',
			'POST',
			Capability::Manage,
			array( $this, 'create' ),
			$length + array(
				'post_id' => Schema::number( 1, PHP_INT_MAX ),
				'url'     => array( 'description' => 'Address of a page of this site that is no post.' ) + Schema::text( 2000 ),
			)
		);
		$this->route( '/heatmaps/pages', 'GET', Capability::Manage, array( $this, 'pages' ), $search );
		$this->route(
			self::ONE,
			'GET',
			array( Capability::View, Capability::Manage ),
			array( $this, 'heatmap' ),
			$id
		);
		$this->route(
			self::ONE,
			'POST',
			Capability::Manage,
			array( $this, 'change' ),
			$id + $length + array( 'status' => $status )
		);
		$this->route( self::ONE, 'DELETE', Capability::Manage, array( $this, 'delete' ), $id );
		$this->route(
			self::ONE . '/map',
			'GET',
			array( Capability::View, Capability::Manage ),
			array( $this, 'map' ),
			$id + array(
				'version' => array(
					'description' => 'Version of the page.',
					'maximum'     => 2147483647,
				) + self::id_arg(),
				'device'  => self::word( 'desktop, tablet or mobile.', Device::names() ),
				'layer'   => self::word( 'clicks, movement, scroll, rage or dead.', Layer::names() ),
				'from'    => self::date_arg(),
				'to'      => self::date_arg(),
			)
		);
		$this->route(
			self::ONE . '/records',
			'POST',
			null,
			array( $this, 'record' ),
			self::described(
				$id + RecordInput::schema()
			)
		);
	}

	/**
	 * The list.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 */
	public function heatmaps( WP_REST_Request $request ): WP_REST_Response {
		$this->rights->require_addon( 'heatmaps' );
		return self::paged(
			$request,
			$this->list->page(
				self::text( $request, 'status' ) ?? '',
				trim( self::text( $request, 'search' ) ?? '' ),
				$request['page'],
				$request['per_page']
			),
			HeatmapList::MAX
		);
	}

	/**
	 * A new one.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 */
	public function create( WP_REST_Request $request ): WP_REST_Response {
		$this->rights->require_addon( 'heatmaps' );
		$id = $this->change->create(
			self::number( $request, 'post_id' ),
			self::text( $request, 'url' ),
			self::number( $request, 'days' ) ?? ChangeHeatmaps::STANDARD_DAYS,
			self::number( $request, 'sample' ) ?? ChangeHeatmaps::STANDARD_SAMPLE
		);
		return new WP_REST_Response( $this->list->one( $id ), 201 );
	}

	/**
	 * Pages to choose from.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return list<array<string, mixed>>
	 */
	public function pages( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'heatmaps' );
		return $this->pages->find( self::text( $request, 'search' ) ?? '' );
	}

	/**
	 * One.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array<string, mixed>
	 */
	public function heatmap( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'heatmaps' );
		return $this->list->one( $request['id'] );
	}

	/**
	 * A changed one.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 * @return array<string, mixed>
	 */
	public function change( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'heatmaps' );
		$this->change->change(
			$request['id'],
			self::text( $request, 'status' ),
			self::number( $request, 'days' ),
			self::number( $request, 'sample' )
		);
		return $this->list->one( $request['id'] );
	}

	/**
	 * Without a plan too: what was recorded can always be removed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Path.
	 * @return array{deleted: int}
	 */
	public function delete( WP_REST_Request $request ): array {
		$this->change->delete( $request['id'] );
		return array( 'deleted' => $request['id'] );
	}

	/**
	 * A map.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Query.
	 * @return array<string, mixed>
	 */
	public function map( WP_REST_Request $request ): array {
		$this->rights->require_addon( 'heatmaps' );
		return $this->map->run(
			$request['id'],
			$request['version'],
			Device::named( $request['device'] ) ?? Device::Desktop,
			Layer::named( $request['layer'] ) ?? Layer::Clicks,
			Days::of_request(
				self::text( $request, 'from' ) ?? '',
				self::text( $request, 'to' ) ?? '',
				$this->clock->site_now()->format( 'Y-m-d' )
			)
		);
	}

	/**
	 * What a visitor's recorder sends; only as JSON, which no form of another site can send, and never by a GET that
	 * says it is a POST.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Body.
	 * @return array{stored: bool}
	 * @throws Failure 400, 404, 413, 429.
	 */
	public function record( WP_REST_Request $request ): array {
		if ( isset( $request->get_query_params()['_method'] ) ) {
			throw Failure::not_found();
		}
		if ( ! $request->is_json_content_type() ) {
			throw Failure::invalid(
				array( 'body' => __( 'The body must be sent as application/json.', 'userfeedback-heatmaps' ) ),
				400
			);
		}
		$id = $request->get_url_params()['id'] ?? 0;
		return array(
			'stored' => $this->record->run(
				is_numeric( $id ) ? (int) $id : 0,
				$request->get_body(),
				(array) $request->get_json_params()
			),
		);
	}

	/**
	 * Schema of the id in the path.
	 *
	 * @return array<string, mixed>
	 */
	private static function described_id(): array {
		return array( 'description' => 'The heatmap.' ) + self::id_arg();
	}

	/**
	 * Schema of a word that must be there.
	 *
	 * @param list<string> $words One of these.
	 * @return array<string, mixed>
	 */
	private static function word( string $says, array $words ): array {
		return array(
			'required'    => true,
			'description' => $says,
		) + Schema::one_of( ...$words );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function text( WP_REST_Request $request, string $name ): ?string {
		return is_string( $request[ $name ] ) ? $request[ $name ] : null;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function number( WP_REST_Request $request, string $name ): ?int {
		return is_int( $request[ $name ] ) ? $request[ $name ] : null;
	}
}
