import type { Analytics, AnalyticsPlugin } from '../../types';

/** The plugin that passes events on: the first that is active (A72). */
export function activePlugin( { plugins }: Pick< Analytics, 'plugins' > ): AnalyticsPlugin | null {
	return Object.values( plugins ).find( ( { is_active: isActive } ) => isActive ) ?? null;
}

/**
 * What tracking is set to by itself: on where a plugin is active, off where one is only installed (SET-23, SET-24).
 *
 * @param analytics The plugins of this site.
 * @param savedAt   When the survey was last saved; '' for a new one.
 * @return Null leaves the owner's switch: nothing changed since they last saved (A72).
 */
export function automaticTracking( analytics: Analytics | null, savedAt: string ): boolean | null {
	if ( ! analytics?.changed_at || savedAt >= analytics.changed_at ) {
		return null;
	}
	const isInstalled = Object.values( analytics.plugins ).some( ( { is_installed: installed } ) => installed );
	return isInstalled ? activePlugin( analytics ) !== null : null;
}
