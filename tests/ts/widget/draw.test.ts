import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fragment, createRoot, jsx, useLayoutEffect, useRef, useState } from '../../../src/widget/draw';
import type { VNode } from '../../../src/widget/draw';

let container: HTMLElement;
let root: ReturnType< typeof createRoot >;
const settle = () => Promise.resolve();

beforeEach( () => {
	container = document.createElement( 'div' );
	document.body.append( container );
	root = createRoot( container );
} );
afterEach( () => container.remove() );

const el = ( type: string, props: Record< string, unknown > = {}, ...children: unknown[] ) =>
	jsx( type, { ...props, children } );

describe( 'elements', () => {
	it( 'sets properties, attributes, styles and texts, and takes them back', () => {
		root.render(
			el(
				'p',
				{ className: 'a', 'aria-label': 'x', style: { '--n': 1, color: 'red' }, tabIndex: -1 },
				'Hello ',
				7,
				null,
				false,
				''
			)
		);
		expect( container.innerHTML ).toBe(
			'<p class="a" aria-label="x" style="--n: 1; color: red;" tabindex="-1">Hello 7</p>'
		);
		root.render(
			el(
				'p',
				{ className: undefined, 'aria-label': undefined, style: undefined, 'aria-expanded': false },
				'Bye'
			)
		);
		expect( container.firstElementChild ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( container.firstElementChild ).not.toHaveAttribute( 'aria-label' );
		expect( ( container.firstElementChild as HTMLElement ).style.cssText ).toBe( '' );
		expect( container.textContent ).toBe( 'Bye' );
	} );

	it( 'shows text as text', () => {
		root.render( el( 'p', {}, '<img src=x onerror=alert(1)>' ) );
		expect( container.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'draws SVG in its namespace', () => {
		root.render( el( 'svg', { viewBox: '0 0 2 2', className: 'i' }, el( 'path', { d: 'M0 0' } ) ) );
		expect( container.querySelector( 'path' )?.namespaceURI ).toBe( 'http://www.w3.org/2000/svg' );
		expect( container.querySelector( 'svg' ) ).toHaveAttribute( 'viewBox', '0 0 2 2' );
		expect( container.querySelector( 'svg' ) ).toHaveClass( 'i' );
	} );

	it( 'keeps its place: what comes and goes stands where it was written', () => {
		const list = ( first: unknown, middle: unknown ) =>
			el( 'div', {}, first, jsx( Fragment, { children: [ middle, el( 'i' ) ] } ), [ el( 'b' ), el( 'u' ) ] );
		root.render( list( null, null ) );
		const bold = container.querySelector( 'b' );
		root.render( list( el( 'a' ), el( 's' ) ) );
		expect( container.innerHTML ).toBe( '<div><a></a><s></s><i></i><b></b><u></u></div>' );
		root.render( list( null, el( 's' ) ) );
		expect( container.innerHTML ).toBe( '<div><s></s><i></i><b></b><u></u></div>' );
		expect( container.querySelector( 'b' ) ).toBe( bold );
	} );

	it( 'makes a new element for another key or type, and drops children that are gone', () => {
		const list = ( key: string, count: number ) =>
			el( 'div', {}, jsx( 'p', {}, key ), ...Array.from( { length: count }, () => el( 'i' ) ) );
		root.render( list( 'a', 3 ) );
		const before = container.querySelector( 'p' );
		root.render( list( 'a', 1 ) );
		expect( container.querySelector( 'p' ) ).toBe( before );
		expect( container.querySelectorAll( 'i' ) ).toHaveLength( 1 );
		root.render( list( 'b', 1 ) );
		expect( container.querySelector( 'p' ) ).not.toBe( before );
	} );

	it( 'keeps what a visitor typed when it is what the state says, and mends it when not', () => {
		const field = ( value: string ) => el( 'input', { value } );
		root.render( field( 'a' ) );
		const input = container.querySelector( 'input' )!;
		input.value = 'ab';
		const set = vi.spyOn( input, 'value', 'set' );
		root.render( field( 'ab' ) );
		expect( set ).not.toHaveBeenCalled();
		root.render( field( 'c' ) );
		expect( input.value ).toBe( 'c' );
	} );

	it( 'calls the handler of the last drawing, and its result prevents nothing', () => {
		const calls: string[] = [];
		const button = ( name: string ) => el( 'button', { onClick: () => ( calls.push( name ), false ) } );
		root.render( button( 'one' ) );
		root.render( button( 'two' ) );
		const click = new MouseEvent( 'click', { cancelable: true } );
		container.querySelector( 'button' )!.dispatchEvent( click );
		expect( calls ).toEqual( [ 'two' ] );
		expect( click.defaultPrevented ).toBe( false );
		root.render( el( 'button', { onClick: undefined } ) );
		container.querySelector( 'button' )!.click();
		expect( calls ).toEqual( [ 'two' ] );
	} );
} );

describe( 'components', () => {
	it( 'draws again once for all changes of a turn, and not at all for none', async () => {
		let drawings = 0;
		let change: ( to: number ) => void = () => {};
		const Counter = (): VNode => {
			const [ count, setCount ] = useState( () => 1 );
			drawings++;
			change = setCount;
			return el( 'p', {}, count );
		};
		root.render( jsx( Counter, {} ) );
		change( 2 );
		change( 3 );
		await settle();
		expect( container.textContent ).toBe( '3' );
		change( 3 );
		await settle();
		expect( drawings ).toBe( 2 );
	} );

	it( 'runs layout effects after drawing when something they name has changed, and undoes them', () => {
		const log: string[] = [];
		const Part = ( { name }: Record< string, unknown > ): VNode => {
			const ref = useRef< HTMLElement | null >( null );
			useLayoutEffect( () => {
				log.push( `do ${ String( name ) } ${ ref.current?.tagName }` );
				return () => log.push( `undo ${ String( name ) }` ) as never;
			}, [ name ] );
			return el( 'p', { ref } );
		};
		root.render( jsx( Part, { name: 'a' } ) );
		root.render( jsx( Part, { name: 'a' } ) );
		root.render( jsx( Part, { name: 'b' } ) );
		root.unmount();
		expect( log ).toEqual( [ 'do a P', 'undo a', 'do b P', 'undo b' ] );
		expect( container.childNodes ).toHaveLength( 0 );
	} );

	it( 'empties references of what is gone', () => {
		const object = { current: null };
		const seen: unknown[] = [];
		root.render(
			el( 'div', {}, el( 'p', { ref: object } ), el( 'i', { ref: ( dom: unknown ) => seen.push( dom ) } ) )
		);
		expect( object.current ).toBe( container.querySelector( 'p' ) );
		const [ i ] = seen;
		root.unmount();
		expect( object.current ).toBeNull();
		expect( seen ).toEqual( [ i, null ] );
	} );

	it.each( [ 'drawing', 'an effect' ] )( 'a mistake in %s ends the tree and reaches nobody', async ( where ) => {
		let fail: ( on: boolean ) => void = () => {};
		const Bad = (): VNode => {
			const [ failing, setFailing ] = useState( false );
			fail = setFailing;
			if ( failing && where === 'drawing' ) {
				throw new Error( 'mistake' );
			}
			useLayoutEffect( () => {
				if ( failing ) {
					throw new Error( 'mistake' );
				}
				return undefined;
			}, [ failing ] );
			return el( 'p', {}, 'fine' );
		};
		root.render( el( 'main', {}, jsx( Bad, {} ) ) );
		expect( container.textContent ).toBe( 'fine' );
		fail( true );
		await settle();
		expect( container.childNodes ).toHaveLength( 0 );
		fail( false );
		await settle();
		expect( container.childNodes ).toHaveLength( 0 );
	} );

	it( 'draws several roots apart', async () => {
		const other = document.createElement( 'div' );
		const setters: ( ( to: string ) => void )[] = [];
		const Word = (): VNode => {
			const [ word, setWord ] = useState( 'a' );
			setters.push( setWord );
			return el( 'p', {}, word );
		};
		root.render( jsx( Word, {} ) );
		createRoot( other ).render( jsx( Word, {} ) );
		setters[ 0 ]?.( 'b' );
		await settle();
		expect( [ container.textContent, other.textContent ] ).toEqual( [ 'b', 'a' ] );
	} );
} );
