import { __, sprintf } from '@wordpress/i18n';
import { rampColor } from '../../domain/heatmap/ramp';
import { medianDepth } from '../../domain/heatmap/scroll';
import type { Band } from '../../domain/heatmap/scroll';
import { formatPercent } from '../../shared/format/numbers';

const LINES = [ 25, 50, 75 ];

/** Color of a share, as CSS has it. */
export function shareColor( share: number ): string {
	return `rgb(${ rampColor( share / 100 ).join( ' ' ) })`;
}

interface Props {
	bands: readonly Band[];
	/** Percent. */
	opacity: number;
}

/** How far people see the page: a color for each part of it, and lines with their share. */
export function ScrollLayer( { bands, opacity }: Props ) {
	const median = medianDepth( bands );
	const lines: { to: number; text: string }[] = bands
		.filter( ( { to } ) => LINES.includes( to ) && to !== median )
		.map( ( { to, share } ) => ( {
			to,
			text: sprintf(
				/* translators: %s: a share, e.g. 61%. */
				__( '%s reach this line', 'userfeedback' ),
				formatPercent( share, 0 )
			),
		} ) );
	if ( median > 0 && median < 100 ) {
		lines.push( { to: median, text: __( 'half of the visitors reach this line', 'userfeedback' ) } );
	}
	return (
		<div className="uf-hm__depths" aria-hidden="true">
			{ bands.map( ( { from, to, share } ) => (
				<i
					key={ to }
					style={ {
						insetBlockStart: `${ from }%`,
						blockSize: `${ to - from }%`,
						background: shareColor( share ),
						opacity: opacity / 200,
					} }
				/>
			) ) }
			{ lines.map( ( { to, text } ) => (
				<div key={ to } className="uf-hm__fold" style={ { insetBlockStart: `${ to }%` } }>
					<span>{ text }</span>
				</div>
			) ) }
		</div>
	);
}
