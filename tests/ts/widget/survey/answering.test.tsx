import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import defaults from '../../../../src/domain/widget-defaults.json';
import type { IconSize, Question } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { pass, sent, beVisitor, visit } from '../visit';

beVisitor();

const last = question( 'z', 'text' );
const asking = ( first: Question, type = 'survey' ) =>
	visit( visitorSurvey( { survey: { questions: [ first, last ], type } } ) );
const images = {
	options: [ 'Dawn', 'Orchard', 'Drift' ].map( ( label ) => ( { label, image: { id: 1, url: '/a.png' } } ) ),
};
const icons = {
	options: [ 'Sun', 'Moon' ].map( ( label ) => ( {
		label,
		icon: { name: label, style: 'solid' as const, viewBox: '0 0 1 1', path: 'M0 0' },
	} ) ),
};
/** Does what a browser does with an arrow key; user-event looks for the group outside of shadow roots. */
const arrowTo = ( from: HTMLElement, to: HTMLElement ) => {
	from.focus();
	fireEvent.keyDown( from, { key: 'ArrowDown' } );
	to.focus();
	act( () => to.click() );
	fireEvent.keyUp( to, { key: 'ArrowDown' } );
};
const answerOf = async ( press: ( name: string ) => Promise< void >, first = true ) => {
	if ( first ) {
		await press( 'Go on' );
	}
	await press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ];
};

describe( 'a type of another plugin', () => {
	it.each( [
		[ 'rows', { options: [ 'Up', 'Down' ] }, 'Down' ],
		[ 'a line', {}, 'Fine' ],
	] )( 'is answered in %s', async ( _, config, value ) => {
		const { ui, user, press } = await asking( question( 'a', 'fake-thumbs' as Question[ 'type' ], { config } ) );
		if ( 'options' in config ) {
			await user.click( ui.getByLabelText( value ) );
		} else {
			await user.type( ui.getByRole( 'textbox' ), value );
		}
		expect( await answerOf( press ) ).toEqual( { question_id: 'a', value } );
	} );
} );

