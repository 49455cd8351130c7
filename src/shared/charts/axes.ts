/**
 * Axes that the specification fixes, so that two questions can be compared by
 * eye: shares always run from 0 to 100 % (RES-25), scores from −100 to 100 (NPS-03).
 */
export interface Axis {
	min: number;
	max: number;
	step: number;
}

export const SHARE_AXIS: Axis = { min: 0, max: 100, step: 20 };
export const NPS_AXIS: Axis = { min: -100, max: 100, step: 50 };

/** Star ratings run from 1 to 5 (RES-28), best first as people read them. */
export const STAR_SCALE = [ 5, 4, 3, 2, 1 ] as const;

/**
 * Every step of an axis, ends included.
 *
 * @param axis Axis.
 */
export function ticks( axis: Axis ): number[] {
	const list: number[] = [];
	for ( let value = axis.min; value <= axis.max; value += axis.step ) {
		list.push( value );
	}
	return list;
}

/**
 * Where a value lies on the axis, in percent of its length and never outside.
 *
 * @param axis  Axis.
 * @param value Value to place.
 */
export function position( axis: Axis, value: number ): number {
	const share = ( ( value - axis.min ) / ( axis.max - axis.min ) ) * 100;
	return Math.min( 100, Math.max( 0, share ) );
}
