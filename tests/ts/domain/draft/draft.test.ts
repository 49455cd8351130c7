import { describe, expect, it } from 'vitest';
import type { SavedSurvey, SurveyTemplate } from '../../../../src/types';
import { clampDays, clampDelay, daysIn, nextYear, setExpiry } from '../../../../src/domain/draft/behavior';
import { aimCondition, canUseLogic, isComplete, operatorsOf, valuesOf } from '../../../../src/domain/draft/conditions';
import { applyTemplate, newDraft, withScheme } from '../../../../src/domain/draft/defaults';
import { afterSave, nameOf, scheduleOf, toDraft, toPayload } from '../../../../src/domain/draft/draft';
import type { Draft, SaveKind, SurveyRecord } from '../../../../src/domain/draft/draft';
import lastDays from '../../../fixtures/last-day.json';
import { asks, choice, CLOCK, draft, GLOBALS, question, RECORD, withEmailLogic } from './samples';

const LIVE: SurveyRecord = { ...RECORD, id: 7, status: 'publish', published_at: '2026-01-01T00:00:00Z' };

const payload = ( one: Draft, record = RECORD, kind: SaveKind = 'final' ) => toPayload( one, record, kind, CLOCK );

function answered( one: Draft, change: Partial< SavedSurvey > = {} ): SavedSurvey {
	const sent = payload( one );
	return { ...RECORD, ...sent, impressions: 0, id: 7, published: true, message: '', ...change };
}

describe( 'a new survey', () => {
	const made = newDraft( {
		globals: GLOBALS,
		devices: [ 'desktop' ],
		adminEmail: 'me@site.example',
		title: 'Untitled Survey',
		thanks: 'Thanks for your feedback!',
	} );

	it( 'ENT-15, ENT-16: takes colors, logo and start minimized from the global settings', () => {
		expect( made.settings.theming ).toEqual( {
			color_scheme: 'light',
			widget_color: '#ffffff',
			text_color: '#23282D',
			button_color: '#2D87F1',
			show_logo: true,
		} );
		expect( made.settings.behavior.start_minimized ).toBe( true );
	} );

	it( 'PUB-03, A39 to A41, ENT-05, ENT-09, ENT-11: the other defaults', () => {
		expect( made ).toMatchObject( {
			title: 'Untitled Survey',
			status: 'publish',
			settings: {
				enable_tracking: false,
				thank_you: { type: 'message', message: 'Thanks for your feedback!' },
				targeting: { devices: [ 'desktop' ], pages: 'all' },
				behavior: {
					timing: 'immediate',
					timing_delay: 20,
					display_length: 'until_response',
					run_time: 'indefinitely',
					remember_days: 0,
				},
			},
			notifications: { email: { active: true, addresses: 'me@site.example', logic: { enable: false } } },
		} );
	} );

	it( 'QST-55: a scheme brings its colors', () => {
		expect( withScheme( made.settings.theming, 'dark' ) ).toMatchObject( {
			widget_color: '#333333',
			text_color: '#ffffff',
			button_color: '#2D87F1',
		} );
	} );
} );

describe( 'templates', () => {
	const template: SurveyTemplate = {
		key: 'site',
		name: 'Website Feedback',
		description: '',
		category: '',
		is_available: true,
		required_addons: [],
		type: 'survey',
		picture: 'radio-button',
		questions: [ choice( 'one' ), question( 'two', 'text', { logic: asks( [ 'one', '=', 'A' ] ) } ) ],
	};
	let count = 0;
	const newId = () => `id${ ( count += 1 ) }`;

	it( 'SETUP-12 to SETUP-14: replaces the questions, takes name and type, gives ids that logic follows', () => {
		const before = withEmailLogic( draft( [ question( 'old' ) ] ), [ 'old', 'CONTAINS', 'x' ] );
		const after = applyTemplate( before, template, newId );
		expect( after.title ).toBe( 'Website Feedback' );
		expect( after.template ).toBe( 'site' );
		const [ first, second ] = after.questions;
		expect( first?.id ).not.toBe( 'one' );
		expect( second?.logic.conditions[ 0 ]?.question_id ).toBe( first?.id );
		expect( after.notifications.email.logic ).toMatchObject( { enable: false, conditions: [] } );
	} );

	it( 'SETUP-14: the blank one keeps the title', () => {
		const blank = { ...template, key: 'blank', name: 'Blank', questions: [] };
		expect( applyTemplate( draft( [], { title: 'Mine' } ), blank, newId ).title ).toBe( 'Mine' );
	} );
} );

