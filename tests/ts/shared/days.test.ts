import { expect, it } from 'vitest';
import { isPreset, presetRange } from '../../../src/shared/components/date-range/ranges';
import { cases } from '../../fixtures/days.json';

it( 'names the same days as the server does for shared reports', () => {
	expect( cases.length ).toBeGreaterThan( 0 );
	for ( const { preset, today, weekday, from, to } of cases ) {
		expect( isPreset( preset ) && presetRange( preset, today, weekday ), preset ).toEqual( {
			start: from,
			end: to,
		} );
	}
} );
