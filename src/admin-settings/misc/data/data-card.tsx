import { __ } from '@wordpress/i18n';
import type { SettingKey } from '../../../types';
import { Card } from '../../card';
import { useSettingsForm } from '../../form/form-context';
import { KeepRow } from './keep-row';
import { PersonRows } from './person-rows';
import { ProxyRows } from './proxy-row';
import { UploadsRow } from './uploads-row';
import { useStoredData } from './use-stored-data';
import { VisitorRows } from './visitor-rows';
import './data.scss';

const KEYS: SettingKey[] = [];

/** What is kept of visitors and responses. */
export function DataCard() {
	const { values } = useSettingsForm( KEYS );
	const stored = useStoredData( values );
	return (
		<Card title={ __( 'Data', 'userfeedback' ) }>
			<KeepRow stored={ stored } />
			<PersonRows data={ stored.data } />
			<UploadsRow />
			<VisitorRows />
			<ProxyRows data={ stored.data } />
		</Card>
	);
}
