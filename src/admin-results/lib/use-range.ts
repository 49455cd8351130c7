import { useCallback } from 'react';
import type { DateRange } from '../../types';
import { boot } from '../../shared/app/boot';
import {
	ALL_TIME,
	DEFAULT_PRESET,
	FIRST_DAY,
	isDay,
	isPreset,
	presetRange,
} from '../../shared/components/date-range/ranges';
import type { Preset } from '../../shared/components/date-range/ranges';
import { useUrlParams } from '../../shared/list/use-url-params';

export interface RangeState {
	/** Its start is `ALL_TIME` for everything. */
	range: DateRange;
	preset: Preset | null;
	setPreset: ( preset: Preset ) => void;
	setRange: ( range: DateRange ) => void;
}

/**
 * The days that an address names; null when it names none or days that cannot be (SHARED-21).
 *
 * @param params Query of the address.
 */
export function namedDays( params: URLSearchParams ): DateRange | null {
	const start = params.get( 'from' ) ?? '';
	const end = params.get( 'to' ) ?? '';
	return isDay( start ) && isDay( end ) && start <= end && start >= FIRST_DAY ? { start, end } : null;
}

/**
 * The range an address asks for; the last 30 days when it asks for none or for
 * days that cannot be (SHARED-21).
 *
 * @param params  Query of the address.
 * @param today   YYYY-MM-DD in the site's time zone.
 * @param weekday First day of the week, 0 is Sunday.
 */
export function rangeOf(
	params: URLSearchParams,
	today: string,
	weekday: number
): { range: DateRange; preset: Preset | null } {
	const range = namedDays( params );
	if ( range ) {
		return { range, preset: null };
	}
	const asked = params.get( 'from' ) === ALL_TIME ? 'all_time' : params.get( 'range' );
	const preset = isPreset( asked ) ? asked : DEFAULT_PRESET;
	if ( preset === 'all_time' ) {
		return { range: { start: ALL_TIME, end: today }, preset };
	}
	return { range: presetRange( preset, today, weekday ), preset };
}

/**
 * The date range of a survey's results, kept in the address.
 *
 * @param fixed Whether the range cannot be chosen: then it is all time (A23).
 */
export function useRange( fixed: boolean ): RangeState {
	const [ params, change ] = useUrlParams();
	const { today, start_of_week: weekday } = boot().site;
	const setRange = useCallback(
		( { start, end }: DateRange ) => change( { range: null, from: start, to: end } ),
		[ change ]
	);
	return {
		...( fixed
			? {
					range: { start: ALL_TIME, end: today },
					preset: null,
				}
			: rangeOf( params, today, weekday ) ),
		setPreset: ( preset ) =>
			change( {
				range: preset === DEFAULT_PRESET ? null : preset,
				from: null,
				to: null,
			} ),
		setRange,
	};
}
