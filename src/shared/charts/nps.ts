import { __ } from '@wordpress/i18n';

export type NpsGroup = 'detractor' | 'passive' | 'promoter';

export const NPS_GROUPS: NpsGroup[] = [ 'detractor', 'passive', 'promoter' ];
export const NPS_SCORES = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ] as const;

/**
 * The group a score belongs to: 1 to 6, 7 and 8, 9 and 10 (NPS-04). It only
 * names and colours a score; the counts come from the server.
 *
 * @param score 1 to 10.
 */
export function npsGroup( score: number ): NpsGroup {
	if ( score >= 9 ) {
		return 'promoter';
	}
	return score >= 7 ? 'passive' : 'detractor';
}

/**
 * Name of one person in the group.
 *
 * @param group Group.
 */
export function npsGroupName( group: NpsGroup ): string {
	return {
		detractor: __( 'Detractor', 'userfeedback' ),
		passive: __( 'Passive', 'userfeedback' ),
		promoter: __( 'Promoter', 'userfeedback' ),
	}[ group ];
}

/**
 * Name of the group.
 *
 * @param group Group.
 */
export function npsGroupsName( group: NpsGroup ): string {
	return {
		detractor: __( 'Detractors', 'userfeedback' ),
		passive: __( 'Passives', 'userfeedback' ),
		promoter: __( 'Promoters', 'userfeedback' ),
	}[ group ];
}

/**
 * Name of the group with its scores.
 *
 * @param group Group.
 */
export function npsGroupRange( group: NpsGroup ): string {
	return {
		detractor: __( 'Detractors 1 to 6', 'userfeedback' ),
		passive: __( 'Passives 7, 8', 'userfeedback' ),
		promoter: __( 'Promoters 9, 10', 'userfeedback' ),
	}[ group ];
}
