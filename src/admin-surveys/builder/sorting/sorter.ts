import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../../../shared/lib/announce';
import { beside, nearest, shifts } from './places';
import type { Box, Point } from './places';

export interface SorterProps {
	ids: string[];
	/** What a thing is called when it is announced, e.g. "Question 3". */
	nameOf: ( place: number ) => string;
	onMove: ( from: number, to: number ) => void;
	/** Follows a thing while it is lifted; null when it is put down. */
	onLift?: ( place: number | null ) => void;
	/** The things stand beside each other too. */
	grid?: boolean;
	/** The rows change places in the page with their things; elsewhere only what is in them does. */
	rowsMove?: boolean;
}

interface Drag {
	id: string;
	from: number;
	to: number;
	rows: HTMLElement[];
	boxes: Box[];
	pointer: boolean;
}

export interface Listeners {
	onPointerDown: ( event: ReactPointerEvent< HTMLElement > ) => void;
	onKeyDown: ( event: KeyboardEvent< HTMLElement > ) => void;
	onBlur: () => void;
}

export type Sorter = ReturnType< typeof createSorter >;

/** A pointer must travel a little, so that a click on the handle stays a click. */
const THRESHOLD = 4;
/** Near an edge of what scrolls, it scrolls: both in pixels. */
const EDGE = 40;
const SPEED = 8;

const still = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

function scrollerOf( row: HTMLElement ): Element {
	let parent = row.parentElement;
	while ( parent && ! /auto|scroll/.test( getComputedStyle( parent ).overflowY ) ) {
		parent = parent.parentElement;
	}
	return parent ?? document.documentElement;
}

/**
 * Moves the things of one list. Rows get their places as styles, past React: nothing is drawn again until a
 * thing is put down.
 *
 * @param list Always the list as it was drawn last.
 */
