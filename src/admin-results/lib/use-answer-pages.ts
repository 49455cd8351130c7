import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../types';
import { holdCounting } from '../../shared/api/counting';
import { resultsQueries } from '../../shared/api/results/queries';
import { useNarrowing } from '../filters/use-filter';
import { useSearch } from './use-search';

export interface ScoreRange {
	score_from: number;
	score_to: number;
}

interface Fixed {
	per_page: number;
	comments?: 1;
	other?: 1;
}

/**
 * Search, score and pager of the answers to one question, and the query they make. Another range begins on its
 * first page. A search looks at everything; a list of comments at one slice of the newest until somebody asks for
 * more.
 *
 * @param surveyId   The survey.
 * @param questionId The question.
 * @param range      Days.
 * @param fixed      What neither search nor pager changes.
 * @param asks       Whether to ask, by page, search and score.
 */
export function useAnswerPages(
	surveyId: number,
	questionId: string,
	range: DateRange,
	fixed: Fixed,
	asks: ( asked: { page: number; search: string; score: ScoreRange | null } ) => boolean
) {
	const [ page, setPage ] = useState( 1 );
	const [ score, setScore ] = useState< ScoreRange | null >( null );
	const { typed, setTyped, search } = useSearch( setPage );
	const { entries } = useNarrowing();
	const narrowing = JSON.stringify( [ range.start, range.end, entries, score ] );
	const goesOn = useRef( true );
	useEffect( () => setPage( 1 ), [ narrowing ] );
	const browses = ( fixed.comments ?? fixed.other ) === 1 && search === '';
	useEffect( () => {
		goesOn.current = ! browses;
	}, [ narrowing, search, browses ] );
	const options = resultsQueries.answers(
		surveyId,
		questionId,
		{
			...fixed,
			page,
			from: range.start,
			to: range.end,
			...( search ? { search } : {} ),
			...score,
		},
		entries
	);
	const { queryKey } = options;
	// Before the query asks, on every page.
	useEffect( () => holdCounting( queryKey, ! goesOn.current ) );
	const query = useQuery( { ...options, enabled: asks( { page, search, score } ) } );
	const hold = ( held: boolean ) => {
		goesOn.current = ! held;
		holdCounting( queryKey, held );
	};
	return {
		page,
		setPage,
		typed,
		setTyped,
		search,
		score,
		setScore,
		query,
		stop: () => hold( true ),
		goOn: () => {
			hold( false );
			void query.refetch();
		},
	};
}
