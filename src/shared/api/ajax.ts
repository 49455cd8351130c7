import type { RestErrorBody } from '../../types';
import { boot } from '../app/boot';
import { ApiError } from './client';

/** What `AjaxRouter` answers. */
type Answer< T > =
	| { success: true; data: T }
	| { success: false; data?: { code?: string; message?: string; params?: Record< string, string > } };

/**
 * A refused ajax call, with everything that the server said.
 */
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

/**
 * Calls an admin-ajax action (CALL-31 to CALL-42).
 *
 * @param action Begins with `userfeedback_`.
 * @param fields Its fields.
 * @return The answer's data.
 * @throws AjaxError When the server refuses, cannot be reached or answers nonsense.
 */
export async function ajax< T >( action: string, fields: Record< string, string > = {} ): Promise< T > {
	const { url, nonce } = boot().ajax;
	let status = 0;
	let answer: Answer< T > | null = null;
	try {
		const response = await fetch( url, {
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( { action, nonce, ...fields } ),
		} );
		status = response.status;
		answer = ( await response.json() ) as Answer< T > | null;
	} catch {
		// No answer, or a fatal error's page instead of JSON: the same to the person.
	}
	if ( answer?.success ) {
		return answer.data;
	}
	const refusal = answer?.data;
	throw new AjaxError(
		{
			...( refusal?.code ? { code: refusal.code } : {} ),
			...( refusal?.message ? { message: refusal.message } : {} ),
			data: {
				...( refusal as RestErrorBody[ 'data' ] ),
				// A refusal may come with 200; 0 and 5xx mean that nobody said anything.
				status: refusal && status < 400 ? 422 : status,
			},
		},
		{ ...refusal }
	);
}
