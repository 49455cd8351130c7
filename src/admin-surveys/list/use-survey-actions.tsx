import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { BulkResult, SurveyListItem } from '../../types';
import { changeSurveys } from '../../shared/api/surveys/mutators';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { surveyKeys, useChangeSurveys } from '../../shared/api/surveys/queries';
import { useExportSurveys } from '../../shared/api/survey-files/queries';
import { isFuture } from '../../shared/format/dates';
import { can } from '../../shared/lib/entitlements';
import { useListActions } from '../../shared/list/use-list-actions';
import type { ListActions } from '../../shared/list/use-list-actions';
import { useBanners } from '../../shared/notices/banners';
import { toastMeta } from '../../shared/notices/mutation-toasts';
import { doneText, refusedText } from './action-texts';
import type { ListAction } from './action-texts';

/** The toast of the next action replaces that of the last. */
const TOAST_ID = 'survey-action';
const REFUSED = 'survey-action-refused';

interface Trashed {
	ids: number[];
	/** Those that were published before. */
	live: number[];
}

function Refusals( { action, refused }: { action: BulkAction; refused: BulkResult[ 'refused' ] } ) {
	return (
		<>
			{ refusedText( action, refused.length ) }
			<ul className="uf-survey-list__refused">
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

/** Lists refused surveys in a banner, which stays: a toast is too short to name them all (A36). */
function useRefusals() {
	const banners = useBanners();
	return ( action: BulkAction, refused: BulkResult[ 'refused' ] ) => {
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
	};
}

/**
 * Restores trashed surveys and publishes those again that were published, although Restore alone makes drafts
 * (A35): Undo brings back what was.
 */
async function undoTrash( { ids, live }: Trashed ) {
	const restored = await changeSurveys( 'restore', ids );
	const again = live.filter( ( id ) => restored.changed.includes( id ) );
	const published =
		again.length > 0 && can( 'edit' ) ? await changeSurveys( 'publish', again ) : { changed: [], refused: [] };
	return {
		restored: restored.changed.length,
		complete: published.changed.length === again.length,
		refused: [ ...restored.refused, ...published.refused ],
	};
}

/** Row actions and bulk actions of the list: one call each (LIST-29). */
export function useSurveyActions( onDone: () => void ): ListActions< ListAction, SurveyListItem > {
	const client = useQueryClient();
	const showRefusals = useRefusals();

	const undo = useMutation( {
		mutationFn: undoTrash,
		onSuccess: ( { refused } ) => showRefusals( 'restore', refused ),
		onSettled: () => client.invalidateQueries( { queryKey: surveyKeys.all } ),
		meta: toastMeta< Awaited< ReturnType< typeof undoTrash > >, Trashed >( {
			id: TOAST_ID,
			success: ( { restored, complete } ) =>
				complete
					? __( 'Undone. The surveys are as they were before.', 'userfeedback' )
					: doneText( 'restore', restored ),
			error: () => __( 'The surveys could not be changed.', 'userfeedback' ),
			retry: ( trashed ) => undo.mutate( trashed ),
		} ),
	} );

	const change = useChangeSurveys( {
		onSuccess: ( { refused }, { action } ) => showRefusals( action, refused ),
		toast: {
			id: TOAST_ID,
			success: ( { changed }, { action, later = [] } ) =>
				changed.length > 0
					? doneText( action, changed.length, changed.filter( ( id ) => later.includes( id ) ).length )
					: null,
			error: () => __( 'The surveys could not be changed.', 'userfeedback' ),
			retry: ( variables ) => change.mutate( variables ),
			undo: ( { changed }, { action, live = [] } ) =>
				action === 'trash' ? () => undo.mutate( { ids: changed, live } ) : null,
		},
	} );

	const file = useExportSurveys( {
		id: TOAST_ID,
		error: () => __( 'The surveys could not be exported.', 'userfeedback' ),
		retry: ( wanted ) => file.mutate( wanted ),
	} );

	const actions = useListActions< ListAction, SurveyListItem >( {
		send: async ( action, surveys ) => {
			if ( action === 'export' || action === 'export_pictures' ) {
				await file.mutateAsync( {
					ids: surveys.map( ( { id } ) => id ),
					pictures: action === 'export_pictures',
				} );
				return [];
			}
			// The banner is about another attempt.
			showRefusals( action, [] );
			const { changed } = await change.mutateAsync( {
				action,
				ids: surveys.map( ( { id } ) => id ),
				live: surveys.filter( ( { status } ) => status === 'publish' ).map( ( { id } ) => id ),
				later: surveys.filter( ( survey ) => isFuture( survey.publish_at ) ).map( ( { id } ) => id ),
			} );
			return changed;
		},
		asks: ( action ) => action === 'delete' || action === 'export',
		onDone,
	} );

	const undoing = undo.isPending ? { action: 'restore' as const, ids: undo.variables.ids } : null;
	const retrying = change.isPending ? change.variables : null;
	return { ...actions, running: actions.running ?? undoing ?? retrying };
}
