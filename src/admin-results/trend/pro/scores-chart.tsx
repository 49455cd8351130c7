import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { __, isRTL } from '@wordpress/i18n';
import type { Trend, TrendPoint } from '../../../types';
import { LineBox } from '../../../shared/charts/line-box';
import { dayForKey, pointName, stepName } from '../../../shared/charts/line-model';
import { accentColor, CHART_INK } from '../../../shared/charts/palette';
import type { Plot } from '../../../shared/charts/plot';
import { formatInterval, formatMeasure, nothingText } from './measures';
import { nText, trendPlot } from './trend-chart';

export interface ScoreLine {
	id: number;
	/** Title of the survey. */
	name: string;
	/** All have the same points. */
	trend: Trend;
}

const HEIGHT = 340;
/** Letters of a title at the end of its line. */
const SHORT = 18;
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

function shortened( title: string ): string {
	const letters = Array.from( title );
	return letters.length > SHORT
		? `${ letters
				.slice( 0, SHORT - 1 )
				.join( '' )
				.trimEnd() }…`
		: title;
}

function plotOf( lines: readonly ScoreLine[], banded: readonly ( number | null )[] ): Plot | null {
	const plots = lines.map( ( { trend }, index ) => trendPlot( trend, strokesOf( index ).stroke ) );
	const [ first ] = plots;
	return first
		? {
				...first,
				lines: plots.flatMap( ( plot, index ) =>
					plot.lines.map( ( { band = [], ...line } ) => ( {
						...line,
						name: `${ shortened( lines[ index ]?.name ?? '' ) } ${ line.name }`,
						...( DASHES[ index ] ? { dash: DASHES[ index ] } : {} ),
						...( banded.includes( lines[ index ]?.id ?? 0 ) ? { band } : {} ),
					} ) )
				),
				notes: plots.flatMap( ( { notes = [] } ) => notes ),
			}
		: null;
}

function figureOf( point: TrendPoint | undefined, { measure: { kind } }: Trend ): string {
	return point?.n
		? [ formatMeasure( point.value, kind ), formatInterval( point, kind ), nText( point.n ) ]
				.filter( Boolean )
				.join( ', ' )
		: nothingText( point );
}

/** All lines at one point in one sentence, for screen readers. */
export function spokenScores( lines: readonly ScoreLine[], index: number ): string {
	const trend = lines[ 0 ]?.trend;
	const point = trend?.points[ index ];
	return trend && point
		? `${ pointName( point.date, point.end, trend.step ) }: ${ lines
				.map( ( line ) => `${ line.name } ${ figureOf( line.trend.points[ index ], line.trend ) }` )
				.join( '; ' ) }`
		: '';
}

interface Props {
	lines: readonly ScoreLine[];
	/** Surveys whose intervals are shown. */
	banded: readonly ( number | null )[];
}

/** Several scores over time. One tab stop: arrows, Home and End read the points. */
export function ScoresChart( { lines, banded }: Props ) {
	const scroller = useRef< HTMLDivElement >( null );
	const [ active, setActive ] = useState< number | null >( null );
	const [ spoken, setSpoken ] = useState( '' );
	const rtl = isRTL();
	const plot = useMemo( () => plotOf( lines, banded ), [ lines, banded ] );
	const trend = lines[ 0 ]?.trend;
	const count = trend?.points.length ?? 0;
	const shown = active !== null && active < count ? active : null;
	const point = shown === null ? undefined : trend?.points[ shown ];

	// On a phone the chart is wider than the screen; the newest points show first.
	useLayoutEffect( () => {
		const box = scroller.current;
		if ( box ) {
			box.scrollLeft = rtl ? -box.scrollWidth : box.scrollWidth;
		}
	}, [ rtl, count ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = dayForKey( event.key, shown, count, rtl );
		if ( next !== null ) {
			event.preventDefault();
			setActive( next );
			setSpoken( spokenScores( lines, next ) );
		}
	};

	return (
		// One stop for the keyboard, arrows move inside: no role of ARIA says so.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ scroller }
			className="uf-chart uf-trend uf-trend--read"
			style={ { height: HEIGHT } }
			tabIndex={ 0 }
			role="group"
			aria-label={ __( 'Scores over time, use the arrow keys to read each point', 'userfeedback' ) }
			onKeyDown={ onKeyDown }
			onBlur={ () => setActive( null ) }
		>
			{ plot && (
				<LineBox
					plot={ plot }
					height={ HEIGHT }
					rtl={ rtl }
					active={ shown }
					onActive={ setActive }
					label={ __( 'Line chart: scores of several surveys', 'userfeedback' ) }
				>
					{ shown !== null && trend && point && (
						<>
							<strong>{ pointName( point.date, point.end, trend.step ) }</strong>
							{ lines.map( ( line, index ) => (
								<div key={ line.id }>
									<span>
										<i
											className={ index ? 'uf-tip__key is-dashed' : 'uf-tip__key' }
											style={ { borderColor: strokesOf( index ).stroke } }
										/>
										{ shortened( line.name ) }
									</span>
									<em>{ figureOf( line.trend.points[ shown ], line.trend ) }</em>
								</div>
							) ) }
						</>
					) }
				</LineBox>
			) }
			<div className="screen-reader-text" aria-live="polite">
				{ spoken }
			</div>
		</div>
	);
}

/** The figures as a table. Its rows are rendered when it is first opened. */
export function ScoresTable( { lines }: { lines: readonly ScoreLine[] } ) {
	const [ open, setOpen ] = useState( false );
	const trend = lines[ 0 ]?.trend;
	return (
		<details className="uf-astable" onToggle={ ( event ) => setOpen( event.currentTarget.open ) }>
			<summary>{ __( 'View as table', 'userfeedback' ) }</summary>
			{ open && trend && (
				<div className="uf-astable__scroll">
					<table className="wp-list-table widefat striped">
						<thead>
							<tr>
								<th scope="col">{ stepName( trend.step ) }</th>
								{ lines.map( ( { id, name } ) => (
									<th key={ id } scope="col">
										{ name }
									</th>
								) ) }
							</tr>
						</thead>
						<tbody>
							{ trend.points.map( ( point, index ) => (
								<tr key={ point.date }>
									<th scope="row">{ pointName( point.date, point.end, trend.step ) }</th>
									{ lines.map( ( line ) => (
										<td key={ line.id }>{ figureOf( line.trend.points[ index ], line.trend ) }</td>
									) ) }
								</tr>
							) ) }
						</tbody>
					</table>
				</div>
			) }
		</details>
	);
}
