import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import type { MatrixRow, Question } from '../../../types';
import { MAX_ROWS, rowsValid, shownRows, withMatrixRows } from '../../../domain/draft/matrix';
import { MAX_LABEL, shownOptions } from '../../../domain/draft/options';
import { updateQuestion } from '../../../domain/draft/questions';
import { dropMisfits, renameRow } from '../../../domain/draft/references';
import type { EditorProps } from '../question-types/type-editor';
import { Grip } from '../questions/grip';
import { showsOptionFault } from '../questions/show-fault';
import { SortableList, useSortable } from '../sorting/sortable-list';
import { TextOptions } from '../questions/text-options';
import { fieldKey } from '../state/fields';
import { useBuilder, useBuilderStore } from '../state/store';
import { useFollowers } from '../state/use-followers';
import { MODERN } from '../ui/controls';
import { FieldError } from '../ui/field-error';
import { useUndoToast } from '../ui/use-undo-toast';

const nameOfRow = ( place: number ) =>
	sprintf(
		/* translators: %d: number of the row. */
		__( 'Row %d', 'userfeedback' ),
		place
	);
const fieldOf = ( at: number ) => `ufb-row-${ at }`;
const ADD = 'ufb-add-row';

/** Rows and columns of a matrix. */
export function MatrixFields( { question, wrong }: EditorProps ) {
	const touched = useBuilder( ( state ) => state.touched );
	const columnsWrong =
		wrong && shownOptions( question ).some( ( _, at ) => showsOptionFault( question, at, touched ) );
	return (
		<>
			<Rows
				question={ question }
				wrong={ ! rowsValid( question ) && touched.has( fieldKey.rows( question.id ) ) }
			/>
			<TextOptions question={ question } wrong={ columnsWrong } />
		</>
	);
}

