import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Navigate, useParams } from 'react-router-dom';
import type { ResponseListItem, ResponseListResult } from '../../types';
import type { ResponseFilter } from '../../shared/api/responses/fetchers';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import { responseQueries, useChangeResponses } from '../../shared/api/responses/queries';
import { resultsQueries } from '../../shared/api/results/queries';
import { formatNumber } from '../../shared/format/numbers';
import { EmptyState } from '../../shared/components/empty-state';
import type { Lock } from '../../shared/components/lock';
import { PageHeader } from '../../shared/components/page-header';
import { Pager } from '../../shared/components/pager';
import { useFocusRescue } from '../../shared/list/use-focus-rescue';
import { can } from '../../shared/lib/entitlements';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { BackLink } from '../components/back-link';
import { ExportButton } from '../components/export-button';
import { QueryPanel } from '../../shared/components/query-panel';
import { RowsSkeleton } from '../components/skeletons';
import { isMissing, MissingSurvey } from '../components/missing';
import { SurveySwitcher } from '../components/survey-switcher';
import { useManageLock } from '../lib/locks';
import { idOf, surveyResponsesPath, surveyResultsPath } from '../routes';
import { BulkActions, LockedBulkActions } from './bulk-actions';
import { DeleteDialog } from './delete-dialog';
import { doneText, failedText } from './messages';
import { QuickFilters } from './quick-filters';
import { ResponsesTable } from './responses-table';
import { useListState } from './use-list-state';
import './responses.scss';

/**
 * The responses of a survey (RES-03, RESP-01 to RESP-20).
 */
export function ResponsesScreen() {
	const surveyId = idOf( useParams()[ 'id' ] );
	return surveyId > 0 ? <Screen key={ surveyId } surveyId={ surveyId } /> : <Navigate to="/" replace />;
}

function Screen( { surveyId }: { surveyId: number } ) {
	const manageLock = useManageLock();
	const list = useListState( manageLock === null );
	const query = useQuery( responseQueries.list( surveyId, list.params ) );
	const choices = useQuery( resultsQueries.choices() );
	const heading = useRef< HTMLHeadingElement >( null );
	const rows = useRef< HTMLDivElement >( null );
	const keepFocus = useFocusRescue( rows, heading );
	const title = choices.data?.items.find( ( { id } ) => id === surveyId )?.title;
	usePageTitle( __( 'Responses', 'userfeedback' ), title );
	if ( isMissing( query ) ) {
		return <MissingSurvey />;
	}
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
					<ExportButton medium="responses-export" />
				</div>
			</div>
			<QueryPanel
				query={ query }
				failed={ __( 'The responses could not be loaded.', 'userfeedback' ) }
				skeleton={ <RowsSkeleton rows={ 10 } /> }
			>
				{ ( result ) => (
					<List
						surveyId={ surveyId }
						result={ result }
						list={ list }
						busy={ query.isFetching }
						rows={ rows }
						keepFocus={ keepFocus }
						manageLock={ manageLock }
					/>
				) }
			</QueryPanel>
		</div>
	);
}

interface ListProps {
	surveyId: number;
	result: ResponseListResult< ResponseListItem >;
	list: ReturnType< typeof useListState >;
	busy: boolean;
	rows: Ref< HTMLDivElement >;
	/** To be called before rows change. */
	keepFocus: () => void;
	/** Without Pro the list is for reading only (RESP-09 to RESP-11). */
	manageLock: Lock | null;
}

