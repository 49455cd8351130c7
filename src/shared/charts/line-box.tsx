import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { LineSvg } from './line-svg';
import { layoutOf, nearestPoint } from './plot';
import type { Plot } from './plot';

const TIP_GAP = 14;

interface Props {
	plot: Plot;
	height: number;
	rtl: boolean;
	label: string;
	/** Index of the point that is read, null for none. */
	active: number | null;
	onActive: ( index: number | null ) => void;
	/** Content of the tooltip. */
	children?: ReactNode;
}

/** A line chart as wide as its box. The pointer reads the nearest point; its tooltip is an element. */
export function LineBox( { plot, height, rtl, label, active, onActive, children }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const tip = useRef< HTMLDivElement >( null );
	const [ width, setWidth ] = useState( 400 );
	const [ left, setLeft ] = useState( 0 );
	const layout = useMemo( () => layoutOf( plot, { width, height, rtl } ), [ plot, width, height, rtl ] );

	useLayoutEffect( () => {
		const element = box.current;
		if ( ! element ) {
			return;
		}
		// A box that is not displayed has no width.
		const measure = () => setWidth( ( before ) => element.clientWidth || before );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [] );

	useLayoutEffect( () => {
		if ( active !== null ) {
			const x = layout.x( active );
			const wide = tip.current?.offsetWidth ?? 0;
			const fits = x + TIP_GAP + wide <= width;
			setLeft( Math.max( 0, fits ? x + TIP_GAP : x - TIP_GAP - wide ) );
		}
	}, [ active, layout, width ] );

	const follow = ( event: PointerEvent ) => {
		const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
		onActive( nearestPoint( at, plot.names.length, layout ) );
	};

	return (
		<div
			ref={ box }
			className="uf-chart__box"
			onPointerMove={ follow }
			onPointerDown={ follow }
			onPointerLeave={ () => onActive( null ) }
		>
			<LineSvg
				plot={ plot }
				layout={ layout }
				width={ width }
				height={ height }
				rtl={ rtl }
				label={ label }
				active={ active }
			/>
			<div
				ref={ tip }
				className="uf-tip"
				aria-hidden="true"
				hidden={ active === null }
				// Coordinates of the picture run from the left in every language.
				style={ { left: 0, transform: `translate(${ Math.round( left ) }px, 14px)` } }
			>
				{ children }
			</div>
		</div>
	);
}
