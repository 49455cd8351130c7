/**
 * The start of every browser story:
 *
 *     import { expect, test } from './support';
 *     test( 'story @story', async ( { admin, visitor } ) => { … } );
 *
 * `@story` in the title runs it on WordPress 6.8 and on SQLite as well.
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Problems } from './problems';
import { site } from './site';

export { expect, site };

/** Users of the test site; the password is the name. */
export type User = 'admin' | 'editor' | 'author' | 'contributor' | 'subscriber';

type StorageState = Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;

interface Fixtures {
	/** Fails the test on what it collects; `problems.allow( /…/ )` for what the test provokes. */
	problems: Problems;
	/** A page in wp-admin's profile, signed in as admin. */
	admin: Page;
	/** A page in another browser profile, signed out. */
	visitor: Page;
	/** A further profile, signed out: another visitor. */
	newVisitor: ( options?: BrowserOptions ) => Promise< Page >;
	/** A further profile, signed in. */
	signedIn: ( user: User ) => Promise< Page >;
	/** Calls one of our routes with the session of a signed-in page. */
	rest: ( page: Page, method: string, path: string, body?: unknown ) => Promise< RestReply >;
	/** Fails when axe finds something on the page, or in one part of it. */
	expectAccessible: ( page: Page, part?: string ) => Promise< void >;
}

/** What axe finds on the page, or in one part of it. */
async function violationsOf( page: Page, part?: string ) {
	// A frame that may run nothing, such as the picture of a mail, cannot be asked: axe would wait for ever.
	const axe = new AxeBuilder( { page } ).exclude( 'iframe[sandbox=""]' ).options( {
		// All rules run; what they passed is not told.
		resultTypes: [ 'violations' ],
		// WordPress's own markup around our screens is not ours to judge.
		// A part is not a page: the frame of the builder's preview needs no main landmark of its own.
		rules: part ? { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } } : {},
	} );
	// The results of several frames are put together on a page of their own; a page without frames needs none.
	axe.setLegacyMode( page.frames().length === 1 );
	return ( await ( part ? axe.include( part ) : axe ).analyze() ).violations;
}

type BrowserOptions = Parameters< Browser[ 'newContext' ] >[ 0 ];

export interface RestReply {
	status: number;
	body: unknown;
}

interface WorkerFixtures {
	sessions: Map< User, StorageState >;
}

export const test = base.extend< Fixtures, WorkerFixtures >( {
	sessions: [
		async ( {}, use ) => {
			await use( new Map() );
		},
		{ scope: 'worker' },
	],

	problems: [
		async ( {}, use ) => {
			const problems = new Problems();
			await use( problems );
			expect( problems.list() ).toEqual( [] );
		},
		{ auto: true },
	],

	newVisitor: async ( { browser, problems }, use ) => {
		const contexts: BrowserContext[] = [];
		await use( async ( options ) => {
			const context = await browser.newContext( { baseURL: site.url, ...options } );
			contexts.push( context );
			problems.watch( context );
			return context.newPage();
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},

	signedIn: async ( { newVisitor, sessions }, use ) => {
		await use( async ( user ) => {
			const known = sessions.get( user );
			// A popover that still opens can slip away between the press and the release of a click.
			const page = await newVisitor( { reducedMotion: 'reduce', ...( known ? { storageState: known } : {} ) } );
			if ( ! known ) {
				// Not by typing: on a busy machine core's script moves the focus between a click and a key.
				const reply = await page.request.post( '/wp-login.php', { form: { log: user, pwd: user } } );
				expect( reply.url(), `${ user } is signed in.` ).toContain( '/wp-admin/' );
				sessions.set( user, await page.context().storageState() );
			}
			return page;
		} );
	},

	admin: async ( { signedIn }, use ) => {
		await use( await signedIn( 'admin' ) );
	},

	visitor: async ( { newVisitor }, use ) => {
		await use( await newVisitor() );
	},

	rest: async ( {}, use ) => {
		await use( async ( page, method, path, body ) => {
			const nonce = await page.request.get( site.admin( 'admin-ajax.php?action=rest-nonce' ) );
			const reply = await page.request.fetch( `${ site.url }/wp-json/userfeedback/v1/${ path }`, {
				method,
				headers: { 'X-WP-Nonce': await nonce.text() },
				...( body === undefined ? {} : { data: body } ),
			} );
			return { status: reply.status(), body: ( await reply.json() ) as unknown };
		} );
	},

	expectAccessible: async ( {}, use ) => {
		await use( async ( page, part ) => {
			// What is read anew or fades has the contrast of neither state.
			await expect(
				page.locator( '.is-refreshing, :is( .uf-words, .uf-answers )[aria-busy="true"]' )
			).toHaveCount( 0 );
			await page.waitForFunction( () => {
				const hosts = Array.from( document.querySelectorAll( '*' ), ( { shadowRoot } ) => shadowRoot ?? [] );
				return [ document, ...hosts.flat() ].every( ( root ) =>
					root
						.getAnimations()
						.every(
							( { effect, playState } ) =>
								playState !== 'running' || effect?.getComputedTiming().endTime === Infinity
						)
				);
			} );
			const violations = await violationsOf( page, part );
			expect(
				violations.map( ( { id, help, nodes } ) => ( {
					id,
					help,
					nodes: nodes.map(
						( { target, failureSummary } ) => `${ target.join( ' ' ) }: ${ failureSummary ?? '' }`
					),
				} ) )
			).toEqual( [] );
		} );
	},
} );
