import { __, sprintf } from '@wordpress/i18n';
import type { ResponseListItem } from '../../types';
import { useChangeResponses } from '../../shared/api/responses/change';
import type { ResponseAction } from '../../shared/api/responses/change';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import { can } from '../../shared/lib/entitlements';
import type { RowAction } from '../../shared/list/row-actions';
import { StatusViews } from '../../shared/list/status-views';
import { useListActions } from '../../shared/list/use-list-actions';
import { useUrlParams } from '../../shared/list/use-url-params';
import { ListFilters, useListFilters } from '../filters/pro/list-filters';
import { NothingMatches } from '../filters/pro/nothing-matches';
import { TooFew } from '../filters/pro/too-few';
import { FILTERS } from '../responses/list-params';
import type { ResponseList } from '../responses/response-list';
import type { useResponseList } from '../responses/use-response-list';
import { useAnnotationsLock } from '../lib/locks';
import { responsePath, surveyResponsesPath } from '../routes';
import { TagPills } from '../../shared/annotations/tag-pill';
import { DeleteDialog } from './delete-dialog';
import { actionName, doneText, failedText, progressText, rowProgress } from './messages';
import { SelectionBar } from './selection-bar';

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
	const filters = useListFilters( surveyId );
	const list = useList( surveyId, true, filters.narrowed );
	const { params, routeOf, query, ids, selection } = list;
	const [ , changeParams ] = useUrlParams();
	const showAllStatuses = () => changeParams( { status: null, page: null } );
	const tagsLock = useAnnotationsLock();
	const selected = query.data?.items.filter( ( { id } ) => selection.selected.includes( id ) ) ?? [];
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
				showAllStatuses();
			}
		},
	} );
	return (
		<List
			list={ list }
			tools={ {
				lock: null,
				unreadPath: filters.lock ? null : `${ surveyResponsesPath( surveyId ) }?filter[read]=0`,
				tagsOf: tagsLock ? null : ( { tags = [] } ) => <TagPills tags={ tags } />,
				...( selected.length
					? {
							selected: ( start ) => (
								<SelectionBar
									// Another selection starts with no claim to all.
									key={ selection.selected.join() }
									surveyId={ surveyId }
									items={ selected }
									total={ query.data?.complete === false ? 0 : ( query.data?.pagination.total ?? 0 ) }
									matching={ {
										...filters.narrowed.days,
										filter: {
											...( filters.lock ? {} : filters.filter ),
											...( params.status === 'trash' ? { status: 'trash' } : {} ),
										},
									} }
									lock={ tagsLock }
									trash={ params.status === 'trash' }
									onTrash={ ( items ) => start( 'trash', items ) }
									onClear={ selection.clear }
									onAllTrashed={ () => {
										selection.clear();
										showAllStatuses();
									} }
								/>
							),
						}
					: {} ),
				bar: <ListFilters list={ list } filters={ filters } />,
				...( filters.all
					? {}
					: {
							// A count that goes on may still find some.
							nothing:
								query.data?.complete === false ? (
									<></>
								) : query.data?.too_few ? (
									<TooFew filter={ filters.filter } onFilter={ filters.setFilter } />
								) : (
									<NothingMatches
										surveyId={ surveyId }
										status={ params.status }
										days={ filters.narrowed.days }
										filter={ filters.filter }
										questions={ filters.questions }
										onFilter={ filters.setFilter }
										onClear={ filters.showAll }
									/>
								),
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
				actionsOf: ( item, title, act ) =>
					actionsOf( filters.narrowed.keep( responsePath( surveyId, item.id ) ), item, title, act ),
			} }
		>
			{ asking.length > 0 && (
				<DeleteDialog ids={ asking.map( ( { id } ) => id ) } onConfirm={ confirm } onCancel={ cancel } />
			) }
		</List>
	);
}

function actionsOf(
	to: string,
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
			to,
		},
		...( can( 'delete' ) ? changes : [] ),
	];
}
