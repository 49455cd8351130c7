import { __ } from '@wordpress/i18n';
import type { NpsBucket } from '../../types';

export const NPS_GROUPS: NpsBucket[] = [ 'detractor', 'passive', 'promoter' ];
export const NPS_SCORES = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ] as const;

/** Lowest and highest score of each group. */
export const NPS_RANGES: Record< NpsBucket, [ from: number, to: number ] > = {
	detractor: [ 1, 6 ],
	passive: [ 7, 8 ],
	promoter: [ 9, 10 ],
};

/**
 * Name of one person in the group.
 *
 * @param group Group.
 */
export function npsGroupName( group: NpsBucket ): string {
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
export function npsGroupsName( group: NpsBucket ): string {
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
export function npsGroupRange( group: NpsBucket ): string {
	return {
		detractor: __( 'Detractors 1 to 6', 'userfeedback' ),
		passive: __( 'Passives 7, 8', 'userfeedback' ),
		promoter: __( 'Promoters 9, 10', 'userfeedback' ),
	}[ group ];
}
