import type { Locator } from '@playwright/test';
import { expect, site, test } from './support';

const question = ( id: string, type: string, title: string, config: object = {} ) => ( {
	id,
	type,
	title,
	config,
	settings: {},
	logic: { enabled: false, action: 'show', conditions: [] },
} );

/** Colors that Windows' contrast themes leave: what differs between two controls there. */
const look = ( control: Locator ) =>
	control.evaluate( ( element ) => {
		const style = getComputedStyle( element );
		return [ style.backgroundColor, style.borderColor, style.outlineStyle, style.color, style.appearance ].join();
	} );

const ground = ( control: Locator ) => control.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );
const inkOf = ( element: Element ) => getComputedStyle( element ).color;

// What is published shows in the stories after this one too.
test.afterEach( () => site.empty() );

test( 'a visitor sees in forced colors what is chosen and where the focus is', async ( {
	admin,
	rest,
	newVisitor,
	expectAccessible,
} ) => {
	await site.empty();
	await rest( admin, 'POST', 'surveys', {
		title: 'Contrast',
		status: 'publish',
		questions: [
			question( 'q1', 'nps', 'How likely are you to recommend us?' ),
			question( 'q2', 'radio-button', 'How did you find us?', { options: [ 'A friend', 'A search' ] } ),
			question( 'q3', 'icon-choice', 'When do you drink it?', {
				options: [ 'Morning', 'Evening' ].map( ( label ) => ( {
					label,
					icon: { name: 'sun', style: 'solid' },
				} ) ),
			} ),
			question( 'q4', 'scale', 'Would you come again?', { look: 'thumbs', start: 1, points: 2 } ),
			question( 'q5', 'star-rating', 'How many stars?' ),
		],
	} );
	const visitor = await newVisitor( { forcedColors: 'active' } );
	await visitor.goto( '/' );
	const survey = visitor.locator( '.userfeedback-survey' );
	const panel = survey.locator( '.panel' );
	await expect( panel ).toBeVisible();
	expect( await panel.evaluate( ( element ) => getComputedStyle( element ).borderTopWidth ) ).toBe( '1px' );

	const cell = ( text: string ) => survey.locator( '.cell', { hasText: new RegExp( `^${ text }$` ) } );
	expect( await look( cell( '7' ) ) ).toBe( await look( cell( '8' ) ) );
	// With an arrow key: a click and the space bar go on to the next question.
	await visitor.getByRole( 'radio', { name: /^7\b/ } ).press( 'ArrowRight' );
	await expect.poll( async () => ( await look( cell( '7' ) ) ) === ( await look( cell( '8' ) ) ) ).toBe( false );
	await expectAccessible( visitor, '.userfeedback-survey' );
	await visitor.getByRole( 'button', { name: 'Next' } ).click();

	// The radio button is the browser's own, which draws what is chosen.
	await visitor.getByRole( 'radio', { name: 'A friend' } ).press( 'ArrowDown' );
	await expect( visitor.getByRole( 'radio', { name: 'A search' } ) ).toBeChecked();
	expect(
		await survey
			.locator( '.dot' )
			.first()
			.evaluate( ( element ) => getComputedStyle( element ).appearance )
	).not.toBe( 'none' );
	await visitor.getByRole( 'button', { name: 'Next' } ).click();

	for ( const options of [ '.card', '.thumbs .opt' ] ) {
		const option = ( at: number ) => survey.locator( options ).nth( at );
		await option( 0 ).getByRole( 'radio' ).press( 'ArrowRight' );
		// Not by its border alone, which is as thin as the others'.
		await expect.poll( () => ground( option( 1 ) ) ).not.toBe( await ground( option( 0 ) ) );
		const drawing = option( 1 ).locator( 'svg' );
		// Both colors take a moment.
		await expect
			.poll( async () => ( await drawing.evaluate( inkOf ) ) === ( await option( 1 ).evaluate( inkOf ) ) )
			.toBe( true );
		await visitor.getByRole( 'button', { name: 'Next' } ).click();
	}

	const star = ( count: number ) => survey.locator( '.star' ).nth( count - 1 );
	await visitor.getByRole( 'radio', { name: /^2\b/ } ).press( 'ArrowRight' );
	await expect.poll( async () => ( await look( star( 3 ) ) ) === ( await look( star( 4 ) ) ) ).toBe( false );

	// The focus has an outline, which forced colors keep; a shadow they would not.
	await visitor.keyboard.press( 'Tab' );
	const outline = await survey.evaluate( ( host ) => {
		const focused = ( host.shadowRoot ?? document ).activeElement;
		return focused ? getComputedStyle( focused ).outlineStyle : '';
	} );
	expect( outline ).not.toBe( 'none' );
	expect( outline ).not.toBe( '' );
} );
