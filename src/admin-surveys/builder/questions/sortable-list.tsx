import { createContext, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MutableRefObject, PointerEvent, ReactNode, RefObject } from 'react';
import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	MeasuringStrategy,
	PointerSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import type { DraggableSyntheticListeners, DragOverEvent, UniqueIdentifier } from '@dnd-kit/core';
import {
	rectSortingStrategy,
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	ids: string[];
	/** What a thing is called when it is announced, e.g. "Question 3". */
	nameOf: ( place: number ) => string;
	onMove: ( from: number, to: number ) => void;
	/** Follows a thing while it is lifted; null when it is put down. */
	onLift?: ( place: number | null ) => void;
	grid?: boolean;
	children: ReactNode;
}

/**
 * Not made anew with each draw: every row would be drawn again with its list.
 * A pointer must travel a little, so that a click on the handle stays a click.
 */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Otherwise things are measured twice when one is lifted, in one task with the drawing. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.BeforeDragging } };

/** Id of the text that says how to move a thing. */
const Instructions = createContext( '' );

/**
 * A list whose things change places by pointer or keyboard; every move is
 * announced in words.
 */
export function SortableList( { ids, nameOf, onMove, onLift, grid = false, children }: Props ) {
	const id = useId();
	const sensors = useSensors( useSensor( PointerSensor, POINTER ), useSensor( KeyboardSensor, KEYBOARD ) );
	const accessibility = useMemo( () => {
		let moved = false;
		const placeOf = ( id: UniqueIdentifier ) => ids.indexOf( String( id ) ) + 1;
		const position = ( id: UniqueIdentifier ) =>
			sprintf(
				/* translators: 1: place in the list, 2: number of things in it. */
				__( 'Position %1$d of %2$d.', 'userfeedback' ),
				placeOf( id ),
				ids.length
			);
		return {
			screenReaderInstructions: {
				draggable: __(
					'Press Space to lift, the arrow keys to move, Space to drop and Escape to cancel.',
					'userfeedback'
				),
			},
			announcements: {
				onDragStart: ( { active }: { active: { id: UniqueIdentifier } } ) => {
					moved = false;
					return sprintf(
						/* translators: %s: e.g. "Question 3". */
						__( '%s lifted.', 'userfeedback' ),
						nameOf( placeOf( active.id ) )
					);
				},
				onDragOver: ( { active, over }: Pick< DragOverEvent, 'active' | 'over' > ) => {
					// A lifted thing is over its own place at once, which would silence "lifted".
					moved ||= over?.id !== active.id;
					return moved && over ? position( over.id ) : undefined;
				},
				onDragEnd: ( { over }: { over: { id: UniqueIdentifier } | null } ) =>
					over
						? `${ __( 'Dropped.', 'userfeedback' ) } ${ position( over.id ) }`
						: __( 'Not moved.', 'userfeedback' ),
				onDragCancel: () => __( 'Not moved.', 'userfeedback' ),
			},
		};
	}, [ ids, nameOf ] );

	return (
		<DndContext
			id={ id }
			sensors={ sensors }
			collisionDetection={ closestCenter }
			measuring={ MEASURING }
			accessibility={ accessibility }
			onDragStart={ ( { active } ) => onLift?.( ids.indexOf( String( active.id ) ) ) }
			onDragOver={ ( { over } ) => {
				if ( over ) {
					onLift?.( ids.indexOf( String( over.id ) ) );
				}
			} }
			onDragCancel={ () => onLift?.( null ) }
			onDragEnd={ ( { active, over } ) => {
				onLift?.( null );
				const from = ids.indexOf( String( active.id ) );
				const to = over ? ids.indexOf( String( over.id ) ) : from;
				if ( from !== to ) {
					onMove( from, to );
				}
			} }
		>
			<SortableContext items={ ids } strategy={ grid ? rectSortingStrategy : verticalListSortingStrategy }>
				<Instructions.Provider value={ id }>{ children }</Instructions.Provider>
			</SortableContext>
		</DndContext>
	);
}

