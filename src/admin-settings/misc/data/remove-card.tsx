import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { storedDataQueries } from '../../../shared/api/stored-data/queries';
import { Notice } from '../../../shared/components/notice';
import { Sentence } from '../../../shared/components/sentence';
import { formatNumber } from '../../../shared/format/numbers';
import type { SettingKey, StoredData } from '../../../types';
import { Card } from '../../card';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';

const KEYS: SettingKey[] = [ 'uninstall_remove_data' ];

function loss( data: StoredData | undefined ): string {
	if ( ! data ) {
		return __(
			'<b>Deleting the plugin would remove all surveys, responses and settings for good.</b> Deactivating removes nothing.',
			'userfeedback'
		);
	}
	return sprintf(
		/* translators: 1: e.g. "6 surveys". 2: e.g. "18,406 responses". */
		__(
			'<b>Deleting the plugin would remove %1$s, %2$s and all settings for good.</b> Deactivating removes nothing.',
			'userfeedback'
		),
		sprintf(
			/* translators: %s: number of surveys. */
			_n( '%s survey', '%s surveys', data.surveys, 'userfeedback' ),
			formatNumber( data.surveys )
		),
		sprintf(
			/* translators: %s: number of responses. */
			_n( '%s response', '%s responses', data.responses, 'userfeedback' ),
			formatNumber( data.responses )
		)
	);
}

/** Whether deleting the plugin deletes the data (A107). Switched on by typing what it does. */
export function RemoveCard() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const [ asks, setAsks ] = useState( false );
	const [ typed, setTyped ] = useState( '' );
	const id = useId();
	const { data } = useQuery( storedDataQueries.of( { days: 0, proxy_header: '', trusted_proxies: [] } ) );
	const on = values.uninstall_remove_data;
	const phrase = __( 'remove everything', 'userfeedback' );
	return (
		<Card title={ __( 'Remove', 'userfeedback' ) }>
			<SettingRow form={ form } name="uninstall_remove_data" standard={ __( 'off', 'userfeedback' ) } group>
				{ () => (
					<>
						<ToggleControl
							label={ __( 'Remove everything', 'userfeedback' ) }
							checked={ on || asks }
							onChange={ ( wanted ) => {
								setAsks( wanted );
								setTyped( '' );
								set( 'uninstall_remove_data', false );
							} }
						/>
						{ ( on || asks ) && (
							<Notice status="warning" isDismissible={ false } spokenMessage={ phrase }>
								<Sentence
									text={ loss( data ) }
									places={ { b: ( words ) => <strong>{ words }</strong> } }
								/>
							</Notice>
						) }
						{ asks && (
							<div className="uf-phrase">
								<label htmlFor={ id }>
									{ sprintf(
										/* translators: %s: words to type. */
										__( 'Type “%s” to switch this on', 'userfeedback' ),
										phrase
									) }
								</label>
								<input
									id={ id }
									type="text"
									autoComplete="off"
									value={ typed }
									onChange={ ( { target } ) => {
										setTyped( target.value );
										set(
											'uninstall_remove_data',
											target.value.trim().toLowerCase() === phrase.toLowerCase()
										);
									} }
								/>
							</div>
						) }
					</>
				) }
			</SettingRow>
		</Card>
	);
}
