/**
 * Routes of the addons app by name: the root and no other (ADD-01).
 */
export const ROUTES = { addons: '/' } as const;
