<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Support\Clock;
use UserFeedback\Support\Moment;

/**
 * The survey list (CALL-02, A37, A84).
 */
final class ListSurveys {

	/**
	 * Maximum number of rows in a reply, also for `per_page=-1` (A108).
	 */
	public const MAX = 1000;

	/**
	 * @param SurveyDefaults $defaults Fills settings that an older version did not store.
	 */
	public function __construct(
		private SurveyListQuery $query,
		private SurveyDefaults $defaults,
		private Clock $clock
	) {}

	/**
	 * One page (wire type SurveyListResult).
	 *
	 * @param string       $filter   all, publish, scheduled, draft or trash.
	 * @param string       $search   In the title; '' for all.
	 * @param string       $orderby  id, title, status or created_at.
	 * @param int          $page     From 1.
	 * @param int          $per_page Rows of a page, -1 for MAX.
	 * @param list<string> $select   Columns beside id, type and responses_count.
	 * @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, status_filters: list<array{status: string, count: int}>}
	 */
	public function page(
		string $filter,
		string $search,
		string $orderby,
		string $order,
		int $page,
		int $per_page,
		array $select
	): array {
		$now    = $this->clock->now();
		$limit  = -1 === $per_page ? self::MAX : $per_page;
		$totals = $this->query->totals( $now );
		$rows   = $this->query->page( $filter, $search, $orderby . ' ' . $order, $limit, ( $page - 1 ) * $limit, $now );
		$ids    = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$counts = $this->query->totals_of( 'publish', $ids );
		$seen   = in_array( 'impressions', $select, true ) ? $this->query->totals_of( 'impression', $ids ) : array();
		$last   = in_array( 'last_response', $select, true ) ? $this->query->last_responses( $ids ) : array();
		$total  = '' === $search
			? $totals[ $filter ] ?? $totals['all']
			: $this->query->found( $filter, $search, $now );
		$states = array();
		foreach ( $totals as $status => $count ) {
			$states[] = array(
				'status' => $status,
				'count'  => $count,
			);
		}
		return array(
			'items'          => self::with_sheets(
				array_map(
					fn ( array $row ): array => $this->item(
						$row,
						array(
							'responses_count' => $counts[ (int) $row['id'] ] ?? 0,
							'impressions'     => $seen[ (int) $row['id'] ] ?? 0,
							'last_response'   => $last[ (int) $row['id'] ] ?? null,
						),
						$select
					),
					$rows
				)
			),
			'pagination'     => array(
				'page'     => $page,
				'pages'    => (int) ceil( $total / $limit ),
				'per_page' => $per_page,
				'total'    => $total,
			),
			'status_filters' => $states,
		);
	}

	/**
	 * One row (wire type SurveyListItem).
	 *
	 * @param array<string, string|null> $row    The survey's row.
	 * @param array<string, mixed>       $beside Its figures.
	 * @param list<string>               $select Wanted columns.
	 * @return array<string, mixed>
	 */
	private function item( array $row, array $beside, array $select ): array {
		$id   = (int) $row['id'];
		$item = array(
			'id'         => $id,
			'title'      => $row['title'],
			'status'     => $row['status'],
			'type'       => $row['type'],
			'created_at' => Moment::of_column( $row['created_at'] ),
			'publish_at' => Moment::of_column( $row['publish_at'] ),
		) + $beside;
		if ( in_array( 'settings', $select, true ) ) {
			$settings         = json_decode( (string) $row['settings'], true );
			$item['settings'] = Record::fill(
				SettingsSchema::settings(),
				$this->defaults->fallback(),
				is_array( $settings ) ? $settings : array()
			);
		}
		return array_intersect_key( $item, array_flip( array( 'id', 'type', 'responses_count', ...$select ) ) );
	}

	/**
	 * Rows with the addresses of their spreadsheets. Nobody is asked where no survey has one.
	 *
	 * @param list<array<string, mixed>> $items Rows.
	 * @return list<array<string, mixed>>
	 */
	private static function with_sheets( array $items ): array {
		$ids = array();
		foreach ( $items as $item ) {
			$drive = is_array( $item['settings'] ?? null ) ? $item['settings']['google_drive'] ?? null : null;
			if ( is_array( $drive ) && true === $drive['enable'] && '' !== $drive['spreadsheet_id'] ) {
				$ids[] = is_int( $item['id'] ) ? $item['id'] : 0;
			}
		}
		if ( array() === $ids ) {
			return $items;
		}
		/**
		 * Filters the addresses of the spreadsheets that responses are sent to. The survey list links to them.
		 *
		 * @since 0.1.0
		 *
		 * @param array<int, string> $links Addresses by survey.
		 * @param list<int>          $ids   Surveys with a spreadsheet.
		 */
		$links = apply_filters( 'userfeedback_spreadsheet_links', array(), $ids );
		$links = is_array( $links ) ? array_filter( $links, 'is_string' ) : array();
		foreach ( $items as $place => $item ) {
			$url = $links[ $item['id'] ] ?? '';
			if ( '' !== $url ) {
				$items[ $place ]['sheet_url'] = esc_url_raw( $url );
			}
		}
		return $items;
	}
}
