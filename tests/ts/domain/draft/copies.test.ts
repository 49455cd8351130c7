import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question, QuestionLogic, QuestionOption, QuestionType } from '../../../../src/types';
import { insertCopies } from '../../../../src/domain/draft/copies';
import { allConditions } from '../../../../src/domain/draft/logic';
import { newQuestion } from '../../../../src/domain/draft/new-question';
import { hasOptions } from '../../../../src/domain/draft/options';
import { rulesOf } from '../../../../src/domain/question-types';
import types from '../../../fixtures/question-types.json';
import { choice, draft, question, starts } from './samples';

const TYPES = Object.keys( types ) as QuestionType[];

/** Three options as the type stores them. */
const EACH_OPTION = ( type: QuestionType ): QuestionOption[] => {
	const labels = [ 'One', 'Two', 'Three' ];
	switch ( rulesOf( type ).options ) {
		case 'image':
			return labels.map( ( label ) => ( {
				label,
				image: { id: 1, url: 'https://example.org/a.png', alt: '' },
			} ) );
		case 'icon':
			return labels.map( ( label ) => ( { label, icon: { name: 'star', style: 'solid' } } ) );
		default:
			return labels;
	}
};

const about = ( id: string ) => ( { question_id: id, compare: '=' as const, value: 'x' } );
const logic = ( change: Partial< QuestionLogic > ): QuestionLogic => ( {
	enabled: true,
	action: 'show',
	conditions: [],
	...change,
} );