describe( 'leading on by itself', () => {
	it.each( [
		[ 'radio-button', 'No', 'No' ],
		[ 'star-rating', '4 of 5 stars', 4 ],
		[ 'nps', '10, Extremely Likely', 10 ],
	] as const )( '%s leads on 220 ms after a click (WID-20)', async ( type, label, value ) => {
		const { ui, title, press } = await asking( question( 'a', type ) );
		vi.setTimerTickMode( 'manual' );
		act( () => ui.getByLabelText( label ).click() );
		expect( ui.getByLabelText( label ) ).toBeChecked();
		await pass( 219 );
		expect( title() ).toBe( 'Title of a' );
		await pass( 1 );
		expect( title() ).toBe( 'Title of z' );
		vi.setTimerTickMode( 'interval', 20 );
		expect( await answerOf( press, false ) ).toEqual( { question_id: 'a', value } );
	} );

	it.each( [
		[ 'image-radio', images, 'Orchard' ],
		[ 'icon-choice', icons, 'Moon' ],
	] as const )( '%s waits for Next (WID-21, A69)', async ( type, config, label ) => {
		const { choose, title, press } = await asking(
			question( 'a', type, { config: { options: [ ...config.options ] } } )
		);
		await choose( label );
		await pass( 1000 );
		expect( title() ).toBe( 'Title of a' );
		expect( await answerOf( press ) ).toEqual( { question_id: 'a', value: label } );
	} );

	it( 'a checkbox waits until nothing is left to tick (A2)', async () => {
		const { choose, title, press } = await asking( question( 'a', 'checkbox' ) );
		await choose( 'Maybe' );
		await choose( 'Yes' );
		expect( title() ).toBe( 'Title of a' );
		await choose( 'Yes' );
		await choose( 'No' );
		await choose( 'Yes' );
		expect( title() ).toBe( 'Title of z' );
		expect( await answerOf( press, false ) ).toEqual( { question_id: 'a', value: [ 'Yes', 'No', 'Maybe' ] } );
	} );

	it( 'unticking within the beat keeps the visitor', async () => {
		const { user, ui, title } = await asking( question( 'a', 'checkbox', { config: { options: [ 'Only' ] } } ) );
		await user.click( ui.getByLabelText( 'Only' ) );
		await pass( 100 );
		await user.click( ui.getByLabelText( 'Only' ) );
		await pass( 500 );
		expect( title() ).toBe( 'Title of a' );
	} );

	it( 'Next within the beat goes one question further, not two', async () => {
		const { user, ui, title, press } = await visit(
			visitorSurvey( {
				survey: { questions: [ question( 'a', 'radio-button' ), question( 'b', 'radio-button' ), last ] },
			} )
		);
		await user.click( ui.getByLabelText( 'Yes' ) );
		await press( 'Go on' );
		await pass( 500 );
		expect( title() ).toBe( 'Title of b' );
	} );

	it( 'arrow keys choose without leading on; Space and Enter lead on (A4)', async () => {
		const { user, ui, title } = await asking( question( 'a', 'radio-button' ) );
		arrowTo( ui.getByLabelText( 'Yes' ), ui.getByLabelText( 'No' ) );
		await pass( 500 );
		expect( ui.getByLabelText( 'No' ) ).toBeChecked();
		expect( title() ).toBe( 'Title of a' );
		await user.keyboard( ' ' );
		await pass( 220 );
		expect( title() ).toBe( 'Title of z' );
	} );

	it( 'Enter on a chosen option is Next', async () => {
		const { user, ui, title } = await asking( question( 'a', 'radio-button' ) );
		arrowTo( ui.getByLabelText( 'Yes' ), ui.getByLabelText( 'No' ) );
		await user.keyboard( '{Enter}' );
		expect( title() ).toBe( 'Title of z' );
	} );

	it.each( [ 'radio-button', 'star-rating', 'image-radio' ] as const )(
		'%s: Enter on an option that is not chosen chooses it instead of passing the question',
		async ( type ) => {
			const config = type === 'image-radio' ? { config: images } : {};
			const { ui, user, press, title } = await asking( question( 'a', type, config ) );
			const [ , second ] = ui.getAllByRole< HTMLInputElement >( 'radio' );
			second!.focus();
			await user.keyboard( '{Enter}' );
			expect( second ).toBeChecked();
			await pass( 220 );
			if ( type === 'image-radio' ) {
				expect( title() ).toBe( 'Title of a' );
				await press( 'Go on' );
			}
			const value = { 'radio-button': 'No', 'star-rating': 2, 'image-radio': 'Orchard' }[ type ];
			expect( await answerOf( press, false ) ).toMatchObject( { question_id: 'a', value } );
		}
	);

	it( 'digits choose on scales, 0 is 10, and do not lead on', async () => {
		const { user, ui, title } = await asking( question( 'a', 'nps' ) );
		ui.getByLabelText( '5' ).focus();
		await user.keyboard( '7' );
		expect( ui.getByLabelText( '7' ) ).toBeChecked();
		await user.keyboard( '0' );
		expect( ui.getByLabelText( '10, Extremely Likely' ) ).toBeChecked();
		await user.keyboard( '{Control>}3{/Control}' );
		expect( ui.getByLabelText( '10, Extremely Likely' ) ).toBeChecked();
		await pass( 500 );
		expect( title() ).toBe( 'Title of a' );
	} );

	it( 'a star beyond five does not exist', async () => {
		const { user, ui } = await asking( question( 'a', 'star-rating' ) );
		ui.getByLabelText( '2 of 5 stars' ).focus();
		await user.keyboard( '9' );
		expect( ui.queryByRole( 'radio', { checked: true } ) ).toBeNull();
	} );
} );

