import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { ResultsSummary, SummarySurveyRow } from '../../types';
import type { SummaryOrder } from '../../shared/api/results/fetchers';
import { formatNumber, formatPercent, formatShareInterval, SMALL_SAMPLE } from '../../shared/format/numbers';
import { Sparkline } from '../../shared/charts/sparkline';
import { ColumnHeader } from '../../shared/list/column-header';
import type { Order } from '../../shared/list/column-header';
import { shownStatus, StatusIndicator } from '../../shared/components/status-indicator';
import { CountDelta } from '../components/delta';
import { formatLast } from '../lib/moments';
import { useSort } from '../../shared/list/use-sort';
import { surveyResultsPath } from '../routes';

interface Props {
	summary: ResultsSummary;
	orderby: SummaryOrder;
	order: Order;
}

const NONE = '–';

/**
 * Every survey with its figures of the period (RES-12), in core's list table.
 */
export function SurveysTable( { summary, orderby, order }: Props ) {
	const sort = useSort( orderby, order );
	return (
		<table className="wp-list-table widefat fixed striped uf-surveys">
			<caption className="screen-reader-text">
				{ __( 'Surveys with their responses, impressions and response rate', 'userfeedback' ) }
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
						id="responses"
						label={ __( 'Responses', 'userfeedback' ) }
						sort={ sort( 'responses' ) }
					/>
					<ColumnHeader id="change" label={ __( 'Change', 'userfeedback' ) } />
					<ColumnHeader
						id="impressions"
						label={ __( 'Impressions', 'userfeedback' ) }
						sort={ sort( 'impressions' ) }
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
					<ColumnHeader id="link" label={ __( 'Results', 'userfeedback' ) } />
				</tr>
			</thead>
			<tbody>
				{ summary.surveys.map( ( survey ) => (
					<Row key={ survey.id } survey={ survey } today={ summary.today } />
				) ) }
			</tbody>
		</table>
	);
}

function Cell( { column, label, children }: { column: string; label: string; children: ReactNode } ) {
	return (
		<td className={ `column-${ column }` } data-colname={ label }>
			{ children }
		</td>
	);
}

function Row( { survey, today }: { survey: SummarySurveyRow; today: string } ) {
	const to = surveyResultsPath( survey.id );
	const rate = survey.response_rate;
	const last = survey.last_response_at
		? formatLast( survey.last_response_at, today )
		: __( 'None yet', 'userfeedback' );
	const small = survey.responses_compared.value > 0 && survey.responses_compared.value < SMALL_SAMPLE;
	return (
		<tr>
			<th scope="row" className="column-title column-primary">
				<Link className="row-title" to={ to }>
					{ survey.title }
				</Link>
				{ survey.type === 'nps' && (
					<>
						{ ' ' }
						<span className="uf-badge">{ __( 'NPS', 'userfeedback' ) }</span>
					</>
				) }
				<span className="uf-second uf-narrow-only">
					<StatusIndicator status={ shownStatus( survey ) } />
					<span>{ last }</span>
				</span>
			</th>
			<Cell column="status" label={ __( 'Status', 'userfeedback' ) }>
				<StatusIndicator status={ shownStatus( survey ) } />
			</Cell>
			<Cell column="responses" label={ __( 'Responses', 'userfeedback' ) }>
				<b>{ formatNumber( survey.responses_compared.value ) }</b>
				{ small && <span className="uf-second">{ __( 'small sample', 'userfeedback' ) }</span> }
				{ survey.responses_compared.change !== null && (
					<span className="uf-second uf-narrow-only">
						<CountDelta figure={ survey.responses_compared } />
					</span>
				) }
			</Cell>
			<Cell column="change" label={ __( 'Change', 'userfeedback' ) }>
				<CountDelta figure={ survey.responses_compared } />
			</Cell>
			<Cell column="impressions" label={ __( 'Impressions', 'userfeedback' ) }>
				{ formatNumber( survey.impressions_compared.value ) }
			</Cell>
			<Cell column="rate" label={ __( 'Response rate', 'userfeedback' ) }>
				{ rate.percent === null ? NONE : formatPercent( rate.percent ) }
				<span className="uf-second">{ formatShareInterval( rate.low, rate.high ) }</span>
			</Cell>
			<Cell column="trend" label={ __( 'Trend', 'userfeedback' ) }>
				{ survey.trend.length > 1 ? <Sparkline values={ survey.trend } /> : NONE }
			</Cell>
			<Cell column="last" label={ __( 'Last response', 'userfeedback' ) }>
				{ last }
			</Cell>
			<td className="column-link">
				<Link to={ to }>
					{ __( 'View Results', 'userfeedback' ) }{ ' ' }
					<span className="screen-reader-text">{ survey.title }</span>
				</Link>
			</td>
		</tr>
	);
}
