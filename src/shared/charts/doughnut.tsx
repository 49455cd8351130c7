import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '../format/numbers';
import { accentColor, partColors } from './palette';
import './doughnut.scss';

/** More parts than colors would look alike. */
export const MOST_PARTS = 5;

const SIZE = 120;
const RING = 22;
const RADIUS = ( SIZE - RING ) / 2;
const ROUND = 2 * Math.PI * RADIUS;
/** Px between two parts. */
const GAP = 2;

interface Props {
	/** What is divided, the table's caption. */
	title: string;
	/** Name of a part's kind, e.g. Device. */
	kind: string;
	/** At most MOST_PARTS. A name may be a button. */
	parts: { key: string; name: ReactNode; count: number }[];
}

/** Parts of a whole, always with the table of their figures beside the picture (RES-27). */
export function Doughnut( { title, kind, parts }: Props ) {
	const all = parts.reduce( ( sum, { count } ) => sum + count, 0 );
	if ( all === 0 ) {
		return null;
	}
	const colors = partColors( accentColor() );
	const arcs = parts.map( ( part, index ) => ( {
		...part,
		color: colors[ index ],
		share: part.count / all,
		before: parts.slice( 0, index ).reduce( ( sum, { count } ) => sum + count, 0 ) / all,
	} ) );
	const drawn = arcs.filter( ( { count } ) => count > 0 );
	const gap = drawn.length > 1 ? GAP : 0;
	return (
		<div className="uf-doughnut">
			<svg viewBox={ `0 0 ${ SIZE } ${ SIZE }` } aria-hidden="true" focusable="false">
				{ drawn.map( ( { key, color, share, before } ) => (
					<circle
						key={ key }
						cx={ SIZE / 2 }
						cy={ SIZE / 2 }
						r={ RADIUS }
						fill="none"
						stroke={ color }
						strokeWidth={ RING }
						strokeDasharray={ `${ Math.max( 0, share * ROUND - gap ) } ${ ROUND }` }
						strokeDashoffset={ -before * ROUND }
						transform={ `rotate(-90 ${ SIZE / 2 } ${ SIZE / 2 })` }
					/>
				) ) }
			</svg>
			<table>
				<caption>{ title }</caption>
				<thead className="screen-reader-text">
					<tr>
						<th scope="col">{ kind }</th>
						<th scope="col">{ __( 'People', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ arcs.map( ( { key, name, color, count, share } ) => (
						<tr key={ key }>
							<th scope="row">
								<span className="uf-doughnut__key" style={ { background: color } } />
								{ name }
							</th>
							<td>{ formatNumber( count ) }</td>
							<td>{ formatPercent( 100 * share ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
