import { useEffect, useState } from 'react';
import type { DateRange } from '../../types';
import { resultsQueries } from '../../shared/api/results/queries';
import { useNarrowing } from '../filters/use-filter';
import { useSearch } from './use-search';

/**
 * Search and pager of the answers to one question, and the query they make.
 * Another range begins on its first page.
 *
 * @param surveyId   The survey.
 * @param questionId The question.
 * @param range      Days.
 * @param fixed      What neither search nor pager changes.
 */
export function useAnswerPages(
	surveyId: number,
	questionId: string,
	range: DateRange,
	fixed: { per_page: number; comments?: 1 }
) {
	const [ page, setPage ] = useState( 1 );
	const { typed, setTyped, search } = useSearch( setPage );
	const { entries } = useNarrowing();
	const narrowing = JSON.stringify( entries );
	useEffect( () => setPage( 1 ), [ range.start, range.end, narrowing ] );
	const options = resultsQueries.answers(
		surveyId,
		questionId,
		{
			...fixed,
			page,
			from: range.start,
			to: range.end,
			...( search ? { search } : {} ),
		},
		entries
	);
	return { page, setPage, typed, setTyped, search, options };
}
