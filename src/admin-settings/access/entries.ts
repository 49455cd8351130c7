import { __ } from '@wordpress/i18n';
import { allows } from '../../shared/lib/entitlements';
import type { TabEntry } from '../entries';

export function accessEntries(): TabEntry[] {
	const words = __( 'roles rights permissions who may user access', 'userfeedback' );
	return [
		{ id: 'create_edit_surveys', label: __( 'Create and edit surveys', 'userfeedback' ), words },
		{ id: 'view_results', label: __( 'View results and responses', 'userfeedback' ), words },
		{ id: 'delete_surveys', label: __( 'Delete surveys and responses', 'userfeedback' ), words },
		...( allows( 'access-roles' )
			? [
					{
						id: 'own_surveys_only',
						label: __( 'Surveys of others', 'userfeedback' ),
						words: `${ words } ${ __( 'authors own surveys only limit', 'userfeedback' ) }`,
					},
				]
			: [] ),
	];
}
