import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question, QuestionLogic } from '../../../../src/types';
import { ahead } from '../../../../src/domain/paths';
import { layoutOf } from '../../../../src/domain/draft/map-layout';
import { mapOf, visited } from '../../../../src/domain/draft/map';
import type { Draft } from '../../../../src/domain/draft/draft';
import { asks, choice, draft as draftOf, question } from './samples';

const PLAIN: QuestionLogic = { enabled: false, action: 'show', conditions: [] };
const jump = ( to: string, ...conditions: [ string, '=', string ][] ) => ( {
	to,
	match: conditions.length > 0 ? ( 'all' as const ) : ( 'always' as const ),
	conditions: conditions.map( ( [ id, compare, value ] ) => ( { question_id: id, compare, value } ) ),
} );
const leading = ( id: string, ...jumps: ReturnType< typeof jump >[] ) => ( {
	...choice( id ),
	logic: { ...PLAIN, jumps },
} );

function draft( questions: Question[], endings: string[] = [] ): Draft {
	const plain = draftOf( questions );
	return {
		...plain,
		settings: {
			...plain.settings,
			thank_you: {
				...plain.settings.thank_you,
				endings: endings.map( ( id ) => ( { id, title: `Ending ${ id }`, text: '' } ) ),
			},
		},
	};
}

const problems = ( of: Draft ) => mapOf( of ).problems.map( ( { kind, id } ) => `${ kind } ${ id }` );

describe( 'the map of a survey', () => {
	it( 'has questions, the end and endings as places, in order, and an intro where there is one', () => {
		const plain = draft( [ choice( 'a' ) ], [ 'call' ] );
		expect( mapOf( plain ).places.map( ( { id } ) => id ) ).toEqual( [ 'a', 'thank-you', '@call' ] );
		const intro = { title: 'Hi', text: '', picture: null, button: 'Start', time: false };
		const around = { ...plain, settings: { ...plain.settings, presentation: { intro } as never } };
		expect( mapOf( around ).places[ 0 ] ).toMatchObject( { id: 'intro', flowsOn: true } );
	} );

	it( 'knows which questions some pass, and where jumps of one question lead', () => {
		const { places } = mapOf(
			draft(
				[
					leading( 'a', jump( 'c', [ 'a', '=', 'A' ] ), jump( '@call', [ 'a', '=', 'B' ] ) ),
					{ ...choice( 'b' ), logic: asks( [ 'a', '=', 'B' ] ) },
					leading( 'c', jump( '@end' ) ),
				],
				[ 'call' ]
			)
		);
		const [ a, b, c, end, call ] = places;
		expect( a?.leaps.map( ( { to } ) => to ) ).toEqual( [ 'c', '@call' ] );
		expect( [ a?.flowsOn, b?.passed, c?.landed, c?.flowsOn ] ).toEqual( [ true, true, true, false ] );
		expect( c?.leaps.map( ( { to } ) => to ) ).toEqual( [ 'thank-you' ] );
		expect( [ end?.landed, end?.flowsIn, call?.reached ] ).toEqual( [ true, false, true ] );
	} );

	it( 'names what nobody gets to, jumps back, jumps that lead nowhere and endings without a jump', () => {
		expect( problems( draft( [ choice( 'a' ), question( 'b' ) ] ) ) ).toEqual( [] );
		expect(
			problems(
				draft(
					[
						leading( 'a', jump( 'c' ) ),
						choice( 'b' ),
						{ ...choice( 'c' ), logic: asks( [ 'b', '=', 'A' ] ) },
						leading( 'd', jump( 'a', [ 'd', '=', 'A' ] ), jump( '' ) ),
					],
					[ 'call' ]
				)
			)
		).toEqual( [ 'over b', 'never c', 'back d', 'nowhere d', 'ending @call' ] );
	} );

	it( 'leaves conditions that are not filled in alone, as visitors will', () => {
		const open = draft( [ choice( 'a' ), { ...choice( 'b' ), logic: asks( [ 'a', '=', '' ] ) } ] );
		expect( mapOf( open ).places[ 1 ] ).toMatchObject( { passed: false, reached: true } );
	} );
} );

const logics = fc.record( {
	ask: fc.option( fc.nat( 29 ) ),
	jumps: fc.array( fc.record( { to: fc.nat( 33 ), always: fc.boolean() } ), { maxLength: 4 } ),
} );

