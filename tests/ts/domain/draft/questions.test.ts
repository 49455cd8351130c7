import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../../../../src/types';
import type { Question, QuestionType } from '../../../../src/types';
import { canComment, canRandomize, newQuestion } from '../../../../src/domain/draft/new-question';
import {
	addQuestion,
	changeType,
	referrersOf,
	deleteQuestion,
	ensureQuestion,
	moveQuestion,
	neighborOf,
} from '../../../../src/domain/draft/questions';
import { renameOption } from '../../../../src/domain/draft/references';
import { rulesOf } from '../../../../src/domain/question-types';
import { asks, choice, draft, question, STAR_TITLE, starts, withEmailLogic } from './samples';

const logicOf = ( questions: Question[], id: string ) => questions.find( ( one ) => one.id === id )?.logic;

describe( 'new questions', () => {
	it( 'QST-13: an empty survey gets one blank text question, a filled one stays as it is', () => {
		const filled = draft( [ question( 'q1' ) ] );
		expect( ensureQuestion( filled, 'new', starts ) ).toBe( filled );
		expect( ensureQuestion( draft(), 'new', starts ).questions ).toEqual( [
			expect.objectContaining( { id: 'new', type: 'text', title: '', config: {} } ),
		] );
	} );

	it( 'QST-37, QST-38: star rating and NPS bring their titles, the others none', () => {
		const titles = Object.fromEntries(
			QUESTION_TYPES.map( ( type ) => [ type, newQuestion( type, 'x', starts ).title ] )
		);
		expect( titles[ 'star-rating' ] ).toBe( 'How would you rate your overall experience?' );
		expect( titles.nps ).toBe( 'On a scale of 1-10, how likely would you recommend us to a friend or colleague?' );
		expect( Object.values( titles ).filter( ( title ) => title === '' ) ).toHaveLength( QUESTION_TYPES.length - 2 );
	} );

	it( 'A7: NPS begins with its two end labels', () => {
		expect( newQuestion( 'nps', 'x', starts ).config.options ).toEqual( [ 'Not Likely', 'Extremely Likely' ] );
	} );

	it( 'QST-30, QST-31: icon choice begins with color #1579EF and size medium; no other type has them', () => {
		for ( const type of QUESTION_TYPES ) {
			const { icon_color: color, icon_size: size } = newQuestion( type, 'x', starts ).settings;
			expect( [ color, size ] ).toEqual(
				type === 'icon-choice' ? [ '#1579EF', 'medium' ] : [ undefined, undefined ]
			);
		}
	} );

	it( 'QST-34, QST-35: which types can be mixed and commented', () => {
		expect( QUESTION_TYPES.filter( canRandomize ) ).toEqual( [
			'checkbox',
			'radio-button',
			'image-radio',
			'icon-choice',
			'ranking',
			'dropdown',
		] );
		expect( QUESTION_TYPES.filter( ( type ) => ! canComment( type ) ) ).toEqual( [
			'text',
			'long-text',
			'email',
			'consent',
			'statement',
			'number',
			'date',
			'upload',
		] );
	} );
} );

describe( 'changing a type', () => {
	const before = ( type: QuestionType ) =>
		draft( [
			{ ...newQuestion( type, 'q1', starts ), title: 'T', config: { options: [ 'A', 'B' ], include_name: true } },
		] );

	it.each( [
		[ 'checkbox', 'radio-button' ],
		[ 'radio-button', 'checkbox' ],
		[ 'radio-button', 'ranking' ],
		[ 'ranking', 'checkbox' ],
	] as const )( 'QST-22: %s to %s keeps the options', ( from, to ) => {
		const { draft: after } = changeType( before( from ), 'q1', to, starts );
		expect( after.questions[ 0 ] ).toMatchObject( { type: to, config: { options: [ 'A', 'B' ] } } );
	} );

	it( 'QST-22 to QST-25: every other change clears the config', () => {
		const NEW_IDS = [ expect.stringMatching( /^[a-z0-9]{12}$/ ), expect.stringMatching( /^[a-z0-9]{12}$/ ) ];
		const cleared: Record< QuestionType, object > = {
			text: {},
			'long-text': {},
			email: { include_name: false },
			checkbox: { options: [], option_ids: [] },
			'radio-button': { options: [], option_ids: [] },
			'image-radio': {
				options: [
					{ label: '', image: null },
					{ label: '', image: null },
				],
				option_ids: NEW_IDS,
			},
			'icon-choice': {
				options: [
					{ label: '', icon: null },
					{ label: '', icon: null },
				],
				option_ids: NEW_IDS,
			},
			'star-rating': {},
			nps: { options: [ 'Not Likely', 'Extremely Likely' ] },
			scale: { look: 'numbers', points: 5, start: 1, purpose: 'plain' },
			consent: { must: true },
			statement: {},
			ranking: { options: [], option_ids: [], rank: 'any' },
			dropdown: { options: [], option_ids: [] },
			matrix: { options: [], option_ids: [], rows: [] },
			number: { step: 1 },
			date: {},
			upload: { files: 'pictures', megabytes: 5 },
		};
		for ( const from of QUESTION_TYPES ) {
			for ( const to of QUESTION_TYPES ) {
				const keeps = [ from, to ].every( ( type ) => rulesOf( type ).options === 'text' );
				if ( from !== to && ! keeps ) {
					const { draft: after } = changeType( before( from ), 'q1', to, starts );
					expect( after.questions[ 0 ]?.config, `${ from } to ${ to }` ).toEqual( cleared[ to ] );
				}
			}
		}
	} );

	it( 'keeps the title, but fills an empty one with the default of the type', () => {
		expect( changeType( before( 'text' ), 'q1', 'nps', starts ).draft.questions[ 0 ]?.title ).toBe( 'T' );
		const empty = draft( [ question( 'q1', 'text', { title: ' ' } ) ] );
		expect( changeType( empty, 'q1', 'star-rating', starts ).draft.questions[ 0 ]?.title ).toBe( STAR_TITLE );
	} );

	it( 'switches off what the new type cannot have, and keeps required', () => {
		const start = draft( [
			question( 'q1', 'checkbox', { settings: { required: true, randomize: true, comment_box: true } } ),
		] );
		expect( changeType( start, 'q1', 'email', starts ).draft.questions[ 0 ]?.settings ).toEqual( {
			required: true,
			randomize: false,
			comment_box: false,
		} );
	} );

	it( 'drops conditions that the new type cannot answer', () => {
		const start = draft( [
			question( 'q1', 'star-rating' ),
			question( 'q2', 'text', { logic: asks( [ 'q1', '<', '3' ] ) } ),
		] );
		const { draft: after, removed } = changeType( start, 'q1', 'radio-button', starts );
		expect( removed ).toBe( 1 );
		expect( logicOf( after.questions, 'q2' ) ).toMatchObject( { enabled: false, conditions: [] } );
	} );

	it( 'the same type changes nothing', () => {
		const start = before( 'radio-button' );
		expect( changeType( start, 'q1', 'radio-button', starts ) ).toEqual( { draft: start, removed: 0 } );
	} );
} );

