import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import { LockLine } from '../../shared/components/lock-line';
import { ProPart } from '../../shared/registry/pro-parts';
import { Card } from '../card';
import { proWebhooks } from '../pro-webhooks';
import { AutomatorCard } from './automator-card';
import './integrations.scss';

/** Integrations tab (STG-44, STG-45) with webhooks (docs/webhooks.md). Its parts save for themselves (STG-04). */
export function Integrations() {
	return (
		<div className="uf-settings__column">
			<AutomatorCard />
			<WebhooksCard />
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
