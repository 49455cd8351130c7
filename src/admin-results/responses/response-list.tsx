import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../../shared/router';
import type { ResponseListItem, ResponseOrder } from '../../types';
import type { ResponseAction } from '../../shared/api/responses/change';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import { resultsQueries } from '../../shared/api/results/queries';
import { surveyQueries } from '../../shared/api/surveys/queries';
import { EmptyState } from '../../shared/components/empty-state';
import { ErrorNotice } from '../../shared/components/error-notice';
import type { Lock } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { formatNumber } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BulkBar } from '../../shared/list/bulk-bar';
import type { RowProgress } from '../../shared/list/list-row';
import { ListPaging } from '../../shared/list/list-paging';
import { ListTable } from '../../shared/list/list-table';
import type { TableColumn } from '../../shared/list/list-table';
import { NothingFound } from '../../shared/list/nothing-found';
import type { RowAction } from '../../shared/list/row-actions';
import { useFocusRescue } from '../../shared/list/use-focus-rescue';
import { useLastPage } from '../../shared/list/use-list-route';
import { useSort } from '../../shared/list/use-sort';
import { BackLink } from '../components/back-link';
import { ExportButton } from '../components/export-button';
import { MissingSurvey } from '../components/missing';
import { isMissing } from '../../shared/lib/is-missing';
import { SurveySwitcher } from '../components/survey-switcher';
import { useMarks } from '../lib/use-marks';
import { surveyResponsesPath, surveyResultsPath } from '../routes';
import { responseRow } from './response-row';
import type { ResponseColumn } from './response-row';
import type { useResponseList } from './use-response-list';

/** Actions on the rows. */
export interface ResponseTools {
	lock: Lock | null;
	/** Days and filters. */
	bar: ReactNode;
	/** The way to the unread ones; null where it is locked. */
	unreadPath: string | null;
	/** A column of tags. */
	tagsOf: ( ( item: ResponseListItem ) => ReactNode ) | null;
	/** In place of the list where they leave nothing. */
	nothing?: ReactNode;
	/** Above the table: filters, or how many there are. */
	head: ReactNode;
	/** What can be done with the selected rows. */
	selected?: ( start: ( action: ResponseAction, items: ResponseListItem[] ) => void ) => ReactNode;
	bulk: { action: ResponseAction; label: string }[];
	/** The action that runs. */
	running: { ids: number[]; text: string; row: RowProgress } | null;
	/** Whether an action waits for its confirmation. */
	asking: boolean;
	begin: ( action: ResponseAction, items: ResponseListItem[] ) => void;
	actionsOf: ( item: ResponseListItem, title: string, act: ( action: ResponseAction ) => void ) => RowAction[];
}

interface Props {
	list: ReturnType< typeof useResponseList >;
	tools: ResponseTools;
	/** Dialogs. */
	children?: ReactNode;
}

/**
 * @param orders The server cannot sort very many responses by page.
 */
function columns(
	sort: ReturnType< typeof useSort< ResponseOrder > >,
	orders: readonly ResponseOrder[] | undefined,
	tags: boolean
): TableColumn< ResponseColumn >[] {
	const sortable: TableColumn< ResponseOrder >[] = [
		{ id: 'id' as const, label: __( 'Title', 'userfeedback' ) },
		{ id: 'page' as const, label: __( 'Page Submitted', 'userfeedback' ) },
		{ id: 'submitted_at' as const, label: __( 'Date Submitted', 'userfeedback' ) },
		{ id: 'status' as const, label: __( 'Status', 'userfeedback' ), showsProgress: true },
	].map( ( column ) =>
		( orders ?? [ column.id ] ).includes( column.id ) ? { ...column, sort: sort( column.id ) } : column
	);
	return tags ? [ ...sortable, { id: 'tags', label: __( 'Tags', 'userfeedback' ) } ] : sortable;
}

