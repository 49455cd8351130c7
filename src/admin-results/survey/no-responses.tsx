import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SurveyResults } from '../../types';
import { formatNumber } from '../../shared/format/numbers';
import { EmptyState } from '../../shared/components/empty-state';
import { shownStatus } from '../../shared/components/status-indicator';
import { can } from '../../shared/lib/entitlements';
import { pageUrl } from '../../shared/lib/pages';
import { Notice } from '../../shared/components/notice';

/** Says that nothing came in this range, where something came in others. */
export function NoResponses( { results }: { results: SurveyResults } ) {
	const responses = results.responses_count;
	// With a filter, other words say so.
	if ( results.range_responses_count > 0 || responses === 0 || results.complete !== undefined ) {
		return null;
	}
	return (
		<Notice status="info" isDismissible={ false } className="uf-no-responses">
			{ sprintf(
				/* translators: %s: number of responses */
				_n(
					'No responses in this range; %s response lies outside of it.',
					'No responses in this range; %s responses lie outside of it.',
					responses,
					'userfeedback'
				),
				formatNumber( responses )
			) }
		</Notice>
	);
}

/** Takes the place of charts that would all be empty, and says what to do next. */
export function NothingYet( { results }: { results: SurveyResults } ) {
	const { text, step, label } = nextStep( results );
	return (
		<EmptyState title={ __( 'No responses yet', 'userfeedback' ) } text={ text }>
			{ can( 'edit' ) && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ pageUrl( 'surveys', `/edit/${ results.id }/${ step }` ) }
				>
					{ label }
				</Button>
			) }
		</EmptyState>
	);
}

function nextStep( results: SurveyResults ): { text: string; step: string; label: string } {
	const status = shownStatus( results );
	const shown = results.impressions;
	if ( status === 'draft' || status === 'trash' ) {
		return {
			text: __( 'Only published surveys are shown to visitors.', 'userfeedback' ),
			step: 'questions',
			label: __( 'Edit survey', 'userfeedback' ),
		};
	}
	if ( status === 'scheduled' ) {
		return {
			text: __( 'Visitors will see this survey from its scheduled date on.', 'userfeedback' ),
			step: 'publish',
			label: __( 'Check the schedule', 'userfeedback' ),
		};
	}
	if ( shown === 0 ) {
		return {
			text: __(
				'Nobody has seen this survey so far. Check on which pages and devices, and when, it shows, or open such a page yourself.',
				'userfeedback'
			),
			step: 'settings',
			label: __( 'Check where it shows', 'userfeedback' ),
		};
	}
	return {
		text: sprintf(
			/* translators: %s: number of impressions */
			_n(
				'This survey has been shown %s time. Responses appear here with the first answer.',
				'This survey has been shown %s times. Responses appear here with the first answer.',
				shown,
				'userfeedback'
			),
			formatNumber( shown )
		),
		step: 'questions',
		label: __( 'Edit survey', 'userfeedback' ),
	};
}
