import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from '../../../../src/admin-results/lib/use-search';

beforeEach( () => {
	vi.useFakeTimers();
} );
afterEach( () => {
	vi.useRealTimers();
} );

it( 'turns no page back while nobody searches', () => {
	const setPage = vi.fn();
	renderHook( () => useSearch( setPage ) );
	act( () => {
		vi.advanceTimersByTime( 5000 );
	} );
	expect( setPage ).not.toHaveBeenCalled();
} );

it( 'searches once, a moment after the last key, from the first page', () => {
	const setPage = vi.fn();
	const { result } = renderHook( () => useSearch( setPage ) );
	act( () => result.current.setTyped( 'oat' ) );
	act( () => {
		vi.advanceTimersByTime( 200 );
	} );
	act( () => result.current.setTyped( ' oat milk ' ) );
	act( () => {
		vi.advanceTimersByTime( 200 );
	} );
	expect( result.current.search ).toBe( '' );
	act( () => {
		vi.advanceTimersByTime( 200 );
	} );
	expect( result.current.search ).toBe( 'oat milk' );
	expect( setPage.mock.calls ).toEqual( [ [ 1 ] ] );
	act( () => {
		vi.advanceTimersByTime( 5000 );
	} );
	expect( setPage ).toHaveBeenCalledTimes( 1 );
} );
