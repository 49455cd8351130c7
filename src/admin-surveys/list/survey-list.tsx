import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link, Navigate, useNavigate } from '../../shared/router';
import type { SurveyFilterStatus, SurveyListItem, SurveyListResult } from '../../types';
import type { SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import { useSurveys } from '../../shared/api/surveys/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { ErrorNotice } from '../../shared/components/error-notice';
import { PageHeader } from '../../shared/components/page-header';
import { statusLabel } from '../../shared/components/status-indicator';
import { formatNumber } from '../../shared/format/numbers';
import { announce } from '../../shared/lib/announce';
import { can } from '../../shared/lib/entitlements';
import { BulkBar } from '../../shared/list/bulk-bar';
import { ListSearch } from '../../shared/list/list-search';
import { ListPaging } from '../../shared/list/list-paging';
import { ListTable } from '../../shared/list/list-table';
import type { TableColumn } from '../../shared/list/list-table';
import { NothingFound } from '../../shared/list/nothing-found';
import { usePerPage } from '../../shared/list/per-page';
import { StatusViews } from '../../shared/list/status-views';
import { useFocusRescue } from '../../shared/list/use-focus-rescue';
import { useLastPage, useListRoute } from '../../shared/list/use-list-route';
import { useSelection } from '../../shared/list/use-selection';
import { useSort } from '../../shared/list/use-sort';
import { BannerHost } from '../../shared/notices/banners';
import { actionLabel, progressText, rowProgress } from './action-texts';
import type { ListAction } from './action-texts';
import { DeleteDialog } from './delete-dialog';
import { ImportSurveys } from './files/import-surveys';
import { LiteBanner } from './lite-banner';
import { DEFAULTS, parseListParams, STATUSES } from './list-params';
import { surveyRow } from './survey-row';
import type { ColumnId } from './survey-row';
import { useFirstLoad } from './use-first-load';
import { useSurveyActions } from './use-survey-actions';
import './survey-list.scss';

const ExportDialog = lazy( () =>
	import( /* webpackChunkName: "list-parts" */ './files/export-dialog' ).then( ( module ) => ( {
		default: module.ExportDialog,
	} ) )
);

const NEW_SURVEY = '/new';

/** LIST-27, LIST-28, for what this person may do. */
function bulkActions( trash: boolean ) {
	const remove: ListAction[] = trash ? [ 'restore', 'delete' ] : [ 'trash' ];
	const edit: ListAction[] = trash ? [] : [ 'publish', 'draft', 'export' ];
	return [ ...( can( 'edit' ) ? edit : [] ), ...( can( 'delete' ) ? remove : [] ) ].map( ( action ) => ( {
		action,
		label: actionLabel( action ),
	} ) );
}

/** LIST-06 and the last response, with the columns that sort (LIST-07, LIST-09, LIST-11). */
function columns( sort: ReturnType< typeof useSort< SurveyOrderBy > > ): TableColumn< ColumnId >[] {
	return [
		{ id: 'title', label: __( 'Title', 'userfeedback' ), sort: sort( 'title', 'asc' ) },
		{ id: 'status', label: __( 'Status', 'userfeedback' ), sort: sort( 'status', 'asc' ), showsProgress: true },
		{ id: 'created_at', label: __( 'Created Date', 'userfeedback' ), sort: sort( 'created_at', 'desc' ) },
		{ id: 'shortcode', label: __( 'Shortcode', 'userfeedback' ) },
		{ id: 'responses', label: __( 'Responses', 'userfeedback' ) },
		{ id: 'last_response', label: __( 'Last Response', 'userfeedback' ), sort: sort( 'last_response', 'desc' ) },
	];
}

function isEmpty( filters: SurveyListResult[ 'status_filters' ] ): boolean {
	return filters.every( ( { count } ) => count === 0 );
}

/** The survey list (LIST-01 to LIST-39). */
export function SurveyList() {
	const { params, routeOf, go } = useListRoute( parseListParams, DEFAULTS );
	const [ perPage, setPerPage ] = usePerPage();
	const sort = useSort( params.orderby, params.order );
	const navigate = useNavigate();
	const heading = useRef< HTMLHeadingElement >( null );
	const rows = useRef< HTMLDivElement >( null );

	const list = useSurveys( { ...params, per_page: perPage } );
	const { data } = list;
	// The counts stay while the rows of another filter load.
	const [ filters, setFilters ] = useState( data?.status_filters );
	if ( data && data.status_filters !== filters ) {
		setFilters( data.status_filters );
	}

	const selection = useSelection(
		( data?.items ?? [] ).map( ( { id } ) => id ),
		`${ routeOf( { page: params.page } ) } ${ perPage }`
	);
	const { running, asking, asked, begin, confirm, confirmAs, cancel } = useSurveyActions( selection.clear );
	const keepFocus = useFocusRescue( rows, heading, running !== null || asking.length > 0 );

	const empty = data !== undefined && isEmpty( data.status_filters );
	const first = useFirstLoad( params.status === 'all' && data !== undefined, empty );
	const pagination = data?.pagination;
	const beyond = useLastPage( params.page, list.isPlaceholderData ? undefined : pagination, ( page ) =>
		go( { page }, { replace: true } )
	);

	const found = params.search !== '' && ! list.isPlaceholderData ? pagination?.total : undefined;
	useEffect( () => {
		if ( found !== undefined ) {
			announce(
				sprintf(
					/* translators: %s: number of surveys. */
					_n( '%s survey found.', '%s surveys found.', found, 'userfeedback' ),
					formatNumber( found )
				)
			);
		}
	}, [ found, params.search ] );

	if ( first && empty && params.status === 'all' && can( 'edit' ) ) {
		return <Navigate to={ NEW_SURVEY } replace />;
	}

	function start( action: ListAction, surveys: SurveyListItem[] ) {
		keepFocus();
		begin( action, surveys );
	}

	const bulk = bulkActions( params.status === 'trash' );
	const nav = ( position: 'top' | 'bottom' ) => (
		<BulkBar
			// Another filter has other actions.
			key={ `${ position }-${ params.status }` }
			position={ position }
			actions={ bulk }
			lock={ null }
			disabled={ data === undefined }
			progress={ running && progressText( running.action, running.ids.length ) }
			selected={ selection.selected.length }
			nothingSelected={ __( 'Select at least one survey first.', 'userfeedback' ) }
			onApply={ ( action ) =>
				start( action, data?.items.filter( ( { id } ) => selection.selected.includes( id ) ) ?? [] )
			}
		>
			<ListPaging
				position={ position }
				page={ params.page }
				pagination={ pagination }
				perPage={ perPage }
				disabled={ running !== null }
				onPage={ ( page ) => go( { page } ) }
				onPerPage={ setPerPage }
			/>
		</BulkBar>
	);
	const table = (
		<>
			{ nav( 'top' ) }
			<ListTable
				caption={ __( 'Surveys', 'userfeedback' ) }
				className="surveys"
				columns={ columns( sort ) }
				items={ data?.items }
				refreshing={ list.isPlaceholderData }
				selection={ bulk.length > 0 ? selection : null }
				busy={ running !== null }
				progressOf={ ( { id } ) =>
					running?.ids.includes( id )
						? {
								text: rowProgress( running.action ),
								destructive: [ 'trash', 'delete' ].includes( running.action ),
							}
						: null
				}
				row={ ( survey ) => surveyRow( survey, ( action ) => start( action, [ survey ] ) ) }
			/>
			{ data && nav( 'bottom' ) }
			{ list.isPending && (
				<p className="screen-reader-text" role="status">
					{ __( 'Loading surveys…', 'userfeedback' ) }
				</p>
			) }
		</>
	);
	const hasOthers = data !== undefined && ! empty && ( params.status !== 'all' || params.search !== '' );
	const none = data?.items.length === 0 && ! beyond && ! list.isPlaceholderData;
	const nothing = hasOthers ? (
		<Nothing { ...params } onShowAll={ () => go( { status: 'all', search: '' } ) } />
	) : (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			text={ __(
				'You currently have no Surveys. Click the button below to create your first Survey.',
				'userfeedback'
			) }
		>
			{ can( 'edit' ) && (
				<Button __next40pxDefaultSize variant="primary" onClick={ () => navigate( NEW_SURVEY ) }>
					{ __( 'Create New', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);

	return (
		<div className="wrap uf-list uf-survey-list">
			<PageHeader
				title={ __( 'Surveys', 'userfeedback' ) }
				headingRef={ heading }
				actions={
					can( 'edit' ) && (
						<>
							<Link to={ NEW_SURVEY } className="page-title-action">
								{ __( 'Create New', 'userfeedback' ) }
							</Link>{ ' ' }
							<ImportSurveys />
						</>
					)
				}
			/>
			<BannerHost />
			{ list.isError && (
				<ErrorNotice
					message={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
					error={ list.error }
					onRetry={ () => void list.refetch() }
				/>
			) }
			<div className="uf-list__top">
				<StatusViews
					label={ __( 'Filter surveys by status', 'userfeedback' ) }
					views={ STATUSES.map( ( status ) => ( {
						status,
						label: status === 'all' ? __( 'All', 'userfeedback' ) : statusLabel( status ),
						count: filters?.find( ( filter ) => filter.status === status )?.count,
						to: routeOf( { status } ),
						current: params.status === status,
					} ) ) }
				/>
				{ ! empty && (
					<ListSearch
						label={ __( 'Search surveys', 'userfeedback' ) }
						value={ params.search }
						onSearch={ ( search ) => go( { search }, { replace: true } ) }
					/>
				) }
			</div>
			<div ref={ rows }>{ ( data !== undefined || ! list.isError ) && ( none ? nothing : table ) }</div>
			<LiteBanner />
			{ asked === 'delete' && <DeleteDialog surveys={ asking } onCancel={ cancel } onConfirm={ confirm } /> }
			{ asked === 'export' && (
				<Suspense fallback={ null }>
					<ExportDialog
						count={ asking.length }
						onCancel={ cancel }
						onConfirm={ ( pictures ) => confirmAs( pictures ? 'export_pictures' : 'export' ) }
					/>
				</Suspense>
			) }
		</div>
	);
}

function emptyViewTitle( status: SurveyFilterStatus ): string {
	switch ( status ) {
		case 'publish':
			return __( 'No published surveys', 'userfeedback' );
		case 'scheduled':
			return __( 'No scheduled surveys', 'userfeedback' );
		case 'draft':
			return __( 'No drafts', 'userfeedback' );
		case 'trash':
			return __( 'The Trash is empty', 'userfeedback' );
		case 'all':
			return __( 'No Surveys', 'userfeedback' );
	}
}

function Nothing( {
	status,
	search,
	onShowAll,
}: {
	status: SurveyFilterStatus;
	search: string;
	onShowAll: () => void;
} ) {
	if ( search === '' ) {
		return (
			<NothingFound
				title={ emptyViewTitle( status ) }
				text={ __( 'Your other surveys have another status.', 'userfeedback' ) }
				onShowAll={ onShowAll }
			/>
		);
	}
	return (
		<NothingFound
			title={ sprintf(
				/* translators: %s: words that were searched. */
				__( 'No survey title contains “%s”', 'userfeedback' ),
				search
			) }
			{ ...( status !== 'all' && {
				text: sprintf(
					/* translators: %s: a status, e.g. Draft. */
					__( 'The search looked at surveys with the status %s only.', 'userfeedback' ),
					statusLabel( status )
				),
			} ) }
			onShowAll={ onShowAll }
		/>
	);
}
