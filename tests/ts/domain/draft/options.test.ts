import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../../../../src/types';
import type { QuestionOption, QuestionType } from '../../../../src/types';
import {
	addOption,
	canAddOption,
	maxOptions,
	canRemoveOption,
	minOptions,
	moveOption,
	optionsValid,
	removeOption,
	setOption,
	shownOptions,
	trimOptions,
} from '../../../../src/domain/draft/options';
import cases from '../../../fixtures/options.json';
import { choice, question } from './samples';

interface Case {
	type: QuestionType;
	options: QuestionOption[];
	finished: boolean;
}

const FIVE = [ 'a', 'b', 'c', 'd', 'e' ];

describe( 'how many', () => {
	it( 'QST-19, QST-20, A6, A7: one for checkbox, two for the other choices and NPS, none else', () => {
		expect( Object.fromEntries( QUESTION_TYPES.map( ( type ) => [ type, minOptions( type ) ] ) ) ).toEqual( {
			text: 0,
			'long-text': 0,
			email: 0,
			'star-rating': 0,
			checkbox: 1,
			'radio-button': 2,
			'image-radio': 2,
			'icon-choice': 2,
			nps: 2,
			scale: 0,
			consent: 0,
			statement: 0,
			ranking: 2,
			dropdown: 2,
			matrix: 2,
			number: 0,
			date: 0,
			upload: 0,
		} );
	} );

	it( 'of a ranking: ten at most', () => {
		const ten = Array.from( { length: 10 }, ( _, at ) => `${ at }` );
		expect( canAddOption( { ...choice( 'q', ten.slice( 1 ) ), type: 'ranking' } ) ).toBe( true );
		expect( canAddOption( { ...choice( 'q', ten ), type: 'ranking' } ) ).toBe( false );
	} );

	it( 'with the Question Types addon: fifty at most, a ranking ten', () => {
		expect( maxOptions( 'radio-button', true ) ).toBe( 50 );
		expect( maxOptions( 'ranking', true ) ).toBe( 10 );
		const many = choice(
			'q',
			Array.from( { length: 49 }, ( _, at ) => `${ at }` )
		);
		const full = addOption( many, undefined, 50 );
		expect( full.config.options ).toHaveLength( 50 );
		expect( addOption( full, undefined, 50 ) ).toBe( full );
	} );

	it( 'QST-18: five at most', () => {
		expect( canAddOption( choice( 'q', FIVE.slice( 1 ) ) ) ).toBe( true );
		const full = choice( 'q', FIVE );
		expect( canAddOption( full ) ).toBe( false );
		expect( addOption( full ) ).toBe( full );
	} );

	it( 'A5: more than five stay editable and valid', () => {
		const six = choice( 'q', [ ...FIVE, 'f' ] );
		expect( optionsValid( six ) ).toBe( true );
		expect( removeOption( six, 5 ).config.options ).toEqual( FIVE );
	} );

	it( 'remove stops at the minimum', () => {
		expect( canRemoveOption( choice( 'q', [ 'a', 'b' ] ) ) ).toBe( false );
		expect( canRemoveOption( choice( 'q', [ 'a', 'b' ], 'checkbox' ) ) ).toBe( true );
		expect( removeOption( choice( 'q', [ 'a', 'b' ] ), 0 ).config.options ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'A8: an empty list is shown padded, and typing fills it', () => {
		const empty = choice( 'q', [] );
		expect( shownOptions( empty ) ).toEqual( [ '', '' ] );
		expect( setOption( empty, 1, 'B' ).config.options ).toEqual( [ '', 'B' ] );
		expect( empty.config.options ).toEqual( [] );
	} );
} );

describe( 'editing', () => {
	it( 'adds behind the one where Enter was pressed', () => {
		expect( addOption( choice( 'q', [ 'a', 'b' ] ), 0 ).config.options ).toEqual( [ 'a', '', 'b' ] );
	} );

	it( 'QST-25: a new image option is an empty label and no image', () => {
		expect( addOption( choice( 'q', [], 'image-radio' ) ).config.options?.at( -1 ) ).toEqual( {
			label: '',
			image: null,
		} );
	} );

	it( 'moves', () => {
		expect( moveOption( choice( 'q', FIVE ), 0, 3 ).config.options ).toEqual( [ 'b', 'c', 'd', 'a', 'e' ] );
	} );

	it( 'QST-21: trims texts and labels', () => {
		expect( trimOptions( choice( 'q', [ ' A ', 'B' ] ) ).config.options ).toEqual( [ 'A', 'B' ] );
		const image = question( 'q', 'image-radio', { config: { options: [ { label: ' A ', image: null } ] } } );
		expect( trimOptions( image ).config.options ).toEqual( [ { label: 'A', image: null } ] );
	} );
} );

describe( 'QST-17: valid', () => {
	it.each( [
		[ 'checkbox', [ 'a' ], true ],
		[ 'checkbox', [], false ],
		[ 'checkbox', [ 'a', ' ' ], false ],
		[ 'radio-button', [ 'a' ], false ],
		[ 'radio-button', [ 'a', 'b' ], true ],
		[ 'nps', [ 'low', '' ], false ],
		[ 'nps', [ 'low', 'high' ], true ],
		[ 'text', [], true ],
		[ 'star-rating', [], true ],
	] as const )( '%s with %j: %s', ( type, options, expected ) => {
		expect( optionsValid( question( 'q', type, { config: { options: [ ...options ] } } ) ) ).toBe( expected );
	} );

	it( 'as the server has it: image and icon options need their picture and their label', () => {
		for ( const { type, options, finished } of cases as Case[] ) {
			expect( optionsValid( question( 'q', type, { config: { options } } ) ), JSON.stringify( options ) ).toBe(
				finished
			);
		}
	} );
} );
