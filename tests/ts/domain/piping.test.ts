import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import cases from '../../fixtures/piping.json';
import { insertCopies } from '../../../src/domain/draft/copies';
import { changeType, deleteQuestion, moveQuestion } from '../../../src/domain/draft/questions';
import {
	filled,
	mapThanks,
	plainText,
	settledThanks,
	shownText,
	sourcesOf,
	storedText,
	tokenOf,
} from '../../../src/domain/piping';
import type { QuestionType } from '../../../src/types';
import { draft, question } from './draft/samples';

describe( 'the cases that PHP runs as well', () => {
	it.each( cases.plain )( 'reads without answers: $name', ( { text, plain } ) => {
		expect( plainText( text ) ).toBe( plain );
	} );

	it.each( cases.may_stand )( 'may stand: $name', ( { source, in: place, may } ) => {
		const earlier = [ { id: 'q1', type: source as QuestionType } ];
		expect( sourcesOf( { type: place as QuestionType }, earlier ) ).toEqual( may ? earlier : [] );
	} );
} );

describe( 'after the last question, as in PHP', () => {
	it.each( cases.thanks )( '$name', ( { thanks, types, plain, fits } ) => {
		expect( mapThanks( thanks, plainText ) ).toEqual( plain );
		const questions = Object.entries( types ).map( ( [ id, type ] ) => ( { id, type: type as QuestionType } ) );
		const settled = settledThanks( thanks, questions );
		expect( settled === thanks ).toBe( fits );
	} );

	it( 'the words of an answer stay when its question goes', () => {
		const start = draft( [ question( 'a', 'text' ), question( 'b', 'text' ) ] );
		const thanks = { ...start.settings.thank_you, message: 'Thanks for {{a|that}} and {{b|this}}!' };
		const next = deleteQuestion( { ...start, settings: { ...start.settings, thank_you: thanks } }, 'a' );
		expect( next.draft.settings.thank_you.message ).toBe( 'Thanks for that and {{b|this}}!' );
	} );
} );

describe( 'an answer in a text', () => {
	it( 'takes the place of its token, whatever it is', () => {
		fc.assert(
			fc.property( fc.string( { minLength: 1 } ), ( answer ) => {
				expect( filled( 'Why {{q1|this}}? {{q2}}', ( id ) => ( id === 'q1' ? answer : '' ) ) ).toBe(
					`Why ${ answer }? …`
				);
			} )
		);
	} );

	it( 'cannot be ended by its words', () => {
		expect( plainText( tokenOf( 'q1', ' a}} {{b ' ) ) ).toBe( 'a b' );
	} );
} );

describe( 'in the fields of the builder', () => {
	const questions = [
		{ id: 'x1', type: 'text' as const },
		// An id that looks like a number of another question.
		{ id: 'Q1', type: 'text' as const },
	];

	it( 'a question has its number, and is stored with its id', () => {
		const stored = 'Why {{x1|this}} and {{ Q1 }} and {{gone|that}}?';
		const shown = shownText( stored, questions );
		expect( shown ).toBe( 'Why {{Q1|this}} and {{ Q2 }} and {{gone|that}}?' );
		expect( storedText( shown, questions ) ).toBe( stored );
	} );

	it( 'a number that no question has stays as it is written', () => {
		expect( storedText( '{{Q3|x}} {{Q0|x}}', questions ) ).toBe( '{{Q3|x}} {{Q0|x}}' );
	} );

	it( 'what is shown reads the same as what is stored', () => {
		fc.assert(
			fc.property( fc.string(), fc.constantFrom( 'x1', 'Q1', 'Q2', 'no' ), fc.string(), ( before, id, words ) => {
				const stored = `${ before }${ tokenOf( id, words ) }`;
				expect( plainText( shownText( stored, questions ) ) ).toBe( plainText( stored ) );
			} )
		);
	} );
} );

describe( 'when questions change', () => {
	const asking = ( title: string ) => ( {
		...question( 'c' ),
		title,
		config: { description: 'You said {{a|nothing}}.' },
	} );
	const survey = () => draft( [ question( 'a' ), question( 'b' ), asking( 'Why {{a|this}} or {{b|that}}?' ) ] );
	const textsOf = ( { questions }: ReturnType< typeof survey > ) => {
		const { title, config } = questions.find( ( { id } ) => id === 'c' )!;
		return [ title, config.description ];
	};

	it( 'a deleted question leaves its words', () => {
		expect( textsOf( deleteQuestion( survey(), 'a' ).draft ) ).toEqual( [
			'Why this or {{b|that}}?',
			'You said nothing.',
		] );
	} );

	it( 'one that comes later now leaves its words', () => {
		expect( textsOf( moveQuestion( survey(), 0, 2 ).draft ) ).toEqual( [
			'Why this or {{b|that}}?',
			'You said nothing.',
		] );
		expect( textsOf( moveQuestion( survey(), 0, 1 ).draft ) ).toEqual( textsOf( survey() ) );
	} );

	it( 'one of a type without words leaves its words', () => {
		const starts = () => ( {} );
		expect( textsOf( changeType( survey(), 'b', 'email', starts ).draft )[ 0 ] ).toBe( 'Why {{a|this}} or that?' );
		expect( textsOf( changeType( survey(), 'b', 'nps', starts ).draft ) ).toEqual( textsOf( survey() ) );
	} );

	it( 'copies ask for the answers of copies, and have words for the others', () => {
		const { questions } = survey();
		const { draft: after } = insertCopies( draft( [ question( 'b' ) ] ), null, [
			questions[ 0 ]!,
			questions[ 2 ]!,
		] );
		const [ , first, copy ] = after.questions;
		expect( copy!.title ).toBe( `Why {{${ first!.id }|this}} or that?` );
		expect( copy!.config.description ).toBe( `You said {{${ first!.id }|nothing}}.` );
	} );
} );
