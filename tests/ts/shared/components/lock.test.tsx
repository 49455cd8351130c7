import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LockedButton, LockTag, useLock } from '../../../../src/shared/components/lock';
import { LockLine } from '../../../../src/shared/components/lock-line';
import { UpgradeModal } from '../../../../src/shared/components/upgrade-modal';
import { upgradeLink } from '../../../../src/shared/lib/upgrade-link';
import type { BootData, FeatureState } from '../../../../src/types';
import { bootData, features, installBoot } from '../../support/boot';
import { renderUi } from '../../support/render';

const { owner } = bootData();

function Sample( { text, message }: { text?: string; message?: string } ) {
	const lock = useLock( {
		feature: 'branding',
		name: 'Custom Branding',
		medium: 'survey-branding',
		...( message === undefined ? {} : { message } ),
	} );
	return (
		<>
			<LockLine lock={ lock } { ...( text === undefined ? {} : { text } ) } />
			{ lock ? <LockedButton lock={ lock }>Colors</LockedButton> : <button type="button">Colors</button> }
			{ lock && <LockTag lock={ lock } /> }
		</>
	);
}

function lockedBy(
	state: FeatureState,
	addon: BootData[ 'addons' ][ string ] = { installed: false, active: false, type: 'licensed' }
) {
	installBoot( { features: features( { branding: state } ), addons: { branding: addon } } );
}

beforeEach( () => {
	installBoot();
} );

describe( 'Upgrade links', () => {
	it( 'carry the campaign tag of the control (PLAN-16)', () => {
		expect( upgradeLink( 'survey-runtime' ) ).toBe(
			'https://shop.test/pricing/?utm_source=proplugin&utm_medium=survey-runtime&utm_campaign=userfeedback&utm_content=0.1.0'
		);
	} );

	it( 'keep the affiliate around them (PLAN-17)', () => {
		installBoot( { upgrade_link: 'https://aff.test/7?to=https%3A%2F%2Fvendor.test%2F%3Futm_medium%3D__medium__' } );
		expect( upgradeLink( 'a-b' ) ).toBe( 'https://aff.test/7?to=https%3A%2F%2Fvendor.test%2F%3Futm_medium%3Da-b' );
	} );
} );

describe( 'Upgrade modal', () => {
	it( 'says the plan, the way there and the bonus (PLAN-12 to PLAN-14)', () => {
		renderUi( <UpgradeModal name="Heatmaps" plan="elite" medium="heatmaps" onClose={ vi.fn() } /> );
		const dialog = screen.getByRole( 'dialog', { name: 'Heatmaps is a Elite feature' } );
		expect( dialog ).toHaveTextContent(
			"We're sorry, the Heatmaps is not available on your plan. Please upgrade to the Elite plan to unlock all these awesome features."
		);
		expect( dialog ).toHaveTextContent( 'Bonus: existing users get 50% off, applied at checkout.' );
		expect( within( dialog ).getByRole( 'link', { name: /^Upgrade to Elite/ } ) ).toHaveAttribute(
			'href',
			upgradeLink( 'heatmaps' )
		);
		expect( within( dialog ).getByRole( 'link', { name: 'Already purchased?' } ) ).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=userfeedback_settings#/general'
		);
	} );

	it( 'names Pro when no plan is given (PLAN-11)', () => {
		renderUi( <UpgradeModal name="Icons" medium="icons" onClose={ vi.fn() } /> );
		expect( screen.getByRole( 'dialog', { name: 'Icons is a Pro feature' } ) ).toBeVisible();
	} );

	it( 'shows nothing that the owner left empty, nor settings to those who may not manage', () => {
		installBoot( {
			owner: { ...owner, discount_percent: 0 },
			upgrade_link: '',
			capabilities: { edit: true, view: true, delete: true, manage: false, all: true },
		} );
		renderUi( <UpgradeModal name="Icons" medium="icons" onClose={ vi.fn() } /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.queryByText( /Bonus/ ) ).toBeNull();
	} );
} );

