import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../shared/router';
import type { Heatmap } from '../../types';
import { useSwitchHeatmap } from '../../shared/api/heatmaps/queries';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { can } from '../../shared/lib/entitlements';
import { RowActions } from '../../shared/list/row-actions';
import type { RowAction } from '../../shared/list/row-actions';
import '../../shared/list/list.scss';
import { Status } from './status';
import { canResume, pageName, progressOf, progressText } from './words';

interface Props {
	items: readonly Heatmap[];
	onChange: ( heatmap: Heatmap ) => void;
	onResume: ( heatmap: Heatmap ) => void;
	onDelete: ( heatmap: Heatmap ) => void;
}

/** One row for each heatmap: how far it is, what it has, and what can be done with it. */
export function HeatmapTable( { items, ...does }: Props ) {
	return (
		<div className="uf-list">
			<table className="wp-list-table widefat striped uf-hm__table">
				<caption className="screen-reader-text">{ __( 'Heatmaps', 'userfeedback' ) }</caption>
				<thead>
					<tr>
						<th scope="col" className="column-primary">
							{ __( 'Page', 'userfeedback' ) }
						</th>
						<th scope="col">{ __( 'Status', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Progress', 'userfeedback' ) }</th>
						<th scope="col" className="uf-hm__num">
							{ __( 'Visitors', 'userfeedback' ) }
						</th>
						<th scope="col" className="uf-hm__num">
							{ __( 'Clicks', 'userfeedback' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ items.map( ( heatmap ) => (
						<Row key={ heatmap.id } heatmap={ heatmap } { ...does } />
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function Row( { heatmap, onChange, onResume, onDelete }: Omit< Props, 'items' > & { heatmap: Heatmap } ) {
	const { id, url, status, sample, visitors, clicks } = heatmap;
	const change = useSwitchHeatmap();
	const { day, days } = progressOf( heatmap );
	const name = pageName( heatmap );
	const act = ( action: string, label: string, does: Partial< RowAction > ): RowAction => ( {
		name: action,
		label,
		/* translators: 1: what a button does. 2: title of a page. */
		about: sprintf( __( '%1$s: %2$s', 'userfeedback' ), label, name ),
		...does,
	} );
	const actions = [ act( 'view', __( 'See heatmap', 'userfeedback' ), { to: `/${ id }` } ) ];
	if ( can( 'manage' ) ) {
		if ( status === 'finished' ) {
			if ( canResume( heatmap ) ) {
				actions.push( act( 'switch', __( 'Resume', 'userfeedback' ), { onClick: () => onResume( heatmap ) } ) );
			}
		} else {
			const next = status === 'recording' ? 'paused' : 'recording';
			actions.push(
				act( 'switch', next === 'paused' ? __( 'Pause', 'userfeedback' ) : __( 'Resume', 'userfeedback' ), {
					onClick: () => change.mutate( { id, status: next } ),
				} ),
				act( 'edit', __( 'Change', 'userfeedback' ), { onClick: () => onChange( heatmap ) } )
			);
		}
		actions.push( act( 'delete', __( 'Delete', 'userfeedback' ), { onClick: () => onDelete( heatmap ) } ) );
	}
	return (
		<tr>
			<th scope="row" className="column-primary">
				<Link className="row-title" dir="auto" to={ `/${ id }` }>
					{ name }
				</Link>
				<bdi className="uf-hm__address" dir="ltr">
					{ url }
				</bdi>
				<RowActions actions={ actions } busy={ change.isPending } />
			</th>
			<td data-colname={ __( 'Status', 'userfeedback' ) }>
				<Status status={ status } />
			</td>
			<td data-colname={ __( 'Progress', 'userfeedback' ) }>
				<progress max={ days } value={ day } aria-label={ progressText( heatmap ) } />
				<span className="uf-hm__progress">
					{ progressText( heatmap ) }
					<small>
						{ sprintf(
							/* translators: %s: a share, e.g. 25%. */
							__( '%s of visits', 'userfeedback' ),
							formatPercent( sample, 0 )
						) }
					</small>
				</span>
			</td>
			<td className="uf-hm__num" data-colname={ __( 'Visitors', 'userfeedback' ) }>
				{ formatNumber( visitors ) }
			</td>
			<td className="uf-hm__num" data-colname={ __( 'Clicks', 'userfeedback' ) }>
				{ formatNumber( clicks ) }
			</td>
		</tr>
	);
}
