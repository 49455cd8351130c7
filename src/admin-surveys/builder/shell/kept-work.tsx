import { useEffect, useState } from 'react';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Step } from '../../../domain/draft/problems';
import { boot } from '../../../shared/app/boot';
import { Notice } from '../../../shared/components/notice';
import { useKeepCopy } from '../state/keep-copy';
import { readCopy, removeCopy, writeCopy } from '../state/local-copy';
import type { LocalCopy } from '../state/local-copy';
import { isDirty, OFFER, useBuilderStore } from '../state/store';

/** Offers what this browser kept of an earlier visit that ended without a save. */
export function KeptWork( { onGo }: { onGo: ( step: Step ) => void } ) {
	const store = useBuilderStore();
	const [ offered, setOffered ] = useState< LocalCopy | null >( () => {
		const { record, draft, locked } = store.getState();
		if ( locked || isDirty( store.getState() ) ) {
			return null;
		}
		const copy = readCopy( record.id );
		return copy && ! same( copy, draft ) ? copy : promote( record.id );
	} );
	useKeepCopy();
	// A save ends the offer, so none comes by itself.
	useEffect( () => store.getState().hold( OFFER, offered !== null ), [ store, offered ] );

	// A save makes another version; the old work is no offer any more.
	useEffect(
		() =>
			store.subscribe( ( now, before ) => {
				if ( now.record.revision !== before.record.revision ) {
					setOffered( null );
				}
			} ),
		[ store ]
	);

	if ( ! offered ) {
		return null;
	}
	const { record, resume, select } = store.getState();
	const isNew = record.id === 0;
	const { date_format: day, time_format: time, timezone } = boot().site;
	const discard = () => {
		removeCopy( record.id );
		// What was begun while it was offered: on the screen, or of another visit and to be offered itself.
		setOffered( isDirty( store.getState() ) ? null : promote( record.id ) );
	};
	const keptAt = dateI18n( `${ day } ${ time }`, new Date( offered.at ), timezone );
	return (
		<div className="ufb-warnbar">
			<Notice
				className="ufb-oneline"
				status="info"
				onRemove={ discard }
				actions={ [
					{
						label: __( 'Restore', 'userfeedback' ),
						variant: 'secondary',
						onClick: () => {
							// What another visit began meanwhile is one Undo away.
							const newer = isDirty( store.getState() ) ? null : readCopy( record.id, true );
							if ( newer ) {
								resume( newer.draft, newer.revision );
							}
							resume( offered.draft, offered.revision );
							select( offered.draft.questions[ 0 ]?.id ?? null );
							setOffered( null );
							if ( isNew ) {
								onGo( 'questions' );
							}
						},
					},
					{
						label: __( 'Discard', 'userfeedback' ),
						variant: 'link',
						onClick: discard,
					},
				] }
			>
				{ isNew
					? sprintf(
							/* translators: %s: date and time. */
							__(
								'This browser has kept a survey that you began on %s and did not save.',
								'userfeedback'
							),
							keptAt
						)
					: sprintf(
							/* translators: %s: date and time. */
							__( 'This browser has kept changes of %s that were not saved.', 'userfeedback' ),
							keptAt
						) }{ ' ' }
				{ offered.revision !== record.revision && __( 'The survey was saved since then.', 'userfeedback' ) }
			</Notice>
		</div>
	);
}

/** The work beside takes the place of what nobody offers any more. */
function promote( id: number ): LocalCopy | null {
	const copy = readCopy( id, true );
	if ( copy ) {
		writeCopy( id, copy );
		removeCopy( id, true );
	}
	return copy;
}

function same( copy: LocalCopy, draft: LocalCopy[ 'draft' ] ): boolean {
	return JSON.stringify( copy.draft ) === JSON.stringify( draft );
}
