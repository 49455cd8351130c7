import { describe, expect, it } from 'vitest';
import { listed } from '../../../../src/admin-surveys/builder/ui/search-select';

const pages = ( count: number ) =>
	Array.from( { length: count }, ( _, i ) => ( { id: i + 1, label: `Page ${ i + 1 }` } ) );

describe( 'A select that searches the site', () => {
	it( 'lists at most 9,999 options (CONST-09)', () => {
		expect( listed( null, pages( 10_001 ) ) ).toHaveLength( 9999 );
		expect( listed( null, pages( 9999 ) ) ).toHaveLength( 9999 );
	} );

	it( 'keeps what is chosen, first and within the limit, when the search misses it (SHARED-23)', () => {
		const chosen = { id: 0, label: 'Home' };
		const all = listed( chosen, pages( 10_001 ) );
		expect( all ).toHaveLength( 9999 );
		expect( all[ 0 ] ).toBe( chosen );
		expect( listed( { id: '2', label: 'Page 2' }, pages( 3 ) ) ).toHaveLength( 3 );
	} );
} );
