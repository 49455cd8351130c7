import type { BootData, FeatureAccess, FeatureKey } from '../../types';
import { boot } from '../app/boot';

export type AddonState = 'active' | 'inactive' | 'missing' | 'damaged';

/**
 * What this screen unlocks, from boot data. The server decides (Plan\Entitlements) and refuses calls as well.
 *
 * @param addon Key of PLAN-04, e.g. `branding`.
 */
export function addonState( addon: string ): AddonState {
	const entry = boot().addons[ addon ];
	if ( ! entry?.installed ) {
		return 'missing';
	}
	if ( entry.damaged ) {
		return 'damaged';
	}
	return entry.active ? 'active' : 'inactive';
}

/**
 * @param addon Key of PLAN-04.
 */
export function addonActive( addon: string ): boolean {
	return addonState( addon ) === 'active';
}

/**
 * @param capability What the person at the screen wants to do.
 */
export function can( capability: keyof BootData[ 'capabilities' ] ): boolean {
	return boot().capabilities[ capability ];
}

/**
 * Access to a feature. The server refuses the same calls.
 *
 * @param key Key of `Plan\Feature`.
 */
export function feature( key: FeatureKey ): FeatureAccess {
	return boot().features[ key ];
}

/**
 * @param key Key of `Plan\Feature`.
 */
export function allows( key: FeatureKey ): boolean {
	return feature( key ).allowed;
}
