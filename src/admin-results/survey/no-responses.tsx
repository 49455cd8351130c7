import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { formatNumber } from '../../shared/charts/figures';

/**
 * Says why all figures are zero: nothing came at all, or nothing in this range.
 */
export function NoResponses( { results }: { results: SurveyResults } ) {
	if ( results.range_responses_count > 0 ) {
		return null;
	}
	return (
		<Notice status="info" isDismissible={ false } className="uf-no-responses">
			{ results.responses_count === 0
				? sprintf(
						/* translators: %s: number of impressions */
						__(
							'No responses yet. This survey has been shown %s times.',
							'userfeedback'
						),
						formatNumber( results.impressions_count )
				  )
				: sprintf(
						/* translators: %s: number of responses */
						_n(
							'No responses in this range; %s response lies outside of it.',
							'No responses in this range; %s responses lie outside of it.',
							results.responses_count,
							'userfeedback'
						),
						formatNumber( results.responses_count )
				  ) }
		</Notice>
	);
}
