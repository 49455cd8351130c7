import type { DateRange } from '../../../types';
import { boot } from '../../app/boot';
import { useUrlParams } from '../../list/use-url-params';
import { ALL_TIME, isDay, isPreset, presetRange } from './ranges';
import type { Preset } from './ranges';

/**
 * Days in the address: `range`, or `from` and `to`. A choice resets `page`.
 *
 * @param standard The days of an address that asks for none.
 */
export function useRangeParams( standard: Preset ) {
	const [ params, change ] = useUrlParams();
	const { today, start_of_week: weekday } = boot().site;
	const from = params.get( 'from' ) ?? '';
	const to = params.get( 'to' ) ?? '';
	const asked = params.get( 'range' );
	let preset: Preset | null = isPreset( asked ) ? asked : standard;
	let range: DateRange = { start: ALL_TIME, end: today };
	if ( isDay( from ) && isDay( to ) && from <= to ) {
		preset = null;
		range = { start: from, end: to };
	} else if ( preset !== 'all_time' ) {
		range = presetRange( preset, today, weekday );
	}
	return {
		range,
		preset,
		setPreset: ( next: Preset ) =>
			change( { range: next === standard ? null : next, from: null, to: null, page: null } ),
		setRange: ( next: DateRange ) => change( { range: null, from: next.start, to: next.end, page: null } ),
	};
}
