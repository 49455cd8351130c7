import { Fragment, useId } from 'react';
import { endNames, pathsOf } from './plot';
import type { Layout, Plot, PlotLine, PlotMark } from './plot';

interface Props {
	plot: Plot;
	layout: Layout;
	width: number;
	height: number;
	rtl: boolean;
	label: string;
	/** Index of the point that is read, null for none. */
	active: number | null;
}

/** Lines over a time axis as SVG: it prints as vectors and follows forced colors. */
export function LineSvg( { plot, layout, width, height, rtl, label, active }: Props ) {
	const last = plot.names.length - 1;
	const outwards = rtl ? -1 : 1;
	return (
		<svg className="uf-lines" viewBox={ `0 0 ${ width } ${ height }` } role="img" aria-label={ label }>
			{ plot.ticks.map( ( tick ) => (
				<Fragment key={ tick }>
					<line
						className={ tick === plot.zero ? 'uf-lines__zero' : 'uf-lines__grid' }
						x1={ layout.start }
						x2={ layout.end }
						y1={ layout.y( tick ) }
						y2={ layout.y( tick ) }
					/>
					{ /* A sign belongs before its number in every language. */ }
					<text
						direction="ltr"
						textAnchor={ rtl ? 'start' : 'end' }
						x={ layout.start - outwards * 8 }
						y={ layout.y( tick ) }
						dy="0.35em"
					>
						{ plot.formatTick( tick ) }
					</text>
				</Fragment>
			) ) }
			<line
				className="uf-lines__axis"
				x1={ layout.start }
				x2={ layout.end }
				y1={ layout.bottom }
				y2={ layout.bottom }
			/>
			{ plot.names.map(
				( name, index ) =>
					( last - index ) % layout.every === 0 && (
						<text key={ index } textAnchor="middle" x={ layout.x( index ) } y={ layout.bottom + 20 }>
							{ name }
							{ plot.notes?.map( ( notes, at ) => (
								<tspan
									key={ at }
									className="uf-lines__note"
									x={ layout.x( index ) }
									dy={ 16 }
									style={ at > 0 || plot.lines[ 1 ] ? { fill: plot.lines[ at ]?.color } : undefined }
								>
									{ notes[ index ] }
								</tspan>
							) ) }
						</text>
					)
			) }
			{ plot.marks?.map( ( mark ) => (
				<Mark key={ mark.letter } mark={ mark } layout={ layout } />
			) ) }
			{ active !== null && (
				<line
					className="uf-lines__axis"
					x1={ layout.x( active ) }
					x2={ layout.x( active ) }
					y1={ layout.top }
					y2={ layout.bottom }
				/>
			) }
			{ [ ...plot.lines ].reverse().map( ( line ) => (
				<Line key={ line.name } line={ line } layout={ layout } active={ active } />
			) ) }
			{ endNames( plot, layout ).map( ( { line, y } ) => (
				<text
					key={ line.name }
					className="uf-lines__name"
					fill={ line.color }
					x={ layout.end + outwards * 10 }
					y={ y }
					dy="0.35em"
				>
					{ line.name }
				</text>
			) ) }
		</svg>
	);
}

/** A letter on top, explained in a list below the chart. */
function Mark( { mark, layout }: { mark: PlotMark; layout: Layout } ) {
	const hatch = useId();
	const [ x, end ] = [ layout.x( mark.at ), layout.x( mark.until ?? mark.at ) ];
	const box = {
		x: Math.min( x, end ),
		y: layout.top,
		width: Math.abs( end - x ),
		height: layout.bottom - layout.top,
	};
	return (
		<g className="uf-lines__mark">
			{ box.width > 0 && (
				<>
					<pattern
						id={ hatch }
						width={ 6 }
						height={ 6 }
						patternUnits="userSpaceOnUse"
						patternTransform="rotate(45)"
					>
						<line x1={ 0 } x2={ 0 } y1={ 0 } y2={ 6 } />
					</pattern>
					<rect { ...box } fill={ `url(#${ hatch })` } />
				</>
			) }
			<line x1={ x } x2={ x } y1={ layout.top - 8 } y2={ layout.bottom } />
			<circle cx={ x } cy={ layout.top - 17 } r={ 9 } />
			<text className="uf-lines__letter" textAnchor="middle" x={ x } y={ layout.top - 17 } dy="0.35em">
				{ mark.letter }
			</text>
		</g>
	);
}

function Line( { line, layout, active }: { line: PlotLine; layout: Layout; active: number | null } ) {
	const { path, openPath, area, band, points } = pathsOf( line, layout );
	const { color, quiet = false, square = false } = line;
	const value = active === null ? null : ( line.values[ active ] ?? null );
	return (
		<g className={ quiet ? 'uf-lines__line is-quiet' : 'uf-lines__line' } stroke={ color }>
			{ band && <path d={ band } fill={ color } fillOpacity={ 0.15 } stroke="none" /> }
			{ line.filled && <path d={ area } fill={ color } fillOpacity={ 0.07 } stroke="none" /> }
			<path d={ path } strokeDasharray={ line.dash } />
			{ openPath && <path d={ openPath } className="is-open" /> }
			{ points.map( ( { index, x, y, hollow } ) => {
				const look = { className: hollow ? 'is-hollow' : undefined, fill: hollow ? '#fff' : color };
				return square ? (
					<rect key={ index } { ...look } x={ x - 3.5 } y={ y - 3.5 } width={ 7 } height={ 7 } />
				) : (
					<circle key={ index } { ...look } cx={ x } cy={ y } r={ 4 } />
				);
			} ) }
			{ active !== null && value !== null && (
				<circle
					className="is-active"
					cx={ layout.x( active ) }
					cy={ layout.y( value ) }
					r={ quiet ? 3 : 5 }
					fill={ color }
					stroke="#fff"
				/>
			) }
		</g>
	);
}
