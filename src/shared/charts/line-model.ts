import { formatNumber, formatPercent } from '../format/numbers';

/** What a line chart of days draws; every figure comes from the server. */
export interface LineModel {
	/** YYYY-MM-DD in the site's time zone, oldest first. */
	days: string[];
	/** One value for each day; null where there is nothing to divide by. */
	values: ( number | null )[];
	/** The same number of days before, aligned by index; [] for none. */
	daysBefore: string[];
	valuesBefore: ( number | null )[];
	/** Change of each day in percent; null where none is said. */
	changes: ( number | null )[];
	unit: 'count' | 'percent';
	/** true when the last day is still running: dashed, hollow point. */
	running: boolean;
	/** Name of the figure, e.g. `Responses`. */
	what: string;
	/** Names at the ends of the lines. */
	name: string;
	nameBefore: string;
}

/**
 * A value in the model's unit; an en dash where there is none.
 *
 * @param value Value of a day.
 * @param unit  Unit of the model.
 */
export function formatValue( value: number | null | undefined, unit: LineModel[ 'unit' ] ): string {
	if ( value === null || value === undefined ) {
		return '–';
	}
	return unit === 'percent' ? formatPercent( value ) : formatNumber( value );
}

const STEPS = [ 1, 3, 7, 14, 28, 56, 91, 182, 365, 730 ] as const;
const LABEL_WIDTH = 64;

/**
 * Every how many days the axis carries a name, counted back from the last day,
 * which always has one.
 *
 * @param days  Days on the axis.
 * @param width Width of the axis in pixels.
 */
export function labelEvery( days: number, width: number ): number {
	const room = Math.max( 2, width / LABEL_WIDTH );
	return STEPS.find( ( step ) => days / step <= room ) ?? STEPS[ 9 ];
}

/**
 * The day an arrow key leads to; null for keys that are not ours.
 *
 * @param key     `KeyboardEvent.key`.
 * @param current Day that is read now, null for none.
 * @param count   Days on the axis.
 * @param rtl     Whether the axis runs from right to left.
 */
export function dayForKey( key: string, current: number | null, count: number, rtl: boolean ): number | null {
	if ( count === 0 ) {
		return null;
	}
	const last = count - 1;
	const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
	const back = rtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case 'Home':
			return 0;
		case 'End':
			return last;
		case forward:
			return current === null ? last : Math.min( last, current + 1 );
		case back:
			return current === null ? last : Math.max( 0, current - 1 );
		default:
			return null;
	}
}
