import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../src/types';
import { newQuestion, retype } from '../../../../src/domain/draft/new-question';
import {
	addOption,
	maxOptions,
	minOptions,
	moveOption,
	removeOption,
	setOption,
	shownOptions,
	trimOptions,
} from '../../../../src/domain/draft/options';
import { choice, starts } from './samples';

const ids = ( question: Question ) => question.config.option_ids ?? [];

describe( 'ids of options', () => {
	it( 'a mended text keeps the id, a new row gets its own', () => {
		const start = setOption( setOption( choice( 'q', [] ), 0, 'Search engine' ), 1, 'A friend' );
		const [ search, friend ] = ids( start );
		expect( ids( setOption( start, 0, 'Search engines' ) ) ).toEqual( [ search, friend ] );
		const more = addOption( start, 0 );
		expect( ids( more ) ).toEqual( [ search, expect.stringMatching( /^[a-z0-9]{12}$/ ), friend ] );
		expect( new Set( ids( more ) ).size ).toBe( 3 );
	} );

	it( 'pictures have ids from the start, so that a save does not change the draft', () => {
		expect( ids( newQuestion( 'image-radio', 'q', starts ) ) ).toHaveLength( 2 );
		expect( newQuestion( 'radio-button', 'q', starts ).config ).toEqual( { options: [], option_ids: [] } );
	} );

	it( 'end labels of NPS are not counted and have none', () => {
		expect( setOption( newQuestion( 'nps', 'q', starts ), 0, 'Never' ).config ).toEqual( {
			options: [ 'Never', 'Extremely Likely' ],
		} );
	} );

	it( 'another kind of choice keeps them, a cleared list does not', () => {
		const start = setOption( choice( 'q', [] ), 0, 'A' );
		expect( ids( retype( start, 'checkbox', starts ) ) ).toEqual( ids( start ) );
		const pictures = retype( start, 'image-radio', starts );
		expect( ids( pictures ) ).toHaveLength( 2 );
		expect( ids( pictures ) ).not.toEqual( expect.arrayContaining( ids( start ) ) );
	} );

	it( 'after any edits, and any steps back, an id names one option and an option has one id', () => {
		const at = fc.nat( 7 );
		const edit = fc.oneof(
			fc.record( { do: fc.constant( 'set' as const ), at, text: fc.string( { maxLength: 3 } ) } ),
			fc.record( { do: fc.constant( 'add' as const ), at } ),
			fc.record( { do: fc.constant( 'remove' as const ), at } ),
			fc.record( { do: fc.constant( 'move' as const ), at, to: at } ),
			fc.record( { do: fc.constant( 'trim' as const ) } ),
			fc.record( { do: fc.constant( 'retype' as const ) } ),
			fc.record( { do: fc.constant( 'undo' as const ) } )
		);
		fc.assert(
			fc.property( fc.array( edit, { maxLength: 40 } ), ( edits ) => {
				// A list of its own keeps what each row is.
				let next = 2;
				let rows = [ 0, 1 ];
				let question = setOption( choice( 'q', [] ), 0, '' );
				const past: [ Question, number[] ][] = [];
				const idOf = new Map< number, string >();
				for ( const step of edits ) {
					const before: [ Question, number[] ] = [ question, rows ];
					if ( step.do === 'undo' ) {
						[ question, rows ] = past.pop() ?? before;
					} else if ( step.do === 'set' ) {
						question = setOption( question, step.at % rows.length, step.text );
					} else if ( step.do === 'add' ) {
						if ( rows.length < maxOptions( 'radio-button' ) ) {
							const place = step.at % rows.length;
							rows = [ ...rows.slice( 0, place + 1 ), next, ...rows.slice( place + 1 ) ];
							next++;
							question = addOption( question, place );
						}
					} else if ( step.do === 'remove' ) {
						if ( rows.length > minOptions( question.type ) ) {
							const place = step.at % rows.length;
							rows = rows.filter( ( _, index ) => index !== place );
							question = removeOption( question, place );
						}
					} else if ( step.do === 'move' ) {
						const from = step.at % rows.length;
						const to = step.to % rows.length;
						const others = rows.filter( ( _, index ) => index !== from );
						rows = [ ...others.slice( 0, to ), rows[ from ] ?? -1, ...others.slice( to ) ];
						question = moveOption( question, from, to );
					} else if ( step.do === 'trim' ) {
						question = trimOptions( question );
					} else if ( rows.length >= 2 ) {
						question = retype(
							question,
							question.type === 'checkbox' ? 'radio-button' : 'checkbox',
							starts
						);
					}
					if ( step.do !== 'undo' ) {
						past.push( before );
					}
					expect( shownOptions( question ) ).toHaveLength( rows.length );
					expect( ids( question ) ).toHaveLength( rows.length );
					for ( const [ index, row ] of rows.entries() ) {
						const id = ids( question )[ index ] ?? '';
						expect( id ).toBe( idOf.get( row ) ?? id );
						idOf.set( row, id );
					}
				}
				expect( new Set( idOf.values() ).size ).toBe( idOf.size );
			} )
		);
	} );
} );
