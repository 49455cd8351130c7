import { __, _n, sprintf } from '@wordpress/i18n';
import { STAR_SCALE } from '../../shared/charts/axes';
import { BarTable } from '../../shared/charts/bar-table';
import { formatNumber } from '../../shared/format/numbers';
import { Stars } from '../../shared/charts/stars';
import { MeanChange } from '../components/delta';
import { useScores } from '../filters/use-filter';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';

/**
 * The mean with its interval, and how often each of 5 to 1 stars was given
 * (RES-28).
 */
export function StarChart( { question, comparedWith }: CardProps ) {
	const { mean } = question;
	const choose = useScores( question.id );
	const rows = STAR_SCALE.flatMap( ( stars ) => {
		const option = question.options.find( ( { value } ) => value === stars );
		return option
			? [
					{
						key: String( stars ),
						share: option.share,
						...( choose && option.count > 0 ? { onChoose: () => choose( stars, stars ) } : {} ),
						label: sprintf(
							/* translators: %s: number of stars, 1 to 5 */
							_n( '%s star', '%s stars', stars, 'userfeedback' ),
							formatNumber( stars )
						),
					},
				]
			: [];
	} );
	return (
		<>
			<div className="uf-star">
				{ mean && (
					<div className="uf-star__mean">
						<p className="uf-figure">
							{ formatNumber( mean.value, 1 ) }{ ' ' }
							<small>
								{ sprintf(
									/* translators: %s: highest rating */
									__( 'of %s', 'userfeedback' ),
									formatNumber( 5 )
								) }
							</small>
						</p>
						<Stars value={ mean.value } />
						{ mean.low !== null && mean.high !== null && (
							<p className="uf-note">
								{ sprintf(
									/* translators: 1: lower end. 2: upper end of the interval */
									__( 'Mean, 95%% between %1$s and %2$s', 'userfeedback' ),
									formatNumber( mean.low, 2 ),
									formatNumber( mean.high, 2 )
								) }
							</p>
						) }
						{ comparedWith && <MeanChange question={ question } /> }
					</div>
				) }
				<BarTable inline caption={ question.title } head={ __( 'Rating', 'userfeedback' ) } rows={ rows } />
			</div>
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
		</>
	);
}
