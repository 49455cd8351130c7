import { boot } from '../../../shared/app/boot';
import type { Days } from '../../../shared/api/responses/fetchers';
import { presetName } from '../../../shared/components/date-range/preset-name';
import { ALL_TIME } from '../../../shared/components/date-range/ranges';
import { formatRange } from '../../../shared/format/dates';
import { useUrlParams } from '../../../shared/list/use-url-params';
import { rangeOf } from '../../lib/use-range';
import { isFilterParam } from '../use-filter';

export const DAY_PARAMS = [ 'range', 'from', 'to' ] as const;

/** Whether a parameter of the address leaves some of the responses. */
export function isNarrowing( name: string ): boolean {
	return ( DAY_PARAMS as readonly string[] ).includes( name ) || isFilterParam( name );
}

interface DaysState {
	/** None: all days. */
	days: Days;
	/** For people; '' for all days. */
	daysText: string;
	clearDays: () => void;
}

/**
 * The days of a list, which are all days unless the address names some.
 *
 * @param locked Whether the site has no filters.
 */
export function useDays( locked: boolean ): DaysState {
	const [ params, change ] = useUrlParams();
	const { today, start_of_week: weekday } = boot().site;
	const clearDays = () => change( { range: null, from: null, to: null } );
	const { range, preset } = rangeOf( params, today, weekday );
	if ( locked || ! DAY_PARAMS.some( ( name ) => params.has( name ) ) || range.start === ALL_TIME ) {
		return { days: {}, daysText: '', clearDays };
	}
	return {
		days: { from: range.start, to: range.end },
		daysText: [ preset ? presetName( preset ) : '', formatRange( range.start, range.end ) ]
			.filter( Boolean )
			.join( ': ' ),
		clearDays,
	};
}
