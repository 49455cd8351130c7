import { CheckboxControl, RadioControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingKey, SettingValues } from '../../../types';
import { useSettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';
import { countedChoices, groupName } from '../../options';
import { DaysField } from './days-field';

const KEYS: SettingKey[] = [ 'smallest_group', 'remember_days', 'count_impressions', 'count_bots' ];

const GROUPS = [ 0, 3, 5, 10 ];

/** How figures and visitors are treated: smallest group, memory of browsers (A51), who counts (A50). */
export function VisitorRows() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const groups = [ ...new Set( [ ...GROUPS, values.smallest_group ] ) ].sort( ( a, b ) => a - b );
	return (
		<>
			<SettingRow
				form={ form }
				name="smallest_group"
				standard={ __( 'off', 'userfeedback' ) }
				help={ __(
					'No panel, break-down, export, shared report or summary shows a group of fewer responses. 5 is usual.',
					'userfeedback'
				) }
			>
				{ ( field ) => (
					<SelectControl
						{ ...field }
						className="uf-setselect"
						value={ String( values.smallest_group ) }
						options={ groups.map( ( size ) => ( {
							value: String( size ),
							label: groupName( size ),
						} ) ) }
						onChange={ ( size ) => set( 'smallest_group', Number( size ) ) }
					/>
				) }
			</SettingRow>
			<SettingRow
				form={ form }
				name="remember_days"
				standard={ __( '0 days', 'userfeedback' ) }
				help={ __(
					'So that nobody is asked the same survey twice. Kept in the visitor’s browser. With 0, until the browser is closed. A survey with its own number of days uses that. Pages in a cache follow when the cache is emptied.',
					'userfeedback'
				) }
			>
				{ ( field ) => (
					<DaysField
						field={ field }
						min={ 0 }
						value={ values.remember_days }
						onChange={ ( days ) => set( 'remember_days', days ) }
					/>
				) }
			</SettingRow>
			<SettingRow
				form={ form }
				name="count_impressions"
				standard={ __( 'without people who edit surveys', 'userfeedback' ) }
				help={ __(
					'An impression is a survey that was shown. Responses count whoever gives them.',
					'userfeedback'
				) }
				group
			>
				{ () => (
					<>
						<RadioControl
							label={ __( 'Who counts', 'userfeedback' ) }
							hideLabelFromVision
							selected={ values.count_impressions }
							options={ countedChoices() }
							onChange={ ( value ) =>
								set( 'count_impressions', value as SettingValues[ 'count_impressions' ] )
							}
						/>
						<CheckboxControl
							className="uf-setcheck"
							label={ __( 'Leave out bots that say that they are one', 'userfeedback' ) }
							checked={ ! values.count_bots }
							onChange={ ( out ) => set( 'count_bots', ! out ) }
						/>
					</>
				) }
			</SettingRow>
		</>
	);
}
