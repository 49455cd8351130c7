import { useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../types';
import { resultsQueries } from '../../shared/api/results/queries';
import { boot } from '../../shared/app/boot';
import { ALL_TIME } from '../../shared/components/date-range/ranges';
import type { FilterEntries } from '../filters/use-filter';
import { isFiltered } from './address';
import type { ExportForm } from './address';

/**
 * How many rows a file under the filter of the screen has. It is the count of the screen itself, so for the same days
 * nothing is counted again. null while it goes on, and where the group is too small to say.
 *
 * @param surveyId Survey.
 * @param form     What was chosen.
 * @param range    Days, null for all.
 * @param filter   Filter of the screen.
 * @param options  Whether the number is wanted.
 */
export function useMatchingRows(
	surveyId: number,
	form: ExportForm,
	range: DateRange | null,
	filter: FilterEntries,
	options: { enabled: boolean }
): number | null {
	const { start, end } = form.rows === 'all' || range === null ? { start: ALL_TIME, end: boot().site.today } : range;
	const enabled = options.enabled && isFiltered( form, filter );
	const { data, isPlaceholderData } = useQuery( {
		...resultsQueries.survey( surveyId, { from: start, to: end }, filter ),
		enabled,
	} );
	if ( ! enabled || ! data || isPlaceholderData || data.complete === false || data.too_few ) {
		return null;
	}
	return form.question === null
		? data.range_responses_count
		: ( data.question_stats.find( ( { id } ) => id === form.question )?.total_answers ?? null );
}
