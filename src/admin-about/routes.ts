/**
 * Routes of the about app by name (ABOUT-01, ABOUT-04, ABOUT-05, ABOUT-08, ABOUT-11).
 */
export const ROUTES = {
	about: '/about',
	gettingStarted: '/about/getting-started',
	liteVsPro: '/about/lite-vs-pro',
	welcome: '/welcome',
	growthTools: '/growth-tools',
} as const;
