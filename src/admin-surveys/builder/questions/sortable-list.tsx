import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DraggableSyntheticListeners, UniqueIdentifier } from '@dnd-kit/core';
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

/**
 * A list whose things change places by pointer or keyboard; every move is
 * announced in words.
 */
export function SortableList( { ids, nameOf, onMove, onLift, grid = false, children }: Props ) {
	const sensors = useSensors( useSensor( PointerSensor, POINTER ), useSensor( KeyboardSensor, KEYBOARD ) );
	const accessibility = useMemo( () => {
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
				onDragStart: ( { active }: { active: { id: UniqueIdentifier } } ) =>
					sprintf(
						/* translators: %s: e.g. "Question 3". */
						__( '%s lifted.', 'userfeedback' ),
						nameOf( placeOf( active.id ) )
					),
				onDragOver: ( { over }: { over: { id: UniqueIdentifier } | null } ) =>
					over ? position( over.id ) : undefined,
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
			sensors={ sensors }
			collisionDetection={ closestCenter }
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
				{ children }
			</SortableContext>
		</DndContext>
	);
}

export interface Handle {
	setRow: ( element: HTMLElement | null ) => void;
	setHandle: ( element: HTMLElement | null ) => void;
	listeners: DraggableSyntheticListeners;
	describedBy: string;
	style: CSSProperties;
	lifted: boolean;
}

/** One thing of a `SortableList`. */
export function useHandle( id: string, disabled = false ): Handle {
	const sortable = useSortable( { id, disabled } );
	return {
		setRow: sortable.setNodeRef,
		setHandle: sortable.setActivatorNodeRef,
		listeners: sortable.listeners,
		describedBy: sortable.attributes[ 'aria-describedby' ],
		style: {
			transform: CSS.Translate.toString( sortable.transform ) ?? 'none',
			transition: sortable.transition ?? 'none',
		},
		lifted: sortable.isDragging,
	};
}