function Rows( { question, wrong }: { question: Question; wrong: boolean } ) {
	const { id } = question;
	const store = useBuilderStore();
	const edit = useBuilder( ( state ) => state.edit );
	const touch = useBuilder( ( state ) => state.touch );
	const undoTo = useBuilder( ( state ) => state.undoTo );
	const locked = useBuilder( ( state ) => state.locked );
	const toast = useUndoToast();
	const next = useRef( '' );
	const rows = shownRows( question );
	const ids = rows.map( ( _, at ) => `${ id }-row-${ at }` );

	useEffect( () => {
		document.getElementById( next.current )?.focus();
		next.current = '';
	} );

	const change = ( apply: ( old: MatrixRow[] ) => MatrixRow[], key?: string ) =>
		edit(
			( draft ) => updateQuestion( draft, id, ( old ) => withMatrixRows( old, apply( shownRows( old ) ) ) ),
			key === undefined ? {} : { key }
		);
	const set = ( at: number, row: Partial< MatrixRow > ) =>
		change(
			( old ) => old.map( ( one, place ) => ( place === at ? { ...one, ...row } : one ) ),
			`row:${ id }:${ at }`
		);
	const add = ( at: number ) => {
		next.current = fieldOf( at );
		if ( rows[ at ]?.label !== '' && rows.length < MAX_ROWS ) {
			change( ( old ) => old.toSpliced( at, 0, { id: '', label: '' } ) );
		} else {
			document.getElementById( next.current )?.focus();
		}
	};
	const remove = ( at: number ) => {
		const { draft } = store.getState();
		let removed = 0;
		next.current = rows.length > 1 ? fieldOf( Math.max( 0, at - 1 ) ) : ADD;
		edit( ( now ) => {
			const result = dropMisfits(
				updateQuestion( now, id, ( old ) => withMatrixRows( old, shownRows( old ).toSpliced( at, 1 ) ) ),
				id
			);
			removed = result.removed;
			return result.draft;
		} );
		toast( __( 'Row removed.', 'userfeedback' ), removed, () => undoTo( draft ) );
	};
	const followers = useFollowers(
		( at ) => ( { label: rows[ at ]?.label ?? '', id: rows[ at ]?.id ?? '' } ),
		( before, after ) => edit( ( draft ) => renameRow( draft, id, before, after ) )
	);
	const leave = ( at: number ) => {
		const { label = '' } = rows[ at ] ?? {};
		followers.leave( at );
		touch( fieldKey.rows( id ) );
		if ( label !== label.trim() ) {
			set( at, { label: label.trim() } );
		}
	};
	const onKeyDown = ( event: KeyboardEvent, at: number ) => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			add( at + 1 );
		} else if ( event.key === 'Backspace' && rows[ at ]?.label === '' && rows.length > 1 ) {
			event.preventDefault();
			remove( at );
		}
	};
	return (
		<fieldset className="ufb-opts" disabled={ locked }>
			<legend>
				{ __( 'Rows', 'userfeedback' ) }
				<span>
					{ sprintf(
						/* translators: 1: number of rows, 2: the most there can be. */
						__( '%1$d of %2$d', 'userfeedback' ),
						rows.length,
						MAX_ROWS
					) }
				</span>
			</legend>
			<SortableList
				ids={ ids }
				nameOf={ nameOfRow }
				onMove={ ( from, to ) =>
					change( ( old ) => old.toSpliced( from, 1 ).toSpliced( to, 0, ...old.slice( from, from + 1 ) ) )
				}
			>
				<ul>
					{ rows.map( ( { label, required = false }, at ) => (
						<Row key={ ids[ at ] } id={ ids[ at ] ?? '' } at={ at }>
							<div className={ wrong && ! label.trim() ? 'ufb-opt__field is-wrong' : 'ufb-opt__field' }>
								<TextControl
									{ ...MODERN }
									id={ fieldOf( at ) }
									label={ nameOfRow( at + 1 ) }
									hideLabelFromVision
									placeholder={ nameOfRow( at + 1 ) }
									dir="auto"
									maxLength={ MAX_LABEL }
									value={ label }
									aria-invalid={ ( wrong && ! label.trim() ) || undefined }
									onChange={ ( text ) => set( at, { label: text } ) }
									onFocus={ () => followers.enter( at ) }
									onBlur={ () => leave( at ) }
									onKeyDown={ ( event: KeyboardEvent ) => onKeyDown( event, at ) }
								/>
							</div>
							<Button
								size="compact"
								isPressed={ required }
								label={ sprintf(
									/* translators: %d: number of the row. */
									__( 'Row %d needs an answer', 'userfeedback' ),
									at + 1
								) }
								showTooltip
								onClick={ () => set( at, { required: ! required } ) }
							>
								*
							</Button>
							<Button
								size="compact"
								icon={ closeSmall }
								label={ sprintf(
									/* translators: %d: number of the row. */
									__( 'Remove row %d', 'userfeedback' ),
									at + 1
								) }
								accessibleWhenDisabled
								disabled={ rows.length < 2 }
								onClick={ () => remove( at ) }
							/>
						</Row>
					) ) }
				</ul>
			</SortableList>
			<div className="ufb-opts__foot">
				{ rows.length < MAX_ROWS && (
					<Button
						id={ ADD }
						__next40pxDefaultSize
						variant="tertiary"
						icon={ plus }
						className="ufb-opts__add"
						onClick={ () => add( rows.length ) }
					>
						{ __( 'Add Row', 'userfeedback' ) }
					</Button>
				) }
				{ wrong && <FieldError text={ __( 'Rows are required.', 'userfeedback' ) } /> }
			</div>
		</fieldset>
	);
}

function Row( { id, at, children }: { id: string; at: number; children: ReactNode } ) {
	const { row, handle, lifted } = useSortable( id );
	return (
		<li ref={ row } className={ lifted ? 'ufb-opt is-lifted' : 'ufb-opt' }>
			<Grip
				{ ...handle }
				label={ sprintf(
					/* translators: %d: number of the row. */
					__( 'Move row %d', 'userfeedback' ),
					at + 1
				) }
			/>
			{ children }
		</li>
	);
}
