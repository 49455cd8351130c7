import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOGGLE_ICONS } from '../../../../src/domain/toggle-icons';
import { api, installServer, server } from '../../support/server';
import { freezeTimers, pass, until } from '../../support/frozen';
import { setInView } from '../../support/in-view';
import { savedSettings } from '../../support/settings';
import { HERE, open, site } from './support';

installServer();

beforeEach( () => {
	sessionStorage.clear();
	vi.stubGlobal( 'scrollTo', vi.fn() );
	setInView( true );
} );

const logoChoice = async () => within( ( await screen.findAllByRole( 'group', { name: 'Logo' } ) )[ 0 ]! );
const type = ( field: HTMLElement, value: string ) => fireEvent.change( field, { target: { value } } );
const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const row = ( name: string ) => {
	const found = document.querySelector< HTMLElement >( `[data-setting="${ name }"]` );
	if ( ! found ) {
		throw new Error( name );
	}
	return within( found );
};

describe( 'the Widget tab with everything open', () => {
	it( 'has its sections and draws nine different icons (STG-23, STG-27)', async () => {
		await open();
		const icons = await screen.findAllByRole( 'radio', { name: /Bubble|Smile|letter|Hand|bubbles|Arrow/ } );
		expect( icons ).toHaveLength( 9 );
		for ( const name of [ 'Styles', 'Display', 'Footer', 'Preview' ] ) {
			expect( screen.getByRole( 'heading', { name } ) ).toBeVisible();
		}
		const shapes = Array.from( document.querySelectorAll( '.uf-look__icons path' ), ( path ) =>
			path.getAttribute( 'd' )
		);
		expect( new Set( shapes ).size ).toBe( 9 );
		expect( TOGGLE_ICONS ).toContain( 'field-hand-star' );
	} );

	it( 'sends what was chosen, and only that (STG-28, STG-29)', async () => {
		const { user } = await open();
		await user.click( await screen.findByRole( 'radio', { name: 'Smile' } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Middle left' } ) );
		type( row( 'widget_toggle_text' ).getByLabelText( 'Widget label' ), 'Tell us' );
		type( screen.getByLabelText( 'Next text' ), 'Go on' );
		await user.click( save() );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{
					widget_toggle_icon: 'field-smile',
					widget_position: 'middle_left',
					widget_toggle_text: 'Tell us',
					next_text: 'Go on',
				},
			] )
		);
	} );

	it( 'goes back to the values of the specification (STG-30)', async () => {
		const { user } = await open( {
			settings: {
				widget_toggle_icon: 'field-smile',
				widget_toggle_color: '#ff0000',
				widget_theme: 'dark',
				widget_color: '#000000',
				widget_text_color: '#eeeeee',
				widget_button_color: '#117733',
			},
		} );
		await screen.findByRole( 'radio', { name: 'Smile' } );
		for ( const name of [ 'widget_toggle_icon', 'widget_toggle_color', 'widget_color' ] ) {
			await user.click( row( name ).getByRole( 'button', { name: /Back to default/ } ) );
		}
		await user.click( save() );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{
					widget_toggle_icon: 'field-userfeedback',
					widget_toggle_color: '#23282D',
					widget_theme: 'light',
					widget_color: '#ffffff',
					widget_text_color: '#23282D',
					widget_button_color: '#2D87F1',
				},
			] )
		);
	} );

	it( 'names weak colors and mends them with one click', async () => {
		const { user } = await open( { settings: { widget_button_color: '#2D87F1' } } );
		expect(
			await screen.findByText( /Button text on #2D87F1 has a contrast of 3.6 to 1/, {
				selector: '.uf-look__contrast p',
			} )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: /^Use #/ } ) );
		expect( screen.queryByText( /has a contrast of/, { selector: '.uf-look__contrast *' } ) ).toBeNull();
	} );

	it( 'wants an image for a custom logo, and clears it for none (ERR-20, STG-31, STG-32)', async () => {
		const { user } = await open( { settings: { widget_show_logo: true } } );
		const logo = await logoChoice();
		await user.click( logo.getByRole( 'radio', { name: 'Custom' } ) );
		expect( await screen.findByRole( 'button', { name: 'Upload' } ) ).toBeVisible();
		await user.click( save() );
		expect( await screen.findByText( 'You must select a custom logo.' ) ).toBeVisible();
		expect( ( await savedSettings() )[ 0 ] ?? {} ).not.toHaveProperty( 'logo_type' );
		await user.click( logo.getByRole( 'radio', { name: 'None' } ) );
		await user.click( save() );
		await waitFor( async () =>
			expect( ( await savedSettings() ).at( -1 ) ).toEqual( { logo_type: 'none', widget_show_logo: false } )
		);
	} );

	it( 'takes the logo from the media library (SHARED-15)', async () => {
		const on: Record< string, () => void > = {};
		vi.stubGlobal( 'wp', {
			media: () => ( {
				on: ( event: string, run: () => void ) => ( on[ event ] = run ),
				open: () => on.select?.(),
				state: () => ( {
					get: () => ( {
						first: () => ( { toJSON: () => ( { id: 3, url: 'http://site.test/logo.png' } ) } ),
					} ),
				} ),
			} ),
		} );
		const { user } = await open( { settings: { logo_type: 'custom', widget_show_logo: true } } );
		await user.click( await screen.findByRole( 'button', { name: 'Upload' } ) );
		expect( await screen.findByAltText( 'Your logo' ) ).toHaveAttribute( 'src', 'http://site.test/logo.png' );
		expect( screen.getByRole( 'button', { name: 'Choose another' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Reset' } ) );
		expect( screen.getByRole( 'button', { name: 'Upload' } ) ).toBeVisible();
	} );

	it( 'writes the cookie of the survey in the preview (STG-34)', async () => {
		const { user } = await open( { surveys: true } );
		const toggle = await screen.findByLabelText( /Show only the button/ );
		await waitFor( () => expect( document.querySelector( 'iframe' ) ).not.toBeNull() );
		await user.click( toggle );
		expect( document.cookie ).toMatch( /userfeedback[\w-]*-minimized=true/ );
	} );
} );

describe( 'the preview', () => {
	it( 'appears after 600 ms (STG-24, STG-26)', async () => {
		freezeTimers();
		await open( { surveys: true } );
		await until( () => expect( screen.getByLabelText( 'Select Survey' ) ).toBeVisible() );
		await until( () => expect( document.querySelector( '.uf-look__stage .uf-skeleton' ) ).not.toBeNull() );
		pass( 550 );
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		pass( 50 );
		await until( () => expect( screen.getByTitle( 'Preview of the widget on a page' ) ).toBeVisible() );
	} );

	it( 'names that there are no surveys, with the way to one (STG-25)', async () => {
		await open( { surveys: false } );
		expect( await screen.findByText( 'No Surveys' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Create New' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /#\/new\/setup$/ )
		);
	} );
} );

describe( 'fonts', () => {
	const choose = async ( user: Awaited< ReturnType< typeof open > >[ 'user' ], name: string ) => {
		await user.click( await screen.findByRole( 'button', { name: /Font family/ } ) );
		const field = await screen.findByPlaceholderText( 'Search fonts' );
		type( field, name );
		fireEvent.keyDown( field, { key: 'ArrowDown' } );
		fireEvent.keyDown( field, { key: 'Enter' } );
	};
	const hosts = () => Array.from( document.querySelectorAll( 'link' ), ( link ) => link.href );

	it( 'ask the font host for nothing before the person agrees', async () => {
		const { user } = await open();
		await user.click( await screen.findByRole( 'radio', { name: 'Use Custom Font' } ) );
		expect( screen.queryByRole( 'button', { name: /Font family/ } ) ).toBeNull();
		expect( screen.getByText( /the browsers of your visitors never ask Google/ ) ).toBeVisible();
		expect( hosts().filter( ( href ) => href.includes( 'fonts.test' ) ) ).toEqual( [] );
	} );

	it( 'are found by typing; the weight comes with the family (SHARED-24 to SHARED-26)', async () => {
		const { user } = await open();
		await user.click( await screen.findByRole( 'radio', { name: 'Use Custom Font' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Agree and show fonts' } ) );
		await choose( user, 'open' );
		expect( screen.getByRole( 'combobox', { name: 'Font weight' } ) ).toHaveValue( '300' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Font weight' } ), '700' );
		server.use(
			http.post( api( 'settings/font' ), () => HttpResponse.json( HERE( 'Open Sans Condensed', '700' ) ) )
		);
		await user.click( save() );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ widget_font: { family: 'Open Sans Condensed', weight: '700' } },
			] )
		);
		expect(
			await screen.findByText( 'Open Sans Condensed 700 comes from this site: 2 files, 24 kB.' )
		).toBeVisible();
	} );

	it( 'name a failure, offer Retry, and the old font stays', async () => {
		const { user } = await open( {
			settings: { widget_font: { family: 'Lora', weight: '400' } },
			fonts: HERE( 'Lora' ),
		} );
		await user.click( await screen.findByRole( 'button', { name: 'Agree and show fonts' } ) );
		await choose( user, 'inter' );
		server.use(
			http.post(
				api( 'settings/font' ),
				() =>
					HttpResponse.json(
						{
							code: 'userfeedback_install',
							message: 'The font host did not answer.',
							data: { status: 503 },
						},
						{ status: 503 }
					),
				{ once: true }
			)
		);
		await user.click( save() );
		expect(
			await screen.findByText(
				/Inter 400 is not on this site yet\. The font host did not answer\. Visitors keep Lora 400\./,
				{ selector: 'p' }
			)
		).toBeVisible();
		server.use( http.post( api( 'settings/font' ), () => HttpResponse.json( HERE( 'Inter' ) ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( /Inter 400 comes from this site/ ) ).toBeVisible();
	} );

	it( 'one that was saved elsewhere waits for a click', async () => {
		const { user } = await open( { settings: { widget_font: { family: 'Lora', weight: '400' } } } );
		expect( await screen.findByText( /Visitors keep the font of the theme/, { selector: 'p' } ) ).toBeVisible();
		server.use( http.post( api( 'settings/font' ), () => HttpResponse.json( HERE( 'Lora' ) ) ) );
		await user.click( screen.getByRole( 'button', { name: 'Fetch from Google Fonts' } ) );
		expect( await screen.findByText( /comes from this site/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'Use Theme' } ) );
		await user.click( save() );
		await waitFor( async () => expect( ( await savedSettings() ).at( -1 ) ).toEqual( { widget_font: null } ) );
	} );
} );

describe( 'existing surveys', () => {
	const BEFORE = { theming: { color_scheme: 'dark' }, start_minimized: false };

	it( 'get the look in slices after a question, and back', async () => {
		const ids = Array.from( { length: 45 }, ( _, at ) => at + 1 );
		const bodies: unknown[] = [];
		const { user } = await open( { looks: ids } );
		server.use(
			http.post( api( 'survey-looks' ), async ( { request } ) => {
				const body = ( await request.json() ) as { ids: number[] };
				bodies.push( body.ids.length );
				return HttpResponse.json( {
					changed: body.ids
						.filter( ( id ) => id !== 3 )
						.map( ( id ) => ( { id, revision: 2, before: BEFORE } ) ),
					refused: body.ids.filter( ( id ) => id === 3 ),
				} );
			} ),
			http.post( api( 'survey-looks/restore' ), async ( { request } ) => {
				const body = ( await request.json() ) as { surveys: unknown[] };
				bodies.push( body.surveys.length );
				return HttpResponse.json( { changed: body.surveys, refused: [] } );
			} )
		);
		await user.click( await screen.findByRole( 'button', { name: 'Use these for 45 surveys too' } ) );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Change' } ) );
		expect(
			await screen.findByText( /44 surveys use this look now\. 1 survey stayed as it was/, {
				selector: '.components-notice__content *, .components-notice__content',
			} )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect(
			await screen.findByText( '44 surveys have their own look again.', {
				selector: '.components-notice__content *, .components-notice__content',
			} )
		).toBeVisible();
		expect( bodies ).toEqual( [ 20, 20, 5, 20, 20, 4 ] );
	} );

	it( 'wait until the look is saved', async () => {
		const { user } = await open( { looks: [ 1 ] } );
		const button = await screen.findByRole( 'button', { name: 'Use these for 1 survey too' } );
		await user.click( await screen.findByRole( 'radio', { name: 'Smile' } ) );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.getByText( 'Save your changes first.' ) ).toBeVisible();
	} );
} );

describe( 'Lite', () => {
	const LITE = site( 'upgrade', 'widget-look', 'branding', 'behavior' );

	it.each( [
		[ 'Custom widget icon', 'widget_toggle_icon', 'radio', 'Smile' ],
		[ 'Custom icon color', 'widget_toggle_color', 'button', 'Icon color, #23282D' ],
		[ 'Custom widget label', 'widget_toggle_text', 'textbox', 'Widget label' ],
		[ 'Custom font', 'widget_font', 'radio', 'Use Custom Font' ],
		[ 'Custom theme colors', 'widget_color', 'button', 'Background, #ffffff' ],
		[ 'Custom logo', 'logo_type', 'radio', 'Custom' ],
		[ 'Start minimized', 'widget_start_minimized', 'checkbox', /Show only the button/ ],
		[ 'Middle positions', 'widget_position', 'radio', /^Middle left/ ],
	] as const )(
		'%s opens the upgrade modal and changes nothing (STG-36, STG-39)',
		async ( name, key, role, control ) => {
			const { user } = await open( { boot: LITE } );
			await screen.findByRole( 'radio', { name: 'Smile' } );
			await user.click( row( key ).getByRole( role, { name: control } ) );
			expect(
				await screen.findByRole( 'dialog', { name: new RegExp( `${ name } is a .* feature` ) } )
			).toBeVisible();
			expect( screen.queryByText( /not saved/ ) ).toBeNull();
		}
	);

	it( 'keeps the texts, the bottom positions and two kinds of logo (A86)', async () => {
		const { user } = await open( { boot: LITE, settings: { widget_show_logo: false } } );
		await user.click( await screen.findByRole( 'radio', { name: 'Bottom left' } ) );
		const logo = await logoChoice();
		expect( logo.getByRole( 'radio', { name: 'None' } ) ).toBeChecked();
		await user.click( logo.getByRole( 'radio', { name: 'UserFeedback' } ) );
		type( screen.getByLabelText( 'Skip text' ), 'Later' );
		await user.click( save() );
		await waitFor( async () =>
			expect( await savedSettings() ).toEqual( [
				{ widget_position: 'bottom_left', widget_show_logo: true, skip_text: 'Later' },
			] )
		);
		expect( screen.queryByRole( 'heading', { name: 'Existing surveys' } ) ).toBeNull();
	} );
} );

describe( 'Pro without the addons', () => {
	it( 'asks to activate them (STG-37, STG-38)', async () => {
		await open( { boot: site( 'activate', 'branding', 'behavior' ) } );
		expect(
			await screen.findAllByText( 'Please activate the Branding addon to access this feature.' )
		).toHaveLength( 2 );
		expect( screen.getByText( 'Please activate the Behavior addon to access this feature.' ) ).toBeVisible();
		expect( screen.getAllByRole( 'button', { name: /Addon$/ } ) ).toHaveLength( 3 );
		expect( screen.getByRole( 'radio', { name: 'Smile' } ) ).not.toHaveAttribute( 'aria-disabled' );
	} );
} );
