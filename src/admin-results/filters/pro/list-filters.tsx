import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { stopCounting } from '../../../shared/api/counting';
import { resultsQueries } from '../../../shared/api/results/queries';
import { boot } from '../../../shared/app/boot';
import { DEFAULT_PRESET, presetRange } from '../../../shared/components/date-range/ranges';
import { ListSearch } from '../../../shared/list/list-search';
import { LockedButton } from '../../../shared/components/lock';
import { useFilterLock } from '../../lib/locks';
import { DAY_PARAMS, isNarrowing, useNarrowed } from '../../lib/narrowed';
import type { Narrowed, useResponseList } from '../../responses/use-response-list';
import { FilterBar } from '../filter-bar';
import { countText } from '../../lib/count-text';
import { useFilter } from '../use-filter';
import type { FilterEntries } from '../use-filter';
import { Counting } from './counting';
import { FilterTools } from './filter-tools';
import { useDays } from './use-days';

const NO_FILTER: FilterEntries = [];

/** What the address leaves of a list. */
export function useListFilters( surveyId: number ) {
	const lock = useFilterLock();
	const { filter, entries, setFilter } = useFilter();
	const { days, daysText, clearDays } = useDays( lock !== null );
	// Questions are only needed to name and to choose them.
	const [ choosing, setChoosing ] = useState( false );
	const recent = presetRange( DEFAULT_PRESET, boot().site.today, boot().site.start_of_week );
	const stats = useQuery( {
		...resultsQueries.survey( surveyId, { from: recent.start, to: recent.end } ),
		enabled: lock === null && ( choosing || filter.answers !== undefined ),
	} );
	const { keep } = useNarrowed( lock !== null );
	const narrowed: Narrowed = { days, entries: lock ? NO_FILTER : entries, keep, keeps: isNarrowing };
	return {
		lock,
		filter,
		setFilter,
		daysText,
		clearDays,
		narrowed,
		/** null while they load. */
		questions: stats.data?.question_stats ?? null,
		languages: stats.data?.languages,
		fields: stats.data?.hidden_fields,
		loadQuestions: () => setChoosing( true ),
		/** Whether all responses are shown. */
		all: narrowed.entries.length === 0 && daysText === '',
		showAll: () => setFilter( {}, DAY_PARAMS ),
	};
}

interface Props {
	list: ReturnType< typeof useResponseList >;
	filters: ReturnType< typeof useListFilters >;
}

/** The bar above the list, and how far the count of it is. */
export function ListFilters( { list: { surveyId, query, queryKey }, filters }: Props ) {
	const { lock, filter, setFilter, daysText, clearDays, narrowed, all, showAll } = filters;
	const { data } = query;
	return (
		<>
			<FilterBar
				count={
					all || data?.too_few || data?.unfiltered_responses_count === undefined
						? ''
						: countText( data.pagination.total, data.unfiltered_responses_count )
				}
			>
				{ daysText !== '' && (
					<span className="uf-chip">
						<span className="uf-chip__text">{ daysText }</span>
						<Button
							className="uf-chip__remove"
							size="small"
							icon={ closeSmall }
							label={ __( 'Show all days', 'userfeedback' ) }
							onClick={ clearDays }
						/>
					</span>
				) }
				{ lock ? (
					<LockedButton lock={ lock } variant="tertiary">
						{ __( 'Add filter', 'userfeedback' ) }
					</LockedButton>
				) : (
					<FilterTools
						surveyId={ surveyId }
						days={ narrowed.days }
						filter={ filter }
						questions={ filters.questions }
						languages={ filters.languages }
						fields={ filters.fields }
						onFilter={ setFilter }
						onOpen={ filters.loadQuestions }
						clearable={ daysText !== '' }
						onClear={ showAll }
					/>
				) }
				{ ! lock && (
					<ListSearch
						label={ __( 'Search answers', 'userfeedback' ) }
						value={ filter.text ?? '' }
						onSearch={ ( text ) => setFilter( { ...filter, text } ) }
					/>
				) }
			</FilterBar>
			{ data && ! query.isPlaceholderData && (
				<Counting
					progress={ data }
					matching={ data.pagination.total }
					running={ query.isFetching }
					onStop={ () => stopCounting( queryKey ) }
					onContinue={ () => void query.refetch() }
				/>
			) }
		</>
	);
}
