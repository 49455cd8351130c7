/**
 * Keeps a visitor's answers in this tab, so that a reload, a restored tab or
 * the next page goes on with the same response where it was left.
 */
import type { Draft } from '../../domain/answers';
import type { WidgetSurvey } from '../../types';
import { toJson } from '../json';

export interface Session {
	clientId: string;
	/** Of the page on which the answers began: its revision of the survey is the one they were given to. */
	nonces: WidgetSurvey[ 'nonces' ];
	drafts: Record< string, Draft >;
	/** Ids of the questions left behind, in order. */
	path: readonly string[];
}

/** @param name The survey's cookie: sites of a network share storage and have surveys of one id. */
const keyOf = ( name: string ) => `${ name }-answers`;

/** What this tab keeps, or null. Only this file writes there, and always all of it. */
export function readSession( name: string ): Session | null {
	try {
		// What is not there is parsed as "null".
		return JSON.parse( sessionStorage.getItem( keyOf( name ) ) as string ) as Session | null;
	} catch {
		return null;
	}
}

export function writeSession( name: string, session: Session | null ): void {
	try {
		if ( session ) {
			sessionStorage.setItem( keyOf( name ), toJson( session ) );
		} else {
			sessionStorage.removeItem( keyOf( name ) );
		}
	} catch {
		// Without storage the answers live as long as the page.
	}
}