describe( 'comment box', () => {
	const rated = question( 'a', 'nps', { settings: { comment_box: true } } );
	const label = 'What is the main reason for your score?';

	it( 'opens once a value is chosen, stops the beat, travels as extra.comments (WID-27, WID-28, A3)', async () => {
		const { choose, ui, user, title, press } = await asking( rated );
		expect( ui.queryByLabelText( label ) ).toBeNull();
		await choose( '9' );
		await pass( 500 );
		expect( title() ).toBe( 'Title of a' );
		await user.type( ui.getByLabelText( label ), ' Good beans ' );
		expect( await answerOf( press ) ).toEqual( { question_id: 'a', value: 9, extra: { comments: 'Good beans' } } );
	} );

	it( 'asks for the reason of an answer where there is no score', async () => {
		const { choose, ui } = await asking( question( 'a', 'radio-button', { settings: { comment_box: true } } ) );
		await choose( 'Yes' );
		expect( ui.getByLabelText( 'What is the main reason for your answer?' ) ).toBeInTheDocument();
	} );

	it.each( [ 'text', 'long-text', 'email' ] as const )( '%s has none', async ( type ) => {
		const { ui, user } = await asking( question( 'a', type, { settings: { comment_box: true } } ) );
		await user.type( ui.getByRole( 'textbox' ), 'a@b.co' );
		expect( ui.queryByLabelText( label ) ).toBeNull();
	} );
} );

