import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-about/app';
import type { BootData, CompanionInfo } from '../../../src/types';
import { installBoot } from '../support/boot';
import { renderUi } from '../support/render';
import { ajaxActions, installServer, Refusal, server } from '../support/server';
import { findToast } from '../support/toast';

installServer();

const LITE = { is_pro: false, is_licensed: false, license_type: '' } as const;
const NO_MANAGER = { edit: true, view: false, delete: false, manage: false, all: true };

function companion( key: string, more: Partial< CompanionInfo > = {} ): CompanionInfo {
	return {
		slug: key,
		title: `Title ${ key }`,
		excerpt: `About ${ key }`,
		icon: 'plugins',
		basename: `${ key }/${ key }.php`,
		installed: false,
		active: false,
		setup_complete: false,
		...more,
	};
}

/** Opens a route of the app, with the plugins as they are there. */
function open( route: string, boot: Partial< BootData > = {}, plugins: Record< string, CompanionInfo > = {} ) {
	installBoot( boot );
	window.location.hash = `#${ route }`;
	server.use( ajaxActions( { userfeedback_get_plugins: () => ( { plugins } ) } ) );
	return renderUi( <App /> );
}

beforeEach( () => {
	vi.stubGlobal( 'matchMedia', () => ( { matches: false } ) );
} );

describe( 'About', () => {
	it( 'shows the plugins that go well with it (ABOUT-01, ABOUT-02)', async () => {
		open( '/about', {}, { aioseo: companion( 'aioseo' ), 'wpforms-lite': companion( 'wpforms-lite' ) } );
		expect( await screen.findByRole( 'listitem', { name: 'Title aioseo' } ) ).toHaveTextContent( 'Not installed' );
		expect( screen.getAllByRole( 'heading', { level: 3 } ) ).toHaveLength( 2 );
	} );

	it( 'leads to the growth tools (ABOUT-11)', async () => {
		const { user } = open( '/about' );
		await user.click( screen.getByRole( 'link', { name: 'Growth Tools' } ) );
		expect( screen.getByRole( 'heading', { level: 1, name: 'Growth Tools' } ) ).toBeVisible();
	} );

	it( 'asks nothing of the server for people who may not install, and offers no more tools', () => {
		installBoot( { capabilities: NO_MANAGER } );
		window.location.hash = '#/about';
		renderUi( <App /> );
		expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveTextContent( 'Ask your visitors' );
		expect( screen.queryByRole( 'link', { name: 'Growth Tools' } ) ).toBeNull();
	} );

	it( 'installs, then activates, busy in between (ABOUT-03)', async () => {
		const { user } = open( '/about', {}, { aioseo: companion( 'aioseo' ) } );
		const card = await screen.findByRole( 'listitem', { name: 'Title aioseo' } );
		const sent: string[] = [];
		server.use(
			ajaxActions( {
				// The server takes texts of a boolean only, so it refuses an empty one.
				userfeedback_install_plugin: ( { slug = '', activate = 'nothing' } ) => ( {
					sent: sent.push( `install ${ slug }, activate ${ activate }` ),
				} ),
				userfeedback_activate_plugin: ( { basename = '' } ) => ( {
					sent: sent.push( `activate ${ basename }` ),
				} ),
			} )
		);
		await user.click( within( card ).getByRole( 'button', { name: 'Install Title aioseo' } ) );
		expect( within( card ).getByRole( 'button' ) ).toHaveTextContent( 'Installing...' );
		expect( within( card ).getByRole( 'button' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( await within( card ).findByRole( 'button', { name: 'Activate Title aioseo' } ) );
		await waitFor( () => expect( within( card ).getByRole( 'status' ) ).toHaveTextContent( /^Active$/ ) );
		await waitFor( () => expect( within( card ).queryByRole( 'button' ) ).toBeNull() );
		expect( sent ).toEqual( [ 'install aioseo, activate 0', 'activate aioseo/aioseo.php' ] );
	} );

	it( 'says what failed (ERR-14)', async () => {
		const { user } = open( '/about', {}, { aioseo: companion( 'aioseo' ) } );
		await screen.findByRole( 'listitem', { name: 'Title aioseo' } );
		server.use(
			ajaxActions( {
				userfeedback_install_plugin: () => {
					throw new Refusal( 500, { code: 'userfeedback_install', message: 'No space.' } );
				},
			} )
		);
		await user.click( screen.getByRole( 'button', { name: 'Install Title aioseo' } ) );
		expect( await findToast( 'There was an error installing the plugin' ) ).toBeVisible();
	} );

	it( 'compares Lite with Pro: two rows for both, thirteen for Pro only (ABOUT-05 to ABOUT-07)', () => {
		open( '/about/lite-vs-pro', LITE );
		const rows = within( screen.getByRole( 'table' ) ).getAllByRole( 'row' ).slice( 1 );
		const words = rows.map( ( row ) =>
			within( row )
				.getAllByRole( 'cell' )
				.map( ( { textContent } ) => textContent )
		);
		expect( words.filter( ( [ lite ] ) => lite === 'Included' ) ).toHaveLength( 2 );
		expect( words.filter( ( [ lite ] ) => lite === 'Not included' ) ).toHaveLength( 13 );
		expect( words.every( ( [ , pro ] ) => pro === 'Included' ) ).toBe( true );
	} );

	it( 'hides the comparison from Pro, also by its address (ABOUT-05)', () => {
		open( '/about/lite-vs-pro' );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: 'Lite vs Pro' } ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'About Us' } ) ).toHaveAttribute( 'aria-current', 'page' );
	} );

	it( 'begins with four steps (ABOUT-04)', () => {
		open( '/about/getting-started' );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 4 );
		expect( screen.getByRole( 'link', { name: 'Create Survey' } ).getAttribute( 'href' ) ).toMatch(
			/userfeedback_surveys#\/first-survey$/
		);
	} );
} );

