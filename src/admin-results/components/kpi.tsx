import type { KeyboardEvent, ReactNode } from 'react';
import { __, isRTL } from '@wordpress/i18n';
import type { SurveyFigures } from '../../types';
import { formatNumber, formatPercent, formatShareInterval } from '../../shared/format/numbers';
import { METRICS, metricName } from '../lib/metrics';
import type { Metric } from '../lib/metrics';
import { CountChange, RateChange } from './delta';

interface FigureProps {
	label: string;
	value: string;
	/** Smaller text beside the figure, e.g. its interval. */
	small?: string;
	children?: ReactNode;
}

function Figure( { label, value, small, children }: FigureProps ) {
	return (
		<>
			<span className="uf-kpi__label">{ label }</span>
			<span className="uf-kpi__value">
				{ value } { small && <small>{ small }</small> }
			</span>
			{ children && <span className="uf-kpi__change">{ children }</span> }
		</>
	);
}

/** One figure that does not choose what the chart draws. */
export function Kpi( props: FigureProps ) {
	return (
		<div className="uf-kpi">
			<Figure { ...props } />
		</div>
	);
}

/** The figure of a metric with its interval and its change. */
export function MetricFigure( { metric, figures }: { metric: Metric; figures: SurveyFigures } ) {
	if ( metric === 'rate' ) {
		const { percent, low, high } = figures.response_rate;
		return (
			<Figure
				label={ metricName( metric ) }
				value={ percent === null ? '–' : formatPercent( percent ) }
				small={ formatShareInterval( low, high ) }
			>
				<RateChange change={ figures.response_rate_change } before={ figures.response_rate_before } />
			</Figure>
		);
	}
	const figure = metric === 'responses' ? figures.responses_compared : figures.impressions_compared;
	return (
		<Figure label={ metricName( metric ) } value={ formatNumber( figure.value ) }>
			<CountChange figure={ figure } />
		</Figure>
	);
}

/** What is left of the figures under a filter. */
export function FilteredFigures( { figures }: { figures: SurveyFigures } ) {
	return (
		<div className="uf-kpis">
			<div className="uf-kpi">
				<MetricFigure metric="responses" figures={ figures } />
			</div>
			<p className="uf-kpi uf-note">
				{ __(
					'Impressions are not counted by device, page or answer, so a filter hides them and the rates.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}

interface TabsProps {
	figures: SurveyFigures;
	selected: Metric;
	/** Id of the panel with the chart. */
	panel: string;
	onSelect: ( metric: Metric ) => void;
}

export function tabId( panel: string, metric: Metric ): string {
	return `${ panel }-${ metric }`;
}

/** The figures as tabs: the chosen one is drawn in the chart below. */
export function KpiTabs( { figures, selected, panel, onSelect }: TabsProps ) {
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = {
			ArrowRight: isRTL() ? -1 : 1,
			ArrowLeft: isRTL() ? 1 : -1,
		}[ event.key ];
		const index = METRICS.indexOf( selected );
		const target = {
			Home: 0,
			End: METRICS.length - 1,
		}[ event.key ];
		const next = step === undefined ? target : ( index + step + METRICS.length ) % METRICS.length;
		const metric = next === undefined ? undefined : METRICS[ next ];
		if ( metric === undefined ) {
			return;
		}
		event.preventDefault();
		onSelect( metric );
		document.getElementById( tabId( panel, metric ) )?.focus();
	};
	return (
		<div className="uf-kpis" role="tablist" aria-label={ __( 'Figure drawn in the chart', 'userfeedback' ) }>
			{ METRICS.map( ( metric ) => (
				<button
					key={ metric }
					id={ tabId( panel, metric ) }
					type="button"
					role="tab"
					className="uf-kpi"
					aria-selected={ metric === selected }
					aria-controls={ panel }
					tabIndex={ metric === selected ? 0 : -1 }
					onClick={ () => onSelect( metric ) }
					onKeyDown={ onKeyDown }
				>
					<MetricFigure metric={ metric } figures={ figures } />
				</button>
			) ) }
		</div>
	);
}
