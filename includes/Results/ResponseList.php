<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Support\Failure;
use UserFeedback\Support\Moment;
use UserFeedback\Surveys\HiddenFields;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

/**
 * The list of responses of a survey (CALL-14, RESP-01 to RESP-15; wire type `ResponseListResult`).
 */
final class ResponseList {

	/**
	 * Most rows of one reply, also when all are asked for (A108).
	 */
	public const MAX = 1000;

	/**
	 * What the list can be ordered by. `page` has no index, because an index of
	 * titles would cost every submission.
	 */
	public const ORDERS = array( 'id', 'page', 'submitted_at', 'status' );

	/**
	 * Most responses of a survey, of any status, that are ordered by the title of
	 * their page: sorting a million makes a database stand still.
	 */
	public const MAX_BY_PAGE = 50000;

	public function __construct(
		private SurveyRepository $surveys,
		private ResponsesQuery $query,
		private AnswersQuery $answers,
		private AnswerReader $reader,
		private Filters $filters,
		private ListRange $ranges,
		private Annotations $annotations
	) {}

	/**
	 * A page.
	 *
	 * @param 'all'|'publish'|'trash'             $filter   Quick filter.
	 * @param 'id'|'page'|'submitted_at'|'status' $orderby  Column.
	 * @param int                                 $page     From 1.
	 * @param int                                 $per_page 1 to MAX, or −1 for all, which is cut at MAX.
	 * @param list<string>|null                   $fields   Wanted of each response, null for whole ones (ENT-22).
	 * @param array<mixed>                        $given    The query's `filter`.
	 * @param array<string, string|null>          $days     from and to, all days when neither is there.
	 * @param string                              $cursor   Where the last slice of a count ended, '' for the first.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, unread: int, orders: list<string>, status_filters: list<array{status: string, count: int}>, unfiltered_responses_count?: int, counted?: int, total_to_look_at?: int, counted_back_to?: string|null, complete?: bool, next?: string|null, too_few?: true}
	 * @throws Failure 404 for an unknown survey, see Filters, 422 naming `orderby` when there are too many to order by page.
	 */
	public function page(
		int $survey_id,
		string $filter,
		string $orderby,
		bool $descending,
		int $page,
		int $per_page,
		?array $fields = null,
		array $given = array(),
		array $days = array(),
		string $cursor = ''
	): array {
		$survey = $this->surveys->find( $survey_id );
		if ( null === $survey ) {
			throw Failure::no_survey();
		}
		$totals = $this->query->totals( $survey_id );
		// A84: "All" is everything but the trash.
		$status = 'trash' === $filter ? 'trash' : 'publish';
		$range  = $this->ranges->of( $survey, $days );
		$chosen = $this->filters->responses( $survey, $range, $given, $status, $cursor );
		$total  = null === $chosen ? $totals[ $status ] : $chosen->total();
		$orders = self::orders( array_sum( $totals ) );
		if ( ! in_array( $orderby, $orders, true ) ) {
			throw Failure::invalid(
				array(
					'orderby' => sprintf(
						/* translators: %s: a number. */
						__( 'Surveys with more than %s responses cannot be ordered by page.', 'userfeedback' ),
						number_format_i18n( self::MAX_BY_PAGE )
					),
				)
			);
		}
		$size    = -1 === $per_page ? self::MAX : $per_page;
		$current = -1 === $per_page ? 1 : $page;
		$offset  = ( $current - 1 ) * $size;
		// Ids are given in order of arrival, and all rows have one status.
		if ( null !== $chosen ) {
			$rows = $this->query->rows(
				'page' === $orderby
					? $chosen->page_by_title( $descending, $size, $offset )
					: $chosen->page( $descending, $size, $offset )
			);
		} else {
			$rows = 'page' === $orderby
				? $this->query->page_by_title( $survey_id, $status, $descending, $size, $offset )
				: $this->query->page( $survey_id, $status, $total, $descending, $size, $offset );
		}
		return ( $chosen?->progress() ?? array() ) + array(
			'items'          => $this->items( $survey, $rows, $fields ),
			'pagination'     => array(
				'page'     => $current,
				'pages'    => -1 === $per_page ? min( 1, $total ) : (int) ceil( $total / $size ),
				'per_page' => $size,
				'total'    => $total,
			),
			'unread'         => $this->query->unread( $survey_id ),
			'orders'         => $orders,
			'status_filters' => array(
				array(
					'status' => 'all',
					'count'  => $totals['publish'],
				),
				array(
					'status' => 'publish',
					'count'  => $totals['publish'],
				),
				array(
					'status' => 'trash',
					'count'  => $totals['trash'],
				),
			),
		);
	}