describe( 'Skip and Next', () => {
	const must = ( type: Question[ 'type' ] ) => question( 'a', type, { settings: { required: true } } );

	it( 'Skip is not offered on a required question, Next brings the focus to the answer (WID-25, WID-26)', async () => {
		const { ui, press, title, focused } = await asking( must( 'radio-button' ) );
		expect( ui.queryByRole( 'button', { name: 'Skip it' } ) ).toBeNull();
		expect( ui.getByRole( 'button', { name: 'Go on' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( ui.getByText( 'Required' ) ).toBeInTheDocument();
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( focused() ).toBe( ui.getByLabelText( 'Yes' ) );
	} );

	it( 'Skip is not offered on nps surveys (WID-23)', async () => {
		const { ui } = await asking( question( 'a', 'text' ), 'nps' );
		expect( ui.queryByRole( 'button', { name: 'Skip it' } ) ).toBeNull();
	} );

	it( 'marks inputs as required; a checkbox group only while nothing is ticked (WID-50, WID-51)', async () => {
		const radio = await asking( must( 'radio-button' ) );
		expect( radio.ui.getByLabelText( 'Yes' ) ).toBeRequired();
		document.body.replaceChildren();
		const box = await asking( must( 'checkbox' ) );
		expect( box.ui.getByLabelText( 'Yes' ) ).toBeRequired();
		await box.choose( 'Yes' );
		expect( box.ui.getByLabelText( 'No' ) ).not.toBeRequired();
		document.body.replaceChildren();
		const card = await asking( { ...must( 'image-radio' ), config: images } );
		const [ first ] = card.ui.getAllByRole( 'radio' );
		expect( first ).toBeRequired();
		// Else browsers tell screen readers that it is wrong before anybody chose.
		expect( first ).toHaveAttribute( 'aria-invalid', 'false' );
	} );

	it( 'Skip after an answer sends null', async () => {
		const { ui, user, press } = await asking( question( 'a', 'text' ) );
		await user.type( ui.getByRole( 'textbox' ), 'changed my mind' );
		await press( 'Skip it' );
		await user.type( ui.getByRole( 'textbox' ), 'x' );
		expect( await answerOf( press, false ) ).toEqual( { question_id: 'a', value: null } );
	} );
} );

describe( 'text and e-mail', () => {
	it( 'long-text stops at 400 and counts, aloud for the last 50 (WID-46)', async () => {
		const { ui, press } = await asking( question( 'a', 'long-text' ) );
		const box = ui.getByRole( 'textbox' );
		expect( box ).toHaveAttribute( 'maxlength', '400' );
		fireEvent.input( box, { target: { value: 'x'.repeat( 340 ) } } );
		await pass( 0 );
		expect( ui.getByText( '340 / 400' ) ).toBeInTheDocument();
		expect( ui.getByText( '340 of 400 characters' ) ).not.toHaveAttribute( 'role' );
		fireEvent.input( box, { target: { value: 'x'.repeat( 400 ) } } );
		await pass( 0 );
		expect( ui.getByRole( 'status' ) ).toHaveTextContent( '400 of 400 characters' );
		expect( ( await answerOf( press ) )?.value ).toHaveLength( 400 );
	} );

	const email = question( 'a', 'email', { config: { include_name: true } } );

	it( 'names a broken address after leaving the field, and takes it back while it is mended', async () => {
		const { ui, user } = await asking( email );
		const hint = 'Enter an address like name@example.com';
		await user.type( ui.getByLabelText( 'E-mail address' ), 'ada@exa' );
		expect( ui.queryByText( hint ) ).toBeNull();
		await user.tab();
		expect( ui.getByText( hint ) ).toBeInTheDocument();
		expect( ui.getByLabelText( 'E-mail address' ) ).toBeInvalid();
		await user.type( ui.getByLabelText( 'E-mail address' ), 'mple.com' );
		expect( ui.queryByText( hint ) ).toBeNull();
	} );

	it( 'does not send a broken address; Next names it, Skip is a way out', async () => {
		const { ui, user, press, title, focused } = await asking( email );
		await user.type( ui.getByLabelText( 'E-mail address' ), 'ada{Enter}' );
		expect( title() ).toBe( 'Title of a' );
		expect( focused() ).toBe( ui.getByLabelText( 'E-mail address' ) );
		await press( 'Skip it' );
		expect( title() ).toBe( 'Title of z' );
	} );

	it( 'sends the first name as extra (WID-49)', async () => {
		const { ui, user, press } = await asking( email );
		await user.type( ui.getByLabelText( 'E-mail address' ), 'ada@example.com' );
		await user.type( ui.getByLabelText( 'First name' ), 'Ada' );
		expect( await answerOf( press ) ).toEqual( {
			question_id: 'a',
			value: 'ada@example.com',
			extra: { name: 'Ada' },
		} );
	} );

	it( 'wants both when required (WID-48)', async () => {
		const { ui, user, press, title, focused } = await asking( {
			...email,
			settings: { ...email.settings, required: true },
		} );
		await user.type( ui.getByLabelText( 'E-mail address' ), 'ada@example.com' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of a' );
		expect( focused() ).toBe( ui.getByLabelText( 'First name' ) );
		await user.type( ui.getByLabelText( 'First name' ), 'Ada' );
		await press( 'Go on' );
		expect( title() ).toBe( 'Title of z' );
	} );
} );

describe( 'order and looks', () => {
	const many = question( 'a', 'checkbox', {
		config: { options: 'abcdefghijklmnop'.split( '' ).map( ( letter ) => `Option ${ letter }` ) },
		settings: { randomize: true },
	} );
	const labels = ( ui: Awaited< ReturnType< typeof asking > >[ 'ui' ] ) =>
		ui.getAllByText( /^Option/ ).map( ( { textContent } ) => textContent );

	it( 'mixes options once and keeps the order while answering (WID-52)', async () => {
		const { ui, choose, press } = await asking( many );
		const order = labels( ui );
		expect( order ).not.toEqual( many.config.options );
		expect( order.toSorted() ).toEqual( many.config.options );
		await choose( 'Option c' );
		expect( labels( ui ) ).toEqual( order );
		await press( 'Go on' );
		await press( 'Back' );
		expect( labels( ui ) ).toEqual( order );
	} );

	it.each( [
		[ 'small', '16px' ],
		[ 'medium', '20px' ],
		[ 'large', '24px' ],
	] as const )( 'icon size %s is %s (WID-53)', async ( size, pixels ) => {
		const { ui } = await asking( question( 'a', 'icon-choice', { config: icons, settings: { icon_size: size } } ) );
		expect( ui.getByRole( 'radiogroup' ).style.getPropertyValue( '--uf-size' ) ).toBe( pixels );
	} );

	it( 'icons whose look the page leaves out have the default one (QST-30, QST-31)', async () => {
		const look = async ( settings: Partial< Question[ 'settings' ] > ) => {
			document.body.replaceChildren();
			const { ui } = await asking( {
				...question( 'a', 'icon-choice', { config: icons } ),
				settings,
			} as Question );
			return ui.getByRole( 'radiogroup' ).style.cssText;
		};
		const { icon_color, icon_size } = defaults.question.settings;
		expect( await look( {} ) ).toBe( await look( { icon_color, icon_size: icon_size as IconSize } ) );
		expect( await look( {} ) ).toContain( '--uf-size: 20px' );
	} );

	it( 'an icon without a shape leaves its label, a picture that is not chosen its place', async () => {
		const bare = ( type: Question[ 'type' ] ) =>
			question( 'a', type, {
				config: {
					options: [
						{ label: 'One', image: null, icon: null },
						{ label: 'Two', image: null, icon: null },
					],
				},
			} );
		const picture = ( host: HTMLElement | null ) =>
			host?.shadowRoot?.querySelectorAll( '.card .pic, .card svg' ).length;
		const icon = await asking( bare( 'icon-choice' ) );
		expect( picture( icon.host ) ).toBe( 0 );
		document.body.replaceChildren();
		const image = await asking( bare( 'image-radio' ) );
		expect( picture( image.host ) ).toBe( 2 );
	} );

	it.each( [ 'bottom_left', 'bottom_right', 'middle_left', 'middle_right' ] as const )(
		'takes position %s (WID-58)',
		async ( position ) => {
			const { host } = await visit( visitorSurvey( { theming: { position } } ) );
			const root = host?.shadowRoot?.querySelector( '.uf' );
			expect( root ).toHaveClass( 'float', ...position.split( '_' ) );
		}
	);

	it( 'carries the colors and the font of the owner (WID-60, WID-61)', async () => {
		const { host } = await visit(
			visitorSurvey( {
				theming: {
					widget_color: '#111111',
					text_color: '#eeeeee',
					button_color: '#00ff00',
					font: { family: 'Lora', weight: '500' },
				},
			} )
		);
		const value = ( name: string ) => host?.style.getPropertyValue( `--uf-${ name }` );
		expect( [ 'bg', 'weight' ].map( value ) ).toEqual( [ '#111111', '500' ] );
		expect( value( 'font' ) ).toMatch( /^"Lora"/ );
		// #eeeeee as amounts of light.
		expect( value( 'ink' ) ).toMatch( /^color\(srgb-linear 0\.85499\d* 0\.85499\d* 0\.85499\d* / );
	} );

	it.each( [
		[ { logo_type: 'userfeedback', show_logo: true }, 'UserFeedback', 0 ],
		[ { logo_type: 'custom', custom_logo: '/logo.png', show_logo: true }, null, 1 ],
		[ { logo_type: 'userfeedback', show_logo: false }, null, 0 ],
		[ { logo_type: 'none', show_logo: true }, null, 0 ],
	] as const )( 'logo %o (WID-56)', async ( theming, word, images_ ) => {
		const { ui, host } = await visit( visitorSurvey( { theming } ) );
		expect( ui.queryByText( 'UserFeedback' )?.textContent ?? null ).toBe( word );
		expect( host?.shadowRoot?.querySelectorAll( 'img[src="/logo.png"][alt=""]' ) ).toHaveLength( images_ );
	} );

	it( 'tells progress in words, and none for a single question', async () => {
		const { ui, choose } = await visit( visitorSurvey() );
		expect( ui.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuetext', 'Question 1 of 2' );
		await choose( 'Yes' );
		expect( ui.getByRole( 'progressbar' ) ).toHaveAttribute( 'aria-valuenow', '50' );
		document.body.replaceChildren();
		const single = await visit( visitorSurvey( { survey: { questions: [ last ] } } ) );
		expect( single.ui.queryByRole( 'progressbar' ) ).toBeNull();
	} );

	it( 'shows what visitors typed as text, never as markup', async () => {
		const { ui } = await visit(
			visitorSurvey( {
				survey: { questions: [ question( 'a', 'text', { title: '<img src=x onerror=alert(1)>' } ) ] },
			} )
		);
		expect( ui.getByRole( 'heading' ) ).toHaveTextContent( '<img src=x onerror=alert(1)>' );
	} );
} );
