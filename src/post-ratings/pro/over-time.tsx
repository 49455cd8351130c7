import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { PostRatingDetail, PostRatingPoint } from '../../types';
import { LineBox } from '../../shared/charts/line-box';
import { axisName, dayForKey, pointName } from '../../shared/charts/line-model';
import { accentColor } from '../../shared/charts/palette';
import type { Plot } from '../../shared/charts/plot';
import { formatNumber, SMALL_SAMPLE } from '../../shared/format/numbers';
import '../../shared/charts/line-chart.scss';

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

/** Averages over time with the number of votes under each. Arrow keys move the point that is read. */
export function OverTime( { detail }: { detail: PostRatingDetail } ) {
	const { points, step } = detail;
	const [ active, setActive ] = useState< number | null >( null );
	const [ spoken, setSpoken ] = useState( '' );
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
	const rtl = isRTL();
	const nameOf = ( { date, end }: PostRatingPoint ) => pointName( date, end, step );
	const shown = active !== null && active < points.length ? active : null;
	const point = shown === null ? undefined : points[ shown ];
	const onKeyDown = ( event: KeyboardEvent ) => {
		const next = dayForKey( event.key, shown, points.length, rtl );
		const at = next === null ? undefined : points[ next ];
		if ( next !== null && at ) {
			event.preventDefault();
			setActive( next );
			setSpoken( `${ nameOf( at ) }: ${ valueText( at ) }` );
		}
	};
	return (
		<section className="uf-ratings__card" aria-labelledby="uf-ratings-time">
			<header>
				<h2 id="uf-ratings-time">{ __( 'Average over time', 'userfeedback' ) }</h2>
			</header>
			<div className="uf-ratings__rows">
				{ /* One stop for the keyboard, arrows move inside: no role of ARIA says so. */ }
				{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */ }
				<div
					className="uf-chart"
					tabIndex={ 0 }
					role="group"
					aria-label={ __( 'Average over time, use the arrow keys to read each point', 'userfeedback' ) }
					onKeyDown={ onKeyDown }
					onBlur={ () => setActive( null ) }
				>
					<LineBox
						plot={ plot }
						height={ HEIGHT }
						rtl={ rtl }
						active={ shown }
						onActive={ setActive }
						label={ __( 'Line chart: average rating, with its margin of error', 'userfeedback' ) }
					>
						{ point && (
							<>
								<strong>{ nameOf( point ) }</strong>
								<em>{ valueText( point ) }</em>
							</>
						) }
					</LineBox>
					<div className="screen-reader-text" aria-live="polite">
						{ spoken }
					</div>
				</div>
			</div>
		</section>
	);
}
