import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { Trend, TrendPoint } from '../../../types';
import { LineBox } from '../../../shared/charts/line-box';
import { axisName, dayForKey, pointName } from '../../../shared/charts/line-model';
import { markText } from '../../../shared/charts/marks';
import type { TextMark } from '../../../shared/charts/marks';
import { accentColor } from '../../../shared/charts/palette';
import type { Plot } from '../../../shared/charts/plot';
import { formatNumber, SMALL_SAMPLE } from '../../../shared/format/numbers';
import { formatInterval, formatMeasure, nothingText, ticksOf } from './measures';

interface Props {
	trend: Trend;
	name: string;
	height: number;
	marks?: readonly TextMark[] | undefined;
	/** Shows only the days of a point. */
	onChoose: ( point: TrendPoint ) => void;
}

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

function remarks( trend: Trend, index: number, point: TrendPoint ): string[] {
	const open = trend.running && index === trend.points.length - 1;
	return [
		...( point.n && point.n < SMALL_SAMPLE ? [ __( 'small sample', 'userfeedback' ) ] : [] ),
		...( open ? [ __( 'not over yet', 'userfeedback' ) ] : [] ),
	];
}

/** A point as one sentence for screen readers. */
export function spokenPoint( trend: Trend, name: string, index: number, marks?: readonly TextMark[] ): string {
	const point = trend.points[ index ];
	if ( ! point ) {
		return '';
	}
	const { kind } = trend.measure;
	const figures = ! point.n
		? [ nothingText( point ) ]
		: [
				`${ name } ${ formatMeasure( point.value, kind ) }`,
				formatInterval( point, kind ),
				nText( point.n ),
				groupsText( point ),
			];
	const parts = [ ...figures, ...remarks( trend, index, point ), markText( marks, index ) ].filter( Boolean );
	return `${ pointName( point.date, point.end, trend.step ) }: ${ parts.join( ', ' ) }`;
}

/** One figure over time. One tab stop: arrows, Home and End read the points, Enter shows only the days of one. */
export function TrendChart( { trend, name, height, marks, onChoose }: Props ) {
	const scroller = useRef< HTMLDivElement >( null );
	const [ active, setActive ] = useState< number | null >( null );
	const [ spoken, setSpoken ] = useState( '' );
	const rtl = isRTL();
	const color = accentColor();
	const plot = useMemo(
		() => ( { ...trendPlot( trend, color ), ...( marks ? { marks } : {} ) } ),
		[ trend, color, marks ]
	);
	const count = trend.points.length;
	const shown = active !== null && active < count ? active : null;
	const point = shown === null ? undefined : trend.points[ shown ];

	// On a phone the chart is wider than the screen; the newest points show first.
	useLayoutEffect( () => {
		const box = scroller.current;
		if ( box ) {
			box.scrollLeft = rtl ? -box.scrollWidth : box.scrollWidth;
		}
	}, [ rtl, count ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && point ) {
			event.preventDefault();
			onChoose( point );
			return;
		}
		const next = dayForKey( event.key, shown, count, rtl );
		if ( next !== null ) {
			event.preventDefault();
			setActive( next );
			setSpoken( spokenPoint( trend, name, next, marks ) );
		}
	};

	const onClick = ( { nativeEvent }: MouseEvent ) => {
		// A tap reads a point, like a mouse that only moves.
		if ( point && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse' ) {
			onChoose( point );
		}
	};

	return (
		// One stop for the keyboard, arrows move inside: no role of ARIA says so.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ scroller }
			className="uf-chart uf-trend"
			style={ { height } }
			tabIndex={ 0 }
			role="group"
			aria-label={ sprintf(
				/* translators: %s: name of a figure, e.g. NPS */
				__( '%s over time. Arrow keys read each point, Enter shows only its days.', 'userfeedback' ),
				name
			) }
			onKeyDown={ onKeyDown }
			onClick={ onClick }
			onBlur={ () => setActive( null ) }
		>
			<LineBox
				plot={ plot }
				height={ height }
				rtl={ rtl }
				active={ shown }
				onActive={ setActive }
				label={ sprintf(
					/* translators: %s: name of a figure, e.g. NPS */
					__( 'Line chart: %s, with its margin of error', 'userfeedback' ),
					name
				) }
			>
				{ shown !== null && point && (
					<>
						<strong>{ pointName( point.date, point.end, trend.step ) }</strong>
						<span>
							<i className="uf-tip__key" style={ { borderColor: color } } />
							{ name }
							<b>
								<bdi dir="ltr">{ formatMeasure( point.value, trend.measure.kind ) }</bdi>
							</b>
						</span>
						<em>
							{ [ formatInterval( point, trend.measure.kind ), nText( point.n ) ]
								.filter( Boolean )
								.join( ', ' ) }
						</em>
						{ [ groupsText( point ), ...remarks( trend, shown, point ), markText( marks, shown ) ]
							.filter( Boolean )
							.map( ( text ) => (
								<em key={ text }>{ text }</em>
							) ) }
					</>
				) }
			</LineBox>
			<div className="screen-reader-text" aria-live="polite">
				{ spoken }
			</div>
		</div>
	);
}
