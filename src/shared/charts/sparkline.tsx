import './sparkline.scss';

interface Props {
	values: number[];
}

const WIDTH = 96;
const HEIGHT = 24;
const INSET = 2;

/**
 * Points of a sparkline on its own scale, oldest first.
 *
 * @param values Value for each day.
 */
export function sparkPoints( values: number[] ): string {
	const low = Math.min( ...values );
	const span = Math.max( ...values ) - low || 1;
	const step = ( WIDTH - 2 * INSET ) / Math.max( 1, values.length - 1 );
	return values
		.map( ( value, index ) => {
			const x = INSET + index * step;
			const y = HEIGHT - INSET - ( ( value - low ) / span ) * ( HEIGHT - 2 * INSET );
			return `${ x.toFixed( 1 ) },${ y.toFixed( 1 ) }`;
		} )
		.join( ' ' );
}

/** The trend of a survey in a table row. Decorative: its figures are in the row. */
export function Sparkline( { values }: Props ) {
	return (
		<svg
			className="uf-spark"
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			width={ WIDTH }
			height={ HEIGHT }
			aria-hidden="true"
			focusable="false"
		>
			<polyline points={ sparkPoints( values ) } />
		</svg>
	);
}
