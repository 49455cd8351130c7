import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/admin-addons/app';
import { ROUTES } from '../../../src/admin-addons/routes';
import type { AddonInfo, LicenseInfo } from '../../../src/types';
import { addonInfos } from '../support/addons';
import { bootData, installBoot } from '../support/boot';
import { freezeTimers, pass, until } from '../support/frozen';
import { renderUi } from '../support/render';
import { ajaxActions, ajaxCalls, installServer, Refusal, server } from '../support/server';
import { gate } from '../support/gate';

installServer();

const { license } = bootData();
const SETTINGS = 'http://site.test/wp-admin/admin.php?page=userfeedback_settings#/general';

type Actions = Parameters< typeof ajaxActions >[ 0 ];

/** A site whose addons remember what was done to them. */
function site(
	states: Record< string, Partial< AddonInfo > > = {},
	actions: Actions = {},
	key: LicenseInfo | null = license
) {
	const addons = addonInfos( states );
	const change = ( { plugin = '' }: Record< string, string >, by: Partial< AddonInfo > ) => {
		const addon = addons.find( ( { url, basename } ) => [ url, basename ].includes( plugin ) );
		Object.assign( addon ?? {}, by );
		return { plugin: addon?.basename };
	};
	server.use(
		ajaxActions( {
			userfeedback_get_addons: () => ( { addons } ),
			userfeedback_vue_get_license: () => ( { license: key, network: null } ),
			userfeedback_install_addon: ( sent ) => change( sent, { installed: true } ),
			userfeedback_activate_addon: ( sent ) => change( sent, { active: true } ),
			userfeedback_deactivate_addon: ( sent ) => change( sent, { active: false } ),
			...actions,
		} )
	);
}

function lite() {
	installBoot( { is_pro: false, is_licensed: false, license_type: '', license: null } );
	const all = addonInfos().map( ( { slug } ) => [ slug, { type: 'unlicensed' as const } ] );
	site( Object.fromEntries( all ) as Record< string, Partial< AddonInfo > > );
}

async function card( title: string ) {
	return within( await screen.findByRole( 'listitem', { name: title } ) );
}

const workCalls = async () =>
	( await ajaxCalls() )
		.map( ( { action = '', plugin } ) => [ action, plugin ] )
		.filter( ( [ action = '' ] ) => /(install|activate|deactivate)_addon$/.test( action ) );

beforeEach( () => {
	installBoot();
	window.location.hash = '';
} );

