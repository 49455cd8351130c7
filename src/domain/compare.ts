/**
 * Compares an answer with the value of a condition (requirements LOGIC-10, LOGIC-11, decisions A15, A29).
 */
import type { AnswerValue } from '../types';

/** Not `trim()` alone: both languages must agree on what a blank is. */
const fold = ( value: unknown ): string =>
	String( value )
		.replace( /^[\s\u200b]+|[\s\u200b]+$/g, '' )
		// Not `toLowerCase()`: it makes two letters of a sigma, by its place in the word.
		.toUpperCase();

/** Decimal numbers, and days as eight digits. `Number()` alone would also read '', '0x1f' and '1e3'. */
export const number = ( value: string ): number => {
	const text = value.replace( /\b-/g, '' );
	return /^-?\d+(\.\d+)?$/.test( text ) ? Number( text ) : NaN;
};

const isNothing = ( value: AnswerValue | undefined ): value is null | undefined | '' =>
	typeof value !== 'number' && ! value?.length;

/**
 * Compares an answer. An array (checkbox) equals a value when it contains only that value; text operators match
 * any of its items. Texts are trimmed and compared without case (A15). An empty value matches nothing.
 */
function holds( value: string | number | string[], compare: string, expected: string ): boolean {
	const items = ( Array.isArray( value ) ? value : [ value ] ).map( fold );
	const right = fold( expected );
	const any = ( test: ( left: string ) => boolean ) => right !== '' && items.some( test );

	switch ( compare ) {
		case '=':
			return items.length === 1 && items[ 0 ] === right;
		case '!=':
			return ! holds( value, '=', expected );
		case 'IN':
			return any( ( left ) => ( Array.isArray( value ) ? left === right : left.includes( right ) ) );
		case 'CONTAINS':
			return any( ( left ) => left.includes( right ) );
		case '!CONTAINS':
			return ! holds( value, 'CONTAINS', expected );
		case 'STARTS_WITH':
			return any( ( left ) => left.startsWith( right ) );
		case 'ENDS_WITH':
			return any( ( left ) => left.endsWith( right ) );
		case '>':
			return ! Array.isArray( value ) && number( fold( value ) ) > number( right );
		case '<':
			return ! Array.isArray( value ) && number( fold( value ) ) < number( right );
		default:
			return false;
	}
}

/**
 * One comparison (LOGIC-10, LOGIC-11).
 *
 * @param value    Answer; null, '' or [] when the visitor passed the question.
 * @param compare  Operator; an unknown one is false.
 * @param expected Value of the condition.
 */
export const compareAnswer = ( value: AnswerValue | undefined, compare: string, expected: string ): boolean =>
	isNothing( value ) ? compare === '!=' || compare === '!CONTAINS' : holds( value, compare, expected );
