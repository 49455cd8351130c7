import { __, sprintf } from '@wordpress/i18n';
import type { NpsOverview } from '../../types';
import { formatSigned } from '../../shared/format/numbers';
import { NpsColumns, NpsScale, NpsStackedBar } from '../../shared/charts/nps-charts';
import { NpsChange } from '../components/delta';
import { useScores } from '../filters/use-filter';
import type { CardProps } from '../question-types/type-result';
import { ComparisonNote } from './comparison';

/**
 * The interval of a score in words, '' without one.
 *
 * @param overview Score with its interval.
 */
export function npsInterval( { low, high }: NpsOverview ): string {
	return low === null || high === null
		? ''
		: sprintf(
				/* translators: 1: lower end, e.g. +37. 2: upper end of the interval */
				__( '95%% sure it lies between %1$s and %2$s.', 'userfeedback' ),
				formatSigned( low ),
				formatSigned( high )
			);
}

/** An NPS question among others: score, scale, stacked bar and columns. */
export function NpsCard( { question, comparedWith }: CardProps ) {
	const { nps } = question;
	const onChoose = useScores( question.id );
	if ( ! nps ) {
		return null;
	}
	return (
		<>
			<div className="uf-nps-small">
				<div>
					<p className="uf-figure">
						<bdi dir="ltr">{ formatSigned( nps.nps ) }</bdi> <small>{ __( 'NPS', 'userfeedback' ) }</small>
					</p>
					<p className="uf-note">{ npsInterval( nps ) }</p>
					{ comparedWith && <NpsChange question={ question } /> }
				</div>
				<div>
					<NpsStackedBar overview={ nps } onChoose={ onChoose } />
				</div>
			</div>
			<NpsScale overview={ nps } />
			<NpsColumns overview={ nps } onChoose={ onChoose } />
			<ComparisonNote question={ question } comparedWith={ comparedWith } />
		</>
	);
}
