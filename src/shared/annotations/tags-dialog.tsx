import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, SelectControl, Spinner, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { pencil, trash } from '@wordpress/icons';
import type { CountedTag } from '../../types';
import { tagsQuery, useChangeTag } from '../api/tags/tags';
import type { TagChange } from '../api/tags/tags';
import { ConfirmDialog } from '../components/confirm-dialog';
import { formatNumber } from '../format/numbers';
import { TagPill } from './tag-pill';

const NOWHERE = '';

function countText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response', '%s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

function changesText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response changes.', '%s responses change.', count, 'userfeedback' ),
		formatNumber( count )
	);
}

function doneText( change: TagChange, changed: number ): string {
	if ( change.does === 'create' || change.does === 'change' ) {
		return __( 'Tag saved.', 'userfeedback' );
	}
	return change.does === 'merge'
		? sprintf(
				/* translators: %s: number of responses */
				_n( 'Merged. %s response changed.', 'Merged. %s responses changed.', changed, 'userfeedback' ),
				formatNumber( changed )
			)
		: sprintf(
				/* translators: %s: number of responses */
				_n( 'Deleted. %s response changed.', 'Deleted. %s responses changed.', changed, 'userfeedback' ),
				formatNumber( changed )
			);
}

/** All tags of the site: create, rename, color, merge, delete. */
export function TagsDialog( { onClose }: { onClose: () => void } ) {
	const { data, isError } = useQuery( tagsQuery );
	const [ editing, setEditing ] = useState< number | 'new' | null >( null );
	const [ asking, setAsking ] = useState< { does: 'merge' | 'delete'; tag: CountedTag; into?: CountedTag } | null >(
		null
	);
	const change = useChangeTag( {
		id: 'tags',
		success: ( tag, what ) => doneText( what, 'changed' in tag ? tag.changed : 0 ),
		error: () => __( 'The tag could not be changed.', 'userfeedback' ),
	} );
	const save = ( what: TagChange ) =>
		change.mutate( what, {
			onSuccess: () => {
				setEditing( null );
				setAsking( null );
			},
		} );
	const tags = data?.items ?? [];
	return (
		<Modal title={ __( 'Tags', 'userfeedback' ) } size="medium" onRequestClose={ onClose }>
			{ ! data && ! isError && <Spinner /> }
			{ isError && <p>{ __( 'The tags could not be loaded.', 'userfeedback' ) }</p> }
			{ data && tags.length === 0 && <p>{ __( 'There are no tags yet.', 'userfeedback' ) }</p> }
			<table className="uf-tag-rows">
				<caption className="screen-reader-text">{ __( 'Tags', 'userfeedback' ) }</caption>
				<tbody>
					{ tags.map( ( tag ) => (
						<tr key={ tag.id }>
							{ editing === tag.id ? (
								<td colSpan={ 3 }>
									<TagForm
										tag={ tag }
										others={ tags.filter( ( { id } ) => id !== tag.id ) }
										busy={ change.isPending }
										onSave={ ( name, color ) =>
											save( { does: 'change', id: tag.id, name, color } )
										}
										onMerge={ ( into ) => setAsking( { does: 'merge', tag, into } ) }
										onCancel={ () => setEditing( null ) }
									/>
								</td>
							) : (
								<>
									<th scope="row">
										<TagPill tag={ tag } />
									</th>
									<td>{ countText( tag.responses ) }</td>
									<td className="uf-tag-rows__acts">
										<Button
											size="compact"
											icon={ pencil }
											label={ sprintf(
												/* translators: %s: a tag */
												__( 'Rename, color or merge %s', 'userfeedback' ),
												tag.name
											) }
											onClick={ () => setEditing( tag.id ) }
										/>
										<Button
											size="compact"
											icon={ trash }
											isDestructive
											label={ sprintf(
												/* translators: %s: a tag */
												__( 'Delete %s', 'userfeedback' ),
												tag.name
											) }
											onClick={ () => setAsking( { does: 'delete', tag } ) }
										/>
									</td>
								</>
							) }
						</tr>
					) ) }
				</tbody>
			</table>
			{ editing === 'new' ? (
				<TagForm
					tag={ null }
					others={ [] }
					busy={ change.isPending }
					onSave={ ( name, color ) => save( { does: 'create', name, color } ) }
					onCancel={ () => setEditing( null ) }
				/>
			) : (
				<p>
					<Button size="compact" variant="secondary" onClick={ () => setEditing( 'new' ) }>
						{ __( 'New tag', 'userfeedback' ) }
					</Button>
				</p>
			) }
			<div className="uf-modal__actions">
				<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
					{ __( 'Close', 'userfeedback' ) }
				</Button>
			</div>
			{ asking && (
				<ConfirmDialog
					title={
						asking.into
							? sprintf(
									/* translators: 1: the tag that goes. 2: the tag that stays */
									__( 'Merge “%1$s” into “%2$s”?', 'userfeedback' ),
									asking.tag.name,
									asking.into.name
								)
							: sprintf(
									/* translators: %s: a tag */
									__( 'Delete the tag “%s”?', 'userfeedback' ),
									asking.tag.name
								)
					}
					message={ changesText( asking.tag.responses ) }
					detail={ __( 'The responses themselves stay. This cannot be undone.', 'userfeedback' ) }
					confirmText={ asking.into ? __( 'Merge', 'userfeedback' ) : __( 'Delete tag', 'userfeedback' ) }
					busy={ change.isPending }
					onConfirm={ () =>
						save(
							asking.into
								? { does: 'merge', id: asking.tag.id, into: asking.into.id }
								: { does: 'delete', id: asking.tag.id }
						)
					}
					onCancel={ () => setAsking( null ) }
				/>
			) }
		</Modal>
	);
}

