/**
 * Rules of numbers and days that visitors enter. `NumberType`, `DateType` and `Measure` have the same in PHP, and
 * both run tests/fixtures/measures.json.
 */
import type { QuestionConfig } from '../types';

/** Decimals become whole thousandths, so that 0.3 is three steps of 0.1. */
const thousandths = ( value: number ) => Math.round( value * 1000 );

/** A year of five digits is a slip that browsers let through. */
const isSlip = ( day = '' ) => ! /^(\d{4}-\d\d-\d\d)?$/.test( day );

/** What the server would refuse in a config (`NumberType::config_faults()`, `DateType::config_faults()`), by its keys. */
export function measureFaults( { min, max, step = 1, earliest, latest }: QuestionConfig ): string[] {
	const many = ( value = 0 ) => Math.abs( value * 1000 - thousandths( value ) ) > 0.001;
	return [
		...( min !== undefined && many( min ) ? [ 'min' ] : [] ),
		...( many( max ) || ( min !== undefined && max !== undefined && max < min ) ? [ 'max' ] : [] ),
		...( many( step ) || step <= 0 ? [ 'step' ] : [] ),
		...( isSlip( earliest ) ? [ 'earliest' ] : [] ),
		...( isSlip( latest ) || ( earliest !== undefined && latest !== undefined && latest < earliest )
			? [ 'latest' ]
			: [] ),
	];
}

export interface MeasureFault {
	/** The text of the type that says it. */
	word: string;
	/** Smallest and largest; where steps begin and their size. */
	values: ( number | string | undefined )[];
}

/**
 * Why a number cannot be the answer; null when it can.
 *
 * @param value NaN for what is no number.
 */
export function numberFault( value: number, { min, max, step = 1 }: QuestionConfig ): MeasureFault | null {
	const size = thousandths( step );
	const whole = ! ( size % 1000 || thousandths( min ?? 0 ) % 1000 );
	const exact = Math.abs( value * 1000 - thousandths( value ) ) < 0.001;
	const on = exact && ! ( ( thousandths( value ) - thousandths( min ?? 0 ) ) % size );
	const inside = value >= ( min ?? -999999999 ) && value <= ( max ?? 999999999 );
	if ( inside && on ) {
		return null;
	}
	return inside && ! ( whole && size === 1000 )
		? { word: 'steps', values: [ min ?? 0, step ] }
		: { word: ( whole ? 'whole' : 'any' ) + limits( min, max, '_' ), values: [ min, max ] };
}

/** Why a day, YYYY-MM-DD, cannot be the answer; null when it can. */
export function dayFault( value: string, { earliest, latest }: QuestionConfig ): MeasureFault | null {
	// A year of five digits begins with a smaller one than it is.
	return value.length === 10 && value >= ( earliest ?? '1000' ) && value <= ( latest ?? '9999-12-31' )
		? null
		: { word: limits( earliest, latest, '' ) || 'any', values: [ earliest, latest ] };
}

function limits( least: unknown, most: unknown, before: string ): string {
	const name = least === undefined ? ( most === undefined ? '' : 'to' ) : most === undefined ? 'from' : 'range';
	return name && before + name;
}
