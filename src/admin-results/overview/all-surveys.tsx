import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ResultsSummary } from '../../types';
import { boot } from '../../shared/app/boot';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatDate, formatRange } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';
import { EmptyState } from '../../shared/components/empty-state';
import { LockedButton } from '../../shared/components/lock';
import { seekFocus } from '../../shared/lib/seek-focus';
import { pageUrl } from '../../shared/lib/pages';
import { DayChart } from '../components/day-chart';
import { KpiTabs, tabId } from '../components/kpi';
import { QueryPanel } from '../../shared/components/query-panel';
import { FiguresSkeleton, RowsSkeleton } from '../components/skeletons';
import { useDateRangeLock, useMonthLock } from '../lib/locks';
import { METRICS, zoneName } from '../lib/metrics';
import { summaryParams } from '../lib/overview-range';
import type { OverviewDays, OverviewPeriod } from '../lib/overview-range';
import { periodName } from '../lib/period-name';
import { oneOf, useUrlParams } from '../../shared/list/use-url-params';
import { ScoresPanel } from './scores';
import { SurveyList } from './survey-list';
import { WhatChanged } from './what-changed';

/**
 * Figures and table of all surveys (RES-10, RES-12).
 */
export function AllSurveys( { period }: { period: OverviewPeriod } ) {
	const [ query ] = useUrlParams();
	const params = summaryParams( period, query );
	const summary = useQuery( resultsQueries.summary( params ) );
	return (
		<QueryPanel
			query={ summary }
			failed={ __( 'The results could not be loaded.', 'userfeedback' ) }
			skeleton={
				<>
					<RowsSkeleton rows={ 2 } />
					<FiguresSkeleton cells={ 3 } />
					<RowsSkeleton rows={ 5 } />
				</>
			}
		>
			{ ( data ) =>
				data.total_responses === 0 ? (
					<NothingYet summary={ data } />
				) : (
					<>
						{ data.responses_compared.value > 0 && <WhatChanged summary={ data } /> }
						{ data.responses_compared.value === 0 ? (
							<NothingInRange summary={ data } days={ period.days } />
						) : (
							<Figures summary={ data } period={ period } />
						) }
						<SurveyList
							summary={ data }
							chosen={ period.days === null ? period.range : null }
							orderby={ params.orderby }
							order={ params.order }
						/>
						<ScoresPanel summary={ data } />
					</>
				)
			}
		</QueryPanel>
	);
}

function Figures( { summary, period }: { summary: ResultsSummary; period: OverviewPeriod } ) {
	const [ query, change ] = useUrlParams();
	const metric = oneOf( query.get( 'metric' ), METRICS, 'responses' );
	const daysLocked = useDateRangeLock() !== null;
	const panel = useId();
	return (
		<section className="uf-panel" aria-label={ __( 'Responses over time', 'userfeedback' ) }>
			<KpiTabs
				figures={ summary }
				selected={ metric }
				panel={ panel }
				onSelect={ ( value ) => change( { metric: value === 'responses' ? null : value } ) }
			/>
			<div id={ panel } role="tabpanel" aria-labelledby={ tabId( panel, metric ) } className="uf-panel__chart">
				<DayChart
					figures={ summary }
					metric={ metric }
					name={ periodName( period ) }
					height={ 260 }
					note={ sprintf(
						/* translators: 1: range of days. 2: time zone, e.g. UTC+0 */
						__( '%1$s, site time (%2$s).', 'userfeedback' ),
						formatRange( summary.range.start, summary.range.end ),
						zoneName( summary.timezone )
					) }
					onDays={
						daysLocked
							? undefined
							: ( { start, end } ) => {
									change( { range: null, from: start, to: end } );
									// The point is gone; the choice of periods says what is shown now, and takes it back.
									seekFocus( '.uf-overview-bar [value="chosen"]' );
								}
					}
				/>
			</div>
		</section>
	);
}

function NothingYet( { summary }: { summary: ResultsSummary } ) {
	const live = summary.surveys.filter( ( survey ) => survey.status === 'publish' ).length;
	if ( summary.surveys.length === 0 ) {
		return (
			<EmptyState
				title={ __( 'No surveys yet', 'userfeedback' ) }
				text={ __(
					'Build a survey and publish it: its results appear here as soon as someone answers.',
					'userfeedback'
				) }
			>
				{ boot().capabilities.edit && (
					<Button __next40pxDefaultSize variant="primary" href={ pageUrl( 'surveys', '/new/setup' ) }>
						{ __( 'Create New', 'userfeedback' ) }
					</Button>
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'No responses yet', 'userfeedback' ) }
			text={ sprintf(
				/* translators: 1: sentence part such as "2 published surveys". 2: number of impressions */
				__(
					'%1$s, shown %2$s times in this period. Responses appear here as soon as someone answers.',
					'userfeedback'
				),
				sprintf(
					/* translators: %s: number of surveys */
					_n( '%s published survey', '%s published surveys', live, 'userfeedback' ),
					formatNumber( live )
				),
				formatNumber( summary.impressions_compared.value )
			) }
		>
			<Button __next40pxDefaultSize variant="secondary" href={ pageUrl( 'surveys' ) }>
				{ __( 'View surveys', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}

function NothingInRange( { summary, days }: { summary: ResultsSummary; days: OverviewDays | null } ) {
	const [ , change ] = useUrlParams();
	const last = summary.surveys
		.map( ( survey ) => survey.last_response_at ?? '' )
		.sort()
		.at( -1 );
	const sentences = [
		last &&
			sprintf(
				/* translators: %s: date */
				__( 'The last one came on %s.', 'userfeedback' ),
				formatDate( last )
			),
		// Those of chosen days can be older and newer.
		days !== null &&
			sprintf(
				/* translators: %s: number of responses */
				_n( '%s response is older.', '%s responses are older.', summary.total_responses, 'userfeedback' ),
				formatNumber( summary.total_responses )
			),
	];
	return (
		<EmptyState
			title={
				days === null
					? __( 'No responses in this period', 'userfeedback' )
					: sprintf(
							/* translators: %s: number of days */
							__( 'No responses in the past %s days', 'userfeedback' ),
							formatNumber( Number( days ) )
						)
			}
			text={ sentences.filter( Boolean ).join( ' ' ) }
		>
			{ days === '7' && <ShowMonth onShow={ () => change( { range: '30' } ) } /> }
		</EmptyState>
	);
}

function ShowMonth( { onShow }: { onShow: () => void } ) {
	const lock = useMonthLock();
	const text = __( 'Show Past 30 Days', 'userfeedback' );
	return lock ? (
		<LockedButton lock={ lock } size="default">
			{ text }
		</LockedButton>
	) : (
		<Button __next40pxDefaultSize variant="secondary" onClick={ onShow }>
			{ text }
		</Button>
	);
}
