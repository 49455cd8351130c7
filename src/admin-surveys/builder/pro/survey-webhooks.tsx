import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { webhookQueries } from '../../../shared/api/webhooks/queries';
import { QueryPanel } from '../../../shared/components/query-panel';
import { Skeleton } from '../../../shared/components/skeleton';
import { can } from '../../../shared/lib/entitlements';
import { pageUrl } from '../../../shared/lib/pages';
import type { Webhook } from '../../../types';
import { useBuilder } from '../state/store';

/** The webhooks of this survey. They are made in the settings, by those who manage the plugin. */
export function SurveyWebhooks() {
	const { id } = useBuilder( ( state ) => state.record );
	if ( ! can( 'manage' ) ) {
		return <p>{ __( 'An administrator can add webhooks in the settings.', 'userfeedback' ) }</p>;
	}
	return (
		<>
			<List surveyId={ id } />
			<Button variant="link" href={ pageUrl( 'settings', '/integrations' ) }>
				{ __( 'Manage webhooks in the settings', 'userfeedback' ) }
			</Button>
		</>
	);
}

function List( { surveyId }: { surveyId: number } ) {
	const query = useQuery( webhookQueries.list( surveyId ) );
	return (
		<QueryPanel
			query={ query }
			failed={ __( 'The webhooks could not be loaded.', 'userfeedback' ) }
			skeleton={ <Skeleton height="40px" /> }
		>
			{ ( { items } ) => {
				// A survey that is not saved yet has none of its own.
				const told = items.filter( ( { survey_id: of } ) => of === 0 || of === surveyId );
				return told.length === 0 ? (
					<p>{ __( 'No webhook is told about this survey.', 'userfeedback' ) }</p>
				) : (
					<ul className="ufb-hooks">
						{ told.map( ( webhook ) => (
							<li key={ webhook.id }>{ line( webhook ) }</li>
						) ) }
					</ul>
				);
			} }
		</QueryPanel>
	);
}

function line( { name, short_url: url, survey_id: survey, active }: Webhook ): string {
	const where = survey === 0 ? __( 'all surveys', 'userfeedback' ) : __( 'this survey', 'userfeedback' );
	return active
		? sprintf(
				/* translators: 1: name or address of a webhook. 2: "all surveys" or "this survey". */
				__( '%1$s (%2$s)', 'userfeedback' ),
				name || url,
				where
			)
		: sprintf(
				/* translators: 1: name or address of a webhook. 2: "all surveys" or "this survey". */
				__( '%1$s (%2$s, off)', 'userfeedback' ),
				name || url,
				where
			);
}
