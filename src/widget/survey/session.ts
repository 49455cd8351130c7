/**
 * Keeps a visitor's answers in this tab, so that a reload, a restored tab or
 * the next page goes on with the same response where it was left.
 */
import type { Draft } from '../../domain/answers';
import { toJson } from '../json';
import { uuid } from './uuid';

export interface Session {
	clientId: string;
	drafts: Record< string, Draft >;
	/** Ids of the questions left behind, in order. */
	path: readonly string[];
}

const keyOf = ( surveyId: number ) => `userfeedback-answers-${ surveyId }`;

export function readSession( surveyId: number ): Session {
	try {
		const value = JSON.parse( sessionStorage.getItem( keyOf( surveyId ) ) ?? 'null' ) as Partial< Session > | null;
		if ( typeof value?.clientId === 'string' && value.drafts instanceof Object && Array.isArray( value.path ) ) {
			return value as Session;
		}
	} catch {
		// Begin anew.
	}
	return { clientId: uuid(), drafts: {}, path: [] };
}

export function writeSession( surveyId: number, session: Session | null ): void {
	try {
		if ( session ) {
			sessionStorage.setItem( keyOf( surveyId ), toJson( session ) );
		} else {
			sessionStorage.removeItem( keyOf( surveyId ) );
		}
	} catch {
		// Without storage the answers live as long as the page.
	}
}