describe( 'moving', () => {
	const start = draft( [
		choice( 'q1' ),
		choice( 'q2' ),
		question( 'q3', 'text', { logic: asks( [ 'q1', '=', 'A' ], [ 'q2', '=', 'B' ] ) } ),
		question( 'q4', 'text', { logic: asks( [ 'q2', '=', 'A' ] ) } ),
	] );
	const order = ( from: number, to: number ) =>
		moveQuestion( start, from, to )
			.draft.questions.map( ( { id } ) => id )
			.join( ' ' );

	it( 'QST-03: puts it where it was dropped', () => {
		expect( order( 0, 2 ) ).toBe( 'q2 q3 q1 q4' );
		expect( order( 3, 0 ) ).toBe( 'q4 q1 q2 q3' );
	} );

	it( 'QST-41: in the moved question conditions go that no longer point backwards', () => {
		const { draft: after, removed } = moveQuestion( start, 2, 1 );
		expect( logicOf( after.questions, 'q3' ) ).toMatchObject( {
			enabled: true,
			conditions: [ { question_id: 'q1' } ],
		} );
		expect( removed ).toBe( 1 );
	} );

	it( 'QST-42: logic without conditions is switched off', () => {
		const { draft: after, removed } = moveQuestion( start, 2, 0 );
		expect( logicOf( after.questions, 'q3' ) ).toMatchObject( { enabled: false, conditions: [] } );
		expect( removed ).toBe( 2 );
	} );

	it( 'QST-43, A17: every condition in others that refers to it goes, even one that would still hold', () => {
		const { draft: after, removed } = moveQuestion( start, 1, 0 );
		expect( logicOf( after.questions, 'q3' )?.conditions ).toEqual( [
			{ question_id: 'q1', compare: '=', value: 'A' },
		] );
		expect( logicOf( after.questions, 'q4' ) ).toMatchObject( { enabled: false, conditions: [] } );
		expect( removed ).toBe( 2 );
	} );

	it( 'leaves the e-mail logic alone: it has no order', () => {
		const mailed = withEmailLogic( start, [ 'q1', '=', 'A' ] );
		expect( moveQuestion( mailed, 0, 3 ).draft.notifications ).toBe( mailed.notifications );
	} );

	it( 'a row that is still empty survives', () => {
		const open = draft( [
			choice( 'q1' ),
			question( 'q2', 'text', { logic: asks( [ '', '=', '' ] ) } ),
			choice( 'q3' ),
		] );
		expect( logicOf( moveQuestion( open, 1, 2 ).draft.questions, 'q2' )?.conditions ).toHaveLength( 1 );
	} );

	it.each( [
		[ 1, 1 ],
		[ -1, 0 ],
		[ 0, 9 ],
		[ 9, 0 ],
	] )( 'from %d to %d is no move', ( from, to ) => {
		expect( moveQuestion( start, from, to ).draft ).toBe( start );
	} );

	it( 'property: no condition ever points forwards, no question is lost', () => {
		const moves = fc.array( fc.tuple( fc.nat( 4 ), fc.nat( 4 ) ), { maxLength: 12 } );
		const pairs = fc.array( fc.tuple( fc.nat( 4 ), fc.nat( 4 ) ), { maxLength: 8 } );
		fc.assert(
			fc.property( pairs, moves, ( links, steps ) => {
				let now = draft(
					[ 0, 1, 2, 3, 4 ].map( ( at ) => ( {
						...choice( `q${ at }` ),
						logic: asks(
							...links
								.filter( ( [ owner, about ] ) => owner === at && about < at )
								.map( ( [ , about ] ) => [ `q${ about }`, '=', 'A' ] as [ string, '=', string ] )
						),
					} ) )
				);
				for ( const [ from, to ] of steps ) {
					now = moveQuestion( now, from, to ).draft;
				}
				expect( now.questions.map( ( { id } ) => id ).sort() ).toEqual( [ 'q0', 'q1', 'q2', 'q3', 'q4' ] );
				now.questions.forEach( ( { logic }, at ) => {
					const earlier = now.questions.slice( 0, at ).map( ( { id } ) => id );
					for ( const condition of logic.conditions ) {
						expect( earlier ).toContain( condition.question_id );
					}
				} );
			} )
		);
	} );
} );

