import { describe, expect, it, vi } from 'vitest';
import type { WireSurvey } from '../../../../src/types';
// First, because it stands in for files of the build.
import { beVisitor, cookie, deliveryAsked, failDelivery, pass, sent, visit } from '../visit';
import { pending } from '../../../../src/widget/delivery/queue';
import { resume } from '../../../../src/widget/delivery/submit';
import { waitUntil } from '../../support/wait';

beVisitor();

/** A survey as the page prints it: without the defaults. */
const wire = ( more: Partial< WireSurvey > = {} ): WireSurvey => ( {
	id: 7,
	title: 'Beans',
	cookie_name: 'userfeedback-7',
	nonces: { impression: 'i', submission: 's' },
	thank_you: { message: 'Thanks!' },
	questions: [
		{ id: 'a', type: 'nps', title: 'How likely?' },
		{ id: 'b', type: 'text', title: 'Why?' },
	],
	...more,
} );
const BARE = { strings: {} };

describe( 'a default', () => {
	it( 'need not be in the page', async () => {
		const { ui, host, title, press, choose } = await visit( wire(), BARE );
		expect( title() ).toBe( 'How likely?' );
		expect( ui.getByRole( 'dialog' ) ).toHaveAccessibleName( 'Survey: Beans' );
		expect( ui.getByText( 'Not Likely' ) ).toBeInTheDocument();
		expect( ui.getByText( 'UserFeedback' ) ).toBeInTheDocument();
		expect( host?.style.getPropertyValue( '--uf-bg' ) ).toBe( '#ffffff' );
		await choose( '9' );
		expect( title() ).toBe( 'Why?' );
		expect( ui.getByPlaceholderText( 'Type your answer' ) ).toBeInTheDocument();
		await press( 'Skip' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
	} );

	it( 'gives way to what the page says', async () => {
		const { ui } = await visit( wire( { theming: { next_text: 'Weiter', position: 'bottom_left' } } ), {
			...BARE,
			strings: { dialog: 'Umfrage: %s' },
		} );
		expect( ui.getByRole( 'button', { name: 'Weiter' } ) ).toBeInTheDocument();
		expect( ui.getByRole( 'dialog' ) ).toHaveAccessibleName( 'Umfrage: Beans' );
	} );
} );

describe( 'delivery', () => {
	it( 'is fetched while the first question is read', async () => {
		await visit( wire(), BARE );
		expect( deliveryAsked() ).toBe( 0 );
		await pass( 400 );
		expect( deliveryAsked() ).toBe( 1 );
	} );

	it( 'that cannot be had leaves the answers in the queue, which the next page sends (T-OFF)', async () => {
		failDelivery();
		const { choose, press, ui } = await visit( wire(), BARE );
		await choose( '9' );
		await press( 'Next' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( sent ).toEqual( [] );
		expect( pending() ).toHaveLength( 1 );
		expect( cookie( 'userfeedback-7' ) ).toMatchObject( { submitted: true } );
		resume();
		await waitUntil( () => expect( pending() ).toEqual( [] ) );
		expect( sent[ 0 ]!.body.answers.map( ( { value } ) => value ) ).toEqual( [ 9, null ] );
	} );

	it( 'that cannot be had, where nothing can be stored, is not called sent', async () => {
		failDelivery();
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		const { choose, press, ui } = await visit( wire(), BARE );
		await choose( '9' );
		await press( 'Next' );
		await waitUntil( () => expect( ui.getByText( 'Thanks!' ) ).toBeInTheDocument() );
		expect( cookie( 'userfeedback-7' ) ).toMatchObject( { submitted: false } );
	} );
} );

describe( 'a mistake of ours', () => {
	it( 'takes the survey away and is not thrown into the page', async () => {
		const errors = vi.fn();
		addEventListener( 'error', errors );
		const broken = { id: 'a', type: 'text' as const, title: 'Broken', config: null as never };
		const { host } = await visit(
			wire( { questions: [ { id: 'b', type: 'text', title: 'Fine' }, broken ] } ),
			BARE
		);
		expect( host?.isConnected ).toBe( true );
		host?.shadowRoot?.querySelector< HTMLElement >( '.next' )?.click();
		await pass( 100 );
		expect( host?.isConnected ).toBe( false );
		expect( errors ).not.toHaveBeenCalled();
		removeEventListener( 'error', errors );
	} );
} );