describe( 'what is sent', () => {
	it( 'A30: an interim save of a survey that was never live goes out as draft, the final one as chosen', () => {
		expect( payload( draft(), RECORD, 'interim' ).status ).toBe( 'draft' );
		expect( payload( draft(), RECORD, 'final' ).status ).toBe( 'publish' );
		expect( payload( draft(), LIVE, 'interim' ).status ).toBe( 'publish' );
	} );

	it( 'a save that nobody pressed changes nothing about when visitors see a survey that was live', () => {
		const schedule = { enabled: true, date: '2026-12-01', time: '09:00' };
		const paused: SurveyRecord = { ...LIVE, status: 'draft', publish_at: '2026-01-01T00:00:00Z' };
		expect( payload( draft( [], { schedule } ), paused, 'passing' ) ).toMatchObject( {
			status: 'draft',
			publish_at: '2026-01-01T00:00:00Z',
		} );
		expect( payload( draft( [], { status: 'draft', schedule } ), LIVE, 'passing' ) ).toMatchObject( {
			status: 'publish',
			publish_at: null,
		} );
		expect( payload( draft( [], { status: 'draft' } ), LIVE, 'interim' ).status ).toBe( 'draft' );
		expect( payload( draft(), RECORD, 'passing' ).status ).toBe( 'draft' );
	} );

	it( 'a name has no half of an emoji, which JSON cannot carry', () => {
		const long = `${ 'x'.repeat( 254 ) }😀`;
		expect( nameOf( draft( [ question( 'a', 'text', { title: long } ) ], { title: '' } ), 'Untitled' ) ).toBe(
			'x'.repeat( 254 )
		);
	} );

	it( 'QST-21: trims titles and options', () => {
		const [ sent ] = payload( draft( [ { ...choice( 'a', [ ' A ', 'B' ] ), title: ' T ' } ] ) ).questions;
		expect( sent ).toMatchObject( { title: 'T', config: { options: [ 'A', 'B' ] } } );
	} );

	it( 'SAVE-09: e-mail logic without a valid condition is sent without conditions', () => {
		const one = withEmailLogic(
			draft( [ choice( 'a' ) ] ),
			[ '', '=', '' ],
			[ 'a', '=', 'gone' ],
			[ 'b', '=', 'A' ]
		);
		expect( payload( one ).notifications.email.logic ).toEqual( { enable: true, action: 'send', conditions: [] } );
		const half = withEmailLogic( draft( [ choice( 'a' ) ] ), [ 'a', '=', 'A' ], [ '', '=', '' ] );
		expect( payload( half ).notifications.email.logic.conditions ).toHaveLength( 1 );
	} );

	it( 'leaves unfinished question logic behind, which would hide the question for good', () => {
		const one = draft( [ choice( 'a' ), question( 'b', 'text', { logic: asks( [ 'a', '=', '' ] ) } ) ] );
		expect( payload( one ).questions[ 1 ]?.logic ).toMatchObject( { enabled: false, conditions: [] } );
	} );

	it( 'PUB-12, A37: date and time of the site become UTC', () => {
		const schedule = { enabled: true, date: '2026-12-01', time: '09:00' };
		expect( payload( draft( [], { schedule } ) ).publish_at ).toBe( '2026-12-01T07:00:00Z' );
		expect( payload( draft( [], { schedule: { ...schedule, enabled: false } } ) ).publish_at ).toBeNull();
	} );

	it( 'a date that has passed is kept, and is no schedule any more', () => {
		const past = '2026-11-01T00:00:00Z';
		expect( scheduleOf( past, CLOCK ).enabled ).toBe( false );
		expect( payload( draft(), { ...LIVE, publish_at: past } ).publish_at ).toBe( past );
		expect( scheduleOf( '2026-12-01T07:00:00Z', CLOCK ) ).toEqual( {
			enabled: true,
			date: '2026-12-01',
			time: '09:00',
		} );
	} );
} );

