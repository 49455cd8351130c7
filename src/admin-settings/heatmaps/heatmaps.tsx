import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useLock } from '../../shared/components/lock';
import { LockLine } from '../../shared/components/lock-line';
import { LockedGroup } from '../../shared/components/locked-group';
import { pageUrl } from '../../shared/lib/pages';
import type { HeatmapRetention, SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import { SettingRow } from '../form/setting-row';
import { periodName } from '../options';
import './heatmaps.scss';

const KEYS: SettingKey[] = [ 'heatmap_auto_delete_enabled', 'heatmap_retention_period', 'heatmap_sensitive_pages' ];

const NO_MARGIN = { __nextHasNoMarginBottom: true } as const;

/** HEAT-02. */
const PERIODS: readonly HeatmapRetention[] = [ '1', '7', '14', '30', '60', '180', '365' ];
const STANDARD_PERIOD = '60';

/** Heatmaps tab: how long data is kept, and which pages are left out (HEAT-01 to HEAT-04, STG-05). */
export function Heatmaps() {
	const form = useSettingsForm( KEYS );
	const { values, set } = form;
	const lock = useLock( {
		feature: 'heatmaps',
		name: __( 'Heatmaps', 'userfeedback' ),
		medium: 'settings-heatmaps',
	} );
	// Without the addon nobody has these settings.
	const isDeleting = values.heatmap_auto_delete_enabled ?? true;
	return (
		<div className="uf-settings__column uf-heatwrap">
			<Card title={ __( 'Heatmap data', 'userfeedback' ) }>
				<LockLine lock={ lock } />
				<LockedGroup lock={ lock } label={ __( 'Heatmap data', 'userfeedback' ) }>
					<SettingRow form={ form } name="heatmap_auto_delete_enabled" standard={ null } group>
						{ () => (
							<CheckboxControl
								{ ...NO_MARGIN }
								label={ __( 'Delete heatmap data automatically', 'userfeedback' ) }
								checked={ isDeleting }
								onChange={ ( on ) => set( 'heatmap_auto_delete_enabled', on ) }
							/>
						) }
					</SettingRow>
					<SettingRow
						form={ form }
						name="heatmap_retention_period"
						standard={ periodName( STANDARD_PERIOD ) }
						help={
							isDeleting
								? __(
										'Clicks, pointer movement and scroll depth older than this are removed every night.',
										'userfeedback'
									)
								: __( 'Nothing is removed while auto delete is off.', 'userfeedback' )
						}
					>
						{ ( field ) => (
							<select
								{ ...field }
								value={ values.heatmap_retention_period ?? STANDARD_PERIOD }
								onChange={ ( { currentTarget } ) => {
									const period = PERIODS.find( ( one ) => one === currentTarget.value );
									if ( period ) {
										set( 'heatmap_retention_period', period );
									}
								} }
							>
								{ PERIODS.map( ( period ) => (
									<option key={ period } value={ period }>
										{ periodName( period ) }
									</option>
								) ) }
							</select>
						) }
					</SettingRow>
					<SettingRow
						form={ form }
						name="heatmap_sensitive_pages"
						standard={ null }
						group
						help={ __(
							'What people type is never recorded. Switch this on only if your privacy policy covers it.',
							'userfeedback'
						) }
					>
						{ () => (
							<CheckboxControl
								{ ...NO_MARGIN }
								label={ __(
									'Also record pages with password fields, the checkout and account pages',
									'userfeedback'
								) }
								checked={ values.heatmap_sensitive_pages ?? false }
								onChange={ ( on ) => set( 'heatmap_sensitive_pages', on ) }
							/>
						) }
					</SettingRow>
				</LockedGroup>
				{ ! lock && (
					<p>
						<a href={ pageUrl( 'heatmaps' ) }>{ __( 'See all heatmaps', 'userfeedback' ) }</a>
					</p>
				) }
			</Card>
		</div>
	);
}
