import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { BootData } from '../../../../src/types';
import { boot } from '../../../../src/shared/app/boot';
import { LiteBanner } from '../../../../src/admin-surveys/list/lite-banner';
import { bootData, installBoot } from '../../support/boot';
import { freezeTimers, pass } from '../../support/frozen';
import { renderUi } from '../../support/render';
import { installServer, requests, server } from '../../support/server';

installServer();

function open( boot: Partial< BootData > = {} ) {
	installBoot( { is_pro: false, ...boot } );
	return renderUi( <LiteBanner /> );
}

const banner = () => screen.queryByRole( 'region', { name: 'Get more from your surveys with UserFeedback Pro' } );

describe( 'the banner of Lite', () => {
	it( 'PLAN-07 to PLAN-10: benefits, 50% and the link with its campaign tag', () => {
		open();
		expect( banner() ).toHaveTextContent( '20+ premium templates' );
		expect( banner() ).toHaveTextContent( 'Unlimited surveys and responses are included in every plan.' );
		expect( banner() ).toHaveTextContent( 'Lite users save 50%. Your coupon is applied at checkout.' );
		const link = new URL( screen.getByRole( 'link', { name: /^Upgrade to Pro/ } ).getAttribute( 'href' ) ?? '' );
		expect( link.searchParams.get( 'utm_medium' ) ).toBe( 'survey-list' );
	} );

	it( "says the owner's figures: another share, a coupon, or nothing", () => {
		const { owner } = bootData();
		const { unmount } = open( { owner: { ...owner, discount_percent: 30, coupon: 'BEAN' } } );
		expect( banner() ).toHaveTextContent( 'Lite users save 30% with the coupon BEAN at checkout.' );
		unmount();
		open( { owner: { ...owner, discount_percent: 0 }, upgrade_link: '' } );
		expect( banner() ).not.toHaveTextContent( 'Lite users save' );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'is not there in Pro', () => {
		open( { is_pro: true } );
		expect( banner() ).not.toBeInTheDocument();
	} );

	it( 'A103: goes for good when the person dismisses it, and leaves the offers of other screens', async () => {
		server.use(
			http.post( 'http://site.test/wp-admin/admin-ajax.php', () =>
				HttpResponse.json( { success: true, data: {} } )
			)
		);
		const { user, unmount } = open();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( banner() ).not.toBeInTheDocument();
		await waitFor( () => expect( requests ).toHaveLength( 1 ) );
		const fields = new URLSearchParams( await requests[ 0 ]?.clone().text() );
		expect( fields.get( 'action' ) ).toBe( 'userfeedback_ajax_vue_remove_notice' );
		expect( fields.get( 'notice_id' ) ).toBe( 'lite-banner' );
		expect( boot().blurb ).toBe( '' );
		await waitFor( () => expect( boot().lite_banner ).toBe( false ) );
		unmount();
		renderUi( <LiteBanner /> );
		expect( banner() ).not.toBeInTheDocument();
		unmount();
		open( { lite_banner: false } );
		expect( banner() ).not.toBeInTheDocument();
	} );

	it( 'slides away in half a second (CONST-05)', () => {
		server.use(
			http.post( 'http://site.test/wp-admin/admin-ajax.php', () =>
				HttpResponse.json( { success: true, data: {} } )
			)
		);
		open();
		freezeTimers();
		fireEvent.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		pass( 499 );
		expect( document.querySelector( '.uf-lite' ) ).not.toBeNull();
		pass( 1 );
		expect( document.querySelector( '.uf-lite' ) ).toBeNull();
		vi.useRealTimers();
	} );

	it( 'comes back with the reason when the server could not remember it', async () => {
		server.use(
			http.post( 'http://site.test/wp-admin/admin-ajax.php', () =>
				HttpResponse.json( { success: false, data: { message: 'This page is too old.' } }, { status: 403 } )
			)
		);
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		expect( ( await screen.findAllByText( 'This page is too old.' ) ).length ).toBeGreaterThan( 0 );
		expect( banner() ).toBeInTheDocument();
		expect( boot().lite_banner ).toBe( true );
	} );

	it( 'stays when the person put away the offers of other screens', () => {
		open( { blurb: 'hidden' } );
		expect( banner() ).toBeInTheDocument();
	} );
} );
