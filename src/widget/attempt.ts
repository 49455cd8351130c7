/**
 * The visitor's attempt: one id and the answers so far, kept for this tab, so
 * that a reload or a restored tab goes on with the same response instead of
 * starting a second one.
 */
import type { Draft } from '../domain/answers';
import { uuid } from './uuid';

export interface Attempt {
	clientId: string;
	drafts: Record< string, Draft >;
}

const keyOf = ( surveyId: number ) => `userfeedback-attempt-${ surveyId }`;

export function readAttempt( surveyId: number ): Attempt {
	try {
		const value = JSON.parse( sessionStorage.getItem( keyOf( surveyId ) ) ?? 'null' ) as Partial< Attempt > | null;
		if ( typeof value?.clientId === 'string' && value.drafts instanceof Object ) {
			return { clientId: value.clientId, drafts: value.drafts };
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
