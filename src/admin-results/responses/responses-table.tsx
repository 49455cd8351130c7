import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { ResponseListItem, ResponseOrder } from '../../types';
import type { ResponseAction } from '../../shared/api/responses/mutators';
import type { Lock } from '../../shared/components/lock';
import { ColumnHeader } from '../../shared/list/column-header';
import type { Order } from '../../shared/list/column-header';
import { StatusIndicator } from '../../shared/components/status-indicator';
import { can } from '../../shared/lib/entitlements';
import { LockedAction } from './locked-action';
import { PageSubmitted } from '../components/page-submitted';
import { formatSubmitted } from '../lib/moments';
import { useSort } from '../../shared/list/use-sort';
import { responsePath } from '../routes';

interface Props {
	surveyId: number;
	items: ResponseListItem[];
	orderby: ResponseOrder;
	/** What the list can be ordered by. */
	orders: readonly ResponseOrder[];
	order: Order;
	selected: number[];
	/** Without Pro rows are neither chosen nor changed (RESP-10, RESP-11). */
	lock: Lock | null;
	busy: boolean;
	onSelect: ( ids: ReadonlySet< number > ) => void;
	onAction: ( action: ResponseAction, item: ResponseListItem ) => void;
}

const COLUMNS: ResponseOrder[] = [ 'id', 'page', 'submitted_at', 'status' ];

function columnName( column: ResponseOrder ): string {
	return {
		id: __( 'Title', 'userfeedback' ),
		page: __( 'Page Submitted', 'userfeedback' ),
		submitted_at: __( 'Date Submitted', 'userfeedback' ),
		status: __( 'Status', 'userfeedback' ),
	}[ column ];
}

