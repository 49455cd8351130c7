/**
 * Delivery of answers (design: idempotent submission). Answers are stored before
 * they are sent, sent until the server has them, and then removed. The visitor
 * sees nothing of it (WID-62).
 */
import type { SubmissionPayload } from '../../types';
import { toJson } from '../json';
import { drop, keep, pending } from './queue';
import type { QueueEntry } from './queue';
import { attempt, oneTabAtATime, outlives } from './delivery-attempt';

const MAX_TRIES = 10;
const MAX_WAIT = 30 * 60_000;

/** 1, 2, 4 … s, at most 30 minutes, each half as long to half as long again. */
export const backOff = ( tries: number, random: number ): number =>
	Math.min( MAX_WAIT, 1000 * 2 ** ( tries - 1 ) ) * ( 0.5 + random );

let timer: ReturnType< typeof setTimeout > | undefined;
let watching = false;
let running: Promise< void > | undefined;

async function deliver( entry: QueueEntry ): Promise< void > {
	const verdict = await attempt( entry.url, toJson( entry.body ) );
	if ( typeof verdict === 'string' ) {
		drop( entry );
		return;
	}
	const tries = entry.tries + 1;
	const floor = Date.now() + verdict;
	keep( { ...entry, tries, floor, due: Math.max( floor, Date.now() + backOff( tries, Math.random() ) ) } );
}

/** Sends what is due, one after the other. The list is read anew each time: another tab may have been here. */
async function drain(): Promise< void > {
	for (;;) {
		const entry = pending().find( ( { due, tries } ) => tries < MAX_TRIES && due <= Date.now() );
		if ( ! entry ) {
			return;
		}
		await deliver( entry );
	}
}

function schedule(): void {
	clearTimeout( timer );
	const waits = pending().filter( ( { tries } ) => tries < MAX_TRIES );
	if ( waits.length ) {
		timer = setTimeout(
			() => void flush(),
			Math.max( 0, Math.min( ...waits.map( ( { due } ) => due ) ) - Date.now() )
		);
	}
}

/** Delivers what is due; resolves when every due entry had its attempt. */
export async function flush(): Promise< void > {
	watchPage();
	// One run at a time in this tab as well; what came in meanwhile gets the next one.
	const before = running;
	const run = ( async () => {
		await before;
		if ( pending().some( ( { due, tries } ) => tries < MAX_TRIES && due <= Date.now() ) ) {
			await oneTabAtATime( drain );
		}
		schedule();
	} )().catch( schedule );
	running = run;
	await run;
}

/** A new page or a network that came back is a good reason for new tries at once, if the server allows. */
function retryNow(): void {
	pending().forEach( ( entry ) => keep( { ...entry, tries: 0, due: entry.floor } ) );
	void flush();
}

/** The page goes away: the browser sends what waits. It stays in the queue until a reply was seen. */
function sendBeacons(): void {
	for ( const { url, body, due } of pending() ) {
		const text = toJson( body );
		if ( due <= Date.now() && outlives( text ) ) {
			if ( ! navigator.sendBeacon( url, new Blob( [ text ], { type: 'application/json' } ) ) ) {
				return;
			}
		}
	}
}

function watchPage(): void {
	if ( watching ) {
		return;
	}
	watching = true;
	addEventListener( 'online', retryNow );
	addEventListener( 'pagehide', sendBeacons );
	document.addEventListener( 'visibilitychange', () => {
		// Timers of a hidden tab are late.
		if ( document.visibilityState === 'visible' ) {
			void flush();
		}
	} );
}

/** On a page of a later visit: delivers what an earlier one left behind. */
export function resume(): void {
	watchPage();
	retryNow();
}

export interface Submission {
	/** The answers outlive this page. */
	stored: boolean;
	/** Resolves after the first attempt: whether nothing is left to send. */
	sent: Promise< boolean >;
}

/** Stores the answers, then sends them. */
export function submit( url: string, body: SubmissionPayload ): Submission {
	const now = Date.now();
	const stored = keep( { url, body, at: now, due: now, floor: now, tries: 0 } );
	const sent = flush().then( () => ! pending().some( ( entry ) => entry.body.client_id === body.client_id ) );
	return { stored, sent };
}
