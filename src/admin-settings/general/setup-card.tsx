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
				<Button variant="secondary" size="compact" href={ pageUrl( 'about', '/welcome' ) }>
					{ __( 'Launch Setup Wizard', 'userfeedback' ) }
				</Button>
				<p className="uf-settings__help">
					{ __( 'Three questions lead you to your first published survey.', 'userfeedback' ) }
				</p>
			</Row>
		</Card>
	);
}
