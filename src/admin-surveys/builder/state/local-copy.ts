import type { Draft } from '../../../domain/draft/draft';
import { boot } from '../../../shared/app/boot';

/** Unsaved work on one survey, as this browser keeps it. */
export interface LocalCopy {
	/** When it was kept, in milliseconds. */
	at: number;
	/** Of the version that it was made of. */
	revision: number;
	draft: Draft;
	/** The page reloads and must go on with it, without asking. */
	resume: boolean;
}

declare global {
	interface Window {
		/** Core prints it on every admin page. */
		userSettings?: { uid: string };
	}
}

const PREFIX = 'userfeedback-unsaved';
const MOST_COPIES = 10;
const MOST_CHARACTERS = 500_000;
const KEEP_MS = 30 * 86_400_000;

/** People may share a browser, and the sites of a network share its storage. */
const ours = () => `${ PREFIX } ${ boot().rest.root } ${ window.userSettings?.uid ?? '' } `;
/** `beside`: newer work, while older work is still offered. */
const keyOf = ( id: number, beside: boolean ) => `${ ours() }${ id }${ beside ? ' beside' : '' }`;

function parse( text: string | null ): LocalCopy | null {
	try {
		const copy = JSON.parse( text ?? 'null' ) as LocalCopy | null;
		return copy && Date.now() - copy.at < KEEP_MS && Array.isArray( copy.draft.questions ) ? copy : null;
	} catch {
		return null;
	}
}

/**
 * The work that was not saved, or null.
 *
 * @param id     The survey; 0 for one that was never saved.
 * @param beside What was done while older work was offered and nobody had decided about it.
 */
export function readCopy( id: number, beside = false ): LocalCopy | null {
	try {
		return parse( localStorage.getItem( keyOf( id, beside ) ) );
	} catch {
		return null;
	}
}

/** @return Whether it is kept now: a browser may refuse, and has room for so much. */
export function writeCopy( id: number, copy: LocalCopy, beside = false ): boolean {
	try {
		const text = JSON.stringify( copy );
		if ( text.length > MOST_CHARACTERS ) {
			removeCopy( id, beside );
			return false;
		}
		localStorage.setItem( keyOf( id, beside ), text );
		dropOldest();
		return true;
	} catch {
		return false;
	}
}

export function removeCopy( id: number, beside = false ): void {
	try {
		localStorage.removeItem( keyOf( id, beside ) );
	} catch {
		// A browser without storage has nothing to remove.
	}
}

function dropOldest() {
	const copies = Object.keys( localStorage )
		.filter( ( key ) => key.startsWith( ours() ) )
		.map( ( key ) => ( { key, at: parse( localStorage.getItem( key ) )?.at ?? 0 } ) )
		.sort( ( one, other ) => other.at - one.at );
	for ( const { key } of copies.slice( MOST_COPIES ) ) {
		localStorage.removeItem( key );
	}
}
