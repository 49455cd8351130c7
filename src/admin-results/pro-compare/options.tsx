import { __, sprintf } from '@wordpress/i18n';
import type { ComparedQuestion } from '../../types';
import '../../shared/charts/bar-table.scss';
import { ShareAxis, ShareBar } from '../../shared/charts/share-bar';
import { formatNumber, formatPercent } from '../../shared/format/numbers';
import { optionText } from '../lib/options';
import { Delta, GROUPS, interval, points, Swatch } from './difference';

/** How often each answer was given in both groups. */
export function Options( { question }: { question: ComparedQuestion } ) {
	return (
		<div className="uf-bt uf-bt-ab">
			<table>
				<caption className="screen-reader-text">{ question.title }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Answer', 'userfeedback' ) }</th>
						{ GROUPS.map( ( group ) => (
							<th key={ group } scope="col" className="uf-num">
								<Swatch group={ group } />
								{ group.toUpperCase() }
							</th>
						) ) }
						<th scope="col" className="uf-num">
							{ __( 'A − B', 'userfeedback' ) }
						</th>
						<th scope="col" className="uf-num uf-bt-ab__interval">
							{ __( '95% interval', 'userfeedback' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ question.options.map( ( option ) => (
						<tr key={ option.key }>
							<th scope="row">
								<span className="uf-bt__label">
									{ typeof option.value === 'number'
										? formatNumber( option.value )
										: optionText( option.value ) }
									{ option.removed && (
										<em className="uf-bt__note">
											{ __( 'removed from the survey', 'userfeedback' ) }
										</em>
									) }
								</span>
							</th>
							{ GROUPS.map( ( group ) => {
								const { percent, count } = option[ group ];
								return (
									<td
										key={ group }
										className="uf-num uf-bt__share"
										data-group={ group.toUpperCase() }
									>
										{ percent === null ? '–' : formatPercent( percent ) }{ ' ' }
										<small>{ formatNumber( count ) }</small>
									</td>
								);
							} ) }
							<td className="uf-num">
								<Delta difference={ option.difference } write={ points } />
							</td>
							<td className="uf-num uf-bt-ab__interval">
								<bdi dir="ltr">{ option.difference ? interval( option.difference, 1 ) : '–' }</bdi>
							</td>
							<td className="uf-bt__bar" aria-hidden="true">
								<ShareBar share={ option.a } />
								<ShareBar share={ option.b } />
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<ShareAxis />
			<p className="uf-note">
				{ sprintf(
					/* translators: 1: number of answers in A. 2: in B */
					__(
						'Shares of those who answered: %1$s and %2$s. ▲ ▼ and bold: the 95%% interval of the difference leaves out 0. ≈: it does not.',
						'userfeedback'
					),
					formatNumber( question.a.total_answers ),
					formatNumber( question.b.total_answers )
				) }
			</p>
		</div>
	);
}