/** Responses in core's list table (RESP-05 to RESP-08). */
export function ResponsesTable( props: Props ) {
	const { surveyId, items, selected, lock, busy, onSelect } = props;
	const all = useId();
	const sort = useSort( props.orderby, props.order );
	const mark = ( id: number, on: boolean ) =>
		onSelect( new Set( on ? [ ...selected, id ] : selected.filter( ( one ) => one !== id ) ) );
	return (
		<table className="wp-list-table widefat fixed striped uf-responses" aria-busy={ busy }>
			<caption className="screen-reader-text">{ __( 'Responses of the survey', 'userfeedback' ) }</caption>
			<thead>
				<tr>
					{ lock && (
						<td className="manage-column column-cb check-column">
							<LockedAction lock={ lock } label={ __( 'Select All', 'userfeedback' ) } />
						</td>
					) }
					{ ! lock && can( 'delete' ) && (
						<td className="manage-column column-cb check-column">
							<label htmlFor={ all } className="screen-reader-text">
								{ __( 'Select All', 'userfeedback' ) }
							</label>
							<input
								id={ all }
								type="checkbox"
								checked={ selected.length === items.length }
								onChange={ ( event ) =>
									onSelect( new Set( event.target.checked ? items.map( ( { id } ) => id ) : [] ) )
								}
							/>
						</td>
					) }
					{ COLUMNS.map( ( column ) => (
						<ColumnHeader
							key={ column }
							id={ column }
							label={ columnName( column ) }
							primary={ column === 'id' }
							{ ...( props.orders.includes( column ) ? { sort: sort( column ) } : {} ) }
						/>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ items.map( ( item ) => (
					<Row
						key={ item.id }
						surveyId={ surveyId }
						item={ item }
						selected={ selected.includes( item.id ) }
						lock={ lock }
						busy={ busy }
						onMark={ ( on ) => mark( item.id, on ) }
						onAction={ ( action ) => props.onAction( action, item ) }
					/>
				) ) }
			</tbody>
		</table>
	);
}

interface RowProps {
	surveyId: number;
	item: ResponseListItem;
	selected: boolean;
	lock: Lock | null;
	busy: boolean;
	onMark: ( on: boolean ) => void;
	onAction: ( action: ResponseAction ) => void;
}

function Row( { surveyId, item, selected, lock, busy, onMark, onAction }: RowProps ) {
	const field = useId();
	const [ open, setOpen ] = useState( false );
	const path = responsePath( surveyId, item.id );
	const submitted = formatSubmitted( item.submitted_at );
	const title = sprintf(
		/* translators: %s: number of the response */
		__( 'Response #%s', 'userfeedback' ),
		String( item.id )
	);
	const classes = [ ...( selected ? [ 'is-selected' ] : [] ), ...( open ? [ 'is-expanded' ] : [] ) ];
	return (
		<tr className={ classes.join( ' ' ) }>
			{ lock && (
				<td className="check-column">
					<span className="screen-reader-text">{ __( 'Locked', 'userfeedback' ) }</span>
				</td>
			) }
			{ ! lock && can( 'delete' ) && (
				<th scope="row" className="check-column">
					<label htmlFor={ field } className="screen-reader-text">
						{ sprintf(
							/* translators: %s: title of the row */
							__( 'Select %s', 'userfeedback' ),
							title
						) }
					</label>
					<input
						id={ field }
						type="checkbox"
						checked={ selected }
						onChange={ ( event ) => onMark( event.target.checked ) }
					/>
				</th>
			) }
			<td className="column-id column-primary has-row-actions">
				<strong>
					<Link className="row-title" to={ path }>
						{ title }
					</Link>
				</strong>
				<span className="uf-second uf-narrow-only">
					{ [ submitted, item.page_submitted.name ].filter( Boolean ).join( ' · ' ) }
				</span>
				{ lock && (
					<div className="row-actions">
						<LockedAction lock={ lock } label={ __( 'View', 'userfeedback' ) } about={ title } visible />{ ' ' }
						{ can( 'delete' ) && (
							<LockedAction
								lock={ lock }
								label={ __( 'Trash', 'userfeedback' ) }
								about={ title }
								visible
							/>
						) }
					</div>
				) }
				{ ! lock && (
					<div className="row-actions">
						<span className="view">
							<Link
								to={ path }
								aria-label={ sprintf(
									/* translators: %s: title of the row */
									__( 'View %s', 'userfeedback' ),
									title
								) }
							>
								{ __( 'View', 'userfeedback' ) }
							</Link>
						</span>
						{ can( 'delete' ) && (
							<RowActions item={ item } title={ title } busy={ busy } onAction={ onAction } />
						) }
					</div>
				) }
				<button type="button" className="toggle-row" aria-expanded={ open } onClick={ () => setOpen( ! open ) }>
					<span className="screen-reader-text">{ __( 'Show more details', 'userfeedback' ) }</span>
				</button>
			</td>
			<td className="column-page" data-colname={ columnName( 'page' ) }>
				<PageSubmitted page={ item.page_submitted } />
			</td>
			<td className="column-submitted_at" data-colname={ columnName( 'submitted_at' ) }>
				{ submitted }
			</td>
			<td className="column-status" data-colname={ columnName( 'status' ) }>
				<StatusIndicator status={ item.status } />
			</td>
		</tr>
	);
}

function RowActions( {
	item,
	title,
	busy,
	onAction,
}: Pick< RowProps, 'item' | 'busy' | 'onAction' > & { title: string } ) {
	const actions: { action: ResponseAction; label: string; className: string }[] =
		item.status === 'trash'
			? [
					{
						action: 'restore',
						label: __( 'Restore', 'userfeedback' ),
						className: 'restore',
					},
					{
						action: 'delete',
						label: __( 'Delete permanently', 'userfeedback' ),
						className: 'delete',
					},
				]
			: [
					{
						action: 'trash',
						label: __( 'Trash', 'userfeedback' ),
						className: 'trash',
					},
				];
	const press = ( event: MouseEvent, action: ResponseAction ) => {
		event.preventDefault();
		onAction( action );
	};
	return (
		<>
			{ actions.map( ( { action, label, className } ) => (
				<span key={ action } className={ className }>
					{ ' | ' }
					<button
						type="button"
						className={ `button-link${ action === 'restore' ? '' : ' submitdelete' }` }
						aria-label={ `${ label }: ${ title }` }
						disabled={ busy }
						onClick={ ( event ) => press( event, action ) }
					>
						{ label }
					</button>
				</span>
			) ) }
		</>
	);
}
