import { __, _n, sprintf } from '@wordpress/i18n';
import type { Band } from '../../domain/heatmap/scroll';
import { medianDepth } from '../../domain/heatmap/scroll';
import { formatNumber, formatPercent } from '../../shared/format/numbers';

const STEPS = [ 25, 50, 75, 100 ];

interface Props {
	bands: readonly Band[];
	views: number;
}

/** How far down the page was seen. */
export function DepthCard( { bands, views }: Props ) {
	const median = medianDepth( bands );
	const rows = [
		{ name: __( 'Top', 'userfeedback' ), share: views > 0 ? 100 : 0, views },
		...bands
			.filter( ( { to } ) => STEPS.includes( to ) )
			.map( ( band ) => ( { name: formatPercent( band.to, 0 ), share: band.share, views: band.views } ) ),
	];
	return (
		<>
			<section className="uf-hm__card">
				<h3>{ __( 'Scroll depth', 'userfeedback' ) }</h3>
				<table className="uf-hm__depth">
					<caption className="screen-reader-text">
						{ __( 'How far visitors scroll', 'userfeedback' ) }
					</caption>
					<thead className="screen-reader-text">
						<tr>
							<th scope="col">{ __( 'Depth', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'Bar', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'Views', 'userfeedback' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( row ) => (
							<tr key={ row.name }>
								<th scope="row">{ row.name }</th>
								<td className="uf-hm__track">
									<i style={ { inlineSize: `${ row.share }%` } } />
								</td>
								<td className="uf-hm__num">
									<b>{ formatPercent( row.share, 0 ) }</b>
								</td>
								<td className="uf-hm__num uf-hm__quiet">{ formatNumber( row.views ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
				<p className="uf-hm__quiet">
					{ sprintf(
						/* translators: %s: number of views. */
						_n(
							'Share of %s view that reached this depth of the page.',
							'Share of %s views that reached this depth of the page.',
							views,
							'userfeedback'
						),
						formatNumber( views )
					) }
				</p>
			</section>
			<section className="uf-hm__card">
				<h3>{ __( 'Median depth', 'userfeedback' ) }</h3>
				<p className="uf-hm__figure">{ formatPercent( median, 0 ) }</p>
				<p className="uf-hm__quiet">{ __( 'of the page is seen by the median visitor', 'userfeedback' ) }</p>
			</section>
		</>
	);
}
