import { boot } from '../../../shared/app/boot';
import type { Days } from '../../../shared/api/responses/fetchers';
import { presetName } from '../../../shared/components/date-range/preset-name';
import { formatRange } from '../../../shared/format/dates';
import { useUrlParams } from '../../../shared/list/use-url-params';
import { listDays } from '../../lib/narrowed';
import { rangeOf } from '../../lib/use-range';

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
	const days = locked ? {} : listDays( params );
	if ( days.from === undefined ) {
		return { days, daysText: '', clearDays };
	}
	return {
		days,
		daysText: [ preset ? presetName( preset ) : '', formatRange( range.start, range.end ) ]
			.filter( Boolean )
			.join( ': ' ),
		clearDays,
	};
}
