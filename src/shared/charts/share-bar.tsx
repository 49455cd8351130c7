import type { Share } from '../../types';
import { SHARE_AXIS, position, ticks } from './axes';
import { formatPercent } from '../format/numbers';

/**
 * A bar on the fixed axis from 0 to 100 %: the gray track is 100 %, white cuts
 * are its steps, the line is the 95 % interval. The figures stand beside it.
 */
export function ShareBar( { share }: { share: Share } ) {
	const inner = ticks( SHARE_AXIS ).slice( 1, -1 );
	return (
		<span className="uf-bar" aria-hidden="true">
			<span
				className="uf-bar__fill"
				style={ { inlineSize: `${ position( SHARE_AXIS, share.percent ?? 0 ) }%` } }
			/>
			{ inner.map( ( tick ) => (
				<span
					key={ tick }
					className="uf-bar__cut"
					style={ { insetInlineStart: `${ position( SHARE_AXIS, tick ) }%` } }
				/>
			) ) }
			{ share.low !== null && share.high !== null && (
				<span
					className="uf-bar__interval"
					style={ {
						insetInlineStart: `${ position( SHARE_AXIS, share.low ) }%`,
						inlineSize: `${ Math.max( 0, share.high - share.low ) }%`,
					} }
				/>
			) }
		</span>
	);
}

/** The names of the axis, once below all bars (RES-25). */
export function ShareAxis() {
	return (
		<span className="uf-axis" aria-hidden="true">
			{ ticks( SHARE_AXIS ).map( ( tick ) => (
				<span key={ tick } style={ { insetInlineStart: `${ position( SHARE_AXIS, tick ) }%` } }>
					{ formatPercent( tick, 0 ) }
				</span>
			) ) }
		</span>
	);
}
