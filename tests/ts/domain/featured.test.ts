import { describe, expect, it } from 'vitest';
import { featuredItem } from '../../../src/domain/featured';

describe( 'Featured item of the growth tools (ABOUT-13)', () => {
	it.each( [
		[ false, false, '', 'lite' ],
		[ true, false, '', 'pro' ],
		[ true, true, 'plus', 'elite' ],
		[ true, true, 'pro', 'elite' ],
		[ true, true, 'elite', 'guide' ],
	] as const )( 'Pro %s, licensed %s, plan "%s": %s', ( isPro, isLicensed, type, expected ) => {
		expect( featuredItem( { is_pro: isPro, is_licensed: isLicensed, license_type: type } ) ).toBe( expected );
	} );
} );
