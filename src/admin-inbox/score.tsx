import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { starFilled } from '@wordpress/icons';
import type { InboxScore, NpsBucket } from '../types';
import { NPS_GROUPS, NPS_RANGES, npsGroupName } from '../shared/charts/nps';
import { Stars } from '../shared/charts/stars';
import { formatNumber } from '../shared/format/numbers';

function groupOf( score: number ): NpsBucket {
	return NPS_GROUPS.find( ( group ) => score <= NPS_RANGES[ group ][ 1 ] ) ?? 'promoter';
}

/** A score in a row: one star or the shape of its group, and the number. */
export function ShortScore( { score: { scale, value } }: { score: InboxScore } ) {
	const group = groupOf( value );
	return (
		<span className="uf-inbox-score">
			{ scale === 'mean' ? (
				<Icon icon={ starFilled } size={ 18 } />
			) : (
				<i className={ `is-${ group }` } aria-hidden="true" />
			) }
			<b aria-hidden="true">{ formatNumber( value ) }</b>
			<span className="screen-reader-text">
				{ scale === 'mean'
					? sprintf(
							/* translators: %s: number of stars, e.g. 4 */
							__( '%s of 5 stars', 'userfeedback' ),
							formatNumber( value )
						)
					: sprintf(
							/* translators: 1: score from 1 to 10. 2: its group, e.g. Promoter */
							__( '%1$s, %2$s', 'userfeedback' ),
							formatNumber( value ),
							npsGroupName( group )
						) }
			</span>
		</span>
	);
}

/** A score among the facts. */
export function LongScore( { score: { scale, value } }: { score: InboxScore } ) {
	const group = groupOf( value );
	return scale === 'mean' ? (
		<>
			<Stars value={ value } />{ ' ' }
			<span aria-hidden="true">
				{ sprintf(
					/* translators: %s: number of stars */
					__( '%s of 5', 'userfeedback' ),
					formatNumber( value )
				) }
			</span>
		</>
	) : (
		<span className="uf-inbox-score">
			<i className={ `is-${ group }` } aria-hidden="true" />
			{ sprintf(
				/* translators: 1: score from 1 to 10. 2: its group, e.g. Promoter */
				__( '%1$s, %2$s', 'userfeedback' ),
				formatNumber( value ),
				npsGroupName( group )
			) }
		</span>
	);
}
