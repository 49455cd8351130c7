import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddonFlow } from '../../../../src/shared/components/addon-flow';
import { reloadPage } from '../../../../src/shared/lib/reload-page';
import { addonInfos } from '../../support/addons';
import { installBoot } from '../../support/boot';
import { freezeTimers, pass, until } from '../../support/frozen';
import { renderUi } from '../../support/render';
import { ajaxActions, ajaxCalls, installServer, Refusal, server } from '../../support/server';
import { gate } from '../../support/gate';

vi.mock( '../../../../src/shared/lib/reload-page', () => ( { reloadPage: vi.fn() } ) );

installServer();

const BASENAME = 'userfeedback-branding/userfeedback-branding.php';

function site( installed: boolean ) {
	installBoot( { addons: { branding: { installed, active: false, type: 'licensed' } } } );
	return { userfeedback_get_addons: () => ( { addons: addonInfos( { branding: { installed } } ) } ) };
}

/** Every label that the button had. */
function labels(): string[] {
	const seen: string[] = [];
	const button = screen.getByRole( 'button' );
	new MutationObserver( () => seen.push( button.textContent ) ).observe( button, {
		subtree: true,
		childList: true,
		characterData: true,
	} );
	return seen;
}

beforeEach( () => {
	freezeTimers();
	vi.mocked( reloadPage ).mockClear();
} );

describe( 'Addon flow', () => {
	it( 'installs, activates, says so, and reloads the page after a second (ADD-12)', async () => {
		const actions = site( false );
		const activating = gate();
		server.use(
			ajaxActions( {
				...actions,
				userfeedback_install_addon: () => ( { plugin: BASENAME, activated: false } ),
				userfeedback_activate_addon: async () => {
					await activating.passed;
					return { plugin: BASENAME };
				},
			} )
		);
		renderUi( <AddonFlow slug="branding" /> );
		const seen = labels();
		fireEvent.click( screen.getByRole( 'button', { name: 'Install Addon' } ) );
		await until( () =>
			expect( screen.getByRole( 'button', { name: 'Activating Addon' } ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			)
		);
		activating.open();
		await until( () => expect( screen.getByRole( 'button', { name: 'Addon Activated' } ) ).toBeVisible() );
		expect( seen ).toEqual( [ 'Installing Addon', 'Activating Addon', 'Addon Activated' ] );
		expect( ( await ajaxCalls() ).map( ( { action, plugin } ) => [ action, plugin ] ) ).toEqual( [
			[ 'userfeedback_get_addons', undefined ],
			[ 'userfeedback_install_addon', 'https://vendor.test/userfeedback/packages/userfeedback-branding.zip' ],
			[ 'userfeedback_activate_addon', BASENAME ],
		] );
		pass( 999 );
		expect( reloadPage ).not.toHaveBeenCalled();
		pass( 1 );
		expect( reloadPage ).toHaveBeenCalledOnce();
	} );

	it( 'activates an installed addon without installing it again (ADD-13)', async () => {
		const actions = site( true );
		server.use( ajaxActions( { ...actions, userfeedback_activate_addon: () => ( { plugin: BASENAME } ) } ) );
		renderUi( <AddonFlow slug="branding" /> );
		const seen = labels();
		fireEvent.click( screen.getByRole( 'button', { name: 'Activate Addon' } ) );
		fireEvent.click( screen.getByRole( 'button' ) );
		await until( () => expect( screen.getByRole( 'button', { name: 'Addon Activated' } ) ).toBeVisible() );
		expect( seen ).toEqual( [ 'Activating Addon', 'Addon Activated' ] );
		expect( await ajaxCalls() ).toHaveLength( 2 );
	} );

	it( 'says that installing failed and why, and can be tried again (ERR-13)', async () => {
		const actions = site( false );
		server.use(
			ajaxActions( {
				...actions,
				userfeedback_install_addon: () => {
					throw new Refusal( 403, {
						code: 'userfeedback_upgrade_required',
						message: 'Your plan does not include this addon.',
					} );
				},
			} )
		);
		renderUi( <AddonFlow slug="branding" /> );
		fireEvent.click( screen.getByRole( 'button', { name: 'Install Addon' } ) );
		await until( () =>
			expect(
				screen.getByText( 'There was an error installing the addon', { selector: 'strong' } )
			).toBeVisible()
		);
		expect( document.querySelector( '.uf-toast' ) ).toHaveTextContent( 'Your plan does not include this addon.' );
		expect( screen.getByRole( 'button', { name: 'Install Addon' } ) ).toBeEnabled();
		expect( reloadPage ).not.toHaveBeenCalled();
	} );
} );
