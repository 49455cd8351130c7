import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isAnswered, isBroken, isEmail, sendable, toAnswer } from '../../../src/domain/answers';
import { INITIAL_FLOW, flowOf } from '../../../src/domain/flow';
import type { FlowState } from '../../../src/domain/flow';
import { npsBucket } from '../../../src/domain/nps';
import { shuffle } from '../../../src/domain/shuffle';
import { progressOf } from '../../../src/domain/progress';
import { redirectFor } from '../../../src/domain/thank-you';
import { visibleQuestions } from '../../../src/domain/logic';
import type { Answer, AnswerValue, LogicCondition, Question, WidgetThankYou } from '../../../src/types';
import { question } from '../support/visitor';
import cases from '../../fixtures/answers.json';

const when = (
	question_id: string,
	value: string,
	action: 'show' | 'hide' = 'show',
	compare: LogicCondition[ 'compare' ] = '='
) => ( {
	logic: { enabled: true, action, conditions: [ { question_id, compare, value } ] },
} );
const save = ( id: string, value: AnswerValue ) => ( { type: 'save', answer: { question_id: id, value } } ) as const;
const walk = ( questions: Question[], ...values: [ string, AnswerValue ][] ) =>
	values.reduce< FlowState >(
		( state, [ id, value ] ) => flowOf( questions )( state, save( id, value ) ),
		flowOf( questions )( INITIAL_FLOW, { type: 'start' } )
	);

const branching = [
	question( 'a', 'radio-button' ),
	question( 'b', 'text', when( 'a', 'Yes' ) ),
	question( 'c', 'text', when( 'a', 'Yes', 'hide' ) ),
	question( 'd', 'star-rating' ),
];

describe( 'flow', () => {
	it( 'begins at -1 without answers and starts with the first question (WID-14, WID-30)', () => {
		expect( INITIAL_FLOW ).toEqual( { index: -1, answers: [], path: [], finished: false } );
		expect( flowOf( branching )( INITIAL_FLOW, { type: 'start' } ).index ).toBe( 0 );
	} );

	it( 'resets finished on start (WID-14)', () => {
		const finished = walk( branching, [ 'a', 'No' ], [ 'c', 'x' ], [ 'd', 5 ] );
		expect( finished.finished ).toBe( true );
		expect( flowOf( branching )( finished, { type: 'start' } ) ).toEqual( { ...INITIAL_FLOW, index: 0 } );
	} );

	it( 'walks over questions whose logic fails (WID-29, WID-33)', () => {
		expect( walk( branching, [ 'a', 'Yes' ] ).index ).toBe( 1 );
		expect( walk( branching, [ 'a', 'No' ] ).index ).toBe( 2 );
		expect( walk( branching, [ 'a', null ] ).index ).toBe( 2 );
	} );

	it( 'goes back on the way it came and remembers the answer', () => {
		const back = flowOf( branching )( walk( branching, [ 'a', 'No' ], [ 'c', 'x' ] ), { type: 'back' } );
		expect( back ).toMatchObject( { index: 2, path: [ 0 ] } );
		expect( back.answers ).toHaveLength( 2 );
		const first = flowOf( branching )( back, { type: 'back' } );
		expect( flowOf( branching )( first, { type: 'back' } ) ).toBe( first );
	} );

	it( 'ignores answers before the start and after the end', () => {
		expect( flowOf( branching )( INITIAL_FLOW, save( 'a', 'Yes' ) ) ).toBe( INITIAL_FLOW );
		const finished = walk( branching, [ 'a', 'No' ], [ 'c', 'x' ], [ 'd', 5 ] );
		expect( flowOf( branching )( finished, save( 'd', 1 ) ) ).toBe( finished );
		expect( flowOf( branching )( finished, { type: 'back' } ) ).toBe( finished );
	} );

	it( 'finishes at once when there is nothing to show', () => {
		expect( flowOf( [] )( INITIAL_FLOW, { type: 'start' } ).finished ).toBe( true );
	} );
} );

