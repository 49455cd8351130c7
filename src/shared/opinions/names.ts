import { __ } from '@wordpress/i18n';
import type { Sentiment } from '../../types';

export const SENTIMENTS: readonly Sentiment[] = [ 'positive', 'mixed', 'neutral', 'negative' ];

export function sentimentName( sentiment: Sentiment ): string {
	return {
		positive: __( 'Positive', 'userfeedback' ),
		mixed: __( 'Mixed', 'userfeedback' ),
		neutral: __( 'Neutral', 'userfeedback' ),
		negative: __( 'Negative', 'userfeedback' ),
	}[ sentiment ];
}
