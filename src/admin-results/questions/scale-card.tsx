import { __, sprintf } from '@wordpress/i18n';
import type { OptionStat, ScaleFigure } from '../../types';
import { BarTable } from '../../shared/charts/bar-table';
import { formatNumber, formatPercent, formatShareInterval } from '../../shared/format/numbers';
import { scaleRule } from '../../shared/lib/scale-rule';
import { Delta, ShareDelta } from '../components/delta';
import { useNarrowing } from '../filters/use-filter';
import { optionText } from '../lib/options';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';
import './scale-card.scss';

/** The figure of a scale by its rule, where it lies on the scale, and how often each point was given. */
export function ScaleCard( { question, comparedWith }: CardProps ) {
	const { scale } = question;
	const { chooseAnswer } = useNarrowing();
	const rows = question.options.map( ( option ) => ( {
		key: option.key,
		label: optionText( option.value ),
		share: option.share,
		...( chooseAnswer && option.count > 0
			? { onChoose: () => chooseAnswer( question.id, { any: [ option.key ] } ) }
			: {} ),
		...( option.removed ? { note: __( 'from another scale', 'userfeedback' ) } : {} ),
	} ) );
	return (
		<>
			<div className="uf-points">
				{ scale && scale.total > 0 && (
					<div className="uf-points__figure">
						<Figure scale={ scale } />
						{ scale.mean && <Track scale={ scale } value={ scale.mean.value } /> }
						{ comparedWith && <Change scale={ scale } /> }
						<p className="uf-note">{ scaleRule( scale.purpose, scale.low, scale.high ) }</p>
					</div>
				) }
				<BarTable inline caption={ question.title } head={ __( 'Answer', 'userfeedback' ) } rows={ rows } />
			</div>
			{ question.options.some( isOther ) && (
				<p className="uf-note">
					{ __(
						'This question had another scale before. Answers to it are listed and not in the figure.',
						'userfeedback'
					) }
				</p>
			) }
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
		</>
	);
}

const isOther = ( { removed, count }: OptionStat ) => removed === true && count > 0;

function Figure( { scale: { purpose, share, mean, high } }: { scale: ScaleFigure } ) {
	if ( share ) {
		return (
			<>
				<p className="uf-figure">
					{ formatPercent( share.percent ?? 0 ) } <small>{ __( 'CSAT', 'userfeedback' ) }</small>
				</p>
				<p className="uf-note">
					{ sprintf(
						/* translators: 1: number of satisfied people. 2: number of all answers. 3: interval, e.g. 71.2% to 80.4% */
						__( '%1$s of %2$s, 95%% interval %3$s', 'userfeedback' ),
						formatNumber( share.count ),
						formatNumber( share.base ),
						formatShareInterval( share.low, share.high )
					) }
				</p>
			</>
		);
	}
	return (
		mean && (
			<>
				<p className="uf-figure">
					{ formatNumber( mean.value, 1 ) }{ ' ' }
					<small>
						{ purpose === 'ces' ? `${ __( 'CES', 'userfeedback' ) }, ` : '' }
						{ sprintf(
							/* translators: %s: highest rating */
							__( 'of %s', 'userfeedback' ),
							formatNumber( high )
						) }
					</small>
				</p>
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
			</>
		)
	);
}

/** Where the mean lies between the ends. */
function Track( { scale: { low, high }, value }: { scale: ScaleFigure; value: number } ) {
	return (
		<div className="uf-points__track" aria-hidden="true">
			<i style={ { insetInlineStart: `${ ( 100 * ( value - low ) ) / ( high - low ) }%` } } />
			<span>{ formatNumber( low ) }</span>
			<span>{ formatNumber( high ) }</span>
		</div>
	);
}

function Change( { scale: { share_change: share, mean_change: mean } }: { scale: ScaleFigure } ) {
	if ( share ) {
		return (
			<p className="uf-note">
				<ShareDelta change={ share } />
			</p>
		);
	}
	return mean === null ? null : (
		<p className="uf-note">
			<Delta
				change={ mean.value }
				withinMargin={ mean.within_margin }
				write={ ( value, signed ) => ( signed && value > 0 ? '+' : '' ) + formatNumber( value, 1 ) }
			/>
		</p>
	);
}
