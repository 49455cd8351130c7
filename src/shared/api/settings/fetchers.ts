import type { NewsState, PluginSettings, UsageData } from '../../../types';
import { request } from '../client';

/**
 * GET settings (CALL-24).
 *
 * @param signal Ends the call when its screen is left.
 */
export function fetchSettings( signal: AbortSignal ): Promise< PluginSettings > {
	return request( 'settings', { signal } );
}

/**
 * GET settings/usage.
 *
 * @param signal Ends the call when its screen is left.
 */
export function fetchUsage( signal: AbortSignal ): Promise< UsageData > {
	return request( 'settings/usage', { signal } );
}

/**
 * GET settings/news.
 *
 * @param signal Ends the call when its screen is left.
 */
export function fetchNews( signal: AbortSignal ): Promise< NewsState > {
	return request( 'settings/news', { signal } );
}
