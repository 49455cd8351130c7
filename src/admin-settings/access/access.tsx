import { __ } from '@wordpress/i18n';
import { boot } from '../../shared/app/boot';
import { useLock } from '../../shared/components/lock';
import { ProPart } from '../../shared/registry/pro-parts';
import type { SettingKey } from '../../types';
import { Card } from '../card';
import { useSettingsForm } from '../form/form-context';
import { LockedRoles } from './locked-roles';
import { accessParts } from './pro-access';
import { LISTS, rightsInWords } from './rights';
import './access.scss';

const KEYS: readonly SettingKey[] = [ ...LISTS, 'own_surveys_only' ];

/** Access tab: who may do what (ACC-01 to ACC-06). */
export function Access() {
	const form = useSettingsForm( KEYS );
	const { roles } = boot();
	const lock = useLock( {
		feature: 'access-roles',
		name: __( 'Manage User Access', 'userfeedback' ),
		medium: 'settings-access',
	} );
	// Without the feature the lists have no effect, whatever they hold.
	const none = { create_edit_surveys: [], view_results: [], delete_surveys: [], own_surveys_only: false };
	return (
		<div className="uf-settings__column">
			<Card
				title={ __( 'Who may do what', 'userfeedback' ) }
				lead={ __(
					'Roles that may manage options can always do everything. Settings, addons and the license stay with them.',
					'userfeedback'
				) }
			>
				{ lock ? (
					LISTS.map( ( name ) => <LockedRoles key={ name } name={ name } roles={ roles } lock={ lock } /> )
				) : (
					<ProPart from={ accessParts }>
						{ ( { OwnSurveys, RolePicker } ) => (
							<>
								{ LISTS.map( ( name ) => (
									<RolePicker key={ name } form={ form } name={ name } roles={ roles } />
								) ) }
								<OwnSurveys form={ form } />
							</>
						) }
					</ProPart>
				) }
				<div className="uf-rights" aria-live="polite">
					<h3>{ form.isDirty ? __( 'After saving', 'userfeedback' ) : __( 'Now', 'userfeedback' ) }</h3>
					<ul>
						{ rightsInWords( roles, lock ? none : form.values ).map( ( line ) => (
							<li key={ line }>{ line }</li>
						) ) }
						<li>{ __( 'Everybody else: sees nothing of UserFeedback in wp-admin.', 'userfeedback' ) }</li>
					</ul>
				</div>
			</Card>
		</div>
	);
}