describe( 'Welcome', () => {
	it( 'leads to the first survey and shows the price in Lite (ABOUT-08 to ABOUT-10)', () => {
		open( '/welcome', LITE );
		expect( screen.getByRole( 'heading', { level: 1, name: 'Welcome to UserFeedback' } ) ).toBeVisible();
		expect( screen.getAllByRole( 'link', { name: 'Create Your First Survey' } )[ 0 ] ).toHaveAttribute(
			'href',
			expect.stringMatching( /#\/first-survey$/ )
		);
		expect( screen.getByText( '$199 per year' ) ).toBeVisible();
		expect( screen.queryByText( 'Testimonials' ) ).toBeNull();
		expect( screen.queryByText( /Watch the tour/ ) ).toBeNull();
	} );

	it( 'shows what the owner has: a film and what people said', () => {
		const { owner } = installBoot();
		open( '/welcome', {
			owner: { ...owner, video_url: 'https://film.test/', testimonials: [ { text: 'Good.', name: 'Ann' } ] },
		} );
		expect( screen.getByRole( 'link', { name: /Watch the tour/ } ) ).toHaveAttribute(
			'href',
			'https://film.test/'
		);
		expect( screen.getByText( 'Good.' ) ).toBeVisible();
		expect( screen.queryByText( '$199 per year' ) ).toBeNull();
	} );
} );

describe( 'Growth tools', () => {
	it( 'has five tabs that scroll to their sections (ABOUT-11, ABOUT-12)', async () => {
		const scrolled: unknown[] = [];
		Element.prototype.scrollIntoView = function ( this: Element, options ) {
			scrolled.push( [ this.id, ( options as ScrollIntoViewOptions ).behavior ] );
		};
		const { user } = open( '/growth-tools', {}, { aioseo: companion( 'aioseo' ) } );
		const tabs = within( screen.getByRole( 'navigation', { name: 'Sections' } ) ).getAllByRole( 'button' );
		expect( tabs.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Featured',
			'Traffic',
			'Engagement',
			'Revenue',
			'Guides & Resources',
		] );
		for ( const tab of tabs ) {
			await user.click( tab );
			expect( tab ).toHaveAttribute( 'aria-current', 'true' );
		}
		expect( scrolled ).toEqual(
			[ 'featured', 'traffic', 'engagement', 'revenue', 'guides' ].map( ( id ) => [ id, 'smooth' ] )
		);
	} );

	it( 'leaves out tabs of plugins for people who may not install (ABOUT-12)', () => {
		open( '/growth-tools', { capabilities: NO_MANAGER } );
		const tabs = within( screen.getByRole( 'navigation', { name: 'Sections' } ) ).getAllByRole( 'button' );
		expect( tabs.map( ( { textContent } ) => textContent ) ).toEqual( [ 'Featured', 'Guides & Resources' ] );
		const sections = screen.getAllByRole( 'heading', { level: 2 } );
		expect( sections.map( ( { textContent } ) => textContent ) ).toEqual( [ 'Featured', 'Guides & Resources' ] );
	} );

	it.each( [
		[ LITE, 'Upgrade to Pro' ],
		[ { is_licensed: false, license_type: '' } as const, 'Activate License' ],
		[ { license_type: 'plus' } as const, 'Upgrade to Elite' ],
		[ {}, 'Create Survey' ],
	] )( 'features what fits the license (ABOUT-13): %j', ( boot, words ) => {
		open( '/growth-tools', boot );
		expect( screen.getByRole( 'link', { name: words } ) ).toBeVisible();
	} );
} );
