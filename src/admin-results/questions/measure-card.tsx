import { __, sprintf } from '@wordpress/i18n';
import { BarTable } from '../../shared/charts/bar-table';
import { Delta } from '../components/delta';
import { useNarrowing } from '../filters/use-filter';
import { fromTo, measured } from '../lib/measured';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';
import './scale-card.scss';

/** The median of entered numbers or days, of numbers the mean with its interval, and a histogram. */
export function MeasureCard( { question, comparedWith }: CardProps ) {
	const { distribution } = question;
	const { chooseAnswer } = useNarrowing();
	if ( ! distribution || distribution.median === null ) {
		return null;
	}
	const { unit, lowest, highest, median, mean, mean_change: change, bins } = distribution;
	return (
		<>
			<div className="uf-points">
				<div className="uf-points__figure">
					<p className="uf-figure">
						{ measured( median ) } <small>{ unit }</small>
					</p>
					<p className="uf-note">
						{ sprintf(
							/* translators: 1: lowest answer. 2: highest answer */
							__( 'Median. Answers go from %1$s to %2$s.', 'userfeedback' ),
							measured( lowest ),
							measured( highest )
						) }
					</p>
					{ mean && (
						<p className="uf-note">
							{ mean.low === null
								? /* translators: %s: a number */
									sprintf( __( 'Mean %s', 'userfeedback' ), measured( mean.value ) )
								: sprintf(
										/* translators: 1: the mean. 2: lower end. 3: upper end of the interval */
										__( 'Mean %1$s, 95%% between %2$s and %3$s', 'userfeedback' ),
										measured( mean.value ),
										measured( mean.low ),
										measured( mean.high )
									) }
						</p>
					) }
					{ comparedWith && change && (
						<p className="uf-note">
							<Delta
								change={ change.value }
								withinMargin={ change.within_margin }
								write={ ( value, signed ) => ( signed && value > 0 ? '+' : '' ) + measured( value ) }
							/>
						</p>
					) }
				</div>
				<BarTable
					inline
					whole={ bins.length < 13 }
					caption={ question.title }
					head={ __( 'Answer', 'userfeedback' ) }
					rows={ bins.map( ( { from, to, share } ) => ( {
						key: String( from ),
						label: fromTo( from, to ),
						share,
						...( median >= from && median <= to ? { note: __( 'median', 'userfeedback' ) } : {} ),
						...( chooseAnswer && share.count > 0
							? {
									onChoose: () =>
										chooseAnswer( question.id, { min: String( from ), max: String( to ) } ),
								}
							: {} ),
					} ) ) }
				/>
			</div>
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
		</>
	);
}
