import type { PluginSettings, SettingValues } from '../../../types';
import { request } from '../client';
import { storeInConfig } from './config';

/**
 * POST settings (CALL-25). The page's own configuration learns of them as well (CALL-54).
 *
 * @param settings The settings to change.
 */
export async function saveSettings( settings: Partial< SettingValues > ): Promise< PluginSettings > {
	const reply = await request< PluginSettings >( 'settings', { method: 'POST', data: { settings } } );
	storeInConfig( reply.settings );
	return reply;
}
