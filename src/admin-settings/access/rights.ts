import { __, sprintf } from '@wordpress/i18n';
import type { SettingValues, SiteRole } from '../../types';

/** The lists of the Access tab (ACC-01 to ACC-03). */
export const LISTS = [ 'create_edit_surveys', 'view_results', 'delete_surveys' ] as const;

export type AccessList = ( typeof LISTS )[ number ];

/** Sentences by the lists that have the role: create and edit, view, delete. */
function sentence( may: Record< AccessList, boolean >, role: string ): string {
	const key = LISTS.map( ( list ) => ( may[ list ] ? '1' : '0' ) ).join( '' );
	switch ( key ) {
		case '111':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: creates, edits and deletes surveys, reads results and deletes responses.', 'userfeedback' ),
				role
			);
		case '110':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: creates and edits surveys and reads results. Deletes nothing.', 'userfeedback' ),
				role
			);
		case '101':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: creates, edits and deletes surveys. Does not see results.', 'userfeedback' ),
				role
			);
		case '100':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: creates and edits surveys. Does not see results and deletes nothing.', 'userfeedback' ),
				role
			);
		case '011':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: reads results and deletes surveys and responses. Does not edit surveys.', 'userfeedback' ),
				role
			);
		case '010':
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: reads results. Does not edit or delete anything.', 'userfeedback' ),
				role
			);
		default:
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: deletes surveys. Does not edit surveys or see results.', 'userfeedback' ),
				role
			);
	}
}

/**
 * What each role may do, in words; roles that may nothing are left out.
 *
 * @param roles  Roles of the site.
 * @param values The lists as they are chosen now.
 */
export function rightsInWords(
	roles: SiteRole[],
	values: Pick< SettingValues, AccessList | 'own_surveys_only' >
): string[] {
	return roles.flatMap( ( { slug, label, forced } ) => {
		if ( forced ) {
			return sprintf(
				/* translators: %s: name of a role. */
				__( '%s: everything, also settings, addons and the license.', 'userfeedback' ),
				label
			);
		}
		const may = Object.fromEntries( LISTS.map( ( list ) => [ list, values[ list ].includes( slug ) ] ) ) as Record<
			AccessList,
			boolean
		>;
		if ( ! Object.values( may ).some( Boolean ) ) {
			return [];
		}
		return may.create_edit_surveys && values.own_surveys_only
			? sprintf(
					/* translators: %s: what a role may do, one or two sentences. */
					__( '%s Only own surveys.', 'userfeedback' ),
					sentence( may, label )
				)
			: sentence( may, label );
	} );
}