describe( 'Addons page', () => {
	it( 'has one route, named addons (ADD-01)', () => {
		expect( ROUTES ).toEqual( { addons: '/' } );
	} );

	it( 'shows a card per addon with excerpt and plan (ADD-02, ADD-04)', async () => {
		site();
		renderUi( <App /> );
		expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 9 );
		expect( screen.getByRole( 'heading', { level: 1, name: 'UserFeedback Addons' } ) ).toBeVisible();
		const heatmaps = await card( 'Heatmaps' );
		expect( heatmaps.getByText( 'See where visitors click, move and stop reading.' ) ).toBeVisible();
		expect( heatmaps.getByText( 'Elite' ) ).toBeVisible();
		expect( ( await card( 'Branding' ) ).getByText( 'Plus' ) ).toBeVisible();
	} );

	it( 'finds by title, whatever the case, and says when there is none (ADD-03)', async () => {
		site();
		const { user } = renderUi( <App /> );
		await screen.findAllByRole( 'listitem' );
		const search = screen.getByRole( 'searchbox', { name: 'Search addons' } );
		await user.type( search, 'BRAND' );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( ( await card( 'Branding' ) ).getByRole( 'button' ) ).toBeVisible();
		await user.type( search, 'x' );
		expect( screen.getByRole( 'heading', { name: 'No addon found for “BRANDx”' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Clear search' } ) );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 9 );
	} );

	it( 'says when the addons cannot be loaded, and tries again', async () => {
		let old = true;
		site(
			{},
			{
				userfeedback_get_addons: () => {
					if ( old ) {
						throw new Refusal( 403, { message: 'This page is too old. Please reload it and try again.' } );
					}
					return { addons: addonInfos() };
				},
			}
		);
		const { user } = renderUi( <App /> );
		const retry = await screen.findByRole( 'button', { name: 'Retry' } );
		old = false;
		await user.click( retry );
		expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 9 );
	} );
} );

describe( 'What a card offers', () => {
	it( 'installs, activates or deactivates a licensed addon (ADD-08)', async () => {
		site( { behavior: { installed: true }, templates: { installed: true, active: true } } );
		renderUi( <App /> );
		expect( ( await card( 'Branding' ) ).getByRole( 'button', { name: 'Install Branding' } ) ).toHaveTextContent(
			/^Install$/
		);
		expect( ( await card( 'Branding' ) ).getByText( 'Not installed' ) ).toBeVisible();
		expect( ( await card( 'Behavior' ) ).getByRole( 'button', { name: 'Activate Behavior' } ) ).toHaveTextContent(
			/^Activate$/
		);
		expect( ( await card( 'Behavior' ) ).getByText( 'Not active' ) ).toBeVisible();
		expect(
			( await card( 'Templates' ) ).getByRole( 'button', { name: 'Deactivate Templates' } )
		).toHaveTextContent( /^Deactivate$/ );
		expect( ( await card( 'Templates' ) ).getByText( 'Active' ) ).toBeVisible();
	} );

	it( 'upgrades where the plan lacks it (ADD-14, ADD-16)', async () => {
		installBoot( { license_type: 'plus' } );
		site( { heatmaps: { type: 'unlicensed' } } );
		renderUi( <App /> );
		const link = ( await card( 'Heatmaps' ) ).getByRole( 'link', { name: 'Upgrade Now to get Heatmaps' } );
		expect( link ).toHaveTextContent( 'Upgrade Now' );
		expect( link.getAttribute( 'href' ) ).toContain( 'utm_medium=addons-heatmaps' );
		expect( ( await card( 'Heatmaps' ) ).getByText( 'Not in your plan' ) ).toBeVisible();
		expect( ( await card( 'Heatmaps' ) ).queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'always switches off what runs, and says what its editing needs (ADD-14, ADD-17)', async () => {
		installBoot( { license_type: 'plus' } );
		site( { heatmaps: { type: 'unlicensed', installed: true, active: true } } );
		const { unmount } = renderUi( <App /> );
		const heatmaps = await card( 'Heatmaps' );
		expect( heatmaps.getByRole( 'link', { name: 'Upgrade Now to get Heatmaps' } ) ).toBeVisible();
		expect( heatmaps.getByText( 'Active, editing needs a bigger plan' ) ).toBeVisible();
		freezeTimers();
		fireEvent.click( heatmaps.getByRole( 'button', { name: 'Deactivate Heatmaps' } ) );
		await until( () => expect( heatmaps.getByText( 'Not in your plan' ) ).toBeVisible() );
		pass( 1000 );
		expect( heatmaps.queryByRole( 'button' ) ).toBeNull();
		expect( await workCalls() ).toEqual( [
			[ 'userfeedback_deactivate_addon', 'userfeedback-heatmaps/userfeedback-heatmaps.php' ],
		] );
		unmount();
		vi.useRealTimers();

		installBoot( { is_licensed: false, license_type: '', license: null } );
		site( { heatmaps: { type: 'unlicensed', installed: true, active: true } }, {}, null );
		renderUi( <App /> );
		expect( ( await card( 'Heatmaps' ) ).getByRole( 'link', { name: 'Activate License' } ) ).toBeVisible();
		expect( ( await card( 'Heatmaps' ) ).getByText( 'Active, editing needs a license' ) ).toBeVisible();
		expect( ( await card( 'Heatmaps' ) ).getByRole( 'button', { name: 'Deactivate Heatmaps' } ) ).toBeEnabled();
	} );

	it( 'leads elsewhere with a redirect (ADD-15)', async () => {
		site( { 'post-ratings': { redirect: 'https://elsewhere.test/ratings' } } );
		renderUi( <App /> );
		expect( ( await card( 'Post Ratings' ) ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://elsewhere.test/ratings'
		);
	} );

	it( 'asks for the key, and offers nothing that needs one, without it (ADD-06, ADD-17)', async () => {
		installBoot( { is_licensed: false, license_type: '', license: null } );
		site( { branding: { type: 'unlicensed', installed: true } }, {}, null );
		renderUi( <App /> );
		expect(
			await screen.findByText(
				( _text, element ) =>
					element?.textContent === 'Please enter your license key to install addons.' &&
					element.className.includes( 'content' )
			)
		).toBeVisible();
		expect( ( await card( 'Branding' ) ).getByRole( 'link', { name: 'Activate License' } ) ).toHaveAttribute(
			'href',
			SETTINGS
		);
		expect( ( await card( 'Branding' ) ).queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'does not ask for the key while the license loads, nor where there is one (ADD-06)', async () => {
		const licensed = gate();
		site(
			{},
			{
				userfeedback_vue_get_license: async () => {
					await licensed.passed;
					return { license, network: null };
				},
			}
		);
		renderUi( <App /> );
		await screen.findAllByRole( 'listitem' );
		expect( document.querySelector( '.uf-addons__notice' ) ).toBeNull();
		licensed.open();
		await act( () => new Promise( ( resolve ) => setTimeout( resolve, 50 ) ) );
		expect( document.querySelector( '.uf-addons__notice' ) ).toBeNull();
	} );

	it( 'says why an addon that is active does not run', async () => {
		site( { branding: { installed: true, problem: 'This addon needs version 2.' } } );
		renderUi( <App /> );
		expect( ( await card( 'Branding' ) ).getByText( 'This addon needs version 2.' ) ).toBeVisible();
	} );

	it( 'installs a damaged addon again, or switches it off', async () => {
		site( { branding: { installed: true, active: true, problem: 'It failed. It says: Class not found' } } );
		const { user } = renderUi( <App /> );
		const branding = await card( 'Branding' );
		expect( branding.getByRole( 'button', { name: 'Deactivate Branding' } ) ).toBeEnabled();
		await user.click( branding.getByRole( 'button', { name: 'Install Branding again' } ) );
		await waitFor( async () =>
			expect( ( await workCalls() ).map( ( [ action ] ) => action ) ).toEqual( [
				'userfeedback_install_addon',
				'userfeedback_activate_addon',
			] )
		);
	} );
} );

describe( 'Lite', () => {
	it( 'says that addons are a PRO feature and asks the vendor nothing (ADD-05)', async () => {
		lite();
		renderUi( <App /> );
		expect( await screen.findByText( 'Addons are a PRO feature.' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Already purchased?' } ) ).toHaveAttribute( 'href', SETTINGS );
		expect( await screen.findAllByText( 'Upgrade Now' ) ).toHaveLength( 9 );
		expect( ( await ajaxCalls() ).map( ( { action } ) => action ) ).toEqual( [ 'userfeedback_get_addons' ] );
	} );

	it( 'welcomes people who come back from the shop (ADD-07)', async () => {
		lite();
		const { user } = renderUi( <App /> );
		const link = ( await card( 'Branding' ) ).getByRole( 'link', { name: /Upgrade Now/ } );
		const visible = vi.spyOn( document, 'visibilityState', 'get' );
		const look = ( state: DocumentVisibilityState ) => {
			visible.mockReturnValue( state );
			act( () => void document.dispatchEvent( new Event( 'visibilitychange' ) ) );
		};
		look( 'visible' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		await user.click( link );
		look( 'hidden' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		look( 'visible' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Welcome back' } );
		expect( within( dialog ).getByRole( 'link', { name: 'Enter my license key' } ) ).toHaveAttribute(
			'href',
			SETTINGS
		);
		await user.click( within( dialog ).getByRole( 'button', { name: 'Not yet' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		look( 'visible' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'Work on an addon', () => {
	it( 'installs, goes on to activate, and keeps the label for a second (ADD-09 to ADD-11)', async () => {
		const installing = gate();
		site(
			{},
			{
				userfeedback_install_addon: async () => {
					await installing.passed;
					return { plugin: 'userfeedback-branding/userfeedback-branding.php', activated: false };
				},
			}
		);
		renderUi( <App /> );
		const branding = await card( 'Branding' );
		freezeTimers();
		fireEvent.click( branding.getByRole( 'button', { name: 'Install Branding' } ) );
		expect( branding.getByRole( 'button', { name: 'Installing...' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		fireEvent.click( branding.getByRole( 'button' ) );
		await until( async () => expect( await workCalls() ).toHaveLength( 1 ) );
		installing.open();
		await until( () => expect( branding.getByRole( 'button', { name: 'Activating...' } ) ).toBeVisible() );
		await until( () => expect( branding.getByText( 'Active' ) ).toBeVisible() );
		pass( 999 );
		expect( branding.getByRole( 'button', { name: 'Activating...' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		pass( 1 );
		expect( branding.getByRole( 'button', { name: 'Deactivate Branding' } ) ).not.toHaveAttribute(
			'aria-disabled'
		);
		expect( await workCalls() ).toEqual( [
			[ 'userfeedback_install_addon', 'https://vendor.test/userfeedback/packages/userfeedback-branding.zip' ],
			[ 'userfeedback_activate_addon', 'userfeedback-branding/userfeedback-branding.php' ],
		] );
	} );

	it( 'stays busy when its card comes back after a search (ADD-09)', async () => {
		const installing = gate();
		site(
			{},
			{
				userfeedback_install_addon: async () => {
					await installing.passed;
					return { plugin: 'userfeedback-branding/userfeedback-branding.php', activated: false };
				},
			}
		);
		const { user } = renderUi( <App /> );
		await user.click( ( await card( 'Branding' ) ).getByRole( 'button', { name: 'Install Branding' } ) );
		const search = screen.getByRole( 'searchbox', { name: 'Search addons' } );
		await user.type( search, 'heat' );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		await user.type( search, 'x' );
		expect( screen.queryByRole( 'listitem' ) ).toBeNull();
		await user.clear( search );
		expect( ( await card( 'Branding' ) ).getByRole( 'button' ) ).toHaveTextContent( 'Installing...' );
		installing.open();
		expect( await ( await card( 'Branding' ) ).findByText( 'Active' ) ).toBeVisible();
	} );

	it( 'deactivates and then offers to activate (ADD-09, ADD-18)', async () => {
		site( { branding: { installed: true, active: true } } );
		renderUi( <App /> );
		const branding = await card( 'Branding' );
		freezeTimers();
		fireEvent.click( branding.getByRole( 'button', { name: 'Deactivate Branding' } ) );
		expect( branding.getByRole( 'button', { name: 'Deactivating...' } ) ).toBeVisible();
		await until( () => expect( branding.getByText( 'Not active' ) ).toBeVisible() );
		pass( 1000 );
		expect( branding.getByRole( 'button', { name: 'Activate Branding' } ) ).toBeVisible();
	} );

	it( 'says what failed in a toast and on the card, and can be tried again (ERR-13)', async () => {
		site(
			{},
			{
				userfeedback_install_addon: () => {
					throw new Refusal( 502, { message: 'not for people' } );
				},
			}
		);
		renderUi( <App /> );
		const branding = await card( 'Branding' );
		freezeTimers();
		fireEvent.click( branding.getByRole( 'button', { name: 'Install Branding' } ) );
		await until( () =>
			expect( document.querySelector( '.uf-toast' ) ).toHaveTextContent(
				'There was an error installing the addon'
			)
		);
		pass( 1000 );
		expect( branding.getByText( 'There was an error installing the addon' ) ).toBeVisible();
		expect( branding.getByRole( 'button', { name: 'Install Branding' } ) ).not.toHaveAttribute( 'aria-disabled' );
	} );

	it( 'names a vendor who did not answer (ERR-13)', async () => {
		site(
			{},
			{
				userfeedback_install_addon: () => {
					throw new Refusal( 503, {
						code: 'userfeedback_install',
						message: 'The vendor of UserFeedback could not be reached.',
					} );
				},
			}
		);
		renderUi( <App /> );
		const branding = await card( 'Branding' );
		freezeTimers();
		fireEvent.click( branding.getByRole( 'button', { name: 'Install Branding' } ) );
		await until( () =>
			expect( document.querySelector( '.uf-toast' ) ).toHaveTextContent(
				'There was an error installing the addonThe vendor of UserFeedback could not be reached.'
			)
		);
		pass( 1000 );
		expect( branding.getByText( /The vendor of UserFeedback could not be reached\./ ) ).toBeVisible();
	} );

	it( 'tells what the server says when activating is refused', async () => {
		site(
			{ branding: { installed: true } },
			{
				userfeedback_activate_addon: () => {
					throw new Refusal( 403, { message: 'Sorry, you are not allowed to do that.' } );
				},
			}
		);
		renderUi( <App /> );
		const branding = await card( 'Branding' );
		freezeTimers();
		fireEvent.click( branding.getByRole( 'button', { name: 'Activate Branding' } ) );
		await until( () =>
			expect( document.querySelector( '.uf-toast' ) ).toHaveTextContent(
				'Sorry, you are not allowed to do that.'
			)
		);
		pass( 1000 );
		expect(
			branding.getByText( 'Sorry, you are not allowed to do that.' ).closest( '.uf-addon__trouble' )
		).toHaveTextContent( 'There was an error activating the addonSorry, you are not allowed to do that.' );
	} );
} );
