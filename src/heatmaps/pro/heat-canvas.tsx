import { useLayoutEffect, useRef } from 'react';
import { densityOf } from '../../domain/heatmap/density';
import { paintGrid } from '../../domain/heatmap/ramp';
import type { Spot } from '../../domain/heatmap/place';
import type { Size } from './use-page-frame';

/**
 * Heat as a small picture, a pixel for each square; the browser makes it as large as the page.
 *
 * @param canvas Gets the picture.
 * @param spots  Spots in CSS px.
 * @param page   Size of the page.
 */
export function drawHeat( canvas: HTMLCanvasElement, spots: readonly Spot[], page: Size ): void {
	const grid = densityOf( spots, page.width, page.height );
	canvas.width = grid.columns;
	canvas.height = grid.rows;
	const context = canvas.getContext( '2d' );
	context?.putImageData( new ImageData( paintGrid( grid ), grid.columns ), 0, 0 );
}

interface Props {
	spots: readonly Spot[];
	page: Size;
	/** Percent. */
	opacity: number;
	label: string;
}

export function HeatCanvas( { spots, page: { width, height }, opacity, label }: Props ) {
	const ref = useRef< HTMLCanvasElement >( null );
	useLayoutEffect( () => {
		if ( ref.current ) {
			drawHeat( ref.current, spots, { width, height } );
		}
	}, [ spots, width, height ] );
	return (
		<canvas
			ref={ ref }
			className="uf-hm__heat"
			role="img"
			aria-label={ label }
			data-testid="heat"
			style={ { opacity: opacity / 100 } }
		/>
	);
}
