import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { color } from '@wordpress/icons';
import type { Heatmap, HeatmapStatus } from '../../types';
import { heatmapQueries } from '../../shared/api/heatmaps/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { PageHeader } from '../../shared/components/page-header';
import { QueryPanel } from '../../shared/components/query-panel';
import { Skeleton } from '../../shared/components/skeleton';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { ListPaging } from '../../shared/list/list-paging';
import { ListSearch } from '../../shared/list/list-search';
import { usePerPage } from '../../shared/list/per-page';
import { StatusViews } from '../../shared/list/status-views';
import { useListRoute } from '../../shared/list/use-list-route';
import { oneOf, pageOf, useUrlParams } from '../../shared/list/use-url-params';
import '../../shared/list/list.scss';
import { DeleteDialog } from './delete-dialog';
import { HeatmapTable } from './heatmap-table';
import { RecordDialog } from './record-dialog';
import { ResumeDialog } from './resume-dialog';
import { statusName } from './words';
import './heatmaps.scss';

type View = HeatmapStatus | 'all';

const VIEWS: readonly View[] = [ 'all', 'recording', 'paused', 'finished' ];
const STANDARD = { status: 'all' as View, search: '', page: 1 };

const parse = ( query: URLSearchParams ) => ( {
	status: oneOf( query.get( 'status' ), VIEWS, STANDARD.status ),
	search: query.get( 'search' ) ?? STANDARD.search,
	page: pageOf( query.get( 'page' ) ),
} );

/** The heatmaps of the site, and the way to a new one (A93). */
export function ListScreen() {
	usePageTitle( __( 'Heatmaps', 'userfeedback' ) );
	const { params, routeOf, go } = useListRoute( parse, STANDARD );
	const [ perPage, setPerPage ] = usePerPage();
	const query = useQuery( heatmapQueries.list( { ...params, per_page: perPage } ) );
	// The admin bar leads here with the page that it stands on.
	const [ address, changeAddress ] = useUrlParams();
	const asked = address.get( 'new' );
	const [ changing, setChanging ] = useState< Heatmap | null >( null );
	const [ resuming, setResuming ] = useState< Heatmap | null >( null );
	const [ deleting, setDeleting ] = useState< Heatmap | null >( null );
	const mayManage = can( 'manage' );
	const start = () => changeAddress( { new: '' } );
	const counts = query.data?.status_filters;
	const all = counts?.find( ( { status } ) => status === 'all' )?.count;
	const isFiltered = params.status !== 'all' || params.search !== '';

	const paging = ( position: 'top' | 'bottom' ) => (
		<ListPaging
			position={ position }
			page={ query.data?.pagination.page ?? params.page }
			pagination={ query.data?.pagination }
			perPage={ perPage }
			disabled={ query.isPlaceholderData }
			onPage={ ( page ) => go( { page } ) }
			onPerPage={ setPerPage }
		/>
	);
	return (
		<div className="wrap uf-heatmaps uf-list">
			<PageHeader
				title={ __( 'Heatmaps', 'userfeedback' ) }
				actions={
					mayManage && (
						<button type="button" className="page-title-action" onClick={ start }>
							{ __( 'Record a heatmap', 'userfeedback' ) }
						</button>
					)
				}
			/>
			{ ( isFiltered || ( all ?? 0 ) > 0 ) && (
				<div className="uf-list__top">
					<StatusViews
						label={ __( 'Filter heatmaps by status', 'userfeedback' ) }
						views={ VIEWS.map( ( status ) => ( {
							status,
							label: status === 'all' ? __( 'All', 'userfeedback' ) : statusName( status ),
							count: counts?.find( ( filter ) => filter.status === status )?.count,
							to: routeOf( { status } ),
							current: params.status === status,
						} ) ) }
					/>
					<ListSearch
						label={ __( 'Search heatmaps', 'userfeedback' ) }
						value={ params.search }
						onSearch={ ( search ) => go( { search }, { replace: true } ) }
					/>
				</div>
			) }
			<QueryPanel
				query={ query }
				failed={ __( 'The heatmaps could not be loaded.', 'userfeedback' ) }
				skeleton={ <Skeleton height="240px" /> }
			>
				{ ( { items } ) =>
					items.length > 0 ? (
						<>
							<HeatmapTable
								items={ items }
								onChange={ setChanging }
								onResume={ setResuming }
								onDelete={ setDeleting }
							/>
							<div className="tablenav bottom">{ paging( 'bottom' ) }</div>
						</>
					) : (
						<EmptyState
							title={
								isFiltered
									? __( 'No heatmaps found', 'userfeedback' )
									: __( 'No heatmaps yet', 'userfeedback' )
							}
							text={
								isFiltered
									? __( 'Try another word or another status.', 'userfeedback' )
									: __(
											'Choose a page. For some days we record where visitors click, move and stop reading, and draw it over the page.',
											'userfeedback'
										)
							}
							icon={ <Icon icon={ color } /> }
						>
							{ isFiltered ? (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ () => go( { status: 'all', search: '' } ) }
								>
									{ __( 'Show all', 'userfeedback' ) }
								</Button>
							) : (
								mayManage && (
									<Button __next40pxDefaultSize variant="primary" onClick={ start }>
										{ __( 'Record a heatmap', 'userfeedback' ) }
									</Button>
								)
							) }
						</EmptyState>
					)
				}
			</QueryPanel>
			{ mayManage && asked !== null && (
				<RecordDialog asked={ asked } onClose={ () => changeAddress( { new: null } ) } />
			) }
			{ changing && <RecordDialog heatmap={ changing } onClose={ () => setChanging( null ) } /> }
			{ resuming && <ResumeDialog heatmap={ resuming } onClose={ () => setResuming( null ) } /> }
			{ deleting && <DeleteDialog heatmap={ deleting } onClose={ () => setDeleting( null ) } /> }
		</div>
	);
}
