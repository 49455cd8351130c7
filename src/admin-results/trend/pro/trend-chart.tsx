import { useLayoutEffect, useMemo, useRef } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { Trend, TrendPoint } from '../../../types';
import { axisName, pointName } from '../../../shared/charts/line-model';
import { markText } from '../../../shared/charts/marks';
import type { TextMark } from '../../../shared/charts/marks';
import { accentColor, CHART_INK } from '../../../shared/charts/palette';
import type { Plot } from '../../../shared/charts/plot';
import { ReadableChart } from '../../../shared/charts/readable-chart';
import { formatNumber, SMALL_SAMPLE } from '../../../shared/format/numbers';
import { formatInterval, formatMeasure, nothingText, ticksOf } from './measures';

/** A figure over time. Lines of one chart have the same steps. */
export interface TrendLine {
	id: number | string;
	/** What or whose it is. */
	name: string;
	/** Name at the end of the line where there are several. */
	short: string;
	trend: Trend;
	/** How it looks, beside the place. */
	square?: boolean;
}

/** Without the first, which is the admin color. Strokes tell the lines apart without colors. */
const COLORS = [ CHART_INK.text, '#8a4b00', '#5b2e8c' ];
const DASHES = [ '', '7 4', '2 4', '10 3 2 3' ];

/** How the line at a place is drawn. */
export function strokesOf( index: number ): { stroke: string; strokeWidth: number; strokeDasharray?: string } {
	const dash = DASHES[ index ];
	return {
		stroke: COLORS[ index - 1 ] ?? accentColor(),
		strokeWidth: 2,
		...( dash ? { strokeDasharray: dash } : {} ),
	};
}

/** The line of a list of names, as the chart draws it. */
export const Stroke = ( { index }: { index: number } ) => (
	<svg width={ 24 } height={ 8 } aria-hidden="true">
		<line x1={ 0 } x2={ 24 } y1={ 4 } y2={ 4 } { ...strokesOf( index ) } />
	</svg>
);

/** The points as a plot. A point without answers is a gap. */
export function trendPlot( { points, measure: { kind }, step, running }: Trend, color: string ): Plot {
	return {
		lines: [
			{
				name: formatMeasure( points.at( -1 )?.value ?? null, kind ),
				color,
				values: points.map( ( { value } ) => value ),
				small: points.map( ( { n } ) => ( n ?? 0 ) < SMALL_SAMPLE ),
				band: points.map( ( { low, high } ) => ( low === null || high === null ? null : [ low, high ] ) ),
				running,
			},
		],
		names: points.map( ( { date } ) => axisName( date, step === 'month' ? 'month' : 'day' ) ),
		ticks: ticksOf( kind, points ),
		formatTick: ( value ) => formatMeasure( value, kind ).replace( /[.,]0+(?=\D|$)/, '' ),
		...( kind === 'nps' ? { zero: 0 } : {} ),
		notes: [ points.map( ( { n } ) => nText( n ) ) ],
	};
}

/** E.g. `n 150`; an en dash without answers, and where they are too few to show. */
export function nText( n: number | null ): string {
	return ! n
		? '–'
		: sprintf(
				/* translators: %s: number of people who answered */
				__( 'n %s', 'userfeedback' ),
				formatNumber( n )
			);
}

/** Promoters, passives and detractors of a point; '' where there are none. */
export function groupsText( { groups, n }: TrendPoint ): string {
	return groups === null || ! n
		? ''
		: sprintf(
				/* translators: 1: number of promoters. 2: of passives. 3: of detractors */
				__( '%1$s promoters, %2$s passives, %3$s detractors', 'userfeedback' ),
				formatNumber( groups.promoter ),
				formatNumber( groups.passive ),
				formatNumber( groups.detractor )
			);
}

const small = ( { n }: TrendPoint ): string[] =>
	n && n < SMALL_SAMPLE ? [ __( 'small sample', 'userfeedback' ) ] : [];

function remarks( trend: Trend, index: number, point: TrendPoint ): string[] {
	const open = trend.running && index === trend.points.length - 1;
	return [ ...small( point ), ...( open ? [ __( 'not over yet', 'userfeedback' ) ] : [] ) ];
}

/**
 * Lines on one axis, whose points are those of the first.
 *
 * @param lines  The first is the most important one.
 * @param banded Those whose intervals are shown.
 */
export function linesPlot( lines: readonly TrendLine[], banded?: readonly TrendLine[ 'id' ][] ): Plot | null {
	const plots = lines.map( ( { trend }, index ) => trendPlot( trend, strokesOf( index ).stroke ) );
	const [ first ] = plots;
	const [ , second ] = lines;
	if ( ! first || ! second ) {
		return first ?? null;
	}
	const kind = second.trend.measure.kind;
	return {
		...first,
		ticks: ticksOf(
			kind,
			lines.flatMap( ( { trend } ) => trend.points )
		),
		lines: plots.flatMap( ( plot, index ) => {
			const { id, short, square = false } = lines[ index ] ?? second;
			return plot.lines.map( ( { band = [], ...line } ) => ( {
				...line,
				name: `${ short } ${ line.name }`,
				square,
				...( DASHES[ index ] ? { dash: DASHES[ index ] } : {} ),
				...( ! banded || banded.includes( id ) ? { band } : {} ),
			} ) );
		} ),
		notes: plots.flatMap( ( { notes = [] } ) => notes ),
	};
}

