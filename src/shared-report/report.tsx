import { useEffect, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ALL_TIME, isPreset } from '../shared/components/date-range/ranges';
import { presetName } from '../shared/components/date-range/preset-name';
import { formatDate, formatDateTime, formatRange } from '../shared/format/dates';
import { formatNumber, formatPercent, formatSigned } from '../shared/format/numbers';
import { countText } from '../admin-results/lib/count-text';
import { chipsOf } from '../admin-results/filters/pro/chips';
import { DayChart } from '../admin-results/components/day-chart';
import { Kpi } from '../admin-results/components/kpi';
import type { SharedFigures } from '../types';
import { fetchFigures } from './page-data';
import type { PageData } from './page-data';
import { ReportQuestion } from './report-question';

/** The whole page of a shared report. */
export function Report( { data }: { data: PageData } ) {
	const { figures, failed, go } = useFigures( data );
	const { range } = figures;
	const all = figures.unfiltered_responses_count;
	const shown = figures.range_responses_count;
	return (
		<div className="uf-shared__page uf-results">
			<header className="uf-shared__top">
				<strong>{ data.site.name }</strong>
				<button type="button" onClick={ () => window.print() }>
					{ __( 'Print or save as PDF', 'userfeedback' ) }
				</button>
			</header>
			<main>
				<h1>{ figures.title }</h1>
				<p className="uf-shared__base">
					{ all === undefined
						? sprintf(
								/* translators: %s: number of responses */
								_n( '%s response', '%s responses', shown, 'userfeedback' ),
								formatNumber( shown )
							)
						: countText( shown, all ) }
					{ ', ' }
					{ formatRange( range.start, range.end ) }
					{ '. ' }
					{ countedText( data ) }
				</p>
				<ul className="uf-shared__chips" aria-label={ __( 'Filters', 'userfeedback' ) }>
					<Chip label={ __( 'Dates', 'userfeedback' ) } value={ daysName( data.days, range ) } />
					{ chipsOf( data.filter, figures.question_stats, data.names ).map( ( { id, label, value } ) => (
						<Chip key={ id } label={ label } value={ value } />
					) ) }
				</ul>
				{ figures.complete === false && <Counting figures={ figures } failed={ failed } onGo={ go } /> }
				<section className="uf-panel" aria-label={ __( 'Figures and responses over time', 'userfeedback' ) }>
					<Figures figures={ figures } />
					{ figures.data_points.length > 1 && (
						<div className="uf-panel__chart">
							<DayChart
								figures={ daily( figures ) }
								metric="responses"
								name={ __( 'This period', 'userfeedback' ) }
								height={ 212 }
							/>
						</div>
					) }
				</section>
				{ figures.ai_summary && <Summary summary={ figures.ai_summary } /> }
				<div className="uf-cards">
					{ figures.question_stats.map( ( question, index ) => (
						<ReportQuestion
							key={ question.id }
							question={ question }
							number={ index + 1 }
							figures={ figures }
							written={ figures.written[ question.id ] ?? [] }
						/>
					) ) }
				</div>
			</main>
			<footer className="uf-note">
				{ __(
					'Shares: Wilson’s interval. NPS: adjusted Wald, asked from 1 to 10 unless it says so.',
					'userfeedback'
				) }{ ' ' }
				{ data.ends_at &&
					sprintf(
						/* translators: %s: date */
						__( 'This page ends on %s.', 'userfeedback' ),
						formatDate( data.ends_at )
					) }
			</footer>
		</div>
	);
}

function countedText( { stopped, counted_at: moment }: PageData ): string {
	return stopped
		? sprintf(
				/* translators: %s: date and time */
				__( 'These are the figures of %s.', 'userfeedback' ),
				formatDateTime( moment )
			)
		: sprintf(
				/* translators: %s: date and time */
				__( 'Counted %s.', 'userfeedback' ),
				formatDateTime( moment )
			);
}

/** Large counts come in slices, from the page's own address. */
function useFigures( data: PageData ) {
	const [ figures, setFigures ] = useState( data.figures );
	const [ failed, setFailed ] = useState( false );
	const next = figures.complete === false ? figures.next : null;
	useEffect( () => {
		if ( ! next || failed ) {
			return undefined;
		}
		let left = false;
		fetchFigures( data.link, next ).then(
			( more ) => left || setFigures( more ),
			() => left || setFailed( true )
		);
		return () => {
			left = true;
		};
		// `counted` too: the cursor of a count stays the same.
	}, [ data.link, next, figures.counted, failed ] );
	return { figures, failed, go: () => setFailed( false ) };
}

function Chip( { label, value }: { label: string; value: string } ) {
	return (
		<li>
			{ label }: <strong>{ value }</strong>
		</li>
	);
}

