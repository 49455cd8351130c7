import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Navigate, useParams } from 'react-router-dom';
import type { ResponseListItem, ResponseOrder } from '../../types';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import { responseQueries, useChangeResponses } from '../../shared/api/responses/queries';
import { resultsQueries } from '../../shared/api/results/queries';
import { surveyQueries } from '../../shared/api/surveys/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { ErrorNotice } from '../../shared/components/error-notice';
import { PageHeader } from '../../shared/components/page-header';
import { formatNumber } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BulkBar } from '../../shared/list/bulk-bar';
import { ListTable } from '../../shared/list/list-table';
import type { TableColumn } from '../../shared/list/list-table';
import { NothingFound } from '../../shared/list/nothing-found';
import { Pager } from '../../shared/list/pager';
import { PerPage, usePerPage } from '../../shared/list/per-page';
import { StatusViews } from '../../shared/list/status-views';
import { useFocusRescue } from '../../shared/list/use-focus-rescue';
import { useLastPage, useListRoute } from '../../shared/list/use-list-route';
import { useListActions } from '../../shared/list/use-list-actions';
import { useSelection } from '../../shared/list/use-selection';
import { useSort } from '../../shared/list/use-sort';
import { BackLink } from '../components/back-link';
import { ExportButton } from '../components/export-button';
import { isMissing, MissingSurvey } from '../components/missing';
import { SurveySwitcher } from '../components/survey-switcher';
import { useManageLock } from '../lib/locks';
import { idOf, surveyResponsesPath, surveyResultsPath } from '../routes';
import { DeleteDialog } from './delete-dialog';
import { DEFAULTS, FILTERS, listParamsOf } from './list-params';
import { actionName, doneText, failedText, progressText, rowProgress } from './messages';
import { responseRow } from './response-row';
import './responses.scss';

/** The responses of a survey (RES-03, RESP-01 to RESP-20). */
export function ResponsesScreen() {
	const surveyId = idOf( useParams()[ 'id' ] );
	return surveyId > 0 ? <Screen key={ surveyId } surveyId={ surveyId } /> : <Navigate to="/" replace />;
}

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

/**
 * @param orders The server cannot sort very many responses by page.
 */
function columns(
	sort: ReturnType< typeof useSort< ResponseOrder > >,
	orders: readonly ResponseOrder[] | undefined
): TableColumn< ResponseOrder >[] {
	return [
		{ id: 'id' as const, label: __( 'Title', 'userfeedback' ) },
		{ id: 'page' as const, label: __( 'Page Submitted', 'userfeedback' ) },
		{ id: 'submitted_at' as const, label: __( 'Date Submitted', 'userfeedback' ) },
		{ id: 'status' as const, label: __( 'Status', 'userfeedback' ), showsProgress: true },
	].map( ( column ) =>
		( orders ?? [ column.id ] ).includes( column.id ) ? { ...column, sort: sort( column.id ) } : column
	);
}

