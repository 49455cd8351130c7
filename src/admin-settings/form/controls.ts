/** Sizes of WordPress 7.1 on older versions, where these props are not the default yet. */
export const MODERN = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** For controls that have no height of their own. */
export const NO_MARGIN = { __nextHasNoMarginBottom: true } as const;
