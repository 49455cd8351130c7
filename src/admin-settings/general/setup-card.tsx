import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pageUrl } from '../../shared/lib/pages';
import { Card, Row } from '../card';

/**
 * The way to the first survey (STG-12).
 */
export function SetupCard() {
	return (
		<Card title={ __( 'Setup', 'userfeedback' ) }>
			<Row label={ __( 'Setup Wizard', 'userfeedback' ) } name="setup">
				<Button variant="secondary" size="compact" href={ pageUrl( 'surveys', '/new/setup' ) }>
					{ __( 'Launch Setup Wizard', 'userfeedback' ) }
				</Button>
				<p className="uf-settings__help">
					{ __( 'Takes you from a template to your first published survey in a few steps.', 'userfeedback' ) }
				</p>
			</Row>
		</Card>
	);
}
