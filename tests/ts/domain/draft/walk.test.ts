import { describe, expect, it } from 'vitest';
import { givenBy, walkThrough } from '../../../../src/domain/draft/walk';
import { asks, choice, question } from './samples';

const nps = question( 'a', 'nps' );
const why = { ...question( 'b' ), logic: asks( [ 'a', 'IS', 'detractor' ] ) };
const jumps = [
	{ to: '@call', match: 'all' as const, conditions: [ { question_id: 'b', compare: '=' as const, value: 'x' } ] },
];
const last = question( 'c', 'text', { logic: { enabled: false, action: 'show', conditions: [], jumps } } );
const questions = [ nps, why, last ];

describe( 'a walk', () => {
	it( 'stands at the first question that was not left', () => {
		expect( walkThrough( questions, {}, {} ) ).toMatchObject( { behind: [], current: nps, ending: '' } );
		const { behind, current, turns } = walkThrough( questions, { a: { value: 9 } }, {} );
		expect( [ behind, current?.id ] ).toEqual( [ [ nps ], 'c' ] );
		expect( turns.map( ( { shown } ) => shown ) ).toEqual( [ true, false, true ] );
	} );

	it( 'says which conditions held, and ends where the jump leads', () => {
		const left = { a: { value: 3 }, b: { value: 'x' }, c: { value: null } };
		const { current, turns, ending, answers } = walkThrough( questions, left, {} );
		expect( [ current, ending ] ).toEqual( [ null, 'call' ] );
		expect( [ ...( turns[ 1 ]?.met ?? [] ) ] ).toEqual( why.logic.conditions );
		expect( turns[ 2 ]?.jump ).toBe( jumps[ 0 ] );
		expect( answers.map( ( { value } ) => value ) ).toEqual( [ 3, 'x', null ] );
	} );

	it( 'leaves out what was given to questions that are not on the way', () => {
		const { behind, answers } = walkThrough( questions, { a: { value: 10 }, b: { value: 'x' } }, {} );
		expect( behind ).toEqual( [ nps ] );
		expect( answers ).toHaveLength( 1 );
	} );

	it( 'follows facts about the visitor', () => {
		const onPhones = { ...question( 'd' ), logic: asks( [ '@device', '=', 'mobile' ] ) };
		const at = ( device: string ) => walkThrough( [ onPhones, last ], {}, { '@device': device } ).current?.id;
		expect( [ at( 'mobile' ), at( 'desktop' ) ] ).toEqual( [ 'd', 'c' ] );
	} );
} );

describe( 'visitors of one opinion', () => {
	it( 'give their group of the NPS, and the end or the middle of other scores', () => {
		const stars = question( 's', 'star-rating' );
		const all = ( [ 'promoter', 'passive', 'detractor' ] as const ).map( ( persona ) => [
			givenBy( persona, nps )?.value,
			givenBy( persona, stars )?.value,
		] );
		expect( all ).toEqual( [
			[ 10, 5 ],
			[ 8, 3 ],
			[ 3, 1 ],
		] );
	} );

	it( 'choose an option only where they must, and write nothing', () => {
		const must = { required: true, randomize: false, comment_box: false };
		expect( givenBy( 'passive', choice( 'o' ) ) ).toBeNull();
		expect( givenBy( 'passive', { ...choice( 'o' ), settings: must } ) ).toEqual( { value: 'A' } );
		expect( givenBy( 'passive', { ...choice( 'o', [ 'A' ], 'checkbox' ), settings: must } ) ).toEqual( {
			value: [ 'A' ],
		} );
		expect( givenBy( 'passive', { ...question( 't' ), settings: must } ) ).toBeNull();
	} );
} );