describe( 'Copies of questions', () => {
	it( 'stand below the open question and have ids of their own, options too', () => {
		const theirs = {
			...choice( 'q1' ),
			config: { options: [ 'Yes', 'No' ], option_ids: [ 'y', 'n' ], exclusive: 'n' },
		};
		const { draft: after, removed } = insertCopies( draft( [ question( 'q1' ), question( 'q2' ) ] ), 'q1', [
			theirs,
		] );
		expect( removed ).toBe( 0 );
		expect( after.questions.map( ( { title } ) => title ) ).toEqual( [
			question( 'q1' ).title,
			theirs.title,
			question( 'q2' ).title,
		] );
		const copy = after.questions[ 1 ]!;
		expect( [ 'q1', 'q2' ] ).not.toContain( copy.id );
		expect( copy.config.options ).toEqual( [ 'Yes', 'No' ] );
		expect( copy.config.option_ids ).toHaveLength( 2 );
		expect( copy.config.option_ids ).not.toContain( 'y' );
		expect( copy.config.exclusive ).toBe( copy.config.option_ids![ 1 ] );
	} );

	it.each( TYPES )( 'of %s are whole, with ids of their own and the logic among them', ( type ) => {
		const theirs = question( 'theirs', type, {
			config: {
				...newQuestion( type, 'x', starts ).config,
				description: 'As {{earlier|before}}, and {{gone|nothing}}',
				...( type === 'matrix' && { rows: [ { id: 'r', label: 'Row' } ] } ),
				...( hasOptions( type ) && {
					options: EACH_OPTION( type ),
					option_ids: [ 'one', 'two', 'three' ],
					other: 'two',
					exclusive: 'three',
				} ),
			},
			settings: { ...newQuestion( type, 'x', starts ).settings, required: true },
			logic: logic( { conditions: [ about( 'earlier' ), about( 'gone' ) ] } ),
		} );
		const after = question( 'after', 'text', {
			logic: logic( {
				conditions: [ about( 'theirs' ) ],
				jumps: [ { to: '@end', match: 'all', conditions: [ about( 'theirs' ) ] } ],
			} ),
		} );
		const { draft: made, removed } = insertCopies( draft(), null, [ question( 'earlier' ), theirs, after ] );
		expect( removed ).toBe( 1 );
		const [ first, copy, last ] = made.questions;
		const { option_ids: ids = [], ...config } = copy!.config;
		expect( ids.filter( ( id ) => [ 'one', 'two', 'three' ].includes( id ) ) ).toEqual( [] );
		expect( new Set( ids ).size ).toBe( hasOptions( type ) ? 3 : 0 );
		const asked = `{{${ first!.id }|before}}`;
		const { option_ids: _, ...same } = theirs.config;
		expect( config ).toEqual( {
			...same,
			// The words of a consent are stored as they were read.
			description: `As ${ type === 'consent' ? 'before' : asked }, and nothing`,
			...( hasOptions( type ) && { other: ids[ 1 ], exclusive: ids[ 2 ] } ),
		} );
		expect( { ...copy, id: '', config: {}, logic: {} } ).toEqual( { ...theirs, id: '', config: {}, logic: {} } );
		expect( copy!.logic.conditions ).toEqual( [ about( first!.id ) ] );
		expect( last!.logic.conditions ).toEqual( [ about( copy!.id ) ] );
		expect( last!.logic.jumps![ 0 ]!.conditions ).toEqual( [ about( copy!.id ) ] );
	} );

	it( 'come last where no question is open', () => {
		const { draft: after } = insertCopies( draft( [ question( 'q1' ) ] ), 'thank-you', [ question( 'z' ) ] );
		expect( after.questions[ 0 ]!.id ).toBe( 'q1' );
		expect( after.questions ).toHaveLength( 2 );
	} );

	it( 'keep logic about each other, facts and the end; the rest is dropped and counted', () => {
		const first = question( 'a' );
		const second = {
			...question( 'b' ),
			logic: logic( {
				conditions: [ about( 'a' ), about( 'gone' ), about( '@device' ) ],
				groups: [ { match: 'any', conditions: [ about( 'gone' ), about( 'a' ) ] } ],
				jumps: [
					{ to: 'c', match: 'all', conditions: [ about( 'b' ) ] },
					{ to: '@end', match: 'always', conditions: [] },
					{ to: '@theirs', match: 'always', conditions: [] },
					{ to: 'gone', match: 'all', conditions: [ about( 'a' ) ] },
				],
			} ),
		};
		const { draft: after, removed } = insertCopies( draft(), null, [ first, second, question( 'c' ) ] );
		const [ a, b, c ] = after.questions.map( ( { id } ) => id );
		expect( after.questions[ 1 ]!.logic ).toMatchObject( {
			enabled: true,
			conditions: [ about( a! ), about( '@device' ) ],
			groups: [ { match: 'any', conditions: [ about( a! ) ] } ],
			jumps: [
				{ to: c, match: 'all', conditions: [ about( b! ) ] },
				{ to: '@end', match: 'always' },
			],
		} );
		expect( removed ).toBe( 4 );
	} );

	it( 'never name a question that is not there, whatever is copied', () => {
		const ids = [ 'a', 'b', 'c', 'd' ];
		const asked = fc.array( fc.constantFrom( ...ids, '@page' ), { maxLength: 4 } );
		fc.assert(
			fc.property(
				fc.subarray( ids ),
				fc.array( asked, { minLength: 4, maxLength: 4 } ),
				( came, conditions ) => {
					const theirs = ids.map( ( id, at ): Question => ( {
						...question( id ),
						logic: logic( { conditions: ( conditions[ at ] ?? [] ).map( about ) } ),
					} ) );
					const { draft: after } = insertCopies(
						draft( [ question( 'a' ) ] ),
						'a',
						theirs.filter( ( { id } ) => came.includes( id ) )
					);
					const there = after.questions.map( ( { id } ) => id );
					expect( new Set( there ).size ).toBe( there.length );
					for ( const copy of after.questions.slice( 1 ) ) {
						for ( const { question_id: id } of allConditions( copy.logic ) ) {
							expect( [ ...there, '@page' ] ).toContain( id );
							expect( id ).not.toBe( 'a' );
						}
					}
				}
			)
		);
	} );
} );
