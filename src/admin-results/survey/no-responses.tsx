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
			{ reason( results ) }
		</Notice>
	);
}

function reason( { responses_count: responses, impressions: shown }: SurveyResults ): string {
	if ( responses > 0 ) {
		return sprintf(
			/* translators: %s: number of responses */
			_n(
				'No responses in this range; %s response lies outside of it.',
				'No responses in this range; %s responses lie outside of it.',
				responses,
				'userfeedback'
			),
			formatNumber( responses )
		);
	}
	if ( shown === 0 ) {
		return __( 'No responses yet. Nobody has seen this survey so far.', 'userfeedback' );
	}
	return sprintf(
		/* translators: %s: number of impressions */
		_n(
			'No responses yet. This survey has been shown %s time.',
			'No responses yet. This survey has been shown %s times.',
			shown,
			'userfeedback'
		),
		formatNumber( shown )
	);
}