const surveys = fc.array( logics, { minLength: 1, maxLength: 30 } ).map( ( all ) =>
	draft(
		all.map( ( { ask, jumps }, at ) => ( {
			...choice( `q${ at }` ),
			logic: {
				...( ask === null ? PLAIN : asks( [ `q${ ask }`, '=', 'A' ] ) ),
				jumps: jumps.map( ( { to, always } ) =>
					jump(
						to > 31 ? '@end' : to > 29 ? `@e${ to }` : `q${ to }`,
						...( always ? [] : [ [ `q${ at }`, '=', 'A' ] as [ string, '=', string ] ] )
					)
				),
			},
		} ) ),
		[ 'e30', 'e31' ]
	)
);

describe( 'any survey', () => {
	it( 'marks exactly the questions that no answers lead to', () => {
		fc.assert(
			fc.property( surveys, ( of ) => {
				const { places } = mapOf( of );
				const open = ahead( visited( of ), -1, new Set(), [], null );
				const reached = places.filter( ( { kind, reached: is } ) => kind === 'question' && is );
				expect( reached.map( ( { id } ) => id ) ).toEqual( [ ...open ] );
			} )
		);
	} );

	it( 'lies without one card or label on another, inside the picture', () => {
		fc.assert(
			fc.property( surveys, ( of ) => {
				const { places } = mapOf( of );
				const { cards, labels, lines, width, height } = layoutOf( places );
				const boxes = places.map( ( { id } ) => cards[ id ] );
				boxes.forEach( ( box, at ) => {
					const after = boxes[ at + 1 ];
					expect( box && box.x >= 0 && box.x + 248 <= width && box.y + box.height <= height ).toBe( true );
					expect( ! after || ! box || after.y >= box.y + box.height + 24 ).toBe( true );
				} );
				const spans = labels.map( ( { x, y, most, centered } ) => ( {
					from: centered ? x - most / 2 : x,
					to: centered ? x + most / 2 : x + most,
					y,
				} ) );
				spans.forEach( ( one, at ) =>
					spans.slice( at + 1 ).forEach( ( other ) => {
						const apart = one.to <= other.from || other.to <= one.from || Math.abs( one.y - other.y ) >= 20;
						expect( apart ).toBe( true );
					} )
				);
				expect( lines.every( ( { path } ) => ! path.includes( 'NaN' ) ) ).toBe( true );
			} )
		);
	} );
} );

describe( 'the layout', () => {
	const places = ( of: Draft ) => mapOf( of ).places;

	it( 'puts questions that some pass beside the spine, and all others on it', () => {
		const { cards } = layoutOf(
			places( draft( [ choice( 'a' ), { ...choice( 'b' ), logic: asks( [ 'a', '=', 'A' ] ) }, choice( 'c' ) ] ) )
		);
		expect( cards.b?.x ).toBeLessThan( cards.a?.x ?? 0 );
		expect( cards.c?.x ).toBe( cards.a?.x );
	} );

	it( 'gives ways that run beside each other tracks of their own, and one track to jumps to one place', () => {
		const tracks = ( ...jumps: [ number, number ][] ) => {
			const six = [ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( id, at ) =>
				leading(
					id,
					...jumps
						.filter( ( [ from ] ) => from === at )
						.map( ( [ , to ] ) => jump( 'abcdef'.charAt( to ), [ id, '=', 'A' ] ) )
				)
			);
			return layoutOf( places( draft( six ) ) ).width;
		};
		expect( tracks( [ 0, 2 ], [ 3, 5 ] ) ).toBe( tracks( [ 0, 2 ] ) );
		expect( tracks( [ 0, 4 ], [ 1, 4 ] ) ).toBe( tracks( [ 0, 4 ] ) );
		expect( tracks( [ 0, 4 ], [ 1, 5 ] ) ).toBe( tracks( [ 0, 4 ] ) + 16 );
	} );

	it( 'draws the way from one place to a later one, past others and along a jump', () => {
		const { way, cards } = layoutOf(
			places(
				draft( [
					leading( 'a', jump( 'c', [ 'a', '=', 'B' ] ) ),
					{ ...choice( 'b' ), logic: asks( [ 'a', '=', 'A' ] ) },
					choice( 'c' ),
				] )
			)
		);
		expect( way( 'a', 'c' ) ).toBe( `M428 ${ ( cards.a?.y ?? 0 ) + 84 }L428 ${ cards.c?.y }` );
		expect( way( 'a', 'c', 'c' ) ).toMatch( /^M552 .*L552 / );
		expect( way( 'b', 'c' ) ).toMatch( /^M148 .*L428 / );
	} );
} );
