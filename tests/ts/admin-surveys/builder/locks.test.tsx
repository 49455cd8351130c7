import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BootData, FeatureKey, FeatureState, Survey } from '../../../../src/types';
import { features } from '../../support/boot';
import { installServer } from '../../support/server';
import { choice, header, open, question, saves, survey } from './support';

vi.mock( '../../../../src/widget/survey/preview', () => ( { SurveyPreview: () => null } ) );
installServer();

type State = Exclude< FeatureState, 'open' >;

const STATES: State[] = [ 'upgrade', 'license', 'install', 'activate' ];

/** Boot data of a site where some features are locked for one reason. */
function site( state: State, ...keys: FeatureKey[] ): Partial< BootData > {
	const locked = features( Object.fromEntries( keys.map( ( key ) => [ key, state ] ) ) );
	const addons = keys.map( ( key ) => locked[ key ].addon );
	return {
		is_pro: state !== 'upgrade',
		is_licensed: state === 'install' || state === 'activate',
		features: locked,
		addons: Object.fromEntries(
			addons.map( ( slug ) => [
				slug,
				{
					installed: state === 'activate',
					active: false,
					type: state === 'upgrade' ? 'unlicensed' : 'licensed',
				},
			] )
		),
	};
}

/** The dialog that fits the state; Escape closes it. */
async function dialogOf( state: State, user: UserEvent ) {
	const dialog = await screen.findByRole( 'dialog' );
	const title = within( dialog ).getByRole( 'heading' ).textContent;
	const link = within( dialog ).queryByRole( 'link', { name: /^Upgrade to/ } );
	const tag = link && new URL( link.getAttribute( 'href' ) ?? '' ).searchParams.get( 'utm_medium' );
	if ( state === 'install' || state === 'activate' ) {
		expect(
			within( dialog ).getByRole( 'button', { name: state === 'install' ? 'Install Addon' : 'Activate Addon' } )
		).toBeInTheDocument();
	}
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	return { title, tag };
}

