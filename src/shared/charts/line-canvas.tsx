import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import {
	CategoryScale,
	Chart as ChartJs,
	Filler,
	LinearScale,
	LineController,
	LineElement,
	PointElement,
} from 'chart.js';
import { Chart } from 'react-chartjs-2';
import { lineData, lineOptions } from './line-options';
import { endLabels, hairline } from './line-plugins';
import type { LineModel } from './line-model';

ChartJs.register( CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement );

const PLUGINS = [ hairline, endLabels ];
const TIP_GAP = 14;

interface Props {
	model: LineModel;
	color: string;
	rtl: boolean;
	label: string;
	/** Index of the day that is read, null for none. */
	active: number | null;
	onActive: ( index: number | null ) => void;
	/** Content of the tooltip. */
	children: ReactNode;
}

/** The part of the line chart that needs Chart.js. It is loaded with the first chart. */
export default function LineCanvas( { model, color, rtl, label, active, onActive, children }: Props ) {
	const chart = useRef< ChartJs< 'line', ( number | null )[], string > >( null );
	const box = useRef< HTMLDivElement >( null );
	const tip = useRef< HTMLDivElement >( null );
	const [ width, setWidth ] = useState( 400 );
	const [ left, setLeft ] = useState( 0 );

	useEffect( () => {
		const element = box.current;
		if ( ! element ) {
			return;
		}
		const observer = new ResizeObserver( () => setWidth( element.clientWidth ) );
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );

	const look = useMemo( () => {
		const { fontFamily } = getComputedStyle( document.body );
		return { color, rtl, width, fontFamily };
	}, [ color, rtl, width ] );
	const data = useMemo( () => lineData( model, look ), [ model, look ] );
	const options = useMemo( () => lineOptions( model, look ), [ model, look ] );

	useEffect( () => {
		const drawn = chart.current;
		if ( ! drawn ) {
			return;
		}
		drawn.setActiveElements(
			active === null
				? []
				: drawn.data.datasets.map( ( _set, datasetIndex ) => ( {
						datasetIndex,
						index: active,
					} ) )
		);
		drawn.draw();
		const point = active === null ? undefined : drawn.getDatasetMeta( 0 ).data[ active ];
		if ( point ) {
			const wide = tip.current?.offsetWidth ?? 0;
			const fits = point.x + TIP_GAP + wide <= width;
			setLeft( fits ? point.x + TIP_GAP : point.x - TIP_GAP - wide );
		}
	}, [ active, data, options, width ] );

	const follow = ( event: PointerEvent ) => {
		const nearest = chart.current?.getElementsAtEventForMode(
			event.nativeEvent,
			'index',
			{ intersect: false },
			false
		)[ 0 ];
		onActive( nearest?.index ?? null );
	};

	return (
		<div
			ref={ box }
			className="uf-chart__canvas"
			onPointerMove={ follow }
			onPointerDown={ follow }
			onPointerLeave={ () => onActive( null ) }
		>
			<Chart
				ref={ chart }
				type="line"
				data={ data }
				options={ options }
				plugins={ PLUGINS }
				role="img"
				aria-label={ label }
			/>
			<div
				ref={ tip }
				className="uf-tip"
				aria-hidden="true"
				hidden={ active === null }
				// Canvas coordinates run from the left in every language.
				style={ {
					left: 0,
					transform: `translate(${ Math.round( left ) }px, 14px)`,
				} }
			>
				{ children }
			</div>
		</div>
	);
}
