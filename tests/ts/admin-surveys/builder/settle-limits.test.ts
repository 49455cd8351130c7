import { describe, expect, it } from 'vitest';
import { settleLimits } from '../../../../src/admin-surveys/builder/pro/settle-limits';

const within =
	( stored: { from: number; to: number } ) =>
	( typed: { from?: string; to?: string } ): boolean =>
		Number( typed.from ?? stored.from ) <= Number( typed.to ?? stored.to );

describe( 'a limit that was typed', () => {
	const fits = within( { from: 10, to: 20 } );
	const settle = settleLimits< 'from' | 'to' >;

	it( 'is stored where it fits', () => {
		expect( settle( {}, 'to', '15', fits ) ).toEqual( { stored: { to: '15' }, refused: {} } );
	} );

	it( 'waits where it does not, and goes along with the one that makes room', () => {
		const waiting = settle( {}, 'from', '100', fits );
		expect( waiting ).toEqual( { stored: null, refused: { from: '100' } } );
		expect( settle( waiting.refused, 'to', '200', fits ) ).toEqual( {
			stored: { from: '100', to: '200' },
			refused: {},
		} );
	} );

	it( 'is stored alone where the other one still waits, and takes its own refusal back', () => {
		expect( settle( { from: '100', to: '2' }, 'to', '30', fits ) ).toEqual( {
			stored: { to: '30' },
			refused: { from: '100' },
		} );
	} );

	it( 'waits beside the other one where neither fits', () => {
		expect( settle( { from: '100' }, 'to', '2', fits ) ).toEqual( {
			stored: null,
			refused: { from: '100', to: '2' },
		} );
	} );
} );