function Screen( { surveyId }: { surveyId: number } ) {
	// Without Pro the list is for reading only (RESP-09 to RESP-11).
	const manageLock = useManageLock();
	const { params, routeOf, go } = useListRoute( listParamsOf( manageLock === null ), DEFAULTS );
	const [ perPage, setPerPage ] = usePerPage();
	const sort = useSort( params.orderby, params.order );
	const query = useQuery( responseQueries.list( surveyId, { ...params, per_page: perPage } ) );
	const { data } = query;
	const { data: questions } = useQuery( surveyQueries.questions( surveyId ) );
	const choices = useQuery( resultsQueries.choices() );
	const heading = useRef< HTMLHeadingElement >( null );
	const rows = useRef< HTMLDivElement >( null );
	const ids = ( data?.items ?? [] ).map( ( { id } ) => id );
	const selection = useSelection( ids, `${ routeOf( { page: params.page } ) } ${ perPage }` );

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
	const keepFocus = useFocusRescue( rows, heading, running !== null || asking.length > 0 );
	const pagination = data?.pagination;
	const beyond = useLastPage( params.page, query.isPlaceholderData ? undefined : pagination, ( page ) =>
		go( { page }, { replace: true } )
	);

	const title = choices.data?.items.find( ( { id } ) => id === surveyId )?.title;
	usePageTitle( __( 'Responses', 'userfeedback' ), title );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}

	function start( action: ResponseAction, items: ResponseListItem[] ) {
		keepFocus();
		begin( action, items );
	}

	const nav = ( position: 'top' | 'bottom' ) => (
		<BulkBar
			// Another filter has other actions.
			key={ `${ position }-${ params.status }` }
			position={ position }
			actions={ bulkActions( params.status === 'trash' ) }
			lock={ manageLock }
			disabled={ data === undefined }
			progress={ running && progressText( running.action, running.ids.length ) }
			selected={ selection.selected.length }
			nothingSelected={ __( 'Select at least one response first.', 'userfeedback' ) }
			onApply={ ( action ) =>
				start( action, data?.items.filter( ( { id } ) => selection.selected.includes( id ) ) ?? [] )
			}
		>
			{ pagination && position === 'bottom' && (
				<PerPage
					perPage={ perPage }
					page={ params.page }
					total={ pagination.total }
					disabled={ running !== null }
					onChange={ ( next, page ) => {
						setPerPage( next );
						go( { page } );
					} }
				/>
			) }
			{ pagination && (
				<Pager
					page={ params.page }
					pages={ pagination.pages }
					total={ pagination.total }
					disabled={ running !== null }
					onChange={ ( page ) => go( { page } ) }
				/>
			) }
		</BulkBar>
	);
	const table = (
		<>
			{ nav( 'top' ) }
			<ListTable
				caption={ __( 'Responses of the survey', 'userfeedback' ) }
				className="uf-responses"
				columns={ columns( sort, data?.orders ) }
				items={ data?.items }
				refreshing={ query.isPlaceholderData }
				selection={ can( 'delete' ) ? selection : null }
				lock={ manageLock }
				busy={ running !== null }
				progressOf={ ( { id } ) =>
					running?.ids.includes( id )
						? { text: rowProgress( running.action ), destructive: running.action !== 'restore' }
						: null
				}
				row={ ( item ) =>
					responseRow( item, {
						surveyId,
						questions,
						lock: manageLock,
						onAction: ( action ) => start( action, [ item ] ),
					} )
				}
			/>
			{ data && ! data.orders.includes( 'page' ) && (
				<p className="uf-note">
					{ __( 'This survey has too many responses to order them by page.', 'userfeedback' ) }
				</p>
			) }
			{ nav( 'bottom' ) }
			{ query.isPending && (
				<p className="screen-reader-text" role="status">
					{ __( 'Loading responses…', 'userfeedback' ) }
				</p>
			) }
		</>
	);
	const none = data?.items.length === 0 && ! beyond && ! query.isPlaceholderData;

	return (
		<div className="wrap uf-results">
			<BackLink to={ surveyResultsPath( surveyId ) }>
				{ title
					? sprintf(
							/* translators: %s: title of the survey */
							__( 'Results of “%s”', 'userfeedback' ),
							title
						)
					: __( 'Back to Results', 'userfeedback' ) }
			</BackLink>
			<div className="uf-head">
				<PageHeader title={ __( 'Responses', 'userfeedback' ) } headingRef={ heading } />
				<div className="uf-head__actions">
					<SurveySwitcher current={ surveyId } pathOf={ surveyResponsesPath } />
					<ExportButton medium="responses-export" surveyId={ surveyId } />
				</div>
			</div>
			{ query.isError && (
				<ErrorNotice
					message={ __( 'The responses could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			<div ref={ rows } className="uf-list">
				{ manageLock ? (
					<p>{ pagination && totalText( pagination.total ) }</p>
				) : (
					<StatusViews
						label={ __( 'Filter responses by status', 'userfeedback' ) }
						views={ FILTERS.map( ( status ) => ( {
							status,
							label: filterName( status ),
							count: data?.status_filters.find( ( filter ) => filter.status === status )?.count,
							to: routeOf( { status } ),
							current: params.status === status,
						} ) ) }
					/>
				) }
				{ ( data !== undefined || ! query.isError ) &&
					( none ? (
						<Nothing filter={ params.status } onShowAll={ () => go( { status: 'all' } ) } />
					) : (
						table
					) ) }
			</div>
			{ asking.length > 0 && (
				<DeleteDialog ids={ asking.map( ( { id } ) => id ) } onConfirm={ confirm } onCancel={ cancel } />
			) }
		</div>
	);
}

function totalText( total: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s response', '%s responses', total, 'userfeedback' ),
		formatNumber( total )
	);
}

function Nothing( { filter, onShowAll }: { filter: ResponseFilter; onShowAll: () => void } ) {
	return filter === 'trash' ? (
		<NothingFound
			title={ __( 'The trash is empty', 'userfeedback' ) }
			text={ __( 'Trashed responses stay here until you delete them.', 'userfeedback' ) }
			onShowAll={ onShowAll }
		/>
	) : (
		<EmptyState
			title={ __( 'No responses yet', 'userfeedback' ) }
			text={ __( 'Responses appear here as soon as someone answers.', 'userfeedback' ) }
		/>
	);
}
