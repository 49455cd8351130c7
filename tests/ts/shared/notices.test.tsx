import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BannerControls, BannerOptions } from '../../../src/shared/notices/banners';
import { BannerHost, useBanners } from '../../../src/shared/notices/banners';
import { useToast } from '../../../src/shared/notices/toasts';
import {
	BANNER_REMOVAL_MS,
	BANNER_TIMEOUT_S,
	NOTICE_CLOSE_MS,
	SEARCH_DEBOUNCE_MS,
	TOAST_MS,
	UNDO_MS,
} from '../../../src/shared/lib/timers';
import { renderUi } from '../support/render';

beforeEach( () => {
	vi.useFakeTimers();
} );
afterEach( () => {
	vi.useRealTimers();
} );

function pass( ms: number ) {
	act( () => {
		vi.advanceTimersByTime( ms );
	} );
}

describe( 'Times', () => {
	it( 'are those of CONST-03 to CONST-08', () => {
		expect( [ BANNER_TIMEOUT_S, BANNER_REMOVAL_MS, NOTICE_CLOSE_MS, TOAST_MS, SEARCH_DEBOUNCE_MS ] ).toEqual( [
			5, 2000, 500, 3000, 300,
		] );
	} );
} );

describe( 'Toasts', () => {
	function open() {
		let show: ReturnType< typeof useToast > = () => () => {};
		function Grab() {
			show = useToast();
			return null;
		}
		renderUi( <Grab /> );
		return ( ...args: Parameters< typeof show > ) => {
			act( () => {
				show( ...args );
			} );
		};
	}
	const toast = ( text: string ) => screen.queryByText( text, { selector: '.components-snackbar__content' } );

	it( 'stay 3000 ms (CONST-06)', () => {
		open()( 'Copied to Clipboard' );
		pass( 2999 );
		expect( toast( 'Copied to Clipboard' ) ).toBeVisible();
		pass( 1 );
		expect( toast( 'Copied to Clipboard' ) ).toBeNull();
	} );

	it( 'wait while somebody points at them', () => {
		open()( 'Not saved', { type: 'error' } );
		pass( 2000 );
		const text = () => screen.queryByText( 'Not saved', { selector: '.components-snackbar__content' } );
		const frame = text()!.closest( '.uf-toast' )!;
		fireEvent.mouseEnter( frame );
		pass( 60_000 );
		expect( text() ).toBeVisible();
		fireEvent.mouseLeave( frame );
		pass( 999 );
		expect( text() ).toBeVisible();
		pass( 1 );
		expect( text() ).toBeNull();
	} );

	it( 'stay ten seconds with a button, which works until then', () => {
		const undo = vi.fn();
		open()( 'Question deleted', { action: { label: 'Undo', onClick: undo } } );
		pass( UNDO_MS - 1 );
		fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( undo ).toHaveBeenCalledOnce();
		expect( toast( 'Question deleted' ) ).toBeNull();
	} );

	it( 'of the same text are one that starts anew', () => {
		const show = open();
		show( 'Copied to Clipboard' );
		pass( 2000 );
		show( 'Copied to Clipboard' );
		expect( document.querySelectorAll( '.uf-toast' ) ).toHaveLength( 1 );
		pass( 2000 );
		expect( toast( 'Copied to Clipboard' ) ).toBeVisible();
	} );

	it( 'are spoken, an error with its title', () => {
		open()( 'Please try again.', { type: 'error', title: 'Error' } );
		pass( 200 );
		expect( document.querySelector( '#a11y-speak-assertive' ) ).toHaveTextContent( 'Error: Please try again.' );
	} );
} );

