import type { ReactNode } from 'react';
import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronRight } from '@wordpress/icons';
import { Link } from '../../shared/router';
import type { DateRange, SummarySurveyRow } from '../../types';
import type { SummaryOrder } from '../../shared/api/results/fetchers';
import { formatNumber, formatPercent, formatShareInterval } from '../../shared/format/numbers';
import { Sparkline } from '../../shared/charts/sparkline';
import { ColumnHeader } from '../../shared/list/column-header';
import type { Order } from '../../shared/list/column-header';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { CountDelta, OutcomeDelta } from '../components/delta';
import { formatLast } from '../../shared/format/moments';
import { splitHits } from '../lib/options';
import { useSort } from '../../shared/list/use-sort';
import { resultsOfDays, surveyResultsPath } from '../routes';
import { Outcome } from './outcome';

interface Props {
	surveys: SummarySurveyRow[];
	/** Site's day. */
	today: string;
	/** Days that the results of a survey open with, null for those that they begin with. */
	chosen: DateRange | null;
	/** Words to mark in the titles, '' for none. */
	search: string;
	orderby: SummaryOrder;
	order: Order;
	/** Surveys that can be folded away, and whether they are shown. */
	older: { count: number; shown: boolean; onToggle: () => void };
}

const NONE = '–';

/**
 * Every survey with what people say in it (RES-12), in core's list table.
 */
export function SurveysTable( { surveys, today, chosen, search, orderby, order, older }: Props ) {
	const sort = useSort( orderby, order );
	return (
		<>
			<table className="wp-list-table widefat fixed striped uf-surveys">
				<caption className="screen-reader-text">
					{ __( 'Surveys with their results, responses and response rate', 'userfeedback' ) }
				</caption>
				<thead>
					<tr>
						<ColumnHeader
							id="title"
							primary
							label={ __( 'Survey', 'userfeedback' ) }
							sort={ sort( 'title', 'asc' ) }
						/>
						<ColumnHeader id="status" label={ __( 'Status', 'userfeedback' ) } />
						<ColumnHeader
							id="outcome"
							label={ __( 'Result', 'userfeedback' ) }
							sort={ sort( 'outcome' ) }
						/>
						<ColumnHeader
							id="change"
							label={ __( 'Change', 'userfeedback' ) }
							sort={ sort( 'outcome_change' ) }
						/>
						<ColumnHeader
							id="responses"
							label={ __( 'Responses', 'userfeedback' ) }
							sort={ sort( 'responses' ) }
						/>
						<ColumnHeader
							id="rate"
							label={ __( 'Response rate', 'userfeedback' ) }
							sort={ sort( 'response_rate' ) }
						/>
						<ColumnHeader id="trend" label={ __( 'Trend', 'userfeedback' ) } />
						<ColumnHeader
							id="last"
							label={ __( 'Last response', 'userfeedback' ) }
							sort={ sort( 'last_response' ) }
						/>
					</tr>
				</thead>
				<tbody>
					{ surveys.map( ( survey ) => (
						<Row
							key={ survey.id }
							survey={ survey }
							to={ chosen ? resultsOfDays( survey.id, chosen ) : surveyResultsPath( survey.id ) }
							today={ today }
							search={ search }
						/>
					) ) }
				</tbody>
			</table>
			{ older.count > 0 && (
				<button
					type="button"
					className="uf-surveys__fold"
					aria-expanded={ older.shown }
					onClick={ older.onToggle }
				>
					<Icon icon={ older.shown ? chevronDown : chevronRight } size={ 20 } />
					<b>
						{ sprintf(
							/* translators: %s: number of surveys */
							_n( '%s older survey', '%s older surveys', older.count, 'userfeedback' ),
							formatNumber( older.count )
						) }
					</b>{ ' ' }
					<span className="uf-note">{ __( 'no response for 90 days', 'userfeedback' ) }</span>
				</button>
			) }
		</>
	);
}

function Cell( { column, label, children }: { column: string; label: string; children: ReactNode } ) {
	return (
		<td className={ `column-${ column }` } data-colname={ label }>
			{ children }
		</td>
	);
}

interface RowProps {
	survey: SummarySurveyRow;
	/** Its results. */
	to: string;
	today: string;
	search: string;
}

function Row( { survey, to, today, search }: RowProps ) {
	const { outcome, response_rate: rate } = survey;
	return (
		<tr>
			<th scope="row" className="column-title column-primary">
				<Link className="row-title" to={ to }>
					{ splitHits( survey.title, search ).map( ( piece, index ) =>
						index % 2 === 1 ? <mark key={ index }>{ piece }</mark> : piece
					) }
				</Link>
				{ survey.type === 'nps' && (
					<>
						{ ' ' }
						<span className="uf-badge">{ __( 'NPS', 'userfeedback' ) }</span>
					</>
				) }
				<div className="row-actions">
					<Link to={ to }>
						{ __( 'View Results', 'userfeedback' ) }{ ' ' }
						<span className="screen-reader-text">{ survey.title }</span>
					</Link>
				</div>
			</th>
			<Cell column="status" label={ __( 'Status', 'userfeedback' ) }>
				<StatusIndicator status={ shownStatus( survey ) } />
			</Cell>
			<Cell column="outcome" label={ __( 'Result', 'userfeedback' ) }>
				{ outcome ? <Outcome outcome={ outcome } /> : NONE }
			</Cell>
			<Cell column="change" label={ __( 'Change', 'userfeedback' ) }>
				{ outcome ? <OutcomeDelta outcome={ outcome } /> : NONE }
			</Cell>
			<Cell column="responses" label={ __( 'Responses', 'userfeedback' ) }>
				<b>{ formatNumber( survey.responses_compared.value ) }</b>
				{ survey.responses_compared.change !== null && (
					<span className="uf-second">
						<CountDelta figure={ survey.responses_compared } />
					</span>
				) }
			</Cell>
			<Cell column="rate" label={ __( 'Response rate', 'userfeedback' ) }>
				{ rate.percent === null ? NONE : formatPercent( rate.percent ) }
				<span className="uf-second">{ formatShareInterval( rate.low, rate.high ) }</span>
			</Cell>
			<Cell column="trend" label={ __( 'Trend', 'userfeedback' ) }>
				{ survey.trend.length > 1 ? <Sparkline values={ survey.trend } /> : NONE }
			</Cell>
			<Cell column="last" label={ __( 'Last response', 'userfeedback' ) }>
				{ survey.last_response_at
					? formatLast( survey.last_response_at, today )
					: __( 'None yet', 'userfeedback' ) }
			</Cell>
		</tr>
	);
}
