import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../shared/format/numbers';

/** For example `783 of 1,284 responses`. */
export function countText( matching: number, all: number ): string {
	return sprintf(
		/* translators: 1: number of responses that match. 2: number of all responses */
		__( '%1$s of %2$s responses', 'userfeedback' ),
		formatNumber( matching ),
		formatNumber( all )
	);
}
