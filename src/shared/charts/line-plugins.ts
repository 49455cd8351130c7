import type { ChartType, Plugin } from 'chart.js';
import { CHART_INK } from './palette';

export interface EndLabel {
	dataset: number;
	text: string;
	color: string;
}

export interface EndLabelsOptions {
	labels: EndLabel[];
	rtl: boolean;
	font: string;
}

declare module 'chart.js' {
	// The type parameter is part of the interface that is extended.
	// eslint-disable-next-line @typescript-eslint/no-unused-vars
	interface PluginOptionsByType< TType extends ChartType > {
		ufEndLabels?: EndLabelsOptions;
	}
}

const LINE_HEIGHT = 16;

/**
 * Moves overlapping names apart and keeps their order.
 *
 * @param heights Wished heights, top first.
 * @param bottom  The lowest place: below it stand the names of the days.
 */
export function spread( heights: number[], bottom = Infinity ): number[] {
	const placed: number[] = [];
	for ( const wished of heights ) {
		const above = placed[ placed.length - 1 ];
		placed.push( above === undefined ? wished : Math.max( wished, above + LINE_HEIGHT ) );
	}
	return placed.map( ( height, index ) => Math.min( height, bottom - ( placed.length - 1 - index ) * LINE_HEIGHT ) );
}

/** Names at the ends of the lines instead of a legend. */
export const endLabels: Plugin< 'line' > = {
	id: 'ufEndLabels',
	afterDatasetsDraw( chart ) {
		// Chart.js types plugin options as deeply partial; ours are always whole.
		const options = chart.options.plugins?.ufEndLabels as EndLabelsOptions | undefined;
		if ( ! options?.labels.length ) {
			return;
		}
		const ends = options.labels
			.flatMap( ( label ) => {
				const point = chart.getDatasetMeta( label.dataset ).data.at( -1 );
				return point && ! Number.isNaN( point.y ) ? [ { label, x: point.x, y: point.y } ] : [];
			} )
			.sort( ( first, second ) => first.y - second.y );
		const { ctx, chartArea } = chart;
		const heights = spread(
			ends.map( ( end ) => end.y ),
			chartArea.bottom
		);
		ctx.save();
		ctx.font = options.font;
		ctx.textBaseline = 'middle';
		ctx.textAlign = options.rtl ? 'right' : 'left';
		ends.forEach( ( { label, x, y }, index ) => {
			ctx.fillStyle = label.color;
			ctx.fillText( label.text, x + ( options.rtl ? -10 : 10 ), heights[ index ] ?? y );
		} );
		ctx.restore();
	},
};

/** A hair line through the day that is read. */
export const hairline: Plugin< 'line' > = {
	id: 'ufHairline',
	beforeDatasetsDraw( chart ) {
		const active = chart.getActiveElements()[ 0 ];
		if ( ! active ) {
			return;
		}
		const { ctx, chartArea } = chart;
		ctx.save();
		ctx.strokeStyle = CHART_INK.axis;
		ctx.lineWidth = 1;
		ctx.beginPath();
		ctx.moveTo( active.element.x, chartArea.top );
		ctx.lineTo( active.element.x, chartArea.bottom );
		ctx.stroke();
		ctx.restore();
	},
};
