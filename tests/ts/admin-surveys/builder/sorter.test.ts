import { beforeEach, describe, expect, it } from 'vitest';
import { reordered } from '../../../../src/admin-surveys/builder/sorting/places';
import { createSorter } from '../../../../src/admin-surveys/builder/sorting/sorter';
import type { SorterProps } from '../../../../src/admin-surveys/builder/sorting/sorter';
import { waitUntil } from '../../support/wait';

const HEIGHT = 40;
let list: HTMLElement;
/** Where the focus was each time that rows changed places. */
let focusedMeanwhile: ( Element | null )[];

const rowOf = ( id: string ) => list.querySelector( `#${ id }` ) as HTMLElement;
const handleOf = ( id: string ) => rowOf( id ).querySelector( 'button' ) as HTMLButtonElement;

/** Three rows as high as each other. */
function sorter( rowsMove = true ) {
	const props: SorterProps = {
		ids: [ 'a', 'b', 'c' ],
		rowsMove,
		nameOf: ( place ) => `Row ${ place }`,
		onMove: ( from, to ) => {
			focusedMeanwhile.push( document.activeElement );
			props.ids = reordered( props.ids, from, to );
			const row = rowOf( props.ids[ to ] ?? '' );
			row.remove();
			list.insertBefore( row, list.children[ to ] ?? null );
		},
	};
	const made = createSorter( { current: props } );
	props.ids.forEach( ( id, at ) => {
		const row = rowOf( id );
		row.getBoundingClientRect = () => new DOMRect( 0, at * HEIGHT, 200, HEIGHT );
		row.scrollIntoView = () => {};
		made.keep( id, row );
	} );
	const press = ( id: string, key: string ) =>
		made.listenersOf( id ).onKeyDown( {
			key,
			currentTarget: handleOf( id ),
			preventDefault: () => {},
			stopPropagation: () => {},
		} as unknown as Parameters< ReturnType< typeof made.listenersOf >[ 'onKeyDown' ] >[ 0 ] );
	const drag = ( id: string, down: number ) => {
		const start = { clientX: 10, clientY: 10 };
		made.listenersOf( id ).onPointerDown( { button: 0, ...start } as Parameters<
			ReturnType< typeof made.listenersOf >[ 'onPointerDown' ]
		>[ 0 ] );
		dispatchEvent( new MouseEvent( 'pointermove', { ...start, clientY: 10 + down } ) );
		dispatchEvent( new MouseEvent( 'pointerup', { ...start, clientY: 10 + down } ) );
	};
	return { props, press, drag };
}

beforeEach( () => {
	focusedMeanwhile = [];
	document.body.innerHTML =
		'<ol>' + [ 'a', 'b', 'c' ].map( ( id ) => `<li id="${ id }"><button></button></li>` ).join( '' );
	list = document.querySelector( 'ol' ) as HTMLElement;
} );

describe( 'the focus of a row that changes places', () => {
	it( 'comes back after a drop by pointer, and costs no layout meanwhile', async () => {
		const { props, drag } = sorter();
		handleOf( 'a' ).focus();
		drag( 'a', HEIGHT );
		expect( props.ids ).toEqual( [ 'b', 'a', 'c' ] );
		expect( focusedMeanwhile ).toEqual( [ document.body ] );
		await waitUntil( () => expect( document.activeElement ).toBe( handleOf( 'a' ) ) );
	} );

	it( 'comes back after a drop by key', async () => {
		const { props, press } = sorter();
		handleOf( 'c' ).focus();
		[ ' ', 'ArrowUp', 'ArrowUp', ' ' ].forEach( ( key ) => press( 'c', key ) );
		expect( props.ids ).toEqual( [ 'c', 'a', 'b' ] );
		expect( focusedMeanwhile ).toEqual( [ document.body ] );
		await waitUntil( () => expect( document.activeElement ).toBe( handleOf( 'c' ) ) );
	} );

	it( 'stays where it is when nothing moves, or when it is elsewhere', () => {
		const { props, press, drag } = sorter();
		handleOf( 'b' ).focus();
		[ ' ', 'ArrowUp', 'Escape' ].forEach( ( key ) => press( 'b', key ) );
		expect( document.activeElement ).toBe( handleOf( 'b' ) );
		drag( 'c', -HEIGHT );
		expect( props.ids ).toEqual( [ 'a', 'c', 'b' ] );
		expect( document.activeElement ).toBe( handleOf( 'b' ) );
	} );

	it( 'stays where rows stay and only what is in them changes', () => {
		const { drag } = sorter( false );
		handleOf( 'a' ).focus();
		drag( 'a', HEIGHT );
		expect( focusedMeanwhile ).toEqual( [ handleOf( 'a' ) ] );
	} );

	it( 'is not taken from what has it since', async () => {
		const { drag } = sorter();
		document.body.append( document.createElement( 'input' ) );
		handleOf( 'a' ).focus();
		drag( 'a', HEIGHT );
		const other = document.querySelector( 'input' ) as HTMLInputElement;
		other.focus();
		await new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) );
		expect( document.activeElement ).toBe( other );
	} );
} );
