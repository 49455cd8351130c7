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

/** @param name The survey's cookie: sites of a network share storage and have surveys of one id. */
const keyOf = ( name: string ) => `${ name }-answers`;

export function readSession( name: string ): Session {
	try {
		const value = JSON.parse( sessionStorage.getItem( keyOf( name ) ) ?? 'null' ) as Partial< Session > | null;
		if ( typeof value?.clientId === 'string' && value.drafts instanceof Object && Array.isArray( value.path ) ) {
			return value as Session;
		}
	} catch {
		// Begin anew.
	}
	return { clientId: uuid(), drafts: {}, path: [] };
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
