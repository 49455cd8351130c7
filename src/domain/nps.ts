import type { NpsBucket } from '../types';

/** Bucket of an answer, the same on both scales (requirement NPS-04). */
export const npsBucket = ( value: number ): NpsBucket => {
	if ( value >= 9 ) {
		return 'promoter';
	}
	return value >= 7 ? 'passive' : 'detractor';
};
