import { afterEach, describe, expect, it } from 'vitest';
import type { Jump, LogicCondition, Question, QuestionLogic } from '../../../../src/types';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { WAY } from '../../../../src/domain/flow';
import { beVisitor, failParts, sent, visit } from '../visit';

beVisitor();

// The file puts its rules in the place of these, for as long as the page lives.
const plain = { ...WAY };
afterEach( () => {
	Object.assign( WAY, plain );
} );

const NEVER = { enabled: true, action: 'show', conditions: [ { question_id: '' } ] } as unknown as QuestionLogic;
const PLAIN: QuestionLogic = { enabled: false, action: 'show', conditions: [] };

/** A question as the server sends it where the survey uses paths. */
const ruled = ( one: Question, path: Partial< QuestionLogic > = {} ) => ( {
	...one,
	logic: NEVER,
	path: { ...PLAIN, ...path },
} );
const asks = ( question_id: string, compare: LogicCondition[ 'compare' ], value: string ) => ( {
	question_id,
	compare,
	value,
} );
const detractors: Jump = { to: 'c', match: 'all', conditions: [ asks( 'a', 'IS', 'detractor' ) ] };

const asking = ( questions: Question[], thankYou = {} ) =>
	visit( visitorSurvey( { survey: { questions }, thankYou } ) );

const three = ( jump: Jump ) => [
	ruled( question( 'a', 'nps' ), { jumps: [ jump ] } ),
	ruled( question( 'b', 'text' ) ),
	ruled( question( 'c', 'text' ) ),
];

describe( 'a survey with jumps', () => {
	it( 'leads over questions, and sends neither answers nor passes of those', async () => {
		const { choose, title, press } = await asking( three( detractors ) );
		await choose( '3' );
		expect( title() ).toBe( 'Title of c' );
		await press( 'Skip it' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers ).toEqual( [
			{ question_id: 'a', value: 3 },
			{ question_id: 'c', value: null },
		] );
		expect( sent[ 0 ]!.body ).not.toHaveProperty( 'facts' );
	} );

	it( 'goes on to the next question for everybody else', async () => {
		const { choose, title } = await asking( three( detractors ) );
		await choose( '9' );
		expect( title() ).toBe( 'Title of b' );
	} );

	it( 'ends with the ending of the jump, in the place of message and redirect', async () => {
		const { choose, ui } = await asking( three( { ...detractors, to: '@call' } ), {
			type: 'redirect',
			redirect_url: 'https://else.example/',
			endings: [ { id: 'call', title: 'We call you', text: 'Within a day.' } ],
		} );
		await choose( '2' );
		const ending = await ui.findByRole( 'status' );
		expect( ending ).toHaveTextContent( 'We call you' );
		expect( ending ).toHaveTextContent( 'Within a day.' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.answers ).toEqual( [ { question_id: 'a', value: 2 } ] );
	} );

	it( 'decides by the device and says so to the server', async () => {
		const questions = [
			ruled( question( 'a', 'text' ), { enabled: true, conditions: [ asks( '@device', '=', 'mobile' ) ] } ),
			ruled( question( 'b', 'text' ) ),
		];
		const { title, user, ui, press } = await asking( questions );
		expect( title() ).toBe( 'Title of b' );
		await user.type( ui.getByRole( 'textbox' ), 'Good' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.facts ).toEqual( { '@device': 'desktop' } );
		expect( Object.keys( sessionStorage ).filter( ( key ) => key.includes( 'facts' ) ) ).toEqual( [] );
	} );

	it( 'does not show without its file', async () => {
		failParts();
		await asking( three( detractors ) ).catch( () => null );
		failParts( false );
		expect( document.querySelector( '.userfeedback-survey' ) ).toBeNull();
	} );
} );