describe( 'deleting', () => {
	const start = withEmailLogic(
		draft( [
			choice( 'q1' ),
			question( 'q2', 'text', { logic: asks( [ 'q1', '=', 'A' ] ) } ),
			question( 'q3', 'text', { logic: asks( [ 'q1', '=', 'B' ], [ 'q2', 'CONTAINS', 'x' ] ) } ),
		] ),
		[ 'q1', '=', 'A' ]
	);

	it( 'QST-44, QST-46: conditions that refer to it go; logic left without any is switched off', () => {
		const { draft: after } = deleteQuestion( start, 'q1' );
		expect( after.questions.map( ( { id } ) => id ) ).toEqual( [ 'q2', 'q3' ] );
		expect( logicOf( after.questions, 'q2' ) ).toMatchObject( { enabled: false, conditions: [] } );
		expect( logicOf( after.questions, 'q3' ) ).toMatchObject( {
			enabled: true,
			conditions: [ { question_id: 'q2' } ],
		} );
	} );

	it( 'QST-45, QST-46: the e-mail logic loses it as well and is switched off', () => {
		expect( deleteQuestion( start, 'q1' ).draft.notifications.email.logic ).toEqual( {
			enable: false,
			action: 'send',
			conditions: [],
		} );
		expect( deleteQuestion( start, 'q3' ).draft.notifications ).toBe( start.notifications );
	} );

	it( 'conditional redirects that ask for it go', () => {
		const redirecting = draft( [ choice( 'q1' ), choice( 'q2' ) ] );
		redirecting.settings.thank_you.conditions = [
			{ question: 'q1', condition_type: '=', condition: 'A', page: null },
			{ question: 'q2', condition_type: '=', condition: 'A', page: null },
		];
		const { draft: after } = deleteQuestion( redirecting, 'q1' );
		expect( after.settings.thank_you.conditions.map( ( row ) => row.question ) ).toEqual( [ 'q2' ] );
	} );

	it( 'the dialog can say what goes along', () => {
		expect( referrersOf( start, 'q1' ) ).toEqual( { questions: [ 2, 3 ], email: true, redirects: false } );
		expect( referrersOf( start, 'q3' ) ).toEqual( { questions: [], email: false, redirects: false } );
	} );

	it( 'the selection goes to the next line, else the one before, else nowhere', () => {
		expect( neighborOf( start, 'q1' ) ).toBe( 'q2' );
		expect( neighborOf( start, 'q3' ) ).toBe( 'q2' );
		expect( neighborOf( draft( [ choice( 'q1' ) ] ), 'q1' ) ).toBeNull();
	} );
} );

describe( 'renaming an option', () => {
	const start = withEmailLogic(
		draft( [ choice( 'q1' ), question( 'q2', 'text', { logic: asks( [ 'q1', '=', 'A' ] ) } ) ] ),
		[ 'q1', '!=', 'A' ]
	);

	it( 'conditions follow, in questions and e-mail logic', () => {
		const after = renameOption( start, 'q1', 'A', ' Alpha ' );
		expect( logicOf( after.questions, 'q2' )?.conditions[ 0 ]?.value ).toBe( 'Alpha' );
		expect( after.notifications.email.logic.conditions[ 0 ]?.value ).toBe( 'Alpha' );
	} );

	it.each( [
		[ 'A', '' ],
		[ '', 'B' ],
		[ 'A', 'A ' ],
	] )( '%j to %j changes nothing', ( from, to ) => {
		expect( renameOption( start, 'q1', from, to ) ).toBe( start );
	} );

	it( 'an option nobody asks for leaves the draft untouched, so that undo has no empty step', () => {
		const alone = draft( [ choice( 'q1' ) ] );
		expect( renameOption( alone, 'q1', 'A', 'Z' ) ).toBe( alone );
	} );
} );

it( 'QST-15: adding appends', () => {
	expect( addQuestion( draft( [ choice( 'q1' ) ] ), choice( 'q2' ) ).questions ).toHaveLength( 2 );
} );
