import { describe, expect, it } from 'vitest';
import type { LogicCondition, Question } from '../../../../src/types';
import { fits, valuesOf } from '../../../../src/domain/draft/conditions';
import { shownRows, withMatrixRows } from '../../../../src/domain/draft/matrix';
import { canRandomize } from '../../../../src/domain/draft/new-question';
import { optionsValid } from '../../../../src/domain/draft/options';
import { dropMisfits, renameOption, renameRow } from '../../../../src/domain/draft/references';
import { asks, choice, draft, question } from './samples';

const matrix = ( rows: string[], columns = [ 'Poor', 'Good' ] ): Question => {
	const made = { ...choice( 'q1', columns ), type: 'matrix' as const };
	return { ...made, config: { ...made.config, rows: rows.map( ( label, at ) => ( { id: `r${ at }`, label } ) ) } };
};
const asking = ( value: string ) =>
	draft( [ matrix( [ 'Taste', 'Price' ] ), { ...question( 'q2' ), logic: asks( [ 'q1', 'IN', value ] ) } ] );
const condition = ( compare: LogicCondition[ 'compare' ], value: string ): LogicCondition => ( {
	question_id: 'q1',
	compare,
	value,
} );
const valueOf = ( { questions }: ReturnType< typeof asking > ) => questions[ 1 ]?.logic.conditions[ 0 ]?.value;

describe( 'a matrix', () => {
	it( 'is complete with text in each row and column', () => {
		expect( optionsValid( matrix( [ 'Taste' ] ) ) ).toBe( true );
		expect( optionsValid( matrix( [] ) ) ).toBe( false );
		expect( optionsValid( matrix( [ 'Taste', ' ' ] ) ) ).toBe( false );
		expect( optionsValid( matrix( [ 'Taste' ], [ 'Poor' ] ) ) ).toBe( false );
	} );

	it( 'gives each row an id once', () => {
		const [ empty ] = shownRows( matrix( [] ) );
		const { rows = [] } = withMatrixRows( matrix( [] ), [ empty!, { id: 'x', label: 'Taste' } ] ).config;
		expect( rows[ 0 ]?.id ).toMatch( /^[a-z0-9]{12}$/ );
		expect( rows[ 1 ]?.id ).toBe( 'x' );
	} );

	it( 'is never in random order: its columns are a scale', () => {
		expect( canRandomize( 'matrix' ) ).toBe( false );
	} );

	it( 'is compared by a row and a column', () => {
		const one = matrix( [ 'Taste', 'Price' ] );
		expect( valuesOf( one ) ).toEqual( [ 'Taste: Poor', 'Taste: Good', 'Price: Poor', 'Price: Good' ] );
		expect( fits( condition( 'IN', 'Price: Good' ), one ) ).toBe( true );
		expect( fits( condition( 'IN', 'Price: Best' ), one ) ).toBe( false );
		expect( fits( condition( '=', 'Price: Good' ), one ) ).toBe( false );
	} );

	it( 'takes conditions along when a row or a column gets another text', () => {
		expect( valueOf( renameOption( asking( 'Price: Good' ), 'q1', 'Good', 'Fine' ) ) ).toBe( 'Price: Fine' );
		expect( valueOf( renameRow( asking( 'Price: Good' ), 'q1', 'Price', 'Value' ) ) ).toBe( 'Value: Good' );
		expect( valueOf( renameRow( asking( 'Price: Good' ), 'q1', 'Taste', 'Value' ) ) ).toBe( 'Price: Good' );
		const unchanged = asking( 'Price: Good' );
		expect( renameRow( unchanged, 'q1', 'Price', ' ' ) ).toBe( unchanged );
	} );

	it( 'drops conditions about a row that is gone', () => {
		const { draft: without, removed } = dropMisfits(
			{
				...asking( 'Price: Good' ),
				questions: [ matrix( [ 'Taste' ] ), asking( 'Price: Good' ).questions[ 1 ]! ],
			},
			'q1'
		);
		expect( removed ).toBe( 1 );
		expect( without.questions[ 1 ]?.logic.enabled ).toBe( false );
	} );
} );