describe( 'after a save', () => {
	it( 'SAVE-02: the answer replaces the draft', () => {
		const one = draft( [ question( 'a', 'text', { title: 'T ' } ) ] );
		const saved = answered( one );
		saved.questions = [ question( 'a', 'text', { title: 'From the server' } ) ];
		expect( afterSave( one, payload( one ), saved, CLOCK ).questions[ 0 ]?.title ).toBe( 'From the server' );
	} );

	it( 'an answer equal to what was sent keeps half-filled rows on screen', () => {
		const one = draft( [ choice( 'a' ), question( 'b', 'text', { logic: asks( [ '', '=', '' ] ) } ) ] );
		expect( afterSave( one, payload( one ), answered( one ), CLOCK ) ).toBe( one );
	} );

	it( 'an answer in another order, with the year of the last day and without empty texts, is equal', () => {
		const last = { run_time: 'expire' as const, expire_at: { month: 12, day: 31 } };
		const half = question( 'b', 'text', {
			logic: asks( [ '', '=', '' ] ),
			config: { description: '' },
		} );
		const start = draft( [ choice( 'a' ), half ] );
		const one = { ...start, settings: { ...start.settings, behavior: { ...start.settings.behavior, ...last } } };
		const saved = answered( one );
		saved.questions = saved.questions.map( ( each ) => ( {
			...( Object.fromEntries( Object.entries( each ).reverse() ) as unknown as typeof each ),
			...( each.id === 'b' && { config: {} } ),
		} ) );
		saved.settings.behavior.expire_at = { month: 12, day: 31, year: 2026 };
		const after = afterSave( one, payload( one ), saved, CLOCK );
		expect( after.questions ).toBe( one.questions );
		expect( after.settings.behavior.expire_at ).toEqual( { month: 12, day: 31, year: 2026 } );
	} );

	it( 'A54: a schedule may change the year of the last day', () => {
		const dated = ( year: number ) => {
			const one = draft( [ choice( 'a' ) ] );
			const expire = { run_time: 'expire' as const, expire_at: { month: 12, day: 15, year } };
			return { ...one, settings: { ...one.settings, behavior: { ...one.settings.behavior, ...expire } } };
		};
		const one = dated( 2026 );
		const after = afterSave( one, payload( one ), answered( dated( 2027 ) ), CLOCK );
		expect( after.settings.behavior.expire_at?.year ).toBe( 2027 );
		expect( afterSave( one, payload( one ), answered( one ), CLOCK ) ).toBe( one );
	} );

	it( 'SAVE-03: a refused publication is a draft', () => {
		const one = draft( [ choice( 'a', [] ) ] );
		const saved = answered( one, { status: 'draft', published: false, message: 'No.' } );
		expect( afterSave( one, payload( one ), saved, CLOCK ).status ).toBe( 'draft' );
	} );

	it( 'A30: an interim draft save keeps the wish to publish', () => {
		const one = draft( [ question( 'a' ) ] );
		const sent = payload( one, RECORD, 'interim' );
		expect( afterSave( one, sent, answered( one, { status: 'draft', published: false } ), CLOCK ).status ).toBe(
			'publish'
		);
	} );

	it( 'PUB-10, PUB-11: a draft with a date ahead opens as it was left; one that was live has none', () => {
		const ahead = { status: 'draft', published: false, publish_at: '2031-01-01T09:00:00Z' } as const;
		expect( toDraft( answered( draft(), { ...ahead, published_at: null } ), CLOCK ) ).toMatchObject( {
			status: 'publish',
			schedule: { enabled: true },
		} );
		const once = { ...ahead, published_at: '2026-01-01T09:00:00Z' };
		expect( toDraft( answered( draft(), once ), CLOCK ) ).toMatchObject( {
			status: 'draft',
			schedule: { enabled: false },
		} );
		expect(
			toDraft( answered( draft(), { ...ahead, status: 'trash', published_at: null } ), CLOCK ).schedule.enabled
		).toBe( false );
	} );

	it( 'reads a trashed survey as a draft', () => {
		expect( toDraft( answered( draft(), { status: 'trash' } ), CLOCK ).status ).toBe( 'draft' );
	} );
} );

