/**
 * From the last answer to the transport. That is a module of its own, because no
 * visitor needs it to see a survey; it is fetched while the first question is
 * read. Should it be missing, nothing is lost: the answers are written down first.
 */
import type { SubmissionPayload } from '../types';
import { part } from './part';
import { QUEUE_PREFIX } from './queue-prefix';
import type * as Transport from './transport';

export const transportOf = ( widget: string ): Promise< typeof Transport > => part( widget, 'transport' );

/**
 * Delivers; resolves after the first attempt, however it ended.
 *
 * @param widget Address of the widget.
 * @param url    Route of the responses.
 * @param body   What to send.
 */
export async function send( widget: string, url: string, body: SubmissionPayload ): Promise< void > {
	const now = Date.now();
	try {
		localStorage.setItem(
			QUEUE_PREFIX + body.client_id,
			JSON.stringify( { url, body, at: now, due: now, floor: now, tries: 0 } )
		);
	} catch {
		// Where nothing can be stored, the transport keeps it in memory.
	}
	try {
		await ( await transportOf( widget ) ).submit( url, body );
	} catch {
		// One try without it. What is stored stays for the next page, which sends it again under the same id.
		navigator.sendBeacon( url, new Blob( [ JSON.stringify( body ) ], { type: 'application/json' } ) );
		addEventListener( 'online', () => void send( widget, url, body ), { once: true } );
	}
}
