import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import { LockLine } from '../../shared/components/lock-line';
import { ProPart } from '../../shared/registry/pro-parts';
import { allows, can } from '../../shared/lib/entitlements';
import { Card } from '../card';
import { proAi } from '../pro-ai';
import { proWebhooks } from '../pro-webhooks';
import { AutomatorCard } from './automator-card';
import './integrations.scss';

/** Integrations tab (STG-44, STG-45) with webhooks (docs/webhooks.md). Its parts save for themselves (STG-04). */
export function Integrations() {
	return (
		<div className="uf-settings__column">
			<AutomatorCard />
			<WebhooksCard />
			{ allows( 'ai-summary' ) && can( 'manage' ) && <AiCard /> }
		</div>
	);
}

function WebhooksCard() {
	const lock = useLock( {
		feature: 'webhooks',
		name: __( 'Webhooks', 'userfeedback' ),
		medium: 'webhooks',
	} );
	return (
		<div data-setting="webhooks">
			<Card
				title={ __( 'Webhooks', 'userfeedback' ) }
				lead={ __( 'Tell another system at once. Signed as Standard Webhooks describes.', 'userfeedback' ) }
			>
				{ lock ? (
					<>
						<p className="uf-hooks__about">
							{ __(
								'Send responses to Slack, Microsoft Teams, Discord or your own system.',
								'userfeedback'
							) }
						</p>
						<LockLine lock={ lock } />
					</>
				) : (
					<ProPart from={ proWebhooks }>{ ( { WebhookList } ) => <WebhookList /> }</ProPart>
				) }
			</Card>
		</div>
	);
}

/** Where the plan has AI; elsewhere its offers stand where it would work. */
function AiCard() {
	return (
		<div data-setting="ai_consent">
			<Card
				title={ __( 'AI', 'userfeedback' ) }
				lead={ __( 'Nothing goes to a service before you agree here or where you use it.', 'userfeedback' ) }
			>
				<ProPart from={ proAi }>{ ( { AiConsent } ) => <AiConsent /> }</ProPart>
			</Card>
		</div>
	);
}
