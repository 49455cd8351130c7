import { __, sprintf } from '@wordpress/i18n';
import type { ResponseListItem } from '../../types';
import { useChangeResponses } from '../../shared/api/responses/change';
import type { ResponseAction } from '../../shared/api/responses/change';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import { can } from '../../shared/lib/entitlements';
import type { RowAction } from '../../shared/list/row-actions';
import { StatusViews } from '../../shared/list/status-views';
import { useListActions } from '../../shared/list/use-list-actions';
import { ListFilters, useListFilters } from '../filters/pro/list-filters';
import { NothingMatches } from '../filters/pro/nothing-matches';
import { FILTERS } from '../responses/list-params';
import type { ResponseList } from '../responses/response-list';
import type { useResponseList } from '../responses/use-response-list';
import { responsePath } from '../routes';
import { DeleteDialog } from './delete-dialog';
import { actionName, doneText, failedText, progressText, rowProgress } from './messages';

function bulkActions( trash: boolean ) {
	const actions: ResponseAction[] = trash ? [ 'restore', 'delete' ] : [ 'trash' ];
	return can( 'delete' ) ? actions.map( ( action ) => ( { action, label: actionName( action ) } ) ) : [];
}

function filterName( filter: ResponseFilter ): string {
	return {
		all: __( 'All', 'userfeedback' ),
		publish: __( 'Published', 'userfeedback' ),
		trash: __( 'Trash', 'userfeedback' ),
	}[ filter ];
}

interface Props {
	surveyId: number;
	/** The screen has the list in its own file, so it is handed in: Pro's file needs no second copy. */
	List: typeof ResponseList;
	useList: typeof useResponseList;
}

/** Responses that can be filtered, selected, trashed, restored and deleted (RESP-09 to RESP-20). */
export function ManagedResponses( { surveyId, List, useList }: Props ) {
	const filters = useListFilters();
	const list = useList( surveyId, true, filters.narrowed );
	const { params, routeOf, go, query, ids, selection } = list;
	const change = useChangeResponses( surveyId, {
		success: ( { changed }, { action } ) => doneText( action, changed.length ),
		error: ( _error, { action } ) => failedText( action ),
		undo: ( { changed }, { action } ) =>
			action === 'trash' ? () => change.mutate( { action: 'restore', ids: changed } ) : null,
	} );
	const { running, asking, begin, confirm, cancel } = useListActions< ResponseAction, ResponseListItem >( {
		send: async ( action, items ) =>
			( await change.mutateAsync( { action, ids: items.map( ( { id } ) => id ) } ) ).changed,
		asks: ( action ) => action === 'delete',
		onDone( changed ) {
			selection.clear();
			// RESP-20: the page has no other rows.
			if ( ids.every( ( id ) => changed.includes( id ) ) ) {
				go( { status: 'all' }, { replace: true } );
			}
		},
	} );
	return (
		<List
			list={ list }
			tools={ {
				lock: null,
				bar: <ListFilters list={ list } filters={ filters } />,
				...( filters.all
					? {}
					: {
							// A count that goes on may still find some.
							nothing:
								query.data?.complete === false ? <></> : <NothingMatches onClear={ filters.showAll } />,
						} ),
				head: (
					<StatusViews
						label={ __( 'Filter responses by status', 'userfeedback' ) }
						views={ FILTERS.map( ( status ) => ( {
							status,
							label: filterName( status ),
							count: query.data?.status_filters.find( ( filter ) => filter.status === status )?.count,
							to: routeOf( { status } ),
							current: params.status === status,
						} ) ) }
					/>
				),
				bulk: bulkActions( params.status === 'trash' ),
				running: running && {
					ids: running.ids,
					text: progressText( running.action, running.ids.length ),
					row: { text: rowProgress( running.action ), destructive: running.action !== 'restore' },
				},
				asking: asking.length > 0,
				begin,
				actionsOf: ( item, title, act ) => actionsOf( surveyId, item, title, act ),
			} }
		>
			{ asking.length > 0 && (
				<DeleteDialog ids={ asking.map( ( { id } ) => id ) } onConfirm={ confirm } onCancel={ cancel } />
			) }
		</List>
	);
}

function actionsOf(
	surveyId: number,
	item: ResponseListItem,
	title: string,
	act: ( action: ResponseAction ) => void
): RowAction[] {
	const change = ( name: string, label: string, action: ResponseAction ): RowAction => ( {
		name,
		label,
		about: `${ label }: ${ title }`,
		onClick: () => act( action ),
	} );
	const changes =
		item.status === 'trash'
			? [
					change( 'untrash', __( 'Restore', 'userfeedback' ), 'restore' ),
					change( 'delete', __( 'Delete permanently', 'userfeedback' ), 'delete' ),
				]
			: [ change( 'trash', __( 'Trash', 'userfeedback' ), 'trash' ) ];
	return [
		{
			name: 'view',
			label: __( 'View', 'userfeedback' ),
			/* translators: %s: title of the row */
			about: sprintf( __( 'View %s', 'userfeedback' ), title ),
			to: responsePath( surveyId, item.id ),
		},
		...( can( 'delete' ) ? changes : [] ),
	];
}
