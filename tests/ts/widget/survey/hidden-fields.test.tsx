import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogicCondition, Question, QuestionLogic } from '../../../../src/types';
import { WAY } from '../../../../src/domain/flow';
import { question, visitorSurvey } from '../../support/visitor';
import { waitUntil } from '../../support/wait';
import { beVisitor, failParts, keepSession, sent, visit } from '../visit';

beVisitor();

const plain = { ...WAY };
beforeEach( () => history.replaceState( null, '', '/?plan=pro&coupon=x&order=%00%0A7+&other=1' ) );
afterEach( () => {
	Object.assign( WAY, plain );
	delete window.userfeedbackFields;
	sessionStorage.clear();
	history.replaceState( null, '', '/' );
} );

const PLAIN: QuestionLogic = { enabled: false, action: 'show', conditions: [] };

/** A question as the server sends it where the survey uses paths. */
const ruled = ( one: Question, conditions: LogicCondition[] = [] ) => ( {
	...one,
	logic: { enabled: true, action: 'show', conditions: [ { question_id: '' } ] } as unknown as QuestionLogic,
	path: { ...PLAIN, enabled: conditions.length > 0, conditions },
} );

/** A survey that lists fields, with what the page says of them. */
const listing = ( fields: Record< string, string >, questions: Question[] ) =>
	visit( {
		...visitorSurvey( { survey: { questions } } ),
		parts: { paths: { url: '/pro-types/paths.js', missing: '', fields } },
	} );

const facts = async ( fields: Record< string, string >, before = () => {} ) => {
	const { user, ui, press } = await listing( fields, [
		question( `t${ Object.keys( fields ).join( '' ) }`, 'text' ),
	] );
	before();
	await user.type( ui.getByRole( 'textbox' ), 'Good' );
	await press( 'Go on' );
	await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
	return sent[ 0 ]!.body.facts;
};

describe( 'hidden fields', () => {
	it( 'come from the address, as text, and nothing else of it', async () => {
		expect( await facts( { plan: '', order: '', none: '' } ) ).toEqual( {
			'@field.plan': 'pro',
			'@from.plan': 'address',
			'@field.order': '7',
			'@from.order': 'address',
		} );
	} );

	it( 'come from a script before the page, and from the page before its address', async () => {
		window.userfeedbackFields = { coupon: 12, area: [ 'x' ], stray: 'y', plan: null };
		expect( await facts( { coupon: 'of the page', area: 'shop', plan: 'basic' } ) ).toEqual( {
			'@field.coupon': '12',
			'@from.coupon': 'page',
			'@field.area': 'shop',
			'@from.area': 'page',
			'@field.plan': 'basic',
			'@from.plan': 'page',
		} );
	} );

	it( 'that a script sets after the start count too', async () => {
		const late = () => {
			window.userfeedbackFields = { cart: ` ${ '😀'.repeat( 201 ) }\u0000\ud800` };
		};
		expect( await facts( { cart: '' }, late ) ).toEqual( {
			'@field.cart': '😀'.repeat( 200 ),
			'@from.cart': 'page',
		} );
	} );

	it( 'choose a question, by the value of the start', async () => {
		const asks: LogicCondition = {
			question_id: '@field.plan',
			compare: 'ANY_OF',
			value: '',
			values: [ 'free', 'PRO' ],
		};
		const { title, user, ui, press } = await listing( { plan: '' }, [
			ruled( question( 'p1', 'text' ), [ asks ] ),
			ruled( question( 'p2', 'text' ) ),
		] );
		expect( title() ).toBe( 'Title of p1' );
		window.userfeedbackFields = { plan: 'basic' };
		await user.type( ui.getByRole( 'textbox' ), 'Good' );
		await press( 'Go on' );
		await press( 'Skip it' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.facts ).toEqual( { '@field.plan': 'pro', '@from.plan': 'address' } );
		expect( sent[ 0 ]!.body.answers ).toHaveLength( 2 );
		expect( Object.keys( sessionStorage ).filter( ( key ) => key.includes( 'facts' ) ) ).toEqual( [] );
	} );

	it( 'of the page where it began stay on the next one', async () => {
		const questions = [ question( 'n1', 'text' ), question( 'n2', 'text' ) ];
		sessionStorage.setItem( 'userfeedback-facts-n1,n2', '{"@field.plan":"kept","@from.plan":"address"}' );
		keepSession( { drafts: { n1: { value: 'Good' } }, path: [ 'n1' ] } );
		history.replaceState( null, '', '/next/' );
		const { user, ui, press } = await listing( { plan: '' }, questions );
		await user.type( ui.getByRole( 'textbox' ), 'Good' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.facts ).toEqual( { '@field.plan': 'kept', '@from.plan': 'address' } );
	} );

	it( 'of a page where nobody answered do not stay, nor those of another survey with an intro', async () => {
		sessionStorage.setItem( 'userfeedback-facts-o1', '{"@field.plan":"seen","@from.plan":"address"}' );
		keepSession( { drafts: { '@intro': { value: null } } }, 'userfeedback-9' );
		history.replaceState( null, '', '/next/?plan=now' );
		const { user, ui, press } = await listing( { plan: '' }, [ question( 'o1', 'text' ) ] );
		await user.type( ui.getByRole( 'textbox' ), 'Good' );
		await press( 'Go on' );
		await waitUntil( () => expect( sent ).toHaveLength( 1 ) );
		expect( sent[ 0 ]!.body.facts ).toEqual( { '@field.plan': 'now', '@from.plan': 'address' } );
	} );

	it( 'keep no survey from showing when their file cannot be had', async () => {
		failParts();
		const { title } = await listing( { plan: '' }, [ question( 'f1', 'text' ) ] );
		failParts( false );
		expect( title() ).toBe( 'Title of f1' );
	} );
} );
