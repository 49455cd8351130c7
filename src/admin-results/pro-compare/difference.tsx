import { __, sprintf } from '@wordpress/i18n';
import type { ComparedFigure, ComparedKind, Comparison, Difference, GroupName } from '../../types';
import { formatNumber, formatPercent, formatSigned, SMALL_SAMPLE } from '../../shared/format/numbers';
import { measured } from '../lib/measured';

export const GROUPS: GroupName[] = [ 'a', 'b' ];

/** Both groups for people, e.g. Mobile. */
export type Names = Record< GroupName, string >;

export function Swatch( { group }: { group: GroupName } ) {
	return <i className={ `uf-swatch is-${ group }` } aria-hidden="true" />;
}

export type Write = ( value: number, signed: boolean ) => string;

export const points: Write = ( value, signed ) =>
	sprintf(
		/* translators: %s: percentage points, e.g. 0.5 or +0.5 */
		__( '%s pts', 'userfeedback' ),
		signed ? formatSigned( value, 1 ) : formatNumber( value, 1 )
	);
export const written =
	( digits: number ): Write =>
	( value, signed ) =>
		signed ? formatSigned( value, digits ) : formatNumber( value, digits );

export function interval( { low, high }: Difference, digits: number ): string {
	return sprintf(
		/* translators: 1: lower end. 2: upper end of an interval */
		__( '%1$s to %2$s', 'userfeedback' ),
		formatSigned( low, digits ),
		formatSigned( high, digits )
	);
}

/** A difference in a table: ▲ ▼ and bold where it is clear, ≈ where it is not. */
export function Delta( { difference, write }: { difference: Difference | null; write: Write } ) {
	if ( difference === null ) {
		return <>–</>;
	}
	const { value, within_margin: within } = difference;
	return within ? (
		<span className="uf-delta">
			<i aria-hidden="true">≈</i>
			<span className="screen-reader-text">{ __( 'no clear difference,', 'userfeedback' ) } </span>
			<bdi dir="ltr">{ write( value, true ) }</bdi>
		</span>
	) : (
		<span className="uf-delta is-clear">
			<i aria-hidden="true">{ value > 0 ? '▲' : '▼' }</i>
			<span className="screen-reader-text">
				{ value > 0 ? __( 'higher by', 'userfeedback' ) : __( 'lower by', 'userfeedback' ) }{ ' ' }
			</span>
			<bdi dir="ltr">{ write( Math.abs( value ), false ) }</bdi>
		</span>
	);
}

/** Whether a difference is clear, in words. */
export function verdict( difference: Difference, names: Names ): string {
	if ( difference.within_margin ) {
		return __( 'Within the margin: no clear difference.', 'userfeedback' );
	}
	return difference.value > 0
		? /* translators: %s: group A, e.g. Mobile */
			sprintf( __( 'Clear: %s is higher.', 'userfeedback' ), names.a )
		: /* translators: %s: group A, e.g. Mobile */
			sprintf( __( 'Clear: %s is lower.', 'userfeedback' ), names.a );
}

export function Verdict( {
	difference,
	names,
	write,
	digits = 1,
}: {
	difference: Difference | null;
	names: Names;
	write: Write;
	digits?: number;
} ) {
	return difference === null ? (
		<>{ __( 'No difference is shown.', 'userfeedback' ) }</>
	) : (
		<>
			<Delta difference={ difference } write={ write } />{ ' ' }
			{ sprintf(
				/* translators: %s: interval, e.g. −32 to −16 */
				__( '95%%: %s.', 'userfeedback' ),
				interval( difference, digits )
			) }{ ' ' }
			{ verdict( difference, names ) }
		</>
	);
}

const SHARES: ComparedKind[] = [ 'csat', 'agreed', 'answered' ];

/** What a figure is, e.g. "Mean". */
export function figureName( { kind, label }: ComparedFigure, type: string ): string {
	return {
		nps: __( 'NPS', 'userfeedback' ),
		mean: type === 'star-rating' ? __( 'Stars, mean', 'userfeedback' ) : __( 'Mean', 'userfeedback' ),
		median: __( 'Median', 'userfeedback' ),
		csat: __( 'CSAT', 'userfeedback' ),
		ces: __( 'CES', 'userfeedback' ),
		place: label,
		agreed: __( 'Agreed, of those who were asked', 'userfeedback' ),
		answered: __( 'Answered, of those who were asked', 'userfeedback' ),
	}[ kind ];
}

/** A value of a figure, or an end of its interval, as people read it. */
export function writeValue( { kind, digits }: ComparedFigure, value: number | string ): string {
	if ( typeof value === 'string' || kind === 'median' ) {
		return measured( value );
	}
	if ( SHARES.includes( kind ) ) {
		return formatPercent( value );
	}
	return kind === 'nps' ? formatSigned( value ) : formatNumber( value, digits );
}

/** How the difference of a figure is written: shares in percentage points. */
export const writeDifference = ( { kind, digits }: ComparedFigure ): Write =>
	SHARES.includes( kind ) ? points : written( digits );

/** Why groups of so many have no difference, '' where they have one. */
export function refusal( a: number, b: number, { overlap, complete }: Comparison ): string {
	if ( ! complete || overlap !== 0 ) {
		return '';
	}
	const small = [ ...( a < SMALL_SAMPLE ? [ 'A' ] : [] ), ...( b < SMALL_SAMPLE ? [ 'B' ] : [] ) ];
	if ( small.length === 2 ) {
		return sprintf(
			/* translators: %s: 30 */
			__( 'Not shown. A and B have fewer than %s answers.', 'userfeedback' ),
			formatNumber( SMALL_SAMPLE )
		);
	}
	return small[ 0 ] === undefined
		? ''
		: sprintf(
				/* translators: 1: A or B. 2: 30 */
				__( 'Not shown. %1$s has fewer than %2$s answers.', 'userfeedback' ),
				small[ 0 ],
				formatNumber( SMALL_SAMPLE )
			);
}