/** A lock can be reached, says so, and opens its dialog by click and by Enter. */
async function expectLocked( control: HTMLElement, state: State, user: UserEvent ) {
	expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( control ).not.toBeDisabled();
	control.focus();
	expect( control ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	await dialogOf( state, user );
	await user.click( control );
	return dialogOf( state, user );
}

/** Opens what is folded where a bigger plan opens it, as a person would. */
async function unfold( name: string, user: UserEvent ) {
	const title = await screen.findByRole( 'heading', { name } );
	const fold = title.closest( 'details' );
	if ( fold ) {
		expect( fold.open ).toBe( false );
		await user.click( title.closest( 'summary' )! );
		expect( fold.open ).toBe( true );
	}
	return fold;
}

async function preview( user: UserEvent ) {
	const [ button ] = await screen.findAllByRole( 'radio', { name: 'Preview' } );
	await user.click( button! );
}

/** Two questions and the parts that a lock leaves readable. */
const withLogic = () => survey( { questions: [ choice( 'q1' ), question( 'q2' ) ] } );

describe.each( STATES )( 'locked: %s', ( state ) => {
	const title = ( name: string, plan: string, addon: string ) =>
		( {
			upgrade: `${ name } is a ${ plan } feature`,
			license: 'Activate License',
			install: `${ addon } Addon`,
			activate: `${ addon } Addon`,
			repair: `${ addon } Addon`,
		} )[ state ];

	it( 'SET-05, SET-06, SET-08, SET-11, SET-12, A41: targeting', async () => {
		const { user } = await open( '/edit/5/settings', withLogic(), site( state, 'devices', 'page-rules', 'geo' ) );
		expect( ( await unfold( 'Targeting', user ) ) !== null ).toBe( state === 'upgrade' );
		const tablet = await screen.findByLabelText( 'Tablet' );
		const { title: shown } = await expectLocked( tablet, state, user );
		expect( shown ).toBe( title( 'Custom Device Type', 'Pro', 'Targeting' ) );
		expect( tablet ).not.toBeChecked();
		expect(
			within( screen.getByRole( 'complementary', { name: 'Who will see it' } ) ).getByText( 'Desktop only' )
		).toBeInTheDocument();
		expect( screen.getByText( 'Visitors on tablets and phones will not see this survey.' ) ).toBeInTheDocument();

		const rules = screen.getByRole( 'radio', { name: /^Pages that match rules/ } );
		expect( ( await expectLocked( rules, state, user ) ).title ).toBe(
			title( 'Conditional Display', 'Pro', 'Targeting' )
		);
		expect( rules ).not.toBeChecked();

		const geo = screen.getByRole( 'radio', { name: /^Only visitors from selected countries/ } );
		expect( ( await expectLocked( geo, state, user ) ).title ).toBe(
			title( 'Geo Restrictions', 'Pro', 'Geo Restrictions' )
		);
		const button = within( screen.getAllByRole( 'group', { name: 'Geo Targeting' } )[ 0 ]! ).queryByRole(
			'button',
			{ name: 'Activate Addon' }
		);
		expect( button !== null ).toBe( state === 'activate' );
		expect( header().queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
	} );

	it( 'SET-19 to SET-21, PLAN-22: behavior, each part with its own campaign tag', async () => {
		const { user } = await open( '/edit/5/settings', withLogic(), site( state, 'behavior' ) );
		expect( ( await unfold( 'Behavior', user ) ) !== null ).toBe( state === 'upgrade' );
		for ( const [ label, tag ] of [
			[ 'After a delay', 'display-timings' ],
			[ 'On every visit', 'display-length' ],
			[ 'Until a date', 'survey-runtime' ],
			[ 'Show only the button until a visitor opens it', 'survey-minimized' ],
		] as const ) {
			const control = await screen.findByLabelText( label );
			const dialog = await expectLocked( control, state, user );
			expect( dialog.tag ).toBe( state === 'upgrade' ? tag : null );
			expect( control ).not.toBeChecked();
		}
		const lines = within( screen.getByRole( 'region', { name: 'Behavior' } ) );
		expect( lines.queryByText( 'Timing, length, run time and start minimized are Plus features.' ) !== null ).toBe(
			state === 'upgrade'
		);
		expect( header().queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
	} );

	it( 'QST-36, PLAN-21: question settings', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ choice( 'q1' ) ] } ),
			site( state, 'question-settings' )
		);
		await user.click( await screen.findByRole( 'tab', { name: 'Settings' } ) );
		for ( const label of [ 'Required', 'Randomize options', 'Comment box' ] ) {
			const dialog = await expectLocked( await screen.findByLabelText( label ), state, user );
			expect( dialog.tag ).toBe( state === 'upgrade' ? 'survey-question-settings' : null );
			expect( screen.getByLabelText( label ) ).not.toBeChecked();
		}
	} );

	it( 'the map, which needs no addon: only the plan and the key can be missing', async () => {
		const { user } = await open( '/edit/5/questions', withLogic(), site( state, 'paths' ) );
		const map = await screen.findByRole( 'button', { name: /^Map/ } );
		if ( state === 'upgrade' || state === 'license' ) {
			expect( ( await expectLocked( map, state, user ) ).title ).toBe( title( 'The Map', 'Plus', '' ) );
			expect( screen.queryByRole( 'region', { name: 'Map' } ) ).not.toBeInTheDocument();
		}
	} );

	it( 'LOGIC-13, NOTIF-06: e-mail logic and Google Drive', async () => {
		const { user } = await open(
			'/edit/5/notifications',
			withLogic(),
			site( state, 'email-logic', 'google-drive' )
		);
		const logic = await screen.findByLabelText( 'Send only when the answers match' );
		// Conditional e-mail needs no addon: only the plan and the key can be missing.
		if ( state === 'upgrade' || state === 'license' ) {
			expect( ( await expectLocked( logic, state, user ) ).title ).toBe(
				title( 'Conditional Email', 'Pro', '' )
			);
			expect( logic ).not.toBeChecked();
		}
		const drive = screen.getByRole( 'checkbox', { name: 'Send Responses to Google Drive' } );
		expect( ( await expectLocked( drive, state, user ) ).title ).toBe(
			title( 'Google Drive', 'Pro', 'Google Drive' )
		);
	} );

	it( 'PUB-08, PUB-09, PLAN-20: scheduling', async () => {
		const { user } = await open( '/edit/5/publish', withLogic(), site( state, 'scheduling' ) );
		const toggle = await screen.findByLabelText( 'Publish on a date' );
		expect( ( await expectLocked( toggle, state, user ) ).title ).toBe(
			title( 'Schedule for Later', 'Plus', 'Behavior' )
		);
		expect( screen.queryByLabelText( 'Date' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( 'Please activate the Behavior addon to access Survey Scheduling.' ) !== null ).toBe(
			state === 'install' || state === 'activate'
		);
	} );

	it( 'QST-54, PLAN-18, PLAN-19: branding in the preview', async () => {
		const { user } = await open( '/edit/5/questions', withLogic(), site( state, 'branding' ) );
		await preview( user );
		const panel = within( await screen.findByRole( 'complementary', { name: 'Branding' } ) );
		expect( panel.getByRole( 'group', { name: 'Branding' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		const dark = panel.getByRole( 'radio', { name: 'Dark' } );
		await user.click( dark );
		expect( ( await dialogOf( state, user ) ).title ).toBe( title( 'Branding panel', 'Plus', 'Branding' ) );
		expect( dark ).not.toBeChecked();
		expect( ( await expectLocked( panel.getByLabelText( 'Show logo' ), state, user ) ).title ).toBe(
			title( 'Branding panel', 'Plus', 'Branding' )
		);
		expect( panel.queryByText( 'Please activate the Branding addon to access this feature.' ) !== null ).toBe(
			state === 'install' || state === 'activate'
		);
	} );

	it( 'QST-50, PLAN-22: redirects', async () => {
		const { user } = await open( '/edit/5/questions', withLogic(), site( state, 'redirects' ) );
		await user.click( await screen.findByRole( 'button', { name: /^Thank-you message/ } ) );
		for ( const name of [
			/^Go to a page Plus|^Go to a page License|^Go to a page Addon|^Go to a page(?! that)/,
			/^Go to a page that depends/,
		] ) {
			const radio = await screen.findByRole( 'radio', { name } );
			expect( ( await expectLocked( radio, state, user ) ).title ).toBe(
				title( 'Page Redirect', 'Plus', 'Behavior' )
			);
			expect( radio ).not.toBeChecked();
		}
		expect( screen.getByLabelText( 'Message' ) ).not.toHaveAttribute( 'readonly' );
	} );

	it( 'QST-39, QST-40, A26: types in the Add Question menu', async () => {
		const rating = site(
			state,
			'rating-questions',
			...( state === 'upgrade' ? [ 'picture-questions' as const ] : [] )
		);
		const { user } = await open( '/edit/5/questions', withLogic(), rating );
		const names =
			state === 'upgrade' ? [ 'Star Rating', 'NPS', 'Image Radio', 'Icon Choice' ] : [ 'Star Rating', 'NPS' ];
		for ( const name of names ) {
			await user.click( await screen.findByRole( 'button', { name: 'Add Question' } ) );
			const item = await screen.findByRole( 'menuitem', { name: new RegExp( `^${ name }` ) } );
			expect( item ).toHaveAttribute( 'aria-disabled', 'true' );
			expect( item ).not.toBeDisabled();
			await user.click( item );
			expect( ( await dialogOf( state, user ) ).title ).toBe(
				title( `${ name } question`, 'Plus', 'Question Types' )
			);
		}
		expect( screen.getByRole( 'region', { name: 'Questions' } ) ).toBeInTheDocument();
		expect( header().queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
		expect( await saves() ).toHaveLength( 0 );
	} );

	it( 'SETUP-05 to SETUP-11: templates', async () => {
		const { user } = await open( '/new/setup', undefined, site( state, 'rating-questions', 'templates' ) );
		const card = await screen.findByRole( 'button', { name: /Net Promoter Score/ } );
		expect( screen.getByText( 'Requires Question Types addon' ) ).toBeInTheDocument();
		await expectLocked( card, state, user );
		expect( screen.getByRole( 'heading', { name: 'Select a Template' } ) ).toBeInTheDocument();
		const item = within( card.closest( 'li' )! );
		const way = {
			upgrade: 'Upgrade to Plus',
			license: 'Activate License',
			install: 'Install Addon',
			activate: 'Activate Addon',
			repair: 'Install Addon Again',
		}[ state ];
		expect( item.getByRole( 'button', { name: way } ) ).toBeInTheDocument();
		expect( document.querySelector( '.ufb-setup .components-notice' )?.textContent ?? '' ).toContain(
			state === 'license' ? 'Please enter a valid license key to enable Pro templates' : ''
		);
		expect( screen.queryByText( /Your plan includes 20\+ premium templates/ ) !== null ).toBe(
			state === 'install' || state === 'activate'
		);
	} );
} );

describe( 'locked in Lite only', () => {
	it( 'QST-49: the thank-you message cannot be edited', async () => {
		const { user } = await open(
			'/edit/5/questions',
			withLogic(),
			site( 'upgrade', 'thank-you-message', 'redirects' )
		);
		await user.click( await screen.findByRole( 'button', { name: /^Thank-you message/ } ) );
		const message = await screen.findByLabelText( 'Message' );
		expect( message ).toHaveAttribute( 'readonly' );
		expect( ( await expectLocked( message, 'upgrade', user ) ).title ).toBe(
			'Custom Thank-You Message is a Plus feature'
		);
		expect( message ).toHaveValue( 'Thanks for your feedback!' );
		expect( screen.getByText( 'Your own thank-you message is a Plus feature.' ) ).toBeInTheDocument();
	} );

	it( 'SET-05: a new survey starts on desktop only', async () => {
		const { user } = await open( '/new/setup', undefined, site( 'upgrade', 'devices', 'page-rules' ) );
		await user.click( await screen.findByRole( 'button', { name: /Blank Survey/ } ) );
		await user.type( await screen.findByLabelText( 'Question title' ), 'Why?' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await waitFor( async () =>
			expect( ( await saves() )[ 0 ]?.settings.targeting.devices ).toEqual( [ 'desktop' ] )
		);
	} );
} );

describe( 'SET-01 in Lite', () => {
	it( 'is one calm card: what plans add is folded, with what visitors get now', async () => {
		const stored = survey();
		stored.settings.behavior = { ...stored.settings.behavior, timing: 'delay' };
		const lite = site( 'upgrade', 'devices', 'page-rules', 'behavior' );
		const { user } = await open( '/edit/5/settings', stored, lite );
		const card = within( await screen.findByRole( 'region', { name: 'What Plus and Pro add' } ) );
		expect( screen.getByRole( 'region', { name: 'Tracking' } ) ).toBeInTheDocument();
		expect( card.getByText( 'Desktop only · On every page' ) ).toBeInTheDocument();
		expect( card.getByText( 'Right away · Until they respond · No end date · Starts open' ) ).toBeInTheDocument();
		expect( [ ...document.querySelectorAll( 'details' ) ].map( ( { open: on } ) => on ) ).toEqual( [
			false,
			false,
		] );
		// The links beside the step lead into a fold.
		await user.click( screen.getByRole( 'button', { name: 'Run Time' } ) );
		expect( screen.getByLabelText( 'Until a date' ).closest( 'details' )?.open ).toBe( true );
		expect( document.activeElement ).toBe( document.querySelector( '#ufb-run' ) );
	} );

	it( 'names the one plan that adds something', async () => {
		await open( '/edit/5/settings', undefined, site( 'upgrade', 'devices', 'page-rules' ) );
		expect( await screen.findByRole( 'region', { name: 'What Pro adds' } ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'After a delay' ).closest( 'details' ) ).toBeNull();
	} );
} );

describe( 'what is stored and locked', () => {
	it( 'is told in words: redirects, a question of a paid type', async () => {
		const stored = survey( { questions: [ stars( 's1' ), question( 'q2' ) ] } );
		stored.settings.thank_you = { ...stored.settings.thank_you, type: 'conditional_redirect' };
		const locked = site( 'license', 'redirects', 'rating-questions' );
		const { user } = await open( '/edit/5/questions', stored, locked );
		expect( await screen.findByLabelText( 'Question title' ) ).toHaveValue( 'Rate s1' );
		expect( screen.queryByText( 'Visitors rate from 1 to 5 stars.' ) ).toBeNull();
		expect( screen.getByText( 'Please enter your license key to access this feature.' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: /^Thank-you message/ } ) );
		expect( await screen.findByText( 'The redirect is kept, but visitors see the message.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Add Condition' } ) ).toBeNull();
	} );

	it( 'says that page rules do nothing', async () => {
		const stored = survey();
		stored.settings.targeting = {
			...stored.settings.targeting,
			pages: 'select',
			page_rules: [ { logic: 'user_logged_in', operator: '&&', data: null } ],
		};
		await open( '/edit/5/settings', stored, site( 'license', 'page-rules' ) );
		expect(
			await screen.findByText( 'This survey has page rules, but visitors see it on all pages.' )
		).toBeInTheDocument();
		expect( screen.getByRole( 'radio', { name: 'All pages' } ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Rule type' ) ).toBeNull();
	} );
} );

describe( 'a license that ended, addons that are active still', () => {
	/** Visitors are never asked for a license, so everything that is stored goes on. */
	const lapsed = ( ...keys: FeatureKey[] ) => {
		const locked = site( 'license', ...keys );
		const active = { installed: true, active: true, type: 'licensed' } as const;
		return {
			...locked,
			addons: Object.fromEntries( Object.keys( locked.addons ?? {} ).map( ( slug ) => [ slug, active ] ) ),
		} as Partial< BootData >;
	};
	const paid = () => {
		const stored = withLogic();
		const { settings } = stored;
		settings.targeting = {
			devices: [ 'desktop', 'mobile' ],
			pages: 'select',
			page_rules: [ { logic: 'user_logged_in', operator: '&&', data: null } ],
		};
		settings.behavior = { ...settings.behavior, timing: 'delay', timing_delay: 5, start_minimized: true };
		settings.theming = { ...settings.theming, widget_color: '#123456' };
		settings.thank_you = { ...settings.thank_you, type: 'redirect', redirect_to: { id: 7, label: 'Shop' } };
		return stored;
	};
	const keys = [ 'page-rules', 'devices', 'behavior', 'redirects', 'branding' ] as const;

	it( 'are shown as visitors get them', async () => {
		const { user } = await open( '/edit/5/settings', paid(), lapsed( ...keys ) );
		const glance = within( await screen.findByRole( 'complementary', { name: 'Who will see it' } ) );
		for ( const text of [
			'Desktop and Mobile',
			'On pages that match 1 rule',
			'After 5 seconds',
			'Starts as a button',
		] ) {
			expect( glance.getByText( text ) ).toBeInTheDocument();
		}
		expect( screen.getByRole( 'radio', { name: /^Pages that match rules/ } ) ).toBeChecked();
		expect( screen.getByLabelText( 'Mobile' ) ).toBeChecked();
		expect( screen.queryByText( /visitors see it on all pages|will not see this survey/ ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Next Step: Workflow' } ) );
		await user.click( await screen.findByRole( 'button', { name: /^Next Step/ } ) );
		expect( await screen.findByText( 'Goes to Shop' ) ).toBeInTheDocument();
	} );

	it( 'and none of it without the addons', async () => {
		await open( '/edit/5/publish', paid(), site( 'activate', ...keys ) );
		expect( await screen.findByText( 'Thanks for your feedback!' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Goes to Shop' ) ).toBeNull();
		expect( screen.getByText( /^Desktop only · On every page$/ ) ).toBeInTheDocument();
	} );

	it( 'what nobody can mend holds up nobody', async () => {
		const stored = paid();
		stored.settings.targeting.page_rules = [ { logic: 'page_url', operator: '&&', data: '' } ];
		stored.settings.behavior = { ...stored.settings.behavior, run_time: 'expire', expire_at: null };
		await open( '/edit/5/settings', stored, lapsed( ...keys ) );
		expect( await screen.findByRole( 'button', { name: 'Next Step: Workflow' } ) ).toBeEnabled();
		expect( screen.queryByText( 'Rule 1 needs a value.' ) ).toBeNull();
	} );
} );

describe( 'open', () => {
	it( 'shows no lock anywhere', async () => {
		const { user } = await open( '/edit/5/settings' );
		await user.click( await screen.findByLabelText( 'After a delay' ) );
		expect( screen.getByLabelText( 'After a delay' ) ).toBeChecked();
		expect( document.querySelector( '.uf-lockline, .uf-locktag, .is-locked' ) ).toBeNull();
	} );
} );

describe( 'Change Branding', () => {
	it( 'opens the preview with the focus on its branding', async () => {
		const { user } = await open( '/edit/5/publish', withLogic() );
		await user.click( await screen.findByRole( 'button', { name: 'Change Branding' } ) );
		const panel = await screen.findByRole( 'complementary', { name: 'Branding' } );
		await waitFor( () => expect( within( panel ).getByRole( 'heading', { name: 'Branding' } ) ).toHaveFocus() );
	} );
} );

describe( 'arrow keys', () => {
	it( 'move through locked choices without a dialog; nothing is chosen', async () => {
		const { user } = await open( '/edit/5/settings', undefined, site( 'upgrade', 'behavior' ) );
		await unfold( 'Behavior', user );
		( await screen.findByLabelText( 'Immediately' ) ).focus();
		await user.keyboard( '{ArrowDown}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByLabelText( 'Immediately' ) ).toBeChecked();
	} );
} );

const stars = ( id: string ): Survey[ 'questions' ][ number ] => ( {
	...question( id ),
	type: 'star-rating',
	title: `Rate ${ id }`,
} );

describe( 'A42: questions that a save would take out', () => {
	it( 'are named first; Cancel sends nothing and keeps them', async () => {
		const stored = survey( { questions: [ question( 'q1' ), stars( 's1' ), stars( 's2' ) ] } );
		const { user } = await open( '/edit/5/questions', stored, site( 'license', 'rating-questions' ) );
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Save without these questions?' } ) );
		expect( dialog.getByText( 'Rate s1' ) ).toBeInTheDocument();
		expect( dialog.getByText( 'Rate s2' ) ).toBeInTheDocument();
		await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await saves() ).toHaveLength( 0 );
		expect( header().getByText( 'Unsaved' ) ).toBeInTheDocument();
		expect(
			within( screen.getByRole( 'region', { name: 'Questions' } ) ).getByText( 'Rate s1' )
		).toBeInTheDocument();
	} );

	it( 'SAVE-10: go when the owner says so, from the survey and from the screen', async () => {
		const stored = survey( { questions: [ question( 'q1' ), stars( 's1' ) ] } );
		const { user } = await open( '/edit/5/questions', stored, site( 'license', 'rating-questions' ) );
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Save Without Them' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() )[ 0 ]?.questions.map( ( { id } ) => id ) ).toEqual( [ 'q1' ] );
		expect( screen.queryByText( 'Rate s1' ) ).not.toBeInTheDocument();
	} );

	it( 'says that the survey becomes a draft when none is left', async () => {
		const { user } = await open(
			'/edit/5/questions',
			survey( { questions: [ stars( 's1' ) ] } ),
			site( 'license', 'rating-questions' )
		);
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		expect(
			await screen.findByText( 'No question would be left, so the survey becomes a draft.' )
		).toBeInTheDocument();
	} );
} );

describe( 'SAVE-12 to SAVE-15: what is sent has no locked part', () => {
	it( 'SAVE-13: theming reverts, on the screen too', async () => {
		const stored = survey();
		stored.settings.theming = { ...stored.settings.theming, widget_color: '#123456' };
		const { user } = await open( '/edit/5/questions', stored, site( 'license', 'branding' ) );
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Save without these parts?' } ) );
		expect( dialog.getByText( 'Colors and logo go back to the defaults of this site.' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Save Without Them' } ) );
		await header().findByText( 'Saved' );
		expect( ( await saves() )[ 0 ]?.settings.theming.widget_color ).toBe( '#ffffff' );
		await preview( user );
		expect( screen.queryByText( '#123456' ) ).not.toBeInTheDocument();
	} );

	it( 'SAVE-11, SAVE-14: how it starts and what questions take are named too', async () => {
		const stored = survey( { questions: [ choice( 'q1' ) ] } );
		stored.questions[ 0 ]!.config.columns = 2;
		stored.settings.behavior = { ...stored.settings.behavior, start_minimized: true };
		const { user } = await open( '/edit/5/questions', stored, site( 'license', 'behavior', 'question-settings' ) );
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Save without these parts?' } ) );
		expect( dialog.getByText( /^Timing, display length, run time and how the survey starts/ ) ).toBeVisible();
		expect( dialog.getByText( /^“Other”, columns/ ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await saves() ).toHaveLength( 0 );
	} );

	it( 'SAVE-12: devices are named before they go back to their default', async () => {
		const stored = survey();
		stored.settings.targeting = { ...stored.settings.targeting, devices: [ 'mobile' ] };
		const { user } = await open( '/edit/5/questions', stored, site( 'license', 'page-rules' ) );
		await user.type( await screen.findByLabelText( 'Question title' ), '!' );
		await user.click( header().getByRole( 'button', { name: 'Save Draft' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Save without these parts?' } ) );
		expect( dialog.getByText( 'The choice of devices goes back to its default.' ) ).toBeVisible();
		await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await saves() ).toHaveLength( 0 );
	} );
} );
