import { __ } from '@wordpress/i18n';
import type { NpsBucket } from '../../types';

export const NPS_GROUPS: NpsBucket[] = [ 'detractor', 'passive', 'promoter' ];

/** Lowest and highest score of each group, on the scale from 1 as on that from 0. */
export const NPS_RANGES: Record< NpsBucket, [ from: number, to: number ] > = {
	detractor: [ 0, 6 ],
	passive: [ 7, 8 ],
	promoter: [ 9, 10 ],
};

/** The same on one scale. */
export const npsRange = ( group: NpsBucket, start: number ): [ from: number, to: number ] => {
	const [ from, to ] = NPS_RANGES[ group ];
	return [ Math.max( from, start ), to ];
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
 * @param start Smallest score of the scale.
 */
export function npsGroupRange( group: NpsBucket, start: number ): string {
	return {
		detractor: start === 0 ? __( 'Detractors 0 to 6', 'userfeedback' ) : __( 'Detractors 1 to 6', 'userfeedback' ),
		passive: __( 'Passives 7, 8', 'userfeedback' ),
		promoter: __( 'Promoters 9, 10', 'userfeedback' ),
	}[ group ];
}
