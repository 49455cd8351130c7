import { describe, expect, it } from 'vitest';
import { activePlugin, automaticTracking } from '../../../../src/domain/draft/tracking';
import { analytics } from '../../support/boot';

const CHANGED = { changed_at: '2026-11-24T10:00:00Z' };
const BEFORE = '2026-11-24T09:59:59Z';
const AFTER = '2026-11-24T10:00:00Z';
const HERE = { is_installed: true };
const WORKS = { is_installed: true, is_active: true };

describe( 'Tracking by itself (SET-23, SET-24, A72)', () => {
	it.each( [
		[ 'no plugin was ever here', analytics(), '', null ],
		[ 'none is here any more', analytics( CHANGED ), BEFORE, null ],
		[ 'a new survey, one is active', analytics( CHANGED, { exactmetrics: WORKS } ), '', true ],
		[ 'a new survey, one is installed', analytics( CHANGED, { monsterinsights: HERE } ), '', false ],
		[ 'one was activated since the save', analytics( CHANGED, { monsterinsights: WORKS } ), BEFORE, true ],
		[ 'it was deactivated since the save', analytics( CHANGED, { monsterinsights: HERE } ), BEFORE, false ],
		[ 'one of two is active', analytics( CHANGED, { monsterinsights: HERE, exactmetrics: WORKS } ), BEFORE, true ],
		[ 'the owner saved since', analytics( CHANGED, { monsterinsights: WORKS } ), AFTER, null ],
		[ 'another screen', null, '', null ],
	] )( '%s', ( _case, now, savedAt, expected ) => {
		expect( automaticTracking( now, savedAt ) ).toBe( expected );
	} );

	it( 'goes through the first that is active', () => {
		expect( activePlugin( analytics( {}, { monsterinsights: HERE, exactmetrics: WORKS } ) )?.title ).toBe(
			'ExactMetrics'
		);
		expect( activePlugin( analytics( {}, { monsterinsights: WORKS, exactmetrics: WORKS } ) )?.title ).toBe(
			'MonsterInsights'
		);
		expect( activePlugin( analytics() ) ).toBeNull();
	} );
} );
