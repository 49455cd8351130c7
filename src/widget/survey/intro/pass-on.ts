import type { Answer, WidgetThankYou } from '../../../types';

/** Characters of one answer in an address; servers refuse long ones. */
const MOST = 200;

/**
 * The redirects with answers in their addresses. Skipped and hidden questions leave their parameter out, and
 * so do answers of several parts that have no one text.
 *
 * @param thanks  Settings of the survey; a page leaves out what is empty.
 * @param pass    Which answers go along, and under which name.
 * @param answers Given ones.
 * @param page    Address of this page, for redirects without a host.
 */
export function passOn(
	thanks: Partial< WidgetThankYou >,
	pass: readonly { question: string; name: string }[],
	answers: readonly Answer[],
	page: string
): Partial< WidgetThankYou > {
	const given = pass.flatMap( ( { question, name } ) => {
		const value: unknown = answers.find( ( { question_id: id } ) => id === question )?.value ?? null;
		const parts: unknown[] = Array.isArray( value ) ? value : [ value ];
		const text = parts.filter( ( part ) => part !== null && typeof part !== 'object' ).join( ',' );
		return text ? [ [ name, text.slice( 0, MOST ) ] as const ] : [];
	} );
	const add = ( address: string ) => {
		if ( address === '' ) {
			return '';
		}
		const url = new URL( address, page );
		given.forEach( ( [ name, text ] ) => url.searchParams.set( name, text ) );
		return url.href;
	};
	const { redirect_url: url = '', conditions = [] } = thanks;
	return {
		...thanks,
		redirect_url: add( url ),
		conditions: conditions.map( ( row ) => ( { ...row, redirect_url: add( row.redirect_url ) } ) ),
	};
}
