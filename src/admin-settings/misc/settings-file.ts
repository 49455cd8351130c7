import { boot } from '../../shared/app/boot';
import type { PluginSettings, SettingKey, SettingValues } from '../../types';

/** A file of this version; its content is what GET settings replies, which has no key and no secret. */
interface SettingsFile {
	userfeedback_settings: 1;
	version: string;
	settings: Partial< SettingValues >;
}

export interface Difference {
	key: SettingKey;
	now: unknown;
	after: unknown;
}

export interface Comparison {
	/** Version that wrote the file. */
	version: string;
	differences: Difference[];
	/** Settings of the file that are as here already. */
	same: number;
	/** Keys of the file that this version does not know. */
	unknown: string[];
	/** Keys whose value differs and that this site may not change. */
	locked: string[];
}

/** No file of ours comes near. */
export const MOST_BYTES = 1_000_000;

/** The text of the file. */
export function fileOf( { settings }: PluginSettings ): string {
	const file: SettingsFile = { userfeedback_settings: 1, version: boot().version, settings };
	return `${ JSON.stringify( file, null, '\t' ) }\n`;
}

/** E.g. `userfeedback-settings-2026-11-20.json`. */
export function fileName(): string {
	return `userfeedback-settings-${ boot().site.today }.json`;
}

function isMap( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/**
 * What a file would change.
 *
 * @param text Content of the file.
 * @param here The settings of this site.
 * @return null for a file that is none of ours.
 */
export function compare( text: string, here: PluginSettings ): Comparison | null {
	let file: unknown;
	try {
		file = JSON.parse( text );
	} catch {
		return null;
	}
	if ( ! isMap( file ) || file.userfeedback_settings !== 1 || ! isMap( file.settings ) ) {
		return null;
	}
	const entries = Object.entries( file.settings );
	const known = entries.filter( ( [ key ] ) => Object.hasOwn( here.settings, key ) );
	const differing = known
		.map( ( [ key, after ] ) => ( { key: key as SettingKey, now: here.settings[ key as SettingKey ], after } ) )
		.filter( ( { now, after } ) => JSON.stringify( now ) !== JSON.stringify( after ) );
	return {
		version: typeof file.version === 'string' ? file.version : '',
		differences: differing.filter( ( { key } ) => ! here.locked.includes( key ) ),
		same: known.length - differing.length,
		unknown: entries.map( ( [ key ] ) => key ).filter( ( key ) => ! Object.hasOwn( here.settings, key ) ),
		locked: differing.map( ( { key } ) => key ).filter( ( key ) => here.locked.includes( key ) ),
	};
}
