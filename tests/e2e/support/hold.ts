import type { Page } from '@playwright/test';

/** Holds the replies of a route, such as `surveys/12/results`. What comes back lets them go. */
export async function holdReplies( page: Page, path: string ): Promise< () => void > {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route(
		new RegExp( `userfeedback(/|%2F)v1(/|%2F)${ path.replaceAll( '/', '(/|%2F)' ) }(\\?|&|$)` ),
		async ( route ) => {
			await held;
			await route.continue();
		}
	);
	return release;
}
