import { __, sprintf } from '@wordpress/i18n';
import { formatDay } from '../../shared/format/dates';
import { formatNumber } from '../../shared/format/numbers';

/** A number with the decimals that it has, or a day; an open end is three dots. */
export function measured( value: number | string | null | undefined ): string {
	if ( value === null || value === undefined ) {
		return '…';
	}
	return typeof value === 'number'
		? formatNumber( value, String( value ).split( '.' )[ 1 ]?.length )
		: formatDay( value );
}

export function fromTo( from: number | string | undefined, to: number | string | undefined ): string {
	return from === to
		? measured( from )
		: sprintf(
				/* translators: 1: lowest number. 2: highest number */
				__( '%1$s to %2$s', 'userfeedback' ),
				measured( from ),
				measured( to )
			);
}
