import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { PostRatingDetail, PostRatingPoint } from '../../types';
import { axisName, pointName } from '../../shared/charts/line-model';
import { accentColor } from '../../shared/charts/palette';
import type { Plot } from '../../shared/charts/plot';
import { ReadableChart } from '../../shared/charts/readable-chart';
import { formatNumber, SMALL_SAMPLE } from '../../shared/format/numbers';

const HEIGHT = 240;

const votesText = ( votes: number ) =>
	votes === 0
		? '–'
		: sprintf(
				/* translators: %s: number of people who rated */
				__( 'n %s', 'userfeedback' ),
				formatNumber( votes )
			);

function valueText( { average, low, high, votes }: PostRatingPoint ): string {
	if ( average === null ) {
		return __( 'no ratings', 'userfeedback' );
	}
	const interval =
		low === null || high === null
			? []
			: [
					sprintf(
						/* translators: 1: lower end of an interval, 2: upper end. */
						__( '95%% between %1$s and %2$s', 'userfeedback' ),
						formatNumber( Math.max( 1, low ), 2 ),
						formatNumber( Math.min( 5, high ), 2 )
					),
				];
	return [ formatNumber( average, 2 ), ...interval, votesText( votes ) ].join( ', ' );
}

/** Averages over time with the number of votes under each. */
export function OverTime( { detail }: { detail: PostRatingDetail } ) {
	const { points, step } = detail;
	const plot = useMemo(
		(): Plot => ( {
			lines: [
				{
					name: '',
					color: accentColor(),
					values: points.map( ( { average } ) => average ),
					small: points.map( ( { votes } ) => votes < SMALL_SAMPLE ),
					band: points.map( ( { low, high } ) =>
						low === null || high === null ? null : [ Math.max( 1, low ), Math.min( 5, high ) ]
					),
				},
			],
			names: points.map( ( { date } ) => axisName( date, step === 'month' ? 'month' : 'day' ) ),
			ticks: [ 1, 2, 3, 4, 5 ],
			formatTick: ( value ) => formatNumber( value ),
			notes: [ points.map( ( { votes } ) => votesText( votes ) ) ],
		} ),
		[ points, step ]
	);
	if ( points.length < 2 ) {
		return null;
	}
	const nameOf = ( { date, end }: PostRatingPoint ) => pointName( date, end, step );
	return (
		<section className="uf-ratings__card" aria-labelledby="uf-ratings-time">
			<header>
				<h2 id="uf-ratings-time">{ __( 'Average over time', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-ratings__rows">
				<ReadableChart
					plot={ plot }
					height={ HEIGHT }
					label={ __( 'Average over time, use the arrow keys to read each point', 'userfeedback' ) }
					pictureLabel={ __( 'Line chart: average rating, with its margin of error', 'userfeedback' ) }
					speak={ ( index ) => {
						const point = points[ index ];
						return point ? `${ nameOf( point ) }: ${ valueText( point ) }` : '';
					} }
					tip={ ( index ) => {
						const point = points[ index ];
						return (
							point && (
								<>
									<strong>{ nameOf( point ) }</strong>
									<em>{ valueText( point ) }</em>
								</>
							)
						);
					} }
				/>
			</div>
		</section>
	);
}
