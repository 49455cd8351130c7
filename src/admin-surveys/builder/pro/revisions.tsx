import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyRevision, SurveyRevisionDetail } from '../../../types';
import { ApiError } from '../../../shared/api/client';
import {
	revisionQuery,
	revisionsQuery,
	useReadNewer,
	useRestoreRevision,
} from '../../../shared/api/survey-revisions/queries';
import { boot } from '../../../shared/app/boot';
import { ActionModal } from '../../../shared/components/action-modal';
import { ConfirmDialog } from '../../../shared/components/confirm-dialog';
import { Notice } from '../../../shared/components/notice';
import { QueryPanel } from '../../../shared/components/query-panel';
import { staleWords } from '../shell/stale-dialog';
import type { Stale } from '../state/save-survey';
import { useSaving } from '../state/saving';
import { isDirty, useBuilder, useBuilderStore } from '../state/store';
import './revisions.scss';

/** When it was, as short as it is clear. */
function when( iso: string ): string {
	const { date_format: day, time_format: time, timezone } = boot().site;
	const date = new Date( iso );
	const at = dateI18n( time, date, timezone );
	const dayOf = ( moment: number ) => dateI18n( 'Y-m-d', new Date( moment ), timezone );
	switch ( dayOf( date.getTime() ) ) {
		case dayOf( Date.now() ):
			return at;
		case dayOf( Date.now() - 86_400_000 ):
			/* translators: %s: time of day. */
			return sprintf( __( 'Yesterday, %s', 'userfeedback' ), at );
		default:
			return dateI18n( `${ day }, ${ time }`, date, timezone );
	}
}

function exactly( iso: string ): string {
	const { date_format: day, time_format: time, timezone } = boot().site;
	return dateI18n( `${ day } ${ time }`, new Date( iso ), timezone );
}

function kindName( kind: SurveyRevision[ 'kind' ] ): string {
	switch ( kind ) {
		case 'created':
			return __( 'Created', 'userfeedback' );
		case 'published':
			return __( 'Published', 'userfeedback' );
		case 'autosave':
			return __( 'Autosave', 'userfeedback' );
		case 'restored':
			return __( 'Restored', 'userfeedback' );
		default:
			return __( 'Saved', 'userfeedback' );
	}
}

const personName = ( by: string ) => by || __( 'Somebody who has no account any more', 'userfeedback' );

