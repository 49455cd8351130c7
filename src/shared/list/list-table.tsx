import { useId } from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import type { Lock } from '../components/lock';
import { Skeleton } from '../components/skeleton';
import { ColumnHeader } from './column-header';
import type { Order } from './column-header';
import { ListRow } from './list-row';
import type { ListColumn, RowContent, RowProgress } from './list-row';
import { LockedAction } from './locked-action';
import type { Selection } from './use-selection';
import './list.scss';

export interface TableColumn< Column extends string > extends ListColumn< Column > {
	/** Absent: the column does not sort. */
	sort?: { current: Order | null; first: Order; href: ( order: Order ) => string };
}

interface Props< Column extends string, Item > {
	caption: string;
	className?: string;
	/** Title first. */
	columns: readonly TableColumn< Column >[];
	/** undefined while the first reply is on its way. */
	items: readonly Item[] | undefined;
	/** The rows of the next page are on their way. */
	refreshing: boolean;
	/** null: rows cannot be selected. */
	selection: Selection | null;
	/** Selecting and changing rows opens its prompt. */
	lock?: Lock | null;
	busy: boolean;
	progressOf: ( item: Item ) => RowProgress | null;
	row: ( item: Item ) => RowContent< Column >;
}

const WIDTHS = [ '47%', '68%', '83%', '60%', '81%', '53%', '74%', '90%', '67%', '88%' ];

function SkeletonRows( { columns, select }: { columns: readonly { id: string }[]; select: boolean } ) {
	return (
		<>
			{ WIDTHS.map( ( width ) => (
				<tr key={ width } className="uf-list__skeleton">
					{ select && (
						<td className="check-column">
							<Skeleton width="16px" height="16px" />
						</td>
					) }
					{ columns.map( ( { id }, index ) => (
						<td key={ id } className={ clsx( `column-${ id }`, index === 0 && 'column-primary' ) }>
							<Skeleton width={ index === 0 ? width : '72%' } />
						</td>
					) ) }
				</tr>
			) ) }
		</>
	);
}

/** Core's list table. */
export function ListTable< Column extends string, Item extends { id: number } >( {
	caption,
	className,
	columns,
	items,
	refreshing,
	selection,
	lock = null,
	busy,
	progressOf,
	row,
}: Props< Column, Item > ) {
	const id = useId();
	const loading = items === undefined;
	const ids = ( items ?? [] ).map( ( item ) => item.id );

	const heads = ( place: 'head' | 'foot' ) => (
		<tr>
			{ lock && (
				<td className="manage-column column-cb check-column">
					<LockedAction lock={ lock } label={ __( 'Select All', 'userfeedback' ) } />
				</td>
			) }
			{ ! lock && selection && (
				<td className="manage-column column-cb check-column">
					<input
						id={ `${ id }-${ place }` }
						type="checkbox"
						checked={ ids.length > 0 && selection.selected.length === ids.length }
						disabled={ loading || busy }
						onChange={ ( event ) => selection.select( ids, event.target.checked ) }
					/>
					<label htmlFor={ `${ id }-${ place }` }>
						<span className="screen-reader-text">{ __( 'Select All', 'userfeedback' ) }</span>
					</label>
				</td>
			) }
			{ columns.map( ( { id: column, label, sort }, index ) => (
				<ColumnHeader
					key={ column }
					id={ column }
					label={ label }
					primary={ index === 0 }
					{ ...( sort ? { sort } : {} ) }
				/>
			) ) }
		</tr>
	);

	return (
		<table
			// Core's admin script binds itself to the tables that it finds first. With this key it finds the
			// skeleton only and never changes React's rows.
			key={ loading ? 'loading' : 'loaded' }
			className={ clsx( 'wp-list-table widefat fixed striped table-view-list', className ) }
			aria-busy={ loading || refreshing || undefined }
		>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>{ heads( 'head' ) }</thead>
			<tbody id="the-list">
				{ loading ? (
					<SkeletonRows columns={ columns } select={ lock !== null || selection !== null } />
				) : (
					items.map( ( item ) => (
						<ListRow
							key={ item.id }
							row={ row( item ) }
							columns={ columns }
							selected={ selection?.selected.includes( item.id ) ?? false }
							onSelect={ selection && ( ( on ) => selection.select( [ item.id ], on ) ) }
							lock={ lock }
							progress={ progressOf( item ) }
							busy={ busy }
						/>
					) )
				) }
			</tbody>
			<tfoot>{ heads( 'foot' ) }</tfoot>
		</table>
	);
}
