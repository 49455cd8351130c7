import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { BulkResult, SurveyListItem } from '../../types';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { useChangeSurveys } from '../../shared/api/surveys/queries';
import { reasonOf } from '../../shared/components/error-notice';
import { can } from '../../shared/lib/entitlements';
import { BANNER_TIMEOUT_S } from '../../shared/lib/timers';
import { useBanners } from '../../shared/notices/banners';
import { doneText, refusedText } from './action-texts';

export interface Running {
	action: BulkAction;
	ids: number[];
}

export interface SurveyActions {
	/** What is under way; the list has been read again before it ends. */
	running: Running | null;
	/** Changes surveys and says what came of it. Resolves true when the server answered. */
	run: ( action: BulkAction, surveys: SurveyListItem[] ) => Promise< boolean >;
}

/** One place in the banners: the next action's answer takes the place of the last. */
const DONE = 'survey-action';
const REFUSED = 'survey-action-refused';

function Refusals( { action, refused }: { action: BulkAction; refused: BulkResult[ 'refused' ] } ) {
	return (
		<>
			{ refusedText( action, refused.length ) }
			<ul className="uf-list__refused">
				{ refused.map( ( { id, title, message } ) => (
					<li key={ id }>
						<bdi>{ title === '' ? __( '(no title)', 'userfeedback' ) : title }</bdi>
						{ ': ' }
						{ message }
					</li>
				) ) }
			</ul>
		</>
	);
}

/**
 * Row actions and bulk actions of the list: one call each (LIST-29), progress,
 * the answer in a banner, and Undo for the trash.
 */
export function useSurveyActions(): SurveyActions {
	const change = useChangeSurveys();
	const banners = useBanners();
	const [ running, setRunning ] = useState< Running | null >( null );

	function sayRefused( action: BulkAction, refused: BulkResult[ 'refused' ] ) {
		if ( refused.length === 0 ) {
			banners.close( REFUSED );
			return;
		}
		banners.show( {
			id: REFUSED,
			type: 'warning',
			content: <Refusals action={ action } refused={ refused } />,
			spoken: [
				refusedText( action, refused.length ),
				...refused.map( ( { title, message } ) => `${ title }: ${ message }` ),
			].join( ' ' ),
		} );
	}

	function sayFailed( error: unknown, retry: () => void ) {
		banners.show( {
			id: DONE,
			type: 'error',
			content: [ __( 'The surveys could not be changed.', 'userfeedback' ), reasonOf( error ) ]
				.filter( Boolean )
				.join( ' ' ),
			actions: [ { label: __( 'Retry', 'userfeedback' ), onClick: retry } ],
		} );
	}

	async function call( action: BulkAction, ids: number[] ) {
		setRunning( { action, ids } );
		try {
			return await change.mutateAsync( { action, ids } );
		} finally {
			setRunning( null );
		}
	}

	/**
	 * Undo brings back what was: who undoes asks for it, so surveys that were
	 * live (or scheduled) go live again, although Restore alone leaves drafts (A35).
	 */
	async function undoTrash( trashed: SurveyListItem[] ): Promise< void > {
		try {
			const restored = await call(
				'restore',
				trashed.map( ( { id } ) => id )
			);
			const live = trashed
				.filter( ( { id, status } ) => status === 'publish' && restored.changed.includes( id ) )
				.map( ( { id } ) => id );
			const republished =
				live.length > 0 && can( 'edit' ) ? await call( 'publish', live ) : { changed: [], refused: [] };
			const complete = republished.changed.length === live.length;
			banners.show( {
				id: DONE,
				type: 'success',
				content: complete
					? __( 'Undone. The surveys are as they were before.', 'userfeedback' )
					: doneText( 'restore', restored.changed.length ),
				timeout: BANNER_TIMEOUT_S,
			} );
			sayRefused( 'restore', [ ...restored.refused, ...republished.refused ] );
		} catch ( error ) {
			sayFailed( error, () => void undoTrash( trashed ) );
		}
	}

	async function run( action: BulkAction, surveys: SurveyListItem[] ) {
		// What was said before is about another attempt.
		banners.close( DONE );
		banners.close( REFUSED );
		try {
			const { changed, refused } = await call(
				action,
				surveys.map( ( { id } ) => id )
			);
			if ( changed.length > 0 ) {
				const undo =
					action === 'trash'
						? {
								actions: [
									{
										label: __( 'Undo', 'userfeedback' ),
										onClick: () =>
											void undoTrash( surveys.filter( ( { id } ) => changed.includes( id ) ) ),
									},
								],
							}
						: { timeout: BANNER_TIMEOUT_S };
				banners.show( {
					id: DONE,
					type: 'success',
					content: doneText( action, changed.length ),
					...undo,
				} );
			} else {
				banners.close( DONE );
			}
			sayRefused( action, refused );
			return true;
		} catch ( error ) {
			sayFailed( error, () => void run( action, surveys ) );
			return false;
		}
	}

	return { running, run };
}
