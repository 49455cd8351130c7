import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AnswerValue, Question, QuestionType, Survey } from '../../../src/types';

export interface Case {
	type: QuestionType;
	title: string;
	config: Question[ 'config' ];
	/** The visitor's answer. */
	value: AnswerValue;
	extra?: { name?: string };
	/** Its text on the single response. */
	shown: string;
}

/** A picture that every site has. */
export const PICTURE = { id: 0, url: '/wp-includes/images/blank.gif' };

/** One question of every type, with the answer that the visitor of the stories gives. */
export const NINE: Case[] = [
	{
		type: 'radio-button',
		title: 'How did you hear about us?',
		config: { options: [ 'A friend', 'Search engine', 'Walking past' ] },
		value: 'Search engine',
		shown: 'Search engine',
	},
	{
		type: 'checkbox',
		title: 'What do you brew at home?',
		config: { options: [ 'Espresso', 'Pour-over', 'Moka pot' ] },
		value: [ 'Espresso', 'Moka pot' ],
		shown: 'Espresso, Moka pot',
	},
	{
		type: 'image-radio',
		title: 'Which label would you pick?',
		config: {
			options: [
				{ label: 'Harbour', image: PICTURE },
				{ label: 'Orchard', image: PICTURE },
			],
		},
		value: 'Orchard',
		shown: 'Orchard',
	},
	{
		type: 'icon-choice',
		title: 'When do you drink your first cup?',
		config: {
			options: [
				{ label: 'Before work', icon: { name: 'sun', style: 'solid' } },
				{ label: 'In the evening', icon: { name: 'moon', style: 'solid' } },
			],
		},
		value: 'In the evening',
		shown: 'In the evening',
	},
	{ type: 'star-rating', title: 'How was your visit?', config: {}, value: 4, shown: '4' },
	{ type: 'nps', title: 'How likely are you to recommend us?', config: {}, value: 9, shown: '9' },
	{
		type: 'text',
		title: 'Which bean should we bring back?',
		config: {},
		value: 'Ethiopia Guji & “Sidamo”',
		shown: 'Ethiopia Guji & “Sidamo”',
	},
	{
		type: 'long-text',
		title: 'What could we do better?',
		config: {},
		value: 'More seats ☕\nand <b>lower</b> music',
		shown: 'and <b>lower</b> music',
	},
	{
		type: 'email',
		title: 'Where can we write to you?',
		config: { include_name: true },
		value: 'maria@example.com',
		extra: { name: 'María' },
		shown: 'maria@example.com',
	},
];

/**
 * The survey of all nine types, as the builder saves it.
 *
 * @param title   Its title.
 * @param changes Properties to change.
 * @return Body of POST surveys.
 */
export function nineTypes( title: string, changes: Partial< Survey > = {} ) {
	return {
		title,
		status: 'publish',
		questions: NINE.map( ( { type, title: text, config }, index ) => ( {
			id: `e2e-${ index }`,
			type,
			title: text,
			config,
			settings: { required: false, randomize: false, comment_box: false },
			logic: { enabled: false, action: 'show', conditions: [] },
		} ) ),
		...changes,
	};
}

/**
 * Answers every question with the mouse or a finger.
 *
 * @param page      The visitor's page, survey visible.
 * @param before    Called with each question while it is on screen.
 * @param questions The survey's questions, in their order.
 */