function daysName( days: string, { start, end }: SharedFigures[ 'range' ] ): string {
	if ( isPreset( days ) ) {
		return presetName( days );
	}
	return days.startsWith( `${ ALL_TIME }/` ) ? presetName( 'all_time' ) : formatRange( start, end );
}

/** The page compares nothing with the days before. */
function daily( figures: SharedFigures ) {
	const nothing = { impressions: 0, rate: null, count_change: null, impressions_change: null };
	return {
		...figures,
		data_points: figures.data_points.map( ( point ) => ( { ...point, ...nothing } ) ),
		data_points_before: [],
	};
}

function countingText( { counted = 0, total_to_look_at: all = 0 }: SharedFigures ): string {
	return sprintf(
		/* translators: 1: number of responses that were looked at. 2: number of all responses */
		__( 'Counted %1$s of %2$s. Figures grow as we count.', 'userfeedback' ),
		formatNumber( counted ),
		formatNumber( all )
	);
}

function brokenText( { counted = 0, total_to_look_at: all = 0 }: SharedFigures ): string {
	return sprintf(
		/* translators: 1: number of responses that were looked at. 2: number of all responses */
		__( 'The count broke off at %1$s of %2$s.', 'userfeedback' ),
		formatNumber( counted ),
		formatNumber( all )
	);
}

function Counting( { figures, failed, onGo }: { figures: SharedFigures; failed: boolean; onGo: () => void } ) {
	return (
		<p className="uf-shared__counting" role="status">
			{ failed ? brokenText( figures ) : countingText( figures ) }{ ' ' }
			{ failed && (
				<button type="button" onClick={ onGo }>
					{ __( 'Go on counting', 'userfeedback' ) }
				</button>
			) }
		</p>
	);
}

function Figures( { figures }: { figures: SharedFigures } ) {
	const { nps_overview: nps, range_responses_count: shown, unfiltered_responses_count: all } = figures;
	const stars = figures.question_stats.find( ( { type, mean } ) => type === 'star-rating' && mean !== null );
	return (
		<div className="uf-kpis">
			<Kpi label={ __( 'Responses', 'userfeedback' ) } value={ formatNumber( shown ) }>
				{ all !== undefined &&
					all > 0 &&
					sprintf(
						/* translators: 1: share. 2: number of responses */
						__( '%1$s of %2$s', 'userfeedback' ),
						formatPercent( ( 100 * shown ) / all ),
						formatNumber( all )
					) }
			</Kpi>
			{ nps && nps.total > 0 && (
				<Kpi
					label={ nps.start === 0 ? __( 'NPS, 0 to 10', 'userfeedback' ) : __( 'NPS', 'userfeedback' ) }
					value={ signed( nps.nps ) }
				>
					{ interval( nps.low, nps.high, signed ) }
				</Kpi>
			) }
			{ stars?.mean && (
				<Kpi label={ __( 'Stars, mean', 'userfeedback' ) } value={ formatNumber( stars.mean.value, 1 ) }>
					{ interval( stars.mean.low, stars.mean.high, ( value ) => formatNumber( value, 2 ) ) }
				</Kpi>
			) }
		</div>
	);
}

/** Its sign stays before it in languages that run from right to left. */
const signed = ( value: number ) => `\u2066${ formatSigned( value ) }\u2069`;

function interval( low: number | null, high: number | null, write: ( value: number ) => string ): string {
	return low === null || high === null
		? ''
		: sprintf(
				/* translators: 1: lower end. 2: upper end of the interval */
				__( '%1$s to %2$s', 'userfeedback' ),
				write( low ),
				write( high )
			);
}

function Summary( { summary }: { summary: NonNullable< SharedFigures[ 'ai_summary' ] > } ) {
	return (
		<section className="uf-panel" aria-labelledby="uf-summary">
			<header className="uf-panel__head">
				<h2 id="uf-summary">{ __( 'AI summary', 'userfeedback' ) }</h2>
				<span className="uf-note">
					{ summary.filtered
						? sprintf(
								/* translators: %s: number of written answers */
								__( 'Made by AI from %s written answers with this filter', 'userfeedback' ),
								formatNumber( summary.read )
							)
						: sprintf(
								/* translators: %s: number of written answers */
								__(
									'Made by AI from %s written answers of all days, without a filter',
									'userfeedback'
								),
								formatNumber( summary.read )
							) }
				</span>
			</header>
			<div className="uf-panel__body">
				{ summary.overview !== '' && <p>{ summary.overview }</p> }
				<ul className="uf-shared__themes">
					{ summary.themes.map( ( { title, text } ) => (
						<li key={ title }>
							<strong>{ title }</strong> { text }
						</li>
					) ) }
				</ul>
			</div>
		</section>
	);
}