export function createSorter( list: { current: SorterProps } ) {
	const rows = new Map< string, HTMLElement >();
	const watchers = new Set< () => void >();
	let drag: Drag | null = null;

	const position = ( place: number ) =>
		sprintf(
			/* translators: 1: place in the list, 2: number of things in it. */
			__( 'Position %1$d of %2$d.', 'userfeedback' ),
			place + 1,
			list.current.ids.length
		);

	const put = ( row: HTMLElement, { x, y }: Point, glides: boolean ) => {
		row.style.transition = glides && ! still() ? 'transform 0.2s' : 'none';
		row.style.transform = x || y ? `translate(${ x }px, ${ y }px)` : '';
	};
	const paint = () => {
		const now = drag;
		if ( now ) {
			shifts( now.boxes, now.from, now.to, list.current.grid === true ).forEach( ( shift, at ) => {
				const row = now.rows[ at ];
				if ( row && ! ( now.pointer && at === now.from ) ) {
					put( row, shift, true );
				}
			} );
		}
	};

	const lift = ( id: string, pointer: boolean ) => {
		const { ids, nameOf, onLift } = list.current;
		const all = ids.flatMap( ( one ) => rows.get( one ) ?? [] );
		const from = ids.indexOf( id );
		if ( from < 0 || all.length < ids.length ) {
			return;
		}
		drag = { id, from, to: from, rows: all, boxes: all.map( ( row ) => row.getBoundingClientRect() ), pointer };
		watchers.forEach( ( tell ) => tell() );
		onLift?.( from );
		announce(
			sprintf(
				/* translators: %s: e.g. "Question 3". */
				__( '%s lifted.', 'userfeedback' ),
				nameOf( from + 1 )
			)
		);
	};
	const moveTo = ( to: number ) => {
		if ( drag && to !== drag.to ) {
			drag.to = to;
			paint();
			list.current.onLift?.( to );
			announce( position( to ) );
		}
	};
	/**
	 * A row that is put into another place of the page loses the focus. It comes back with the next frame, unless
	 * something else took it: at once, the browser would have to lay out the page three times in one task.
	 */
	const move = ( from: number, to: number, row: HTMLElement | undefined ) => {
		const { activeElement: focused } = document;
		const { rowsMove, onMove } = list.current;
		const held = rowsMove && focused instanceof HTMLElement && row?.contains( focused ) ? focused : null;
		held?.blur();
		onMove( from, to );
		if ( held ) {
			requestAnimationFrame( () => {
				if ( document.activeElement === document.body ) {
					held.focus( { preventScroll: true } );
				}
			} );
		}
	};
	const end = ( dropped: boolean ) => {
		if ( ! drag ) {
			return;
		}
		const { from, to, rows: all } = drag;
		drag = null;
		all.forEach( ( row ) => put( row, { x: 0, y: 0 }, false ) );
		watchers.forEach( ( tell ) => tell() );
		list.current.onLift?.( null );
		if ( dropped && from !== to ) {
			move( from, to, all[ from ] );
		}
		announce(
			dropped ? `${ __( 'Dropped.', 'userfeedback' ) } ${ position( to ) }` : __( 'Not moved.', 'userfeedback' )
		);
	};

	const byPointer = ( id: string, start: Point ) => {
		const row = rows.get( id );
		const scroller = row && scrollerOf( row );
		if ( ! row || ! scroller ) {
			return;
		}
		const began = scroller.scrollTop;
		let last = start;
		let frame = 0;
		const follow = () => {
			const box = drag?.boxes[ drag.from ];
			if ( drag && box ) {
				const shift = { x: last.x - start.x, y: last.y - start.y + scroller.scrollTop - began };
				put( row, shift, false );
				moveTo(
					nearest( drag.boxes, {
						x: box.x + box.width / 2 + shift.x,
						y: box.y + box.height / 2 + shift.y,
					} )
				);
			}
		};
		const scroll = () => {
			const { top, bottom } = scroller.getBoundingClientRect();
			const high = Math.max( 0, top ) + EDGE;
			const low = Math.min( innerHeight, bottom ) - EDGE;
			scroller.scrollTop += last.y < high ? -SPEED : last.y > low ? SPEED : 0;
			follow();
			frame = requestAnimationFrame( scroll );
		};
		const onMove = ( { clientX: x, clientY: y }: PointerEvent ) => {
			last = { x, y };
			if ( ! drag && Math.hypot( x - start.x, y - start.y ) > THRESHOLD ) {
				lift( id, true );
				frame = requestAnimationFrame( scroll );
			}
			follow();
		};
		const stop = ( dropped: boolean ) => {
			cancelAnimationFrame( frame );
			removeEventListener( 'pointermove', onMove );
			removeEventListener( 'pointerup', onUp );
			removeEventListener( 'pointercancel', onCancel );
			removeEventListener( 'keydown', onKey, true );
			end( dropped );
		};
		const onUp = () => stop( true );
		const onCancel = () => stop( false );
		const onKey = ( event: globalThis.KeyboardEvent ) => {
			if ( event.key === 'Escape' ) {
				event.stopPropagation();
				stop( false );
			}
		};
		addEventListener( 'pointermove', onMove );
		addEventListener( 'pointerup', onUp );
		addEventListener( 'pointercancel', onCancel );
		addEventListener( 'keydown', onKey, true );
	};

	/** Whether the key was for a thing that is lifted, or lifts one. */
	const byKey = ( id: string, { key, currentTarget: handle }: KeyboardEvent< HTMLElement > ): boolean => {
		const puts = key === ' ' || key === 'Enter';
		if ( ! drag ) {
			if ( puts ) {
				lift( id, false );
			}
			return puts;
		}
		if ( puts ) {
			end( true );
			return true;
		}
		if ( key === 'Escape' ) {
			end( false );
			return true;
		}
		if ( key.startsWith( 'Arrow' ) ) {
			const rtl = getComputedStyle( handle ).direction === 'rtl';
			moveTo( beside( drag.boxes, drag.to, key, list.current.grid === true, rtl ) );
			drag.rows[ drag.to ]?.scrollIntoView( { block: 'nearest' } );
			return true;
		}
		return false;
	};

	return {
		/** Remembers the element of a thing. */
		keep: ( id: string, row: HTMLElement | null ) => {
			if ( row ) {
				rows.set( id, row );
			} else {
				rows.delete( id );
			}
		},
		watch: ( tell: () => void ) => {
			watchers.add( tell );
			return () => {
				watchers.delete( tell );
			};
		},
		isLifted: ( id: string ) => drag?.id === id,
		/** Of the button that moves a thing. */
		listenersOf: ( id: string ): Listeners => ( {
			onPointerDown: ( { button, clientX: x, clientY: y } ) => {
				if ( button === 0 && ! drag ) {
					byPointer( id, { x, y } );
				}
			},
			onKeyDown: ( event ) => {
				if ( byKey( id, event ) ) {
					event.preventDefault();
					event.stopPropagation();
				}
			},
			onBlur: () => {
				if ( drag && ! drag.pointer ) {
					end( false );
				}
			},
		} ),
	};
}