	/**
	 * Responses with their answers, which are read for all of them at once.
	 *
	 * @param list<array<string, string|null>> $rows   Rows of the response table.
	 * @param list<string>|null                $fields Wanted of each, null for all.
	 * @return list<array<string, mixed>>
	 */
	private function items( Survey $survey, array $rows, ?array $fields ): array {
		$items       = array_map( array( self::class, 'to_wire' ), $rows );
		$annotations = $this->annotations->in_list( array_column( $items, 'id' ) );
		$answers     = null === $fields || in_array( 'answers', $fields, true )
			? $this->answers->of_responses( array_column( $items, 'id' ) )
			: null;
		foreach ( $items as $at => $item ) {
			if ( null !== $answers ) {
				$item['answers'] = $this->reader->answers( $survey, $answers[ $item['id'] ] ?? array() );
			}
			$item        += $annotations[ $item['id'] ] ?? array();
			$item        += self::hidden_fields( $survey, $rows[ $at ] );
			$items[ $at ] = null === $fields ? $item : array_intersect_key( $item, array_flip( $fields ) );
		}
		return $items;
	}

	/**
	 * Where the survey has hidden fields, or the response kept some: what the owner's site handed over.
	 *
	 * @param array<string, string|null> $row Row of the response table.
	 * @return array{hidden_fields?: non-empty-list<array{name: string, value: string|null, from: ''|'page'|'address'}>}
	 */
	public static function hidden_fields( Survey $survey, array $row ): array {
		$fields = HiddenFields::to_wire( $survey->settings, $row['hidden_fields'] ?? null );
		return array() === $fields ? array() : array( 'hidden_fields' => $fields );
	}

	/**
	 * What the responses of a survey can be ordered by.
	 *
	 * @return list<string> Some of ORDERS.
	 */
	private static function orders( int $total ): array {
		return array_values(
			array_filter(
				self::ORDERS,
				static fn ( string $order ): bool => 'page' !== $order || $total <= self::MAX_BY_PAGE
			)
		);
	}

	/**
	 * Wire type `SurveyResponse`, without its answers.
	 *
	 * @param array<string, string|null> $row Row of the response table.
	 * @return array{id: int, survey_id: int, status: string, submitted_at: string, page_submitted: array{id: int, name: string, url: string}, user_ip: string, user_browser: string, user_os: string, user_device: string, user_country: string, user_language: string, read: bool, starred: bool}
	 */
	public static function to_wire( array $row ): array {
		return array(
			'id'             => (int) $row['id'],
			'survey_id'      => (int) $row['survey_id'],
			'status'         => (string) $row['status'],
			'submitted_at'   => (string) Moment::of_column( $row['submitted_at'] ),
			'page_submitted' => array(
				'id'   => (int) $row['page_id'],
				'name' => (string) $row['page_title'],
				'url'  => (string) $row['page_url'],
			),
			'user_ip'        => (string) $row['ip'],
			'user_browser'   => (string) $row['browser'],
			'user_os'        => (string) $row['os'],
			'user_device'    => (string) $row['device'],
			'user_country'   => (string) $row['country'],
			'user_language'  => (string) $row['language'],
			'read'           => 0 !== (int) $row['is_read'],
			'starred'        => 0 !== (int) $row['starred'],
		);
	}
}