export async function answerAll(
	page: Page,
	before: ( question: Case ) => Promise< void > = () => Promise.resolve(),
	questions: readonly Case[] = NINE
) {
	for ( const question of questions ) {
		await expect( page.getByRole( 'heading', { name: question.title } ) ).toBeVisible();
		await before( question );
		const next = page.getByRole( 'button', { name: 'Next' } );
		switch ( question.type ) {
			case 'radio-button':
				await page.getByText( String( question.value ), { exact: true } ).click();
				break;
			case 'checkbox':
				for ( const label of question.value as string[] ) {
					await page.getByText( label, { exact: true } ).click();
				}
				await next.click();
				break;
			case 'image-radio':
			case 'icon-choice':
				if ( question.type === 'icon-choice' ) {
					await expect(
						page.locator( 'label', { hasText: String( question.value ) } ).locator( 'svg path' )
					).toHaveCount( 1 );
				}
				// The input lies over the whole tile and takes the click.
				await page.getByText( String( question.value ), { exact: true } ).click( { force: true } );
				await next.click();
				break;
			case 'star-rating':
				await page
					.getByRole( 'radio', { name: `${ String( question.value ) } of 5 stars` } )
					.click( { force: true } );
				break;
			case 'nps':
				await page
					.getByRole( 'radio', { name: String( question.value ), exact: true } )
					.click( { force: true } );
				break;
			case 'text':
			case 'long-text':
				await page.getByRole( 'textbox', { name: question.title } ).fill( String( question.value ) );
				await next.click();
				break;
			case 'email':
				await page.getByRole( 'textbox', { name: 'E-mail address' } ).fill( String( question.value ) );
				await page.getByRole( 'textbox', { name: 'First name' } ).fill( question.extra?.name ?? '' );
				await next.click();
		}
	}
	await expect( page.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
}

/**
 * Answers every question with the keyboard alone. The survey opened by itself
 * and took no focus, so Tab has to lead into it.
 *
 * @param page The visitor's page, survey visible.
 */
export async function answerByKeyboard( page: Page ) {
	const { keyboard } = page;
	const focused = () =>
		page.evaluate( () => {
			let element = document.activeElement;
			while ( element?.shadowRoot?.activeElement ) {
				element = element.shadowRoot.activeElement;
			}
			return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
				? element.type
				: ( element?.tagName ?? '' );
		} );
	const tabTo = async ( kind: RegExp ) => {
		for ( let presses = 0; presses < 60; presses++ ) {
			if ( kind.test( await focused() ) ) {
				return;
			}
			await keyboard.press( 'Tab' );
		}
		throw new Error( `Tab never reached ${ String( kind ) }.` );
	};
	for ( const question of NINE ) {
		await expect( page.getByRole( 'heading', { name: question.title } ) ).toBeVisible();
		const options = ( question.config.options ?? [] ).map( ( option ) =>
			typeof option === 'string' ? option : option.label
		);
		switch ( question.type ) {
			case 'radio-button':
			case 'image-radio':
			case 'icon-choice':
				await tabTo( /^radio$/ );
				for ( let index = 0; index < options.indexOf( String( question.value ) ); index++ ) {
					await keyboard.press( 'ArrowDown' );
				}
				await expect( page.getByRole( 'heading', { name: question.title } ) ).toBeVisible();
				await keyboard.press( 'Enter' );
				break;
			case 'checkbox':
				await tabTo( /^checkbox$/ );
				for ( const label of options ) {
					if ( ( question.value as string[] ).includes( label ) ) {
						await keyboard.press( 'Space' );
					}
					await keyboard.press( 'Tab' );
				}
				await page.getByRole( 'checkbox', { name: options[ 0 ] ?? '' } ).focus();
				await keyboard.press( 'Enter' );
				break;
			case 'star-rating':
			case 'nps':
				await tabTo( /^radio$/ );
				await keyboard.press( String( question.value ) );
				await keyboard.press( 'Enter' );
				break;
			case 'text':
				await tabTo( /^text$/ );
				await keyboard.insertText( String( question.value ) );
				await keyboard.press( 'Enter' );
				break;
			case 'long-text':
				await tabTo( /^textarea$/ );
				await keyboard.insertText( String( question.value ) );
				await page.getByRole( 'button', { name: 'Next' } ).focus();
				await keyboard.press( 'Enter' );
				break;
			case 'email':
				await tabTo( /^email$/ );
				await keyboard.insertText( String( question.value ) );
				await keyboard.press( 'Tab' );
				await keyboard.insertText( question.extra?.name ?? '' );
				await keyboard.press( 'Enter' );
		}
	}
	await expect( page.getByText( 'Thanks for your feedback!', { exact: true } ) ).toBeVisible();
}
