import { useCallback, useEffect, useMemo, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import type { Question, QuestionOption } from '../../../types';
import {
	addOption,
	canAddOption,
	moveOption,
	optionLabel,
	removeOption,
	setOption,
	shownOptions,
} from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import { dropMisfits, renameOption } from '../../../domain/draft/references';
import { fieldKey } from '../state/fields';
import { useBuilder, useBuilderStore } from '../state/store';
import { useFollowers } from '../state/use-followers';
import { mostOptions } from './most';
import { showsOptionFault } from './show-fault';
import { useUndoToast } from '../ui/use-undo-toast';

export const optionFieldId = ( at: number ) => `ufb-option-${ at }`;
export const ADD_OPTION_ID = 'ufb-add-option';

/**
 * Everything an options editor does, with the focus rules: a new option gets the
 * focus, after a removal the one before, else the Add button.
 */
export function useOptions( question: Question ) {
	const { id } = question;
	const store = useBuilderStore();
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const touched = useBuilder( ( state ) => state.touched );
	const retouch = useBuilder( ( state ) => state.retouch );
	const undoTo = useBuilder( ( state ) => state.undoTo );
	const toast = useUndoToast();
	const nextFocus = useRef< string | null >( null );
	const options = shownOptions( question );
	const { length } = options;
	const ids = useMemo( () => Array.from( { length }, ( _, at ) => `${ id }-${ at }` ), [ id, length ] );

	useEffect( () => {
		if ( nextFocus.current !== null ) {
			document.getElementById( nextFocus.current )?.focus();
			nextFocus.current = null;
		}
	} );

	const change = useCallback(
		( apply: ( old: Question ) => Question, key?: string ) =>
			edit( ( draft ) => updateQuestion( draft, id, apply ), key === undefined ? {} : { key } ),
		[ edit, id ]
	);

	/** Errors follow their option to its new place. */
	const reorder = ( order: ( number | null )[] ) => retouch( fieldKey.options( id ), order );
	const followers = useFollowers(
		( at ) => ( { label: optionLabel( options[ at ] ?? '' ), id: question.config.option_ids?.[ at ] ?? '' } ),
		( before, after ) => edit( ( draft ) => renameOption( draft, id, before, after ) )
	);
	const places = options.map( ( _, at ): number | null => at );

	return {
		options,
		ids,
		isWrong: ( at: number ) => showsOptionFault( question, at, touched ),
		set: ( at: number, option: QuestionOption ) =>
			change( ( old ) => setOption( old, at, option ), `option:${ id }:${ at }` ),
		/** Adds an option; an empty one that stands there already is used first. */
		add: ( after?: number ) => {
			const next = after === undefined ? length : after + 1;
			const waiting = options[ next ];
			if ( waiting !== undefined && optionLabel( waiting ) === '' ) {
				document.getElementById( optionFieldId( next ) )?.focus();
				return;
			}
			const most = mostOptions( question.type );
			if ( ! canAddOption( question, most ) ) {
				return;
			}
			nextFocus.current = optionFieldId( next );
			reorder( places.toSpliced( next, 0, null ) );
			change( ( old ) => addOption( old, after, most ) );
		},
		remove: ( at: number ) => {
			const { draft } = store.getState();
			const last = at === 0 ? 0 : at - 1;
			nextFocus.current = length > 1 ? optionFieldId( last ) : ADD_OPTION_ID;
			let removed = 0;
			reorder( places.toSpliced( at, 1 ) );
			edit( ( now ) => {
				const result = dropMisfits(
					updateQuestion( now, id, ( old ) => removeOption( old, at ) ),
					id
				);
				removed = result.removed;
				return result.draft;
			} );
			toast( __( 'Option removed.', 'userfeedback' ), removed, () => undoTo( draft ) );
		},
		move: ( from: number, to: number ) => {
			reorder( places.toSpliced( from, 1 ).toSpliced( to, 0, from ) );
			change( ( old ) => moveOption( old, from, to ) );
		},
		/** For the field's onFocus and onBlur. */
		enter: followers.enter,
		leave: ( at: number ) => {
			followers.leave( at );
			touch( fieldKey.option( id, at ) );
			const after = optionLabel( options[ at ] ?? '' );
			if ( after !== after.trim() ) {
				const option = options[ at ] ?? '';
				change( ( old ) =>
					setOption( old, at, typeof option === 'string' ? after.trim() : { ...option, label: after.trim() } )
				);
			}
		},
	};
}

export type Options = ReturnType< typeof useOptions >;
