import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { useHref } from 'react-router-dom';
import type { SurveyListItem } from '../../types';
import type { SurveyListParams, SurveyOrderBy } from '../../shared/api/surveys/fetchers';
import type { BulkAction } from '../../shared/api/surveys/mutators';
import { ColumnHeader } from '../../shared/list/column-header';
import { Skeleton } from '../../shared/components/skeleton';
import { COLUMNS, columnLabels, sortableFirst } from './columns';
import { listRoute } from './list-params';
import { SurveyRow } from './survey-row';
import type { Running } from './use-survey-actions';

interface Props {
	params: SurveyListParams;
	/** Absent while the first answer is on its way. */
	surveys: SurveyListItem[] | undefined;
	/** The next page is on its way. */
	refreshing: boolean;
	selected: ReadonlySet< number >;
	running: Running | null;
	onSelect: ( ids: number[], selected: boolean ) => void;
	onAction: ( action: BulkAction, survey: SurveyListItem ) => void;
}

const WIDTHS = [ '47%', '68%', '83%', '60%', '81%', '53%', '74%', '90%', '67%', '88%' ];

function SkeletonRows() {
	return (
		<>
			{ WIDTHS.map( ( width ) => (
				<tr key={ width } className="uf-list__skeleton">
					<td className="check-column">
						<Skeleton width="16px" height="16px" />
					</td>
					{ COLUMNS.map( ( column ) => (
						<td
							key={ column }
							className={ column === 'title' ? 'column-title column-primary' : `column-${ column }` }
						>
							<Skeleton width={ column === 'title' ? width : '72%' } />
						</td>
					) ) }
				</tr>
			) ) }
		</>
	);
}

/**
 * Core's list table with our columns (LIST-06).
 */
export function SurveyTable( { params, surveys, refreshing, selected, running, onSelect, onAction }: Props ) {
	const labels = columnLabels();
	const root = useHref( '/' );
	const id = useId();
	const loading = surveys === undefined;
	const ids = ( surveys ?? [] ).map( ( survey ) => survey.id );
	const all = ids.length > 0 && ids.every( ( one ) => selected.has( one ) );

	const heads = ( place: 'head' | 'foot' ) => (
		<tr>
			<td className="manage-column column-cb check-column">
				<input
					id={ `${ id }-${ place }` }
					type="checkbox"
					checked={ all }
					disabled={ loading || running !== null }
					onChange={ ( event ) => onSelect( ids, event.target.checked ) }
				/>
				<label htmlFor={ `${ id }-${ place }` }>
					<span className="screen-reader-text">{ __( 'Select All', 'userfeedback' ) }</span>
				</label>
			</td>
			{ COLUMNS.map( ( column ) => {
				const first = sortableFirst( column );
				return (
					<ColumnHeader
						key={ column }
						id={ column }
						label={ labels[ column ] }
						primary={ column === 'title' }
						{ ...( first && {
							sort: {
								current: params.orderby === column ? params.order : null,
								first,
								href: ( order ) =>
									// Root of a hash router ends in a slash, as routes begin.
									root.replace( /\/$/, '' ) +
									listRoute( {
										...params,
										page: 1,
										orderby: column as SurveyOrderBy,
										order,
									} ),
							},
						} ) }
					/>
				);
			} ) }
		</tr>
	);

	return (
		<table
			// Core's admin script binds itself to the tables it finds at the start. The
			// key gives it the skeleton only, so that it never changes React's rows.
			key={ loading ? 'loading' : 'loaded' }
			className="wp-list-table widefat fixed striped table-view-list surveys"
			aria-busy={ loading || refreshing || undefined }
		>
			<caption className="screen-reader-text">{ __( 'Surveys', 'userfeedback' ) }</caption>
			<thead>{ heads( 'head' ) }</thead>
			<tbody id="the-list">
				{ loading ? (
					<SkeletonRows />
				) : (
					surveys.map( ( survey ) => (
						<SurveyRow
							key={ survey.id }
							survey={ survey }
							selected={ selected.has( survey.id ) }
							action={ running?.ids.includes( survey.id ) ? running.action : null }
							locked={ running !== null }
							onSelect={ ( on ) => onSelect( [ survey.id ], on ) }
							onAction={ ( action ) => onAction( action, survey ) }
						/>
					) )
				) }
			</tbody>
			<tfoot>{ heads( 'foot' ) }</tfoot>
		</table>
	);
}