describe( 'flow, for any survey and any visitor', () => {
	const ids = [ 'a', 'b', 'c', 'd', 'e', 'f' ];
	const survey = fc
		.array(
			fc.record( {
				of: fc.nat( 5 ),
				value: fc.constantFrom( 'Yes', 'No' ),
				hide: fc.boolean(),
				on: fc.boolean(),
			} ),
			{
				minLength: 1,
				maxLength: 6,
			}
		)
		.map( ( list ) =>
			list.map( ( { of, value, hide, on }, index ) =>
				question(
					ids[ index ]!,
					'radio-button',
					on && index ? when( ids[ of % index ]!, value, hide ? 'hide' : 'show' ) : {}
				)
			)
		);
	const steps = fc.array( fc.constantFrom( 'Yes', 'No', null, 'back' ), { maxLength: 30 } );

	it( 'shows visible questions only, never repeats one, and progress falls only on Back', () => {
		fc.assert(
			fc.property( survey, steps, ( questions, moves ) => {
				const reduce = flowOf( questions );
				let state = reduce( INITIAL_FLOW, { type: 'start' } );
				for ( const move of moves ) {
					if ( state.finished ) {
						break;
					}
					const before = progressOf( questions, state );
					const at = questions[ state.index ]!;
					state = reduce( state, move === 'back' ? { type: 'back' } : save( at.id, move ) );
					const shown = questions[ state.index ]!;
					expect( visibleQuestions( questions, state.answers ) ).toContain( shown );
					expect( new Set( [ ...state.path, state.index ] ).size ).toBe( state.path.length + 1 );
					const after = progressOf( questions, state );
					expect( after.number ).toBeLessThanOrEqual( after.total );
					if ( move !== 'back' && ! state.finished ) {
						expect( ( after.number - 1 ) / after.total ).toBeGreaterThanOrEqual(
							( before.number - 1 ) / before.total
						);
					}
				}
			} )
		);
	} );

	it( 'sends exactly the questions on the path that was taken last', () => {
		fc.assert(
			fc.property(
				survey,
				fc.infiniteStream( fc.constantFrom( 'Yes', 'No', null ) ),
				steps,
				( questions, stream, moves ) => {
					const reduce = flowOf( questions );
					let state = reduce( INITIAL_FLOW, { type: 'start' } );
					for ( const move of moves ) {
						const at = questions[ state.index ]!;
						const next = reduce( state, move === 'back' ? { type: 'back' } : save( at.id, move ) );
						if ( ! next.finished ) {
							state = next;
						}
					}
					while ( ! state.finished ) {
						state = reduce(
							state,
							save( questions[ state.index ]!.id, stream.next().value as AnswerValue )
						);
					}
					const path = [ ...state.path, state.index ].map( ( index ) => questions[ index ]!.id );
					const sent = sendable( questions, state.answers ).map( ( { question_id: id } ) => id );
					expect( sent.length ? sent : path ).toEqual( path );
				}
			)
		);
	} );
} );

describe( 'progress', () => {
	const at = ( state: FlowState ) => progressOf( branching, state );

	it( 'counts what may still come, and less once an answer rules it out', () => {
		expect( at( walk( branching ) ) ).toEqual( { number: 1, total: 4 } );
		expect( at( walk( branching, [ 'a', 'No' ] ) ) ).toEqual( { number: 2, total: 3 } );
		expect( at( walk( branching, [ 'a', 'No' ], [ 'c', 'x' ] ) ) ).toEqual( { number: 3, total: 3 } );
	} );
} );

describe( 'answers', () => {
	it.each( cases.filter( ( one ) => one.type === 'email' && typeof one.value === 'string' && ! one.extra ) )(
		'takes what the server takes: $name',
		( { value, valid } ) => {
			expect( isEmail( typeof value === 'string' ? value.trim() : '' ) ).toBe( valid );
		}
	);
	it.each( cases.filter( ( { compared } ) => compared ) )(
		'is compared as the server does: $name',
		( { type, config, value, compared } ) => {
			const asked = question( 'a', type as Question[ 'type' ], { config: config as Question[ 'config' ] } );
			expect( toAnswer( asked, { value: value as AnswerValue } ).value ).toBe( compared );
		}
	);
	it.each( [ 'a@b.co', 'name@example.com', "o'neil+tag@mail.example.org", 'ü@bücher.example' ] )(
		'%s is an address',
		( text ) => {
			expect( isEmail( text ) ).toBe( true );
		}
	);
	it.each( [
		'',
		'a',
		'a@',
		'@b.co',
		'a@b',
		'a@b.',
		'a@.co',
		'a b@c.de',
		'a@b@c.de',
		'a@b..de',
		`${ 'a'.repeat( 250 ) }@b.co`,
	] )( '%s is none', ( text ) => {
		expect( isEmail( text ) ).toBe( false );
	} );

	const email = question( 'e', 'email', { config: { include_name: true } } );

	it( 'wants address and first name of a required e-mail question (WID-48)', () => {
		expect( isAnswered( email, { value: 'a@b.co' }, true ) ).toBe( false );
		expect( isAnswered( email, { value: 'a@b.co', name: ' ' }, true ) ).toBe( false );
		expect( isAnswered( email, { value: 'a@b.co', name: 'Ada' }, true ) ).toBe( true );
		expect( isAnswered( email, { value: 'a@b.co' }, false ) ).toBe( true );
	} );

	it( 'never sends a broken address, and calls it broken', () => {
		expect( toAnswer( email, { value: 'a@b', name: 'Ada' } ) ).toEqual( { question_id: 'e', value: null } );
		expect( isBroken( email, { value: 'a@b' } ) ).toBe( true );
		expect( isBroken( email, { value: ' ' } ) ).toBe( false );
	} );

	it( 'trims and leaves out what is empty', () => {
		expect( toAnswer( email, { value: ' a@b.co ', name: ' Ada ' } ) ).toEqual( {
			question_id: 'e',
			value: 'a@b.co',
			extra: { name: 'Ada' },
		} );
		expect( toAnswer( question( 't', 'text' ), { value: '  ' } ) ).toEqual( { question_id: 't', value: null } );
		expect( toAnswer( question( 'n', 'nps' ), { value: 9, comments: ' Good ' } ) ).toEqual( {
			question_id: 'n',
			value: 9,
			extra: { comments: 'Good' },
		} );
		expect( toAnswer( question( 'n', 'nps' ), { value: null, comments: 'left over' } ) ).toEqual( {
			question_id: 'n',
			value: null,
		} );
	} );

	it( 'sends nothing when everything was skipped (WID-43)', () => {
		expect( sendable( branching, [ { question_id: 'a', value: null } ] ) ).toEqual( [] );
		expect( sendable( branching, [] ) ).toEqual( [] );
	} );

	it( 'leaves out answers that going back has cut off, in the order of the questions', () => {
		const answers: Answer[] = [
			{ question_id: 'd', value: 4 },
			{ question_id: 'b', value: 'old' },
			{ question_id: 'a', value: 'No' },
			{ question_id: 'c', value: null },
		];
		expect( sendable( branching, answers ).map( ( { question_id: id } ) => id ) ).toEqual( [ 'a', 'c', 'd' ] );
	} );
} );

