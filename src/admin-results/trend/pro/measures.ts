import { __, sprintf } from '@wordpress/i18n';
import type { QuestionStats, TrendMeasure, TrendPoint } from '../../../types';
import { formatNumber, formatPercent, formatSigned } from '../../../shared/format/numbers';
import { byCount, optionText } from '../../lib/options';
import { titleOf } from '../../questions/question-base';

/** A figure that a trend can show. */
export interface Choice {
	question: QuestionStats;
	/** Place of the question in the survey, from 1. */
	number: number;
	kind: TrendMeasure[ 'kind' ];
	/** nps, mean or the key of an answer. */
	measure: string;
	/** E.g. `NPS` or `Share of “Instagram”`. */
	name: string;
}

/**
 * Every figure of the counted questions, in the survey's order; of a question its score first, then its answers,
 * the most frequent first.
 */
export function choicesOf( questions: readonly QuestionStats[] ): Choice[] {
	return questions.flatMap( ( question, index ) => {
		const of = ( kind: Choice[ 'kind' ], measure: string, name: string ): Choice => ( {
			question,
			number: index + 1,
			kind,
			measure,
			name,
		} );
		const shares = byCount( question.options ).map( ( { key, value } ) =>
			of(
				'share',
				key,
				sprintf(
					/* translators: %s: an answer */
					__( 'Share of “%s”', 'userfeedback' ),
					optionText( value )
				)
			)
		);
		return [
			...( question.nps ? [ of( 'nps', 'nps', __( 'NPS', 'userfeedback' ) ) ] : [] ),
			...( question.mean ? [ of( 'mean', 'mean', __( 'Mean stars', 'userfeedback' ) ) ] : [] ),
			...shares,
		];
	} );
}

/** E.g. `Q5 How would you rate the checkout?`. */
export function questionName( { question, number }: Choice ): string {
	return sprintf(
		/* translators: 1: number of the question. 2: its title */
		__( 'Q%1$s %2$s', 'userfeedback' ),
		formatNumber( number ),
		titleOf( question )
	);
}

/** E.g. `NPS, Q6`. */
export function optionName( { name, number }: Choice ): string {
	return sprintf(
		/* translators: 1: name of a figure, e.g. NPS. 2: number of the question */
		__( '%1$s, Q%2$s', 'userfeedback' ),
		name,
		formatNumber( number )
	);
}

/** A figure in its unit; an en dash for none. */
export function formatMeasure( value: number | null, kind: TrendMeasure[ 'kind' ] ): string {
	if ( value === null ) {
		return '–';
	}
	return { nps: formatSigned( value ), mean: formatNumber( value, 2 ), share: formatPercent( value ) }[ kind ];
}

/** Why a point has no figure. */
export function nothingText( point: TrendPoint | undefined ): string {
	return point?.n === null ? __( 'not shown: too few people', 'userfeedback' ) : __( 'no answers', 'userfeedback' );
}

/** E.g. `+10 to +34`; '' without an interval. */
export function formatInterval( { low, high }: TrendPoint, kind: TrendMeasure[ 'kind' ] ): string {
	return low === null || high === null
		? ''
		: sprintf(
				/* translators: 1: lower end of an interval. 2: upper end */
				__( '%1$s to %2$s', 'userfeedback' ),
				formatMeasure( low, kind ),
				formatMeasure( high, kind )
			);
}

/**
 * The values of the axis: fixed for scores, up to the next ten above the band for shares.
 *
 * @param kind   Of the figure.
 * @param points Points to show.
 */
export function ticksOf( kind: TrendMeasure[ 'kind' ], points: readonly TrendPoint[] ): number[] {
	if ( kind !== 'share' ) {
		return kind === 'nps' ? [ -100, -50, 0, 50, 100 ] : [ 1, 2, 3, 4, 5 ];
	}
	const most = Math.max( 10, ...points.map( ( { value, high } ) => high ?? value ?? 0 ) );
	const step = most > 50 ? 20 : 10;
	return Array.from( { length: Math.ceil( most / step ) + 1 }, ( _tick, index ) => index * step );
}
