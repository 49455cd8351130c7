import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusPart, seekFocus } from '../../../../src/shared/lib/seek-focus';

const field = ( id: string, name = 'input' ) => {
	const element = document.createElement( name );
	element.id = id;
	element.tabIndex = 0;
	document.body.append( element );
	return element;
};

beforeEach( () => {
	vi.useFakeTimers();
} );

afterEach( () => {
	vi.runAllTimers();
	vi.useRealTimers();
	document.body.innerHTML = '';
} );

describe( 'seekFocus()', () => {
	it( 'waits for a field that is drawn later', () => {
		seekFocus( '#late' );
		vi.advanceTimersByTime( 3000 );
		const late = field( 'late' );
		vi.advanceTimersByTime( 60 );
		expect( late ).toHaveFocus();
	} );

	it( 'takes the focus back from a dialog or menu that gives it away when it goes', () => {
		const menu = field( 'menu', 'button' );
		const title = field( 'title' );
		seekFocus( '#title' );
		vi.advanceTimersByTime( 0 );
		expect( title ).toHaveFocus();
		menu.focus();
		vi.advanceTimersByTime( 60 );
		expect( title ).toHaveFocus();
	} );

	it.each( [ 'keydown', 'pointerdown' ] )( 'leaves alone whoever has moved on (%s)', ( event ) => {
		const other = field( 'other' );
		seekFocus( '#late' );
		vi.advanceTimersByTime( 200 );
		other.dispatchEvent( new Event( event, { bubbles: true } ) );
		other.focus();
		field( 'late' );
		vi.advanceTimersByTime( 1000 );
		expect( other ).toHaveFocus();
	} );

	it( 'lets go when the focus has stayed for a moment', () => {
		const first = field( 'first' );
		const second = field( 'second' );
		seekFocus( '#first' );
		vi.advanceTimersByTime( 1000 );
		expect( first ).toHaveFocus();
		second.focus();
		vi.advanceTimersByTime( 1000 );
		expect( second ).toHaveFocus();
	} );

	it( 'goes by the newest wish', () => {
		const first = field( 'first' );
		const second = field( 'second' );
		seekFocus( '#first' );
		seekFocus( '#second' );
		vi.advanceTimersByTime( 1000 );
		expect( second ).toHaveFocus();
		expect( first ).not.toHaveFocus();
	} );

	it( 'ends when something is typed without a key, as by dictation', () => {
		const wanted = field( 'wanted' );
		const other = field( 'other' );
		seekFocus( '#wanted' );
		vi.advanceTimersByTime( 0 );
		expect( wanted ).toHaveFocus();
		wanted.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		other.focus();
		vi.advanceTimersByTime( 1000 );
		expect( other ).toHaveFocus();
	} );
} );

describe( 'focusPart()', () => {
	it( 'gives a new part the focus, but not for long when a field in it is waited for', () => {
		const part = field( 'part', 'div' );
		seekFocus( '#refused' );
		vi.advanceTimersByTime( 100 );
		focusPart( part );
		expect( part ).toHaveFocus();
		const refused = field( 'refused' );
		vi.advanceTimersByTime( 60 );
		expect( refused ).toHaveFocus();
	} );

	it( 'ends a wish that was met before', () => {
		const met = field( 'met' );
		const part = field( 'part', 'div' );
		seekFocus( '#met' );
		vi.advanceTimersByTime( 0 );
		expect( met ).toHaveFocus();
		focusPart( part );
		vi.advanceTimersByTime( 1000 );
		expect( part ).toHaveFocus();
	} );
} );
