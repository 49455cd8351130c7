import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { FeatureKey, RestErrorBody } from '../../types';

/** `Plan\Entitlements::require()`: the plan, license or addon is missing. */
const UPGRADE_REQUIRED = 'userfeedback_upgrade_required';

/** `Failure::stale()`: somebody else saved after it was loaded. */
const STALE = 'userfeedback_stale';

/** Core: the session has expired, or somebody else signed in. */
export const SIGNED_OUT = 'rest_cookie_invalid_nonce';

declare global {
	/** Core scripts without an npm package. */
	interface CoreScripts {
		/** Watches the session. */
		heartbeat?: { connectNow: () => void };
	}
	interface Window {
		wp?: CoreScripts;
	}
}

/** The code that api-fetch gives a call without a network. */
export const OFFLINE = 'offline_error';

/** A call that did not reach the server. */
const UNREACHED: readonly string[] = [ OFFLINE, 'fetch_error' ];

/** How codes of our own replies begin. */
const OWN = 'userfeedback_';

/** Replaces messages of core that help nobody. A crash and a proxy have words for developers, or HTML. */
function messageOf( { code = '', message = '', data }: Partial< RestErrorBody > ): string {
	const status = data?.status ?? 0;
	switch ( code ) {
		case OFFLINE:
		case 'fetch_error':
			return __( 'Your site could not be reached. Check your connection, then try again.', 'userfeedback' );
		case SIGNED_OUT:
			return __( 'Your session has expired. Sign in again, then try once more.', 'userfeedback' );
		case 'invalid_json':
			return __( 'The server sent an unexpected reply. Try again in a moment.', 'userfeedback' );
		default:
			return status > 0 && ( status < 500 || code.startsWith( OWN ) ) ? message : '';
	}
}

/**
 * A failed call, in the format that screens handle. Its message is for people; '' where there is none.
 */
export class ApiError extends Error {
	readonly code: string;
	/** HTTP status; 0 without a reply. */
	readonly status: number;
	/** Error messages by field name. */
	readonly params: Record< string, string >;
	/** The feature that a 403 `userfeedback_upgrade_required` refuses; '' for other errors. */
	readonly feature: FeatureKey | '';
	/** Who saved first, from a 409 `userfeedback_stale`; null for other errors. */
	readonly stale: { by: string; own: boolean } | null;
	/** Whether the call did not reach the server. */
	readonly unreached: boolean;

	constructor( body: Partial< RestErrorBody > ) {
		super( messageOf( body ) );
		this.name = 'ApiError';
		this.code = body.code ?? 'unknown';
		this.status = body.data?.status ?? 0;
		this.params = body.data?.params ?? {};
		this.unreached = UNREACHED.includes( this.code );
		this.stale = body.code === STALE ? { by: body.data?.by ?? '', own: body.data?.own ?? false } : null;
		this.feature = ( body.code === UPGRADE_REQUIRED && body.data?.feature ) || '';
	}
}

/** Opens core's sign-in dialog now instead of at its next check, if the session has ended. */
export function askToSignIn( failure: ApiError ): ApiError {
	if ( failure.code === SIGNED_OUT ) {
		window.wp?.heartbeat?.connectNow();
	}
	return failure;
}

interface RequestOptions {
	method?: 'GET' | 'POST' | 'DELETE';
	data?: unknown;
	signal?: AbortSignal | undefined;
	/** The browser finishes the call after the page is closed. */
	keepalive?: boolean;
}

/**
 * Calls `userfeedback/v1/…`. Core's api-fetch adds the nonce, refreshes it
 * after a long pause and knows sites without pretty permalinks.
 *
 * @param path    Path below the namespace, without leading slash, with its query.
 * @param options Method, JSON body and abort signal.
 * @return The decoded body.
 * @throws ApiError When the server refuses or cannot be reached.
 */
export async function request< T >( path: string, options: RequestOptions = {} ): Promise< T > {
	try {
		return await apiFetch< T >( {
			path: `/userfeedback/v1/${ path }`,
			method: options.method ?? 'GET',
			...( options.data === undefined ? {} : { data: options.data } ),
			...( options.signal ? { signal: options.signal } : {} ),
			...( options.keepalive ? { keepalive: true } : {} ),
		} );
	} catch ( error ) {
		if ( error instanceof Error && error.name === 'AbortError' ) {
			throw error;
		}
		throw askToSignIn( new ApiError( error ?? {} ) );
	}
}
