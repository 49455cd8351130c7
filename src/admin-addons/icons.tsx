import type { ReactElement } from 'react';
import {
	brush,
	cloudUpload,
	color,
	formatListBullets,
	globe,
	layout,
	plugins,
	scheduled,
	seen,
	starFilled,
} from '@wordpress/icons';

/** Icons that addons.json names. Named imports, so that no other is in the bundle. */
const ICONS: Record< string, ReactElement > = {
	brush,
	cloudUpload,
	color,
	formatListBullets,
	globe,
	layout,
	scheduled,
	seen,
	starFilled,
};

/**
 * @param name Of an addon.
 * @return The general one for an addon that is newer than this version.
 */
export function addonIcon( name: string ): ReactElement {
	return ICONS[ name ] ?? plugins;
}
