import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../../shared/app/boot';
import { formatNumber } from '../../shared/format/numbers';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { PageHeader } from '../../shared/components/page-header';
import { resultsQueries } from '../../shared/api/results/queries';
import { SurveyPicker } from '../components/survey-picker';
import { Segmented } from '../../shared/components/segmented';
import { useMonthLock } from '../lib/locks';
import { OVERVIEW_DAYS, overviewPeriod, summaryParams, surveyParams } from '../lib/overview-range';
import type { OverviewDays, OverviewPeriod } from '../lib/overview-range';
import { daysName, periodName } from '../lib/period-name';
import { withQuery } from '../lib/way-back';
import { useUrlParams } from '../../shared/list/use-url-params';
import { idOf, surveyResultsPath } from '../routes';
import { AllSurveys } from './all-surveys';
import { OneSurvey } from './one-survey';
import './overview.scss';

/**
 * Results overview (RES-01, RES-05 to RES-15): all surveys or a chosen one.
 */
export function Overview() {
	const [ params, change ] = useUrlParams();
	const { today } = boot().site;
	const monthLock = useMonthLock();
	const period = overviewPeriod( params, today, monthLock !== null );
	const surveyId = idOf( params.get( 'survey' ) ?? undefined );
	// The panel of the survey asks the same.
	const chosen = useQuery( {
		...resultsQueries.survey( surveyId, surveyParams( period ) ),
		enabled: surveyId > 0,
	} );
	const title = surveyId > 0 ? chosen.data?.title : undefined;

	usePageTitle( title );

	const pathWith = ( survey: string | null ) => {
		const query = new URLSearchParams( params );
		query.delete( 'survey' );
		if ( survey !== null ) {
			query.set( 'survey', survey );
		}
		return withQuery( '/', query );
	};
	const all = __( 'All Surveys', 'userfeedback' );

	return (
		<div className="wrap uf-results">
			<PageHeader title={ __( 'Results Overview', 'userfeedback' ) } />
			<div className="uf-overview-bar">
				<SurveyPicker
					title={ __( 'Survey', 'userfeedback' ) }
					prefix={ __( 'Survey', 'userfeedback' ) }
					label={ surveyId > 0 ? ( title ?? '…' ) : all }
					placement="bottom-start"
					current={ surveyId }
					pathOf={ ( { id, type } ) =>
						type === 'nps' ? surveyResultsPath( id ) : pathWith( String( id ) )
					}
					allPath={ pathWith( null ) }
				/>
				<Segmented< OverviewDays | 'chosen' >
					legend={ __( 'Period', 'userfeedback' ) }
					value={ period.days ?? 'chosen' }
					options={ [
						...OVERVIEW_DAYS.map( ( value ) => ( {
							value,
							label: daysName( value ),
							lock: value === '30' ? monthLock : null,
						} ) ),
						// Another choice takes the days of a point away again.
						...( period.days === null
							? [ { value: 'chosen' as const, label: periodName( period ) } ]
							: [] ),
					] }
					onChange={ ( value ) => change( { range: value === '7' ? null : value, from: null, to: null } ) }
				/>
				<Total surveyId={ surveyId } period={ period } />
			</div>
			{ surveyId > 0 ? (
				<OneSurvey key={ surveyId } id={ surveyId } period={ period } />
			) : (
				<AllSurveys period={ period } />
			) }
		</div>
	);
}

/** All-time responses of what is shown (RES-07); it shares the panels' calls. */
function Total( { surveyId, period }: { surveyId: number; period: OverviewPeriod } ) {
	const total = useTotal( surveyId, period );
	if ( total === undefined ) {
		return null;
	}
	const number = formatNumber( total );
	const [ before, after ] = sprintf(
		/* translators: %s: number of responses */
		__( '%s responses in total', 'userfeedback' ),
		'\u0000'
	).split( '\u0000' );
	return (
		<p className="uf-total">
			{ before }
			<b>{ number }</b>
			{ after }
		</p>
	);
}

function useTotal( surveyId: number, period: OverviewPeriod ): number | undefined {
	const [ params ] = useUrlParams();
	const all = useQuery( {
		...resultsQueries.summary( summaryParams( period, params ) ),
		enabled: surveyId === 0,
	} );
	const one = useQuery( {
		...resultsQueries.survey( surveyId, surveyParams( period ) ),
		enabled: surveyId > 0,
	} );
	return surveyId > 0 ? one.data?.responses_count : all.data?.total_responses;
}
