import { describe, expect, it } from 'vitest';
import type { Question, QuestionConfig } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, sent, visit } from '../visit';

beVisitor();

const TEXT = 'I agree, see the [privacy policy].';
const asking = ( ...questions: Question[] ) =>
	visit( visitorSurvey( { survey: { questions: [ ...questions, question( 'z', 'text' ) ] } } ) );
const consent = ( config: QuestionConfig = {} ) =>
	question( 'a', 'consent', { config: { text: TEXT, link: 'https://shop.test/privacy', must: true, ...config } } );
type Visit = Awaited< ReturnType< typeof asking > >;

const answerOf = async ( visitor: Visit ) => {
	await visitor.user.type( visitor.ui.getByRole( 'textbox' ), 'x' );
	await visitor.press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.answers[ 0 ];
};

describe( 'a consent', () => {
	it( 'is a required box beside a text with a link, without Skip', async () => {
		const { ui } = await asking( consent() );
		expect( ui.getByRole( 'checkbox', { name: 'I agree, see the privacy policy.' } ) ).toBeRequired();
		expect( ui.getByRole( 'link', { name: 'privacy policy' } ) ).toHaveAttribute(
			'href',
			'https://shop.test/privacy'
		);
		expect( ui.queryByRole( 'button', { name: 'Not now' } ) ).toBeNull();
		expect( ui.queryByRole( 'button', { name: 'Skip' } ) ).toBeNull();
	} );

	it( 'says why it stays, with the focus on the box, and lets go once ticked', async () => {
		const visitor = await asking( consent() );
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of a' );
		expect( visitor.ui.getByRole( 'alert' ) ).toHaveTextContent( 'Tick the box to go on.' );
		expect( visitor.focused() ).toBe( visitor.ui.getByRole( 'checkbox' ) );
		expect( visitor.ui.getByRole( 'checkbox' ) ).toBeInvalid();
		await visitor.press( 'Go on' );
		expect( visitor.focused() ).toBe( visitor.ui.getByRole( 'checkbox' ) );
		await visitor.user.click( visitor.ui.getByRole( 'checkbox' ) );
		expect( visitor.ui.queryByRole( 'alert' ) ).toBeNull();
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( {
			question_id: 'a',
			value: 'I agree, see the privacy policy.',
		} );
	} );

	it( 'that may be left is no answer when it is', async () => {
		const visitor = await asking( consent( { must: false } ) );
		await visitor.user.click( visitor.ui.getByRole( 'checkbox' ) );
		await visitor.user.click( visitor.ui.getByRole( 'checkbox' ) );
		await visitor.press( 'Go on' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 'a', value: null } );
	} );

	it( 'without an address has no link, and without a text asks for its title', async () => {
		const { ui } = await asking( consent( { link: '' } ) );
		expect( ui.queryByRole( 'link' ) ).toBeNull();
		document.body.replaceChildren();
		const second = await asking( question( 'a', 'consent', { config: { must: true } } ) );
		expect( second.ui.getByRole( 'checkbox', { name: 'Title of a' } ) ).toBeInTheDocument();
	} );
} );

describe( 'a statement', () => {
	const statement = question( 's', 'statement', {
		config: {
			text: 'Two questions about your visit.',
			image: { id: 1, url: '/wp-content/uploads/room.png', alt: 'The tasting room' },
		},
	} );

	it( 'shows text and picture, and Next leads on without an answer', async () => {
		const visitor = await asking( statement );
		expect( visitor.ui.getByText( 'Two questions about your visit.' ) ).toBeInTheDocument();
		expect( visitor.ui.getByRole( 'img', { name: 'The tasting room' } ) ).toBeInTheDocument();
		expect( visitor.ui.queryByRole( 'button', { name: 'Skip' } ) ).toBeNull();
		await visitor.press( 'Go on' );
		expect( visitor.title() ).toBe( 'Title of z' );
		expect( await answerOf( visitor ) ).toEqual( { question_id: 's', value: null } );
	} );

	it( 'gives the focus to its title when a visitor comes to it, not when the survey opens', async () => {
		const first = await asking( statement );
		expect( first.focused() ).toBeNull();
		document.body.replaceChildren();
		const second = await visit(
			visitorSurvey( { survey: { questions: [ question( 'a', 'text' ), statement, question( 'z', 'text' ) ] } } )
		);
		await second.press( 'Go on' );
		expect( second.title() ).toBe( 'Title of s' );
		expect( second.focused()?.textContent ).toBe( 'Title of s' );
	} );
} );