/** The list with its bars, for those who manage responses or only read them. */
export function ResponseList( { list, tools, children }: Props ) {
	const { surveyId, keep, params, go, perPage, setPerPage, query, selection } = list;
	const { lock, running } = tools;
	const { data } = query;
	const sort = useSort( params.orderby, params.order );
	const { data: questions } = useQuery( surveyQueries.questions( surveyId ) );
	const choices = useQuery( resultsQueries.choices() );
	const marks = useMarks( surveyId );
	const heading = useRef< HTMLHeadingElement >( null );
	const rows = useRef< HTMLDivElement >( null );
	const keepFocus = useFocusRescue( rows, heading, running !== null || tools.asking );
	const pagination = data?.pagination;
	const beyond = useLastPage( params.page, query.isPlaceholderData ? undefined : pagination, ( page ) =>
		go( { page }, { replace: true } )
	);

	const title = choices.data?.find( ( { id } ) => id === surveyId )?.title;
	usePageTitle( __( 'Responses', 'userfeedback' ), title );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}

	function start( action: ResponseAction, items: ResponseListItem[] ) {
		keepFocus();
		tools.begin( action, items );
	}

	const nav = ( position: 'top' | 'bottom' ) => (
		<BulkBar
			// Another filter has other actions.
			key={ `${ position }-${ params.status }` }
			position={ position }
			actions={ tools.bulk }
			lock={ lock }
			disabled={ data === undefined }
			progress={ running?.text ?? null }
			selected={ selection.selected.length }
			nothingSelected={ __( 'Select at least one response first.', 'userfeedback' ) }
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
				caption={ __( 'Responses of the survey', 'userfeedback' ) }
				className="uf-responses"
				columns={ columns( sort, data?.orders, tools.tagsOf !== null ) }
				items={ data?.items }
				refreshing={ query.isPlaceholderData }
				selection={ can( 'delete' ) ? selection : null }
				lock={ lock }
				busy={ running !== null }
				progressOf={ ( { id } ) => ( running?.ids.includes( id ) ? running.row : null ) }
				row={ ( item ) =>
					responseRow( item, {
						surveyId,
						keep,
						questions,
						onStar: ( on ) =>
							marks.mutate( {
								path: 'mark',
								data: { mark: 'starred', on },
								chosen: { response_ids: [ item.id ] },
							} ),
						...( tools.tagsOf ? { cells: { tags: tools.tagsOf( item ) } } : {} ),
						actionsOf: ( title ) => tools.actionsOf( item, title, ( action ) => start( action, [ item ] ) ),
					} )
				}
			/>
			{ data && ! data.orders.includes( 'page' ) && (
				<p className="uf-note">
					{ __( 'This survey has too many responses to order them by page.', 'userfeedback' ) }
				</p>
			) }
			{ data && nav( 'bottom' ) }
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
			<p className="uf-dots uf-head__meta">
				{ data && (
					<Unread
						count={ data.unread }
						path={ tools.unreadPath }
						busy={ marks.isPending }
						onReadAll={ () =>
							marks.mutate( { path: 'mark', data: { mark: 'read', on: true }, chosen: { matching: {} } } )
						}
					/>
				) }
			</p>
			{ tools.bar }
			{ query.isError && (
				<ErrorNotice
					message={ __( 'The responses could not be loaded.', 'userfeedback' ) }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			<div ref={ rows } className="uf-list">
				{ tools.head }
				{ tools.selected?.( start ) }
				{ ( data !== undefined || ! query.isError ) &&
					( none
						? ( tools.nothing ?? (
								<Nothing filter={ params.status } onShowAll={ () => go( { status: 'all' } ) } />
							) )
						: table ) }
			</div>
			{ children }
		</div>
	);
}

/** How many nobody has read yet. */
function Unread( {
	count,
	path,
	busy,
	onReadAll,
}: {
	count: number;
	path: string | null;
	busy: boolean;
	onReadAll: () => void;
} ) {
	if ( count === 0 ) {
		return <span>{ __( 'Nothing unread', 'userfeedback' ) }</span>;
	}
	const text = sprintf(
		/* translators: %s: number of responses */
		_n( '%s unread', '%s unread', count, 'userfeedback' ),
		formatNumber( count )
	);
	return (
		<>
			<span>{ path === null ? text : <Link to={ path }>{ text }</Link> }</span>
			<span>
				<Button variant="link" disabled={ busy } accessibleWhenDisabled onClick={ onReadAll }>
					{ __( 'Mark all as read', 'userfeedback' ) }
				</Button>
			</span>
		</>
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