/** What the button of a thing needs to move it. */
export interface Handle {
	setHandle: ( element: HTMLElement | null ) => void;
	listeners: DraggableSyntheticListeners;
	describedBy: string;
}

interface Thing extends Handle {
	setRow: ( element: HTMLElement | null ) => void;
	style: CSSProperties;
	lifted: boolean;
}

/** One thing of a `SortableList`. */
export function useHandle( id: string, disabled = false ): Thing {
	const sortable = useSortable( { id, disabled } );
	return {
		setRow: sortable.setNodeRef,
		setHandle: sortable.setActivatorNodeRef,
		listeners: sortable.listeners,
		describedBy: useContext( Instructions ),
		style: {
			transform: CSS.Translate.toString( sortable.transform ) ?? 'none',
			transition: sortable.transition ?? 'none',
		},
		lifted: sortable.isDragging,
	};
}

/** How far above and below the visible part of a list its rows are ready to move, as a margin in CSS. */
const NEAR = '80px 0px';

/** Whether a row was ever near the visible part of what scrolls it. */
function useNear( row: RefObject< HTMLElement | null > ): boolean {
	const [ near, setNear ] = useState( false );
	useEffect( () => {
		if ( near || ! row.current ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => entries.some( ( { isIntersecting } ) => isIntersecting ) && setNear( true ),
			{ root: row.current.closest( '.ufb-panes__scroll' ), rootMargin: NEAR }
		);
		observer.observe( row.current );
		return () => observer.disconnect();
	}, [ near, row ] );
	return near;
}

type Listeners = NonNullable< DraggableSyntheticListeners >;

interface MoverProps {
	id: string;
	row: RefObject< HTMLElement | null >;
	grip: HTMLElement | null;
	listeners: MutableRefObject< Listeners >;
	onLift: ( lifted: boolean ) => void;
}

/**
 * Moves a row of a long list without drawing it again: dnd-kit draws everything that can be lifted or passed
 * in each step.
 */
function Mover( { id, row, grip, listeners, onLift }: MoverProps ) {
	const thing = useHandle( id );
	const { setRow, setHandle, style, lifted } = thing;
	const { transform, transition } = style;
	useLayoutEffect( () => {
		setRow( row.current );
		return () => setRow( null );
	}, [ row, setRow ] );
	useLayoutEffect( () => {
		setHandle( grip );
		return () => setHandle( null );
	}, [ grip, setHandle ] );
	useLayoutEffect( () => {
		listeners.current = thing.listeners ?? {};
		return () => {
			listeners.current = {};
		};
	}, [ listeners, thing.listeners ] );
	useLayoutEffect( () => {
		if ( row.current ) {
			Object.assign( row.current.style, { transform, transition } );
		}
	}, [ row, transform, transition ] );
	useLayoutEffect( () => onLift( lifted ), [ lifted, onLift ] );
	return null;
}

/**
 * One thing of a long `SortableList`. Only what was near the visible part can be moved and passed; the other
 * rows cost nothing while one is dragged.
 */
export function useLongListHandle( id: string, disabled: boolean ) {
	const row = useRef< HTMLLIElement >( null );
	const listeners = useRef< Listeners >( {} );
	const [ grip, setHandle ] = useState< HTMLElement | null >( null );
	const [ lifted, setLifted ] = useState( false );
	const near = useNear( row );
	const describedBy = useContext( Instructions );
	const handle = useMemo(
		(): Handle => ( {
			setHandle,
			listeners: {
				onPointerDown: ( event: PointerEvent ) => {
					listeners.current.onPointerDown?.( event );
				},
				onKeyDown: ( event: KeyboardEvent ) => {
					listeners.current.onKeyDown?.( event );
				},
			},
			describedBy,
		} ),
		[ describedBy ]
	);
	const mover = near && ! disabled && (
		<Mover id={ id } row={ row } grip={ grip } listeners={ listeners } onLift={ setLifted } />
	);
	return { row, handle, lifted, mover };
}