/** What the survey was after each save, what changed with it, and the way back. */
export function RevisionsDialog( { id, onClose }: { id: number; onClose: () => void } ) {
	const query = useQuery( revisionsQuery( id ) );
	const dirty = useBuilder( isDirty );
	const [ chosen, setChosen ] = useState( 0 );
	return (
		<Modal
			className="uf-modal ufb-revs"
			title={ __( 'Revisions', 'userfeedback' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<QueryPanel
				query={ query }
				failed={ __( 'The revisions could not be loaded.', 'userfeedback' ) }
				skeleton={ <p>{ __( 'Loading…', 'userfeedback' ) }</p> }
			>
				{ ( { items, most } ) => {
					const [ newest ] = items;
					if ( ! newest ) {
						return <p>{ __( 'There are no revisions yet. The next save keeps one.', 'userfeedback' ) }</p>;
					}
					const open = items.find( ( item ) => item.id === chosen ) ?? newest;
					return (
						<div className="ufb-revs__cols">
							<Changes surveyId={ id } revision={ open } newest={ newest } onDone={ onClose } />
							<section aria-label={ __( 'Versions', 'userfeedback' ) } className="ufb-revs__list">
								<ol>
									{ dirty && (
										<li className="ufb-revs__now">
											<b>{ __( 'Now', 'userfeedback' ) }</b>
											<span className="ufb-chip">{ __( 'Not saved yet', 'userfeedback' ) }</span>
											<small>{ __( 'You. Changes since the last save', 'userfeedback' ) }</small>
										</li>
									) }
									{ items.map( ( item ) => (
										<li key={ item.id }>
											<button
												type="button"
												aria-pressed={ item.id === open.id }
												onClick={ ( { currentTarget } ) => {
													setChosen( item.id );
													// On a phone the changes stand above the list.
													const content =
														currentTarget.closest( '.components-modal__content' );
													if ( content ) {
														content.scrollTop = 0;
													}
												} }
											>
												<b>
													<time dateTime={ item.saved_at } title={ exactly( item.saved_at ) }>
														{ when( item.saved_at ) }
													</time>
												</b>
												<span className="ufb-chip">{ kindName( item.kind ) }</span>
												<small>
													<bdi>{ personName( item.by ) }</bdi>. { item.summary }
												</small>
											</button>
										</li>
									) ) }
								</ol>
								<p className="ufb-revs__note">
									{ sprintf(
										/* translators: %d: number of versions. */
										_n(
											'The last %d version is kept.',
											'The last %d versions are kept.',
											most,
											'userfeedback'
										),
										most
									) }
								</p>
							</section>
						</div>
					);
				} }
			</QueryPanel>
		</Modal>
	);
}

interface ChangesProps {
	surveyId: number;
	revision: SurveyRevision;
	newest: SurveyRevision;
	onDone: () => void;
}

function Changes( { surveyId, revision, newest, onDone }: ChangesProps ) {
	const query = useQuery( revisionQuery( surveyId, revision.id ) );
	const moment = when( revision.saved_at );
	/* translators: %s: a time, or a day with a time. */
	const title = sprintf( __( 'What changed at %s', 'userfeedback' ), moment );
	return (
		<section aria-label={ title } className="ufb-revs__changes">
			<h2>{ title }</h2>
			<QueryPanel
				query={ query }
				failed={ __( 'The changes could not be loaded.', 'userfeedback' ) }
				skeleton={ <p>{ __( 'Loading…', 'userfeedback' ) }</p> }
			>
				{ ( detail ) => (
					<>
						<p className="ufb-revs__by">
							{ detail.compared_with
								? sprintf(
										/* translators: 1: name of a person, 2: a time. */
										__( 'by %1$s, compared with %2$s', 'userfeedback' ),
										personName( detail.by ),
										when( detail.compared_with )
									)
								: /* translators: %s: name of a person. */
									sprintf( __( 'by %s', 'userfeedback' ), personName( detail.by ) ) }
						</p>
						{ detail.differences.length === 0 && <p>{ detail.summary }</p> }
						{ detail.differences.map( ( { part, from, to, same }, at ) => (
							<div className="ufb-revs__part" key={ at }>
								<h3>{ part }</h3>
								{ from !== null && (
									<p>
										<del>{ from }</del>
									</p>
								) }
								{ to !== null && (
									<p>
										<ins>{ to }</ins>
									</p>
								) }
								{ from === null && to === null && (
									<p className="is-quiet">
										{ same ? __( 'Not changed', 'userfeedback' ) : __( 'Changed', 'userfeedback' ) }
									</p>
								) }
							</div>
						) ) }
						<Restore
							surveyId={ surveyId }
							detail={ detail }
							moment={ moment }
							newest={ newest }
							onDone={ onDone }
						/>
					</>
				) }
			</QueryPanel>
		</section>
	);
}

interface RestoreProps extends Omit< ChangesProps, 'revision' > {
	detail: SurveyRevisionDetail;
	moment: string;
}

function Restore( { surveyId, detail, moment, newest, onDone }: RestoreProps ) {
	const store = useBuilderStore();
	const dirty = useBuilder( isDirty );
	const locked = useBuilder( ( state ) => state.locked );
	const { auto } = useSaving();
	const [ asks, setAsks ] = useState( false );
	const [ stale, setStale ] = useState< Stale | null >( null );
	const { mutate, isPending } = useRestoreRevision( surveyId, store.getState().adopt );
	const newer = useReadNewer( surveyId, store.getState().adopt );

	async function restore() {
		setAsks( false );
		// A draft that is saving itself would make the restored version stale.
		await auto.running();
		mutate(
			{ id: detail.id, basedOn: store.getState().record.revision, undo: newest.id },
			{
				onSuccess: onDone,
				onError: ( error ) => setStale( error instanceof ApiError ? error.stale : null ),
			}
		);
	}

	if ( detail.id === newest.id ) {
		return (
			<Notice status="info" isDismissible={ false }>
				{ __( 'The survey is saved like this now.', 'userfeedback' ) }
			</Notice>
		);
	}
	if ( detail.locked.length > 0 ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ __( 'This version cannot be restored, because the site cannot keep all of it now:', 'userfeedback' ) }
				<ul>
					{ detail.locked.map( ( part ) => (
						<li key={ part }>{ part }</li>
					) ) }
				</ul>
			</Notice>
		);
	}
	/* translators: %s: a time, or a day with a time. */
	const label = sprintf( __( 'Restore the version of %s', 'userfeedback' ), moment );
	return (
		<>
			<Notice status="info" isDismissible={ false }>
				{ __( 'Restoring changes the survey, never the answers.', 'userfeedback' ) }{ ' ' }
				{ dirty && __( 'Undo in the builder brings your unsaved changes back.', 'userfeedback' ) }
			</Notice>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isPending }
				accessibleWhenDisabled
				disabled={ isPending || locked }
				onClick={ () => ( dirty ? setAsks( true ) : void restore() ) }
			>
				{ label }
			</Button>
			{ asks && (
				<ConfirmDialog
					title={ __( 'Replace your unsaved changes?', 'userfeedback' ) }
					message={ __(
						'The version takes the place of what you changed since the last save. Undo in the builder brings that back.',
						'userfeedback'
					) }
					confirmText={ __( 'Restore', 'userfeedback' ) }
					cancelText={ __( 'Keep Editing', 'userfeedback' ) }
					onConfirm={ () => void restore() }
					onCancel={ () => setAsks( false ) }
				/>
			) }
			{ stale && (
				<ActionModal
					title={ __( 'There is a newer version', 'userfeedback' ) }
					confirmText={ __( 'See the Newer Version', 'userfeedback' ) }
					busy={ newer.isPending }
					onConfirm={ () => newer.mutate( undefined, { onSuccess: () => setStale( null ) } ) }
					onCancel={ () => setStale( null ) }
				>
					<p>
						{ staleWords( stale ) }{ ' ' }
						{ __(
							'Nothing was restored. Open the newer version, then restore from there.',
							'userfeedback'
						) }{ ' ' }
						{ dirty && __( 'Undo in the builder brings your unsaved changes back.', 'userfeedback' ) }
					</p>
				</ActionModal>
			) }
		</>
	);
}
