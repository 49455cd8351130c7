import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import cases from '../../fixtures/paths.json';
import plain from '../../fixtures/logic.json';
import { ahead, pathOf } from '../../../src/domain/paths';
import { PATH_OPERATORS } from '../../../src/types';
import type { Answer, AnswerValue, Facts, Jump, LogicCondition, Question } from '../../../src/types';

const given = ( answers: object ) =>
	Object.entries( answers as Record< string, AnswerValue > ).map( ( [ id, value ] ): Answer => ( {
		question_id: id,
		value,
	} ) );

describe( 'the cases that PHP runs as well', () => {
	it.each( cases )( '$name', ( { questions, answers, facts, visible, ending } ) => {
		const path = pathOf( questions as Question[], given( answers ), facts as Facts );
		expect( [ path.visible.map( ( { id } ) => id ), path.ending ] ).toEqual( [ visible, ending ] );
	} );

	it.each( plain )( 'show and hide: $name', ( { questions, answers, visible } ) => {
		const path = pathOf( questions as Question[], answers as Answer[], {} );
		expect( path.visible.map( ( { id } ) => id ) ).toEqual( visible );
	} );

	it.each( cases.filter( ( one ) => 'reachable' in one ) )( 'can come: $name', ( { questions, reachable } ) => {
		expect( [ ...ahead( questions as Question[], -1, new Set(), [], null ) ] ).toEqual( reachable );
	} );
} );

describe( 'any survey and any visitor', () => {
	const ids = [ 'a', 'b', 'c', 'd', 'e', 'f' ];
	const value = fc.constantFrom( '1', '9', 'x' );
	const condition = fc.record( {
		question_id: fc.constantFrom( ...ids, '@device' ),
		compare: fc.constantFrom( '=', '!=', ...PATH_OPERATORS ),
		value,
		values: fc.array( value, { maxLength: 2 } ),
	} );
	const conditions = fc.array( condition, { maxLength: 2 } );
	const groups = fc.array( fc.record( { match: fc.constantFrom( 'all', 'any' ), conditions } ), { maxLength: 2 } );
	const jump = fc.record( {
		to: fc.constantFrom( ...ids, '@end', '@call' ),
		match: fc.constantFrom( 'all', 'any', 'always' ),
		conditions,
		groups,
	} );
	const survey = fc
		.array(
			fc.record( {
				enabled: fc.boolean(),
				action: fc.constantFrom( 'show', 'hide' ),
				match: fc.constantFrom( 'all', 'any' ),
				conditions,
				groups,
				jumps: fc.array( jump, { maxLength: 2 } ),
			} ),
			{ maxLength: 6 }
		)
		.map( ( all ) => all.map( ( logic, at ) => ( { id: ids[ at ], logic } ) as unknown as Question ) );
	const answers = fc.dictionary( fc.constantFrom( ...ids ), fc.constantFrom( 1, 9, 'x', null ) );
	const facts = fc.constantFrom( {}, { '@device': '1' } );

	it( 'ends, and only goes forward', () => {
		fc.assert(
			fc.property( survey, answers, facts, ( questions, said, known ) => {
				const { visible } = pathOf( questions, given( said ), known );
				const places = visible.map( ( question ) => questions.indexOf( question ) );
				expect( places ).toEqual( [ ...new Set( places ) ].sort( ( a, b ) => a - b ) );
			} )
		);
	} );

	it( 'shows only what could come, from every question of the path on', () => {
		fc.assert(
			fc.property( survey, answers, facts, ( questions, said, known ) => {
				const path = pathOf( questions, given( said ), known ).visible;
				const possible = ahead( questions, -1, new Set(), [], null );
				path.forEach( ( question, at ) => {
					expect( possible ).toContain( question.id );
					const behind = path.slice( 0, at );
					const before = new Set( behind.map( ( { id } ) => id ) );
					const open = ahead( questions, questions.indexOf( question ), before, given( said ), known );
					for ( const { id } of path.slice( at ) ) {
						expect( open ).toContain( id );
					}
				} );
			} )
		);
	} );

	it( 'decides the next question by the answers so far', () => {
		fc.assert(
			fc.property( survey, answers, facts, fc.nat( 5 ), ( questions, said, known, at ) => {
				const whole = pathOf( questions, given( said ), known ).visible;
				const behind = whole.slice( 0, at + 1 ).map( ( { id } ) => id );
				const soFar = given( said ).filter( ( { question_id: id } ) => behind.includes( id ) );
				expect( pathOf( questions, soFar, known ).visible.slice( 0, at + 2 ) ).toEqual(
					whole.slice( 0, at + 2 )
				);
			} )
		);
	} );
} );

it( 'reads what the builder leaves out as its default', () => {
	const on: LogicCondition = { question_id: 'a', compare: '=', value: '1' };
	const leave: Jump = { to: '@end', match: 'all', conditions: [ on ] };
	const questions = [
		{ id: 'a', logic: { jumps: [ leave ] } },
		{ id: 'b', logic: {} },
	] as unknown as Question[];
	expect( pathOf( questions, [ { question_id: 'a', value: 1 } ], {} ).visible ).toHaveLength( 1 );
	expect( pathOf( questions, [ { question_id: 'a', value: 2 } ], {} ).visible ).toHaveLength( 2 );
} );
