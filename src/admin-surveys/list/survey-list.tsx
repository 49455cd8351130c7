import { useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { SurveyListItem, SurveyListResult } from '../../types';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { useSurveys } from '../../shared/api/surveys/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { ErrorNotice } from '../../shared/components/error-notice';
import { PageHeader } from '../../shared/components/page-header';
import { Pager } from '../../shared/components/pager';
import { can } from '../../shared/lib/entitlements';
import { BANNER_TIMEOUT_S } from '../../shared/lib/timers';
import { BannerHost, useBanners } from '../../shared/notices/banners';
import { DeleteDialog } from './delete-dialog';
import { LiteBanner } from './lite-banner';
import { listRoute, parseListParams } from './list-params';
import { StatusViews } from './status-views';
import { SurveyTable } from './survey-table';
import { TableNav } from './table-nav';
import { useFirstLoad } from './use-first-load';
import { useSurveyActions } from './use-survey-actions';
import './survey-list.scss';

const NEW_SURVEY = '/new';

/** LIST-27, LIST-28, for what this person may do. */
function bulkActions( trash: boolean ): BulkAction[] {
	const remove: BulkAction[] = trash ? [ 'restore', 'delete' ] : [ 'trash' ];
	const edit: BulkAction[] = trash ? [] : [ 'publish', 'draft' ];
	return [ ...( can( 'edit' ) ? edit : [] ), ...( can( 'delete' ) ? remove : [] ) ];
}

function isEmpty( filters: SurveyListResult[ 'status_filters' ] ): boolean {
	return filters.every( ( { count } ) => count === 0 );
}

/** Chosen rows, forgotten when the list shows something else. */
function useSelection( route: string ) {
	const [ selection, setSelection ] = useState< {
		route: string;
		ids: ReadonlySet< number >;
	} >( { route, ids: new Set() } );
	const selected = selection.route === route ? selection.ids : new Set< number >();

	return {
		selected,
		select: ( ids: number[], on: boolean ) => {
			const next = new Set( selected );
			ids.forEach( ( id ) => ( on ? next.add( id ) : next.delete( id ) ) );
			setSelection( { route, ids: next } );
		},
		clear: () => setSelection( { route, ids: new Set() } ),
	};
}

/**
 * The survey list (LIST-01 to LIST-39).
 */
export function SurveyList() {
	const [ query ] = useSearchParams();
	const params = parseListParams( query );
	const route = listRoute( params );
	const navigate = useNavigate();
	const heading = useRef< HTMLHeadingElement >( null );

	const list = useSurveys( params );
	const { data } = list;
	const [ filters, setFilters ] = useState( data?.status_filters );
	if ( data && data.status_filters !== filters ) {
		setFilters( data.status_filters );
	}

	const { selected, select, clear } = useSelection( route );
	const { running, run } = useSurveyActions();
	const banners = useBanners();
	const [ deleting, setDeleting ] = useState< SurveyListItem[] | null >( null );

	const empty = data !== undefined && isEmpty( data.status_filters );
	const first = useFirstLoad( params.status === 'all' && data !== undefined, empty );

	const pagination = data?.pagination;
	const beyond =
		! list.isPlaceholderData && pagination !== undefined && pagination.total > 0 && params.page > pagination.pages;
	const lastRoute = beyond ? listRoute( { ...params, page: pagination.pages } ) : null;
	useEffect( () => {
		// The last row of the last page has gone.
		if ( lastRoute !== null ) {
			void navigate( lastRoute, { replace: true } );
		}
	}, [ lastRoute, navigate ] );

	if ( first && empty && params.status === 'all' && can( 'edit' ) ) {
		return <Navigate to={ NEW_SURVEY } replace />;
	}

	async function start( action: BulkAction, surveys: SurveyListItem[] ) {
		if ( await run( action, surveys ) ) {
			clear();
		}
		// The button that began it may have gone with its row.
		if ( ! document.activeElement || document.activeElement === document.body ) {
			heading.current?.focus();
		}
	}

	function begin( action: BulkAction, surveys: SurveyListItem[] ) {
		if ( action === 'delete' ) {
			setDeleting( surveys );
		} else {
			void start( action, surveys );
		}
	}

	function apply( action: BulkAction | null ) {
		const surveys = ( data?.items ?? [] ).filter( ( { id } ) => selected.has( id ) );
		if ( action !== null && surveys.length > 0 ) {
			begin( action, surveys );
			return;
		}
		banners.show( {
			id: 'survey-action',
			type: 'warning',
			content:
				action === null
					? __( 'Choose a bulk action first.', 'userfeedback' )
					: __( 'Select at least one survey first.', 'userfeedback' ),
			timeout: BANNER_TIMEOUT_S,
		} );
	}

	const pager = pagination && (
		<Pager
			page={ params.page }
			pages={ pagination.pages }
			total={ pagination.total }
			disabled={ running !== null }
			onChange={ ( page ) => void navigate( listRoute( { ...params, page } ) ) }
		/>
	);
	const nav = ( position: 'top' | 'bottom' ) => (
		<TableNav
			// Another filter has other actions.
			key={ `${ position }-${ params.status }` }
			position={ position }
			actions={ bulkActions( params.status === 'trash' ) }
			disabled={ data === undefined }
			running={ running }
			onApply={ apply }
		>
			{ pager }
		</TableNav>
	);
	const table = (
		<>
			{ nav( 'top' ) }
			<SurveyTable
				params={ params }
				surveys={ data?.items }
				refreshing={ list.isFetching }
				selected={ selected }
				running={ running }
				onSelect={ select }
				onAction={ ( action, survey ) => begin( action, [ survey ] ) }
			/>
			{ nav( 'bottom' ) }
			{ list.isPending && (
				<p className="screen-reader-text" role="status">
					{ __( 'Loading surveys…', 'userfeedback' ) }
				</p>
			) }
		</>
	);
	const elsewhere = params.status !== 'all' && data !== undefined && ! empty;
	const nothing = elsewhere ? (
		<EmptyState
			title={ __( 'No surveys in this view', 'userfeedback' ) }
			text={ __( 'Your other surveys are under All or have another status.', 'userfeedback' ) }
		>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => void navigate( '/' ) }>
				{ __( 'View all surveys', 'userfeedback' ) }
			</Button>
		</EmptyState>
	) : (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			text={ __(
				'You currently have no Surveys. Click the button below to create your first Survey.',
				'userfeedback'
			) }
		>
			{ can( 'edit' ) && (
				<Button __next40pxDefaultSize variant="primary" onClick={ () => void navigate( NEW_SURVEY ) }>
					{ __( 'Create New', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
	const none = data?.items.length === 0 && ! beyond && ! list.isPlaceholderData;
	const content = none ? nothing : table;

	return (
		<div className="wrap uf-list">
			<PageHeader
				title={ __( 'Surveys', 'userfeedback' ) }
				headingRef={ heading }
				actions={
					can( 'edit' ) && (
						<Link to={ NEW_SURVEY } className="page-title-action">
							{ __( 'Create New', 'userfeedback' ) }
						</Link>
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
			<StatusViews params={ params } filters={ filters } />
			{ ( data !== undefined || ! list.isError ) && content }
			<LiteBanner />
			{ deleting && (
				<DeleteDialog
					surveys={ deleting }
					onCancel={ () => setDeleting( null ) }
					onConfirm={ () => {
						setDeleting( null );
						void start( 'delete', deleting );
					} }
				/>
			) }
		</div>
	);
}