describe( 'redirect', () => {
	const condition = ( id: string, value: string, redirect_url: string ) => ( {
		question: id,
		condition_type: '=',
		condition: value,
		redirect_url,
	} );
	const thankYou = (
		type: WidgetThankYou[ 'type' ],
		conditions: WidgetThankYou[ 'conditions' ] = []
	): WidgetThankYou => ( {
		type,
		message: '',
		redirect_url: 'https://a.example/',
		conditions,
	} );
	const yes: Answer[] = [ { question_id: 'a', value: 'Yes' } ];
	const going = ( settings: WidgetThankYou, answers: Answer[] ) =>
		redirectFor( settings, visibleQuestions( branching, answers ), answers );

	it( 'stays for a message', () => expect( going( thankYou( 'message' ), yes ) ).toBe( '' ) );
	it( 'goes to the fixed page, also after skipping everything (A52)', () => {
		expect( going( thankYou( 'redirect' ), [ { question_id: 'a', value: null } ] ) ).toBe( 'https://a.example/' );
	} );
	it( 'takes the first match that has an address (WID-42)', () => {
		const list = [
			condition( 'a', 'No', '/1' ),
			condition( 'a', 'Yes', '' ),
			condition( 'a', 'yes', '/2' ),
			condition( 'a', 'Yes', '/3' ),
		];
		expect( going( thankYou( 'conditional_redirect', list ), yes ) ).toBe( '/2' );
	} );
	it( 'stays when nothing matches, nothing was answered or the question was never shown', () => {
		const conditional = thankYou( 'conditional_redirect', [
			{ ...condition( 'a', 'No', '/1' ), condition_type: '!=' },
			condition( 'b', 'x', '/2' ),
		] );
		expect( going( conditional, [ { question_id: 'a', value: null } ] ) ).toBe( '' );
		expect(
			going( conditional, [
				{ question_id: 'a', value: 'No' },
				{ question_id: 'b', value: 'x' },
			] )
		).toBe( '' );
	} );
} );

describe( 'small rules', () => {
	it.each( [
		[ 1, 'detractor' ],
		[ 6, 'detractor' ],
		[ 7, 'passive' ],
		[ 8, 'passive' ],
		[ 9, 'promoter' ],
		[ 10, 'promoter' ],
	] as const )( 'nps %d is %s (NPS-04)', ( value, bucket ) => expect( npsBucket( value ) ).toBe( bucket ) );

	it( 'shuffles without losing or repeating anything', () => {
		fc.assert(
			fc.property(
				fc.array( fc.integer() ),
				fc.infiniteStream( fc.double( { min: 0, max: 1, maxExcluded: true, noNaN: true } ) ),
				( items, stream ) => {
					const mixed = shuffle( items, () => stream.next().value as number );
					expect( mixed.toSorted() ).toEqual( items.toSorted() );
				}
			)
		);
	} );
} );
