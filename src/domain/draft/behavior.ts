/** Numbers and dates of the Behavior card (SET-14, SET-17, A51, A54). */
import type { BehaviorSettings } from '../../types';
import { DEFAULT_DELAY, MAX_DELAY } from './defaults';

/** A year: what a browser keeps of a cookie at most is 400 days. */
export const MAX_REMEMBER_DAYS = 365;

const DAYS = [ 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];

function whole( value: number, min: number, max: number, fallback: number ) {
	return Number.isFinite( value ) ? Math.min( max, Math.max( min, Math.round( value ) ) ) : fallback;
}

export function clampDelay( seconds: number ): number {
	return whole( seconds, 0, MAX_DELAY, DEFAULT_DELAY );
}

export function clampDays( days: number ): number {
	return whole( days, 0, MAX_REMEMBER_DAYS, 0 );
}

/** Days of a month, February with its 29: the year is not known yet. */
export function daysIn( month: number ): number {
	return DAYS[ month - 1 ] ?? 31;
}

/** The chosen year is the server's: it sets the next occurrence (A54). */
export function setExpiry( behavior: BehaviorSettings, month: number, day: number ): BehaviorSettings {
	return {
		...behavior,
		expire_at: { month, day: Math.min( day, daysIn( month ) ) },
	};
}

/** The year of the next time that this day comes; today and the day of opening, '' for none, still count (A54). */
export function nextYear( month: number, day: number, today: string, opens: string ): number {
	const from = opens > today ? opens : today;
	const [ year, thisMonth, thisDay ] = from.split( '-' ).map( Number ) as [ number, number, number ];
	return ( month - thisMonth || day - thisDay ) < 0 ? year + 1 : year;
}
