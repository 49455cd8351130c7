import { FormTokenField } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SiteRole } from '../../../types';
import { SELECT_LIMIT } from '../../../shared/lib/select-limit';
import { labelOf } from '../../entries';
import type { SettingsForm } from '../../form/form-context';
import { SettingRow } from '../../form/setting-row';
import { ForcedRoles } from '../roles';
import type { AccessList } from '../rights';

interface Props {
	form: SettingsForm;
	name: AccessList;
	roles: SiteRole[];
}

/** Two roles may have one label. */
function names( roles: SiteRole[] ): Map< string, string > {
	const labels = roles.map( ( { label } ) => label );
	return new Map(
		roles.map( ( { slug, label } ) => [
			slug,
			labels.indexOf( label ) === labels.lastIndexOf( label ) ? label : `${ label } (${ slug })`,
		] )
	);
}

/** The roles of one list (ACC-01 to ACC-05). */
export function RolePicker( { form, name, roles }: Props ) {
	const open = roles.filter( ( { forced } ) => ! forced );
	const nameOf = names( open );
	const chosen = open.filter( ( { slug } ) => form.values[ name ].includes( slug ) );
	const tokens = chosen.map( ( { slug } ) => nameOf.get( slug ) ?? slug );
	return (
		<SettingRow form={ form } name={ name } standard={ __( 'administrators only', 'userfeedback' ) } group>
			{ () => (
				<div className="uf-rolepicker">
					<ForcedRoles roles={ roles } />
					<FormTokenField
						__experimentalExpandOnFocus
						help=""
						__experimentalValidateInput={ ( typed ) => [ ...nameOf.values() ].includes( typed ) }
						label={ sprintf(
							/* translators: %s: what the role may do, e.g. "Create and edit surveys". */
							__( 'Add a role: %s', 'userfeedback' ),
							labelOf( name )
						) }
						placeholder={ __( 'Type to Search...', 'userfeedback' ) } // eslint-disable-line @wordpress/i18n-ellipsis -- As the documents write it.
						maxSuggestions={ SELECT_LIMIT }
						suggestions={ [ ...nameOf.values() ].filter( ( label ) => ! tokens.includes( label ) ) }
						value={ tokens }
						onChange={ ( now ) =>
							form.set(
								name,
								// In the order of the site's roles, as the server stores them.
								roles
									.filter(
										( { slug, forced } ) => forced || now.includes( nameOf.get( slug ) ?? '' )
									)
									.map( ( { slug } ) => slug )
							)
						}
						messages={ {
							added: __( 'Role added.', 'userfeedback' ),
							removed: __( 'Role removed.', 'userfeedback' ),
							remove: __( 'Remove role', 'userfeedback' ),
							__experimentalInvalid: __( 'There is no such role.', 'userfeedback' ),
						} }
					/>
				</div>
			) }
		</SettingRow>
	);
}