/** One of several lines at a point; with its own days where they are others. */
export function figureOf( point: TrendPoint | undefined, { measure: { kind }, step }: Trend, date?: string ): string {
	const figure = point?.n
		? [ formatMeasure( point.value, kind ), formatInterval( point, kind ), nText( point.n ), ...small( point ) ]
				.filter( Boolean )
				.join( ', ' )
		: nothingText( point );
	return point && date !== undefined && point.date !== date
		? sprintf(
				/* translators: 1: days, e.g. Week of Jul 20. 2: figures of these days */
				__( '%1$s: %2$s', 'userfeedback' ),
				pointName( point.date, point.end, step ),
				figure
			)
		: figure;
}

/** A point of each line as one sentence for screen readers. */
export function spokenPoint( lines: readonly TrendLine[], index: number, marks?: readonly TextMark[] ): string {
	const [ first ] = lines;
	const point = first?.trend.points[ index ];
	if ( ! first || ! point ) {
		return '';
	}
	const { trend } = first;
	const alone = lines.length === 1;
	const figures = ! alone
		? [ lines.map( ( line ) => `${ line.name } ${ lineFigure( line, index, point ) }` ).join( '; ' ) ]
		: ! point.n
			? [ nothingText( point ) ]
			: [
					`${ first.name } ${ formatMeasure( point.value, trend.measure.kind ) }`,
					formatInterval( point, trend.measure.kind ),
					nText( point.n ),
					groupsText( point ),
				];
	const parts = [ ...figures, ...( alone ? remarks( trend, index, point ) : [] ), markText( marks, index ) ];
	return `${ pointName( point.date, point.end, trend.step ) }: ${ parts.filter( Boolean ).join( ', ' ) }`;
}

const lineFigure = ( { trend }: TrendLine, index: number, { date }: TrendPoint ) =>
	figureOf( trend.points[ index ], trend, date );

interface Props {
	lines: readonly TrendLine[];
	/** Lines whose intervals are shown; all by default. */
	banded?: readonly TrendLine[ 'id' ][];
	height: number;
	/** What it shows and how its keys work. */
	label: string;
	/** Of the picture alone. */
	pictureLabel: string;
	marks?: readonly TextMark[] | undefined;
	/** Shows only the days of a point. */
	onChoose?: ( point: TrendPoint ) => void;
}

/** Figures over time. */
export function TrendChart( { lines, banded, height, label, pictureLabel, marks, onChoose }: Props ) {
	const scroller = useRef< HTMLDivElement >( null );
	const rtl = isRTL();
	const plot = useMemo( () => {
		const drawn = linesPlot( lines, banded );
		return drawn && { ...drawn, ...( marks ? { marks } : {} ) };
	}, [ lines, banded, marks ] );
	const trend = lines[ 0 ]?.trend;
	const count = trend?.points.length ?? 0;

	// On a phone the chart is wider than the screen; the newest points show first.
	useLayoutEffect( () => {
		const box = scroller.current;
		if ( box ) {
			box.scrollLeft = rtl ? -box.scrollWidth : box.scrollWidth;
		}
	}, [ rtl, count ] );

	if ( ! plot || ! trend ) {
		return null;
	}
	const choose = ( index: number ) => {
		const point = trend.points[ index ];
		if ( point ) {
			onChoose?.( point );
		}
	};
	return (
		<ReadableChart
			plot={ plot }
			height={ height }
			style={ { height } }
			className="uf-trend"
			label={ label }
			pictureLabel={ pictureLabel }
			speak={ ( index ) => spokenPoint( lines, index, marks ) }
			tip={ ( index ) => <Tooltip lines={ lines } trend={ trend } index={ index } marks={ marks } /> }
			onChoose={ onChoose && choose }
			scroller={ scroller }
		/>
	);
}

function Tooltip( { lines, trend, index, marks }: Pick< Props, 'lines' | 'marks' > & { trend: Trend; index: number } ) {
	const point = trend.points[ index ];
	return (
		point && (
			<>
				<strong>{ pointName( point.date, point.end, trend.step ) }</strong>
				{ lines.length === 1 ? (
					<One line={ lines[ 0 ] } index={ index } />
				) : (
					lines.map( ( line, place ) => (
						<div key={ line.id }>
							<span>
								<Key index={ place } />
								{ line.name }
							</span>
							<em>{ lineFigure( line, index, point ) }</em>
						</div>
					) )
				) }
				{ markText( marks, index ) && <em>{ markText( marks, index ) }</em> }
			</>
		)
	);
}

const Key = ( { index }: { index: number } ) => (
	<i
		className={ index ? 'uf-tip__key is-dashed' : 'uf-tip__key' }
		style={ { borderColor: strokesOf( index ).stroke } }
	/>
);

/** The tooltip of a line that is alone. */
function One( { line, index }: { line: TrendLine | undefined; index: number } ) {
	const point = line?.trend.points[ index ];
	if ( ! line || ! point ) {
		return null;
	}
	const { kind } = line.trend.measure;
	return (
		<>
			<span>
				<Key index={ 0 } />
				{ line.name }
				<b>
					<bdi dir="ltr">{ formatMeasure( point.value, kind ) }</bdi>
				</b>
			</span>
			<em>{ [ formatInterval( point, kind ), nText( point.n ) ].filter( Boolean ).join( ', ' ) }</em>
			{ [ groupsText( point ), ...remarks( line.trend, index, point ) ].filter( Boolean ).map( ( text ) => (
				<em key={ text }>{ text }</em>
			) ) }
		</>
	);
}
