const isSwitchedOn = ( before: unknown, after: unknown ): boolean => after === true && before !== true;

/** Days as a number or a text; 0 keeps for good. */
const daysOf = ( value: unknown ): number =>
	typeof value === 'number' || typeof value === 'string' ? Number( value ) || 0 : 0;

const isShorter = ( before: unknown, after: unknown ): boolean =>
	daysOf( after ) > 0 && ( daysOf( before ) === 0 || daysOf( after ) < daysOf( before ) );

const RULES = new Map( [
	[ 'keep_responses_days', isShorter ],
	[ 'uninstall_remove_data', isSwitchedOn ],
	[ 'heatmap_auto_delete_enabled', isSwitchedOn ],
	[ 'heatmap_retention_period', isShorter ],
] );

/**
 * Whether a change deletes data, now or when the plugin goes: an import asks for a yes before. `Settings\Setting`
 * decides the same on the server.
 *
 * @param key    Of the setting.
 * @param before Its value here.
 * @param after  Its value in the file.
 */
export function wouldDelete( key: string, before: unknown, after: unknown ): boolean {
	return RULES.get( key )?.( before, after ) ?? false;
}