describe( 'Banners', () => {
	let banners: BannerControls;
	function Screen() {
		banners = useBanners();
		return <BannerHost />;
	}
	function show( options: BannerOptions ) {
		act( () => {
			banners.show( options );
		} );
	}
	const shown = () =>
		Array.from( document.querySelectorAll( '.uf-banner:not(.is-closing)' ) ).map(
			( node ) => node.querySelector( '.components-notice__content' )?.textContent
		);

	it.each( [ 'info', 'success', 'warning', 'error' ] as const )( 'have the type %s (SHARED-09)', ( type ) => {
		renderUi( <Screen /> );
		show( { type, content: 'Saved' } );
		expect( document.querySelector( '.components-notice' ) ).toHaveClass( `is-${ type }` );
	} );

	it( 'close by themselves after a timeout in seconds, when given (SHARED-09, CONST-03)', () => {
		renderUi( <Screen /> );
		show( { type: 'info', content: 'stays' } );
		show( { type: 'success', content: 'goes', timeout: BANNER_TIMEOUT_S } );
		pass( 4999 );
		expect( shown() ).toEqual( [ 'stays', 'goes' ] );
		pass( 1 );
		expect( shown() ).toEqual( [ 'stays' ] );
	} );

	it( 'wait while focus is inside', () => {
		renderUi( <Screen /> );
		show( { type: 'success', content: 'goes', timeout: 5 } );
		const close = screen.getByRole( 'button', { name: /dismiss|close/i } );
		act( () => {
			close.focus();
		} );
		pass( 20_000 );
		expect( shown() ).toEqual( [ 'goes' ] );
		act( () => {
			close.blur();
		} );
		pass( 5000 );
		expect( shown() ).toEqual( [] );
	} );

	it( 'are dismissed, call back after 500 ms and are gone after 2 s (SHARED-06, SHARED-07, CONST-04, CONST-05, CONST-07)', () => {
		const onClose = vi.fn();
		renderUi( <Screen /> );
		show( { type: 'info', content: 'Hello', onClose } );
		fireEvent.click( screen.getByRole( 'button', { name: /dismiss|close/i } ) );
		expect( document.querySelector( '.uf-banner' ) ).toHaveClass( 'is-closing' );
		pass( 499 );
		expect( onClose ).not.toHaveBeenCalled();
		pass( 1 );
		expect( onClose ).toHaveBeenCalledOnce();
		pass( 1499 );
		expect( document.querySelector( '.uf-banner' ) ).not.toBeNull();
		pass( 1 );
		expect( document.querySelector( '.uf-banner' ) ).toBeNull();
	} );

	it( 'close the others when exclusive (SHARED-10)', () => {
		renderUi( <Screen /> );
		show( { type: 'info', content: 'first' } );
		show( { type: 'info', content: 'second' } );
		show( { type: 'success', content: 'only', exclusive: true } );
		expect( shown() ).toEqual( [ 'only' ] );
	} );

	it( 'take the place of the banner with their id, with a timer of their own', () => {
		renderUi( <Screen /> );
		show( { id: 'save', type: 'info', content: 'first', timeout: 5 } );
		pass( 4000 );
		show( { id: 'save', type: 'info', content: 'second', timeout: 5 } );
		pass( 4000 );
		expect( shown() ).toEqual( [ 'second' ] );
	} );

	it( 'give the focus back to where it was when they came', () => {
		const field = document.body.appendChild( document.createElement( 'input' ) );
		field.focus();
		renderUi( <Screen /> );
		show( { id: 'saved', type: 'error', content: 'Not saved', actions: [ { label: 'Retry' } ] } );
		act( () => screen.getByRole( 'button', { name: 'Retry' } ).focus() );
		show( { id: 'saved', type: 'success', content: 'Saved' } );
		expect( field ).toHaveFocus();
		field.remove();
	} );

	it( 'may not be dismissible, and carry actions', () => {
		const onClick = vi.fn();
		renderUi( <Screen /> );
		show( {
			type: 'warning',
			content: 'Has responses.',
			dismissible: false,
			actions: [
				{ label: 'Undo', onClick },
				{ label: 'View Surveys', url: '#/' },
			],
		} );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( onClick ).toHaveBeenCalledOnce();
		expect( screen.getByRole( 'link', { name: 'View Surveys' } ) ).toHaveAttribute( 'href', '#/' );
	} );
} );
