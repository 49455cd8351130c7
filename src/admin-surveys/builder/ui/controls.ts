/**
 * Core components that are experimental by name and stable since before
 * WordPress 6.8, imported in this one place.
 */
export {
	__experimentalInputControl as InputControl,
	__experimentalNumberControl as NumberControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
} from '@wordpress/components';

/** WordPress 6.8 needs both to draw what 7.1 draws by itself. */
export const MODERN = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** For controls that have no height of their own. */
export const FLAT = { __nextHasNoMarginBottom: true } as const;

/** For controls without a margin. */
export const TALL = { __next40pxDefaultSize: true } as const;