describe( 'conditions', () => {
	it( 'LOGIC-04 to LOGIC-09: comparators by type', () => {
		const text = [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ];
		expect( operatorsOf( 'checkbox' ) ).toEqual( [ 'IN' ] );
		for ( const type of [ 'radio-button', 'image-radio', 'icon-choice' ] as const ) {
			expect( operatorsOf( type ) ).toEqual( [ '=', '!=' ] );
		}
		for ( const type of [ 'text', 'long-text', 'email' ] as const ) {
			expect( operatorsOf( type ) ).toEqual( text );
			expect( valuesOf( question( 'q', type ) ) ).toBeNull();
		}
		expect( operatorsOf( 'star-rating' ) ).toEqual( [ '>', '<' ] );
		expect( valuesOf( question( 'q', 'star-rating' ) ) ).toEqual( [ '1', '2', '3', '4', '5' ] );
		expect( operatorsOf( 'nps' ) ).toEqual( [ '=', '!=', '>', '<' ] );
		expect( valuesOf( question( 'q', 'nps' ) ) ).toHaveLength( 10 );
	} );

	it( 'LOGIC-02, A14: needs an earlier radio, checkbox, NPS or star question', () => {
		const gates = [ 'radio-button', 'checkbox', 'nps', 'star-rating' ] as const;
		for ( const type of gates ) {
			expect( canUseLogic( [ question( 'a', type ), question( 'b' ) ], 1 ) ).toBe( true );
		}
		for ( const type of [ 'text', 'long-text', 'email', 'image-radio', 'icon-choice' ] as const ) {
			expect( canUseLogic( [ question( 'a', type ), question( 'b' ) ], 1 ) ).toBe( false );
		}
		expect( canUseLogic( [ question( 'a' ), question( 'b', 'nps' ) ], 0 ) ).toBe( false );
	} );

	it( 'LOGIC-03: only about questions it may refer to', () => {
		const condition = { question_id: 'a', compare: '=', value: 'A' } as const;
		expect( isComplete( condition, [ choice( 'a' ) ] ) ).toBe( true );
		expect( isComplete( condition, [ choice( 'b' ) ] ) ).toBe( false );
		expect( isComplete( { ...condition, value: 'Z' }, [ choice( 'a' ) ] ) ).toBe( false );
	} );

	it( 'LOGIC-10: a comparator that REST stored and the builder does not offer stays', () => {
		const condition = { question_id: 'a', compare: 'STARTS_WITH', value: 'Very' } as const;
		expect( operatorsOf( 'radio-button' ) ).not.toContain( 'STARTS_WITH' );
		expect( isComplete( condition, [ choice( 'a' ) ] ) ).toBe( true );
		expect( isComplete( { ...condition, value: '' }, [ choice( 'a' ) ] ) ).toBe( false );
		const asking = question( 'b', 'text', { logic: asks( [ 'a', 'STARTS_WITH', 'Very' ] ) } );
		const sent = payload( draft( [ choice( 'a' ), asking ] ) );
		expect( sent.questions[ 1 ]?.logic.conditions ).toEqual( [ condition ] );
	} );

	it( 'aims with the first comparator', () => {
		expect( aimCondition( choice( 'a', [ 'x' ], 'checkbox' ) ) ).toEqual( {
			question_id: 'a',
			compare: 'IN',
			value: '',
		} );
	} );
} );

describe( 'numbers', () => {
	it.each( [
		[ 61, 60 ],
		[ -1, 0 ],
		[ 20, 20 ],
		[ 7.6, 8 ],
		[ NaN, 20 ],
	] )( 'SET-14: a delay of %d becomes %d', ( from, to ) => {
		expect( clampDelay( from ) ).toBe( to );
	} );

	it( 'A51: days to remember are 0 to 365', () => {
		expect( [ clampDays( -3 ), clampDays( 30 ), clampDays( 999 ) ] ).toEqual( [ 0, 30, 365 ] );
	} );

	it( 'SET-17: the day stays inside its month', () => {
		const { behavior } = draft().settings;
		expect( setExpiry( behavior, 2, 31 ).expire_at ).toEqual( { month: 2, day: 29 } );
		expect( daysIn( 4 ) ).toBe( 30 );
	} );

	it.each( lastDays.cases )( 'A54, in the cases that PHP runs as well: $name', ( one ) => {
		expect( nextYear( one.month, one.day, one.today, one.opens ) ).toBe( one.year );
	} );
} );
