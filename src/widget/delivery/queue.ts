/**
 * Answers on their way, kept in localStorage until the server has them. One key
 * for each: tabs never overwrite each other's entries. When storage refuses
 * (quota, private mode, blocked cookies) memory takes over for this page.
 */
import type { SubmissionPayload } from '../../types';
import { toJson } from '../json';
import type { Finished } from './finished';
import { QUEUE_PREFIX } from './queue-prefix';
import { submissionOf } from './submission';

/** Undelivered answers are thrown away after a day. */
const LIFETIME = 24 * 60 * 60_000;

export interface QueueEntry {
	url: string;
	body: SubmissionPayload;
	/** When it was made, when it is due, and before when the server does not want it (Retry-After). Milliseconds since 1970. */
	at: number;
	due: number;
	floor: number;
	tries: number;
}

const memory = new Map< string, QueueEntry >();

const keyOf = ( entry: QueueEntry ) => QUEUE_PREFIX + entry.body.client_id;

function isEntry( value: unknown ): value is QueueEntry {
	const entry = value as Partial< QueueEntry > | null;
	return (
		typeof entry?.url === 'string' &&
		typeof entry.body?.client_id === 'string' &&
		Array.isArray( entry.body.answers ) &&
		[ entry.at, entry.due, entry.floor, entry.tries ].every( Number.isFinite )
	);
}

/** Turns entries of `keepForLater()` into entries like the others. */
function entryOf( value: QueueEntry | Finished ): unknown {
	return 'survey' in value
		? { ...submissionOf( value ), at: value.at, due: value.at, floor: value.at, tries: 0 }
		: value;
}

/** Says whether the entry outlives this page. */
export function keep( entry: QueueEntry ): boolean {
	try {
		localStorage.setItem( keyOf( entry ), toJson( entry ) );
		memory.delete( keyOf( entry ) );
		return true;
	} catch {
		memory.set( keyOf( entry ), entry );
		return false;
	}
}

export function drop( entry: QueueEntry ): void {
	memory.delete( keyOf( entry ) );
	try {
		localStorage.removeItem( keyOf( entry ) );
	} catch {
		// Storage that cannot be read holds nothing of ours.
	}
}

/** Everything undelivered, oldest first. What is corrupted or too old is removed. */
export function pending( now = Date.now() ): QueueEntry[] {
	const found = new Map( memory );
	try {
		for ( const key of Object.keys( localStorage ).filter( ( name ) => name.startsWith( QUEUE_PREFIX ) ) ) {
			let entry: unknown;
			try {
				entry = entryOf( JSON.parse( localStorage.getItem( key ) ?? '' ) as QueueEntry | Finished );
			} catch {
				// Falls to the check below.
			}
			// A clock that was set back must not keep answers for ever.
			if ( isEntry( entry ) && Math.abs( now - entry.at ) < LIFETIME ) {
				found.set( key, entry );
			} else {
				localStorage.removeItem( key );
			}
		}
	} catch {
		// Memory alone, then.
	}
	return [ ...found.values() ].sort( ( a, b ) => a.at - b.at );
}
