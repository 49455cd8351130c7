import { __, sprintf } from '@wordpress/i18n';
import type { ComparedQuestion, Difference, GroupName } from '../../types';
import { formatNumber, formatSigned } from '../../shared/format/numbers';

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

export const DIGITS = { nps: 0, mean: 2 };

export function differenceOf( question: ComparedQuestion, figure: 'nps' | 'mean' ): Difference | null {
	return figure === 'nps' ? question.nps_difference : question.mean_difference;
}

export function valueOf( question: ComparedQuestion, group: GroupName, figure: 'nps' | 'mean' ): string {
	const { nps, mean } = question[ group ];
	return figure === 'nps' ? formatSigned( nps?.nps ?? 0 ) : formatNumber( mean?.value ?? 0, 2 );
}
