import { __, _n, sprintf } from '@wordpress/i18n';
import type { PostRatingResult } from '../../types';
import { Stars } from '../../shared/charts/stars';
import { formatNumber, formatPercent } from '../../shared/format/numbers';

/** E.g. `4.5 to 4.7, small sample`. */
export function intervalText( { low, high, small_sample: small, total_ratings: total }: PostRatingResult ): string {
	if ( total === 1 ) {
		return __( 'one rating', 'userfeedback' );
	}
	if ( low === null || high === null ) {
		return '';
	}
	const interval = sprintf(
		/* translators: 1: lower end of an interval, 2: upper end, e.g. 4.5 to 4.7 */
		__( '%1$s to %2$s', 'userfeedback' ),
		formatNumber( Math.max( 1, low ), 1 ),
		formatNumber( Math.min( 5, high ), 1 )
	);
	/* translators: %s: an interval, e.g. 4.5 to 4.7 */
	return small ? sprintf( __( '%s, small sample', 'userfeedback' ), interval ) : interval;
}

/** Five stars and a number with one decimal (PR-08). */
export function Average( { of }: { of: PostRatingResult } ) {
	if ( of.average_rating === null ) {
		return <>–</>;
	}
	return (
		<span className="uf-ratings__average">
			<Stars value={ of.average_rating } />
			<b>{ formatNumber( of.average_rating, 1 ) }</b>
			<span className="uf-ratings__interval">{ intervalText( of ) }</span>
		</span>
	);
}

/** Shares of 5 stars to 1 as one bar; in words for screen readers and as tooltip. */
export function Distribution( { of }: { of: PostRatingResult } ) {
	const stars = [ ...of.stars ].reverse();
	const words = stars
		.map( ( { rating, votes } ) =>
			sprintf(
				/* translators: 1: number of stars, 2: number of votes */
				_n( '%1$s star: %2$s', '%1$s stars: %2$s', rating, 'userfeedback' ),
				formatNumber( rating ),
				formatNumber( votes )
			)
		)
		.join( ', ' );
	return (
		<span className="uf-ratings__bar" role="img" aria-label={ words } title={ words }>
			{ stars
				.filter( ( { votes } ) => votes > 0 )
				.map( ( { rating, percent } ) => (
					<i
						key={ rating }
						className={ `is-${ rating }` }
						style={ { inlineSize: `${ percent ?? 0 }%` } }
						data-share={ formatPercent( percent ?? 0 ) }
					/>
				) ) }
		</span>
	);
}
