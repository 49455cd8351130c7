/**
 * The visitor's attempt: one id and the answers so far, kept for this tab, so
 * that a reload or a restored tab goes on with the same response instead of
 * starting a second one.
 */
import type { Draft } from '../domain/answers';

export interface Attempt {
	clientId: string;
	drafts: Record< string, Draft >;
}

const keyOf = ( surveyId: number ) => `userfeedback-attempt-${ surveyId }`;

/** RFC 4122 version 4. `crypto.randomUUID` exists on https only. */
export const uuid = (): string =>
	'10000000-1000-4000-8000-100000000000'.replace( /[018]/g, ( digit ) =>
		(
			Number( digit ) ^
			( ( crypto.getRandomValues( new Uint8Array( 1 ) )[ 0 ] ?? 0 ) & ( 15 >> ( Number( digit ) / 4 ) ) )
		).toString( 16 )
	);

export function readAttempt( surveyId: number ): Attempt {
	try {
		const value = JSON.parse( sessionStorage.getItem( keyOf( surveyId ) ) ?? 'null' ) as Attempt | null;
		if ( value && typeof value.clientId === 'string' && value.drafts && typeof value.drafts === 'object' ) {
			return value;
		}
	} catch {
		// Begin anew.
	}
	return { clientId: uuid(), drafts: {} };
}

export function writeAttempt( surveyId: number, attempt: Attempt | null ): void {
	try {
		if ( attempt ) {
			sessionStorage.setItem( keyOf( surveyId ), JSON.stringify( attempt ) );
		} else {
			sessionStorage.removeItem( keyOf( surveyId ) );
		}
	} catch {
		// Without storage the attempt lives as long as the page.
	}
}
