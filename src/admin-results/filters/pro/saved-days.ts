import { boot } from '../../../shared/app/boot';
import { isPreset } from '../../../shared/components/date-range/ranges';
import { rangeOf } from '../../lib/use-range';

/**
 * Days as saved filters have them: the name of a preset, or two days with a slash between them; '' for all days of
 * a list.
 *
 * @param params  Query of the address.
 * @param allDays Whether the screen shows all days.
 */
export function currentDays( params: URLSearchParams, allDays: boolean ): string {
	if ( allDays ) {
		return '';
	}
	const { today, start_of_week: weekday } = boot().site;
	const { range, preset } = rangeOf( params, today, weekday );
	return preset ?? `${ range.start }/${ range.end }`;
}

/** The parameters of an address that mean such days. */
export function daysParams( days: string ): [ string, string ][] {
	if ( days === '' ) {
		return [];
	}
	const [ from = '', to = '' ] = days.split( '/' );
	return isPreset( days )
		? [ [ 'range', days ] ]
		: [
				[ 'from', from ],
				[ 'to', to ],
			];
}

/** The same days without moving on. */
export function fixedDays( days: string ): string {
	const { today, start_of_week: weekday } = boot().site;
	const { start, end } = rangeOf( new URLSearchParams( daysParams( days ) ), today, weekday ).range;
	return `${ start }/${ end }`;
}
