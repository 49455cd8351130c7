import type { RestErrorBody } from '../../types';
import { boot } from '../app/boot';
import { ApiError, askToSignIn, OFFLINE, SIGNED_OUT } from './client';

/** The reply of an action. `AjaxRouter` always adds `success`; actions of other plugins may omit it. */
interface Answer {
	success?: boolean;
	data?: { code?: string; message?: string; params?: Record< string, string > };
}

/** A refused ajax call, with the whole reply. */
export class AjaxError extends ApiError {
	constructor(
		body: ConstructorParameters< typeof ApiError >[ 0 ],
		/** Data of the refusal, e.g. `reload` of `userfeedback_connect_url`. */
		readonly details: Record< string, unknown >
	) {
		super( body );
		this.name = 'AjaxError';
	}
}

/** "0", "-1" and a login page do not count as a reply (A111). */
function isAnswer( value: unknown ): value is Answer {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/**
 * Calls an admin-ajax action (CALL-29 to CALL-42).
 *
 * @param action Begins with `userfeedback_`.
 * @param fields Its fields.
 * @param signal Ends the call when its screen is left.
 * @return The answer's data; the whole answer when it has no `success` (A111).
 * @throws AjaxError When the server refuses, cannot be reached or answers nonsense.
 */
export async function ajax< T >(
	action: string,
	fields: Record< string, string > = {},
	signal: AbortSignal | null = null
): Promise< T > {
	const { url, nonce } = boot().ajax;
	let response: Response;
	try {
		response = await fetch( url, {
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( { action, nonce, ...fields } ),
			signal,
		} );
	} catch ( error ) {
		if ( signal?.aborted ) {
			throw error;
		}
		throw new AjaxError( { code: OFFLINE }, {} );
	}
	const { status } = response;
	const body: unknown = await response.json().catch( () => null );
	const answer = isAnswer( body ) ? body : null;
	if ( answer && answer.success !== false && response.ok ) {
		return ( answer.success === undefined ? answer : answer.data ) as T;
	}
	const refusal = answer?.success === false ? answer.data : undefined;
	// WordPress's reply to who is not signed in: no action answers visitors.
	const code = body === 0 ? SIGNED_OUT : refusal?.code;
	throw askToSignIn(
		new AjaxError(
			{
				...( code ? { code } : {} ),
				...( refusal?.message ? { message: refusal.message } : {} ),
				data: {
					...( refusal as RestErrorBody[ 'data' ] ),
					// A refusal may come with 200. Status 0 has no message for people.
					status: refusal && status < 400 ? 422 : status,
				},
			},
			{ ...refusal }
		)
	);
}

/**
 * Calls an action in the background: a network error is ignored (CALL-30).
 *
 * @param action Begins with `userfeedback_`.
 * @param fields Its fields.
 * @throws AjaxError When the server refuses or answers nonsense.
 */
export async function ajaxInBackground( action: string, fields: Record< string, string > = {} ): Promise< void > {
	try {
		await ajax( action, fields );
	} catch ( error ) {
		if ( ! ( error instanceof AjaxError && error.unreached ) ) {
			throw error;
		}
	}
}
