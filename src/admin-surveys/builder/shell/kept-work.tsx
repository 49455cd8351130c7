import { useEffect, useState } from 'react';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Step } from '../../../domain/draft/problems';
import { boot } from '../../../shared/app/boot';
import { Notice } from '../../../shared/components/notice';
import { useKeepCopy } from '../state/keep-copy';
import { readCopy, removeCopy } from '../state/local-copy';
import type { LocalCopy } from '../state/local-copy';
import { isDirty, useBuilderStore } from '../state/store';

/** Offers what this browser kept of an earlier visit that ended without a save. */
export function KeptWork( { onGo }: { onGo: ( step: Step ) => void } ) {
	const store = useBuilderStore();
	const [ offered, setOffered ] = useState< LocalCopy | null >( () => {
		const { record, draft, locked } = store.getState();
		const copy = readCopy( record.id );
		return locked || ! copy || isDirty( store.getState() ) || same( copy, draft ) ? null : copy;
	} );
	useKeepCopy();
	// A save ends the offer, so none comes by itself.
	useEffect( () => store.getState().hold( 'offer', offered !== null ), [ store, offered ] );

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
	const { record, edit, select } = store.getState();
	const isNew = record.id === 0;
	const { date_format: day, time_format: time, timezone } = boot().site;
	const keptAt = dateI18n( `${ day } ${ time }`, new Date( offered.at ), timezone );
	return (
		<div className="ufb-warnbar">
			<Notice
				className="ufb-oneline"
				status="info"
				onRemove={ () => {
					removeCopy( record.id );
					setOffered( null );
				} }
				actions={ [
					{
						label: __( 'Restore', 'userfeedback' ),
						variant: 'secondary',
						onClick: () => {
							edit( () => offered.draft );
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
						onClick: () => {
							removeCopy( record.id );
							setOffered( null );
						},
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

function same( copy: LocalCopy, draft: LocalCopy[ 'draft' ] ): boolean {
	return JSON.stringify( copy.draft ) === JSON.stringify( draft );
}
