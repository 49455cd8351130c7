import type { ChartData, ChartOptions } from 'chart.js';
import { axisName, formatValue, labelEvery } from './line-model';
import type { LineModel } from './line-model';
import { CHART_INK, DEFAULT_CHART_COLOR, withAlpha } from './palette';

export interface LineLook {
	color?: string;
	rtl?: boolean;
	/** Width of the chart in pixels. */
	width?: number;
	fontFamily?: string;
}

/** Narrower charts omit the names at the line ends; the tooltip still has them. */
const NARROW = 480;

/**
 * The lines: this period with its fill, the period before dashed. The running
 * day is dashed with a hollow point, because its figure still grows.
 *
 * @param model Figures.
 * @param look  Color and direction.
 */
export function lineData( model: LineModel, look: LineLook = {} ): ChartData< 'line', ( number | null )[], string > {
	const color = look.color ?? DEFAULT_CHART_COLOR;
	const last = model.values.length - 1;
	const alone = model.values.length === 1;
	const isOpen = ( index: number ) => model.running && index === last;
	return {
		labels: model.days.map( ( day ) => axisName( day, model.step ) ),
		datasets: [
			{
				data: model.values,
				borderColor: color,
				borderWidth: 2,
				pointRadius: model.values.map( ( _value, index ) => ( alone || isOpen( index ) ? 4 : 0 ) ),
				pointBackgroundColor: model.values.map( ( _value, index ) => ( isOpen( index ) ? '#fff' : color ) ),
				pointBorderColor: color,
				pointBorderWidth: 2,
				pointHoverRadius: 4,
				pointHoverBackgroundColor: color,
				pointHoverBorderColor: '#fff',
				pointHoverBorderWidth: 2,
				tension: 0,
				fill: 'origin',
				backgroundColor: withAlpha( color, 0.07 ),
				segment: {
					borderDash: ( { p1DataIndex } ) => ( isOpen( p1DataIndex ) ? [ 3, 3 ] : undefined ),
				},
			},
			...( model.valuesBefore.length
				? [
						{
							data: model.valuesBefore,
							borderColor: CHART_INK.before,
							borderWidth: 1.5,
							borderDash: [ 4, 4 ],
							pointRadius: 0,
							pointHoverRadius: 3,
							pointHoverBackgroundColor: CHART_INK.before,
							tension: 0,
						},
					]
				: [] ),
		],
	};
}

/**
 * Axes and labels: y from 0 with up to 7 ticks, x named every few days and
 * always at the last; mirrored in right-to-left languages.
 *
 * @param model Figures.
 * @param look  Color, direction and size.
 */
export function lineOptions( model: LineModel, look: LineLook = {} ): ChartOptions< 'line' > {
	const { color = DEFAULT_CHART_COLOR, rtl = false, width = 400, fontFamily = 'sans-serif' } = look;
	const narrow = width < NARROW;
	const last = model.days.length - 1;
	const every = labelEvery( model.days.length, width );
	const longest = Math.max( model.name.length, model.nameBefore.length );
	const room = narrow ? 12 : Math.max( 64, longest * 7 + 16 );
	const font = { family: fontFamily, size: 12 };
	return {
		responsive: true,
		maintainAspectRatio: false,
		animation: false,
		// The component handles pointer and keyboard, with one state for both.
		events: [],
		layout: { padding: { top: 8, [ rtl ? 'left' : 'right' ]: room } },
		scales: {
			x: {
				reverse: rtl,
				grid: { display: false },
				border: { color: CHART_INK.axis },
				ticks: {
					font,
					color: CHART_INK.text,
					autoSkip: false,
					maxRotation: 0,
					padding: 6,
					callback: ( _value, index ) =>
						( last - index ) % every === 0 ? axisName( model.days[ index ] ?? '', model.step ) : null,
				},
			},
			y: {
				position: rtl ? 'right' : 'left',
				beginAtZero: true,
				suggestedMax: model.unit === 'percent' ? 5 : 4,
				border: { display: false },
				grid: { color: CHART_INK.grid, drawTicks: false },
				ticks: {
					font,
					color: CHART_INK.text,
					maxTicksLimit: 7,
					padding: 8,
					...( model.unit === 'count' ? { precision: 0 } : {} ),
					callback: ( value ) => formatValue( Number( value ), model.unit ).replace( /[.,]0(?=\D|$)/, '' ),
				},
			},
		},
		plugins: {
			legend: { display: false },
			tooltip: { enabled: false },
			ufEndLabels: {
				rtl,
				font: `600 12px ${ fontFamily }`,
				labels: narrow
					? []
					: [
							{ dataset: 0, text: model.name, color },
							...( model.valuesBefore.length
								? [
										{
											dataset: 1,
											text: model.nameBefore,
											color: CHART_INK.before,
										},
									]
								: [] ),
						],
			},
		},
	};
}