interface FormProps {
	tag: CountedTag | null;
	others: CountedTag[];
	busy: boolean;
	onSave: ( name: string, color: number ) => void;
	onMerge?: ( into: CountedTag ) => void;
	onCancel: () => void;
}

function colorNames(): string[] {
	return [
		__( 'Blue', 'userfeedback' ),
		__( 'Purple', 'userfeedback' ),
		__( 'Olive', 'userfeedback' ),
		__( 'Red', 'userfeedback' ),
		__( 'Orange', 'userfeedback' ),
		__( 'Green', 'userfeedback' ),
		__( 'Gray', 'userfeedback' ),
	];
}

function TagForm( { tag, others, busy, onSave, onMerge, onCancel }: FormProps ) {
	const [ name, setName ] = useState( tag?.name ?? '' );
	const [ color, setColor ] = useState( tag?.color ?? 0 );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( name.trim() !== '' && ! busy ) {
			onSave( name, color );
		}
	};
	return (
		<form className="uf-tag-form" onSubmit={ submit }>
			<TextControl label={ __( 'Name', 'userfeedback' ) } maxLength={ 60 } value={ name } onChange={ setName } />
			<SelectControl
				label={ __( 'Color', 'userfeedback' ) }
				value={ String( color ) }
				options={ colorNames().map( ( label, value ) => ( { label, value: String( value ) } ) ) }
				onChange={ ( value ) => setColor( Number( value ) ) }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit" isBusy={ busy }>
				{ tag ? __( 'Save tag', 'userfeedback' ) : __( 'Create tag', 'userfeedback' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'userfeedback' ) }
			</Button>
			{ onMerge && others.length > 0 && (
				<SelectControl
					label={ __( 'Merge into', 'userfeedback' ) }
					value={ NOWHERE }
					options={ [
						{ label: __( 'Choose a tag', 'userfeedback' ), value: NOWHERE },
						...others.map( ( { id, name: label } ) => ( { label, value: String( id ) } ) ),
					] }
					onChange={ ( value ) => {
						const into = others.find( ( { id } ) => String( id ) === value );
						if ( into ) {
							onMerge( into );
						}
					} }
				/>
			) }
		</form>
	);
}