describe( 'Lock', () => {
	it( 'is not there where the feature is open', () => {
		renderUi( <Sample /> );
		expect( screen.getByRole( 'button', { name: 'Colors' } ) ).not.toHaveAttribute( 'aria-disabled' );
		expect( screen.queryByText( /feature/ ) ).toBeNull();
	} );

	it( 'keeps a button reachable, says what it needs and opens the upgrade modal by Enter', async () => {
		lockedBy( 'upgrade' );
		const { user } = renderUi( <Sample /> );
		const button = screen.getByRole( 'button', { name: 'Colors' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.tab();
		await user.tab();
		expect( button ).toHaveFocus();
		expect( await screen.findByRole( 'tooltip' ) ).toHaveTextContent( 'Custom Branding is a Plus feature.' );
		await user.keyboard( '{Enter}' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Custom Branding is a Plus feature' } );
		expect( within( dialog ).getByRole( 'link', { name: /Upgrade to Plus/ } ) ).toHaveAttribute(
			'href',
			upgradeLink( 'survey-branding' )
		);
		await user.click( within( dialog ).getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
	} );

	it( 'marks its section with one line, in the words of the caller or its own (PLAN-06)', async () => {
		lockedBy( 'upgrade' );
		const { user, unmount } = renderUi( <Sample text="Visitors see our colors." /> );
		expect( screen.getByText( 'Visitors see our colors.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Upgrade to Plus' } ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		unmount();
		renderUi( <Sample /> );
		expect( screen.getByText( 'Custom Branding is a Plus feature.' ) ).toBeVisible();
	} );

	it( 'asks for the key where only that is missing', async () => {
		lockedBy( 'license' );
		const { user } = renderUi( <Sample /> );
		const settings = 'http://site.test/wp-admin/admin.php?page=userfeedback_settings#/general';
		expect( screen.getByRole( 'link', { name: 'Activate License' } ) ).toHaveAttribute( 'href', settings );
		await user.click( screen.getByRole( 'button', { name: 'Colors' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Activate License' } );
		expect( within( dialog ).getByRole( 'link', { name: 'Activate License' } ) ).toHaveAttribute(
			'href',
			settings
		);
	} );

	it( 'asks to activate an addon that is there (PLAN-18)', async () => {
		lockedBy( 'activate', { installed: true, active: false, type: 'licensed' } );
		const { user } = renderUi( <Sample /> );
		expect( screen.getByText( 'Please activate the Branding addon to access this feature.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Activate Addon' } ) ).toBeEnabled();
		await user.click( screen.getByRole( 'button', { name: 'Colors' } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Branding Addon' } ) ).toHaveTextContent(
			'Please activate the Branding addon to access this feature.'
		);
	} );

	it( 'says that an addon is damaged, and offers to install it again', async () => {
		lockedBy( 'repair', { installed: true, active: false, damaged: true, type: 'licensed' } );
		const { user } = renderUi( <Sample message="Please activate the Branding addon to see colors." /> );
		const text = 'The Branding addon is active but does not work. Install it again.';
		expect( screen.getByText( text ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Install Addon Again' } ) ).toBeEnabled();
		await user.click( screen.getByRole( 'button', { name: 'Colors' } ) );
		expect( await screen.findByRole( 'dialog', { name: 'Branding Addon' } ) ).toHaveTextContent( text );
	} );

	it( 'asks in the words of the caller', () => {
		lockedBy( 'install' );
		renderUi( <Sample message="Please activate the Behavior addon to access Survey Scheduling." /> );
		expect( screen.getByText( 'Please activate the Behavior addon to access Survey Scheduling.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Install Addon' } ) ).toBeEnabled();
	} );

	it( 'sends people who may not manage to somebody who may', () => {
		lockedBy( 'install' );
		window.userfeedbackBoot = {
			...bootData(),
			...window.userfeedbackBoot,
			capabilities: { edit: true, view: true, delete: true, manage: false, all: true },
		};
		renderUi( <Sample /> );
		expect( screen.getByText( 'Ask an administrator of this site.' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Install Addon' } ) ).toBeNull();
	} );
} );
