import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Dropdown, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { ResponseDetail, ResponseNote } from '../../types';
import { useActOnResponses } from '../api/responses/act';
import { useChangeNote } from '../api/responses/notes';
import { can } from '../lib/entitlements';
import { formatSubmitted } from '../format/moments';
import { TagPicker } from './tag-picker';
import { TagPill } from './tag-pill';
import { TagsDialog } from './tags-dialog';

/** Tags and notes of a response; who may only view reads them. */
export function AnnotationsCard( { response }: { response: ResponseDetail } ) {
	return (
		<section className="uf-panel" aria-labelledby="uf-annotations-title">
			<header className="uf-panel__head">
				<h2 id="uf-annotations-title">{ __( 'Tags and notes', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-panel__body">
				<Tags response={ response } />
				<h3>{ __( 'Notes', 'userfeedback' ) }</h3>
				<Notes key={ response.id } response={ response } />
			</div>
		</section>
	);
}

interface TagsProps {
	response: Pick< ResponseDetail, 'id' | 'survey_id' | 'tags' >;
	/** Whether the choice of tags is open, where a key opens it. */
	open?: boolean;
	onOpen?: ( open: boolean ) => void;
}

/** The tags of a response; those who may change them add and remove them here. */
export function Tags( { response: { survey_id: surveyId, id, tags = [] }, open, onOpen }: TagsProps ) {
	const [ managing, setManaging ] = useState( false );
	const act = useActOnResponses( surveyId, {
		error: () => __( 'The tags could not be changed.', 'userfeedback' ),
	} );
	const tagIt = ( tag: number, on: boolean ) =>
		act.mutate( {
			path: 'tags',
			data: { add: on ? [ tag ] : [], remove: on ? [] : [ tag ] },
			chosen: { response_ids: [ id ] },
		} );
	return (
		<>
			<div className="uf-tags">
				{ tags.map( ( tag ) => (
					<TagPill key={ tag.id } tag={ tag }>
						{ can( 'delete' ) && (
							<Button
								size="small"
								icon={ closeSmall }
								iconSize={ 16 }
								label={ sprintf(
									/* translators: %s: a tag */
									__( 'Remove tag %s', 'userfeedback' ),
									tag.name
								) }
								onClick={ () => tagIt( tag.id, false ) }
							/>
						) }
					</TagPill>
				) ) }
				{ tags.length === 0 && ! can( 'delete' ) && __( 'No tags', 'userfeedback' ) }
				{ can( 'delete' ) && (
					<Dropdown
						popoverProps={ { placement: 'bottom-start', offset: 4 } }
						{ ...( open === undefined ? {} : { open } ) }
						{ ...( onOpen ? { onToggle: onOpen } : {} ) }
						renderToggle={ ( { isOpen, onToggle } ) => (
							<Button
								size="small"
								variant="tertiary"
								icon={ plus }
								aria-expanded={ isOpen }
								aria-haspopup="dialog"
								onClick={ onToggle }
							>
								{ __( 'Add tag', 'userfeedback' ) }
							</Button>
						) }
						renderContent={ ( { onClose } ) => (
							<TagPicker
								hasOf={ ( tag ) => ( tags.some( ( own ) => own.id === tag ) ? 'all' : 'none' ) }
								onTag={ tagIt }
								onManage={ () => {
									onClose();
									setManaging( true );
								} }
							/>
						) }
					/>
				) }
			</div>
			{ managing && <TagsDialog onClose={ () => setManaging( false ) } /> }
		</>
	);
}

/** The notes of a response, with their authors. */
export function Notes( { response: { survey_id: surveyId, id, notes = [] } }: { response: ResponseDetail } ) {
	const [ editing, setEditing ] = useState< number | null >( null );
	const [ added, setAdded ] = useState( 0 );
	const change = useChangeNote( surveyId, id, {
		id: 'note',
		success: ( _notes, { body } ) =>
			body === undefined ? __( 'Note deleted.', 'userfeedback' ) : __( 'Note saved.', 'userfeedback' ),
		error: () => __( 'The note could not be changed.', 'userfeedback' ),
		// The deleted text comes back as a new note.
		undo: ( _notes, { id: noteId, body } ) => {
			const gone = notes.find( ( note ) => note.id === noteId );
			return body === undefined && gone?.mine ? () => change.mutate( { body: gone.body } ) : null;
		},
	} );
	return (
		<>
			{ notes.length === 0 && ! can( 'delete' ) && <p>{ __( 'No notes', 'userfeedback' ) }</p> }
			<ul className="uf-notes">
				{ notes.map( ( note ) => (
					<li key={ note.id }>
						{ editing === note.id ? (
							<NoteForm
								label={ __( 'Change the note', 'userfeedback' ) }
								body={ note.body }
								busy={ change.isPending }
								onSave={ ( body ) =>
									change.mutate( { id: note.id, body }, { onSuccess: () => setEditing( null ) } )
								}
								onCancel={ () => setEditing( null ) }
							/>
						) : (
							<>
								<p dir="auto">{ note.body }</p>
								<span className="uf-note">{ bylineOf( note ) }</span>
								{ can( 'delete' ) && note.mine && (
									<Button variant="link" onClick={ () => setEditing( note.id ) }>
										{ __( 'Edit note', 'userfeedback' ) }
									</Button>
								) }
								{ can( 'delete' ) && ( note.mine || can( 'manage' ) ) && (
									<Button
										variant="link"
										isDestructive
										onClick={ () => change.mutate( { id: note.id } ) }
									>
										{ __( 'Delete note', 'userfeedback' ) }
									</Button>
								) }
							</>
						) }
					</li>
				) ) }
			</ul>
			{ can( 'delete' ) && (
				<NoteForm
					// A saved note leaves an empty field.
					key={ added }
					label={ __( 'Add a note', 'userfeedback' ) }
					body=""
					busy={ change.isPending }
					help={ __(
						'Only people who may view results see notes. They are in the privacy export of this person.',
						'userfeedback'
					) }
					onSave={ ( body ) => change.mutate( { body }, { onSuccess: () => setAdded( added + 1 ) } ) }
				/>
			) }
		</>
	);
}

function bylineOf( { author, created_at: created, edited_at: edited }: ResponseNote ): string {
	const text = sprintf(
		/* translators: 1: name of a person. 2: date and time */
		__( '%1$s, %2$s', 'userfeedback' ),
		author || __( 'Somebody whose account is gone', 'userfeedback' ),
		formatSubmitted( created )
	);
	return edited === null
		? text
		: /* translators: %s: who wrote a note and when */ sprintf( __( '%s (edited)', 'userfeedback' ), text );
}

interface FormProps {
	label: string;
	body: string;
	busy: boolean;
	help?: string;
	onSave: ( body: string ) => void;
	onCancel?: () => void;
}

function NoteForm( { label, body, busy, help = '', onSave, onCancel }: FormProps ) {
	const [ text, setText ] = useState( body );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( text.trim() !== '' && ! busy ) {
			onSave( text );
		}
	};
	return (
		<form className="uf-noteform" onSubmit={ submit }>
			<TextareaControl rows={ 2 } label={ label } help={ help } value={ text } onChange={ setText } />
			<Button size="compact" variant="secondary" type="submit" isBusy={ busy }>
				{ __( 'Save note', 'userfeedback' ) }
			</Button>
			{ onCancel && (
				<Button size="compact" variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
			) }
		</form>
	);
}
