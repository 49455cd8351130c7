import { __ } from '@wordpress/i18n';
import type { SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import type { Order } from '../../shared/list/column-header';

type SortColumn = Exclude< SurveyOrderBy, 'id' >;

export type ColumnId = SortColumn | 'shortcode' | 'responses';

/** LIST-06, in this order. */
export const COLUMNS: readonly ColumnId[] = [ 'title', 'status', 'created_at', 'shortcode', 'responses' ];

/** Columns that sort (LIST-07, LIST-09, LIST-11), with the order of the first click. */
const FIRST_ORDER: Record< SortColumn, Order > = {
	title: 'asc',
	status: 'asc',
	created_at: 'desc',
};

/**
 * @param column A column.
 * @return Order of the first click, or null when it does not sort.
 */
export function sortableFirst( column: ColumnId ): Order | null {
	return column === 'shortcode' || column === 'responses' ? null : FIRST_ORDER[ column ];
}

export function columnLabels(): Record< ColumnId, string > {
	return {
		title: __( 'Title', 'userfeedback' ),
		status: __( 'Status', 'userfeedback' ),
		created_at: __( 'Created Date', 'userfeedback' ),
		shortcode: __( 'Shortcode', 'userfeedback' ),
		responses: __( 'Responses', 'userfeedback' ),
	};
}
