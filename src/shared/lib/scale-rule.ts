import { __, sprintf } from '@wordpress/i18n';
import { satisfiedFrom } from '../../domain/scale';
import type { ScalePurpose } from '../../types';
import { formatNumber } from '../format/numbers';

/** The rule of a scale's figure in words, which stands beside the figure wherever it shows (docs/figures.md). */
export function scaleRule( purpose: ScalePurpose, low: number, high: number ): string {
	if ( purpose === 'csat' ) {
		const from = satisfiedFrom( low, high );
		return from === high
			? sprintf(
					/* translators: %s: the largest number of a scale. */
					__( 'CSAT: share of the answers that are %s.', 'userfeedback' ),
					formatNumber( high )
				)
			: sprintf(
					/* translators: 1: smallest number that counts as satisfied. 2: largest number of the scale. */
					__( 'CSAT: share of the answers from %1$s to %2$s.', 'userfeedback' ),
					formatNumber( from ),
					formatNumber( high )
				);
	}
	return purpose === 'ces'
		? sprintf(
				/* translators: 1: smallest, 2: largest number of a scale. */
				__( 'CES: mean of all answers, from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( low ),
				formatNumber( high )
			)
		: sprintf(
				/* translators: 1: smallest, 2: largest number of a scale. */
				__( 'Mean of all answers, from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( low ),
				formatNumber( high )
			);
}