function List( { surveyId, result, list, busy, rows, keepFocus, manageLock }: ListProps ) {
	const { params, setPage, setFilter } = list;
	const [ marked, setMarked ] = useState< ReadonlySet< number > >( new Set() );
	const [ deleting, setDeleting ] = useState< number[] >( [] );
	const change = useChangeResponses( surveyId, {
		success: ( { changed }, { action } ) => doneText( action, changed.length ),
		error: ( _error, { action } ) => failedText( action ),
		undo: ( { changed }, { action } ) =>
			action === 'trash' ? () => change.mutate( { action: 'restore', ids: changed } ) : null,
	} );
	const ids = result.items.map( ( { id } ) => id );
	// A mark counts only while its row is on the screen.
	const selected = ids.filter( ( id ) => marked.has( id ) );

	const run = ( action: ResponseAction, targets: number[] ) => {
		keepFocus();
		change.mutate(
			{ action, ids: targets },
			{
				onSuccess: ( { changed } ) => {
					setMarked( new Set() );
					// RESP-20: nothing of this page is left to look at.
					if ( ids.every( ( id ) => changed.includes( id ) ) ) {
						setFilter( 'all' );
					}
				},
				onSettled: () => setDeleting( [] ),
			}
		);
	};
	const act = ( action: ResponseAction, targets: number[] ) =>
		action === 'delete' ? setDeleting( targets ) : run( action, targets );

	const bulk = manageLock ? (
		<LockedBulkActions lock={ manageLock } />
	) : (
		<BulkActions
			trash={ params.status === 'trash' }
			selected={ selected.length }
			busy={ change.isPending }
			onApply={ ( action ) => act( action, selected ) }
		/>
	);
	const pager = (
		<Pager
			page={ params.page }
			pages={ result.pagination.pages }
			total={ result.pagination.total }
			onChange={ setPage }
		/>
	);
	return (
		<div ref={ rows }>
			{ manageLock ? (
				<p className="uf-total-line">
					{ sprintf(
						/* translators: %s: number of responses */
						_n( '%s response', '%s responses', result.pagination.total, 'userfeedback' ),
						formatNumber( result.pagination.total )
					) }
				</p>
			) : (
				<QuickFilters filters={ result.status_filters } current={ params.status } onChoose={ setFilter } />
			) }
			{ result.items.length === 0 ? (
				<Nothing filter={ params.status } page={ params.page } onFirst={ () => setPage( 1 ) } />
			) : (
				<>
					<div className="tablenav top">
						{ can( 'delete' ) && bulk }
						{ pager }
						<br className="clear" />
					</div>
					<ResponsesTable
						surveyId={ surveyId }
						items={ result.items }
						orderby={ params.orderby }
						order={ params.order }
						orders={ result.orders }
						selected={ selected }
						lock={ manageLock }
						busy={ busy || change.isPending }
						onSelect={ setMarked }
						onAction={ ( action, item: ResponseListItem ) => act( action, [ item.id ] ) }
					/>
					{ ! result.orders.includes( 'page' ) && (
						<p className="uf-note">
							{ __( 'This survey has too many responses to order them by page.', 'userfeedback' ) }
						</p>
					) }
					<div className="tablenav bottom">
						{ can( 'delete' ) && bulk }
						{ pager }
						<br className="clear" />
					</div>
				</>
			) }
			{ deleting.length > 0 && (
				<DeleteDialog
					ids={ deleting }
					busy={ change.isPending }
					onConfirm={ () => run( 'delete', deleting ) }
					onCancel={ () => setDeleting( [] ) }
				/>
			) }
		</div>
	);
}

function Nothing( { filter, page, onFirst }: { filter: ResponseFilter; page: number; onFirst: () => void } ) {
	if ( page > 1 ) {
		return (
			<EmptyState title={ __( 'This page is empty', 'userfeedback' ) }>
				<Button __next40pxDefaultSize variant="secondary" onClick={ onFirst }>
					{ __( 'Go to the first page', 'userfeedback' ) }
				</Button>
			</EmptyState>
		);
	}
	return filter === 'trash' ? (
		<EmptyState
			title={ __( 'The trash is empty', 'userfeedback' ) }
			text={ __( 'Trashed responses stay here until you delete them.', 'userfeedback' ) }
		/>
	) : (
		<EmptyState
			title={ __( 'No responses yet', 'userfeedback' ) }
			text={ __( 'Responses appear here as soon as someone answers.', 'userfeedback' ) }
		/>
	);
}
